"""The chance of servers in the tests. `tests.deals` explains why it is fixed.

This module needs only the standard library, because the process that forks servers imports it without the tests.
"""

import hashlib
import os
import random
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

PRESENT_TEST = "FORETELL_PRESENT_TEST"
"""The environment variable with the path of a file that names the present test."""
SECRET_BYTES = 32
BOT_BITS = 64


def present_test() -> str:
    """Return what `tests.deals` has written: the seed of the deals, and the test."""
    return Path(os.environ[PRESENT_TEST]).read_text("utf-8")


def drawn(what: str) -> bytes:
    """Return 32 bytes that follow from the present test."""
    return hashlib.sha256(f"{present_test()} {what}".encode()).digest()


class FixedChance(random.SystemRandom):
    """Draws the secrets of tables and the seeds of bots, which follow from the test and the number of earlier draws.

    A server that is started again counts from the start. The ids and codes of tables must differ, and stay random.
    """

    def randbytes(self, n: int) -> bytes:
        return self._next("secret") if n == SECRET_BYTES else super().randbytes(n)

    def getrandbits(self, k: int, /) -> int:
        return int.from_bytes(self._next("bot")[: k // 8], "big") if k == BOT_BITS else super().getrandbits(k)

    def _next(self, what: str) -> bytes:
        counts: tuple[str, Counter[str]] = self.__dict__.get("counts", ("", Counter()))
        test = present_test()
        self.__dict__["counts"] = counts = counts if counts[0] == test else (test, Counter())
        counts[1][what] += 1
        return drawn(f"{what} {counts[1][what]}")


def fix_chance() -> None:
    """Replace the chance of this process, which is about to be a server. It reviews no game that nobody asks for."""
    lobby = import_module("foretell.table.lobby")
    lobby.SECURE_CHANCE.__class__ = FixedChance
    name_for = lobby.bot_name_for

    def fixed_name(_table: str, seat: int, taken: Sequence[str]) -> str:
        return str(name_for(present_test(), seat, taken))

    lobby.__dict__["bot_name_for"] = fixed_name
    import_module("foretell.server.first_review").__dict__["START_SECONDS"] = 1e6
