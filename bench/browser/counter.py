"""Count the bytes that a server sends to a browser.

All connections pass through this proxy, so the count includes the requests of workers and the frames of websockets.
"""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

CHUNK = 1 << 16


class Counter:
    """A proxy that listens on its own port while it is open."""

    def __init__(self, server: str) -> None:
        split = urlsplit(server)
        self._host, self._port = split.hostname or "", split.port or 80
        self.url = ""
        self.received = 0
        """Bytes that the server has sent, headers and bodies."""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        listening = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(self._forward, self._host, 0), self._loop
        ).result()
        self.url = f"http://{self._host}:{listening.sockets[0].getsockname()[1]}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._close_connections(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _close_connections(self) -> None:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection(self._host, self._port)
        with suppress(ConnectionError, asyncio.CancelledError):
            await asyncio.gather(self._copy(reader, to_server), self._copy(from_server, writer, counted=True))
        to_server.close()
        writer.close()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, counted: bool = False) -> None:
        while data := await reader.read(CHUNK):
            if counted:
                self.received += len(data)
            writer.write(data)
            await writer.drain()
        writer.close()
