"""Which tests execute which lines, so that only those tests run on a mutant."""

import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Self

from .mutants import Mutant
from .targets import PACKAGE, ROOT

Lines = dict[str, dict[int, list[str]]]
"""The tests that execute each line, by module and line number."""


def module_key(file: Path) -> str:
    """Return what keys and results call a module, such as `rules/turns.py`."""
    return file.relative_to(PACKAGE).as_posix()


@dataclass
class Measured:
    """What the tests of one file execute."""

    costs: dict[str, float] = field(default_factory=dict)
    """The cost of each test that passed, in seconds of computing."""
    lines: Lines = field(default_factory=dict)

    def write(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(asdict(self)), "utf-8")

    @classmethod
    def read(cls, file: Path) -> Self:
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        lines = {name: {int(line): tests for line, tests in of.items()} for name, of in found["lines"].items()}
        return cls(found["costs"], lines)


class Selection:
    """The tests to run on each mutant."""

    def __init__(self, imported: Lines, files: Iterable[Measured]) -> None:
        self._imported = imported
        self.costs: dict[str, float] = {}
        self._tests: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
        for measured in files:
            self.costs |= measured.costs
            for name, lines in measured.lines.items():
                for line, tests in lines.items():
                    self._tests[name][line].update(test for test in tests if test in measured.costs)

    def runs_at_import(self, mutant: Mutant) -> bool:
        """Whether importing the package executes the mutant, or the body of the function around it."""
        imported = self._imported.get(module_key(mutant.file), {})
        return not mutant.function or any(line in imported for line in (*mutant.lines, *mutant.function))

    def tests_of(self, mutant: Mutant) -> list[str]:
        """Return the tests that execute the mutant.

        If it runs at import, or if its lines never appear on their own, return the tests of the function around it. If
        there is no function, return all tests of the module, those in the same files, and those in files that import
        the module by its name. If there are none, return all tests.
        """
        tests = self._tests[module_key(mutant.file)]
        if not self.runs_at_import(mutant):
            return sorted(_union(tests, mutant.lines) or _union(tests, mutant.function))
        return sorted(_union(tests, mutant.function) or self._beside(_union(tests, tests), mutant.file) or self.costs)

    def _beside(self, tests: set[str], module: Path) -> set[str]:
        """Return all tests of the files that have these or import the module.

        A test may use a constant without executing a line of its module.
        """
        files = {_path(test) for test in tests}
        name = ".".join(module.relative_to(PACKAGE).with_suffix("").parts)
        files |= {path for path in map(_path, self.costs) if f"{name} import" in _source(path)}
        return {test for test in self.costs if _path(test) in files}


def _path(test: str) -> str:
    return test.partition("::")[0]


@cache
def _source(path: str) -> str:
    file = ROOT / path
    return file.read_text("utf-8") if file.is_file() else ""


def _union(tests: dict[int, set[str]], lines: Iterable[int]) -> set[str]:
    return {test for line in list(lines) for test in tests.get(line, ())}
