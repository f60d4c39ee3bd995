"""Errors that are told in the user's language have a text, and all that it needs."""

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from foretell.cli.words import Words
from foretell.errors import ForetellError, SpokenError
from foretell.locales import load

SOURCES = sorted((Path(__file__).parents[2] / "src" / "foretell").rglob("*.py"))


def spoken() -> Iterator[tuple[str, ast.Call]]:
    """Where such errors are made."""
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "SpokenError":
                yield f"{file.name}:{node.lineno}", node


@pytest.mark.parametrize("call", [pytest.param(call, id=place) for place, call in spoken()])
def test_every_error_has_its_text(call: ast.Call) -> None:
    key = ast.literal_eval(call.args[0])
    given = {keyword.arg for keyword in call.keywords}
    needed = load("en").arguments(key)
    assert given >= needed


def test_an_error_is_told_with_the_errors_in_it() -> None:
    inner = SpokenError("error-folder", "there is no folder x", answer="x")
    outer = SpokenError("error-file-unread", f"y cannot be read: {inner}", file="y", reason=inner)
    assert str(outer) == "y cannot be read: there is no folder x"
    assert Words(load("en")).error(outer) == 'The file y cannot be read: There is no folder "x".'
    assert Words(load("it")).error(ForetellError("in English")) == "in English"


def test_an_error_comes_back_whole_from_another_process() -> None:
    error = pickle.loads(pickle.dumps(SpokenError("error-folder", "there is no folder x", answer="x")))
    assert (str(error), error.key, error.arguments) == ("there is no folder x", "error-folder", {"answer": "x"})
