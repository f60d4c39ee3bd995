"""Line-ups: which entrants sit at which tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True)
class Lineup:
    """The numbers of the entrants around a table, from seat 0 on. A match plays each rotation.

    >>> Lineup((0, 1, 1)).rotations
    ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    """

    seats: tuple[int, ...]

    @property
    def rotations(self) -> tuple[tuple[int, ...], ...]:
        """The line-up, moved on by 0, 1, … seats."""
        players = len(self.seats)
        return tuple(tuple(self.seats[(seat - by) % players] for seat in range(players)) for by in range(players))

    @property
    def entrants(self) -> tuple[int, ...]:
        """The different entrants, in the order of the seats."""
        return tuple(dict.fromkeys(self.seats))

    def named(self, names: Sequence[str]) -> tuple[str, ...]:
        """The names of the entrants, by seat."""
        return tuple(names[number] for number in self.seats)


class FixedLineup(Lineup):
    """A line-up that plays each deal once, without rotations."""

    @property
    def rotations(self) -> tuple[tuple[int, ...], ...]:
        """The line-up alone."""
        return (self.seats,)


def lineups(entrants: int, players: int) -> tuple[Lineup, ...]:
    """All line-ups of a match: for each pair, one of each kind alone among the other kind; then all mixed tables.

    >>> [lineup.seats for lineup in lineups(entrants=2, players=3)]
    [(0, 1, 1), (1, 0, 0)]
    >>> [lineup.seats for lineup in lineups(entrants=3, players=3)][-1]
    (0, 1, 2)
    """
    found = []
    for one, other in combinations(range(entrants), 2):
        found.append(Lineup((one, *(other,) * (players - 1))))
        if players > 2:  # with two players, both ways are the two rotations
            found.append(Lineup((other, *(one,) * (players - 1))))
    if players > 2:
        found += [Lineup(seats) for seats in combinations(range(entrants), players)]
    return tuple(found)
