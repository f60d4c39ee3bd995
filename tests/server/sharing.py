"""Servers that several test modules share, because starting one takes longer than most tests."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Self

from .harness import Server


class Servers:
    """At most one server for each set of flags; all are stopped at the end."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running: dict[tuple[str, ...], Server] = {}
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    @contextmanager
    def lent(self, *flags: str) -> Iterator[Server]:
        """Give a module a server, and check afterwards that it logged no error."""
        server = self._running.get(flags)
        if server is None:
            folder = self._folder / str(len(self._running))
            folder.mkdir()
            server = self._running[flags] = self._stack.enter_context(Server(folder / "data", *flags))
        before = server.log.stat().st_size
        yield server
        errors = server.errors(since=before)
        assert not errors, "".join(errors)
