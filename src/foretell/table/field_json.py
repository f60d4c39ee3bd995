"""The fields of a view as JSON.

The hot forms are joined from prepared pieces, which is several times faster than encoding them. The bytes are those of
`encode(form.words(value, options))`.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache, partial
from typing import Any

import msgspec

from ..game import Options
from ..game.forms import CARD_SET, CARD_SETS, CHOICES, DISPLAY, HAND, PLAIN, Form, choices_of
from ..game.ranks import rank_of_strength, strength_of_hand
from ..sheets import CARDS

encode = msgspec.json.Encoder().encode

WriteField = Callable[[Any], bytes]
"""Returns a value of the rules as JSON, in the form of its field."""

GROUP = 9
"""A set of actions is looked up as several subsets of this many members each."""
_GROUP_MASK = (1 << GROUP) - 1
MAX_CACHED = 8192
"""How many small sets of cards are kept as JSON. Viewers of one table share most sets, and many change rarely."""
MAX_WORDS = 1024
"""How many values of a field with few values are kept as JSON."""


def _subsets(cards: Iterable[str]) -> list[bytes]:
    """Every subset of these cards as the items of a list, each with a comma. The bits of the index are the cards."""
    subsets = [b""]
    for card in cards:
        subsets += [subset + encode(card) + b"," for subset in subsets]
    return subsets


_SUBSETS = tuple(_subsets(CARDS[low : low + 11]) for low in range(0, len(CARDS), 11))


def card_set_json(bits: int) -> bytes:
    """A set of cards."""
    one, two, three, four, five = _SUBSETS
    items = (
        one[bits & 2047] + two[bits >> 11 & 2047] + three[bits >> 22 & 2047] + four[bits >> 33 & 2047]
        + five[bits >> 44]
    )  # fmt: skip
    return b"[" + items[:-1] + b"]"


_small_set = lru_cache(MAX_CACHED)(card_set_json)
"""For the cards of a hand, of which there are few and which come again."""


def _card_sets(sets: tuple[int, ...]) -> bytes:
    return b"[" + b",".join(map(_small_set, sets)) + b"]"


def _hand(options: Options, bits: int) -> bytes:
    """The viewer's cards and, in a second field, their rank."""
    if bits <= 0:
        return b'[],"rank":null' if bits == 0 else b'null,"rank":null'
    return _small_set(bits) + b',"rank":' + _rank(bits, options)


_RANKS: dict[tuple[int, int, int], bytes] = {}
"""A cache, by strength, side and order of the suits. It holds a few thousand ranks at most."""


def _rank(hand: int, options: Options) -> bytes:
    strength, config = strength_of_hand(hand, options), options.config
    key = (strength, config.side, config.suits)
    if key not in _RANKS:
        _RANKS[key] = encode(rank_of_strength(strength, options))
    return _RANKS[key]


def _choices(asked: tuple[int, int]) -> bytes:
    phase, legal = asked
    if not legal:
        return b"[]"
    items, group = [], 0
    while legal:
        if legal & _GROUP_MASK:
            items.append(_choice_items(phase, group, legal & _GROUP_MASK))
        legal >>= GROUP
        group += GROUP
    return b"[" + b",".join(items) + b"]"


@cache
def _choice_items(phase: int, group: int, members: int) -> bytes:
    """The tokens of some actions as the items of a list."""
    return encode(tuple(choices_of(phase, members << group)))[1:-1]


_WRITERS: Mapping[Form, WriteField] = {
    PLAIN: encode,
    CARD_SET: card_set_json,
    CARD_SETS: _card_sets,
    CHOICES: _choices,
}


def writer_of(form: Form, options: Options) -> WriteField:
    """Return the function that writes values of this form. For a hand, it writes the field `rank` too."""
    if form in _WRITERS:
        return _WRITERS[form]
    if form is HAND:
        return partial(_hand, options)

    def write(value: object) -> bytes:
        return encode(form.words(value, options))

    return write if form is DISPLAY else lru_cache(MAX_WORDS)(write)  # the other forms have few values
