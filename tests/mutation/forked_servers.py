"""Servers for the tests that are forks of the test's process, so that they run the mutant and start at once."""

import os
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from typing import IO

from tests.server.forking import Around, ForkedServer, run_forked, status_of

from .processes import end_with_parent
from .targets import ROOT

HARNESS = ROOT / "tests" / "server" / "harness.py"


@contextmanager
def forked_servers(around: Around = nullcontext) -> Iterator[None]:
    """Let `tests.server.harness.Server` fork servers. In each, `around` is entered first."""
    # pytest may have imported the file under two names.
    harnesses = [module for module in list(sys.modules.values()) if getattr(module, "__file__", None) == str(HARNESS)]

    def start(arguments: Sequence[str], log: IO[str], _: Mapping[str, str]) -> "_ForkedServer":
        return _ForkedServer(arguments, log, around)

    for harness in harnesses:
        harness.__dict__["ForkedServer"] = start
    yield
    for harness in harnesses:
        harness.__dict__["ForkedServer"] = ForkedServer


class _ForkedServer(ForkedServer):
    """A server that is a fork of this process."""

    def __init__(self, arguments: Sequence[str], log: IO[str], around: Around) -> None:
        reading, writing = os.pipe()
        self._status: int | None = None
        self.pid = os.fork()
        if self.pid == 0:
            end_with_parent()
            warnings.resetwarnings()
            warnings.simplefilter("ignore")
            run_forked(arguments, writing, log.fileno(), around)
        os.close(writing)
        self.stdout = os.fdopen(reading, encoding="utf-8")

    def poll(self) -> int | None:
        if self._status is None:
            self._status = status_of(self.pid)
        return self._status
