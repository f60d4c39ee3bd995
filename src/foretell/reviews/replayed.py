"""A finished record, replayed: every decision with its full state and what the seats knew."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from ..arrays import Records
from ..errors import RecordError
from ..game import Game, Options, Record, Result, View
from ..native import STATE, pack
from ..rules.cards import SEAT

MAX_DECISIONS = 20_000
"""More than any game by the rules can have; a limit for the memory that a review uses."""


@dataclass(frozen=True)
class Decision:
    """A decision of the record. `chance` says whether cards came from the deck before the next decision."""

    ply: int
    round: int
    seat: int
    action: int
    token: str
    view: View
    views: tuple[View, ...]
    """What each seat knew, where a turn or a prediction began; otherwise empty."""
    chance: bool = False
    deals: bool = False
    """Whether the next round was dealt before the next decision."""

    @property
    def named(self) -> int:
        """The seat that a prediction or a question names."""
        return self.action - SEAT


@dataclass(frozen=True)
class Replayed:
    """A finished game. `states[t]` is the full state before decision *t*."""

    options: Options
    names: tuple[str, ...]
    dealt: bool
    """Whether the game began with a deal, not from a position."""
    decisions: tuple[Decision, ...]
    states: Records
    result: Result
    best: Mapping[int, int]
    """By round: the seat with the best hand."""


def replayed(record: Record) -> Replayed:
    """Replay a record. Raise RecordError if it is impossible, too long, or not finished."""
    if not isinstance(record, Record):
        raise RecordError("a review takes a foretell.Record; Record.parse reads one from text")
    if len(record.plies) > MAX_DECISIONS:
        raise RecordError("review-too-long", decisions=len(record.plies), limit=MAX_DECISIONS)
    game = record.replay()
    result = game.result
    if result is None or not record.plies:
        raise RecordError("review-unfinished", decisions=len(record.plies))
    states = np.zeros(len(record.plies), STATE)
    decisions = tuple(_decisions(record, states))
    best = {unfolding.round: unfolding.best for unfolding in game.unfoldings}
    return Replayed(record.options, record.names, record.position is None, decisions, states, result, best)


def _decisions(record: Record, states: Records) -> Iterator[Decision]:
    """Every decision of the record. Write the state before each into `states`."""
    steps = record.steps()
    game = next(steps)
    for number, ply in enumerate(record.plies):
        seat = (game.actor if ply.seat is None else ply.seat) or 0
        state = game.truth().state
        pack(state, states[number])
        states[number]["actor"] = seat  # 8.2: two players predict in any order
        before, round_before = (state.deck, state.blocks), state.round
        view = game.view(seat)
        views = _views(game)
        next(steps)
        yield Decision(
            number,
            round_before,
            seat,
            ply.action.number,
            str(ply.action),
            view,
            views,
            chance=before != (state.deck, state.blocks),
            deals=state.round != round_before,
        )


def _views(game: Game) -> tuple[View, ...]:
    """What each seat knows, if a turn or a prediction begins."""
    if game.phase not in ("play", "predict"):
        return ()
    return tuple(game.view(seat) for seat in range(game.options.players))
