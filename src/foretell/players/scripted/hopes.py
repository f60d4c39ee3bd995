"""What a played card may bring: its effects carried out in the mind, over cards that may come from the deck."""

from collections.abc import Callable
from typing import Any

from ...rules import BENDING
from ...rules import cards as n
from ...rules import observation as o
from ...rules.bits import count, nth
from . import tables as t
from .worth import PACES, kept_worth, worth

SAMPLES = 24
"""Worlds that are imagined where chance has a part; their first cards are spread evenly over all that may come."""
MULTIPLIER = 747796405
INCREMENT = 2891336453
WORD = 0xFFFFFFFF


def first_noise(noise: int) -> int:
    """32 bits of a word of noise, those that are good."""
    return noise >> 32 & WORD


def stir(noise: int) -> int:
    """The 32 bits after `noise`. Nothing here exceeds 63 bits: the compiler takes it that nothing does."""
    return noise * MULTIPLIER + INCREMENT & WORD


def under(noise: int, bound: int) -> int:
    """A number from 0 to `bound` - 1, from the high bits."""
    return (noise >> 8) * bound >> 24


def takeable(config: Any, row: Any) -> int:
    """5.1, 10.1: what Take and Exchange may get."""
    return int(row[o.UNCOVERED] | (row[o.DISCARD_TOP] if config.variant == BENDING else 0))


def uncovered_by(row: Any, card: int) -> int:
    """6.3: the card below a second-row card, both as sets; none below any other card."""
    for cell in range(n.ROW, n.MOST_CELLS):
        if row[o.CELLS + cell] >= 0 and card == 1 << row[o.CELLS + cell]:
            return int(1 << row[o.CELLS + cell - n.ROW])
    return 0


def best_take(config: Any, tables: Any, room: Any, hand: int, choices: int, pace: int) -> int:
    """The card to take, as a set."""
    chosen, most = 0, 0.0
    while choices:
        bit = choices & -choices
        choices ^= bit
        value = kept_worth(config, tables, room, hand | bit, pace)
        if chosen == 0 or value > most:
            chosen, most = bit, value
    return chosen


def best_swap(config: Any, tables: Any, room: Any, hand: int, choices: int, pace: int) -> int:
    """The hand after the best exchange, which may be worth less than before."""
    chosen, most = 0, 0.0
    while choices:
        got = choices & -choices
        choices ^= got
        after = hand | got
        after ^= best_gift(config, tables, room, hand, got, pace)
        value = worth(config, tables, room, after, pace)
        if chosen == 0 or value > most:
            chosen, most = after, value
    return chosen


def best_gift(config: Any, tables: Any, room: Any, hand: int, got: int, pace: int) -> int:
    """The card to give for the card `got`, as a set."""
    chosen, most = 0, 0.0
    rest = hand
    while rest:
        bit = rest & -rest
        rest ^= bit
        value = kept_worth(config, tables, room, hand ^ bit | got, pace)
        if chosen == 0 or value > most:
            chosen, most = bit, value
    return chosen


def settle(
    config: Any, row: Any, tables: Any, room: Any, hand: int, choices: int, todo: int, pace: int
) -> tuple[int, int, int]:
    """A Take or Exchange in the mind: the hand, what can be had next, and the pace after it."""
    effect = todo & n.KIND_MASK
    if choices == 0:
        return hand, choices, pace
    if effect == n.TAKE:
        card = best_take(config, tables, room, hand, choices, pace)
        if (
            todo & n.STAR
            or hand.bit_count() < n.HAND
            or worth(config, tables, room, hand, pace) < kept_worth(config, tables, room, hand | card, pace)
        ):
            return hand | card, choices & ~card | uncovered_by(row, card), min(pace + 1, PACES - 1)
        return hand, choices, pace
    after = best_swap(config, tables, room, hand, choices, pace)
    if todo & n.STAR or worth(config, tables, room, after, pace) > worth(config, tables, room, hand, pace):
        return after, choices & ~after | hand & ~after, pace
    return hand, choices, pace


def draw_in_mind(deck: int, noise: int, first: int) -> int:
    """A card that may come, as a set: the `first`-th, or by noise where that is below 0; none from nothing."""
    if deck == 0:
        return 0
    return 1 << nth(deck, first if first >= 0 else under(noise, count(deck)))


def reveal_in_mind(
    config: Any, tables: Any, room: Any, hand: int, deck: int, size: int, pace: int, noise: int, first: int
) -> tuple[int, int]:
    """A Reveal: the deck without what it turned up, and the card that is taken, as a set."""
    shown = 0
    for _ in range(size):
        noise = stir(noise)
        shown |= draw_in_mind(deck & ~shown, noise, first)
        first = -1
    return deck & ~shown, best_take(config, tables, room, hand, shown, pace)


def imagined(
    config: Any, row: Any, tables: Any, room: Any, hand: int, choices: int, todo: int, pace: int, noise: int, first: int
) -> float:
    """What is in hand after the effects `todo` in one world, with the runes on the way."""
    deck = row[o.UNPLACED]
    bonus = 0.0
    while todo:
        effect = todo & n.KIND_MASK
        noise = stir(noise)
        if effect in (n.TAKE, n.EXCHANGE):
            hand, choices, pace = settle(config, row, tables, room, hand, choices, todo, pace)
        elif effect == n.DRAW:
            card = draw_in_mind(deck, noise, first)
            hand, deck, first = hand | card, deck & ~card, -1
        elif effect < n.RUNE:
            size = effect - n.REVEAL_3 + 3
            deck, card = reveal_in_mind(config, tables, room, hand, deck, size, pace, noise, first)
            hand, first = hand | card, -1
        elif effect == n.RUNE:
            bonus += 1.0
        else:
            bonus += answer_worth(config, row, tables, effect, pace)
        todo >>= n.EFFECT_BITS
    while hand.bit_count() < n.HAND and deck:
        noise = stir(noise)
        card = draw_in_mind(deck, noise, first)
        hand, deck, first = hand | card, deck & ~card, -1
    return bonus + kept_worth(config, tables, room, hand, pace)


def is_chancy(hand: int, todo: int) -> bool:
    """Whether cards from the deck have a part in these effects."""
    size = hand.bit_count()
    while todo:
        effect = todo & n.KIND_MASK
        if n.DRAW <= effect < n.RUNE:
            return True
        size += 1 if effect == n.TAKE else 0
        todo >>= n.EFFECT_BITS
    return size < n.HAND


def hope(
    config: Any, row: Any, tables: Any, room: Any, hand: int, choices: int, todo: int, pace: int, noise: int
) -> float:
    """What a hand will be worth after the effects `todo`, on average over what may come."""
    bonus = 0.0
    while todo:  # what does not hang on chance is the same in every world
        effect = todo & n.KIND_MASK
        if effect in (n.TAKE, n.EXCHANGE):
            hand, choices, pace = settle(config, row, tables, room, hand, choices, todo, pace)
        elif effect == n.RUNE:
            bonus += 1.0
        elif effect > n.RUNE:
            bonus += answer_worth(config, row, tables, effect, pace)
        else:
            break
        todo >>= n.EFFECT_BITS
    coming = count(row[o.UNPLACED])
    if coming == 0 or not is_chancy(hand, todo):
        return bonus + imagined(config, row, tables, room, hand, choices, todo, pace, noise, -1)
    total = 0.0
    start = under(stir(noise), coming)
    samples = min(SAMPLES, coming)
    for i in range(samples):
        first = (start + i * coming // samples) % coming
        noise = stir(noise)
        total += imagined(config, row, tables, room, hand, choices, todo, pace, noise, first)
    return bonus + total / samples


def answer_worth(config: Any, row: Any, tables: Any, effect: int, pace: int) -> float:
    """What the answer of an opponent is worth; nothing where every hand that may be asked is an open book."""
    open_books = 0
    for seat in range(1, config.players):
        if seat == row[o.ALL_IN] or row[o.KNOWN + seat].bit_count() == n.HAND:
            open_books += 1
    if open_books == config.players - 1:
        return 0.0
    late = 1 if row[o.FREE] - 2 + pace < config.players else 0
    return float(tables[(t.ASKED_HYPNOSIS if effect == n.HYPNOSIS else t.ASKED_EYE) + late])


FUNCTIONS: tuple[Callable[..., Any], ...] = (
    first_noise,
    stir,
    under,
    takeable,
    uncovered_by,
    best_take,
    best_swap,
    best_gift,
    settle,
    draw_in_mind,
    reveal_in_mind,
    imagined,
    is_chancy,
    hope,
    answer_worth,
)
