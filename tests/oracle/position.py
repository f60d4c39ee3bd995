"""The place of every card, the movements of cards, and a log of them. Nothing here asks a player."""

from collections.abc import Callable
from dataclasses import dataclass

from . import ranking
from .cards import ALL_CARDS
from .display import Display
from .observations import (
    DECK,
    DISCARD,
    DISPLAY,
    Audience,
    Moved,
    Observation,
    Reshuffled,
    RoundBegan,
    Viewer,
    hand,
    seen_by,
)
from .sheet import Sheet

HAND_SIZE = 5

Shuffle = Callable[[list[str]], list[str]]
"""Takes cards, returns them as a deck, top first."""


@dataclass(frozen=True)
class Options:
    players: int = 3
    side: str = "A"
    discard: str = "open"
    """"open" (the printed rules), "bending" (10.1) or "closed" (10.2)."""
    heirs: bool = False
    """9.3"""


class Position:
    """`deck[0]` is the top of the deck, `discard[-1]` the top of the pile."""

    def __init__(self, options: Options, shuffle: Shuffle, sheet: Sheet, suit_order: str) -> None:
        self.options, self.shuffle, self.sheet, self.suit_order = options, shuffle, sheet, suit_order
        self.seats = list(range(options.players))
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.display = Display(options.players)
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.played: str | None = None
        self.revealed: list[str] = []
        self.round = self.turn = self.turns = self.pot = 0
        self.runes = [0 for _ in self.seats]
        self.all_in: int | None = None
        self.predictions: dict[int, int] = {}
        self.winner: int | None = None
        self.log: list[Observation] = []

    def observations(self, viewer: Viewer) -> list[Observation]:
        """All that this viewer has seen happen."""
        return [seen_by(viewer, event) for event in self.log]

    def keys(self) -> list[ranking.Key]:
        """The strict order of the hands as they are (8.6)."""
        return [ranking.key(cards, self.options.side, self.suit_order) for cards in self.hands]

    def _draw(self, seat: int, why: str = "drew") -> None:
        """5.3: unseen by others."""
        card = self._top_of_deck()
        self.hands[seat].append(card)
        self._moved(why, card, DECK, hand(seat), frozenset({seat}))

    def _top_of_deck(self) -> str:
        """3.4, J12: the discard pile becomes the new deck when a card is needed, not when the deck runs out."""
        if not self.deck:
            if not self.discard:
                raise AssertionError("no card is left to draw; with 54 cards this cannot happen")
            self.deck, self.discard = self._shuffled(self.discard), []
            self.log.append(Reshuffled())
        return self.deck.pop(0)

    def _shuffled(self, cards: list[str]) -> list[str]:
        deck = list(self.shuffle(list(cards)))
        if sorted(deck) != sorted(cards):
            raise ValueError(f"the shuffle was given {cards} and returned {deck}")
        return deck

    def _add_from_deck(self, why: str) -> None:
        card = self._top_of_deck()
        self.display.add(card)
        self._moved(why, card, DECK, DISPLAY)

    def _discard_from_hand(self, seat: int, card: str) -> None:
        """4.3, 10.2."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        self._moved("discarded", card, hand(seat), DISCARD, self._audience_of_discards(seat))

    def _audience_of_discards(self, seat: int) -> Audience:
        """Everybody, or in 10.2 the player alone; the same for the cards of Reveal."""
        return frozenset({seat}) if self.options.discard == "closed" else None

    def _moved(self, why: str, card: str, source: str, target: str, audience: Audience = None) -> None:
        self.log.append(Moved(why, card, source, target, audience))

    def _check_position(self) -> None:
        cards = [card for cards in self.hands for card in cards] + self.display.cards() + self.deck + self.discard
        if sorted(cards) != sorted(ALL_CARDS):
            raise ValueError("a position has each of the 54 cards exactly once")
        if [len(cards) for cards in self.hands] != [HAND_SIZE for _ in self.seats]:
            raise ValueError(f"a position has five cards in each of {self.options.players} hands: {self.hands}")

    def _log_position(self) -> None:
        """Give everyone the memory that `from_position` promises."""
        self.log.append(RoundBegan(self.round, tuple(ALL_CARDS)))
        for card in self.display.cards():
            self._moved("laid", card, DECK, DISPLAY)
        nobody: Audience = frozenset() if self.options.discard == "closed" else None
        for card in self.discard:
            self._moved("started", card, DECK, DISCARD, nobody)
        for seat in self.seats:
            for card in self.hands[seat]:
                self._moved("dealt", card, DECK, hand(seat), frozenset({seat}))
