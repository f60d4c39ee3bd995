"""Numbers that describe a seat's position with all hands open, for the value baseline. Needs Numba.

The baseline measures luck, so it looks at all cards. No player ever gets these numbers.
"""

from ...arrays import Floats, Ints, Records
from ...native import States
from ...native.build import compiler
from ...players.buffers import Scratch
from ...players.hands import longest_run, longest_suit
from ...reviews.simulation.review_playouts import order_deck
from ...rules import Config, State, apply
from ...rules.cards import OVER_PHASE, PREDICT_PHASE, RUNE_CARDS, SEATS
from ...rules.marker import compilable, marked
from ...rules.ranking import STRENGTH_BITS, best_strength

FEATURES = 30
ENDED = 29
"""The place of the outcome: 1 for the winner, -1 for the others, 0 while the game is not over."""
POINT = 1 << STRENGTH_BITS


@compilable
def reach(config: Config, s: State, seat: int) -> int:
    """The best strength that a seat can reach with one more card of the display."""
    hand = s.hands[seat]
    best = best_strength(hand, config.side, config.suits)
    if hand.bit_count() != 5:
        return best
    rest = s.uncovered
    while rest:
        card = rest & -rest
        rest ^= card
        best = max(best, best_strength(hand | card, config.side, config.suits))
    return best


@compilable
def describe(config: Config, s: State, seat: int, strengths: Scratch, reached: Scratch, out: Scratch) -> None:
    """Write the features of a seat. `strengths` and `reached` have the values of all seats, in points."""
    players = config.players
    others_runes = -1000
    others_best = -1.0
    others_reach = -1.0
    total = 0
    for other in range(players):
        total += s.runes[other]
        if other != seat:
            others_runes = max(others_runes, s.runes[other])
            others_best = max(others_best, strengths[other])
            others_reach = max(others_reach, reached[other])
    hand = s.hands[seat]
    free = (config.full & ~s.filled).bit_count()
    space = config.full.bit_count()
    suited, _ = longest_suit(hand)
    own = strengths[seat]
    out[0] = (s.runes[seat] - others_runes) / 10.0
    out[1] = (s.runes[seat] - total / players) / 10.0
    out[2] = 1.0 if s.round == 2 else 0.0
    out[3] = 1.0 if s.round >= 3 else 0.0
    out[4] = s.pot / 10.0
    out[5] = own / 10.0
    out[6] = reached[seat] / 10.0
    out[7] = others_best / 10.0
    out[8] = others_reach / 10.0
    out[9] = 1.0 if own > others_best else 0.0
    out[10] = 1.0 if reached[seat] > others_reach else 0.0
    out[11] = free / space
    out[12] = (seat - s.turn) % players / players
    out[13] = (hand & RUNE_CARDS).bit_count() / 2.0
    out[14] = 1.0 if s.all_in == seat else 0.0
    out[15] = 1.0 if s.all_in >= 0 else 0.0
    out[16] = suited / 5.0
    out[17] = longest_run(hand) / 5.0
    out[18] = players / 5.0
    out[19] = (hand & s.public).bit_count() / 5.0
    out[20] = 1.0 if s.phase == PREDICT_PHASE else 0.0
    describe_predictions(config, s, seat, strengths, out)
    out[26] = (s.runes[seat] - others_runes) / 10.0 * out[3]
    out[27] = own / 10.0 * (1.0 - out[11])
    out[28] = 1.0 if s.turn == seat else 0.0
    out[ENDED] = 0.0
    if s.phase == OVER_PHASE:
        out[ENDED] = 1.0 if s.winner == seat else -1.0


@compilable
def describe_predictions(config: Config, s: State, seat: int, strengths: Scratch, out: Scratch) -> None:
    """Write the features about predictions that have been made."""
    best = 0
    for other in range(config.players):
        if strengths[other] > strengths[best]:
            best = other
    right = 0
    wrong = 0
    for other in range(config.players):
        if s.predictions[other] == best:
            right += 1
        elif s.predictions[other] >= 0:
            wrong += 1
    mine = s.predictions[seat]
    out[21] = 1.0 if mine == best else 0.0
    out[22] = 1.0 if mine >= 0 and mine != best else 0.0
    out[23] = right / config.players
    out[24] = wrong / config.players
    out[25] = s.pot / 10.0 / right if mine == best and right else 0.0


@compilable
def describe_all(config: Config, s: State, strengths: Scratch, reached: Scratch, out: Floats, first: int) -> None:
    """Write the features of all seats, one row for each, from row `first` on."""
    for seat in range(config.players):
        strengths[seat] = best_strength(s.hands[seat], config.side, config.suits) / POINT
        reached[seat] = reach(config, s, seat) / POINT
    for seat in range(config.players):
        describe(config, s, seat, strengths, reached, out[first + seat])


_PACKAGES = ("foretell.players", "foretell.players.search", "foretell.reviews.simulation", __package__)
compiled = compiler([function for package in _PACKAGES for function in marked(package)])


@compiled
def describe_states(config: Config, states: States, strengths: Scratch, reached: Scratch, out: Floats) -> None:
    """Write the features of all seats of each game: row *game* x players + *seat*."""
    for i in range(states.shape[0]):
        describe_all(config, states[i], strengths, reached, out, i * config.players)


@compiled
def describe_redrawn(
    config: Config,
    states: States,
    actions: Ints,
    noises: Ints,
    twin: Records,
    order: Ints,
    strengths: Scratch,
    reached: Scratch,
    out: Floats,
) -> bool:
    """Carry out each action with the deck in other orders, and write the features of what follows.

    `noises` is int64 (games, samples). The rows of `out` are in the order games, samples, seats. Return whether all
    actions were legal.
    """
    samples = noises.shape[1]
    for i in range(states.shape[0]):
        for k in range(samples):
            twin[0] = states[i]
            s = twin[0]
            order_deck(s, order, noises[i, k])
            if not apply(config, s, actions[i]):
                return False
            describe_all(config, s, strengths, reached, out, (i * samples + k) * config.players)
    return True


SCRATCH = SEATS
"""The size of `strengths` and `reached`."""
