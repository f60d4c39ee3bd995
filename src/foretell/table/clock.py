"""Clocks: a bank of time for each seat, and an increment for each decision."""

from typing import Literal, NamedTuple

ClockName = Literal["none", "relaxed", "fast"]


class TimeControl(NamedTuple):
    """A time control, in milliseconds."""

    bank: int
    increment: int


TIME_CONTROLS: dict[ClockName, TimeControl] = {
    "relaxed": TimeControl(10 * 60_000, 15_000),
    "fast": TimeControl(2 * 60_000, 5_000),
}
"""All clocks except "none"."""


class Clock:
    """The time that each seat has left. Only seats that are asked lose time."""

    __slots__ = ("_control", "asked", "banks")

    def __init__(self, control: TimeControl, seats: int) -> None:
        self._control = control
        self.banks = [control.bank] * seats
        self.asked: dict[int, int] = {}
        """When each of the asked seats was asked."""

    def ask(self, seats: tuple[int, ...], now: int) -> None:
        """Ask these seats and no others. The clock of a seat that was already asked keeps running."""
        self.asked = {seat: self.asked.get(seat, now) for seat in seats}

    def answer(self, seat: int, now: int) -> None:
        """Charge a seat for a person's decision, and add the increment."""
        asked = self.asked.pop(seat, now)
        self.banks[seat] = max(self.banks[seat] - max(now - asked, 0), 0) + self._control.increment

    def charge(self, seat: int, now: int) -> None:
        """Stop asking a seat that has not decided, and charge the time it used."""
        asked = self.asked.pop(seat, now)
        self.banks[seat] = max(self.banks[seat] - max(now - asked, 0), 0)

    def take_back(self, seat: int, now: int) -> None:
        """Charge a seat that takes back a decision, and remove its increment, so that nobody gains time."""
        self.charge(seat, now)
        self.banks[seat] = max(self.banks[seat] - self._control.increment, 0)

    def stop(self, seat: int) -> None:
        """Stop asking a seat without a charge, because a bot decided."""
        self.asked.pop(seat, None)

    def pause(self, now: int) -> None:
        """Charge the asked seats when the table goes to sleep, but leave each at least one increment."""
        for seat in tuple(self.asked):
            self.charge(seat, now)
            self.give(seat)

    def restart(self, now: int) -> None:
        """Restart the clocks when the table wakes up. Nobody is charged for the time it slept."""
        self.asked = dict.fromkeys(self.asked, now)

    def give(self, seat: int) -> None:
        """Raise a seat's time to at least one increment."""
        self.banks[seat] = max(self.banks[seat], self._control.increment)

    def overdue(self, now: int) -> bool:
        """Whether any asked seat ran out of time before `now`."""
        return any(asked + self.banks[seat] < now for seat, asked in self.asked.items())

    def deadline(self, seat: int) -> int | None:
        """When an asked seat runs out of time; None if it is not asked."""
        asked = self.asked.get(seat)
        return None if asked is None else asked + self.banks[seat]
