"""Start servers for the tests as forks of a process that has imported the server.

Importing takes most of the time that a server needs to start. A server that is forked runs the same code, with its own
memory, signals and environment. Only Linux is supported; elsewhere the tests start every server as a new program.

This file is also the program of the process that forks. It gets one end of a socket as file descriptor, and ends with
all its servers when the other end is closed.
"""

import atexit
import gc
import io
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO, Any, Never

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))  # `-P` hides the tests from this program
from tests.server.fixed_chance import PRESENT_TEST, fix_chance
from tests.server.slow_network import rate, slow_down

SUPPORTED = sys.platform == "linux"
MAX_MESSAGE = 1 << 17
POLL_SECONDS = 0.005
Around = Callable[[], AbstractContextManager[None]]


class ForkedServer:
    """Return what `subprocess.Popen` would return for `foretell` with these arguments."""

    def __init__(self, arguments: Sequence[str], log: IO[str], environment: Mapping[str, str]) -> None:
        reading, writing = os.pipe()
        wish = {"arguments": list(arguments), "environment": dict(environment), "folder": str(Path.cwd())}
        try:
            self.pid = int(_forking().ask(wish, [writing, log.fileno()]))
        finally:
            os.close(writing)
        self.stdout = os.fdopen(reading, encoding="utf-8")
        self._status: int | None = None

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def poll(self) -> int | None:
        if self._status is None:
            self._status = _forking().ask({"ended": self.pid}, [])
        return self._status

    def wait(self, timeout: float) -> int:
        until = time.monotonic() + timeout
        while (status := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("foretell", timeout)
            time.sleep(POLL_SECONDS)
        return status


class _Forking:
    """The process that forks servers, and the socket to it."""

    def __init__(self) -> None:
        self._socket, end = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with end:
            command = [sys.executable, "-P", __file__, str(end.fileno())]
            self._process = subprocess.Popen(command, pass_fds=[end.fileno()])
        self._lock = threading.Lock()
        atexit.register(self.close)

    def ask(self, wish: Mapping[str, object], files: Sequence[int]) -> Any:
        """Send a request with open files, and return the answer."""
        with self._lock:
            socket.send_fds(self._socket, [json.dumps(wish).encode()], files)
            answer = self._socket.recv(MAX_MESSAGE)
        assert answer, "the process that forks servers has ended"
        return json.loads(answer)

    def close(self) -> None:
        self._socket.close()
        self._process.wait()


@cache
def _forking() -> _Forking:
    return _Forking()


# --- the process that forks ------------------------------------------------------------------------


def fork_servers(requests: socket.socket) -> None:
    """Answer requests until the other end is closed; then kill the servers that still run."""
    for name in ("cli.main", "cli.serve", "server.app"):
        import_module(f"foretell.{name}")
    import_module("foretell.locales").load("en")
    gc.collect()
    gc.freeze()
    # The terminal sends Ctrl-C to every process. The tests end this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    running: set[int] = set()
    while True:
        message, files, _, _ = socket.recv_fds(requests, MAX_MESSAGE, 2)
        if not message:
            break
        wish = json.loads(message)
        if "ended" in wish:
            status = status_of(wish["ended"])
            if status is not None:
                running.remove(wish["ended"])
            requests.send(json.dumps(status).encode())
            continue
        child = os.fork()
        if child == 0:
            requests.close()
            output, log = files
            os.environ.clear()
            os.environ.update(wish["environment"])
            os.chdir(wish["folder"])
            signal.signal(signal.SIGINT, signal.default_int_handler)
            run_forked(wish["arguments"], output, log)
        running.add(child)
        for file in files:
            os.close(file)
        requests.send(json.dumps(child).encode())
    for child in running:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


def status_of(child: int) -> int | None:
    """Return the exit status of a child of this process; None while it runs."""
    pid, status = os.waitpid(child, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if pid else None


def run_forked(arguments: Sequence[str], output: int, log: int, around: Around = nullcontext) -> Never:
    """Be the program `foretell`, in a process that was forked: write to these files, and end with its status.

    It runs inside the context manager that `around` returns.
    """
    status = 1
    try:
        os.dup2(output, 1)
        os.dup2(log, 2)
        os.closerange(3, 4096)  # a connection that stays open here would never end for the other side
        sys.stdout, sys.stderr = (io.TextIOWrapper(io.FileIO(stream, "w"), "utf-8") for stream in (1, 2))
        from foretell.cli import main  # noqa: PLC0415 (a mutant may have been imported before)

        if PRESENT_TEST in os.environ:
            fix_chance()
        if rate():
            slow_down()
        with around():
            status = main(arguments)
        sys.stdout.flush()
    except BaseException:  # noqa: BLE001
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    fork_servers(socket.socket(fileno=int(sys.argv[1])))
