"""The same cards in every run: what a server and its guests draw at random follows from the name of the test.

Otherwise a test could fail because of a rare deal, in one run of many. `pytest --deals=random` deals other cards, to
look for such tests. `make thorough` does so, and so do the served runs of `tests.prove`.

A server runs in a process of its own, and many tests share it. So the name of the present test is in a file, whose path
is in the environment of the server. `tests.server.fixed_chance` replaces the server's chance.
"""

import os
import secrets
from pathlib import Path

from tests.server.fixed_chance import PRESENT_TEST, drawn


def keep_in(folder: Path) -> None:
    """Choose the folder of the file."""
    os.environ[PRESENT_TEST] = str(folder / "present-test")


def begin(test: str, seed: str) -> None:
    """Note which test begins, and the seed of its deals."""
    file = Path(os.environ[PRESENT_TEST])
    draft = file.with_suffix(".draft")
    draft.write_text(f"{seed} {test}", encoding="utf-8")
    draft.replace(file)


def contribution(name: str) -> str:
    """What the person with this name contributes to the deals of the present test, as 64 hexadecimal digits.

    A program that is not a test contributes at random.
    """
    return drawn(name).hex() if PRESENT_TEST in os.environ else secrets.token_hex(32)
