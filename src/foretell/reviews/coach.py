"""The coach: what a player knows at a decision, and what the strongest player would do there.

Both follow from the player's view alone, so the coach knows no more than the player. They need only NumPy. To count
hidden cards, the coach deals the unplaced cards to the other hands at random, many times. After a reshuffle within a
round, this ignores that a hidden card of an earlier deck cannot be in the new one.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ..arrays import Bools, Doubles, Ints
from ..game import Predict, SeatView
from ..players.net import NetPlayer
from ..players.rank_order import RANKS, ranks_of
from ..players.strengths import strengths
from ..rules.ranking import STRENGTH_BITS, points_of_ranks
from ..sheets import card_set
from .review import CoachLine, RankChance

SAMPLES = 4096
MIN_CHANCE = 0.01
"""Ranks with less than this chance are not named."""
MAX_UNPROVEN = 0.99
"""The highest chance to hold the best hand while cards are hidden: a sample may lack the rarest hands."""
MIN_SHARE = 0.15
"""Another choice is named if the strongest player makes it at least this often."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the strongest player would do, and why."""

    action: str
    lines: tuple[CoachLine, ...]


def facts(view: SeatView) -> tuple[CoachLine, ...]:
    """What the player can know: proven cards, told ranks, and what counting says about each hand."""
    sample = _Sample(view)
    own = CoachLine("coach-own", points=view.rank.points)
    others = (line for seat in sample.others for line in _facts_about(view, sample, seat))
    return (own, *others, CoachLine("coach-counted-best", chance=float(sample.best(sample.even)[view.seat])))


def _facts_about(view: SeatView, sample: "_Sample", seat: int) -> Iterator[CoachLine]:
    if view.known[seat]:
        yield CoachLine("coach-cards", seat=seat, cards=view.known[seat])
    told = view.told[seat]
    if told is not None:
        yield CoachLine("coach-told", seat=seat, points=told.points)
    if view.all_in == seat:
        yield CoachLine("coach-all-in", seat=seat)
    yield CoachLine("coach-likely", seat=seat, ranks=tuple(_likely(sample.spread(seat), view.options.config.side)))


def _likely(spread: Doubles, side: int) -> Iterator[RankChance]:
    """The ranks that count as possible, the likeliest first."""
    points = points_of_ranks(side)
    for rank in np.argsort(-spread, kind="stable"):
        if spread[rank] >= MIN_CHANCE:
            yield RankChance(points[rank], float(spread[rank]))


def advice(view: SeatView) -> Advice:
    """What the strongest player would do in this view, and why."""
    player = NetPlayer(least=1.0)
    action = player.choose(view)
    sample = _Sample(view)
    best = sample.best(sample.believed(player))
    if isinstance(action, Predict):
        lines: Iterator[CoachLine] = _why_prediction(best, action.seat)
    else:
        lines = _why(view, player, str(action), best)
    return Advice(str(action), tuple(lines))


def _why_prediction(best: Doubles, named: int) -> Iterator[CoachLine]:
    yield CoachLine("coach-why-best", seat=named, chance=float(best[named]))
    rival = next(int(seat) for seat in np.argsort(-best, kind="stable") if seat != named)
    yield CoachLine("coach-why-next", seat=rival, chance=float(best[rival]))


def _why(view: SeatView, player: NetPlayer, token: str, best: Doubles) -> Iterator[CoachLine]:
    rank = view.prospects.get(token)
    if rank is not None and rank.points >= max(view.rank.points, 1):
        yield CoachLine("coach-why-rank", points=rank.points)
    yield CoachLine("coach-why-own", chance=float(best[view.seat]))
    rivals = [seat for seat in range(view.options.players) if seat != view.seat]
    rival = max(rivals, key=lambda seat: float(best[seat]))
    yield CoachLine("coach-why-rival", seat=rival, chance=float(best[rival]))
    shares = player.shares(view)
    other, share = max(((one, share) for one, share in shares.items() if one != token), key=lambda pair: pair[1])
    if share >= MIN_SHARE:
        yield CoachLine("coach-alternative", action=other, chance=share)


class _Sample:
    """Many ways in which the hidden cards may lie, all equally likely by counting."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        config = view.options.config
        self.others = tuple(seat for seat in range(config.players) if seat != view.seat)
        hands = _dealt(view, self.others)
        self._hidden = any(view.hand_sizes[seat] > len(view.known[seat]) for seat in self.others)
        self._strengths: Ints = strengths(hands, config.side, config.suits)
        self._strengths[:, view.seat] = view.rank.strength
        self._ranks: Ints = ranks_of(self._strengths >> STRENGTH_BITS, config.side)
        self.even: Doubles = np.full(SAMPLES, 1 / SAMPLES)

    def spread(self, seat: int) -> Doubles:
        """float64 (9,): the probability of each rank of a hand, by counting."""
        return np.asarray(np.bincount(self._ranks[:, seat], minlength=RANKS) / SAMPLES)

    def believed(self, player: NetPlayer) -> Doubles:
        """float64 (samples,): weights that make each rank of each hand as likely as a player believes."""
        beliefs, weights = player.belief(self._view), self.even.copy()
        for seat in self.others:
            belief = beliefs[(seat - self._view.seat) % self._view.options.players - 1]
            counted = self.spread(seat)
            weights *= (belief / np.maximum(counted, 1 / SAMPLES))[self._ranks[:, seat]]
        return np.asarray(weights / weights.sum())

    def best(self, weights: Doubles) -> Doubles:
        """float64 (players,): the probability that each seat holds the best hand."""
        leading: Bools = self._strengths == self._strengths.max(axis=1, keepdims=True)
        chances = (leading * weights[:, None]).sum(axis=0)
        return np.asarray(np.minimum(chances / chances.sum(), MAX_UNPROVEN if self._hidden else 1.0))


def _dealt(view: SeatView, others: tuple[int, ...]) -> Ints:
    """int64 (samples, players): the hands of the others as sets of cards, with the unplaced cards dealt at random."""
    unplaced = np.array([card_set([card]) for card in view.unplaced], np.int64)
    order = np.random.default_rng(0).random((SAMPLES, len(unplaced))).argsort(axis=1)
    shuffled = unplaced[order]
    hands = np.zeros((SAMPLES, view.options.players), np.int64)
    first = 0
    for seat in others:
        hidden = view.hand_sizes[seat] - len(view.known[seat])
        hands[:, seat] = shuffled[:, first : first + hidden].sum(axis=1) + card_set(view.known[seat])
        first += hidden
    return hands
