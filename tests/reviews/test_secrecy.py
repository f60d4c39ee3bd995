"""What a review says by a seat's knowledge depends on nothing else: the cards that it cannot know are dealt again."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

import foretell as ft
from foretell.native import pack
from foretell.reviews.beliefs import Believer, TableBeliefs
from foretell.reviews.judged_choices import Judge
from foretell.reviews.later_rounds import LaterRounds
from foretell.reviews.replayed import Decision, replayed
from foretell.reviews.stages import moment_of
from foretell.reviews.strongest import StrongestPlayer
from tests.effort import effort
from tests.players.redeal import redealt

from .games import TINY, finished

pytestmark = pytest.mark.compiled

KEY = bytes(32)
EVERY = effort(9, 2)
"""Each decision with such a number is dealt again."""


def told_to(seat: int, found: TableBeliefs) -> tuple[object, ...]:
    """What the beliefs say by the knowledge of one seat."""
    own = [belief for belief in found.beliefs.beliefs if belief.viewer == seat]
    return found.known[seat], found.best[seat].tolist(), own


def test_a_seat_is_judged_by_its_own_knowledge_alone() -> None:
    record = finished(3)
    game = replayed(record)
    later = LaterRounds(record.options.config, TINY.samples, KEY)
    judge, strongest = Judge(later, KEY, TINY.worlds, TINY.fresh_worlds), StrongestPlayer(KEY)
    compared = 0
    for decision, live in zip(game.decisions, record.steps(), strict=False):
        if decision.ply % EVERY or len(decision.view.legal) < 2:
            continue
        twin = redealt(live, decision.seat, Random(decision.ply))
        other = replace(decision, view=twin.view(decision.seat))
        one, two = judge.judged(decision), judge.judged(other)
        assert one.gain == two.gain
        assert moment_of(decision, one) == moment_of(other, two)
        assert strongest.opinions([decision]) == strongest.opinions([other])
        compared += 1
    assert compared > 3


def test_a_seat_believes_by_its_own_knowledge_alone() -> None:
    record = finished(3)
    game = replayed(record)
    later = LaterRounds(record.options.config, TINY.samples, KEY)
    differing = 0
    for decision, live in zip(game.decisions, record.steps(), strict=False):
        if decision.ply % EVERY or not decision.views:
            continue
        found = Believer(game, later, KEY, TINY.belief_worlds).seen(decision)
        for seat in range(3):
            states, other = dealt_again(game.states, decision, live, seat)
            twin = Believer(replace(game, states=states), later, KEY, TINY.belief_worlds).seen(other)
            assert told_to(seat, twin) == told_to(seat, found)
            differing += twin.beliefs.ranks != found.beliefs.ranks
    assert differing > 0, "the hands of the others were never dealt again"


def dealt_again(states: np.ndarray, decision: Decision, live: ft.Game, seat: int) -> tuple[np.ndarray, Decision]:
    """The states and the decision if the cards that a seat cannot know are dealt again."""
    twin = redealt(live, seat, Random(decision.ply))
    changed = states.copy()
    pack(twin.truth().state, changed[decision.ply])
    changed[decision.ply]["actor"] = decision.seat
    views = tuple(twin.view(viewer) if viewer == seat else view for viewer, view in enumerate(decision.views))
    return changed, replace(decision, views=views)
