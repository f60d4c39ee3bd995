"""A table's messages as newline-delimited JSON, for programs."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator

from ...table.live import Viewer
from ..rooms import Room
from .parts import Here

HEARTBEAT = 15.0
PATIENCE = 30.0
"""Seconds until a stream is read for the first time, or never."""


class Stream:
    """One reader. Messages wait in a bounded queue; a reader that lets it fill up is dropped."""

    def __init__(self, here: Here) -> None:
        self.person = here.asking
        self.viewer: Viewer = None
        self.room: Room | None = None
        self._parts = here.parts
        self._client = here.client
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._news = asyncio.Event()
        self._closed = False
        self._begun = False

    async def open(self, table: str, since: int | None) -> None:
        """Begin to listen."""
        clients = self._parts.clients
        clients.come(self._client)
        self._parts.metrics.streams += 1
        self._parts.streams.add(self)
        if since is not None and not clients.may_have_dear(self._client):
            since = None
        try:
            await self._parts.hub.attach(self, table, since)
        except BaseException:
            self._end()
            raise
        asyncio.get_running_loop().call_later(PATIENCE, self._end_unread)

    def write(self, message: bytes) -> None:
        """Queue a message."""
        if self._closed:
            return
        self._waiting.append(message)
        self._size += len(message) + 1
        if self._size > self._parts.settings.max_queue:
            self._parts.metrics.dropped_readers += 1
            self._waiting.clear()
            self.leave()
            # Soon, since the room is just telling everybody; not by `lines`, which may wait for this reader for long.
            asyncio.get_running_loop().call_soon(self._end)
        self._news.set()

    def leave(self) -> None:
        """End after what is queued."""
        self._closed = True
        self._news.set()

    async def lines(self) -> AsyncIterator[bytes]:
        """Everything that is queued, as it comes."""
        self._begun = True
        try:
            while not self._closed or self._waiting:
                if not self._waiting and not await self._hear():
                    yield b"\n"
                    continue
                lines = b"".join(message + b"\n" for message in self._waiting)
                self._waiting.clear()
                self._news.clear()
                self._size = 0
                if lines:
                    yield lines
        finally:
            self._end()

    async def _hear(self) -> bool:
        """Wait for news; False if there were none for a while."""
        try:
            async with asyncio.timeout(HEARTBEAT):
                await self._news.wait()
        except TimeoutError:
            return False
        return True

    def _end_unread(self) -> None:
        """Of an iterator that was never begun nothing is ever carried out, not even its end."""
        if not self._begun:
            self._end()

    def _end(self) -> None:
        self._closed = True
        self._parts.hub.detach(self)
        if self in self._parts.streams:
            self._parts.streams.discard(self)
            self._parts.metrics.streams -= 1
            self._parts.clients.go(self._client)
