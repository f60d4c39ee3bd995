"""A recorded game, replayed decision by decision for one viewer."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..game import Event, Game, Record, action_for, event_for

ALL, SPECTATOR = "all", "spectator"


@dataclass(frozen=True)
class Viewer:
    """A viewer: a seat, a spectator (`seat` is None), or somebody who sees everything."""

    seat: int | None = None
    sees_all: bool = False

    def sees(self, event: Event) -> Event:
        """The event as the viewer may know it."""
        return event if self.sees_all else event_for(event, self.seat)


@dataclass(frozen=True)
class RetoldStep:
    """A decision and its events. The first step is the deal and has no decision."""

    number: int
    seat: int | None
    token: str | None
    events: tuple[Event, ...]


def viewer_of(record: Record, asked: str) -> Viewer | None:
    """The viewer for a seat number, a player's name, `all` or `spectator`, or None."""
    folded = asked.casefold()
    seats = {str(seat): seat for seat in range(record.options.players)}
    seats |= {name.casefold(): seat for seat, name in enumerate(record.names)}
    if folded == SPECTATOR:
        return Viewer()
    if folded == ALL:
        return Viewer(sees_all=True)
    return Viewer(seats[folded]) if folded in seats else None


def names_of(record: Record, nameless: Callable[[int], str]) -> tuple[str, ...]:
    """The names of the seats, and `nameless(seat)` where the record has none."""
    return record.names or tuple(nameless(seat) for seat in range(record.options.players))


def steps_of(record: Record, viewer: Viewer) -> Iterator[tuple[RetoldStep, Game]]:
    """The deal and every decision as `viewer` may know them. The yielded game is always the same object."""
    game = next(record.steps())
    yield RetoldStep(0, None, None, tuple(map(viewer.sees, game.opening))), game
    for number, ply in enumerate(record.plies, 1):
        seat = game.actor if ply.seat is None else ply.seat
        events = tuple(map(viewer.sees, game.play(ply.action, seat)))
        action = ply.action if viewer.sees_all else action_for(ply.action, seat, viewer.seat, record.options)
        yield RetoldStep(number, seat, None if action is None else str(action), events), game
