"""Localized errors have a message, and all arguments that it needs."""

import ast
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from foretell.errors import ForetellError, LocalizedError
from foretell.locales import load

SOURCES = sorted((Path(__file__).parents[2] / "src" / "foretell").rglob("*.py"))
NODES = [(file, node) for file in SOURCES for node in ast.walk(ast.parse(file.read_text("utf-8")))]


def localized() -> set[str]:
    """Return the names of all classes of such errors that are created with a key."""
    found = {"LocalizedError"}
    while True:
        more = {node.name for _, node in NODES if isinstance(node, ast.ClassDef) and _has_base(node, found)} - found
        if not more:
            return found
        found |= more


def _has_base(kind: ast.ClassDef, names: set[str]) -> bool:
    own_arguments = any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in kind.body)
    return not own_arguments and any(isinstance(base, ast.Name) and base.id in names for base in kind.bases)


def raised() -> Iterator[tuple[str, str, set[str]]]:
    """Yield the places where such errors are created, with their keys and the names of their arguments."""
    names = localized()
    for file, node in NODES:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in names:
            continue
        (key,) = node.args
        given = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
        # Messages for programmers contain spaces, and replace the key. Some arguments are in a dictionary.
        if isinstance(key, ast.Constant) and " " not in str(key.value) and len(given) == len(node.keywords):
            yield f"{file.name}:{node.lineno}", str(key.value), given


@pytest.mark.parametrize(("key", "given"), [pytest.param(*call, id=place) for place, *call in raised()])
def test_every_error_has_its_text(key: str, given: set[str]) -> None:
    assert given >= load("en").arguments(key)


def test_all_classes_of_errors_are_found() -> None:
    assert localized() >= {"LocalizedError", "IllegalAction", "SheetError", "AdminError", "StoreError", "KeysError"}


def test_an_error_includes_the_errors_in_its_arguments() -> None:
    inner = LocalizedError("error-folder", answer="x")
    outer = LocalizedError("error-file-unread", file="y", reason=inner)
    assert str(outer) == load("en").error(outer) == 'The file y cannot be read: There is no folder "x": check its name.'
    assert load("it").error(outer) == "Il file y non si può leggere: La cartella «x» non esiste: controlla il nome."
    assert load("it").error(ForetellError("in English")) == "in English"


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (LocalizedError("error-nowhere"), "error-nowhere"),
        (LocalizedError("error-nowhere", answer="x", count=3), "error-nowhere (answer='x', count=3)"),
        (LocalizedError("error-folder", folder="x"), "error-folder (folder='x')"),
    ],
)
def test_an_error_without_a_text_is_shown_by_its_key(error: LocalizedError, text: str) -> None:
    assert str(error) == load("it").error(error) == text
    outer = LocalizedError("error-file-unread", file="y", reason=error)
    assert str(outer) == f"The file y cannot be read: {text}"


def test_an_error_comes_back_whole_from_another_process() -> None:
    error = pickle.loads(pickle.dumps(LocalizedError("error-folder", answer="x")))
    assert str(error) == 'There is no folder "x": check its name.'
    assert (error.key, error.arguments) == ("error-folder", {"answer": "x"})


def test_no_message_file_is_read_before_a_message_is_needed() -> None:
    code = "import sys, foretell; foretell.errors.LocalizedError('x'); print('foretell.locales' in sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout == "False\n"
