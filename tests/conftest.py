"""Settings for all tests: their order, the profiles of Hypothesis, and where coverage is measured.

pytest --order=random       run folders, files and tests in a random order, and print its seed
pytest --order=1234         run them in the order of that seed
HYPOTHESIS_PROFILE=explore  look for new examples instead of the same ones in every run
"""

import os
import secrets
import sys
import tomllib
from collections.abc import Generator
from functools import _lru_cache_wrapper
from itertools import groupby
from pathlib import Path
from random import Random

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

from tests.compiling import compile_once

ROOT = Path(__file__).parents[1]
COVERED: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["coverage"]["run"]["source_pkgs"]
"""The packages whose every branch must be covered."""
MEASURED = [
    ROOT / "tests" / "table",
    *(ROOT / folder / package.split(".")[1] for folder in ("tests", "src/foretell") for package in COVERED),
]
"""Coverage is measured only in these tests and doctests, which reach every branch. The tests that play thousands of
games reach no others, and would take more than three times as long."""
_WAS_MEASURED = pytest.StashKey[bool]()

# Tests must not fail because a machine is slow: there is no time limit for an example, or for finding examples.
settings.register_profile("fixed", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", settings.get_profile("fixed"), derandomize=False, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--order", metavar="SEED", help="run the tests in the order of this seed; `random` picks one")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the seed before pytest-xdist passes the options to its workers."""
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
    """Shuffle the folders, the files in each folder, and the tests in each file.

    The tests of one file stay together, since they share a server.
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
    """Clear the caches that unmeasured tests have filled: a cached function would not run again, nor be covered."""
    measured = item.get_closest_marker("no_cover") is None
    if measured and not item.config.stash.get(_WAS_MEASURED, False):
        for cached in _caches():
            cached.cache_clear()
    item.config.stash[_WAS_MEASURED] = measured


def _caches() -> "set[_lru_cache_wrapper[object]]":
    """All cached functions of the modules where coverage is measured."""
    packages = tuple(f"{package}." for package in COVERED)
    modules = [module for name, module in sys.modules.items() if name.startswith(packages)]
    return {value for module in modules for value in vars(module).values() if isinstance(value, _lru_cache_wrapper)}


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Stop measuring in tests without coverage. In a pytest-xdist worker, pytest-cov measures twice and stops one."""
    if item.get_closest_marker("no_cover") is not None:
        while (still := Coverage.current()) is not None:
            still.stop()
    return (yield)
