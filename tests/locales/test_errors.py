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

LOCALIZED = ("LocalizedError", "IllegalAction", "NotationError", "SheetError", "RecordError")
SOURCES = sorted((Path(__file__).parents[2] / "src" / "foretell").rglob("*.py"))


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Yield the calls that create such errors."""
    for file in SOURCES:
        text = file.read_text("utf-8")
        if not any(f"{name}(" in text for name in LOCALIZED):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and _has_key(node):
                yield f"{file.name}:{node.lineno}", node


def _has_key(call: ast.Call) -> bool:
    """Whether an error has the key of a message. Messages for programmers contain spaces, and replace the key."""
    if not isinstance(call.func, ast.Name) or call.func.id not in LOCALIZED:
        return False
    (key,) = call.args
    return isinstance(key, ast.Constant) and " " not in str(key.value)


@pytest.mark.parametrize("call", [pytest.param(call, id=place) for place, call in raised()])
def test_every_error_has_its_text(call: ast.Call) -> None:
    (key,) = (ast.literal_eval(argument) for argument in call.args)
    given = {keyword.arg for keyword in call.keywords}
    needed = load("en").arguments(key)
    assert given >= needed


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
