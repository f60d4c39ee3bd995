"""Track who is missing at a table. After a while, a bot plays for a person who is not connected."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..table.live import Live

if TYPE_CHECKING:
    from .rooms import Room

StartTimer = Callable[[Callable[[], None]], asyncio.TimerHandle]


class Attendance:
    """The missing persons whom a table still waits for, and those whom it no longer waits for."""

    __slots__ = ("_gone", "_missing")

    def __init__(self) -> None:
        self._missing: dict[int, asyncio.TimerHandle] = {}
        self._gone: tuple[int, ...] = ()
        """Seats whose persons have been missing for too long. A bot should play for them."""

    def watch(self, room: "Room", start_timer: StartTimer) -> None:
        """Start and stop timers. Call this when somebody connects or disconnects."""
        here = room.here
        self._gone = tuple(seat for seat in self._gone if seat not in here)
        for number, seat in enumerate(room.lobby.seats):
            if number in here:
                if number in self._missing:
                    self._missing.pop(number).cancel()
            elif seat.kind == "person" and number not in self._missing and number not in self._gone:
                self._missing[number] = start_timer(lambda number=number: self._give_up(room, number))  # type: ignore[misc]

    def _give_up(self, room: "Room", seat: int) -> None:
        self._missing.pop(seat, None)
        if room.here:  # if nobody is here, the timers start again when somebody comes
            self._gone = (*self._gone, seat)
            room.plan()

    def gone(self, live: Live) -> int | None:
        """Return a seat whose person is gone and which no bot plays yet."""
        if self._gone:
            self._gone = tuple(seat for seat in self._gone if live.played_by_person(seat))
        return self._gone[0] if self._gone else None

    def stop(self) -> None:
        for timer in self._missing.values():
            timer.cancel()
        self._missing.clear()
