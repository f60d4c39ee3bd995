"""A slow network and slow bots for the tests with a browser: `pytest --slow=4`.

Whatever a server sends to a browser arrives after a random time, in the same order. Bots and reviews also take longer.
The tests must pass, because none may depend on how fast something happens.

This module needs only the standard library, because the process that forks servers imports it without the tests.
"""

import asyncio
import os
from collections import deque
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

SLOW = "FORETELL_SLOW"
"""The environment variable with the rate. The page's processor is that many times slower."""
SECONDS = 0.1
"""The longest delay of a message, times the rate."""
REVIEW_SECONDS = 1.0
"""The same for a review."""
BROWSER = b"Mozilla/"
"""Marks the requests of browsers. A test's own requests are not delayed."""
_random = Random()


def rate() -> float:
    """Return the rate; 0 if nothing is slow."""
    return float(os.environ.get(SLOW) or 0)


def delay(seconds: float = SECONDS) -> float:
    return _random.uniform(0, seconds * rate())


class SlowTransport:
    """A transport that sends later what is written to it, once its client is known to be a browser."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.slow = False
        self._transport = transport
        self._loop = loop
        self._acts: deque[Callable[[], None]] = deque()
        self._due = 0.0
        self._closing = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        self._later(lambda: self._transport.write(data))

    def close(self) -> None:
        self._closing = True
        self._later(self._transport.close)

    def is_closing(self) -> bool:
        return self._closing or self._transport.is_closing()

    def _later(self, act: Callable[[], None]) -> None:
        if not self.slow:
            act()
            return
        self._acts.append(act)
        self._due = max(self._due, self._loop.time() + delay())
        self._loop.call_at(self._due, self._next)

    def _next(self) -> None:
        act = self._acts.popleft()
        if not self._transport.is_closing():
            act()


def slow_down() -> None:
    """Slow down this process, which is about to be a server."""
    connections: Any = import_module("foretell.server.http_connections")
    bots = import_module("foretell.server.bot_threads").BotThreads
    reviews = import_module("foretell.server.reviews").Reviews
    choose, review = bots.choose, reviews._review

    class SlowConnection(connections.HttpConnection):  # type: ignore[misc]
        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(SlowTransport(transport, self.loop))

        def data_received(self, data: bytes) -> None:
            self.transport.slow = self.transport.slow or BROWSER in data
            super().data_received(data)

    async def slow_choose(*arguments: Any) -> Any:
        await asyncio.sleep(delay())
        return await choose(*arguments)

    async def slow_review(*arguments: Any) -> None:
        await asyncio.sleep(delay(REVIEW_SECONDS))
        await review(*arguments)

    connections.HttpConnection, bots.choose, reviews._review = SlowConnection, slow_choose, slow_review
