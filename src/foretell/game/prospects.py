"""The rank that a player's hand would have after each choice.

It is computed from what the player sees: the hand, the choices, and the card to get in an Exchange.
"""

from collections.abc import Iterable
from typing import TypeVar, overload

from ..rules.cards import CARDS
from .actions import Action, Discard, Exchange, Give, Pick, Play, Take
from .options import Options
from .ranks import Rank, rank_of_strength, strength_of_hand

Value = TypeVar("Value")


class Prospects(dict[str, Rank]):
    """The best rank in hand right after each choice. You can look up an action or its token.

    >>> import foretell as ft
    >>> view = ft.Game(ft.Options(players=2), seed=bytes(32)).view(0)
    >>> view.prospects[view.legal[0]] == view.prospects[str(view.legal[0])]
    True
    """

    @property
    def by_action(self) -> dict[Action, Rank]:
        """The same ranks, by action."""
        return {Action.parse(token): rank for token, rank in self.items()}

    def __getitem__(self, choice: str | Action) -> Rank:
        return super().__getitem__(choice if isinstance(choice, str) else str(choice))

    def __contains__(self, choice: object) -> bool:
        return super().__contains__(str(choice) if isinstance(choice, Action) else choice)

    @overload
    def get(self, choice: str | Action, default: None = None, /) -> Rank | None: ...
    @overload
    def get(self, choice: str | Action, default: Rank, /) -> Rank: ...
    @overload
    def get(self, choice: str | Action, default: Value, /) -> Rank | Value: ...
    def get(self, choice: str | Action, default: object = None, /) -> object:
        """The rank after a choice, or else `default`."""
        return super().get(choice if isinstance(choice, str) else str(choice), default)


def prospects_of(legal: Iterable[Action], hand: int, target: int | None, options: Options) -> Prospects:
    """The best rank in hand right after each choice that changes the hand."""
    ranks = Prospects()
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
