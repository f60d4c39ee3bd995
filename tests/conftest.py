"""Settings for all tests: their order, and the profiles of Hypothesis.

pytest --order=random       run folders, files and tests in a random order, and print its seed
pytest --order=1234         run them in the order of that seed
pytest --deals=random       deal other cards at the tables of real servers, and print their seed
pytest --deals=1234         deal the cards of that seed
pytest --slow=4             slow down the browsers of tests, and what servers send them
HYPOTHESIS_PROFILE=explore  look for new examples instead of the same ones in every run
"""

import os
import secrets
import sys
from collections.abc import Generator
from itertools import groupby
from random import Random
from typing import Any

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import HealthCheck, settings

from tests import deals, endless
from tests.compiling import compile_once
from tests.server.slow_network import SLOW

# Tests must not fail because a machine is slow: there is no time limit for an example, or for finding examples.
settings.register_profile("fixed", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", settings.get_profile("fixed"), derandomize=False, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))
SEEDS = ("order", "deals")
"""The options that have a seed."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--order", metavar="SEED", help="run the tests in the order of this seed; `random` picks one")
    parser.addoption("--deals", metavar="SEED", default="0", help="deal the cards of this seed; `random` picks one")
    parser.addoption("--slow", metavar="RATE", help="slow down the browsers of tests, and what servers send them")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the seeds. The workers of pytest-xdist take those of the main process."""
    chosen: dict[str, str] = getattr(config, "workerinput", {})
    for name in SEEDS:
        if getattr(config.option, name) == "random":
            setattr(config.option, name, chosen.get(name) or str(secrets.randbelow(10**6)))
    if config.option.slow:
        os.environ[SLOW] = config.option.slow


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tell a worker of pytest-xdist the seeds. It gets the arguments as they were typed."""
    node.workerinput.update({name: getattr(node.config.option, name) for name in SEEDS})


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for no doctests in this folder. There are none, and the search would import every module here."""
    collectors = yield
    return [collector for collector in collectors if not isinstance(collector, DoctestModule)]


def pytest_sessionstart(session: pytest.Session) -> None:
    session.config.pluginmanager.register(endless)
    deals.keep_in(session.config._tmp_path_factory.getbasetemp())  # type: ignore[attr-defined]


def pytest_report_header(config: pytest.Config) -> list[str]:
    header = [f"deals: --deals={config.option.deals}"]
    header += [f"slow: --slow={config.option.slow}"] if config.option.slow else []
    return [f"random order: --order={config.option.order}", *header] if config.option.order else header


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
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
    deals.begin(item.nodeid, item.config.option.deals)
    if "numba" in sys.modules:
        compile_once()
