"""Luck has mean zero at every single decision: the chance before the cards come is the mean of the chances after."""

from random import Random

import numba
import numpy as np
import pytest

from foretell.arrays import Doubles, Ints, Records
from foretell.native import STATE, pack, pack_config, unpack
from foretell.native.policies import below, next_noise
from foretell.reviews.later_rounds import LaterRounds, jobs_of, play_rounds
from foretell.reviews.noise import noises
from foretell.reviews.replayed import Decision, Replayed, replayed
from foretell.reviews.simulation.review_playouts import REFERENCE, choice_noise
from foretell.rules import apply
from foretell.rules.cards import OVER_PHASE
from tests.effort import effort

from .games import finished

pytestmark = pytest.mark.compiled

ORDERS = 400
"""How often the deck is put into another order."""
WORD = 1 << 32


def chances(game: Replayed, later: LaterRounds, states: Records, action: int, words: Ints) -> Doubles:
    """float64 (words,): the chance of seat 0 by one play-out of each state."""
    positions = np.arange(len(words)) % len(states)
    ends = play_rounds(pack_config(game.options.config), states, jobs_of(positions, action, words))
    return np.asarray(later.chances(ends)[:, 0], np.float64)


def other_decks(game: Replayed, decision: Decision) -> Records:
    """The states after a decision, with the deck in other orders, and other orders of later decks."""
    chance = Random(decision.ply)
    after = np.zeros(ORDERS, STATE)
    for number in range(ORDERS):
        state = unpack(game.states[decision.ply])
        deck = state.pile[: state.deck]
        chance.shuffle(deck)
        state.pile[: state.deck] = deck
        state.seed[:] = [chance.randrange(WORD) for _ in state.seed]
        state.blocks = 0
        assert apply(game.options.config, state, decision.action)
        pack(state, after[number])
    return after


def test_the_chance_before_the_cards_come_is_the_mean_of_those_after() -> None:
    game = replayed(finished(3))
    later = LaterRounds(game.options.config, 64, bytes(32))
    drawn = [one for one in game.decisions if one.chance and not one.deals and one.ply + 1 < len(game.decisions)]
    spread = 0.0
    for decision in drawn[:: effort(12, 2)]:
        words = noises(bytes(32), f"luck {decision.ply}", 2 * ORDERS)
        before = chances(game, later, game.states[[decision.ply]], decision.action, words[:ORDERS])
        states = other_decks(game, decision)
        assert (states["phase"] < OVER_PHASE).all()
        after = chances(game, later, states, REFERENCE, words[ORDERS:])
        error = np.hypot(before.std(), after.std()) / np.sqrt(ORDERS)
        assert abs(before.mean() - after.mean()) <= 4.5 * error + 1e-12
        spread = max(spread, float(after.std()))
    assert spread > 0.1


@pytest.mark.parametrize("step", range(1, 6))
def test_the_noise_of_a_choice_does_not_follow_from_that_of_the_deck(step: int) -> None:
    mixed, following, number = numba.njit(choice_noise), numba.njit(next_noise), numba.njit(below)
    steps: set[int] = set()
    for word in noises(bytes(32), "steps", 1000):
        deck = word
        for _ in range(step):
            deck = following(deck)
        steps.add((number(deck, 1024) - number(following(mixed(word, 77)), 1024)) % 1024)
    # With a linear function, both numbers would always be the same distance apart, give or take one.
    assert len(steps) > 500
