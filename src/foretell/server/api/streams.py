"""Streams: a table's messages as newline-delimited JSON, for programs."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator

from ...table.live import Viewer
from ..rooms import Room
from .parts import Caller

HEARTBEAT = 15.0
READ_TIMEOUT = 30.0
"""Seconds that a client has to start reading a stream."""


class Stream:
    """One reader. Messages wait in a bounded queue; a reader that lets it fill up is disconnected."""

    def __init__(self, caller: Caller) -> None:
        self.person = caller.known_person
        self.viewer: Viewer = None
        self._room: Room | None = None
        self._parts = caller.parts
        self._client = caller.client
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._news = asyncio.Event()
        self._closed = False
        self._begun = False

    async def open(self, table: str, since: int | None) -> None:
        """Connect to a table."""
        clients = self._parts.clients
        clients.connect(self._client)
        self._parts.streams.add(self)
        if since is not None and not clients.allows_costly(self._client):
            since = None
        try:
            self._room = await self._parts.hub.door.attach(self, table, since)
        except BaseException:
            self._end()
            raise
        asyncio.get_running_loop().call_later(READ_TIMEOUT, self._end_unread)

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
            # Later, because the room is iterating over its listeners. Not in `lines`, which may wait for the reader.
            asyncio.get_running_loop().call_soon(self._end)
        self._news.set()

    def leave(self) -> None:
        """End the stream after the queued messages."""
        self._closed = True
        self._news.set()

    async def lines(self) -> AsyncIterator[bytes]:
        """Yield the queued messages as they come, and an empty line after a while without any."""
        self._begun = True
        try:
            while not self._closed or self._waiting:
                if not self._waiting and not await self._wait_for_news():
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

    async def _wait_for_news(self) -> bool:
        """Wait for messages. Return False if there were none for a while."""
        try:
            async with asyncio.timeout(HEARTBEAT):
                await self._news.wait()
        except TimeoutError:
            return False
        return True

    def _end_unread(self) -> None:
        """End a stream that nobody reads: an iterator that was never started does not run its `finally`."""
        if not self._begun:
            self._end()

    def _end(self) -> None:
        self._closed = True
        room, self._room = self._room, None
        if room is not None:
            room.remove(self)
        if self in self._parts.streams:
            self._parts.streams.discard(self)
            self._parts.clients.disconnect(self._client)
