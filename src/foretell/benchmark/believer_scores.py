"""Score beliefs about hidden hands: log-loss, Brier score and calibration, with intervals clustered by game."""

import hashlib
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from ..arena.belief_scores import MIN_PROBABILITY, log_loss
from ..arena.intervals import Bootstrap, Estimate
from ..arrays import Doubles, Ints
from ..errors import ForetellError, LocalizedError
from ..players.rank_order import RANKS, ranks_of
from ..rules.ranking import points_of_ranks
from ..runner import run_tasks
from ..runner.failure import reason_of
from .believers import Believer, believer_of
from .positions import FROM_A_GAME, POSITIONS, SEED, BeliefPosition, games_for, positions_of

BINS = 10
"""Bins of the reliability diagram: probabilities from 0 to 0.1, from 0.1 to 0.2, and so on."""
Watch = Callable[[int], object]
"""Called after each game with the number of positions."""


@dataclass(frozen=True)
class Bin:
    """The ranks that were given a probability in one tenth."""

    stated: float
    """The mean of the probabilities."""
    found: float
    """The share of these ranks that were true."""
    number: int


@dataclass(frozen=True)
class BeliefScore:
    """How good beliefs are. Lower is better, except for the bins."""

    believer: str
    positions: int
    hands: int
    digest: str
    """The digest of the positions. Scores are comparable only if it is the same."""
    log_loss: Estimate
    """Nats for each hand."""
    brier: Estimate
    """For each hand: the sum over the nine ranks of (probability - truth) squared, from 0 to 2."""
    calibration: float
    """The expected calibration error: the mean distance between stated and found probabilities of the bins."""
    best_log_loss: Estimate
    """Nats for each position: who holds the best hand, computed from the beliefs."""
    best_brier: Estimate
    bins: tuple[Bin, ...]

    def as_json(self) -> dict[str, Any]:
        """The score as JSON values."""
        return asdict(self)


@dataclass(frozen=True)
class GameSums:
    """The sums over the positions of one game."""

    totals: Doubles
    """(6,): positions, hands, log-loss, Brier, log-loss and Brier of who holds the best hand."""
    bins: Doubles
    """(BINS, 3): number, sum of the probabilities, how many were true."""
    digest: bytes


def score_beliefs(
    believers: Sequence[str | Believer],
    positions: int = POSITIONS,
    *,
    seed: str = SEED,
    jobs: int = 1,
    watch: Watch = lambda _: None,
) -> list[BeliefScore]:
    """Score believers on the same positions: baselines (`counting`, `scripted`, `search`, `net`) or your own.

    Yours is a function, or a text such as `my_bot.py:mine`. The scores do not depend on `jobs`. With more than one, a
    function must be importable, because other processes call it.
    """
    if isinstance(believers, str) or not all(isinstance(one, str) or callable(one) for one in believers):
        raise ForetellError("believers are a list of functions, or of names such as 'counting'")
    for believer in believers:
        believer_of(believer)  # report errors before the first game
    if type(positions) is not int or positions < 1:
        raise ForetellError(f"the number of positions must be a whole number of at least 1, not {positions!r:.40}")
    games = list(games_for(positions))
    found: list[list[GameSums]] = []
    with closing(run_tasks(_score_game, (tuple(believers), seed), games, jobs)) as parts:
        for part in parts:
            found.append(part)
            watch(min(positions, FROM_A_GAME * len(found)))
    return [_score(_name(one), list(sums)) for one, sums in zip(believers, zip(*found, strict=True), strict=True)]


def _name(believer: str | Believer) -> str:
    return believer if isinstance(believer, str) else str(getattr(believer, "__name__", type(believer).__name__))


def _score(name: str, games: list[GameSums]) -> BeliefScore:
    totals = np.stack([game.totals for game in games])
    bootstrap = Bootstrap(len(games), SEED)
    positions, hands, *_ = totals.T
    bins = np.sum([game.bins for game in games], axis=0)
    filled = bins[bins[:, 0] > 0]
    return BeliefScore(
        name,
        int(positions.sum()),
        int(hands.sum()),
        hashlib.sha256(b"".join(game.digest for game in games)).hexdigest(),
        bootstrap.ratio(totals[:, 2], hands),
        bootstrap.ratio(totals[:, 3], hands),
        float(np.abs(filled[:, 1] - filled[:, 2]).sum() / filled[:, 0].sum()),
        bootstrap.ratio(totals[:, 4], positions),
        bootstrap.ratio(totals[:, 5], positions),
        tuple(Bin(float(p / n), float(hits / n), int(n)) for n, p, hits in filled),
    )


def _score_game(shared: tuple[tuple[str | Believer, ...], str], task: tuple[int, int]) -> list[GameSums]:
    """The sums of each believer over one game."""
    (believers, seed), (number, size) = shared, task
    positions = positions_of(number, seed)[:size]
    digest = hashlib.sha256(b"".join(position.digest() for position in positions)).digest()
    return [_sums(believer, positions, digest) for believer in believers]


def _sums(chosen: str | Believer, positions: Sequence[BeliefPosition], digest: bytes) -> GameSums:
    believer = believer_of(chosen)  # a class is made once for each game
    totals, bins = np.zeros(6), np.zeros((BINS, 3))
    for position in positions:
        belief = stated_belief(_name(chosen), believer, position)
        totals += sums_of(belief, position)
        bins += bins_of(belief, position.ranks)
    return GameSums(totals, bins, digest)


def stated_belief(name: str, believer: Believer, position: BeliefPosition) -> Doubles:
    """float64 (opponents, 9): what a believer says about a position. It gets the view alone."""
    try:
        stated = believer(position.view)
    except (Exception, SystemExit) as error:
        raise LocalizedError("error-believer-failed", player=name, reason=reason_of(error)) from error
    log_loss([stated], np.array([position.ranks]), name)  # checks the shape and the sums
    belief = np.asarray(stated, np.float64)[: len(position.ranks)]
    return np.asarray(belief / belief.sum(axis=1, keepdims=True), np.float64)


def sums_of(belief: Doubles, position: BeliefPosition) -> Doubles:
    """float64 (6,): the sums that a position adds to those of its game."""
    truth = np.eye(RANKS)[list(position.ranks)]
    hits = np.maximum((belief * truth).sum(axis=1), MIN_PROBABILITY)
    best = best_chances(belief, position)
    who = np.eye(len(best))[position.best]
    best_loss = -np.log(max(best[position.best], MIN_PROBABILITY))
    brier = ((belief - truth) ** 2).sum()
    return np.array([1, len(truth), -np.log(hits).sum(), brier, best_loss, ((best - who) ** 2).sum()])


def bins_of(belief: Doubles, ranks: tuple[int, ...]) -> Doubles:
    """float64 (BINS, 3): how many ranks got a probability in each bin, its sum, and how many were true."""
    truth = np.eye(RANKS)[list(ranks)].ravel()
    stated = belief.ravel()
    places: Ints = np.minimum((stated * BINS).astype(np.int64), BINS - 1)
    found = [np.bincount(places, weights, BINS) for weights in (np.ones(len(stated)), stated, truth)]
    return np.stack(found, axis=1)


def best_chances(belief: Doubles, position: BeliefPosition) -> Doubles:
    """float64 (players,): the chance of each seat to hold the best hand, counted from the viewer.

    The hands are treated as independent, and seats with the same rank as equally likely to be better.
    """
    config = position.view.options.config
    order = np.argsort(points_of_ranks(config.side))
    own = np.zeros(RANKS)
    own[_own_rank(position)] = 1.0
    by_points = np.vstack((own, belief))[:, order]
    below = np.cumsum(by_points, axis=1) - by_points
    found = np.zeros(len(by_points))
    for seat in range(len(by_points)):
        others = [other for other in range(len(by_points)) if other != seat]
        for level in range(RANKS):
            found[seat] += by_points[seat, level] * _win_share(by_points[others, level], below[others, level])
    return np.asarray(found / found.sum(), np.float64)


def _win_share(equal: Doubles, below: Doubles) -> float:
    """The chance to be the best if each other seat is equal or below with these probabilities; ties are shared."""
    ways = np.zeros(len(equal) + 1)
    ways[0] = 1.0
    for same, less in zip(equal, below, strict=True):
        ways[1:] = ways[1:] * less + ways[:-1] * same
        ways[0] *= less
    return float((ways / np.arange(1, len(ways) + 1)).sum())


def _own_rank(position: BeliefPosition) -> int:
    view = position.view
    return int(ranks_of([view.rank.points], view.options.config.side)[0])
