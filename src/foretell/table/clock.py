"""Clocks: a bank of time for each seat, and an increment for each decision."""

from typing import NamedTuple


class TimeControl(NamedTuple):
    """Milliseconds."""

    bank: int
    increment: int


TIME_CONTROLS: dict[str, TimeControl] = {
    "relaxed": TimeControl(10 * 60_000, 15_000),
    "fast": TimeControl(2 * 60_000, 5_000),
}


class Clock:
    """The time that each seat has left. Only seats that are asked lose time."""

    __slots__ = ("_control", "asked", "banks")

    def __init__(self, control: TimeControl, seats: int) -> None:
        self._control = control
        self.banks = [control.bank] * seats
        self.asked: dict[int, int] = {}
        """The time since which each seat has been asked."""

    def ask(self, seats: tuple[int, ...], now: int) -> None:
        """Ask these seats. A seat that was asked already keeps losing time."""
        self.asked = {seat: self.asked.get(seat, now) for seat in seats}

    def answer(self, seat: int, now: int) -> None:
        """A person has decided: charge the time and add the increment."""
        asked = self.asked.pop(seat, now)
        self.banks[seat] = max(self.banks[seat] - max(now - asked, 0), 0) + self._control.increment

    def charge(self, seat: int, now: int) -> None:
        """A seat is no longer asked although it has not decided: charge the time it took."""
        asked = self.asked.pop(seat, now)
        self.banks[seat] = max(self.banks[seat] - max(now - asked, 0), 0)

    def take_back(self, seat: int, now: int) -> None:
        """A decision was taken back: remove its increment, so that nobody gains time."""
        self.charge(seat, now)
        self.banks[seat] = max(self.banks[seat] - self._control.increment, 0)

    def stop(self, seat: int) -> None:
        """Stop asking a seat without a charge, because a bot decided."""
        self.asked.pop(seat, None)

    def pause(self, now: int) -> None:
        """The table goes to sleep. Every asked seat keeps enough time for a decision."""
        for seat in tuple(self.asked):
            self.charge(seat, now)
            self.give(seat)

    def restart(self, now: int) -> None:
        """The table wakes up. Nobody is charged for the time it slept."""
        self.asked = dict.fromkeys(self.asked, now)

    def give(self, seat: int) -> None:
        """A person takes their seat back and gets at least one increment of time."""
        self.banks[seat] = max(self.banks[seat], self._control.increment)

    def overdue(self, now: int) -> bool:
        """Whether any asked seat ran out of time before `now`."""
        return any(asked + self.banks[seat] < now for seat, asked in self.asked.items())

    def deadline(self, seat: int) -> int | None:
        """When an asked seat runs out of time; None if it is not asked."""
        asked = self.asked.get(seat)
        return None if asked is None else asked + self.banks[seat]
