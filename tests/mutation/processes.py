"""Forked processes that call one function and end with its result."""

import ctypes
import os
import resource
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress

from .targets import ROOT

MAX_MEMORY = 8 << 30
_PR_SET_PDEATHSIG = 1
"""The `prctl` option of Linux that sets the signal a process gets when its parent dies."""


class Child:
    """A process that calls a function without output. Its exit status is what the function returns."""

    def __init__(self, call: Callable[[], int]) -> None:
        self._status: int | None = None
        sys.stdout.flush()
        self._pid = os.fork()
        if self._pid == 0:
            status = 1
            try:
                _prepare()
                status = call()
            finally:
                os._exit(status)

    def ended(self) -> bool:
        """Whether it has ended. If so, the processes that it started are killed."""
        if self._status is None:
            pid, status = os.waitpid(self._pid, os.WNOHANG)
            if pid:
                self._status = status
                with suppress(ProcessLookupError):
                    os.killpg(self._pid, signal.SIGKILL)
        return self._status is not None

    def succeeded(self) -> bool:
        """Wait for it; return whether the function returned 0."""
        while not self.ended():
            time.sleep(0.01)
        return self._status == 0


def in_parallel(calls: Iterable[Callable[[], int]], jobs: int) -> None:
    """Call functions in children, a number of them at a time, and wait for all."""
    waiting, running = deque(calls), list[Child]()
    while waiting or running:
        while waiting and len(running) < jobs:
            running.append(Child(waiting.popleft()))
        running = [child for child in running if not child.ended()]
        time.sleep(0.01)


def _prepare() -> None:
    os.setpgid(0, 0)  # not a session of its own, which would get its own share of the processor
    end_with_parent()
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    os.chdir(ROOT)
    os.environ["PYTEST_XDIST_WORKER"] = f"gw{os.getpid()}"  # servers of different processes take different ports
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)


def end_with_parent() -> None:
    """Have this process killed when its parent ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
