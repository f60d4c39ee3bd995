"""The messages of the terminal: every message is used, and every used message exists."""

import ast
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import foretell.cli
from foretell.locales import load

SOURCE = Path(foretell.cli.__file__).parents[1]
FILES = [path for folder in ("cli", "telling") for path in (SOURCE / folder).glob("*.py")]
ALL_FILES = sorted(SOURCE.rglob("*.py"))
"""An error can be raised anywhere."""
ASKING = ("text", "heading", "flag", "file")


def wordings(files: Sequence[Path]) -> list[str]:
    """Return every string of source files as a pattern in which placeholders match anything."""
    patterns = []
    for path in files:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                patterns.append("".join(_part(value) for value in node.values))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                patterns.append(re.escape(node.value))
    return [pattern for pattern in patterns if re.match(r"[a-z]+(\\-|$)", pattern)]


def _part(value: ast.expr) -> str:
    return re.escape(str(value.value)) if isinstance(value, ast.Constant) else r"[\w-]+"


def asked_for() -> set[str]:
    """Return the keys that the code uses by name or by pattern."""
    keys = set()
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "attr", "") not in ASKING:
                continue
            given = [*node.args, *(word.value for word in node.keywords if word.arg == "about")]
            for argument in given:
                if isinstance(argument, ast.JoinedStr):
                    keys.add("".join(_part(value) for value in argument.values))
                elif isinstance(argument, ast.Constant) and re.fullmatch(r"[a-z]+(-[a-zA-Z]+)+", str(argument.value)):
                    keys.add(re.escape(str(argument.value)))
    return keys


@pytest.mark.parametrize(("file", "sources"), [("terminal.ftl", FILES), ("errors.ftl", ALL_FILES)])
def test_every_text_is_used(file: str, sources: list[Path]) -> None:
    source = (SOURCE / "locales" / "en" / file).read_text("utf-8")
    keys = re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE)
    used = wordings(sources)
    assert [key for key in keys if not any(re.fullmatch(pattern, key) for pattern in used)] == []


def test_every_text_that_is_asked_for_is_there() -> None:
    keys = load("en").keys
    missing = [asked for asked in asked_for() if not any(re.fullmatch(asked, key) for key in keys)]
    assert missing == []
