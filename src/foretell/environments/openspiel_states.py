"""The states of the whole game for OpenSpiel."""

from typing import Any

import pyspiel

from ..game import PHASES, Action, Event, Options, event_for
from ..game.events import events_of
from ..rules import State, apply, start
from ..rules.observation import OBSERVATION, observe
from ..rules.state import Fact
from ..rules.utilities import earned

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
Decision = tuple[int, int, list[Fact]]
"""Who chose, what they chose, and what followed from it."""


class GameInProgress:
    """The state of a game, and everything that has happened in it. Copies share the past and the options."""

    __slots__ = ("decisions", "opening", "options", "state", "utility")

    def __init__(
        self, options: Options, utility: int, state: State, opening: list[Fact], decisions: list[Decision]
    ) -> None:
        self.options, self.utility, self.state = options, utility, state
        self.opening, self.decisions = opening, decisions

    def __deepcopy__(self, memo: dict[int, Any]) -> "GameInProgress":
        return GameInProgress(self.options, self.utility, self.state.copy(), self.opening, self.decisions[:])


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
        if self._play is None or player != self._player:
            return []
        legal = self._play.state.legal
        actions = []
        while legal:
            low = legal & -legal
            actions.append(low.bit_length() - 1)
            legal ^= low
        return actions

    def _apply_action(self, action: int) -> None:
        play = self._play
        if play is None:
            play = self._play = dealt(self.get_game())
        else:
            state = play.state
            facts: list[Fact] = []
            state.trace = facts
            apply(play.options.config, state, action)
            play.decisions.append((self._player, action, facts))
        actor = play.state.actor
        self._player = actor if actor >= 0 else TERMINAL

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE or self._play is None:
            return "deal"
        return str(Action.of(PHASES[self._play.state.phase], action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        """What each seat has earned, at the end; zeros before."""
        play = self._play
        if play is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return [earned(play.options.config, play.state, play.utility, seat) for seat in range(play.options.players)]

    def __str__(self) -> str:
        if self._play is None:
            return "not dealt"
        return f"seed {self._play.state.seed} actions {[action for _, action, _ in self._play.decisions]}"

    def row(self, player: int) -> list[int]:
        """The words of `foretell.rules.observation` for a player; zeros before the deal."""
        row = [0] * OBSERVATION
        if self._play is not None:
            observe(self._play.options.config, self._play.state, player, row)
        return row

    def past(self, player: int) -> str:
        """Everything that a player has seen and done, in order: its own actions, and events without hidden cards."""
        if self._play is None:
            return ""
        options = self._play.options
        parts = [events_text(options, self._play.opening, player)]
        for actor, action, facts in self._play.decisions:
            if actor == player:
                parts.append(f"{action}!")
            parts.append(events_text(options, facts, player))
        return ";".join(part for part in parts if part)


def dealt(game: Any) -> GameInProgress:
    """A new game of an OpenSpiel game, with a seed from its generator."""
    state = State()
    opening: list[Fact] = []
    state.seed = game.generator.integers(0, 2**32, 8).tolist()
    state.trace = opening
    start(game.options.config, state)
    return GameInProgress(game.options, game.utility, state, opening, [])


def events_text(options: Options, facts: list[Fact], player: int) -> str:
    """What a player saw of some facts."""
    events = events_of(facts, options.config.variant, options.players)
    return ";".join(event_text(event_for(event, player)) for event in events)


def event_text(event: Event) -> str:
    """An event in one word: its key and everything that it says."""
    cards = ",".join(card or "?" for card in event.cards)
    numbers = (event.seat, event.other, event.effect, event.rank, event.runes, event.count, event.round, event.space)
    return ":".join([event.key, cards, *("" if number is None else str(number) for number in numbers)])
