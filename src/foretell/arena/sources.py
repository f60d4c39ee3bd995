"""The code that plays, by its digests: where it has changed, other games come of it."""

import hashlib
import inspect
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from .. import players, rules

RULES = Path(rules.__file__).resolve().parent
PLAYERS = Path(players.__file__).resolve().parent
OWN = "foretell/players"
"""What stands for all files of the players that come with Foretell: they share most of them."""


def file_digests(maker: Callable[..., Any], named: Iterable[Path]) -> dict[str, str]:
    """Of the files that a player is made of, by their names: its code, and those `named` that are there."""
    files = {path.resolve(): path.name for path in (*_written_in(maker), *named) if path.is_file()}
    digests: dict[str, str] = {}
    for path, name in files.items():
        if path.suffix == ".py" and path.is_relative_to(PLAYERS):
            digests[OWN] = folder_digest(PLAYERS)
        else:
            before = digests.get(name, "").encode()  # of another file with that name
            digests[name] = hashlib.sha256(before + path.read_bytes()).hexdigest()
    return digests


def folder_digest(folder: Path) -> str:
    """Of all Python files in a folder, and in those within it."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(folder).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _written_in(maker: Callable[..., Any]) -> Iterator[Path]:
    """The files of a class, and of those that it inherits from, except Python's own."""
    for each in inspect.getmro(maker) if inspect.isclass(maker) else (maker,):
        with suppress(OSError, TypeError):  # what is typed at a prompt, or compiled, has none
            file = inspect.getsourcefile(each)
            if file and each.__module__.partition(".")[0] not in sys.stdlib_module_names:
                yield Path(file).resolve()
