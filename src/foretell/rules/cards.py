"""Numbers for cards, effects, phases and actions (clauses 1 to 5).

A suited card is suit * 13 + value - 2; the Rune cards are 52 and 53. A set of cards is one integer with bit *c* set
for card *c*. Actions are 0 to 62, so a set of actions is one integer too.
"""

from .marker import rule
from .variants import COLUMNS, MAX_PLAYERS

CARDS = 54
VALUES = 13
SUITS = 4
RUNE_CARD = 52
EVERY_CARD = (1 << CARDS) - 1
RUNE_CARDS = 3 << RUNE_CARD
ONE_SUIT = (1 << VALUES) - 1

SEATS = MAX_PLAYERS
HAND = 5
ROW = max(COLUMNS.values())
"""The number of the first cell in the second row: the width of the widest display."""
MAX_CELLS = 2 * ROW

# Effects (clause 5). A card's effects are packed, five bits each, the top one in the lowest bits; bit 4 is the star.
# Sheets, states and observations store these numbers, so a number must never change its meaning.
TAKE = 1
EXCHANGE = 2
DRAW = 3
REVEAL_3 = 4
REVEAL_4 = 5
REVEAL_5 = 6
RUNE = 7
HYPNOSIS = 8
EYE = 9
REVEAL_1 = 10
REVEAL_2 = 11
REVEAL_6 = 12
REVEAL_7 = 13
STAR = 16
EFFECT_BITS = 5
EFFECT_MASK = 31
KIND_MASK = 15
MAX_EFFECTS = 4
MAX_REVEAL = 7
REVEAL_SIZES = (
    1 << 4 * REVEAL_1
    | 2 << 4 * REVEAL_2
    | 3 << 4 * REVEAL_3
    | 4 << 4 * REVEAL_4
    | 5 << 4 * REVEAL_5
    | 6 << 4 * REVEAL_6
    | 7 << 4 * REVEAL_7
)
"""J14: the size of each Reveal, four bits per effect; 0 for all other effects."""

# Phases: the kind of decision that the actor must make.
PLAY_PHASE = 0
TAKE_PHASE = 1
EXCHANGE_PHASE = 2
GIVE_PHASE = 3
OFFER_PHASE = 4
PICK_PHASE = 5
HYPNOSIS_PHASE = 6
EYE_PHASE = 7
HIDE_PHASE = 8
DISCARD_PHASE = 9
PREDICT_PHASE = 10
OVER_PHASE = 11
DEAL_PHASE = 12
"""Between two rounds, before the next deal. Nobody makes a decision in this phase."""

# Actions 0 to 53 choose a card. The phase says what the card is chosen for.
PASS = 54
ALL_IN = 55
SKIP = 56
USE = 57
SEAT = 58
ACTIONS = 63

PASS_BIT = 1 << PASS
ALL_IN_BIT = 1 << ALL_IN
SKIP_BIT = 1 << SKIP
USE_BIT = 1 << USE

NOBODY = -1
UNDECIDED = -2
"""The winner of an unfinished game. NOBODY means that the game ended without a winner (9.3)."""


@rule
def reveal_size(effect: int) -> int:
    """The number of cards that `effect` reveals; 0 if it is not a Reveal.

    >>> reveal_size(REVEAL_6), reveal_size(DRAW)
    (6, 0)
    """
    return REVEAL_SIZES >> 4 * effect & 15
