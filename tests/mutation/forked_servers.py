"""Servers for the tests that are forks of the test's process, so that they run the mutant and start at once."""

import io
import os
import signal
import subprocess
import sys
import time
import traceback
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from types import SimpleNamespace
from typing import IO, Any

from .processes import end_with_parent
from .targets import ROOT

HARNESS = ROOT / "tests" / "server" / "harness.py"
Around = Callable[[], AbstractContextManager[None]]


@contextmanager
def forked_servers(around: Around = nullcontext) -> Iterator[None]:
    """Let `tests.server.harness.Server` fork servers. In each, `around` is entered first."""
    # pytest may have imported the file under two names.
    harnesses = [module for module in list(sys.modules.values()) if getattr(module, "__file__", None) == str(HARNESS)]

    def start(command: Sequence[str], **options: Any) -> "_ForkedServer | subprocess.Popen[str]":
        if tuple(command[1:4]) != ("-m", "foretell", "serve"):
            return subprocess.Popen(command, **options)
        return _ForkedServer(command[3:], options["stderr"], around)

    for harness in harnesses:
        harness.__dict__["subprocess"] = SimpleNamespace(Popen=start, PIPE=subprocess.PIPE)
    yield
    for harness in harnesses:
        harness.__dict__["subprocess"] = subprocess


class _ForkedServer:
    """What `subprocess.Popen` would return for a server."""

    def __init__(self, arguments: Sequence[str], log: IO[str], around: Around) -> None:
        reading, writing = os.pipe()
        self._status: int | None = None
        self.pid = os.fork()
        if self.pid == 0:
            _serve(arguments, writing, log.fileno(), around)
        os.close(writing)
        self.stdout = os.fdopen(reading, encoding="utf-8")

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def poll(self) -> int | None:
        if self._status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self._status = os.waitstatus_to_exitcode(status)
        return self._status

    def wait(self, timeout: float) -> int:
        until = time.monotonic() + timeout
        while (status := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("serve", timeout)
            time.sleep(0.005)
        return status


def _serve(arguments: Sequence[str], output: int, log: int, around: Around) -> None:
    """Be a server until it stops. Never returns."""
    status = 1
    try:
        end_with_parent()
        os.dup2(output, 1)
        os.dup2(log, 2)
        os.closerange(3, 4096)  # a connection that stays open here would never end for the other side
        sys.stdout, sys.stderr = (io.TextIOWrapper(io.FileIO(stream, "w"), "utf-8") for stream in (1, 2))
        warnings.resetwarnings()
        warnings.simplefilter("ignore")
        from foretell.cli import main  # noqa: PLC0415 (must be imported after the mutant)

        with around():
            status = main(arguments)
        sys.stdout.flush()
    except BaseException:  # noqa: BLE001
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)
