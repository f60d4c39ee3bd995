"""One word has one meaning: no two files of the library have the same name, and no two classes."""

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "foretell"
BY_SUBJECT = {Path("cli"), Path("server/api"), Path("admin")}
"""Here, a file has the name of the command, address or subject that it serves."""
SAME_FILES = {
    "settings.py": "of a server, and of a training run",
}
WIRE = {"View", "Event", "Prospects"}
"""`table/wire.py` has the form in which these classes of `game` are sent."""


def files() -> list[Path]:
    return [file for file in SOURCE.rglob("*.py") if file.name != "__init__.py"]


def repeated(named: Iterable[tuple[str, Path]]) -> dict[str, list[str]]:
    places = defaultdict(list)
    for name, file in named:
        places[name].append(str(file.relative_to(SOURCE)))
    return {name: sorted(found) for name, found in places.items() if len(found) > 1}


def test_a_file_name_is_used_once() -> None:
    ours = [file for file in files() if file.parent.relative_to(SOURCE) not in BY_SUBJECT]
    found = repeated((file.name, file) for file in ours)
    assert found.keys() == SAME_FILES.keys(), found


def test_a_class_name_is_used_once() -> None:
    classes = [
        (node.name, file)
        for file in files()
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]
    assert len(classes) > 300
    found = repeated(classes)
    assert found.keys() == WIRE, found


def test_modules_are_not_imported_as_single_letters() -> None:
    short = [
        f"{file.relative_to(SOURCE)}: {alias.name} as {alias.asname}"
        for file in files()
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
        if alias.asname and len(alias.asname) == 1
    ]
    assert short == []


@pytest.mark.parametrize(
    ("folder", "untyped"), [("native", ["numba_types.py"]), ("train", ["torch_types.py"]), ("players", [])]
)
def test_any_is_only_where_a_library_forces_it(folder: str, untyped: list[str]) -> None:
    using = [
        file.name
        for file in (SOURCE / folder).rglob("*.py")
        if any(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    ]
    assert using == untyped
