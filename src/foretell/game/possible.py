"""The best rank that a hand can still have, as far as a viewer can know."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from ..rules import facts
from ..rules.cards import ONE_SUIT
from ..rules.history import ENTRIES, KIND_MASK, OTHER_SHIFT, SEAT_MASK, SEAT_SHIFT
from ..rules.ranking import (
    FLUSH,
    FOUR_OF_A_KIND,
    NOTHING,
    PAIR,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIRS,
    WHEEL,
    full_house_points,
    straight_points,
)
from ..sheets import SUITS, VALUES

_RUNS = (WHEEL, *(31 << lowest for lowest in range(len(VALUES) - 4)))
"""The values of each straight."""
_SIZE = 5


def best_possible_points(known: int, unplaced: int, hidden: int, side: int) -> int:
    """The points of the best rank of a hand of the `known` cards and `hidden` of the `unplaced` ones.

    >>> from foretell.sheets import card_set
    >>> best_possible_points(card_set(["7C", "7M", "KS", "2T"]), card_set(["7S", "KC", "3C"]), 1, side=0)
    3
    """
    held, free = _by_suit(known), _by_suit(unplaced)
    suits, counts = tuple(zip(held, free, strict=True)), tuple(zip(_counts(held), _counts(free), strict=True))
    ranks = {
        STRAIGHT_FLUSH: lambda: any(_runs(one, other, hidden) for one, other in suits),
        FOUR_OF_A_KIND: lambda: _groups(counts, hidden, 4),
        full_house_points(side): lambda: _groups(counts, hidden, 3, 2),
        FLUSH: lambda: any(_flush(one, other, hidden) for one, other in suits),
        straight_points(side): lambda: _runs(_values(held), _values(free), hidden),
        THREE_OF_A_KIND: lambda: _groups(counts, hidden, 3),
        TWO_PAIRS: lambda: _groups(counts, hidden, 2, 2),
        PAIR: lambda: _groups(counts, hidden, 2),
    }
    return next((points for points in sorted(ranks, reverse=True) if ranks[points]()), NOTHING)


def _by_suit(cards: int) -> tuple[int, ...]:
    """The values of each suit in a set of cards."""
    return tuple([cards >> len(VALUES) * suit & ONE_SUIT for suit in range(len(SUITS))])


def _values(suits: Iterable[int]) -> int:
    values = 0
    for suit in suits:
        values |= suit
    return values


def _counts(suits: tuple[int, ...]) -> list[int]:
    """How many cards of each value there are."""
    return [sum([suit >> value & 1 for suit in suits]) for value in range(len(VALUES))]


def _runs(held: int, free: int, hidden: int) -> bool:
    """Whether the hidden cards can complete a straight of these values."""
    missing = (run & ~held for run in _RUNS)
    return any(lacks & ~free == 0 and lacks.bit_count() <= hidden for lacks in missing)


def _flush(held: int, free: int, hidden: int) -> bool:
    return _SIZE - held.bit_count() <= min(hidden, free.bit_count())


def _groups(counts: Sequence[tuple[int, int]], hidden: int, *sizes: int) -> bool:
    """Whether the hidden cards can complete groups of these sizes, each of another value.

    `counts` has, for each value, the cards that are held and those that are free.
    """
    groups = [
        [(value, max(0, size - held)) for value, (held, free) in enumerate(counts) if size - held <= min(hidden, free)]
        for size in sizes
    ]
    return any(
        sum(missing for _, missing in chosen) <= hidden and len({value for value, _ in chosen}) == len(sizes)
        for chosen in product(*groups)
    )


def still_holds(history: Sequence[int], seat: int) -> bool:
    """Whether a seat has played no card since its last answer to Hypnosis: nothing else changes a hand (4.1, 5.6).

    Both the history of the round and the seat count from the viewer.
    """
    return next(_kinds_about(history, seat), None) == facts.HYPNOTISED


def _kinds_about(history: Sequence[int], seat: int) -> Iterator[int]:
    """The kinds of the entries about a card that a seat played and a rank that it told, from the newest."""
    for entry in history[ENTRIES:]:
        kind, actor, other = entry & KIND_MASK, entry >> SEAT_SHIFT & SEAT_MASK, entry >> OTHER_SHIFT & SEAT_MASK
        if (kind, actor) == (facts.PLAYED, seat) or (kind, other) == (facts.HYPNOTISED, seat):
            yield kind
