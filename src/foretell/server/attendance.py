"""Who is missing at a table: persons who are not connected for long are stood in for."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..table.live import Live

if TYPE_CHECKING:
    from .rooms import Room

Patience = Callable[[Callable[[], None]], asyncio.TimerHandle]


class Attendance:
    """The persons that a table waits for, and those that it waits for no longer."""

    __slots__ = ("_gone", "_missing")

    def __init__(self) -> None:
        self._missing: dict[int, asyncio.TimerHandle] = {}
        self._gone: tuple[int, ...] = ()
        """Seats whose persons were not here for long: a bot is to play for them."""

    def watch(self, room: "Room", wait: Patience) -> None:
        """To be called when it changes who is here: some are waited for no more, others from now on."""
        here = room.here
        self._gone = tuple(seat for seat in self._gone if seat not in here)
        for number, seat in enumerate(room.lobby.seats):
            if number in here:
                if number in self._missing:
                    self._missing.pop(number).cancel()
            elif seat.kind == "person" and number not in self._missing and number not in self._gone:
                self._missing[number] = wait(lambda number=number: self._give_up(room, number))  # type: ignore[misc]

    def _give_up(self, room: "Room", seat: int) -> None:
        self._missing.pop(seat, None)
        if room.here:  # else the others begin to wait when somebody comes
            self._gone = (*self._gone, seat)
            room.plan()

    def gone(self, live: Live) -> int | None:
        """A seat that is still its person's, who is gone."""
        if self._gone:
            self._gone = tuple(seat for seat in self._gone if live.played_by_person(seat))
        return self._gone[0] if self._gone else None

    def stop(self) -> None:
        """Wait for nobody."""
        for timer in self._missing.values():
            timer.cancel()
        self._missing.clear()
