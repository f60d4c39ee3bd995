"""The tables in the memory of this process."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial

from ..store import StoreError
from ..table.duplicate_tables import decks_of, table_ids, unsealed
from ..table.live import Live
from ..table.lobby import Lobby
from ..table.refusals import Refusal
from .loads import Loads
from .long_work import in_turns
from .rooms import Room, ended_by_host
from .services import Services
from .workers import WorkerMessage

Rooms = Mapping[str, Room]


class Registry:
    """Loads tables when they are needed, and passes on the messages of other workers about them."""

    def __init__(self, services: Services, forgotten: Callable[[Room], None]) -> None:
        self._services = services
        self._forgotten = forgotten
        self._loads = Loads(services.store)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._stopping = False
        services.metrics.gauges["tables_live"] = self._count_live
        services.metrics.gauges["tables_idle"] = lambda: len(self._rooms) - self._count_live()

    @property
    def rooms(self) -> Rooms:
        """The rooms by the ids of their tables."""
        return self._rooms

    def start(self) -> None:
        """Start to listen to the other workers."""
        self._services.workers.start(self._heard, self._lost, self._ask_presence)

    def stop(self) -> None:
        """Accept no more requests. Entries that are being committed will still be told."""
        self._stopping = True
        for room in tuple(self._rooms.values()):
            room.stop()

    async def room(self, table: str) -> Room:
        """Return the room of a table. Load it from the store if it is not in memory."""
        if self._stopping:
            raise Refusal("not_ready", "the server is stopping")
        found = self._rooms.get(table)
        if found is not None:
            found.touch()
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Room:
        services = self._services
        lobby, entries = await self._loads.load(table)
        if entries and lobby.status not in ("playing", "over"):  # this lobby is older than the deal
            lobby = await services.store.table(table) or lobby
        if lobby.ended_by_host:
            raise ended_by_host()
        stopwatch = services.time_source.stopwatch
        live = await in_turns(Live.rebuilt_in_steps(entries), stopwatch) if entries else None
        room = self._rooms[table] = Room(services, lobby, live, self._forget, self._saved_late, self._ended)
        if services.store.shared:
            room.ask_presence()
        room.resume()
        if services.store.shared:
            room.changed_elsewhere()  # during the load
        return room

    def _forget(self, room: Room) -> None:
        if self._rooms.get(room.lobby.id) is room:
            del self._rooms[room.lobby.id]
        self._forgotten(room)

    async def unseal(self, duplicate: str) -> None:
        """Open the games of a duplicate to everybody, if all its tables are over."""
        stopwatch = self._services.time_source.stopwatch
        tables = await self._services.store.tables(table_ids(duplicate))
        if any(lobby.status != "over" for lobby in tables):
            return
        for lobby in tables:
            if lobby.in_running_duplicate and not lobby.ended_by_host:
                room = await self.room(lobby.id)
                if room.lobby.version < lobby.version:  # another worker has saved the result
                    await room.reload()
                if self._services.store.shared:
                    await room.sync()  # it may not know the last rounds yet
                decks = () if room.live is None else await in_turns(decks_of(room.live.game), stopwatch)
                await room.change(partial(unsealed, decks=decks))

    def _ended(self, lobby: Lobby) -> None:
        """Unseal the duplicate of a table that is over. If that fails, the next look at the duplicate does it."""
        if lobby.duplicate is not None:
            self._services.background.spawn(self._try_to_unseal(lobby.duplicate.id))

    async def _try_to_unseal(self, duplicate: str) -> None:
        with suppress(Refusal, StoreError):
            await self.unseal(duplicate)

    def _saved_late(self, table: str) -> None:
        """Let the present room of a table read it again, because an earlier room has changed it."""
        room, loading = self._rooms.get(table), self._loading.get(table)
        if room is not None:
            room.changed_elsewhere()
        elif loading is not None:  # it may have read the table already
            loading.add_done_callback(lambda _: self._saved_late(table))

    def _heard(self, message: WorkerMessage) -> None:
        for table, ply in message.moved:
            if table in self._rooms:
                self._rooms[table].heard(ply)
        for table in message.changed:
            if table in self._rooms:
                self._rooms[table].changed_elsewhere()
        if message.missed:
            for each in tuple(self._rooms.values()):
                each.changed_elsewhere()
                each.forget_elsewhere()
                each.tell_presence()
            self._ask_presence()
        room = self._rooms.get(message.table)
        if room is None:
            return
        if message.asks:
            room.tell_presence()
        elif message.line:
            room.say(message.line.encode())
        else:
            room.attend_elsewhere(message.worker, frozenset(message.seats))

    def _lost(self, worker: str) -> None:
        for room in tuple(self._rooms.values()):
            room.attend_elsewhere(worker, frozenset())

    def _ask_presence(self) -> None:
        """Ask the other workers who is connected to them, at all tables."""
        for room in self._rooms.values():
            room.ask_presence()

    def _count_live(self) -> int:
        return sum(room.has_listeners for room in self._rooms.values())
