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
    """The time that each seat has left. Seats whose decision it is not lose none."""

    __slots__ = ("_control", "asked", "banks")

    def __init__(self, control: TimeControl, seats: int) -> None:
        self._control = control
        self.banks = [control.bank] * seats
        self.asked: dict[int, int] = {}
        """Since when each seat that is to choose has been asked."""

    def ask(self, seats: tuple[int, ...], now: int) -> None:
        """These seats are to choose; who has been asked before goes on losing time."""
        self.asked = {seat: self.asked.get(seat, now) for seat in seats}

    def answer(self, seat: int, now: int) -> None:
        """A person has decided in time."""
        asked = self.asked.pop(seat, now)
        self.banks[seat] = max(self.banks[seat] - max(now - asked, 0), 0) + self._control.increment

    def charge(self, seat: int, now: int) -> None:
        """Somebody is asked no more without having decided: the time they took is theirs all the same."""
        asked = self.asked.pop(seat, now)
        self.banks[seat] = max(self.banks[seat] - max(now - asked, 0), 0)

    def take_back(self, seat: int, now: int) -> None:
        """A decision is to be made again: what was added for it goes, and so nobody gains time by this."""
        self.charge(seat, now)
        self.banks[seat] = max(self.banks[seat] - self._control.increment, 0)

    def stop(self, seat: int) -> None:
        """A decision that costs no time: a bot's."""
        self.asked.pop(seat, None)

    def pause(self, now: int) -> None:
        """The table falls asleep; there is time for a decision when it wakes."""
        for seat in tuple(self.asked):
            self.charge(seat, now)
            self.give(seat)

    def restart(self, now: int) -> None:
        """The time that a table slept is nobody's."""
        self.asked = dict.fromkeys(self.asked, now)

    def give(self, seat: int) -> None:
        """Somebody takes their seat back: they get time for a decision at the least."""
        self.banks[seat] = max(self.banks[seat], self._control.increment)

    def overdue(self, now: int) -> bool:
        """Whether the time of somebody who is to choose was up before `now`."""
        return any(asked + self.banks[seat] < now for seat, asked in self.asked.items())

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that is to choose is up."""
        asked = self.asked.get(seat)
        return None if asked is None else asked + self.banks[seat]
