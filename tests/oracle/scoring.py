"""The pot, the runes, the next starter and the winner (2.4, 2.5, 8.7-8.9, 9)."""

from collections.abc import Sequence

from .cards import RUNE_CARDS
from .ranking import Key, points

RUNES_PER_RUNE_CARD = 2
HEIRS_ROUND = 4


def runes_for_the_pot(round: int, players: int) -> int:
    """What setting up a round adds to the pot (2.4), the extra round of the heirs included (9.3)."""
    if round == HEIRS_ROUND:
        return 10
    return {1: 4, 2: 6, 3: 8}[round] - (2 if players == 2 else 0)


def shares_of_the_pot(pot: int, right: Sequence[bool]) -> tuple[list[int], int]:
    """What each seat gains, and what stays in the pot (8.7)."""
    if not any(right):
        return [0] * len(right), pot
    share, rest = divmod(pot, sum(right))
    return [share if is_right else 0 for is_right in right], rest


def runes_of_hand(cards: Sequence[str], side: str) -> int:
    """The rank of the hand (8.8) and its Rune cards (8.9)."""
    rune_cards = sum(card in RUNE_CARDS for card in cards)
    return points(cards, side) + RUNES_PER_RUNE_CARD * rune_cards


def starter(runes: Sequence[int], keys: Sequence[Key]) -> int:
    """The fewest runes; among those tied, the worst hand of the round before (2.5)."""
    fewest = [seat for seat, held in enumerate(runes) if held == min(runes)]
    return min(fewest, key=lambda seat: keys[seat])


def leaders(runes: Sequence[int]) -> list[int]:
    return [seat for seat, held in enumerate(runes) if held == max(runes)]


def winner(runes: Sequence[int], keys: Sequence[Key], round: int) -> int | None:
    """9.1: among tied leaders the better hand of round 3; 9.3: nobody, if tied after the extra round."""
    tied = leaders(runes)
    if round == HEIRS_ROUND and len(tied) > 1:
        return None
    return max(tied, key=lambda seat: keys[seat])
