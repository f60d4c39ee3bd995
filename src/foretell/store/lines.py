"""Connections to PostgreSQL that come back when they break."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from .store import StoreError

CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 10.0
LISTEN_SECONDS = 20.0
"""How long silence is believed before the line is tried."""
CHANNEL = "foretell"

BROKEN = (
    OSError,  # refused, reset, timed out
    asyncpg.InterfaceError,  # a connection found closed
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the server is going down, or coming up
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,
)
"""What may go away by itself."""
FAILED = (*BROKEN, asyncpg.PostgresError, ValueError)

# Whoever has switched it off for the whole server did not think of us; stronger settings stay.
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"

Connect = Callable[[], Awaitable[asyncpg.Connection]]


def place_of(url: str) -> str:
    """The URL without its password, for messages."""
    try:
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
    except ValueError:
        return "postgresql://..."


async def connect(url: str) -> asyncpg.Connection:
    """A connection that promises durable commits."""
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)
    try:
        await promise(connection)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def promise(connection: asyncpg.Connection) -> None:
    """What returned from the database shall be on its disk."""
    await connection.execute(DURABLE)


def temporary(error: BaseException) -> bool:
    """Whether it may go better a moment later; wrong values (ValueError) stay wrong."""
    return isinstance(error, BROKEN) and not isinstance(error, ValueError)


async def patiently(attempt: Callable[[bool], Awaitable[Any]], place: str, seconds: float) -> Any:
    """`attempt(again)` until the database answers; `again` says that an earlier one may have been carried out."""
    loop = asyncio.get_running_loop()
    deadline, pause, again = loop.time() + seconds, 0.02, False
    while True:
        try:
            return await attempt(again)
        except FAILED as error:
            if not temporary(error):
                raise StoreError(f"the database {place} refused: {error}") from error
            if loop.time() + pause > deadline:
                raise StoreError(f"the database {place} is away: {error or type(error).__name__}") from error
        again = True
        await asyncio.sleep(pause)
        pause = min(2 * pause, 1.0)


class Line:
    """One connection, opened when it is needed and not there."""

    def __init__(self, dial: Connect) -> None:
        self._dial = dial
        self._connection: asyncpg.Connection | None = None

    async def connection(self) -> asyncpg.Connection:
        """The connection, or a new one in the place of one that broke."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._dial()
        return self._connection

    def drop(self) -> None:
        """Begin afresh next time: nobody knows what this one is still waiting for."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Say goodbye."""
        if self._connection is not None:
            await hang_up(self._connection)


async def hang_up(connection: asyncpg.Connection) -> None:
    """Close, politely if the server is there."""
    try:
        await connection.close(timeout=1.0)
    except FAILED:
        connection.terminate()


class Ear:
    """Hears what other workers tell, on a connection of its own."""

    def __init__(self, dial: Connect, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._dial = dial
        self._heard = heard
        self._missed = missed
        self._cut = asyncio.Event()
        self._connection: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Listen from now on."""
        await self._listen()
        self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        # Not in the task: one that is cancelled before it began does nothing at all.
        await self._hang_up()

    async def _listen(self) -> None:
        self._connection = await self._dial()
        self._cut.clear()
        self._connection.add_termination_listener(lambda _: self._cut.set())
        await self._connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, text: self._heard(text))

    async def _hang_up(self) -> None:
        if self._connection is not None:
            await hang_up(self._connection)
            self._connection = None

    async def _stay(self) -> None:
        while True:
            await self._until_cut()
            await self._listen_again()
            asyncio.get_running_loop().call_soon(self._missed)

    async def _until_cut(self) -> None:
        with suppress(*FAILED):
            while self._connection is not None and not self._cut.is_set():
                try:
                    await asyncio.wait_for(self._cut.wait(), LISTEN_SECONDS)
                except TimeoutError:
                    await self._connection.execute("SELECT 1")

    async def _listen_again(self) -> None:
        pause = 0.02
        while True:
            await self._hang_up()
            try:
                return await self._listen()
            except FAILED:  # even a refusal: who drops the database may bring it back
                await asyncio.sleep(pause)
                pause = min(2 * pause, 1.0)
