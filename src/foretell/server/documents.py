"""Write the documents that describe the HTTP interface and the socket, and the browser's types.

`python -m foretell.server.documents` writes the files. With `--check` it fails if they differ from the code.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

from ..game import EventKey, Phase
from ..game.record import MAX_NAME
from ..players import LEVELS
from ..rules import DISCARDS, ROUNDS, SIDES
from ..rules.cards import HAND
from ..table import clock, entries, wire
from ..table.duplicate_tables import MAX_TABLES, MIN_TABLES
from ..table.lobby import CODE_LENGTH
from ..table.numbers import PLAYERS
from .api.document import openapi_document
from .api.socket_schema import socket_schema
from .pages import SCREENS
from .typescript import declaration, operations

ROOT = Path(__file__).resolve().parents[3]
_NAMES = {
    "Status": wire.Status, "ClockName": clock.ClockName, "By": entries.By, "Kind": entries.Kind, "Emote": wire.Emote,
    "Portrait": wire.Portrait, "Code": wire.Code, "Phase": Phase, "EventKey": EventKey,
}  # fmt: skip
_CONSTANTS = {
    "PLAYERS": tuple(PLAYERS), "DUPLICATE_TABLES": tuple(range(MIN_TABLES, MAX_TABLES + 1)),
    "MAX_NAME": MAX_NAME, "MAX_CHAT": wire.MAX_CHAT,
    "CODE_LENGTH": CODE_LENGTH, "HAND": HAND, "ROUNDS": ROUNDS, "SIDES": SIDES, "DISCARDS": DISCARDS, "LEVELS": LEVELS,
    "PORTRAITS": get_args(wire.Portrait), "SCREENS": SCREENS,
}  # fmt: skip
"""Constants for the browser."""
_HEADER = """// The messages between browser and server. Made by `python -m foretell.server.documents`: do not edit.
"""


def documents() -> dict[str, str]:
    """Return the content of each file, by its path from the root of the repository."""
    openapi, socket = openapi_document(), socket_schema()
    return {
        "docs/api/openapi.json": _json(openapi),
        "docs/api/socket.schema.json": _json(socket),
        "web/src/lib/wire.ts": _HEADER + _constants() + _named("\n".join(_types(openapi, socket))),
    }


def _json(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _constants() -> str:
    lines = (f"export const {name} = {json.dumps(value)} as const;" for name, value in _CONSTANTS.items())
    return "\n" + "\n".join(lines) + "\n"


def _types(openapi: dict[str, Any], socket: dict[str, Any]) -> Iterator[str]:
    """Yield the types of both documents. Types with the same name are the same."""
    for name, schema in sorted((openapi["components"]["schemas"] | socket["$defs"]).items()):
        yield ""
        yield from declaration(name, schema)
    yield ""
    yield from operations(openapi["paths"])
    yield ""


def _named(types: str) -> str:
    """Give names to unions that occur many times."""
    for name, literal in _NAMES.items():
        union = " | ".join(json.dumps(value) for value in sorted(get_args(literal)))
        types = types.replace(union, name)
        types = f"\nexport type {name} = {union};\n{types}"
    return types


def differing(root: Path = ROOT) -> list[str]:
    """Return the files that differ from the code."""
    return [name for name, text in documents().items() if _held(root / name) != text]


def _held(file: Path) -> str | None:
    return file.read_text("utf-8") if file.exists() else None


def write(root: Path = ROOT) -> None:
    for name, text in documents().items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8", newline="\n")


def main(arguments: Sequence[str]) -> int:
    if list(arguments) != ["--check"]:
        write()
        return 0
    wrong = differing()
    if wrong:
        sys.stderr.write(f"These files are out of date: {', '.join(wrong)}. Run python -m foretell.server.documents.\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
