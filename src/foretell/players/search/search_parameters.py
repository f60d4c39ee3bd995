"""The fitted numbers of the search. See docs/search.md for how they were fitted."""

import numpy as np

TRAIT_WEIGHTS_BY_RANK = (
    # Hundredths; points 0 to 10 in each row.
    # After 0 to 5 plays.
    -19, -28, -8, 10, 15, 20, 9, 1, 0, 0, 0,
    -245, -154, -2, -7, 125, 132, 109, 36, 0, 0, 7,
    -341, -219, -23, 3, 98, 173, 186, 105, 0, 0, 19,
    -382, -256, -29, 4, 58, 161, 198, 192, 0, 0, 55,
    -308, -227, -17, 27, 36, 135, 182, 166, 0, 0, 6,
    -119, -113, 18, 57, 6, 49, 65, 29, 0, 0, 8,
    # After one pass, and more.
    -104, -111, 10, -31, 95, 8, 82, 44, 0, 0, 7,
    -65, -69, 29, -1, 65, 11, 29, 1, 0, 0, 0,
    # All In.
    -168, -166, -61, -54, 55, 115, 160, 85, 0, 0, 34,
    # Having named oneself, and another.
    -179, -114, -28, -9, 49, 69, 72, 113, 0, 0, 28,
    53, 67, 32, 19, -24, -40, -81, -24, 0, 0, 0,
)  # fmt: skip
TRAIT_WEIGHTS_BY_SHAPE = (
    # Below, at and above the rank that was told.
    -111, 68, 43,
    # A Rune card; a value that was let go, and such a pair; a suit that was let go.
    123, -33, -46, -6,
    # Three and four of a suit; three and four in a row; the height of the pair.
    40, 198, 6, 93, 7,
    # Effects by their numbers.
    0, -5, 3, 21, -17, -23, -10, 0, 29, 20,
    # Values from 2 to ace.
    -10, -23, -3, -7, -3, -23, 12, -12, -2, -7, -29, -4, -10,
)  # fmt: skip
TRAIT_WEIGHTS = np.array(TRAIT_WEIGHTS_BY_RANK + TRAIT_WEIGHTS_BY_SHAPE) / 100
"""float64 (TRAITS,): what each trait adds to the plausibility of a hand."""

QUICK_PARAMETERS = np.array((83, 19, 58, 13, 10, 5, 330, 230, 180, 180, 90, 40, 4))
"""int64 (QUICK_SIZE,): the parameters of the quick policy, in 64ths of a rune."""

LEAD_SCALES = np.array((
    (9.0, 1.0, 1.0, 1.0),
    (9.0, 1.0, 1.0, 1.0),
    (9.0, 5.0, 4.0, 1.0),
    (9.0, 5.0, 3.75, 1.0),
    (9.0, 5.0, 4.25, 1.0),
    (9.0, 5.0, 3.75, 1.0),
))  # fmt: skip
"""float64 (6, 4): by players and rounds over, the lead in runes that makes a win e times as likely."""
