"""What the expert has learnt by heart, as one flat row of numbers: fitted to its games against itself.

The row is handed to every function that needs it, since compiled code takes arrays but no large constants.
"""

POINTS = 11
BUSY = 6
"""Turns of a seat in one round that are told apart: 0 to 5 and more."""
CLASSES = 15
AHEAD = 5
"""Own turns to come that are told apart: 0 to 4 and more."""

EAT = 0  # spaces of the display that a turn fills, on average
POT_WEIGHT = 1  # what a rune of the pot is worth to the holder of the best hand
OTHERS_WEIGHT = 2  # what a rune of the others costs
ASKED_HYPNOSIS = 3  # what an answer is worth, early and in the last turn
ASKED_EYE = 5
FEEDING = 7  # what it costs to lay a card that pairs with one proven of the next player
WAITING = 11  # how much likelier than not those who predict later name the likeliest seat
STALE = 8  # how likely a rank below, at and above the one told earlier is, beside what counting says
FINAL = 16  # by turns taken: how often a hand ends with these points
GAIN = FINAL + BUSY * POINTS  # by class, Rune cards and turns to come: what a hand will still gain
PRIOR = GAIN + CLASSES * 3 * AHEAD  # by turns taken: how much likelier these points are than counting says
PRIOR_ALL_IN = PRIOR + BUSY * POINTS  # the same for who is All In, on top
PRIOR_PASSED = PRIOR_ALL_IN + POINTS  # and for who passed
PRIOR_PROVEN = PRIOR_PASSED + POINTS  # and by how many cards of the hand are proven
TABLES_SIZE = PRIOR_PROVEN + 6 * POINTS


def first_guess() -> tuple[float, ...]:
    """Numbers to begin fitting with."""
    row = [0.0] * TABLES_SIZE
    row[:8] = [0.85, 0.7, 0.5, 0.05, 0.2, 0.05, 0.25, 0.05]
    row[8:12] = [0.2, 1.0, 1.0, 1.0]
    for busy in range(BUSY):
        weights = [
            50.0 / (1 + busy),
            42,
            5 + 3 * busy,
            2 + 3 * busy,
            0.4 + busy,
            0.2 + 1.5 * busy,
            0.1 + busy,
            0.02 + 0.2 * busy,
            0,
            0,
            0.002,
        ]
        total = sum(weights)
        row[FINAL + busy * POINTS : FINAL + (busy + 1) * POINTS] = [w / total for w in weights]
    hope = [0.8, 0.9, 1.0, 1.4, 1.6, 0.7, 0.8, 1.1, 0.6, 0.5, 0.0, 0.0, 0.1, 0.2, 0.0]
    for kind in range(CLASSES):
        for runes in range(3):
            for ahead in range(AHEAD):
                row[GAIN + (kind * 3 + runes) * AHEAD + ahead] = hope[kind] * ahead * (1 - runes / 4)
    for i in range(PRIOR, TABLES_SIZE):
        row[i] = 1.0
    return tuple(row)


TABLES = first_guess()
