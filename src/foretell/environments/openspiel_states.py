"""The states of the whole game for OpenSpiel."""

from typing import Any

import pyspiel

from ..game import PHASES, Action, Event, event_for
from ..game.events import events_of
from ..rules import State, apply, start
from ..rules.cards import OVER_PHASE
from ..rules.observation import OBSERVATION, observe
from ..rules.state import Fact
from ..rules.utilities import earned

Decision = tuple[int, int, list[Fact]]
"""Who chose, what they chose, and what followed from it."""


class Play:
    """A game in progress: its state, and everything that has happened. Copies share the past."""

    __slots__ = ("decisions", "opening", "state")

    def __init__(self, state: State, opening: list[Fact], decisions: list[Decision]) -> None:
        self.state, self.opening, self.decisions = state, opening, decisions

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        return Play(self.state.copy(), self.opening, self.decisions[:])


class ForetellState(pyspiel.State):
    """A state of the whole game. Before the deal, it is a chance node with one sampled outcome."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._play: Play | None = None

    @property
    def _game(self) -> Any:
        return self.get_game()

    def current_player(self) -> int:
        """The seat that must choose."""
        if self._play is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self._play.state.actor
        return actor if actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One outcome: OpenSpiel's way to say that the game draws it."""
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self._play is not None  # noqa: S101 (the chance node has its own outcomes)
        legal = self._play.state.legal if player == self._play.state.actor else 0
        actions = []
        while legal:
            low = legal & -legal
            actions.append(low.bit_length() - 1)
            legal ^= low
        return actions

    def _apply_action(self, action: int) -> None:
        config = self._game.options.config
        if self._play is None:
            state = State()
            state.seed = self._game.generator.integers(0, 2**32, 8).tolist()
            opening: list[Fact] = []
            state.trace = opening
            start(config, state)
            self._play = Play(state, opening, [])
            return
        state = self._play.state
        actor = state.actor
        facts: list[Fact] = []
        state.trace = facts
        apply(config, state, action)
        self._play.decisions.append((actor, action, facts))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self._play is None:
            return "deal"
        return str(Action.of(PHASES[self._play.state.phase], action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._play is not None and self._play.state.phase == OVER_PHASE

    def returns(self) -> list[float]:
        """What each seat has earned, at the end; zeros before."""
        game = self._game
        if not self.is_terminal() or self._play is None:
            return [0.0] * game.options.players
        state = self._play.state
        return [earned(game.options.config, state, game.utility, seat) for seat in range(game.options.players)]

    def __str__(self) -> str:
        if self._play is None:
            return "not dealt"
        return f"seed {self._play.state.seed} actions {[action for _, action, _ in self._play.decisions]}"

    def row(self, player: int) -> list[int]:
        """The words of `foretell.rules.observation` for a player; zeros before the deal."""
        row = [0] * OBSERVATION
        if self._play is not None:
            observe(self._game.options.config, self._play.state, player, row)
        return row

    def past(self, player: int) -> str:
        """Everything that a player has seen and done, in order: its own actions, and events without hidden cards."""
        if self._play is None:
            return ""
        parts = [self._events(self._play.opening, player)]
        for actor, action, facts in self._play.decisions:
            if actor == player:
                parts.append(f"{action}!")
            parts.append(self._events(facts, player))
        return ";".join(part for part in parts if part)

    def _events(self, facts: list[Fact], player: int) -> str:
        options = self._game.options
        events = events_of(facts, options.config.variant, options.players)
        return ";".join(event_text(event_for(event, player)) for event in events)


def event_text(event: Event) -> str:
    """An event in one word: its key and everything that it says."""
    cards = ",".join(card or "?" for card in event.cards)
    numbers = (event.seat, event.other, event.effect, event.rank, event.runes, event.count, event.round, event.space)
    return ":".join([event.key, cards, *("" if number is None else str(number) for number in numbers)])
