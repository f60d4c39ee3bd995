"""Digests of the code that plays. If the code changes, games may have other results."""

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
BUILT_IN = "foretell/players"
"""The name for all files of the built-in players, because they share most of them."""
CODE = (".py", ".safetensors")


def file_digests(maker: Callable[..., Any], named: Iterable[Path]) -> dict[str, str]:
    """Digests of a player's files by name: its code, and those of the `named` files that exist."""
    files = {path.resolve(): path.name for path in (*_source_files(maker), *named) if path.is_file()}
    digests: dict[str, str] = {}
    for path, name in files.items():
        if path.suffix == ".py" and path.is_relative_to(PLAYERS):
            digests[BUILT_IN] = folder_digest(PLAYERS)
        else:
            before = digests.get(name, "").encode()  # if another file has the same name
            digests[name] = hashlib.sha256(before + path.read_bytes()).hexdigest()
    return digests


def folder_digest(folder: Path) -> str:
    """The digest of all code and weights in a folder and its subfolders."""
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.suffix in CODE):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(folder).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _source_files(maker: Callable[..., Any]) -> Iterator[Path]:
    """The files of a class and its base classes, without the standard library."""
    for each in inspect.getmro(maker) if inspect.isclass(maker) else (maker,):
        with suppress(OSError, TypeError):  # a class typed at a prompt or compiled has no file
            file = inspect.getsourcefile(each)
            if file and each.__module__.partition(".")[0] not in sys.stdlib_module_names:
                yield Path(file).resolve()
