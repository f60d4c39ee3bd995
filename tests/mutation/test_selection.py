"""Which tests run on a mutant, and how its code gets into memory."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from weakref import proxy

import pytest

from . import replacing, selection
from .mutants import Mutant, mutants_of
from .replacing import changes_functions_only, functions_in_memory, replace_code
from .selection import Measured, Selection

CODE = """\
LIMIT = 3

def doubled(a):
    return 2 * a

def early(a):
    return a + 1

def counter(step):
    def count(a):
        return a + step
    return count

by_two = counter(2)
EARLY = early(LIMIT)
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for module in (selection, replacing):
        monkeypatch.setattr(module, "PACKAGE", tmp_path)
    path = tmp_path / "code.py"
    path.write_text(CODE, "utf-8")
    return path


def mutant(file: Path, change: str) -> Mutant:
    return {one.key: one for one in mutants_of(file, "code.py")}[f"code.py: {change}"]


def loaded(file: Path) -> ModuleType:
    spec = spec_from_file_location("code_of_the_test", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_tests_of_a_mutant_execute_its_lines(file: Path) -> None:
    measured = Measured({"slow": 2.0, "quick": 0.1}, {"code.py": {4: ["slow"], 7: ["quick", "failing"]}})
    chosen = Selection({"code.py": {1: [""], 7: [""]}}, [measured])
    assert chosen.tests_of(mutant(file, "doubled: 2 * a -> 2 + a")) == ["slow"]
    assert chosen.tests_of(mutant(file, "early: a + 1 -> a - 1")) == ["quick"]
    assert chosen.tests_of(mutant(file, "module: 3 -> 4")) == ["quick", "slow"]
    assert chosen.tests_of(mutant(file, "module: 2 -> 3")) == ["quick", "slow"]
    assert chosen.tests_of(mutant(file, "counter.count: a + step -> a - step")) == []


def test_a_constant_has_the_tests_that_import_its_module(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selection, "ROOT", tmp_path)
    (tmp_path / "test_limit.py").write_text("from code import LIMIT\n", "utf-8")
    costs = {"test_double.py::test": 0.1, "test_limit.py::test": 0.1, "test_other.py::test": 0.1}
    chosen = Selection({"code.py": {1: [""]}}, [Measured(costs, {"code.py": {4: ["test_double.py::test"]}})])
    assert chosen.tests_of(mutant(file, "module: 3 -> 4")) == ["test_double.py::test", "test_limit.py::test"]


def test_only_what_no_import_executes_changes_in_memory(file: Path) -> None:
    chosen = Selection({"code.py": {1: [""], 7: [""], 6: [""], 3: [""]}}, [])
    assert not chosen.runs_at_import(mutant(file, "doubled: 2 * a -> 2 + a"))
    assert chosen.runs_at_import(mutant(file, "early: a + 1 -> a - 1"))
    assert changes_functions_only(mutant(file, "doubled: 2 * a -> 2 + a"))
    assert not changes_functions_only(mutant(file, "module: 3 -> 4"))


def test_a_mutant_replaces_the_code_of_functions_in_memory(file: Path) -> None:
    module = loaded(file)
    replace_code(mutant(file, "doubled: 2 * a -> 2 + a"), functions_in_memory())
    assert (module.doubled(5), module.early(5)) == (7, 6)


def test_a_mutant_replaces_the_code_of_inner_functions(file: Path) -> None:
    module = loaded(file)
    replace_code(mutant(file, "counter.count: a + step -> a - step"), functions_in_memory())
    assert (module.by_two(5), module.counter(1)(5)) == (3, 4)


def test_a_weak_reference_to_something_gone_is_no_function(file: Path) -> None:
    module, gone = loaded(file), proxy(set())
    functions = [each for same in functions_in_memory().values() for each in same]
    assert module.doubled in functions
    assert not any(each is gone for each in functions)


def test_a_measurement_can_be_read_again(tmp_path: Path) -> None:
    measured = Measured({"test": 0.5}, {"code.py": {4: ["test"]}})
    measured.write(tmp_path / "folder" / "file.json")
    assert Measured.read(tmp_path / "folder" / "file.json") == measured
