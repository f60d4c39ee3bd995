"""A human memory: what a player still knows after a while."""

from ...rules import observation
from ...rules.cards import EVERY_CARD, SEATS

REMEMBERED = (
    *range(observation.KNOWN + 1, observation.KNOWN + SEATS),
    *range(observation.SHED, observation.SHED + SEATS),
    observation.GONE,
)
"""The words of a row that take memory: cards in other hands, cards that others gave up, and the discard pile."""


class Memory:
    """Forgets what it first saw more than `laps` laps ago; with None, it forgets nothing.

    A card seen in a hand, a rank that somebody told, and a card that somebody gave up are separate facts. Visible cards
    are not forgotten. The memory is empty at the start of every round.
    """

    def __init__(self, laps: int | None) -> None:
        self._laps = laps
        self._round = -1
        self._now = 0
        self._first: dict[tuple[int, int], int] = {}
        """When each card of each word was first seen."""

    def of(self, row: list[int]) -> list[int]:
        """The row of `observe` as the player remembers it. Forgotten cards become unplaced."""
        if self._laps is None:
            return row
        if row[observation.ROUND] != self._round or row[observation.TURNS] < self._now:
            self._first = {}
        self._round, self._now = row[observation.ROUND], row[observation.TURNS]
        oldest = self._now - self._laps * row[observation.PLAYERS]
        kept = row[:]
        for word in REMEMBERED:
            kept[word] = self._kept(word, row[word], oldest)
        kept[observation.GONE] |= row[observation.GONE] & (row[observation.DISCARD_TOP] | row[observation.REVEALED])
        for seat in range(1, SEATS):
            if row[observation.TOLD_TURN + seat] < oldest:
                kept[observation.TOLD + seat], kept[observation.TOLD_TURN + seat] = -1, 0
        for word in (observation.GONE, *range(observation.KNOWN + 1, observation.KNOWN + SEATS)):
            kept[observation.UNPLACED] |= row[word] & ~kept[word]
        return kept

    def _kept(self, word: int, cards: int, oldest: int) -> int:
        """The cards of a word that are not forgotten. A card that leaves the word and returns counts as new."""
        kept = 0
        for card in range(EVERY_CARD.bit_length()):
            if not cards >> card & 1:
                self._first.pop((word, card), None)
            elif self._first.setdefault((word, card), self._now) >= oldest:
                kept |= 1 << card
        return kept
