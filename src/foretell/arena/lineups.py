"""Who sits where: every pair, one against the rest both ways, in every seat; and mixed tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True)
class Lineup:
    """Entrants around a table, by their numbers, the one of seat 0 first; played in each rotation.

    >>> Lineup((0, 1, 1)).rotations
    ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    """

    seats: tuple[int, ...]

    @property
    def rotations(self) -> tuple[tuple[int, ...], ...]:
        """The same around the table, moved on seat by seat."""
        players = len(self.seats)
        return tuple(tuple(self.seats[(seat - by) % players] for seat in range(players)) for by in range(players))

    @property
    def entrants(self) -> tuple[int, ...]:
        """Who sits there, each once, in the order of the seats."""
        return tuple(dict.fromkeys(self.seats))

    def named(self, names: Sequence[str]) -> tuple[str, ...]:
        """The names around the table."""
        return tuple(names[number] for number in self.seats)


def lineups(entrants: int, players: int) -> tuple[Lineup, ...]:
    """All that are played: each pair, one alone among the others, both ways; and all different, if there are enough.

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
