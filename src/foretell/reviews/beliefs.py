"""What each seat could believe about the other hands, its chance to win by that, and what gave a hand away."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from ..arrays import Doubles, Ints, Records
from ..native import pack_config
from ..players.rank_order import RANKS, ranks_of
from ..players.search.race import PRIOR_WORLDS, worlds_of
from ..players.strengths import strengths
from ..rules.cards import EVERY_CARD, PLAY_PHASE
from ..rules.ranking import STRENGTH_BITS, points_of_ranks
from .later_rounds import LaterRounds, jobs_of, play_rounds
from .noise import noises
from .replayed import Decision, Replayed
from .review import Belief, Beliefs, Tell
from .simulation.review_playouts import REFERENCE

MIN_TELL = 0.25
"""How much more probable the true rank must have become for the others."""
MAX_TELLS = 8


@dataclass(frozen=True)
class TableBeliefs:
    """The beliefs of all seats at one decision."""

    beliefs: Beliefs
    known: tuple[float, ...]
    """The chance of each seat to win by what it knows."""
    best: Doubles
    """float64 (viewers, seats): the probability that each seat holds the best hand."""


class Believer:
    """Estimates beliefs at the decisions of one game."""

    def __init__(self, game: Replayed, later: LaterRounds, seed: bytes, worlds: int) -> None:
        self._game = game
        self._config = game.options.config
        self._later = later
        self._seed = seed
        self._worlds = worlds

    def seen(self, decision: Decision) -> TableBeliefs:
        """What every seat believes before a decision at which a turn or a prediction begins."""
        state = self._game.states[decision.ply]
        players = self._config.players
        true_ranks = self._ranks(state["hands"][:players])
        known, best, beliefs = [], np.zeros((players, players)), []
        for viewer, view in enumerate(decision.views):
            numbers = noises(self._seed, f"beliefs {decision.ply} {viewer}", self._worlds + 2)
            worlds = worlds_of(view, self._worlds, int(numbers[-1]))
            counted = worlds_of(view, self._worlds, int(numbers[-2]), plausible=False)
            known.append(self._chance(decision, viewer, worlds, numbers[: self._worlds]))
            best[viewer] = self._best(worlds)
            beliefs += [
                Belief(viewer, holder, self._spread(counted, holder), self._spread(worlds, holder))
                for holder in range(players)
                if holder != viewer
            ]
        exposed = tuple(
            float(np.mean([b.believed[true_ranks[holder]] for b in beliefs if b.holder == holder]))
            for holder in range(players)
        )
        found = Beliefs(decision.ply, tuple(map(int, true_ranks)), exposed, tuple(beliefs))
        return TableBeliefs(found, tuple(known), best)

    def _chance(self, decision: Decision, viewer: int, worlds: Records, numbers: Ints) -> float:
        """The chance of a seat, whose worlds may lack the choices of the seat that must choose.

        All choices are public, apart from the cards that the seat could play.
        """
        state = self._game.states[decision.ply]
        worlds["actor"] = decision.seat
        worlds["legal"] = state["legal"] & ~EVERY_CARD
        if state["phase"] == PLAY_PHASE:
            worlds["legal"] |= worlds["hands"][:, decision.seat]
        jobs = jobs_of(np.arange(len(worlds)), REFERENCE, numbers)
        ends = play_rounds(pack_config(self._config), worlds, jobs)
        return float(self._later.chances(ends)[:, viewer].mean())

    def _ranks(self, hands: Ints) -> Ints:
        points = strengths(hands, self._config.side, self._config.suits) >> STRENGTH_BITS
        return ranks_of(points, self._config.side)

    def _spread(self, worlds: Records, holder: int) -> tuple[float, ...]:
        """The probability of each rank. A rank that no world shows is still possible."""
        counts = np.bincount(self._ranks(worlds["hands"][:, holder]), minlength=RANKS) + PRIOR_WORLDS / RANKS
        return tuple((counts / counts.sum()).tolist())

    def _best(self, worlds: Records) -> Doubles:
        """float64 (players,): the probability that each seat holds the best hand now."""
        players = self._config.players
        every = strengths(worlds["hands"][:, :players], self._config.side, self._config.suits)
        return np.bincount(every.argmax(axis=1), minlength=players) / len(worlds)


def tells_of(game: Replayed, timeline: list[Beliefs]) -> tuple[Tell, ...]:
    """The turns that gave a hand away: its rank stayed the same, and the others found it much more probable."""
    points = points_of_ranks(game.options.config.side)
    found = []
    for before, after in pairwise(timeline):
        turn = game.decisions[before.ply : after.ply]
        if game.decisions[after.ply].round != turn[0].round:
            continue
        for holder, rank in enumerate(after.ranks):
            if before.ranks[holder] == rank and after.exposed[holder] - before.exposed[holder] >= MIN_TELL:
                first = _telling(turn, holder)
                tell = Tell(
                    first.ply,
                    first.round,
                    first.seat,
                    first.view.phase,
                    first.token,
                    holder,
                    points[rank],
                    before.exposed[holder],
                    after.exposed[holder],
                )
                found.append(tell)
    found.sort(key=lambda tell: tell.before - tell.after)
    return tuple(sorted(found[:MAX_TELLS], key=lambda tell: tell.ply))


def _telling(turn: Sequence[Decision], holder: int) -> Decision:
    """The decision of a turn that told most about a hand: a question to its holder, else the first one."""
    asked = (one for one in turn if one.view.phase in ("hypnosis", "eye") and one.named == holder)
    return next(asked, turn[0])
