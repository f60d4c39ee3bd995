"""The rank that a player's hand would have after each choice.

It is computed from what the player sees: the hand, the choices, and the card to get in an Exchange.
"""

from collections.abc import Iterable

from ..rules.cards import CARDS
from .actions import Action, Discard, Exchange, Give, Pick, Play, Take
from .options import Options
from .ranks import Rank, rank_of_strength, strength_of_hand


def prospects_of(legal: Iterable[Action], hand: int, target: int | None, options: Options) -> dict[str, Rank]:
    """By token, the best rank in hand right after each choice that changes the hand."""
    ranks = {}
    for action in legal:
        hands = _hands_after(action, hand, target)
        if hands:
            best = max(strength_of_hand(after, options) for after in hands)
            ranks[str(action)] = rank_of_strength(best, options)
    return ranks


def _hands_after(action: Action, hand: int, target: int | None) -> tuple[int, ...]:
    """The hands that are possible after a choice, as sets; empty if it leaves the hand alone or depends on chance."""
    card = 1 << action.number
    match action:
        case Play() | Discard():
            return (hand & ~card,)
        case Take() | Pick():
            return (hand | card,)
        case Exchange():
            return tuple(hand & ~(1 << given) | card for given in range(CARDS) if hand >> given & 1)
        case Give() if target is not None:
            return (hand & ~card | 1 << target,)
        case _:
            return ()
