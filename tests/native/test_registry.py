"""The registry of compilable functions, and the cache of what is compiled from them."""

import ast
import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec, resolve_name
from pathlib import Path
from types import ModuleType

import pytest

import foretell
from foretell import native
from foretell.rules import RULES
from foretell.rules.marker import compilable, marked

pytestmark = pytest.mark.compiled

TYPES_ONLY = {"foretell.arrays"}
"""Modules that compiled code takes nothing from."""
LOOPS = {
    "foretell.native.kernels": "start_all",
    "foretell.players.net.compiled_inputs": "_fill_all",
    "foretell.players.scripted.compiled_choices": "choose_all",
    "foretell.players.search.playouts": "play_worlds",
}
"""A compiled loop of each package with marked functions."""


def imported(module: ModuleType) -> Iterator[str]:
    """The Foretell modules that a module imports."""
    assert module.__file__ is not None
    for node in ast.walk(ast.parse(Path(module.__file__).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            name = resolve_name("." * node.level + (node.module or ""), module.__package__)
            for alias in node.names:
                yield f"{name}.{alias.name}" if find_submodule(name, alias.name) else name


def find_submodule(package: str, name: str) -> bool:
    return hasattr(importlib.import_module(package), "__path__") and find_spec(f"{package}.{name}") is not None


def reached(names: Iterable[str]) -> set[str]:
    """These modules and all that they import, directly or not."""
    found, waiting = set(TYPES_ONLY), [*names]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += imported(importlib.import_module(name))
    return found - TYPES_ONLY


def test_a_mark_leaves_a_function_as_it_is_and_is_kept_by_package() -> None:
    def double(number: int) -> int:
        return 2 * number

    before = len(marked("tests.native"))
    double.__module__ = "tests.native.somewhere"
    assert compilable(double) is double
    assert marked("tests.native")[before:] == [double]
    assert double not in RULES


@pytest.mark.parametrize("module", LOOPS)
def test_the_digest_covers_every_module_that_compiled_code_is_made_of(module: str) -> None:
    loop = getattr(importlib.import_module(module), LOOPS[module])
    sources = reached(function.__module__ for function in marked(module.rpartition(".")[0]))
    assert sources
    folders = {Path(importlib.import_module(name).__file__ or "").parent for name in sources}
    root = Path(foretell.__file__).parent
    others = tuple(sorted(folders - {root / "rules", root / "native"}))
    assert native.source_digest(others) in loop.stats.cache_path


def test_an_edited_function_never_runs_stale(tmp_path: Path) -> None:
    """The edited rule is in another file than the compiled loop, which Numba's own cache would not notice."""
    copy = tmp_path / "foretell"
    shutil.copytree(
        Path(foretell.__file__).parent, copy, ignore=shutil.ignore_patterns("site", "__pycache__", "*.safetensors")
    )
    code = (
        "import numpy as np, foretell as ft\n"
        "from foretell.native import strengths\n"
        "print(strengths(np.array([31]), ft.Options().config)[0])\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "FORETELL_CACHE": str(tmp_path / "cache")}

    def answer() -> int:
        done = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
        return int(done.stdout)

    before = answer()
    assert [*(tmp_path / "cache").iterdir()], "nothing was cached"
    rule = copy / "rules" / "ranking.py"
    line = "return points << STRENGTH_BITS | value << 2 | best"
    source = rule.read_text("utf-8")
    assert source.count(line) == 1
    rule.write_text(source.replace(line, f"{line} | 1 << 20"), "utf-8")
    assert answer() == before | 1 << 20
