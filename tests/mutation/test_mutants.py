"""Mutants: each changes one thing, and its name says what."""

import ast
from pathlib import Path

import pytest

from .__main__ import earlier_results, interval
from .mutants import mutants_of
from .targets import PACKAGE, ROOT, TARGETS

CODE = '''
"""Nothing is changed here."""
LIMIT: int = 3

class Point(Struct, frozen=True, kw_only=True):
    """Nor here."""

def f(a, b):
    """Nor here."""
    if a < b and not b:
        log(a)
    return a + LIMIT
'''
CHANGES = {
    "module: 3 -> 4",
    "f: a < b and (not b) -> a < b or not b",
    "f: a < b -> a <= b",
    "f: not b -> b",
    "f: log(a) -> pass",
    "f: return a + LIMIT -> return None",
    "f: a + LIMIT -> a - LIMIT",
}


def test_every_change_that_is_made(tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    file.write_text(CODE, "utf-8")
    found = list(mutants_of(file, "code.py"))
    assert {mutant.key for mutant in found} == {f"code.py: {change}" for change in CHANGES}
    assert len({ast.unparse(mutant.tree) for mutant in found}) == len(CHANGES)


@pytest.mark.parametrize("name", TARGETS)
def test_every_mutant_has_a_name_of_its_own(name: str) -> None:
    keys = [
        mutant.key
        for file in TARGETS[name].files()
        for mutant in mutants_of(file, file.relative_to(PACKAGE).as_posix())
    ]
    assert keys
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("name", TARGETS)
def test_every_file_of_a_target_exists(name: str) -> None:
    target = TARGETS[name]
    assert [pattern for pattern in target.sources if not any(PACKAGE.glob(pattern))] == []
    paths = [part for part in target.tests if part.startswith("tests/")]
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_an_interrupted_run_keeps_its_results(tmp_path: Path) -> None:
    file = tmp_path / "results.txt"
    assert earlier_results(file) == {}
    file.write_text("killed a.py: f: 1 -> 2\nsurvived a.py: f: x < y -> x <= y\nkil", "utf-8")
    assert earlier_results(file) == {"a.py: f: 1 -> 2": "killed", "a.py: f: x < y -> x <= y": "survived"}


def test_the_interval_of_a_share() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    assert [round(bound, 3) for bound in interval(97, 100)] == [0.915, 0.99]
    assert round(interval(100, 100)[0], 3) == 0.963
