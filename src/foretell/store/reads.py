"""The queries and the read methods that both databases share."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Literal

from ..table.entries import Entry
from ..table.lobby import Lobby
from .row_encoding import MAX_PLY, bounded, searchable, with_logs

TableQuery = Literal["by_id", "by_ids", "by_code", "listed", "finished", "of_person"]
LogQuery = Literal["log", "logs"]
Value = str | int | list[str]

# The part of each query after FROM, as PostgreSQL writes it. `sqlite.py` translates `$1` and `= ANY($1::text[])`.
TABLE_QUERIES: Mapping[TableQuery, str] = {
    "by_id": "tables WHERE id = $1",
    "by_ids": "tables WHERE id = ANY($1::text[])",
    "by_code": "tables WHERE code = $1 AND status <> 'over'",
    "listed": "tables WHERE status = 'open' AND listed = 1 AND updated > $1 ORDER BY created DESC, id LIMIT $2",
    "finished": "tables WHERE status = 'over' AND listed = 1 AND updated < $1 ORDER BY updated DESC, id LIMIT $2",
    "of_person": (
        "seats JOIN tables ON id = table_id WHERE person = $1 AND seats.created < $2"
        " ORDER BY seats.created DESC, table_id LIMIT $3"
    ),
}
LOG_QUERIES: Mapping[LogQuery, str] = {
    "log": "entries WHERE game = $1 AND ply >= $2 ORDER BY ply",
    "logs": "entries WHERE game = ANY($1::text[]) ORDER BY game, ply",
}
ENTRY_COLUMNS = ", ".join(Entry._fields)


class StoreReads(ABC):
    """The read methods of `Store`. A subclass implements only how to run a query."""

    @abstractmethod
    async def _tables(self, query: TableQuery, *values: Value) -> list[Lobby]:
        """Run one of `TABLE_QUERIES`."""

    @abstractmethod
    async def _entries(self, query: LogQuery, *values: Value) -> list[Entry]:
        """Run one of `LOG_QUERIES`."""

    async def entries(self, game: str, since: int = 0) -> list[Entry]:
        return await self._entries("log", game, bounded(since, MAX_PLY)) if searchable(game) else []

    async def load(self, tables: Sequence[str]) -> dict[str, tuple[Lobby, list[Entry]]]:
        wanted = [table for table in tables if searchable(table)]
        entries = await self._entries("logs", wanted)  # before the tables: see `Store.load`
        return with_logs(await self._tables("by_ids", wanted), entries)

    async def table(self, table: str) -> Lobby | None:
        return await self._first("by_id", table)

    async def tables(self, tables: Sequence[str]) -> list[Lobby]:
        return await self._tables("by_ids", [table for table in tables if searchable(table)])

    async def table_by_code(self, code: str) -> Lobby | None:
        return await self._first("by_code", code)

    async def _first(self, query: TableQuery, text: str) -> Lobby | None:
        return next(iter(await self._tables(query, text)), None) if searchable(text) else None

    async def listed(self, limit: int, updated_after: int = -1) -> list[Lobby]:
        return await self._tables("listed", bounded(updated_after), max(0, bounded(limit)))

    async def finished(self, before: int, limit: int) -> list[Lobby]:
        return await self._tables("finished", bounded(before), max(0, bounded(limit)))

    async def games_of(self, person: str, before: int, limit: int) -> list[Lobby]:
        if not searchable(person):
            return []
        return await self._tables("of_person", person, bounded(before), max(0, bounded(limit)))
