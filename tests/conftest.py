"""What holds for all tests: their order, the examples of Hypothesis, and which tests coverage is measured in.

pytest --order=random       run folders, files and tests in a random order, and print its seed
pytest --order=1234         run them in the order of that seed
HYPOTHESIS_PROFILE=explore  look for new examples instead of the same ones in every run
"""

import os
import secrets
import sys
from collections.abc import Generator
from itertools import groupby
from pathlib import Path
from random import Random

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

from foretell.game import actions, forms
from foretell.sheets import files
from tests.compiling import compile_once

ROOT = Path(__file__).parents[1]
MEASURED = [
    *(ROOT / "tests" / folder for folder in ("rules", "sheets", "game", "table")),
    *(ROOT / "src" / "foretell" / folder for folder in ("rules", "sheets", "game")),
]
"""Coverage is measured in these tests and examples, which reach every branch. Whole games by the thousand reach no
other, and take more than three times as long while they are measured."""
_WAS_MEASURED = pytest.StashKey[bool]()

# A slow machine is no reason to fail: no deadline for an example, and none for finding examples.
settings.register_profile("fixed", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", settings.get_profile("fixed"), derandomize=False, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--order", metavar="SEED", help="run the tests in the order of this seed; `random` picks one")


def pytest_configure(config: pytest.Config) -> None:
    """Settle the seed before pytest-xdist passes the options to its workers."""
    if config.option.order == "random":
        config.option.order = str(secrets.randbelow(10**6))


def pytest_report_header(config: pytest.Config) -> str | None:
    return f"random order: --order={config.option.order}" if config.option.order else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if not any(item.path.is_relative_to(folder) for folder in MEASURED):
            item.add_marker("no_cover")
    if config.option.order:
        items[:] = shuffled(items, Random(config.option.order))


def shuffled(items: list[pytest.Item], chance: Random) -> list[pytest.Item]:
    """Return folders in a random order, the files of each, and the tests of each file.

    Tests of one file stay together, since they share a server.
    """
    folders = []
    for _, folder in groupby(items, lambda item: item.path.parent):
        tests_of_files = [list(tests) for _, tests in groupby(folder, lambda item: item.path)]
        for tests in tests_of_files:
            chance.shuffle(tests)
        chance.shuffle(tests_of_files)
        folders.append(tests_of_files)
    chance.shuffle(folders)
    return [test for tests_of_files in folders for tests in tests_of_files for test in tests]


def pytest_runtest_setup(item: pytest.Item) -> None:
    _clear_caches(item)
    if "numba" in sys.modules:
        compile_once()


def _clear_caches(item: pytest.Item) -> None:
    """What an unmeasured test had computed and kept would not be computed again where it is measured."""
    measured = item.get_closest_marker("no_cover") is None
    if measured and not item.config.stash.get(_WAS_MEASURED, False):
        for kept in (
            actions._meaning,
            forms.choices_of,
            forms._choice,
            forms.effects_in,
            forms._tokens,
            files.default_sheet,
        ):
            kept.cache_clear()
    item.config.stash[_WAS_MEASURED] = measured


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """In a worker of pytest-xdist, pytest-cov has begun to count twice, and pauses one of the two only."""
    if item.get_closest_marker("no_cover") is not None:
        while (still := Coverage.current()) is not None:
            still.stop()
    return (yield)
