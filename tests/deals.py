"""The same cards in every run: what a server and its guests draw at random follows from the name of the test.

Otherwise a test could fail because of a rare deal, in one run of many. `--deals=random` deals other cards, to look for
such tests; `tests.prove` and `make thorough` use it.

A server runs in a process of its own and is shared by many tests. So the name of the present test is in a file, whose
path is in the environment of the server. `tests.server.forking` replaces the server's chance.
"""

import hashlib
import os
import secrets
import tempfile
from pathlib import Path

from tests.server.forking import DEALS


def begin(test: str, deals: str) -> None:
    """Note which test begins."""
    os.environ[DEALS] = str(Path(tempfile.gettempdir(), f"foretell-deals-{os.getpid()}"))
    _file().write_text(f"{deals} {test}", encoding="utf-8")


def end() -> None:
    """Remove the file."""
    if DEALS in os.environ:
        _file().unlink(missing_ok=True)


def contribution(name: str) -> str:
    """What the person with this name contributes to the deals of the present test, as 64 hexadecimal digits.

    Programs that are no tests contribute at random.
    """
    if DEALS not in os.environ:
        return secrets.token_hex(32)
    return hashlib.sha256(f"{_file().read_text('utf-8')} {name}".encode()).hexdigest()


def _file() -> Path:
    return Path(os.environ[DEALS])
