"""The belief particles of `players.net.particles` with torch tensors, for many rows at once on a device.

The functions have the names and the arithmetic of the NumPy ones, in double precision and with the same tables of
noise, so that the same row, beliefs and noise give the same hands. Two things differ: all cores of the catalogue are
weighed for each line, since a device prefers that to lists of different lengths; and a row in which no hands fit
together is reported, not dealt by chance.
"""

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from ..arrays import Doubles, Floats, Ints
from ..players.training import FRESH, POINTS, RANK_OF, RANKS, cores
from ..players.training import particles as reference
from ..rules import Config, observation
from ..rules.cards import CARDS, HAND, ONE_SUIT, RUNE_CARD, SUITS, VALUES
from ..rules.ranking import FIVE, FLUSH, FOUR_OF_A_KIND, PAIR, STRENGTH_BITS, THREE_OF_A_KIND, WHEEL
from .torch_types import Compiled

KICKERS, PARTICLES, TRIES = reference.KICKERS, reference.PARTICLES, reference.TRIES
NEVER = -1e9
NO_HAND = -1
LINES = 2048
"""Lines whose cores are weighed at once: 0.4 GB of weights."""


class ParticleTensors(NamedTuple):
    """Samples for `n` viewers. Seats are counted from the viewer, whose own hand comes first."""

    hands: Tensor
    """int64 (n, PARTICLES, players)."""
    strengths: Tensor
    """int64 (n, PARTICLES, players)."""
    weights: Tensor
    """float64 (n, PARTICLES): they sum to 1."""
    found: Tensor
    """bool (n,): whether any hands fit together."""


class HiddenHandTensors(NamedTuple):
    """What is known about `n * others` hands, one line each."""

    known: Tensor
    unplaced: Tensor
    odds: Tensor
    ranks: Tensor
    noise: Tensor


class CatalogueTensors:
    """The constants of one side of the player aid, on a device."""

    def __init__(self, config: Config, device: torch.device) -> None:
        catalogue = cores.catalogue(config.side)
        self.cards, self.members, self.values = (_placed(array, device) for array in catalogue[:3])
        self.kickers, self.first = _placed(catalogue.kickers, device), _placed(catalogue.first, device)
        self.orders, self.gumbels, self.evens = (
            _placed(table(), device) for table in (reference.orders, reference.gumbels, reference.evens)
        )
        self.points, self.rank_of = _placed(np.array(POINTS), device), _placed(RANK_OF, device)
        self.bit_length = _placed(cores.BIT_LENGTH, device)
        self.every_card = torch.arange(CARDS, device=device)
        self.weigh: Compiled = core_weights
        if device.type == "cuda":
            self.weigh = torch.compile(core_weights, dynamic=False)


def _placed(array: Ints | Floats | Doubles, device: torch.device) -> Tensor:
    return torch.from_numpy(np.ascontiguousarray(array)).to(device)


def imagine(
    tables: CatalogueTensors, config: Config, rows: Tensor, ranks: Tensor, owners: Tensor, noise: Tensor
) -> ParticleTensors:
    """Particles for rows in the phase `predict`: int64 (n, words), float (n, 4, 9), (n, 54, 5), int64 (n,)."""
    others = config.players - 1
    line = lines_of(tables, rows, ranks, owners, noise, others)
    drawn = draw_hands(tables, line).view(others, len(rows), PARTICLES)
    hands, apart = put_together(drawn, rows[:, observation.OWN_HAND])
    strong = strengths(tables, hands, config.side, config.suits)
    weights = weigh(tables, strong, apart, line.ranks.view(others, len(rows), RANKS))
    return ParticleTensors(hands, strong, weights, apart.any(1))


def lines_of(
    tables: CatalogueTensors, rows: Tensor, ranks: Tensor, owners: Tensor, noise: Tensor, others: int
) -> HiddenHandTensors:
    """One line for each opponent and row; all rows of the first opponent come first."""
    seats = torch.arange(1, others + 1, device=rows.device)[:, None]
    chances = owners.permute(2, 0, 1)[1 : others + 1].reshape(-1, CARDS).double()
    known = rows.T[observation.KNOWN + 1 : observation.KNOWN + 1 + others].reshape(-1)
    odds = torch.ones((len(chances), CARDS + 1), dtype=torch.float64, device=rows.device)
    likely = chances.clamp_min(reference.MIN_ODDS) / (1 - chances).clamp_min(reference.MIN_ODDS)
    odds[:, :CARDS] = torch.where(held(tables, known), 1.0, likely)
    believed = ranks.permute(1, 0, 2)[:others].double().clamp_min(reference.RARE)
    fresh = (rows[:, FRESH] >> seats & 1) == 1
    told = rows.T[observation.TOLD + 1 : observation.TOLD + 1 + others]
    believed = believed * (~fresh[:, :, None] | (told[:, :, None] == tables.points))
    salted = (noise >> 9) + seats * reference.SALT
    unplaced = rows[:, observation.UNPLACED].repeat(others)
    return HiddenHandTensors(known, unplaced, odds, believed.reshape(-1, RANKS), salted.reshape(-1))


def held(tables: CatalogueTensors, cards: Tensor) -> Tensor:
    """The cards in int64 (lines,) sets, as bool (lines, 54)."""
    return (cards[:, None] >> tables.every_card & 1) == 1


def draw_hands(tables: CatalogueTensors, line: HiddenHandTensors) -> Tensor:
    """int64 (lines, PARTICLES): hands for each line, independently."""
    parts = [draw_some(tables, *some) for some in zip(*(array.split(LINES) for array in line), strict=True)]
    return torch.cat(parts)


def draw_some(tables: CatalogueTensors, *arrays: Tensor) -> Tensor:
    """The same for at most LINES lines. Lines are repeated up to that number if the shape must not change."""
    size = len(arrays[0])
    if arrays[0].is_cuda and size < LINES:
        arrays = tuple(array.repeat(-(-LINES // size), *[1] * (array.dim() - 1))[:LINES] for array in arrays)
    line = HiddenHandTensors(*arrays)
    weight = tables.weigh(
        line.known, line.unplaced, line.odds, tables.cards, tables.members, tables.values, tables.kickers
    )
    sums = torch.nn.functional.pad(weight.cumsum(1), (1, 0))
    bounds = sums[:, tables.first]
    total = bounds.diff(dim=1)
    rank = draw_ranks(tables, line.ranks * (total > 0), line.noise)
    point = bounds.gather(1, rank) + total.gather(1, rank) * spread(tables, line.noise >> 7, 1)
    core = (torch.searchsorted(sums, point, right=True) - 1).clamp_max(weight.shape[1] - 1)
    return add_kickers(tables, line, core)[:size]


def core_weights(
    known: Tensor, unplaced: Tensor, odds: Tensor, cards: Tensor, members: Tensor, values: Tensor, kickers: Tensor
) -> Tensor:
    """float64 (lines, cores): the product of the odds of each core's cards; 0 if a hand cannot have the core."""
    rest = known[:, None] & ~cards
    fits = (cards & ~(known | unplaced)[:, None]) == 0
    fits &= popcount(rest) <= kickers
    fits &= (rest & values) == 0
    held_values = rest & ONE_SUIT
    for suit in range(1, SUITS):
        more = rest >> VALUES * suit & ONE_SUIT
        fits &= (held_values & more) == 0
        held_values = held_values | more
    weight = odds[:, members[0]]
    for i in range(1, HAND):
        weight = weight * odds[:, members[i]]
    return torch.where(fits, weight, 0.0)


def popcount(cards: Tensor) -> Tensor:
    """int64 of the same shape: the number of cards in each set. Sets are below 2^54, or every bit is set."""
    pairs = cards - (cards >> 1 & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    eights = fours + (fours >> 4) & 0x0F0F0F0F0F0F0F0F
    return eights * 0x0101010101010101 >> 56 & 0x7F


def draw_ranks(tables: CatalogueTensors, chances: Tensor, noise: Tensor) -> Tensor:
    """int64 (lines, PARTICLES): ranks in these proportions, shuffled differently for each line."""
    sums = chances.cumsum(1)
    even = torch.arange(1, RANKS + 1, device=sums.device, dtype=sums.dtype)
    sums = torch.where(sums[:, -1:] > 0, sums, even)
    points = spread(tables, noise, 0) * sums[:, -1:]
    return (points[:, :, None] >= sums[:, None, :-1]).sum(2)


def spread(tables: CatalogueTensors, noise: Tensor, which: int) -> Tensor:
    """float64 (lines, PARTICLES): evenly spaced numbers from 0 to 1, shuffled and shifted by noise."""
    order = tables.orders[(noise + which * 31) % len(tables.orders)]
    shift = (noise >> 12 & (1 << 16) - 1).double() * 2.0**-16
    return (order + shift[:, None]) / PARTICLES


def add_kickers(tables: CatalogueTensors, line: HiddenHandTensors, core: Tensor) -> Tensor:
    """int64 (lines, PARTICLES): the cores with the other known cards and with kickers of other values."""
    hands = tables.cards[core] | line.known[:, None]
    missing = HAND - popcount(hands)
    keys, bits = best_of_each_value(tables, line)
    taken = tables.values[core] | line.known[:, None]
    taken = taken | taken >> 2 * VALUES
    taken = taken | taken >> VALUES
    keys[:, :, :VALUES] += NEVER * (taken[:, :, None] >> tables.every_card[:VALUES] & 1).float()
    ordered = keys.sort(dim=2).values
    bar = ordered.gather(2, (KICKERS - missing).clamp(0, KICKERS - 1)[:, :, None])
    chosen = (keys >= bar) & (keys > NEVER / 2) & (missing[:, :, None] > 0)
    hands = hands | (bits * chosen).sum(2)
    allowed = (line.known | line.unplaced)[:, None]
    return torch.where((popcount(hands) == HAND) & (hands & ~allowed == 0), hands, NO_HAND)


def best_of_each_value(tables: CatalogueTensors, line: HiddenHandTensors) -> tuple[Tensor, Tensor]:
    """(lines, PARTICLES, 15) keys and bits of cards: for each value an unplaced card, and its priority."""
    odds = torch.where(held(tables, line.unplaced), line.odds[:, :CARDS], 0.0)
    suits = odds[:, :RUNE_CARD].view(-1, SUITS, VALUES).cumsum(1)
    every = torch.cat([suits[:, -1], odds[:, RUNE_CARD:]], 1)
    logs = torch.where(every == 0, NEVER, every.clamp_min(1e-30).log()).float()
    keys = pieces(tables.gumbels, line.noise, KICKERS) + logs[:, None]
    chance = pieces(tables.evens, line.noise >> 5, VALUES) * suits[:, None, -1].float()
    suit = (chance >= suits[:, None, 0]).long()
    for i in range(1, SUITS - 1):
        suit += chance >= suits[:, None, i]
    bits = torch.empty(keys.shape, dtype=torch.int64, device=keys.device)
    bits[:, :, :VALUES] = 1 << VALUES * suit + tables.every_card[:VALUES]
    bits[:, :, VALUES:] = 1 << tables.every_card[RUNE_CARD:]
    return keys, bits


def pieces(table: Tensor, noise: Tensor, size: int) -> Tensor:
    """float32 (lines, PARTICLES, size): a slice of a table for each line."""
    whole = PARTICLES * size
    first = noise % (len(table) - whole)
    return table[first[:, None] + torch.arange(whole, device=table.device)].view(-1, PARTICLES, size)


def put_together(drawn: Tensor, own: Tensor) -> tuple[Tensor, Tensor]:
    """int64 (n, PARTICLES, players): hands that share no card; and bool (n, PARTICLES): where that was possible."""
    taken = own[:, None].expand(-1, PARTICLES)
    hands = [taken]
    apart = torch.ones_like(taken, dtype=torch.bool)
    places = torch.arange(PARTICLES, device=own.device)
    around = (places[:, None] + places[:TRIES]) % PARTICLES
    for seat in drawn:
        first = ((seat[:, around] & taken[:, :, None]) == 0).to(torch.uint8).argmax(2)
        hand = seat.gather(1, (places + first) % PARTICLES)
        apart = apart & ((hand & taken) == 0)
        hands.append(hand)
        taken = taken | hand
    return torch.stack(hands, 2), apart


def weigh(tables: CatalogueTensors, strong: Tensor, apart: Tensor, believed: Tensor) -> Tensor:
    """float64 (n, PARTICLES): weights that make the ranks of each seat as likely as believed."""
    weights = apart.double() / apart.sum(1, keepdim=True).clamp_min(1)
    rank = tables.rank_of[(strong >> STRENGTH_BITS).clamp(0, POINTS[-1])]
    for i, chances in enumerate(believed):
        own = rank[:, :, i + 1]
        found = torch.zeros_like(chances).scatter_add_(1, own, weights)
        changed = weights * (chances / found.clamp_min(reference.TINY)).gather(1, own)
        sums = changed.sum(1, keepdim=True)
        weights = torch.where(sums > 0, changed / sums.clamp_min(reference.TINY), weights)
    return weights


def strengths(tables: CatalogueTensors, hands: Tensor, side: int, suits: int) -> Tensor:
    """int64 of the same shape: `rules.ranking.strength` of each hand."""
    clock, mask, scarab, tree = (hands >> VALUES * suit & ONE_SUIT for suit in range(SUITS))
    upper, lower, upper_twice, lower_twice = clock | mask, scarab | tree, clock & mask, scarab & tree
    values = upper | lower
    twice = upper_twice | lower_twice | upper & lower
    thrice = upper_twice & lower | lower_twice & upper
    four = upper_twice & lower_twice
    wheel = values == WHEEL
    straight = (wheel | (values == (values & -values) * 31) & (values != 0)).long()
    one_suit = (values == clock) | (values == mask) | (values == scarab) | (values == tree)
    flush = (one_suit & (popcount(values) == HAND)).long()
    several = (twice & (twice - 1) != 0).long()

    points = straight * (4 + 2 * side) + flush * (FLUSH + (1 - 2 * side) * straight)
    points = torch.where(twice != 0, PAIR + several, points)
    points = torch.where(thrice != 0, THREE_OF_A_KIND + several * (3 - 2 * side), points)
    points = torch.where(four != 0, FOUR_OF_A_KIND, points)

    group = torch.where(wheel, FIVE, values)
    for repeated in (twice, thrice, four):
        group = torch.where(repeated != 0, repeated, group)
    value = tables.bit_length[group]
    deciding = 1 << value >> 1
    best = torch.zeros_like(hands)
    for suit, cards in enumerate((clock, mask, scarab, tree)):
        best = torch.maximum(best, torch.where(cards & deciding != 0, suits >> 2 * suit & 3, 0))
    return points << STRENGTH_BITS | value << 2 | best
