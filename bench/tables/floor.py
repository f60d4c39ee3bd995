"""All tables of a run: those in play, spare ones, and finished ones."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from itertools import cycle, islice

from .http import Address, Http
from .table import SEATS, Dialect, Table

# Tables that are set up at the same time.
CONCURRENT_SETUPS = 16
# A game has about 87 decisions, and rarely fewer than 60.
SHORTEST_GAME, MEAN_GAME = 60, 87
# Limit of open files of a process, here and in the server, with a margin.
MAX_SOCKETS = 19_000


class Floor:
    """The tables of a run and the first failure."""

    def __init__(self, dialect: Dialect, addresses: Sequence[Address]) -> None:
        self.dialect = dialect
        self.addresses = addresses
        self.playing: set[Table] = set()
        self.spares: list[Table] = []
        self.ended: list[Table] = []
        self.failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.exhausted = asyncio.Event()
        """Set if a game ends and no spare table is left."""

    @property
    def sockets(self) -> int:
        """The number of connected clients."""
        return SEATS * (len(self.playing) + len(self.spares) + len(self.ended))

    def fail(self, reason: str) -> None:
        """Note the first failure. It ends the run."""
        if not self.failure.done():
            self.failure.set_exception(ConnectionError(reason))

    async def open_tables(self, count: int) -> list[Table]:
        """Open tables, deal, and connect their clients."""
        made: list[Table] = []
        numbers = iter(range(count))

        async def set_up(address: Address) -> None:
            http = Http(address)
            for _ in numbers:
                made.append(await self.dialect.open_table(http, self.fail))  # noqa: PERF401
            http.close()

        addresses = islice(cycle(self.addresses), min(CONCURRENT_SETUPS, count))
        await self._unless_failed(asyncio.gather(*map(set_up, addresses)))
        return made

    async def stock(self, moves: float, played: float) -> None:
        """Set up enough spare tables for `moves` more decisions. The tables have had `played` decisions each."""
        each = played + moves / len(self.playing)
        wanted = 0 if each < SHORTEST_GAME else round(len(self.playing) * (each / MEAN_GAME + 0.25))
        space = (MAX_SOCKETS - self.sockets) // SEATS
        self.spares += await self.open_tables(max(0, min(wanted - len(self.spares), space)))

    def successor(self, table: Table) -> Table | None:
        """Replace a table whose game is over by a spare one. The clients of the old table stay connected."""
        self.playing.remove(table)
        self.ended.append(table)
        if not self.spares:
            self.exhausted.set()
            return None
        fresh = self.spares.pop()
        fresh.all_told = table.all_told
        self.playing.add(fresh)
        return fresh

    async def pass_time(self, seconds: float) -> None:
        """Let the tables play for some seconds, or until no spare table is left."""
        running_out = asyncio.ensure_future(self.exhausted.wait())
        await asyncio.wait((self.failure, running_out), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        running_out.cancel()
        if self.failure.done():
            self.failure.result()

    def close(self) -> None:
        """Close all connections."""
        for table in (*self.playing, *self.spares, *self.ended):
            table.close()

    async def _unless_failed(self, work: Awaitable[object]) -> None:
        task = asyncio.ensure_future(work)
        await asyncio.wait((task, self.failure), return_when=asyncio.FIRST_COMPLETED)
        if self.failure.done():
            task.cancel()
            self.failure.result()
        task.result()
