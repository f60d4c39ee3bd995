"""Run tests on mutants, each in a forked process that has already loaded what it needs.

Most mutants change a function. A process that has imported the package and all tests forks a child for each of them,
and the child only replaces the code of the function. A mutant that changes what happens during an import gets a child
that imports everything itself.
"""

import gc
import importlib
import json
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby
from typing import Literal, get_args

import pytest
from hypothesis import Phase, settings

from .folders import own_folder
from .forked_servers import forked_servers
from .measuring import Measuring
from .mutants import Mutant
from .processes import Child
from .replacing import Functions, changes_functions_only, functions_in_memory, import_mutant, replace_code
from .selection import Selection, module_key
from .targets import Target

Result = Literal["killed", "survived"]
RESULTS: tuple[Result, ...] = get_args(Result)
QUIET = (
    "-q", "--tb=no", "--no-cov", "--assert=plain", "-p", "no:cacheprovider", "-c", "pyproject.toml", "--rootdir", ".",
    "-m", "not compiled", "--pyargs",
)  # fmt: skip
PRELOADED = (
    "asyncio", "email", "http.client", "httpx", "hypothesis", "hypothesis.stateful", "hypothesis.strategies", "json",
    "litestar", "msgspec", "numpy", "sqlite3", "uvicorn", "websockets.asyncio.client", "websockets.asyncio.server",
)  # fmt: skip
"""Packages that the tests use. All children share them."""
MIN_SECONDS = 5.0
SLOWER = 10
"""A test on a mutant may compute this many times longer than without, and `MIN_SECONDS` more."""
WAITING = 20
"""A test may wait this many times longer than it may compute."""
LIKELY = 20
"""How much earlier a test runs for each mutant of the same module that it has killed."""


class Trials:
    """Tries the mutants of a target."""

    def __init__(self, target: Target, jobs: int) -> None:
        self._target = target
        self._jobs = jobs
        self._kills: Counter[tuple[str, str]] = Counter()
        for name in PRELOADED:
            with suppress(ImportError):
                importlib.import_module(name)
        self._selection = self._measure()

    def _measure(self) -> Selection:
        measuring = Measuring(self._target, self._jobs)

        def measure() -> int:
            measuring.start()
            return pytest.main([*QUIET, *self._target.tests], [_Profile(), measuring])

        Child(measure).succeeded()
        return measuring.result()

    def results(self, mutants: Sequence[Mutant]) -> Iterator[tuple[Mutant, Result]]:
        """Try several mutants at a time. Yield each with its result when it is known."""
        warm = [mutant for mutant in mutants if self._changes_running_code(mutant)]
        warm_keys = {mutant.key for mutant in warm}
        cold = [mutant for mutant in mutants if mutant.key not in warm_keys]
        yield from self._in_parallel(cold, lambda mutant, report: partial(self._try_imported, mutant, report))
        if warm:
            yield from self._in_warm_process(warm)

    def _changes_running_code(self, mutant: Mutant) -> bool:
        return changes_functions_only(mutant) and not self._selection.runs_at_import(mutant)

    def _in_warm_process(self, mutants: Sequence[Mutant]) -> Iterator[tuple[Mutant, Result]]:
        """Try mutants in children of a process that has collected all tests."""
        reading, writing = os.pipe()
        by_key = {mutant.key: mutant for mutant in mutants}
        plugin = _Warm(self, mutants, writing)
        child = Child(lambda: pytest.main([*QUIET, *self._target.tests], [_Profile(), plugin]))
        os.close(writing)
        with os.fdopen(reading, encoding="utf-8") as lines:
            for line in lines:
                key, result = json.loads(line)
                yield by_key[key], result
        child.succeeded()

    def run_collected(self, items: Sequence[pytest.Item], mutants: Sequence[Mutant]) -> Iterator[tuple[Mutant, Result]]:
        """Try mutants in children of this process, which has collected `items`."""
        by_name = {item.nodeid: item for item in items}
        self._target.import_all()
        functions = functions_in_memory()
        gc.collect()
        gc.freeze()

        def trial(mutant: Mutant, report: int) -> Callable[[], int]:
            chosen = [by_name[test] for test in self.order(mutant) if test in by_name]
            return partial(self._try_running, mutant, functions, chosen, report)

        yield from self._in_parallel(mutants, trial)

    def order(self, mutant: Mutant) -> list[str]:
        """Return the tests of a mutant, those first that are quick or have killed mutants of its module."""
        name, costs = module_key(mutant.file), self._selection.costs

        def key(test: str) -> float:
            return (costs[test] + 0.001) / (1 + LIKELY * self._kills[name, test])

        chosen: list[str] = []
        total = 0.0
        for test in sorted(self._selection.tests_of(mutant), key=key):
            total += costs[test]
            if chosen and total > self._target.seconds:
                break
            chosen.append(test)
        return chosen

    def _in_parallel(
        self, mutants: Sequence[Mutant], trial: Callable[[Mutant, int], Callable[[], int]]
    ) -> Iterator[tuple[Mutant, Result]]:
        waiting = list(reversed(mutants))
        running: dict[Child, tuple[Mutant, int]] = {}
        while waiting or running:
            while waiting and len(running) < self._jobs:
                mutant = waiting.pop()
                report = os.memfd_create("killer")
                running[Child(trial(mutant, report))] = (mutant, report)
            for child in [child for child in running if child.ended()]:
                mutant, report = running.pop(child)
                killer = os.pread(report, 10_000, 0).decode()
                os.close(report)
                if killer:
                    self._kills[module_key(mutant.file), killer] += 1
                yield mutant, "survived" if child.succeeded() else "killed"
            time.sleep(0.01)

    def _try_running(self, mutant: Mutant, functions: Functions, items: Sequence[pytest.Item], report: int) -> int:
        """Replace the code of a function, and run the tests; return whether one of them failed."""
        if not items:
            return 0
        replace_code(mutant, functions)
        with own_folder(items[0].session):
            return int(_fails(items, self._selection.costs, report))

    def _try_imported(self, mutant: Mutant, report: int) -> int:
        """Import the mutant, and run the tests file by file; return whether one of them failed."""
        chosen = self.order(mutant)
        if not chosen:
            return 0
        _limit(MIN_SECONDS)
        import_mutant(mutant)
        best = {path: place for place, path in reversed(list(enumerate(map(_path, chosen))))}
        in_files = sorted(chosen, key=lambda test: best[_path(test)])
        with own_folder():
            for path, tests in groupby(in_files, _path):
                plugin = _Chosen(list(tests), self._selection.costs, report)
                _limit(60 * MIN_SECONDS)
                pytest.main([*QUIET, path], [_Profile(), plugin])
                if plugin.failed is not False:
                    return 1
        return 0


def _path(test: str) -> str:
    return test.partition("::")[0]


class _Profile:
    """A plugin for pytest that keeps Hypothesis from searching for the simplest failure."""

    @pytest.hookimpl(trylast=True)
    def pytest_sessionstart(self) -> None:
        settings.register_profile(
            "mutation", settings.get_profile("fixed"), phases=(Phase.explicit, Phase.generate), database=None
        )
        settings.load_profile("mutation")


class _Warm:
    """A plugin for pytest that tries mutants instead of running the tests."""

    def __init__(self, trials: Trials, mutants: Sequence[Mutant], results: int) -> None:
        self._trials = trials
        self._mutants = mutants
        self._results = results

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for mutant, result in self._trials.run_collected(session.items, self._mutants):
            os.write(self._results, (json.dumps([mutant.key, result]) + "\n").encode())
        return True


class _Chosen:
    """A plugin for pytest that runs the chosen tests in this order, until one fails."""

    def __init__(self, tests: Sequence[str], costs: dict[str, float], report: int) -> None:
        self._tests = tests
        self._costs = costs
        self._report = report
        self.failed: bool | None = None
        """None if the tests could not even be collected."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        by_name = {item.nodeid: item for item in session.items}
        if not session.testsfailed:
            self.failed = _fails([by_name[test] for test in self._tests], self._costs, self._report)
        return True


class _Failures:
    """A plugin for pytest that notices a failure."""

    def __init__(self) -> None:
        self.any = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.any |= report.failed


def _fails(items: Sequence[pytest.Item], costs: dict[str, float], report: int) -> bool:
    """Run tests until one fails; return whether one did. Write its name to the file descriptor `report`."""
    failures = _Failures()
    items[0].config.pluginmanager.register(failures)
    with forked_servers():
        for item, following in zip(items, (*items[1:], None), strict=True):
            _limit(MIN_SECONDS + SLOWER * costs[item.nodeid])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if failures.any:
                os.pwrite(report, item.nodeid.encode(), 0)
                return True
    return False


def _limit(seconds: float) -> None:
    """End this process after so many seconds of computing, or much later by the clock."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.alarm(int(WAITING * seconds))
