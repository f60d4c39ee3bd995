"""A database for simulated workers: the semantics of the real stores, and their faults."""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextvars import Context
from dataclasses import dataclass
from random import Random
from typing import Any

from foretell.store import StoreError
from foretell.table.entries import Entry
from foretell.table.lobby import Lobby

from .virtual_loop import VirtualLoop

Note = Callable[[str], None]


@dataclass
class Faults:
    """How often things go wrong, as probabilities."""

    refused: float = 0.0
    """Nothing is stored, and the worker gets an error."""
    unknown: float = 0.0
    """The operation is carried out, perhaps later, but the worker gets an error."""
    slow: float = 0.0
    """The operation takes seconds."""
    lost: float = 0.0
    """A notification does not arrive; the worker learns later that it missed something."""


class Database:
    """What is stored, and who listens."""

    def __init__(self, loop: VirtualLoop, chance: Random, outside: Context, trace: Note, violate: Note) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.tables: dict[str, Lobby] = {}
        self.faults = Faults()
        self.stores: list[SimulatedStore] = []
        self.trace = trace
        self.violate = violate
        self._loop = loop
        self._chance = chance
        self._outside = outside

    def ask(self, operation: Callable[[], Any], *, writes: bool) -> "asyncio.Future[Any]":
        """Carry out an operation after a while. It is carried out even if the worker crashes meanwhile."""
        chance, faults = self._chance, self.faults
        result: asyncio.Future[Any] = self._loop.create_future()
        delay = chance.uniform(0.0005, 0.005) if chance.random() >= faults.slow else chance.uniform(0.5, 4.0)
        back = chance.uniform(0.0005, 0.003)
        drawn = chance.random()
        if drawn < faults.refused:
            self._later(delay + back, _fail, result)
        elif writes and drawn < faults.refused + faults.unknown:
            self._later(delay, operation)
            self._later(chance.uniform(0.0, 2 * delay), _fail, result)  # before or after it was carried out
        else:
            self._later(delay, self._serve, operation, result, back)
        return result

    def _serve(self, operation: Callable[[], Any], result: "asyncio.Future[Any]", back: float) -> None:
        self._later(back, _give, result, operation())

    def _later(self, delay: float, call: Callable[..., Any], *given: Any) -> None:
        self._loop.call_later(delay, call, *given, context=self._outside)

    def notify(self, sender: "SimulatedStore", message: dict[str, Any] | bytes) -> None:
        """Tell all other workers."""
        text = message if isinstance(message, bytes) else json.dumps(message).encode()
        for store in self.stores:
            if store is not sender:
                store.notify(text, self._chance)

    # --- operations, each a transaction ---

    def append(self, sender: "SimulatedStore", entries: Sequence[Entry]) -> list[bool]:
        new = [self._append(entry) for entry in entries]
        moved = [[entry.game, entry.ply] for entry, stored in zip(entries, new, strict=True) if stored]
        if moved:
            self.notify(sender, {"moved": moved})
        return new

    def _append(self, entry: Entry) -> bool:
        log = self.logs.setdefault(entry.game, [])
        if entry.ply < len(log):
            return False
        if entry.ply > len(log):
            self.violate(f"ply {entry.ply} was appended to a log of {len(log)} entries")
            return False
        if log and entry.at < log[-1].at:
            self.violate(f"ply {entry.ply} is older than the one before")
        log.append(entry)
        self.trace(f"log {entry.ply} {entry.kind} seat {entry.seat} by {entry.by} {entry.text[:12]}")
        return True

    def save(self, sender: "SimulatedStore", lobby: Lobby) -> bool:
        found = self.tables.get(lobby.id)
        if found is None or found.version != lobby.version - 1:
            return False
        if lobby.next is not None and lobby.next not in self.tables:
            self.violate("a table names a rematch that does not exist")
        self.tables[lobby.id] = lobby
        self.trace(f"table {lobby.id[:4]} version {lobby.version} {lobby.status} next {lobby.next}")
        self.notify(sender, {"changed": [lobby.id]})
        return True

    def create(self, lobby: Lobby) -> bool:
        taken = any(other.code == lobby.code and other.status != "over" for other in self.tables.values())
        if lobby.id in self.tables or taken:
            return False
        self.tables[lobby.id] = lobby
        return True

    def save_with_rematch(self, sender: "SimulatedStore", lobby: Lobby, rematch: Lobby) -> bool:
        before = dict(self.tables)
        if self.create(rematch) and self.save(sender, lobby):
            return True
        self.tables = before
        return False


class SimulatedStore:
    """One worker's connection to the database."""

    def __init__(self, database: Database, worker: Context, *, shared: bool) -> None:
        self.shared = shared
        self._database = database
        self._worker = worker
        self._heard: Callable[[bytes], None] | None = None
        database.stores.append(self)

    def notify(self, text: bytes, chance: Random) -> None:
        if self._heard is not None:
            lost = chance.random() < self._database.faults.lost
            delay, text = (chance.uniform(1.0, 8.0), b'{"missed":true}') if lost else (chance.uniform(0.0, 0.02), text)
            self._database._loop.call_later(delay, self._heard, text, context=self._worker)

    def subscribe(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard

    async def append(self, entries: Sequence[Entry]) -> list[bool]:
        return list(await self._write(lambda: self._database.append(self, list(entries))))

    async def save(self, lobby: Lobby) -> bool:
        return bool(await self._write(lambda: self._database.save(self, lobby)))

    async def create(self, lobby: Lobby) -> bool:
        return bool(await self._write(lambda: self._database.create(lobby)))

    async def save_with_rematch(self, lobby: Lobby, rematch: Lobby) -> bool:
        return bool(await self._write(lambda: self._database.save_with_rematch(self, lobby, rematch)))

    async def publish(self, message: bytes) -> None:
        await self._write(lambda: self._database.notify(self, message))

    async def entries(self, game: str, since: int = 0) -> list[Entry]:
        return list(await self._read(lambda: self._database.logs.get(game, [])[max(since, 0) :]))

    async def table(self, table: str) -> Lobby | None:
        found: Lobby | None = await self._read(lambda: self._database.tables.get(table))
        return found

    async def load(self, tables: Sequence[str]) -> dict[str, tuple[Lobby, list[Entry]]]:
        logs = await self._read(lambda: {table: list(self._database.logs.get(table, [])) for table in tables})
        lobbies = await self._read(lambda: {table: self._database.tables.get(table) for table in tables})
        return {table: (lobby, logs[table]) for table, lobby in lobbies.items() if lobby is not None}

    async def _read(self, operation: Callable[[], Any]) -> Any:
        return await self._database.ask(operation, writes=False)

    async def _write(self, operation: Callable[[], Any]) -> Any:
        return await self._database.ask(operation, writes=True)


def _give(result: "asyncio.Future[Any]", value: Any) -> None:
    if not result.done():
        result.set_result(value)


def _fail(result: "asyncio.Future[Any]") -> None:
    if not result.done():
        result.set_exception(StoreError("the database did not respond"))
