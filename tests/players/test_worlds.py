"""The public sampler of worlds. `test_search` checks that a viewer cannot tell plausible worlds from the truth."""

import random

import numpy as np
import pytest

import foretell as ft
from foretell import native
from foretell.errors import ForetellError
from foretell.players.scripted import strength_counts
from foretell.players.worlds import MAX_WORLDS, sample_worlds
from foretell.rules.observation import KNOWN, UNPLACED
from foretell.rules.ranking import STRENGTH_BITS

pytestmark = pytest.mark.compiled


def later(players: int, steps: int) -> ft.Game:
    """A game after some random actions."""
    chance = random.Random(f"{players} {steps}")
    game = ft.Game(ft.Options(players), chance.randbytes(32))
    for _ in range(steps):
        game.play(chance.choice(game.legal), chance.choice(game.actors))
    return game


@pytest.mark.parametrize("players", [2, 5])
def test_uniform_worlds_look_to_the_viewer_like_the_truth(players: int) -> None:
    game = later(players, 20)
    view = game.view(game.actors[0])
    for record in sample_worlds(view, 20, seed=3, weighting="uniform"):
        seen = [0] * native.OBSERVATION
        native.observe(game.options.config, native.unpack(record), game.actors[0], seen)
        assert tuple(seen) == tuple(view.observation)


def test_uniform_worlds_have_each_rank_as_often_as_counting_says() -> None:
    game = later(2, 12)
    view, number = game.view(game.actors[0]), 20_000
    other = 1 - game.actors[0]
    assert view.observation[KNOWN + 1].bit_count() < 4
    hands = np.ascontiguousarray(sample_worlds(view, number, seed=1, weighting="uniform")["hands"][:, other])
    points = native.strengths(hands, game.options.config) >> STRENGTH_BITS
    counts = np.array(
        strength_counts(view.observation[KNOWN + 1], view.observation[UNPLACED], 0, game.options.config.suits)
    )
    expected = counts.reshape(-1, 1 << STRENGTH_BITS).sum(axis=1) / counts.sum()
    found = np.bincount(points, minlength=len(expected)) / number
    assert np.abs(found - expected).max() < 4 * np.sqrt(0.25 / number)


def test_a_seed_gives_the_same_worlds_and_the_weighting_matters() -> None:
    view = later(2, 30).view(0)
    one, same = (sample_worlds(view, 50, seed=5) for _ in range(2))
    assert one.tobytes() == same.tobytes()
    assert one.tobytes() != sample_worlds(view, 50, seed=6).tobytes()
    assert one.tobytes() != sample_worlds(view, 50, seed=5, weighting="uniform").tobytes()
    believed, again = (sample_worlds(view, 200, seed=5, weighting="believed") for _ in range(2))
    assert believed.tobytes() == again.tobytes()
    assert believed.tobytes() != sample_worlds(view, 200, seed=6, weighting="believed").tobytes()


def test_wrong_numbers_and_weightings_are_refused() -> None:
    view = later(2, 0).view(0)
    for number in (0, MAX_WORLDS + 1):
        with pytest.raises(ForetellError, match="number of worlds"):
            sample_worlds(view, number)
    with pytest.raises(ForetellError, match="'plausible', 'uniform' or 'believed'"):
        sample_worlds(view, 1, weighting="likely")  # type: ignore[arg-type]
