"""The rules of the reduced games, and their names.

Two players, one round. The deck has `values` values, `copies` times each. Each player holds two cards, two lie face up,
and the others stay hidden. The players take turns. A turn is a pass, or an exchange of a card of the hand for a face-up
card of another value, which everybody sees. Then both predict, at the same time, who has the better hand: a pair, or
else the higher cards, the first player's among equals. A pair scores 2 runes, and those who are right share a pot of 3.
The payoff is the difference in runes, so the game has zero sum. A pass may mean a strong hand or a bluff, as in the
whole game.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement

from ...errors import ForetellError

POT = 3
PAIR_POINTS = 2
PASS = 0
PREDICTIONS = 2
"""Name the first player (0) or the second (1)."""
Hand = tuple[int, int]
"""Two values, the lower first."""


@dataclass(frozen=True)
class ReducedGame:
    """A reduced game. Hands and face-up cards are numbers of `hands`."""

    name: str
    values: int
    copies: int
    turns: int
    """The turns of each player."""

    @cached_property
    def hands(self) -> list[Hand]:
        """All pairs of values."""
        return list(combinations_with_replacement(range(self.values), 2))

    @cached_property
    def number(self) -> dict[Hand, int]:
        """The number of each pair of values."""
        return {hand: number for number, hand in enumerate(self.hands)}

    @property
    def actions(self) -> int:
        """The number of actions of a turn: a pass, or 1 + `values` * the value given + the value taken."""
        return 1 + self.values * self.values

    def played(self, hand: int, display: int, action: int) -> tuple[int, int] | None:
        """The hand and the display after an action of a turn, or None if it is not legal."""
        if action == PASS:
            return hand, display
        given, taken = divmod(action - 1, self.values)
        mine, open_cards = list(self.hands[hand]), list(self.hands[display])
        if given == taken or given not in mine or taken not in open_cards:
            return None
        mine[mine.index(given)], open_cards[open_cards.index(taken)] = taken, given
        return self.number[min(mine), max(mine)], self.number[min(open_cards), max(open_cards)]

    def legal(self, hand: int, display: int) -> list[int]:
        """The legal actions of a turn."""
        return [action for action in range(self.actions) if self.played(hand, display, action) is not None]

    @cached_property
    def deals(self) -> list[tuple[int, int, int, float]]:
        """Both hands, the display, and the chance of each deal."""
        found = []
        for first in self.hands:
            for second in self.hands:
                for display in self.hands:
                    ways = self._ways((*first, *second, *display)) * _orders(first) * _orders(second) * _orders(display)
                    if ways > 0:
                        found.append((self.number[first], self.number[second], self.number[display], ways))
        total = sum(ways for *_, ways in found)
        return [(first, second, display, ways / total) for first, second, display, ways in found]

    def _ways(self, cards: tuple[int, ...]) -> int:
        """In how many ways these values can be dealt, in this order."""
        left, ways = [self.copies] * self.values, 1
        for card in cards:
            ways *= left[card]
            left[card] -= 1
        return ways

    def strength(self, hand: int) -> int:
        """A number that orders hands."""
        low, high = self.hands[hand]
        return (low == high) * self.values**2 + high * self.values + low

    def points(self, hand: int) -> int:
        """The runes for a hand."""
        low, high = self.hands[hand]
        return PAIR_POINTS if low == high else 0

    def best(self, first: int, second: int) -> int:
        """The player with the better hand."""
        return int(self.strength(first) < self.strength(second))

    def payoff(self, first: int, second: int, predictions: tuple[int, int]) -> float:
        """What the first player wins from the second, given both hands and both predictions."""
        best = self.best(first, second)
        right = [int(named == best) for named in predictions]
        return float(self.points(first) - self.points(second) + POT * (right[0] - right[1]))


def _orders(hand: Hand) -> int:
    """In how many orders two values can come."""
    return 1 if hand[0] == hand[1] else 2


REDUCED_GAMES = {
    game.name: game
    for game in (
        ReducedGame("exchange_9", values=3, copies=3, turns=1),
        ReducedGame("exchange_8", values=4, copies=2, turns=1),
        ReducedGame("exchange_8_long", values=4, copies=2, turns=2),
    )
}
"""The reduced games by name. The number is that of the cards."""


def reduced_game(name: str) -> ReducedGame:
    """A reduced game by its name."""
    if name not in REDUCED_GAMES:
        raise ForetellError(f"there is no reduced game {name!r:.40}; they are {', '.join(REDUCED_GAMES)}")
    return REDUCED_GAMES[name]
