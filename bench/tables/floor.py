"""All the tables of a run: those that play, those that wait to replace them, and the first failure."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from itertools import cycle, islice

from .http import Address, Http
from .table import SEATS, Dialect, Table

# How many tables are set up side by side.
SETTERS = 16
# A game has about 87 decisions, hardly ever fewer than 60.
SHORTEST_GAME, MEAN_GAME = 60, 87
# Files that a process may have open, here and at the server, with some left for its own.
MOST_SOCKETS = 19_000


class Floor:
    """Where the tables stand."""

    def __init__(self, dialect: Dialect, addresses: Sequence[Address]) -> None:
        self.dialect = dialect
        self.addresses = addresses
        self.playing: set[Table] = set()
        self.spares: list[Table] = []
        self.ended: list[Table] = []
        self.failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.exhausted = asyncio.Event()
        """A game has ended, and there is no table to replace it."""

    @property
    def sockets(self) -> int:
        """How many clients are connected."""
        return SEATS * (len(self.playing) + len(self.spares) + len(self.ended))

    def fail(self, reason: str) -> None:
        """No figure can be trusted after this."""
        if not self.failure.done():
            self.failure.set_exception(ConnectionError(reason))

    async def open_tables(self, count: int) -> list[Table]:
        """So many tables, dealt and connected."""
        made: list[Table] = []
        numbers = iter(range(count))

        async def set_up(address: Address) -> None:
            http = Http(address)
            for _ in numbers:
                made.append(await self.dialect.open_table(http, self.fail))  # noqa: PERF401
            http.close()

        addresses = islice(cycle(self.addresses), min(SETTERS, count))
        await self._unless_failed(asyncio.gather(*map(set_up, addresses)))
        return made

    async def stock(self, moves: float, played: float) -> None:
        """Set up as many spares as `moves` decisions at tables that have had `played` will need."""
        each = played + moves / len(self.playing)
        wanted = 0 if each < SHORTEST_GAME else round(len(self.playing) * (each / MEAN_GAME + 0.25))
        room = (MOST_SOCKETS - self.sockets) // SEATS
        self.spares += await self.open_tables(max(0, min(wanted - len(self.spares), room)))

    def successor(self, table: Table) -> Table | None:
        """The table that goes on in place of one whose game is over; the clients there stay and look."""
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
        """Let them play, for as long as there are tables to play at."""
        running_out = asyncio.ensure_future(self.exhausted.wait())
        await asyncio.wait((self.failure, running_out), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        running_out.cancel()
        if self.failure.done():
            self.failure.result()

    def close(self) -> None:
        """Everybody leaves."""
        for table in (*self.playing, *self.spares, *self.ended):
            table.close()

    async def _unless_failed(self, work: Awaitable[object]) -> None:
        task = asyncio.ensure_future(work)
        await asyncio.wait((task, self.failure), return_when=asyncio.FIRST_COMPLETED)
        if self.failure.done():
            task.cancel()
            self.failure.result()
        task.result()
