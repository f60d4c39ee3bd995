"""Messages between the workers of one database, about the tables that they have in memory."""

import asyncio
import secrets
from collections import deque
from collections.abc import Mapping
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from ..table.frames import encode
from .rooms import Room

if TYPE_CHECKING:
    from .hub import Hub

MAX_UNSENT = 10_000
HEARTBEAT = 5.0
LOST_AFTER = 3 * HEARTBEAT
"""Seconds of silence after which a worker and its connections count as gone."""


class WorkerMessage(msgspec.Struct, omit_defaults=True):
    """A message between workers. The store itself sends `moved`, `changed` and `missed`."""

    moved: tuple[tuple[str, int], ...] = ()
    changed: tuple[str, ...] = ()
    worker: str = ""
    """The sender. If `table` is set, `seats` are the seats of that table whose persons are connected to the sender."""
    table: str = ""
    seats: tuple[int, ...] = ()
    asks: bool = False
    line: str = ""
    """A chat message of the table, as JSON."""
    missed: bool = False
    """The connection to the other workers was broken, so messages may be missing."""


class Workers:
    """The other workers. A store that is not shared has none."""

    def __init__(self, hub: "Hub", rooms: Mapping[str, Room]) -> None:
        self._hub = hub
        self._rooms = rooms
        self._name = secrets.token_hex(8)
        self._alive: dict[str, float] = {}
        self._unsent: deque[bytes] = deque()
        self._sending = False

    def start(self) -> None:
        """Listen to the other workers, and regularly tell them that this one is alive."""
        self._hub.store.subscribe(self._heard)
        if self._hub.shared:
            self._hub.spawn(self._beat())

    def tell_presence(self, room: Room) -> None:
        """Tell the other workers who is connected to this one."""
        self._publish(WorkerMessage(worker=self._name, table=room.lobby.id, seats=room.listeners.seats))

    def ask_presence(self, room: Room) -> None:
        """Ask the other workers who is connected to them."""
        self._publish(WorkerMessage(worker=self._name, table=room.lobby.id, asks=True))

    def say(self, room: Room, line: bytes) -> None:
        """Pass a chat message on to the other workers."""
        self._publish(WorkerMessage(worker=self._name, table=room.lobby.id, line=line.decode()))

    def _publish(self, message: WorkerMessage) -> None:
        """Queue a message. Drop it if `MAX_UNSENT` messages wait, as when the database does not respond."""
        if self._hub.shared and len(self._unsent) < MAX_UNSENT:
            self._unsent.append(encode(message))
            if not self._sending:
                self._sending = True
                self._hub.spawn(self._send())

    async def _send(self) -> None:
        try:
            while self._unsent:
                await self._hub.store.publish(self._unsent.popleft())
        finally:
            self._sending = False

    async def _beat(self) -> None:
        while True:
            self._publish(WorkerMessage(worker=self._name))
            await asyncio.sleep(HEARTBEAT)
            lost = [worker for worker, at in self._alive.items() if monotonic() - at > LOST_AFTER]
            for worker in lost:
                del self._alive[worker]
                for room in tuple(self._rooms.values()):
                    if room.elsewhere.pop(worker, None):
                        room.tell_table()
                        room.watch()

    def _heard(self, text: bytes) -> None:
        message = msgspec.json.decode(text, type=WorkerMessage)
        for table, ply in message.moved:
            if table in self._rooms:
                self._rooms[table].heard(ply)
        for table in message.changed:
            if table in self._rooms:
                self._hub.spawn(self._hub.reload(self._rooms[table]))
        if message.missed:
            for each in self._rooms.values():
                self._hub.spawn(self._hub.refresh(each))
                self.ask_presence(each)
                self.tell_presence(each)
        if message.worker:
            self._alive[message.worker] = monotonic()
        room = self._rooms.get(message.table)
        if room is not None:
            self._heard_of(room, message)

    def _heard_of(self, room: Room, message: WorkerMessage) -> None:
        if message.asks:
            self.tell_presence(room)
        elif message.line:
            room.say(message.line.encode())
        else:
            room.elsewhere[message.worker] = frozenset(message.seats)
            room.tell_table()
            room.watch()
            room.plan()
