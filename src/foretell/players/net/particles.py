"""Belief particles: samples of the hands of all opponents, drawn by the network's beliefs.

Each hand is drawn in three steps: first its rank, by the network's probabilities; then a core of that rank, by the
network's odds that the seat holds those cards; then the kickers. Drawing single cards would hardly ever make the
straights and full houses that players build on purpose. Hands that share a card are never combined. Finally the
particles are weighted so that the ranks of every seat are as likely as the network says.

Everything is derived from the viewer's inputs and one word of noise for each row.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from ...arrays import Bools, Doubles, Floats, Ints
from ...noise_bits import NOISE_BITS
from ...rules import observation
from ...rules.cards import CARDS, HAND, ONE_SUIT, RUNE_CARD, SUITS, VALUES
from ...rules.config import Config
from ...rules.ranking import STRENGTH_BITS
from ..rank_order import POINTS, RANK_OF, RANKS
from ..strengths import strengths
from .cores import Cores, catalogue
from .inputs import FRESH
from .network import Thought

PARTICLES = 128
"""Particles per row. Log-loss of who holds the best hand with 64, 128, 256 and 512: 0.254, 0.254, 0.253 and 0.253 with
2 players, 0.60, 0.59, 0.59 and 0.59 with 4, 0.83, 0.82, 0.82 and 0.80 with 5.
"""
TRIES = 64
"""The number of hands of a seat that are tried, to find one that shares no card with the hands before it."""
TABLE = 1 << 16
SALT = 0x9E3779B97F4A7
"""Derives the noise of each seat from that of a row."""
MIN_ODDS = 1e-4
RARE = 1e-3
"""The lowest probability of a possible rank when hands are drawn."""
KICKERS = VALUES + 2
"""The choices for kickers: thirteen values and two Rune cards."""
NEVER = np.float32(-1e9)
TINY = 1e-300
NO_HAND = np.int64(-1)
"""A hand that could not be completed. All its bits are set, so it shares a card with every other hand."""


class Particles(NamedTuple):
    """Samples for `n` viewers. Seats are counted from the viewer, whose own hand comes first."""

    hands: Ints
    """int64 (n, PARTICLES, players): sets of cards."""
    strengths: Ints
    """int64 (n, PARTICLES, players)."""
    weights: Doubles
    """float64 (n, PARTICLES): they sum to 1."""


class HiddenHands(NamedTuple):
    """What is known about `n * others` hands, one entry each."""

    known: Ints
    """int64 (lines,)."""
    unplaced: Ints
    """int64 (lines,)."""
    odds: Doubles
    """float64 (lines, 55): the odds, p / (1 - p), that the seat holds each unplaced card; 1 for no card."""
    ranks: Doubles
    """float64 (lines, 9): how likely each rank is."""
    noise: Ints
    """int64 (lines,)."""


def prepare() -> None:
    """Create the cached tables now, so that no prediction has to wait."""
    for side in (0, 1):
        catalogue(side)
    for table in (orders, gumbels, evens):
        table()


def imagine(config: Config, inputs: Ints, thought: Thought, noise: Ints) -> Particles:
    """Particles for int64 (n, INPUT_WORDS) inputs in the phase `predict`, with one word of noise each."""
    others = config.players - 1
    hidden = lines_of(inputs, thought, noise, others)
    drawn = draw_hands(hidden, config.side, others).reshape(others, len(inputs), PARTICLES)
    hands = np.empty((len(inputs), PARTICLES, config.players), np.int64)
    hands[:, :, 0] = inputs[:, observation.OWN_HAND, None]
    apart = put_together(drawn, hands)
    for i in np.flatnonzero(~apart.any(axis=1)):
        deal(inputs[i], hands[i], int(noise[i]))
        apart[i] = True
    strong = strengths(hands, config.side, config.suits)
    return Particles(hands, strong, weigh(strong, apart, hidden.ranks.reshape(others, len(inputs), RANKS)))


def lines_of(inputs: Ints, thought: Thought, noise: Ints, others: int) -> HiddenHands:
    """One entry for each opponent and row; all rows of the first opponent come first."""
    seats = np.arange(1, others + 1)[:, None]
    chances = thought.owners.transpose(2, 0, 1)[1 : others + 1].reshape(-1, CARDS).astype(np.float64)
    known = inputs.T[observation.KNOWN + 1 : observation.KNOWN + 1 + others].reshape(-1)
    odds = np.ones((len(chances), CARDS + 1))
    odds[:, :CARDS] = np.maximum(chances, MIN_ODDS) / np.maximum(1 - chances, MIN_ODDS)
    odds[:, :CARDS][members(known)] = 1.0
    ranks = np.maximum(thought.ranks.transpose(1, 0, 2)[:others].astype(np.float64), RARE)
    fresh = (inputs[:, FRESH] >> seats & 1) == 1
    told = inputs.T[observation.TOLD + 1 : observation.TOLD + 1 + others]
    ranks *= ~fresh[:, :, None] | (told[:, :, None] == np.array(POINTS))
    salted = (noise >> 9) + seats * SALT
    unplaced = np.tile(inputs[:, observation.UNPLACED], others)
    return HiddenHands(known, unplaced, odds, ranks.reshape(-1, RANKS), salted.reshape(-1))


def members(cards: Ints) -> Bools:
    """The cards in int64 (lines,) sets, as bool (lines, 54)."""
    return np.asarray((cards[:, None] >> np.arange(CARDS) & 1) == 1)


def draw_hands(hidden: HiddenHands, side: int, others: int) -> Ints:
    """int64 (lines, PARTICLES): hands for each entry, independently."""
    cores = catalogue(side)
    where, which = possible_cores(hidden, cores, others)
    weight = core_weights(hidden, cores, where, which)
    sums = np.concatenate([[0.0], weight.cumsum()])
    keys = where * len(cores.cards) + which
    edges = np.arange(len(hidden.known))[:, None] * len(cores.cards) + cores.first
    bounds = sums[np.searchsorted(keys, edges)]
    total = np.diff(bounds, axis=1)
    rank = draw_ranks(hidden.ranks * (total > 0), hidden.noise)
    lines = np.arange(len(hidden.known))[:, None]
    point = bounds[lines, rank] + total[lines, rank] * spread(hidden.noise >> 7, 1)
    found = np.minimum(np.searchsorted(sums, point, side="right") - 1, len(which) - 1)
    core = which[found] if len(which) else np.zeros_like(rank)
    return add_kickers(hidden, cores, core)


def possible_cores(hidden: HiddenHands, cores: Cores, others: int) -> tuple[Ints, Ints]:
    """The pairs of an entry and a core that its hand may have, as two arrays in order."""
    rows = len(hidden.known) // others
    anywhere = hidden.unplaced[:rows] | np.bitwise_or.reduce(hidden.known.reshape(others, rows), axis=0)
    flat = np.flatnonzero((cores.cards & ~anywhere[:, None]) == 0)
    row, which = np.divmod(flat, len(cores.cards))
    where = (row + rows * np.arange(others)[:, None]).reshape(-1)
    which = np.tile(which, others)
    fits = possible(hidden.known[where], hidden.unplaced[where], cores, which)
    return where[fits], which[fits]


def possible(known: Ints, unplaced: Ints, cores: Cores, which: Ints) -> Bools:
    """Whether hands with these known cards may have these cores: the other known cards must fit as kickers."""
    core = cores.cards[which]
    rest = known & ~core
    fits = (core & ~(known | unplaced)) == 0
    fits &= np.bitwise_count(rest) <= cores.kickers[which]
    fits &= (rest & cores.values[which]) == 0
    values = rest & ONE_SUIT
    for suit in range(1, SUITS):
        more = rest >> VALUES * suit & ONE_SUIT
        fits &= (values & more) == 0
        values |= more
    return np.asarray(fits)


def core_weights(hidden: HiddenHands, cores: Cores, where: Ints, which: Ints) -> Doubles:
    """The odds of each pair: the product of the odds of its cards."""
    odds = hidden.odds.reshape(-1)
    first = where * (CARDS + 1)
    weight = odds[first + cores.members[0, which]]
    for i in range(1, HAND):
        weight *= odds[first + cores.members[i, which]]
    return np.asarray(weight)


def draw_ranks(chances: Doubles, noise: Ints) -> Ints:
    """int64 (lines, PARTICLES): ranks in these proportions, shuffled differently for each entry."""
    sums = chances.cumsum(axis=1)
    sums = np.where(sums[:, -1:] > 0, sums, np.arange(1, RANKS + 1))
    points = spread(noise, 0) * sums[:, -1:]
    rank = (points[:, :, None] >= sums[:, None, :-1]).sum(axis=2)
    return np.asarray(rank, np.int64)


def spread(noise: Ints, which: int) -> Doubles:
    """float64 (lines, PARTICLES): evenly spaced numbers from 0 to 1, shuffled and shifted by noise."""
    order = orders()[(noise + which * 31) % len(orders())]
    shift = (noise >> 12 & (1 << 16) - 1) * 2.0**-16
    return np.asarray((order + shift[:, None]) / PARTICLES)


@cache
def orders() -> Ints:
    """int64 (64, PARTICLES): permutations."""
    chance = np.random.default_rng(8)
    return np.array([chance.permutation(PARTICLES) for _ in range(64)])


@cache
def gumbels() -> Floats:
    """float32 (TABLE,): Gumbel noise. The maximum of log-weights plus such noise is a weighted draw."""
    return np.random.default_rng(54).gumbel(size=TABLE).astype(np.float32)


@cache
def evens() -> Floats:
    """float32 (TABLE,): uniform noise between 0 and 1."""
    return np.random.default_rng(55).random(size=TABLE, dtype=np.float32)


def add_kickers(hidden: HiddenHands, cores: Cores, core: Ints) -> Ints:
    """int64 (lines, PARTICLES): the cores with the other known cards and with kickers of other values."""
    hands = cores.cards[core] | hidden.known[:, None]
    missing = HAND - np.bitwise_count(hands).astype(np.int64)
    keys, bits = best_of_each_value(hidden)
    taken = cores.values[core] | hidden.known[:, None]
    taken |= taken >> 2 * VALUES
    taken |= taken >> VALUES
    keys[:, :, :VALUES] += NEVER * (taken[:, :, None] >> np.arange(VALUES) & 1).astype(np.float32)
    ordered = np.sort(keys, axis=2).reshape(-1)
    place = np.arange(0, len(ordered), KICKERS).reshape(missing.shape) + np.minimum(KICKERS - missing, KICKERS - 1)
    bar = ordered[place][:, :, None]
    chosen = (keys >= bar) & (keys > NEVER / 2) & (missing[:, :, None] > 0)
    hands = hands | np.asarray((bits * chosen).sum(axis=2), np.int64)
    allowed = (hidden.known | hidden.unplaced)[:, None]
    return np.where((np.bitwise_count(hands) == HAND) & (hands & ~allowed == 0), hands, NO_HAND)


def best_of_each_value(hidden: HiddenHands) -> tuple[Floats, Ints]:
    """(lines, PARTICLES, 15) keys and bits of cards: for each value an unplaced card, and its priority."""
    odds = np.where(members(hidden.unplaced), hidden.odds[:, :CARDS], 0.0)
    suits = odds[:, :RUNE_CARD].reshape(-1, SUITS, VALUES).cumsum(axis=1)
    every = np.concatenate([suits[:, -1], odds[:, RUNE_CARD:]], axis=1)
    logs = np.log(np.maximum(every, 1e-30), dtype=np.float32, casting="same_kind")
    logs[every == 0] = NEVER
    keys = pieces(gumbels(), hidden.noise, KICKERS) + logs[:, None]
    chance = pieces(evens(), hidden.noise >> 5, VALUES) * suits[:, None, -1].astype(np.float32)
    suit = (chance >= suits[:, None, 0]).astype(np.int64)
    for i in range(1, SUITS - 1):
        suit += chance >= suits[:, None, i]
    bits = np.empty(keys.shape, np.int64)
    bits[:, :, :VALUES] = 1 << VALUES * suit + np.arange(VALUES)
    bits[:, :, VALUES:] = 1 << np.array([RUNE_CARD, RUNE_CARD + 1])
    return keys, bits


def pieces(table: Floats, noise: Ints, size: int) -> Floats:
    """float32 (lines, PARTICLES, size): a slice of a table for each entry."""
    whole = PARTICLES * size
    return np.stack([table[first : first + whole] for first in noise % (len(table) - whole)]).reshape(
        -1, PARTICLES, size
    )


def put_together(drawn: Ints, hands: Ints) -> Bools:
    """Fill int64 (n, PARTICLES, players) `hands` with hands of int64 (others, n, PARTICLES) that share no card.

    Return bool (n, PARTICLES): whether that was possible.
    """
    taken = hands[:, :, 0].copy()
    apart = np.ones(taken.shape, np.bool_)
    rows, places = np.arange(len(hands))[:, None], np.arange(PARTICLES)
    around = (places[:, None] + np.arange(TRIES)) % PARTICLES
    for i, seat in enumerate(drawn):
        first = ((seat[:, around] & taken[:, :, None]) == 0).argmax(axis=2)
        hand = seat[rows, (places + first) % PARTICLES]
        apart &= (hand & taken) == 0
        hands[:, :, i + 1] = hand
        taken |= hand
    return apart


def deal(row: Ints, hands: Ints, noise: int) -> None:
    """Fill int64 (PARTICLES, players) `hands` of one row by dealing unplaced cards at random."""
    unplaced = np.flatnonzero(row[observation.UNPLACED] >> np.arange(CARDS) & 1)
    chance = np.random.default_rng(noise & (1 << NOISE_BITS) - 1)
    cards = 1 << chance.permuted(np.tile(unplaced, (PARTICLES, 1)), axis=1)
    first = 0
    for i in range(1, hands.shape[1]):
        known = int(row[observation.KNOWN + i])
        last = first + HAND - known.bit_count()
        hands[:, i] = known | cards[:, first:last].sum(axis=1)
        first = last


def weigh(strong: Ints, apart: Bools, believed: Doubles) -> Doubles:
    """float64 (n, PARTICLES): weights that make the ranks of each seat as likely as believed."""
    weights = apart / apart.sum(axis=1, keepdims=True)
    rank = RANK_OF[strong >> STRENGTH_BITS]
    rows = np.arange(len(strong))[:, None]
    for i, chances in enumerate(believed):
        own = rank[:, :, i + 1]
        found = np.bincount((own + RANKS * rows).ravel(), weights.ravel(), RANKS * len(strong)).reshape(chances.shape)
        ratio = chances / np.maximum(found, TINY)
        changed = weights * ratio[rows, own]
        sums = changed.sum(axis=1, keepdims=True)
        weights = np.where(sums > 0, changed / np.maximum(sums, TINY), weights)
    return np.asarray(weights)
