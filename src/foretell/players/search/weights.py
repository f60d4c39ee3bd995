"""The numbers that the search goes by, fitted to played games; `docs/search.md` says how."""

import numpy as np

LIKING_BY_RANK = (
    # Hundredths; points 0 to 10 in each row.
    # After 0 to 5 plays.
    -28, -26, -20, 21, 30, 10, 3, 11, 0, 0, 0,
    -294, -203, -29, 1, 168, 166, 151, 23, 0, 0, 16,
    -388, -277, -61, -11, 145, 197, 205, 173, 0, 0, 27,
    -414, -306, -84, -5, 112, 218, 229, 208, 0, 0, 57,
    -351, -257, -37, 16, 62, 197, 191, 150, 0, 0, 29,
    -145, -125, 17, 62, 23, 80, 81, 8, 0, 0, 0,
    # After one pass, and more.
    -110, -98, 2, -32, 85, 19, 67, 52, 0, 0, 15,
    -47, -73, 24, -25, 90, 4, 6, 21, 0, 0, 0,
    # All In.
    -171, -159, -89, -34, 36, 145, 138, 115, 0, 0, 17,
    # Having named oneself, and another.
    -121, -170, -133, -29, 53, 91, 103, 137, 0, 0, 68,
    16, 47, 74, 69, -41, -52, -72, -40, 0, 0, 0,
)  # fmt: skip
LIKING_BY_SHAPE = (
    # Below, at and above the rank that was told.
    -93, 66, 27,
    # A Rune card; a value that was let go, and such a pair; a suit that was let go.
    162, -21, -50, -14,
    # Three and four of a suit; three and four in a row; the height of the pair.
    80, 277, 12, 120, 6,
    # Effects by their numbers.
    0, -16, -3, 27, -20, -15, 0, -15, 32, 26,
    # Values from 2 to ace.
    0, -15, -8, -16, -10, -35, 14, -12, 0, -16, -43, -3, -16,
)  # fmt: skip
LIKING = np.array(LIKING_BY_RANK + LIKING_BY_SHAPE) / 100
"""float64 (TRAITS,): what each trait adds to the logarithm of a hand's weight (`plausibility`)."""

TASTE = np.array((83, 19, 58, 13, 10, 10, 330, 230, 180, 90, 30, 30))
"""int64 (TASTES,): what the quick policy goes by (`hands`, `quick`), in 64ths of a rune."""

SPREADS = np.array((
    (9.0, 1.0, 1.0, 1.0),
    (9.0, 1.0, 1.0, 1.0),
    (9.0, 3.75, 2.75, 1.0),
    (9.0, 4.75, 3.75, 1.0),
    (9.0, 4.5, 3.75, 1.0),
    (9.0, 5.5, 4.0, 1.0),
))  # fmt: skip
"""float64 (6, 4): by players and rounds over, the lead in runes that makes a win e times as likely (`standing`)."""
