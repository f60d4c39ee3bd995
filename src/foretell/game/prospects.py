"""What each choice would make of the chooser's hand, as far as the chooser can know.

It follows from what the chooser sees: the hand, the choices, and the card that an Exchange will get.
"""

from collections.abc import Iterable

from ..rules.cards import CARDS
from .actions import Action, Discard, Exchange, Give, Pick, Play, Take
from .options import Options
from .ranks import Rank, rank_of_strength, strength_of_hand


def prospects_of(legal: Iterable[Action], hand: int, target: int | None, options: Options) -> dict[str, Rank]:
    """The best rank in the cards held after each choice that changes them, by its token."""
    ranks = {}
    for action in legal:
        hands = _hands_after(action, hand, target)
        if hands:
            best = max(strength_of_hand(after, options) for after in hands)
            ranks[str(action)] = rank_of_strength(best, options)
    return ranks


def _hands_after(action: Action, hand: int, target: int | None) -> tuple[int, ...]:
    """The possible hands, as sets, after a choice; empty if it changes no card, or only by chance."""
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
