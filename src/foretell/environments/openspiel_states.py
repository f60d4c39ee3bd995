"""The states of the whole game for OpenSpiel."""

from typing import Any

import numpy as np
import pyspiel

from ..game import PHASES, Action, Event, Options, event_for
from ..game.events import events_of
from ..native import ILLEGAL, OneGame
from ..rules import State, apply, start
from ..rules.observation import OBSERVATION
from ..rules.state import Fact

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
BITS = 11
"""How many actions each table of `actions_of` covers."""
_FIRST, _SECOND, _THIRD, _FOURTH, _FIFTH, _SIXTH = (
    [[first + bit for bit in range(BITS) if chosen >> bit & 1] for chosen in range(1 << BITS)]
    for first in range(0, 6 * BITS, BITS)
)
_ALL = (1 << BITS) - 1
Decision = tuple[int, int, list[Fact]]
"""Who chose, what they chose, and what followed from it."""


def actions_of(legal: int) -> list[int]:
    """The numbers of the actions in a set of bits, in order. Tables take a third of the time of a loop."""
    return [
        *_FIRST[legal & _ALL],
        *_SECOND[legal >> BITS & _ALL],
        *_THIRD[legal >> 2 * BITS & _ALL],
        *_FOURTH[legal >> 3 * BITS & _ALL],
        *_FIFTH[legal >> 4 * BITS & _ALL],
        *_SIXTH[legal >> 5 * BITS],
    ]


class FactLog:
    """What followed from the deal and from each decision of a game.

    The compiled rules record no facts. So the interpreted rules play the same game when its past is requested.
    """

    __slots__ = ("config", "decisions", "opening", "state")

    def __init__(self, options: Options, seed: list[int]) -> None:
        self.config, self.state = options.config, State()
        self.opening: list[Fact] = []
        self.decisions: list[Decision] = []
        self.state.seed, self.state.trace = seed[:], self.opening
        start(self.config, self.state)

    def catch_up(self, actions: list[int]) -> None:
        """Play the actions that are not yet in the log."""
        for action in actions[len(self.decisions) :]:
            actor, facts = self.state.actor, list[Fact]()
            self.state.trace = facts
            apply(self.config, self.state, action)
            self.decisions.append((actor, action, facts))

    def copy(self) -> "FactLog":
        """An independent copy."""
        twin = FactLog.__new__(FactLog)
        twin.config, twin.state = self.config, self.state.copy()
        twin.opening, twin.decisions = self.opening, self.decisions[:]
        return twin


class GameInProgress:
    """A game, its seed and the actions so far."""

    __slots__ = ("actions", "game", "legal", "log", "options", "seed")

    def __init__(self, options: Options, seed: list[int], game: OneGame, legal: int) -> None:
        self.options, self.seed, self.game, self.legal = options, seed, game, legal
        self.actions: list[int] = []
        self.log: FactLog | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "GameInProgress":
        twin = GameInProgress(self.options, self.seed, self.game.copy(), self.legal)
        twin.actions = self.actions[:]
        twin.log = self.log and self.log.copy()
        return twin

    def past(self) -> FactLog:
        """What has followed from each action."""
        if self.log is None:
            self.log = FactLog(self.options, self.seed)
        self.log.catch_up(self.actions)
        return self.log


class ForetellState(pyspiel.State):
    """A state of the whole game. Before the deal, it is a chance node with one sampled outcome."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._player = CHANCE
        self._play: GameInProgress | None = None

    def current_player(self) -> int:
        """The seat that must choose."""
        return self._player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One outcome: OpenSpiel's way to say that the game draws it."""
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self._play is None or player != self._player else actions_of(self._play.legal)

    def _apply_action(self, action: int) -> None:
        play = self._play
        if play is None:
            self._play, actor = dealt(self.get_game())
        else:
            legal, actor = play.game.play(action)
            if legal == ILLEGAL:
                raise pyspiel.SpielError(f"action {action} is illegal now: choose one of legal_actions()")
            play.legal = legal
            play.actions.append(action)
        self._player = actor if actor >= 0 else TERMINAL

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE or self._play is None:
            return "deal"
        return str(Action.of(PHASES[self._play.game.phase], action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        """What each seat has earned, at the end; zeros before."""
        earned = np.zeros(self.num_players())
        if self._play is not None and self.is_terminal():
            self._play.game.pay(self.get_game().utility, np.zeros_like(earned), earned)
        return [float(utility) for utility in earned]

    def __str__(self) -> str:
        if self._play is None:
            return "not dealt"
        return f"seed {self._play.seed} actions {self._play.actions}"

    def row(self, player: int) -> list[int]:
        """The words of `foretell.rules.observation` for a player; zeros before the deal."""
        row = np.zeros(OBSERVATION, np.int64)
        if self._play is not None:
            self._play.game.observe(player, row)
        words: list[int] = row.tolist()
        return words

    def past(self, player: int) -> str:
        """Everything that a player has seen and done, in order: its own actions, and events without hidden cards."""
        if self._play is None:
            return ""
        options, log = self._play.options, self._play.past()
        parts = [events_text(options, log.opening, player)]
        for actor, action, facts in log.decisions:
            if actor == player:
                parts.append(f"{action}!")
            parts.append(events_text(options, facts, player))
        return ";".join(part for part in parts if part)


def dealt(game: Any) -> tuple[GameInProgress, int]:
    """A new game of an OpenSpiel game, with a seed from its generator, and the seat that must choose."""
    seed = game.generator.integers(0, 2**32, 8)
    one = game.undealt.copy()
    legal, actor = one.deal(seed)
    return GameInProgress(game.options, seed.tolist(), one, legal), actor


def events_text(options: Options, facts: list[Fact], player: int) -> str:
    """What a player saw of some facts."""
    events = events_of(facts, options.config.variant, options.players)
    return ";".join(event_text(event_for(event, player)) for event in events)


def event_text(event: Event) -> str:
    """An event in one word: its key and everything that it says."""
    cards = ",".join(card or "?" for card in event.cards)
    numbers = (event.seat, event.other, event.effect, event.rank, event.runes, event.count, event.round, event.space)
    return ":".join([event.key, cards, *("" if number is None else str(number) for number in numbers)])
