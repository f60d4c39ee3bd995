"""Who is missing at a table. After a while, a bot plays for a person who is not connected."""

from collections.abc import Callable, Set

from .lobby import Lobby


class Attendance:
    """The missing persons whom a table still waits for, and those whom it no longer waits for."""

    __slots__ = ("_gone", "_missing", "_patience", "_somebody_here")

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._missing: dict[int, float] = {}
        """For each missing person, when the table gives up waiting."""
        self._gone: tuple[int, ...] = ()
        """Seats whose persons have been missing for too long."""
        self._somebody_here = False

    def watch(self, lobby: Lobby, here: Set[int], now: float) -> None:
        """Note who is missing. Call this when somebody connects or disconnects."""
        self._expire(now)
        self._somebody_here = bool(here)
        self._gone = tuple(seat for seat in self._gone if seat not in here)
        for number, seat in enumerate(lobby.seats):
            if number in here:
                self._missing.pop(number, None)
            elif seat.kind == "person" and number not in self._missing and number not in self._gone:
                self._missing[number] = now + self._patience

    def update(self, now: float, played_by_person: Callable[[int], bool]) -> None:
        """Give up waiting for those who have been missing for too long, and forget those for whom a bot plays."""
        if self._missing:
            self._expire(now)
        if self._gone:
            self._gone = tuple(seat for seat in self._gone if played_by_person(seat))

    def _expire(self, now: float) -> None:
        """Give up. But if nobody is here, nobody waits, and waiting starts again when somebody comes."""
        for seat, until in tuple(self._missing.items()):
            if until <= now:
                del self._missing[seat]
                if self._somebody_here:
                    self._gone = (*self._gone, seat)

    @property
    def gone(self) -> int | None:
        """A seat that a bot should take over, because its person is gone."""
        return self._gone[0] if self._gone else None

    @property
    def next_expiry(self) -> float | None:
        """When the table gives up waiting for the next person; None if it waits for nobody, or nobody waits."""
        return min(self._missing.values()) if self._missing and self._somebody_here else None
