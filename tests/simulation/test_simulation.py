"""Whole games in simulated worlds where everything that can go wrong does. A failure names the seed of its world.

`python -m tests.simulation shrink SEED` prints what happens in the simplest world that fails in the same way.
"""

import logging
from collections.abc import Iterator

import pytest

from tests.effort import THOROUGH, effort

from . import database, plans
from .plans import Plan
from .planted_faults import PLANTED, seeds_needed
from .shrinking import shrunk
from .twin_worlds import compare_twins
from .world import World, run_worlds

BLOCKS = 10
SEEDS = effort(500, 100_000)
TWINS = effort(40, 5_000)
MAX_SEEDS = 4_000
"""Number of worlds in which a planted fault must be found."""
NOT_FOUND = frozenset(("a late message of another worker counts",))
"""Faults that hardly any of these worlds shows. Unit tests cover them."""
QUICKLY_FOUND = (
    "answer before the commit",
    "everybody sees which cards are drawn",
    "lost queue",
    "tell before the commit",
)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Do not log the failures of simulated databases."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_no_promise_is_broken(block: int) -> None:
    run_worlds(range(block, SEEDS, BLOCKS))


@pytest.mark.parametrize("block", range(2))
def test_a_viewer_cannot_tell_twin_worlds_apart(block: int) -> None:
    assert sum(map(compare_twins, range(block, TWINS, 2))) > 5 * TWINS


def test_a_seed_gives_the_same_world_again() -> None:
    for seed in (3, 7):
        one, other = World(seed, keep_trace=True), World(seed, keep_trace=True)
        one.run()
        other.run()
        assert one.trace == other.trace
        assert len(one.trace or ()) > 50


@pytest.mark.parametrize("name", sorted(PLANTED.keys() - NOT_FOUND) if THOROUGH else QUICKLY_FOUND)
def test_planted_faults_are_found(name: str) -> None:
    assert seeds_needed(name, 0, MAX_SEEDS) is not None


def test_a_failure_is_shrunk_to_what_it_needs() -> None:
    def violation_in(plan: Plan) -> str | None:
        crashes = any(trouble.kind == "crash" for trouble in plan.troubles)
        return "lost" if plan.workers > 1 and crashes and plan.faults.slow else None

    plan = next(plan for plan in map(Plan.from_seed, range(1_000)) if violation_in(plan))
    simple = shrunk(plan, violation_in)
    assert violation_in(simple) == "lost"
    assert (simple.workers, len(simple.troubles), simple.faults.slow) == (2, 1, plan.faults.slow)
    assert str(simple).startswith(f"Plan(seed={plan.seed}, ")
    assert eval(str(simple), vars(plans) | vars(database)) == simple  # the output can be run again
