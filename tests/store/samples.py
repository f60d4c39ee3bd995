"""Sample entries and tables, and stores that the tests close."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace

from foretell.store import Store, open_store
from foretell.table.entries import Entry
from foretell.table.lobby import Lobby, Rules, Seat


def entry(game: str = "g", ply: int = 0, **changes: Any) -> Entry:
    return Entry(game, ply, 1_700_000_000_000 + ply, "act", ply % 3, "person", f"+{ply}C")._replace(**changes)


def log(game: str, plies: int) -> list[Entry]:
    return [entry(game, ply) for ply in range(plies)]


def lobby(table: str, *persons: str, **changes: Any) -> Lobby:
    seats = tuple(Seat("person", f"Zoë “{person}” \\ ☃", person) for person in persons)
    made = Lobby(
        id=table, code=f"CODE{table}", owner="owner", created=1_000, updated=1_000, rules=Rules(),
        seats=seats or (Seat(),), secret="00" * 32,
    )  # fmt: skip
    return replace(made, **changes)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


async def until(condition: Callable[[], bool]) -> None:
    """Wait until it holds; two minutes are too long for anything here."""
    async with asyncio.timeout(120):
        while not condition():
            await asyncio.sleep(0.01)
