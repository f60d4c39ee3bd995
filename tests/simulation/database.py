"""A database for simulated workers: the semantics of the real stores, and their faults."""

import asyncio
from collections.abc import Callable, Sequence
from contextvars import Context
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from foretell.store import StoreError
from foretell.table.entries import Entry
from foretell.table.lobby import Lobby

from .virtual_loop import VirtualLoop

Note = Callable[[str], None]


@dataclass(frozen=True)
class Faults:
    """How often things go wrong, as probabilities."""

    refused: float = 0.0
    """Nothing is stored, and the worker gets an error."""
    unknown: float = 0.0
    """The operation is carried out, perhaps later, but the worker gets an error."""
    slow: float = 0.0
    """The operation takes seconds."""
    lost: float = 0.0
    """The connection for notifications breaks. The worker learns later that it missed something."""


NO_FAULTS = Faults()


class Database:
    """What is stored, and who listens."""

    def __init__(self, loop: VirtualLoop, chance: Random, outside: Context, trace: Note, violate: Note) -> None:
        self.logs: dict[str, list[Entry]] = {}
        self.committed_at: dict[str, list[float]] = {}
        """For each entry of each log, when it was committed."""
        self.tables: dict[str, Lobby] = {}
        self.faults = NO_FAULTS
        self.latency = 1.0
        self.sluggish = 0.0
        """How often an answer takes long, although nothing goes wrong."""
        self.stores: list[SimulatedStore] = []
        self.trace = trace
        self.violate = violate
        self._loop = loop
        self._chance = chance
        self._outside = outside

    def ask(self, sender: "SimulatedStore", operation: Callable[[], Any], *, writes: bool) -> "asyncio.Future[Any]":
        """Carry out an operation after a while. It is carried out even if the worker crashes meanwhile."""
        chance, faults, latency = self._chance, self.faults, self.latency
        result: asyncio.Future[Any] = self._loop.create_future()
        delay = latency * chance.uniform(0.0005, 0.005)
        if faults.slow and chance.random() < faults.slow:
            delay += chance.uniform(0.5, 4.0)
        back = latency * chance.uniform(0.0005, 0.003)
        if self.sluggish and chance.random() < self.sluggish:
            back += chance.random()
        drawn = chance.random()
        if drawn < faults.refused or sender.is_cut_off:
            self._later(delay + back, _fail, result)
        elif writes and drawn < faults.refused + faults.unknown:
            delay += chance.choice((0.0, 2.0)) if sender.shared else 0.0
            self._later(delay, self._carry_out_unnoticed, operation, sender)
            # The error comes before or after. A database in this process does not go on after an error.
            self._later(chance.uniform(0.0 if sender.shared else delay, delay + min(delay, 2.0)), _fail, result)
        else:
            self._later(delay, self._serve, operation, result, back)
        return result

    def _serve(self, operation: Callable[[], Any], result: "asyncio.Future[Any]", back: float) -> None:
        self._later(back, _give, result, operation())

    def _carry_out_unnoticed(self, operation: Callable[[], Any], sender: "SimulatedStore") -> None:
        """Carry out an operation that failed for its sender, which hears its own notification then."""
        sender.hears_itself = sender.shared
        operation()
        sender.hears_itself = False

    def _later(self, delay: float, call: Callable[..., Any], *given: Any) -> None:
        self._loop.call_later(delay, call, *given, context=self._outside)

    def notify(self, sender: "SimulatedStore", message: dict[str, Any] | bytes) -> None:
        """Tell all other workers."""
        text = message if isinstance(message, bytes) else msgspec.json.encode(message)
        for store in self.stores:
            if store is not sender or sender.hears_itself:
                store.notify(text)

    def restore_log(self, log: list[Entry]) -> None:
        """Begin with a log that was written before."""
        self.logs[log[0].game] = log
        self.committed_at[log[0].game] = [self._loop.now] * len(log)

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
        self.committed_at.setdefault(entry.game, []).append(self._loop.now)
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

    def create_all(self, lobbies: Sequence[Lobby]) -> bool:
        before = dict(self.tables)
        if all(map(self.create, lobbies)):
            return True
        self.tables = before
        return False

    def save_with_rematch(self, sender: "SimulatedStore", lobby: Lobby, rematch: Lobby) -> bool:
        before = dict(self.tables)
        if self.create(rematch) and self.save(sender, lobby):
            return True
        self.tables = before
        return False


class SimulatedStore:
    """One worker's connection to the database."""

    def __init__(self, database: Database, loop: VirtualLoop, chance: Random, worker: Context, *, shared: bool) -> None:
        self.shared = shared
        self.hears_itself = False
        """Whether this worker gets its own notifications: only if it does not know that it sent them."""
        self._database = database
        self._loop = loop
        self._chance = chance
        self._worker = worker
        self._heard: Callable[[bytes], None] | None = None
        self._last_arrival = 0.0
        self._deaf_until = 0.0
        self._cut_off_until = 0.0
        database.stores.append(self)

    @property
    def is_cut_off(self) -> bool:
        """Whether the worker cannot reach the database."""
        return self._loop.now < self._cut_off_until

    def cut_off(self, seconds: float, *, deaf: bool) -> None:
        """Let all operations of the worker fail for a while. If it is also deaf, notifications do not arrive."""
        self._cut_off_until = max(self._cut_off_until, self._loop.now + seconds)
        if deaf:
            self._miss(seconds)

    def restore(self) -> None:
        """End an outage."""
        if self.is_cut_off:
            self._cut_off_until = self._deaf_until = self._last_arrival = self._loop.now
            self._deliver(0.1, b'{"missed":true}')

    def notify(self, text: bytes) -> None:
        """Deliver a notification, unless the connection for notifications is broken or breaks now."""
        if self._heard is None or self._loop.now < self._deaf_until:
            return
        lost = self._database.faults.lost
        if lost and self._chance.random() < lost:
            self._miss(self._chance.uniform(0.05, 6.0))
        else:
            self._deliver(self._database.latency * self._chance.uniform(0.0, 0.01), text)

    def _miss(self, seconds: float) -> None:
        """Lose all notifications for a while. Then the worker learns that it may have missed some."""
        if self.shared and self._loop.now + seconds > self._deaf_until:
            self._deaf_until = self._loop.now + seconds
            self._deliver(seconds, b'{"missed":true}')

    def _deliver(self, delay: float, text: bytes) -> None:
        """Notifications do not overtake each other."""
        self._last_arrival = max(self._last_arrival, self._loop.now + delay)
        if self._heard is not None:
            self._loop.call_at(self._last_arrival, self._heard, text, context=self._worker)

    def subscribe(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard

    async def append(self, entries: Sequence[Entry]) -> list[bool]:
        return list(await self._write(lambda: self._database.append(self, list(entries))))

    async def save(self, lobby: Lobby) -> bool:
        return bool(await self._write(lambda: self._database.save(self, lobby)))

    async def create(self, lobby: Lobby, log: Sequence[Entry] = ()) -> bool:
        return bool(await self._write(lambda: self._database.create(lobby) and all(self._database.append(self, log))))

    async def create_all(self, lobbies: Sequence[Lobby]) -> bool:
        return bool(await self._write(lambda: self._database.create_all(lobbies)))

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
        return await self._database.ask(self, operation, writes=False)

    async def _write(self, operation: Callable[[], Any]) -> Any:
        return await self._database.ask(self, operation, writes=True)


def _give(result: "asyncio.Future[Any]", value: Any) -> None:
    if not result.done():
        result.set_result(value)


def _fail(result: "asyncio.Future[Any]") -> None:
    if not result.done():
        result.set_exception(StoreError("the database did not respond"))
