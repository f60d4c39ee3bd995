"""What the compiled loops count, as places in one row of integers.

Points are 0 to 10, as in `rules.ranking`; rounds are 0 to 3, because of the variant Heirs (9.3).
"""

from ..rules.cards import CARDS, MAX_CELLS, SEATS

POINTS = 11
MAX_ROUNDS = 4

# Single sums.
GAMES = 0
ROUNDS = 1
DECISIONS = 2
TURNS = 3
PASSES = 4
POT = 5  # the pots that were at stake
POT_KEPT = 6  # the part of them that nobody got
HITS = 7  # right predictions
PREDICTIONS = 8
DRAWN_GAMES = 9  # games that nobody wins (9.3)

# By seat; seat 0 starts the game.
WINS = 10
RUNES = WINS + SEATS
FIRST_GAINS = RUNES + SEATS  # runes gained in round 1

# By points.
DEALT = FIRST_GAINS + SEATS  # dealt hands
FINAL = DEALT + POINTS  # hands at the Unfolding
BEST = FINAL + POINTS  # the same, if the best of the table
GAINS = BEST + POINTS  # runes that their holders gained in the round

# All In.
ALL_INS = GAINS + POINTS  # by round
ALL_IN_ROUNDS = ALL_INS + MAX_ROUNDS  # rounds played, by round
ALL_IN_FREE = ALL_IN_ROUNDS + MAX_ROUNDS  # by the number of free spaces before it
ALL_IN_POINTS = ALL_IN_FREE + MAX_CELLS + 1  # by the points of the hand
ALL_IN_BEST = ALL_IN_POINTS + POINTS  # the same, if the best of the table
ALL_IN_GAINS = ALL_IN_BEST + POINTS  # runes gained in the round

# Predictions, by how many players have predicted before.
PREDICTED = ALL_IN_GAINS + POINTS
RIGHT = PREDICTED + SEATS
NAMED_SELF = RIGHT + SEATS
RIGHT_SELF = NAMED_SELF + SEATS
NAMED_ALL_IN = RIGHT_SELF + SEATS  # another seat, which is All In
RIGHT_ALL_IN = NAMED_ALL_IN + SEATS

# By card.
PLAYED = RIGHT_ALL_IN + SEATS
KEPT = PLAYED + CARDS  # in a hand at the Unfolding

COLUMNS = KEPT + CARDS

# The row of one seat with an intervention, and of the same seat without it.
SEAT_GAMES = 0
SEAT_ROUNDS = 1
SEAT_WINS = 2
SEAT_RUNES = 3
SEAT_COLUMNS = 4
