"""Connections to PostgreSQL that are opened again when they break."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar
from urllib.parse import urlsplit

import asyncpg

from ..errors import LocalizedError
from .store import StoreError

T = TypeVar("T")

CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 10.0
LISTEN_SECONDS = 20.0
"""After this time without a notification, the connection is tested."""
FIRST_PAUSE, LONGEST_PAUSE = 0.02, 1.0
"""Seconds between attempts to reconnect; each pause is twice the one before."""
CHANNEL = "foretell"

TEMPORARY_ERRORS = (
    OSError,  # refused, reset, timed out
    asyncpg.InterfaceError,  # the connection was closed
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the server is starting or stopping
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,
)
"""Errors that may go away by themselves."""
DATABASE_ERRORS = (*TEMPORARY_ERRORS, asyncpg.PostgresError, ValueError)

# The database administrator may have switched synchronous commits off for other applications. Stronger settings than
# `on` stay as they are.
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"

Connect = Callable[[], Awaitable[asyncpg.Connection]]


def without_password(url: str) -> str:
    """Return the URL of a database for error messages."""
    try:
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
    except ValueError:
        return "postgresql://..."


async def connect(url: str) -> asyncpg.Connection:
    """Open a connection whose commits are durable."""
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)
    try:
        await make_durable(connection)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def make_durable(connection: asyncpg.Connection) -> None:
    """Make every commit wait until it is on the database's disk."""
    await connection.execute(DURABLE)


async def close_connection(connection: asyncpg.Connection) -> None:
    """Close a connection; terminate it if the server does not respond."""
    try:
        await connection.close(timeout=1.0)
    except DATABASE_ERRORS:
        connection.terminate()


def reported(error: BaseException) -> LocalizedError:
    """Return the reason that a database, or the connection to it, gives."""
    reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return LocalizedError("reason-other", reason=reason)


def is_temporary(error: BaseException) -> bool:
    """Return whether another attempt may succeed. It cannot for asyncpg's errors about invalid values (ValueError)."""
    return isinstance(error, TEMPORARY_ERRORS) and not isinstance(error, ValueError)


async def retry(attempt: Callable[[bool], Awaitable[T]], database: str, seconds: float) -> T:
    """Call `attempt(again)` until the database responds.

    `again` is True after the first call: the database may have carried out an earlier attempt without answering.
    """
    loop = asyncio.get_running_loop()
    deadline, pause, again = loop.time() + seconds, FIRST_PAUSE, False
    while True:
        try:
            return await attempt(again)
        except DATABASE_ERRORS as error:
            if not is_temporary(error):
                raise StoreError(f"the database {database} refused: {error}") from error
            if loop.time() + pause > deadline:
                reason = error or type(error).__name__
                raise StoreError(f"the database {database} is not responding: {reason}") from error
        again = True
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


class PersistentConnection:
    """A connection that opens on first use and opens again after it broke."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._connection: asyncpg.Connection | None = None

    async def connection(self) -> asyncpg.Connection:
        """Return the open connection."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        return self._connection

    def drop(self) -> None:
        """Terminate a connection whose state is unknown. The next use opens another one."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Close the connection if it is open."""
        if self._connection is not None:
            await close_connection(self._connection)


class Subscription:
    """Listens to the notifications of other workers, on a connection of its own.

    When a broken connection works again, `missed` is called, because notifications may have been lost.
    """

    def __init__(self, connect: Connect, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._connect = connect
        self._heard = heard
        self._missed = missed
        self._cut = asyncio.Event()
        self._connection: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start listening."""
        await self._listen()
        self._task = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        # Not in the task: if it is cancelled before it starts, none of its code runs.
        await self._disconnect()

    async def _listen(self) -> None:
        self._connection = await self._connect()
        self._cut.clear()
        self._connection.add_termination_listener(lambda _: self._cut.set())
        await self._connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, text: self._heard(text))

    async def _disconnect(self) -> None:
        if self._connection is not None:
            await close_connection(self._connection)
            self._connection = None

    async def _keep_listening(self) -> None:
        while True:
            await self._until_cut()
            await self._listen_again()
            asyncio.get_running_loop().call_soon(self._missed)

    async def _until_cut(self) -> None:
        with suppress(*DATABASE_ERRORS):
            while self._connection is not None and not self._cut.is_set():
                try:
                    await asyncio.wait_for(self._cut.wait(), LISTEN_SECONDS)
                except TimeoutError:
                    await self._connection.execute("SELECT 1")

    async def _listen_again(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await self._disconnect()
            try:
                return await self._listen()
            except DATABASE_ERRORS:  # including permanent errors: a dropped database may be created again
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
