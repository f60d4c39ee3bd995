"""Whole games in simulated worlds where everything that can go wrong does. A failure names the seed of its world."""

import logging
from collections.abc import Iterable, Iterator

import pytest

from tests.effort import THOROUGH, effort

from .planted_faults import PLANTED
from .world import BrokenPromiseError, World

BLOCKS = 10
SEEDS = effort(200, 100_000)
MAX_SEEDS = 2_000
"""Number of worlds in which a planted fault must be found."""


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Do not log the failures of simulated databases."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_no_promise_is_broken(block: int) -> None:
    run_many(range(block, SEEDS, BLOCKS))


def test_a_seed_gives_the_same_world_again() -> None:
    for seed in (3, 7):
        one, other = World(seed, keep_trace=True), World(seed, keep_trace=True)
        one.run()
        other.run()
        assert one.trace == other.trace
        assert len(one.trace or ()) > 50


@pytest.mark.parametrize(
    "name",
    PLANTED
    if THOROUGH
    else [
        "lost queue",
        "tell before the commit",
        "answer before the commit",
        "an announcement during a read is forgotten",
    ],
)
def test_planted_faults_are_found(name: str) -> None:
    with PLANTED[name](), pytest.raises(BrokenPromiseError):
        run_many(range(MAX_SEEDS))


def run_many(seeds: Iterable[int]) -> None:
    for seed in seeds:
        World(seed).run()
