"""The fitted parameters of the expert, as one flat row of numbers.

Functions that need them take the row as an argument, because compiled code accepts arrays but no large constants.
"""

POINT_VALUES = 11
"""Points of a rank go from 0 to 10."""
TURN_CASES = 6
"""Number of cases for the turns of a seat in one round: 0 to 4, and 5 or more."""
HAND_CLASSES = 15
AHEAD_CASES = 5
"""Number of cases for the turns to come: 0 to 3, and 4 or more."""

FILLED_PER_TURN = 0  # average number of display spaces that a turn fills
POT_WEIGHT = 1  # the value of a rune in the pot to the holder of the best hand
OTHERS_WEIGHT = 2  # the cost of a rune that the others get
ASKED_HYPNOSIS = 3  # the value of an answer, early and in the last turn
ASKED_EYE = 5
HELPING_NEXT = 7  # the cost of playing a card that pairs with a proven card of the next player
TOLD_BEFORE = 8  # factors for ranks below, at and above the one that was told earlier
NAMED_LATER = 11  # how often later predictors name a seat, relative to its chance of being the best
FINAL = 16  # by turns taken: the share of hands that end with these points
GAIN = FINAL + TURN_CASES * POINT_VALUES  # by class, Rune cards and turns to come: what a hand gains until the end
# By turns taken: the factor by which these points are likelier than counting says.
PRIOR = GAIN + HAND_CLASSES * 3 * AHEAD_CASES
PRIOR_ALL_IN = PRIOR + TURN_CASES * POINT_VALUES  # a further factor for a seat that is All In
PRIOR_PASSED = PRIOR_ALL_IN + POINT_VALUES  # for a seat that has passed
PRIOR_PROVEN = PRIOR_PASSED + POINT_VALUES  # and by the number of proven cards
PARAMETERS_SIZE = PRIOR_PROVEN + 6 * POINT_VALUES


# fmt: off
# Fitted to games of the expert against itself, and rounded. First the single numbers, in the order of the names above.
_SINGLE = (
    0.773, 1.15, 0.3, 0.02, 0.08, 0.05, 0.25, 0.05, 0.195, 2.346, 1.079, 1.0, 0.0, 0.0, 0.0, 0.0,
)
_FINAL = (
    0.5014, 0.4212, 0.0501, 0.0201, 0.004, 0.002, 0.001, 0.0002, 0.0, 0.0, 0.0,
    0.2111, 0.3906, 0.1031, 0.13, 0.0061, 0.1067, 0.0229, 0.0295, 0.0, 0.0, 0.0,
    0.1042, 0.2408, 0.1429, 0.1918, 0.037, 0.102, 0.1532, 0.0256, 0.0, 0.0, 0.0025,
    0.0588, 0.1651, 0.1334, 0.1975, 0.0484, 0.1346, 0.2141, 0.0435, 0.0, 0.0, 0.0047,
    0.0387, 0.1366, 0.1259, 0.198, 0.0551, 0.145, 0.234, 0.059, 0.0, 0.0, 0.0077,
    0.0321, 0.1255, 0.1301, 0.2101, 0.0676, 0.1441, 0.2123, 0.0687, 0.0, 0.0, 0.0095,
)
# Each line has no Rune card, then one, then two; each for 0 to 4 turns to come.
_GAIN = (
    0.0, 1.21, 3.08, 4.48, 4.4, 0.0, 0.9, 2.11, 3.05, 3.16, 0.0, 0.61, 1.24, 1.85, 1.91,  # nothing
    0.0, 1.39, 3.43, 4.19, 4.86, 0.0, 0.86, 2.03, 2.99, 3.84, 0.0, 0.48, 1.08, 1.48, 1.85,  # three of a suit
    0.0, 1.95, 3.95, 5.11, 5.26, 0.0, 0.99, 2.36, 3.65, 3.98, 0.0, 0.5, 1.0, 1.5, 2.0,  # four of a straight
    0.0, 2.27, 4.84, 4.8, 6.09, 0.0, 0.96, 1.87, 3.85, 4.69, 0.0, 0.7, 1.4, 2.1, 2.8,  # four of a suit
    0.0, 2.42, 4.77, 5.37, 6.68, 0.0, 1.17, 2.84, 3.56, 5.17, 0.0, 0.8, 1.6, 2.4, 3.2,  # both
    0.0, 1.36, 3.08, 4.12, 4.26, 0.0, 0.68, 1.74, 2.56, 2.75, 0.0, 0.18, 0.47, 1.17, 1.58,  # a pair
    0.0, 1.7, 3.66, 4.5, 4.47, 0.0, 0.6, 1.2, 1.8, 2.4, 0.0, 0.4, 0.8, 1.2, 1.6,  # with four of a straight
    0.0, 1.88, 4.01, 4.49, 5.23, 0.0, 0.82, 1.65, 2.48, 3.3, 0.0, 0.55, 1.1, 1.65, 2.2,  # with four of a suit
    0.0, 0.8, 2.17, 3.09, 3.38, 0.0, -0.28, 0.33, 1.78, 2.3, 0.0, 0.3, 0.6, 0.9, 1.2,  # two pairs
    0.0, 1.02, 2.19, 2.77, 2.95, 0.0, 0.02, 0.58, 1.54, 1.95, 0.0, -0.42, -0.77, -0.44, 0.9,  # three of a kind
    0.0, -3.08, -4.45, -2.85, 0.49, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,  # a straight
    0.0, -1.6, -1.74, -1.63, 1.29, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,  # a flush
    0.0, -0.51, -0.41, -0.03, 0.28, 0.0, 0.08, 0.15, 0.23, 0.3, 0.0, 0.05, 0.1, 0.15, 0.2,  # a full house
    0.0, -0.21, -0.38, 0.32, 0.93, 0.0, -0.3, -0.31, -0.27, 0.33, 0.0, 0.1, 0.2, 0.3, 0.4,  # four of a kind
    0.0, -1.66, -2.91, -0.35, 0.01, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,  # a straight flush
)
_PRIOR = (
    1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
    0.415, 1.21, 0.309, 2.791, 0.699, 96.485, 0.875, 0.896, 1.0, 1.0, 0.99,
    0.075, 0.248, 1.489, 3.403, 7.837, 10.156, 13.64, 27.303, 1.0, 1.0, 27.891,
    0.037, 0.13, 0.96, 2.197, 5.708, 6.191, 9.488, 22.214, 1.0, 1.0, 22.203,
    0.022, 0.089, 0.74, 1.622, 4.741, 4.429, 7.201, 19.389, 1.0, 1.0, 23.791,
    0.018, 0.074, 0.665, 1.392, 4.826, 4.055, 5.346, 15.869, 1.0, 1.0, 22.466,
)
_PRIOR_ALL_IN = (
    0.01, 0.01, 0.087, 0.079, 0.987, 7.081, 7.113, 0.694, 1.0, 1.0, 5.485,
)
_PRIOR_PASSED = (
    0.086, 0.141, 0.365, 0.357, 1.643, 6.591, 6.166, 1.257, 1.0, 1.0, 6.173,
)
_PRIOR_PROVEN = (
    2.823, 1.317, 1.282, 1.199, 0.692, 0.888, 0.661, 0.816, 1.0, 1.0, 0.406,
    1.559, 1.193, 1.112, 1.097, 0.664, 0.885, 0.801, 0.958, 1.0, 1.0, 0.993,
    0.739, 0.845, 0.894, 0.928, 0.996, 1.304, 1.139, 1.175, 1.0, 1.0, 1.788,
    0.506, 0.686, 0.789, 0.881, 1.248, 1.271, 1.627, 1.36, 1.0, 1.0, 2.66,
    0.684, 0.765, 0.89, 0.986, 1.584, 0.447, 1.762, 1.733, 1.0, 1.0, 0.64,
    1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
)
# fmt: on

PARAMETERS: tuple[float, ...] = (
    *_SINGLE,
    *_FINAL,
    *_GAIN,
    *_PRIOR,
    *_PRIOR_ALL_IN,
    *_PRIOR_PASSED,
    *_PRIOR_PROVEN,
)
"""All parameters, PARAMETERS_SIZE numbers."""
