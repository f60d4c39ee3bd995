"""What a played card may bring: its effects carried out in the mind, over cards that may come from the deck."""

from collections.abc import Callable
from typing import Any

from ...rules import observation
from ...rules.bits import count, nth
from ...rules.cards import (
    DRAW,
    EFFECT_BITS,
    EXCHANGE,
    EYE,
    HAND,
    HYPNOSIS,
    KIND_MASK,
    MAX_CELLS,
    ROW,
    RUNE,
    STAR,
    TAKE,
    reveal_size,
)
from ...rules.variants import BENDING
from .parameters import ASKED_EYE, ASKED_HYPNOSIS
from .worth import ENDINGS, kept_worth, worth

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
    return int(row[observation.UNCOVERED] | (row[observation.DISCARD_TOP] if config.variant == BENDING else 0))


def uncovered_by(row: Any, card: int) -> int:
    """6.3: the card below a second-row card, both as sets; none below any other card."""
    for cell in range(ROW, MAX_CELLS):
        if row[observation.CELLS + cell] >= 0 and card == 1 << row[observation.CELLS + cell]:
            return int(1 << row[observation.CELLS + cell - ROW])
    return 0


def best_take(config: Any, parameters: Any, scratch: Any, hand: int, choices: int, ending: int) -> int:
    """The card to take, as a set."""
    chosen, most = 0, 0.0
    while choices:
        bit = choices & -choices
        choices ^= bit
        value = kept_worth(config, parameters, scratch, hand | bit, ending)
        if chosen == 0 or value > most:
            chosen, most = bit, value
    return chosen


def best_swap(config: Any, parameters: Any, scratch: Any, hand: int, choices: int, ending: int) -> int:
    """The hand after the best exchange, which may be worth less than before."""
    chosen, most = 0, 0.0
    while choices:
        got = choices & -choices
        choices ^= got
        after = hand | got
        after ^= best_gift(config, parameters, scratch, hand, got, ending)
        value = worth(config, parameters, scratch, after, ending)
        if chosen == 0 or value > most:
            chosen, most = after, value
    return chosen


def best_gift(config: Any, parameters: Any, scratch: Any, hand: int, got: int, ending: int) -> int:
    """The card to give for the card `got`, as a set."""
    chosen, most = 0, 0.0
    rest = hand
    while rest:
        bit = rest & -rest
        rest ^= bit
        value = kept_worth(config, parameters, scratch, hand ^ bit | got, ending)
        if chosen == 0 or value > most:
            chosen, most = bit, value
    return chosen


def settle(
    config: Any, row: Any, parameters: Any, scratch: Any, hand: int, choices: int, todo: int, ending: int
) -> tuple[int, int, int]:
    """A Take or Exchange in the mind: the hand, what can be had next, and the ending after it."""
    effect = todo & KIND_MASK
    if choices == 0:
        return hand, choices, ending
    if effect == TAKE:
        card = best_take(config, parameters, scratch, hand, choices, ending)
        if (
            todo & STAR
            or hand.bit_count() < HAND
            or worth(config, parameters, scratch, hand, ending)
            < kept_worth(config, parameters, scratch, hand | card, ending)
        ):
            return hand | card, choices & ~card | uncovered_by(row, card), min(ending + 1, ENDINGS - 1)
        return hand, choices, ending
    after = best_swap(config, parameters, scratch, hand, choices, ending)
    if todo & STAR or worth(config, parameters, scratch, after, ending) > worth(
        config, parameters, scratch, hand, ending
    ):
        return after, choices & ~after | hand & ~after, ending
    return hand, choices, ending


def draw_in_mind(deck: int, noise: int, first: int) -> int:
    """A card that may come, as a set: the `first`-th, or by noise where that is below 0; none from nothing."""
    if deck == 0:
        return 0
    return 1 << nth(deck, first if first >= 0 else under(noise, count(deck)))


def reveal_in_mind(
    config: Any, parameters: Any, scratch: Any, hand: int, deck: int, size: int, ending: int, noise: int, first: int
) -> tuple[int, int]:
    """A Reveal: the deck without what it turned up, and the card that is taken, as a set."""
    shown = 0
    for _ in range(size):
        noise = stir(noise)
        shown |= draw_in_mind(deck & ~shown, noise, first)
        first = -1
    return deck & ~shown, best_take(config, parameters, scratch, hand, shown, ending)


def imagined(
    config: Any,
    row: Any,
    parameters: Any,
    scratch: Any,
    hand: int,
    choices: int,
    todo: int,
    ending: int,
    noise: int,
    first: int,
) -> float:
    """What is in hand after the effects `todo` in one world, with the runes on the way."""
    deck = row[observation.UNPLACED]
    bonus = 0.0
    while todo:
        effect = todo & KIND_MASK
        noise = stir(noise)
        if effect in (TAKE, EXCHANGE):
            hand, choices, ending = settle(config, row, parameters, scratch, hand, choices, todo, ending)
        elif effect == DRAW:
            card = draw_in_mind(deck, noise, first)
            hand, deck, first = hand | card, deck & ~card, -1
        elif effect == RUNE:
            bonus += 1.0
        elif effect in (HYPNOSIS, EYE):
            bonus += answer_worth(config, row, parameters, effect, ending)
        else:
            size = reveal_size(effect)
            deck, card = reveal_in_mind(config, parameters, scratch, hand, deck, size, ending, noise, first)
            hand, first = hand | card, -1
        todo >>= EFFECT_BITS
    while hand.bit_count() < HAND and deck:
        noise = stir(noise)
        card = draw_in_mind(deck, noise, first)
        hand, deck, first = hand | card, deck & ~card, -1
    return bonus + kept_worth(config, parameters, scratch, hand, ending)


def is_chancy(hand: int, todo: int) -> bool:
    """Whether cards from the deck have a part in these effects."""
    size = hand.bit_count()
    while todo:
        effect = todo & KIND_MASK
        if effect == DRAW or reveal_size(effect):
            return True
        size += 1 if effect == TAKE else 0
        todo >>= EFFECT_BITS
    return size < HAND


def hope(
    config: Any, row: Any, parameters: Any, scratch: Any, hand: int, choices: int, todo: int, ending: int, noise: int
) -> float:
    """What a hand will be worth after the effects `todo`, on average over what may come."""
    bonus = 0.0
    while todo:  # what does not hang on chance is the same in every world
        effect = todo & KIND_MASK
        if effect in (TAKE, EXCHANGE):
            hand, choices, ending = settle(config, row, parameters, scratch, hand, choices, todo, ending)
        elif effect == RUNE:
            bonus += 1.0
        elif effect in (HYPNOSIS, EYE):
            bonus += answer_worth(config, row, parameters, effect, ending)
        else:
            break
        todo >>= EFFECT_BITS
    coming = count(row[observation.UNPLACED])
    if coming == 0 or not is_chancy(hand, todo):
        return bonus + imagined(config, row, parameters, scratch, hand, choices, todo, ending, noise, -1)
    total = 0.0
    start = under(stir(noise), coming)
    samples = min(SAMPLES, coming)
    for i in range(samples):
        first = (start + i * coming // samples) % coming
        noise = stir(noise)
        total += imagined(config, row, parameters, scratch, hand, choices, todo, ending, noise, first)
    return bonus + total / samples


def answer_worth(config: Any, row: Any, parameters: Any, effect: int, ending: int) -> float:
    """What the answer of an opponent is worth; nothing where every hand that may be asked is an open book."""
    open_books = 0
    for seat in range(1, config.players):
        if seat == row[observation.ALL_IN] or row[observation.KNOWN + seat].bit_count() == HAND:
            open_books += 1
    if open_books == config.players - 1:
        return 0.0
    late = 1 if row[observation.FREE] - 2 + ending < config.players else 0
    return float(parameters[(ASKED_HYPNOSIS if effect == HYPNOSIS else ASKED_EYE) + late])


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
