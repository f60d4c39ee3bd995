"""The expected value of playing a card. Its effects are simulated with cards that may come from the deck."""

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
from ...rules.config import Config
from ...rules.marker import compilable
from ...rules.observation import Row
from ...rules.variants import BENDING
from ..buffers import ParameterRow, Scratch
from .parameters import ASKED_EYE, ASKED_HYPNOSIS
from .worth import ENDINGS, kept_worth, worth

SAMPLES = 24
"""Number of simulations if the effects depend on chance. Their first cards are spread evenly over the possible ones."""
MULTIPLIER = 747796405
INCREMENT = 2891336453
WORD = 0xFFFFFFFF


@compilable
def first_noise(noise: int) -> int:
    """The upper 32 bits of a word of noise, which are the better ones."""
    return noise >> 32 & WORD


@compilable
def next_bits(noise: int) -> int:
    """The next 32 bits of noise. Nothing here exceeds 63 bits, since Numba assumes that integers do not overflow."""
    return noise * MULTIPLIER + INCREMENT & WORD


@compilable
def random_below(noise: int, bound: int) -> int:
    """A number from 0 to `bound` - 1, from the high bits."""
    return (noise >> 8) * bound >> 24


@compilable
def takeable(config: Config, row: Row) -> int:
    """5.1, 10.1: the cards that Take and Exchange can get."""
    return int(row[observation.UNCOVERED] | (row[observation.DISCARD_TOP] if config.variant == BENDING else 0))


@compilable
def uncovered_by(row: Row, card: int) -> int:
    """6.3: the set of the card that lies random_below a second-row card; empty for any other card."""
    for cell in range(ROW, MAX_CELLS):
        if row[observation.CELLS + cell] >= 0 and card == 1 << row[observation.CELLS + cell]:
            return int(1 << row[observation.CELLS + cell - ROW])
    return 0


@compilable
def best_change(
    config: Config, parameters: ParameterRow, scratch: Scratch, hand: int, choices: int, ending: int
) -> int:
    """The card, as a set, to add to the hand, or to remove if the hand contains it."""
    chosen, most = 0, 0.0
    while choices:
        bit = choices & -choices
        choices ^= bit
        value = kept_worth(config, parameters, scratch, hand ^ bit, ending)
        if chosen == 0 or value > most:
            chosen, most = bit, value
    return chosen


@compilable
def best_swap(config: Config, parameters: ParameterRow, scratch: Scratch, hand: int, choices: int, ending: int) -> int:
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


@compilable
def best_gift(config: Config, parameters: ParameterRow, scratch: Scratch, hand: int, got: int, ending: int) -> int:
    """The card to give for the card `got`, as a set."""
    return int(best_change(config, parameters, scratch, hand | got, hand, ending))


@compilable
def simulated_take(
    config: Config,
    row: Row,
    parameters: ParameterRow,
    scratch: Scratch,
    hand: int,
    choices: int,
    todo: int,
    ending: int,
) -> tuple[int, int, int]:
    """Simulate a Take or Exchange: return the hand, the cards that can be taken next, and the ending."""
    effect = todo & KIND_MASK
    if choices == 0:
        return hand, choices, ending
    if effect == TAKE:
        card = best_change(config, parameters, scratch, hand, choices, ending)
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


@compilable
def simulated_draw(deck: int, noise: int, first: int) -> int:
    """Draw a card: the `first`-th, or by noise if `first` is negative; none if the deck is empty."""
    if deck == 0:
        return 0
    return 1 << nth(deck, first if first >= 0 else random_below(noise, count(deck)))


@compilable
def simulated_reveal(
    config: Config,
    parameters: ParameterRow,
    scratch: Scratch,
    hand: int,
    deck: int,
    size: int,
    ending: int,
    noise: int,
    first: int,
) -> tuple[int, int]:
    """Simulate a Reveal: return the deck without the revealed cards, and the card that is taken, as a set."""
    shown = 0
    for _ in range(size):
        noise = next_bits(noise)
        shown |= simulated_draw(deck & ~shown, noise, first)
        first = -1
    return deck & ~shown, best_change(config, parameters, scratch, hand, shown, ending)


@compilable
def simulated_value(
    config: Config,
    row: Row,
    parameters: ParameterRow,
    scratch: Scratch,
    hand: int,
    choices: int,
    todo: int,
    ending: int,
    noise: int,
    first: int,
) -> float:
    """The value of the hand and of the runes gained after the effects `todo`, in one simulation."""
    deck = row[observation.UNPLACED]
    bonus = 0.0
    while todo:
        effect = todo & KIND_MASK
        noise = next_bits(noise)
        if effect in (TAKE, EXCHANGE):
            hand, choices, ending = simulated_take(config, row, parameters, scratch, hand, choices, todo, ending)
        elif effect == DRAW:
            card = simulated_draw(deck, noise, first)
            hand, deck, first = hand | card, deck & ~card, -1
        elif effect == RUNE:
            bonus += 1.0
        elif effect in (HYPNOSIS, EYE):
            bonus += answer_worth(config, row, parameters, effect, ending)
        else:
            size = reveal_size(effect)
            deck, card = simulated_reveal(config, parameters, scratch, hand, deck, size, ending, noise, first)
            hand, first = hand | card, -1
        todo >>= EFFECT_BITS
    while hand.bit_count() < HAND and deck:
        noise = next_bits(noise)
        card = simulated_draw(deck, noise, first)
        hand, deck, first = hand | card, deck & ~card, -1
    return bonus + kept_worth(config, parameters, scratch, hand, ending)


@compilable
def depends_on_chance(hand: int, todo: int) -> bool:
    """Whether these effects involve cards from the deck."""
    size = hand.bit_count()
    while todo:
        effect = todo & KIND_MASK
        if effect == DRAW or reveal_size(effect):
            return True
        size += 1 if effect == TAKE else 0
        todo >>= EFFECT_BITS
    return size < HAND


@compilable
def expected_value(
    config: Config,
    row: Row,
    parameters: ParameterRow,
    scratch: Scratch,
    hand: int,
    choices: int,
    todo: int,
    ending: int,
    noise: int,
) -> float:
    """The expected value of a hand after the effects `todo`."""
    bonus = 0.0
    while todo:  # what does not depend on chance is the same in every simulation
        effect = todo & KIND_MASK
        if effect in (TAKE, EXCHANGE):
            hand, choices, ending = simulated_take(config, row, parameters, scratch, hand, choices, todo, ending)
        elif effect == RUNE:
            bonus += 1.0
        elif effect in (HYPNOSIS, EYE):
            bonus += answer_worth(config, row, parameters, effect, ending)
        else:
            break
        todo >>= EFFECT_BITS
    coming = count(row[observation.UNPLACED])
    if coming == 0 or not depends_on_chance(hand, todo):
        return bonus + simulated_value(config, row, parameters, scratch, hand, choices, todo, ending, noise, -1)
    total = 0.0
    start = random_below(next_bits(noise), coming)
    samples = min(SAMPLES, coming)
    for i in range(samples):
        first = (start + i * coming // samples) % coming
        noise = next_bits(noise)
        total += simulated_value(config, row, parameters, scratch, hand, choices, todo, ending, noise, first)
    return bonus + total / samples


@compilable
def answer_worth(config: Config, row: Row, parameters: ParameterRow, effect: int, ending: int) -> float:
    """The value of an answer from an opponent; 0 if all hands that one may ask about are known."""
    known_hands = 0
    for seat in range(1, config.players):
        if seat == row[observation.ALL_IN] or row[observation.KNOWN + seat].bit_count() == HAND:
            known_hands += 1
    if known_hands == config.players - 1:
        return 0.0
    late = 1 if row[observation.FREE] - 2 + ending < config.players else 0
    return float(parameters[(ASKED_HYPNOSIS if effect == HYPNOSIS else ASKED_EYE) + late])
