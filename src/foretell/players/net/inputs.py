"""The input of the network: a row of `observe`, and a few words that are computed from it.

Everything comes from the row alone, so the network sees nothing that the viewer may not know. In all these words, seats
are counted from the viewer; this includes the seats of actions.
"""

from ...rules import observation
from ...rules.cards import (
    EFFECT_BITS,
    EFFECT_MASK,
    EVERY_CARD,
    EXCHANGE_PHASE,
    GIVE_PHASE,
    KIND_MASK,
    PICK_PHASE,
    PREDICT_PHASE,
    SEAT,
    SEATS,
    TAKE_PHASE,
)
from ...rules.config import Config
from ...rules.marker import compilable
from ...rules.observation import RowBuffer
from ...rules.ranking import STRENGTH_BITS, best_strength, strength

OTHERS = SEATS - 1
AFTER = observation.OBSERVATION  # four words: the points of the best hand after choosing each card, four bits each
CARDS_A_WORD = 15
AFTER_WORDS = 4
CHOICES = AFTER + AFTER_WORDS  # the legal actions, seats counted from the viewer
PRESENT = CHOICES + 1  # the current effect
TO_COME = PRESENT + 1  # the effects after it, as a set
FRESH = TO_COME + 1  # the seats that had no turn since they told their rank, as a set
LEADS = FRESH + 1  # the viewer's lead in runes over each of the others, plus 8, limited to 0 to 15, four bits each
PROVEN = LEADS + 1  # four words: the points of the proven cards of each opponent
UNSEEN = PROVEN + OTHERS  # four words: the number of unproven cards of each opponent
INPUT_WORDS = UNSEEN + OTHERS
"""Words of an input."""

FOUR_BITS = 15
LEVEL = 8


@compilable
def fill_inputs(config: Config, row: RowBuffer) -> None:
    """Fill the words of `row` (int64, INPUT_WORDS words) that come after those of `observe`."""
    players = row[observation.PLAYERS]
    row[CHOICES] = turned(row[observation.LEGAL], row[observation.SEAT], players)
    fill_effects(row)
    fill_others(config, row)
    fill_points_after(config, row)


@compilable
def turned(legal: int, seat: int, players: int) -> int:
    """A set of actions with its seats counted from `seat`."""
    seats = legal >> SEAT
    around = (seats >> seat | seats << players - seat) & (1 << players) - 1
    return legal & (1 << SEAT) - 1 | around << SEAT


@compilable
def seated(action: int, seat: int, players: int) -> int:
    """The action of the rules for an action whose seat is counted from `seat`."""
    return action if action < SEAT else SEAT + (action - SEAT + seat) % players


@compilable
def fill_effects(row: RowBuffer) -> None:
    """Fill in the current effect and those after it."""
    rest = row[observation.EFFECTS]
    row[PRESENT] = rest & EFFECT_MASK
    rest >>= EFFECT_BITS
    kinds = 0
    while rest:
        kinds |= 1 << (rest & KIND_MASK)
        rest >>= EFFECT_BITS
    row[TO_COME] = kinds


@compilable
def fill_others(config: Config, row: RowBuffer) -> None:
    """Fill in what is proven about the others, their runes, and whether the ranks that they told still hold."""
    players = row[observation.PLAYERS]
    side = row[observation.SIDE]
    suits = config.suits
    runes = row[observation.RUNES]
    now = row[observation.TURN]
    fresh = 0
    leads = 0
    last = row[observation.TURNS] - 1 if row[observation.PHASE] == PREDICT_PHASE else row[observation.TURNS]
    for i in range(1, SEATS):
        here = i < players
        known = row[observation.KNOWN + i]
        row[PROVEN + i - 1] = strength(known, side, suits) >> STRENGTH_BITS
        row[UNSEEN + i - 1] = row[observation.HAND_SIZE + i] - known.bit_count() if here else 0
        turn = last - (now - i) % players
        if here and row[observation.TOLD + i] >= 0 and turn <= row[observation.TOLD_TURN + i]:
            fresh |= 1 << i
        lead = runes - row[observation.RUNES + i] + LEVEL
        lead = 0 if lead < 0 or not here else lead
        leads |= (FOUR_BITS if lead > FOUR_BITS else lead) << 4 * (i - 1)
    row[FRESH] = fresh
    row[LEADS] = leads


@compilable
def fill_points_after(config: Config, row: RowBuffer) -> None:
    """Fill in, for each card that may be chosen, the points of the best hand after that choice."""
    phase = row[observation.PHASE]
    side = row[observation.SIDE]
    suits = config.suits
    held = row[observation.OWN_HAND] | (row[observation.TARGET] if phase == GIVE_PHASE else 0)
    takes = phase in (TAKE_PHASE, EXCHANGE_PHASE, PICK_PHASE)
    cards = row[observation.LEGAL] & EVERY_CARD
    for i in range(AFTER_WORDS):
        after = 0
        here = cards & (1 << CARDS_A_WORD) - 1
        cards >>= CARDS_A_WORD
        while here:
            low = here & -here
            here ^= low
            bit = low << CARDS_A_WORD * i
            hand = held | bit if takes else held & ~bit
            after |= (best_strength(hand, side, suits) >> STRENGTH_BITS) << 4 * (low.bit_length() - 1)
        row[AFTER + i] = after
