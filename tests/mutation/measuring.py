"""Measure which tests execute which lines of a target, and how long each test takes.

The results stay in `.cache/mutation` until the test file or the modules of the target change.
"""

import hashlib
import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from coverage import Coverage

from .folders import own_folder
from .forked_servers import forked_servers
from .processes import in_parallel
from .selection import Lines, Measured, Selection, module_key
from .targets import ROOT, Target

CACHE = ROOT / ".cache" / "mutation"
WAITING_COST = 0.1
"""How much a second that a test waits counts, in seconds of computing."""
MAX_SECONDS = 10.0
"""How long a test file may compute while it is measured. Its other tests do not run on mutants."""
SHARED = "shared"
"""The context of what several tests of a file use: servers, and fixtures of the module or the session."""


class Measuring:
    """A plugin for pytest that measures the tests instead of running them."""

    def __init__(self, target: Target, jobs: int) -> None:
        self._target = target
        self._jobs = jobs
        self._code = _digest(target.files())
        self._importing = _coverage(target)

    def start(self) -> None:
        """Begin to measure what imports execute. Call this before pytest imports anything."""
        self._importing.start()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Measure the test files that are not in the cache, several at a time."""
        self._target.import_all()
        self._importing.stop()
        Measured(lines=_lines(self._importing)).write(self._file("imports"))
        items: dict[Path, list[pytest.Item]] = defaultdict(list)
        for item in session.items:
            items[item.path].append(item)
        files = {self._file(path.relative_to(ROOT).as_posix(), path): tests for path, tests in items.items()}
        missing = [partial(_measure, self._target, tests, file) for file, tests in files.items() if not file.exists()]
        in_parallel(missing, self._jobs)
        self._index.write_text(json.dumps([str(file) for file in files]), "utf-8")
        return True

    def result(self) -> Selection:
        """Return what has been measured."""
        files = [Path(name) for name in json.loads(self._index.read_text("utf-8"))]
        measured = [Measured.read(file) for file in files if file.exists()]
        return Selection(Measured.read(self._file("imports")).lines, measured)

    @property
    def _index(self) -> Path:
        return CACHE / f"{self._target.name}.json"

    def _file(self, name: str, *paths: Path) -> Path:
        digest = hashlib.sha256(f"{self._code} {name} {_digest(paths)}".encode()).hexdigest()
        return CACHE / self._target.name / f"{digest[:16]}.json"


def _digest(files: Sequence[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _coverage(target: Target) -> Coverage:
    coverage = Coverage(data_file=None, config_file=False, include=[str(file) for file in target.files()])
    coverage.set_option("run:disable_warnings", ["no-data-collected"])
    return coverage


def _lines(coverage: Coverage) -> Lines:
    data = coverage.get_data()
    return {module_key(Path(file)): data.contexts_by_lineno(file) for file in data.measured_files()}


def _measure(target: Target, items: Sequence[pytest.Item], file: Path) -> int:
    """Run the tests of one file, and write what they execute."""
    with own_folder(items[0].session) as folder:
        watch = _Watch(target, folder)
        items[0].config.pluginmanager.register(watch)
        with forked_servers(watch.measured_server):
            watch.run(items)
        names = [item.nodeid for item in items]
        lines = _lines(watch.coverage)
        for name, of_module in watch.lines_of_servers():
            for line in of_module:
                lines.setdefault(name, {}).setdefault(line, []).append(SHARED)
    for of_file in lines.values():
        for line, contexts in of_file.items():
            of_file[line] = names if SHARED in contexts else contexts
    Measured(watch.costs, lines).write(file)
    return 0


class _Watch:
    """A plugin for pytest that measures the tests it runs."""

    def __init__(self, target: Target, folder: Path) -> None:
        self._target = target
        self._folder = folder
        self.coverage = _coverage(target)
        self.costs: dict[str, float] = {}
        self._test = ""

    def run(self, items: Sequence[pytest.Item]) -> None:
        self.coverage.start()
        start = time.process_time()
        for item, following in zip(items, (*items[1:], None), strict=True):
            if time.process_time() - start > MAX_SECONDS:
                break
            self._test = item.nodeid
            self.coverage.switch_context(self._test)
            computing, waiting = time.process_time(), time.monotonic()
            self.costs[self._test] = 0.0
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._test in self.costs:
                computing, waiting = time.process_time() - computing, time.monotonic() - waiting
                self.costs[self._test] = computing + WAITING_COST * waiting
        self.coverage.stop()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed or report.skipped:
            self.costs.pop(report.nodeid, None)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> Iterator[None]:
        shared = fixturedef.scope != "function"
        if shared:
            self.coverage.switch_context(SHARED)
        try:
            return (yield)
        finally:
            if shared:
                self.coverage.switch_context(self._test)

    @contextmanager
    def measured_server(self) -> Iterator[None]:
        """Measure a server, in its process. A server that is killed leaves no result."""
        self.coverage.stop()
        coverage = _coverage(self._target)
        coverage.start()
        yield
        coverage.stop()
        lines = {name: list(of_module) for name, of_module in _lines(coverage).items()}
        (self._folder / f"server-{os.getpid()}.json").write_text(json.dumps(lines), "utf-8")

    def lines_of_servers(self) -> Iterator[tuple[str, list[int]]]:
        """Yield the modules and lines that servers executed."""
        for file in self._folder.glob("server-*.json"):
            yield from json.loads(file.read_text("utf-8")).items()
