"""Messages between the workers of one database, about the tables that they have in memory."""

import random
from collections import deque
from collections.abc import Callable, Iterable

import msgspec

from ..store import Store, StoreError
from ..table.frames import encode
from ..table.lobby import SECURE_CHANCE
from . import logs
from .background import Background
from .time_source import TimeSource

MAX_UNSENT = 10_000
RETRY_SECONDS = 1.0
"""Seconds before the next attempt to send a message."""
HEARTBEAT = 5.0
LOST_AFTER = 3 * HEARTBEAT
"""Seconds of silence after which a worker and its connections count as gone."""


class WorkerMessage(msgspec.Struct, omit_defaults=True):
    """A message between workers. The store itself sends `moved`, `changed` and, after a broken connection, `missed`."""

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
    """Messages may be missing: the connection broke, or the sender had too many to send."""
    number: int = 0
    """How many messages the sender had sent, with this one. After an error, a message can arrive twice, and late."""


class Workers:
    """The other workers. A store that is not shared has none."""

    def __init__(
        self, store: Store, background: Background, time_source: TimeSource, chance: random.Random = SECURE_CHANCE
    ) -> None:
        self._store = store
        self._background = background
        self._time_source = time_source
        self._name = chance.randbytes(8).hex()
        self._alive: dict[str, float] = {}
        self._sent = 0
        """The number of the last message."""
        self._heard: dict[str, int] = {}
        """The number of the last message of each other worker."""
        self._lost: set[str] = set()
        """The workers that count as gone. Most of them have crashed and never come back."""
        self._unsent: deque[bytes] = deque()
        self._sending = False

    def start(
        self, heard: Callable[[WorkerMessage], None], lost: Callable[[str], None], returned: Callable[[], None]
    ) -> None:
        """Call `heard` with every message of another worker, and `lost` with the name of one that fell silent.

        Call `returned` when a lost worker sends messages again. Regularly tell the others that this worker is alive.
        """

        def listen(text: bytes) -> None:
            message = msgspec.json.decode(text, type=WorkerMessage)
            if message.worker == self._name:  # after an error, the store may deliver what this worker sent itself
                return
            if message.worker:
                self._alive[message.worker] = self._time_source.now().steady
            if self._is_old(message):
                return
            heard(message)
            if message.worker in self._lost:
                self._lost.remove(message.worker)
                returned()

        self._store.subscribe(listen)
        if self._store.shared:
            self._background.spawn(self._beat(lost))

    def _is_old(self, message: WorkerMessage) -> bool:
        """Return whether this message, or a later one of the same worker, was heard before."""
        if message.number == 0:  # the store's own, or of an earlier version
            return False
        old = message.number <= self._heard.get(message.worker, 0)
        if not old:
            self._heard[message.worker] = message.number
        return old

    def tell_presence(self, table: str, seats: Iterable[int]) -> None:
        """Tell the other workers who is connected to this one."""
        self._publish(WorkerMessage(worker=self._name, table=table, seats=tuple(seats)))

    def ask_presence(self, table: str) -> None:
        """Ask the other workers who is connected to them."""
        self._publish(WorkerMessage(worker=self._name, table=table, asks=True))

    def say(self, table: str, line: bytes) -> None:
        """Pass a chat message on to the other workers."""
        self._publish(WorkerMessage(worker=self._name, table=table, line=line.decode()))

    def _publish(self, message: WorkerMessage) -> None:
        """Queue a message. If `MAX_UNSENT` messages wait, tell the others instead that they missed something."""
        if self._store.shared:
            if len(self._unsent) >= MAX_UNSENT:
                message = WorkerMessage(worker=self._name, missed=True)
                self._unsent = deque((self._unsent[0],))  # it is being sent
            self._sent += 1
            message.number = self._sent
            self._unsent.append(encode(message))
            if not self._sending:
                self._sending = True
                self._background.spawn(self._send())

    async def _send(self) -> None:
        try:
            while self._unsent:
                try:
                    await self._store.publish(self._unsent[0])
                except StoreError as error:
                    logs.failure("publish", error, waiting=len(self._unsent))
                    await self._time_source.sleep(RETRY_SECONDS)
                else:
                    self._unsent.popleft()
        finally:
            self._sending = False

    async def _beat(self, lost: Callable[[str], None]) -> None:
        while True:
            self._publish(WorkerMessage(worker=self._name))
            await self._time_source.sleep(HEARTBEAT)
            now = self._time_source.now().steady
            for worker in [worker for worker, at in self._alive.items() if now - at > LOST_AFTER]:
                del self._alive[worker]
                self._lost.add(worker)
                lost(worker)
