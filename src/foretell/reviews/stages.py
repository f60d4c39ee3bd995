"""A review from its record: the stages in order, with a partial review after each step."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from math import hypot

import numpy as np

from ..arrays import Doubles
from ..game import Action, Record
from .beliefs import Believer, TableBeliefs, tells_of
from .causes import seat_causes
from .effort import QUICK, Effort, effort_of
from .judged_choices import Judge, Judged
from .later_rounds import LaterRounds
from .luck import seat_luck
from .marks import mark_of
from .noise import noises, review_seed
from .open_cards import OTHERS, OWN, OpenCards, estimate_of
from .reasons import best_hands, known_hands, reasons_for
from .replayed import Decision, Replayed, replayed
from .review import (
    MARKS,
    Moment,
    Parts,
    PlyReview,
    PredictionReview,
    Review,
    ReviewEstimate,
    SeatReview,
)
from .strongest import Opinion, StrongestPlayer

STEP = 16
"""Decisions that are judged between two partial reviews."""


def reviewing(record: Record, effort: str | Effort = QUICK, seed: str | int | None = None) -> Iterator[Review]:
    """Yield partial reviews of a finished game, from the first graph to the complete review."""
    chosen = effort_of(effort)
    game = replayed(record)
    text = review_seed(record) if seed is None else str(seed)
    yield from ReviewRun(game, chosen, text).steps()


def review_of(record: Record, effort: str | Effort = QUICK, seed: str | int | None = None) -> Review:
    """The complete review of a finished game."""
    *_, review = reviewing(record, effort, seed)
    return review


class ReviewRun:
    """A review in progress."""

    def __init__(self, game: Replayed, effort: Effort, seed: str) -> None:
        self.game = game
        self.seed = seed
        key = sha256(seed.encode()).digest()
        later = LaterRounds(game.options.config, effort.samples, key)
        effort = self.effort = effort.for_game(len(game.decisions), later.turns, game.options.sheet)
        self._noises = noises(key, "open cards", effort.playouts)
        self._open = OpenCards(game, later)
        self._judge = Judge(later, key, effort.worlds, effort.fresh_worlds)
        self._strongest = StrongestPlayer(key)
        self._believer = Believer(game, later, key, effort.belief_worlds)
        self._judged: dict[int, Judged] = {}
        self._opinions: dict[int, Opinion] = {}
        self._beliefs: dict[int, TableBeliefs] = {}
        self._moments: list[Moment] = []
        self._best: dict[int, Doubles] = {}
        """By prediction: the probability that each seat holds the best hand, in the worlds that judge the moment."""

    def steps(self) -> Iterator[Review]:
        """Do the work; yield what there is after each step."""
        first = self.effort.first_playouts
        self._open.add(self._noises[:first])
        yield self.review(0.1)
        self._open.add(self._noises[first:])
        yield self.review(0.4)
        plies = len(self.game.decisions)
        for start in range(0, plies, STEP):
            self._look_at(self.game.decisions[start : start + STEP])
            if start + STEP < plies:
                yield self.review(0.4 + 0.6 * (start + STEP) / plies)
        yield self.review(1.0)

    def _look_at(self, decisions: Sequence[Decision]) -> None:
        choices = [decision for decision in decisions if len(decision.view.legal) > 1]
        opinions = self._strongest.opinions(choices)
        self._opinions |= {decision.ply: opinion for decision, opinion in zip(choices, opinions, strict=True)}
        for decision in decisions:
            if decision.views:
                self._beliefs[decision.ply] = self._believer.seen(decision)
            if decision.ply in self._opinions:
                self._judge_choice(decision)

    def _judge_choice(self, decision: Decision) -> None:
        judged = self._judge.judged(decision)
        if self._opinions[decision.ply].same:
            judged = replace(judged, lost=None)
        compared = judged.lost or judged.found
        if compared is not None and decision.view.phase == "predict":
            self._best[decision.ply] = best_hands(compared.better_ends, self.game.options.players)
        moment = moment_of(decision, judged)
        if moment is not None:
            self._moments.append(moment)
        self._judged[decision.ply] = judged.without_ends()

    def review(self, progress: float) -> Review:
        """The review so far."""
        timeline = [found.beliefs for _, found in sorted(self._beliefs.items())]
        return Review(
            self.game.options,
            self.game.names,
            self.game.result,
            self.effort.name,
            self.seed,
            progress,
            self._plies(),
            tuple(self._seat(seat) for seat in range(self.game.options.players)),
            tuple(self._moments),
            tuple(timeline),
            tells_of(self.game, timeline),
            tuple(self._predictions()),
        )

    def _plies(self) -> tuple[PlyReview, ...]:
        chances, errors = self._open.chances, self._open.errors
        plies = []
        known: tuple[float, ...] | None = None
        for number, decision in enumerate(self.game.decisions):
            known = self._beliefs[number].known if number in self._beliefs else known
            seen = tuple(chances[number].tolist()), tuple(errors[number].tolist())
            plies.append(PlyReview(number, decision.round, decision.seat, decision.token, *seen, known))
        end = tuple(self._open.result.tolist())
        plies.append(PlyReview(len(plies), plies[-1].round, None, None, end, (0.0,) * len(end), end))
        return tuple(plies)

    def _seat(self, seat: int) -> SeatReview:
        judged = [judged for ply, judged in sorted(self._judged.items()) if self.game.decisions[ply].seat == seat]
        own = [moment.mark for moment in self._moments if moment.seat == seat]
        marks = {mark: own.count(mark) for mark in MARKS}
        causes = seat_causes(self._open, seat)
        return SeatReview(seat, self._parts(seat, judged), len(judged), marks, self._accuracy(seat), causes)

    def _accuracy(self, seat: int) -> ReviewEstimate | None:
        """The mean accuracy of a seat's choices; its error is that of a sample of choices."""
        of_seat = [one.accuracy for ply, one in self._opinions.items() if self.game.decisions[ply].seat == seat]
        return estimate_of(np.array(of_seat)) if of_seat else None

    def _parts(self, seat: int, judged: list[Judged]) -> Parts:
        """The parts of a result. `guesses` is what is left of the own choices, so the parts add up exactly."""
        own, others = (estimate_of(self._open.totals(seat)[:, part]) for part in (OWN, OTHERS))
        luck = seat_luck(self._open, seat)
        lost = [one.lost for one in judged if one.lost is not None]
        mistakes = ReviewEstimate(-sum(one.difference for one in lost), hypot(*(one.error for one in lost)))
        choices = ReviewEstimate(sum(one.gain for one in judged), hypot(*(one.gain_error for one in judged)))
        guesses = ReviewEstimate(own.value - choices.value, hypot(own.error, choices.error))
        return Parts(luck.start, luck.deal, luck.draws, choices, guesses, others, luck.result, mistakes)

    def _predictions(self) -> Iterator[PredictionReview]:
        for ply, found in sorted(self._beliefs.items()):
            decision = self.game.decisions[ply]
            if decision.view.phase == "predict":
                named = decision.named
                best = self.game.best[decision.round]
                believed = tuple(self._best.get(ply, found.best[decision.seat]).tolist())
                yield PredictionReview(ply, decision.round, decision.seat, named, believed, named == best)


def moment_of(decision: Decision, judged: Judged) -> Moment | None:
    """The moment of a decision, if it deserves a mark."""
    found = mark_of(judged, prediction=decision.view.phase == "predict")
    compared = judged.lost or judged.found
    if found is None or compared is None:
        return None
    mark, difference = found
    better = None
    if judged.lost is not None:
        better = str(action_of(decision, judged.lost.better))
    return Moment(
        decision.ply,
        decision.round,
        decision.seat,
        decision.view.phase,
        decision.view.effect,
        decision.token,
        better,
        mark,
        difference,
        known_hands(decision.view),
        reasons_for(decision.view, compared),
    )


def action_of(decision: Decision, number: int) -> Action:
    """The choice of a decision with a number."""
    return next(action for action in decision.view.legal if action.number == number)
