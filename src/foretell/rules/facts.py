"""Facts: what happens during an action. The interpreted rules record them, the compiled ones do not.

A fact is a tuple (what, seat, x, y). `foretell.game` turns facts into events. The rules never read facts.
"""

from .marker import rule
from .state import State

ROUND_STARTED = 0  # seat: starter, x: round, y: pot
DEALT = 1  # x: the hand, as a set
LAID = 2  # x: card, y: cell
DISCARD_STARTED = 3  # x: card
PLAYED = 4  # x: card
PASSED = 5  # x: card, y: cell
AUTO_PASSED = 6  # x: card, y: cell
WENT_ALL_IN = 7
ADDED = 8  # x: card, y: cell
TOOK = 9  # x: card, y: cell
TOOK_DISCARD = 10  # x: card
EXCHANGED = 11  # x: given, y: got
EXCHANGED_DISCARD = 12  # x: given, y: got
DREW = 13  # x: card
REVEALED = 14  # x: the cards, six bits each as in the state
PICKED = 15  # x: card
DISCARDED = 16  # x: card
GAINED_RUNE = 17
HYPNOTISED = 18  # x: the opponent, y: the points that they announced
EYED = 19  # x: the opponent
SHOWED = 20  # seat: who showed, x: the cards as a set, y: who saw them
DECLINED = 21  # x: effect
PASSED_OVER = 22  # x: effect
RESHUFFLED = 23  # x: number of cards
PREDICTIONS_OPENED = 24  # seat: who begins
PREDICTED = 25  # x: the seat named
UNFOLDED = 26  # x: the hand, y: its strength
BEST_HAND = 27
POT_WON = 28  # x: runes
POT_KEPT = 29  # x: runes
HAND_SCORED = 30  # x: runes
RUNE_CARDS_SCORED = 31  # x: runes
ROUND_ENDED = 32  # x: round
HEIRS_ROUND = 33
GAME_ENDED = 34  # seat: winner or -1
PREDICTIONS_REVEALED = 35
SAID = 36  # x: the seat named; with two players, after both have predicted


@rule
def note(s: State, what: int, seat: int, x: int, y: int) -> None:
    """Record a fact if this state is traced."""
    if s.trace is not None:
        s.trace.append((what, seat, x, y))
