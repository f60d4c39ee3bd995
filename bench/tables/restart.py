"""Measure how soon ten thousand unfinished tables answer after a restart. Each is halfway through its game."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import perf_counter

import uvloop
from msgspec.structs import replace

from foretell.store import Store, open_store
from foretell.table.entries import Entry
from foretell.table.headers import deal_entry
from foretell.table.live import Live
from foretell.table.lobby import Lobby, TableSettings, begin, dealt, new_lobby, sit

from ..contenders import HOME
from .http import Address, Http
from .servers import OURS_SQLITE, running
from .table import SEATS

TABLES, GAMES, PLIES = 10_000, 100, 43
CLIENTS = 32
NOW = 1_800_000_000_000


def half_game(chance: random.Random) -> tuple[Lobby, list[Entry]]:
    """A table with four persons, and the log of an unfinished game."""
    lobby = new_lobby("0" * 32, TableSettings(players=SEATS), NOW)
    for number in range(SEATS):
        lobby = sit(lobby, str(number) * 32, number, f"Player {number}")
    lobby = dealt(begin(lobby, lobby.owner))
    entries = [deal_entry(lobby, NOW)]
    live = Live(entries[0])
    for ply in range(PLIES):
        seat = live.game.actors[0]
        entries.append(live.act(seat, ply, chance.choice(live.choices(seat)), NOW + ply))
        live.advance(entries[-1])
    return lobby, entries


def all_tables(chance: random.Random) -> Iterator[tuple[Lobby, list[Entry]]]:
    """All tables: a hundred games, each at a hundred tables."""
    for _ in range(GAMES):
        lobby, entries = half_game(chance)
        for _ in range(TABLES // GAMES):
            fresh = new_lobby(lobby.owner, TableSettings(), NOW)
            yield replace(lobby, id=fresh.id, code=fresh.code), [entry._replace(game=fresh.id) for entry in entries]


def _batches(tables: Iterator[tuple[Lobby, list[Entry]]]) -> Iterator[list[tuple[Lobby, list[Entry]]]]:
    while batch := list(islice(tables, 500)):
        yield batch


async def fill(store: Store) -> list[str]:
    """Put all tables into a store. Returns their ids."""
    ids = []
    for batch in _batches(all_tables(random.Random(1))):
        created = await asyncio.gather(*(store.create(lobby) for lobby, _ in batch))
        # A code may occur twice among so many tables. Then there is one table fewer.
        kept = [table for table, was_free in zip(batch, created, strict=True) if was_free]
        await store.append([entry for _, entries in kept for entry in entries])
        ids += [lobby.id for lobby, _ in kept]
    return ids


async def filled(folder: Path) -> list[str]:
    """Fill the database of a server in this folder. Returns the ids of the tables."""
    store = await open_store(f"sqlite:///{folder / 'foretell.db'}")
    try:
        return await fill(store)
    finally:
        await store.close()


async def ask_all(address: Address, ids: list[str]) -> None:
    """Request a view of every table."""
    left = iter(ids)

    async def ask() -> None:
        http = Http(address)
        for table in left:
            answer = await http.get(f"/api/v1/tables/{table}/view")
            if answer.status != 200:
                raise ConnectionError(f"table {table} answers {answer.status}: {answer.body[:200]!r}")
        http.close()

    await asyncio.gather(*(ask() for _ in range(CLIENTS)))


def restart_seconds() -> float:
    """The seconds from the start of a server until the last table has answered."""
    with tempfile.TemporaryDirectory(prefix="restart-", dir=HOME) as place:
        ids = uvloop.run(filled(Path(place)))
        began = perf_counter()
        with running(OURS_SQLITE, Path(place)) as server:
            uvloop.run(ask_all(server.address, ids))
            return perf_counter() - began
