"""Run tests on a mutant, in a copy of the package and in a forked process that has already loaded pytest."""

import compileall
import ctypes
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Literal, get_args

import pytest

from .mutants import Mutant
from .targets import PACKAGE, ROOT, Target

Result = Literal["killed", "survived"]
RESULTS: tuple[Result, ...] = get_args(Result)
QUIET = ("-x", "-q", "--no-cov", "-p", "no:cacheprovider", "-c", "pyproject.toml", "--rootdir", ".", "--pyargs")
MAX_MEMORY = 8 << 30
WAITING = 10
"""A stage may wait this many times longer than it may compute."""
_PR_SET_PDEATHSIG = 1
"""The `prctl` option of Linux that sets the signal a process gets when its parent dies."""


class Copy:
    """A copy of the package in which one module at a time is replaced by a mutant."""

    def __init__(self, folder: Path) -> None:
        self._package = folder / "src" / "foretell"
        shutil.copytree(PACKAGE, self._package, ignore=shutil.ignore_patterns("__pycache__"))
        compileall.compile_dir(self._package, quiet=1)
        self.path = str(folder / "src")

    @contextmanager
    def holding(self, mutant: Mutant) -> Iterator[None]:
        """Replace the module with the mutant until the block ends."""
        file = self._package / mutant.key.partition(":")[0]
        original = file.read_bytes()
        # Python trusts bytecode with the same date as its source, and a mutant may be written within the same second.
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
            compiled.unlink()
        file.write_text(mutant.source, "utf-8")
        try:
            yield
        finally:
            file.write_bytes(original)


def trials(target: Target, mutants: Sequence[Mutant], jobs: int) -> Iterator[tuple[Mutant, Result]]:
    """Try several mutants at a time. Yield each with its result when it is known."""
    with tempfile.TemporaryDirectory(prefix="foretell-mutants-") as folder:
        copies = [Copy(Path(folder) / str(number)) for number in range(jobs)]
        if not _forked(partial(_noticed, target, copies[0])).passed():
            raise SystemExit(f"the tests of {target.name} fail without any mutant")
        waiting = list(reversed(mutants))
        running: dict[_Child, tuple[Mutant, Copy, ExitStack]] = {}
        while waiting or running:
            while waiting and copies:
                copy, mutant, stack = copies.pop(), waiting.pop(), ExitStack()
                stack.enter_context(copy.holding(mutant))
                running[_forked(partial(_noticed, target, copy))] = (mutant, copy, stack)
            for child in [child for child in running if child.ended()]:
                mutant, copy, stack = running.pop(child)
                stack.close()
                copies.append(copy)
                yield mutant, "survived" if child.passed() else "killed"
            time.sleep(0.01)


def _noticed(target: Target, copy: Copy) -> bool:
    """Run the tests on a copy, stage by stage, in this process; return whether one of them failed."""
    os.environ["PYTHONPATH"] = copy.path
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    sys.dont_write_bytecode = True
    sys.path.insert(0, copy.path)
    for stage in target.tests:
        # Either signal ends the process. The first counts computing time, so a busy machine does not kill good code.
        signal.setitimer(signal.ITIMER_PROF, target.seconds)
        signal.alarm(int(WAITING * target.seconds))
        if pytest.main([*QUIET, *stage]) != pytest.ExitCode.OK:
            return True
    return False


class _Child:
    """A process that tries one mutant."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._status: int | None = None

    def ended(self) -> bool:
        """Whether it has ended. If so, the processes that it started are killed."""
        if self._status is None:
            pid, status = os.waitpid(self._pid, os.WNOHANG)
            if pid:
                self._status = status
                self._end_group()
        return self._status is not None

    def passed(self) -> bool:
        """Wait for it; return whether no test failed."""
        while not self.ended():
            time.sleep(0.01)
        return self._status == 0

    def _end_group(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._pid, signal.SIGKILL)


def _forked(noticed: Callable[[], bool]) -> _Child:
    """Call `noticed` in a child process without output and with limited memory."""
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return _Child(pid)
    status = 1
    try:
        os.setsid()
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
        os.chdir(ROOT)
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        status = int(noticed())
    finally:
        os._exit(status)
