"""A recorded game told again, decision by decision, as one viewer saw it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..errors import ForetellError
from ..game import Event, Game, Record, action_for, event_for

ALL, SPECTATOR = "all", "spectator"


@dataclass(frozen=True)
class Viewer:
    """Whose eyes: a seat's, a spectator's (`seat` None), or those of somebody who may see everything."""

    seat: int | None = None
    sees_all: bool = False

    def sees(self, event: Event) -> Event:
        """What the viewer may know of an event."""
        return event if self.sees_all else event_for(event, self.seat)


@dataclass(frozen=True)
class Step:
    """A decision and the events that it brought; the first step has no decision, only the deal."""

    number: int
    seat: int | None
    token: str | None
    events: tuple[Event, ...]


def viewer_of(record: Record, asked: str) -> Viewer | None:
    """The viewer that a word names: a seat, a player's name, `all` or `spectator`; None if there is no such viewer."""
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


def steps_of(record: Record, viewer: Viewer) -> Iterator[tuple[Step, Game]]:
    """The deal, then every decision, with what `viewer` may know; the game is one object, moved on."""
    game = next(record.steps())
    yield Step(0, None, None, tuple(map(viewer.sees, game.opening))), game
    for number, ply in enumerate(record.plies, 1):
        seat = game.actor if ply.seat is None else ply.seat
        events = tuple(map(viewer.sees, game.play(ply.action, seat)))
        action = ply.action if viewer.sees_all else action_for(ply.action, seat, viewer.seat, record.options)
        yield Step(number, seat, None if action is None else str(action), events), game


def problem_of(record: Record) -> str | None:
    """Why a record cannot be replayed to the result that it states; None if it can."""
    try:
        record.replay()
    except ForetellError as error:
        return str(error)
    return None
