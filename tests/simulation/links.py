"""Simulated connections of clients to workers. A connection delays, breaks, or goes silent without a word."""

from collections import deque
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import Any, Protocol

from foretell.errors import ForetellError
from foretell.server.rooms import Room
from foretell.table import wire
from foretell.table.frames import encode
from foretell.table.live import Viewer
from foretell.table.refusals import Refusal

from .surroundings import Surroundings, Ticket
from .workers import Worker

SILENCE = 25.0
"""Seconds after which both ends notice a connection that has gone silent."""


class Pipe:
    """One direction of a connection. Messages do not overtake each other."""

    def __init__(self, world: Surroundings, context: Context) -> None:
        self.works = True
        self._world = world
        self._context = context
        self._under_way: deque[tuple[Any, ...]] = deque()
        self._last = 0.0

    def put(self, *delivery: Any) -> None:
        """Call a function with some values when the message arrives."""
        if self.works:
            self._last = max(self._last, self._world.loop.now + self._world.delay())
            self._under_way.append(delivery)
            self._world.loop.call_at(self._last, self._deliver, context=self._context)

    def _deliver(self) -> None:
        call, *given = self._under_way.popleft()
        call(*given)


class Owner(Protocol):
    """The client of a connection."""

    table: str
    person: str | None

    def receive(self, link: "Link", told: dict[str, Any]) -> None: ...

    def lost(self, link: "Link") -> None: ...


class Link:
    """A connection of a client to a worker; for the room, a listener."""

    def __init__(self, world: Surroundings, client: Owner, worker: Worker) -> None:
        self.person = client.person
        self.viewer: Viewer = None
        self.table = client.table
        self.up = True
        """Whether the connection works in both directions."""
        self.since = world.loop.now
        self.worker = worker
        self._world = world
        self._client = client
        self._room: Room | None = None
        self._to_client = Pipe(world, world.outside)
        self._to_server = Pipe(world, worker.context)

    # --- at the server ---

    def write(self, message: bytes) -> None:
        told = self._world.read(self.table, self.viewer, message)
        self._to_client.put(self._client.receive, self, told)

    def leave(self) -> None:
        self._room = None

    def hello(self, since: int | None) -> None:
        self.worker.hub.background.spawn(self._attach(since))

    async def _attach(self, since: int | None) -> None:
        try:
            room = await self.worker.hub.door.attach(self, self.table, since)
        except ForetellError as error:
            self._refuse(error)
        else:
            self._room = None if room.closed else room
            if not self._to_server.works:
                self.hang_up()

    def hang_up(self) -> None:
        """The server notices that the connection is gone."""
        room, self._room = self._room, None
        if room is not None:
            room.remove(self)

    def carry_out(self, message: Any) -> None:
        if self._room is None:
            self._refuse(Refusal("hello_first", "hello first"))
            return
        ticket = Ticket(self.worker, message, self._world.loop.now)
        self._world.tickets.append(ticket)

        def reply(given: int | ForetellError) -> None:
            ticket.answers.append(given)
            self._world.check_answer(self.table, self.person, ticket)
            if isinstance(given, ForetellError):
                self._refuse(given)

        self.worker.hub.door.carry_out(self._room, self.person, message, reply)

    def request(self, ask: Callable[[Worker], Awaitable[object]], done: Callable[[object], None]) -> None:
        """Ask for something over HTTP. `done` gets the answer or the error, unless the connection breaks."""
        self.worker.hub.background.spawn(self._answered(ask, done))

    async def _answered(self, ask: Callable[[Worker], Awaitable[object]], done: Callable[[object], None]) -> None:
        try:
            answer = await ask(self.worker)
        except ForetellError as error:
            answer = error
        self._to_client.put(done, answer)

    def _refuse(self, error: ForetellError) -> None:
        code = error.code if isinstance(error, Refusal) else "not_ready"
        self.write(encode(wire.Refused(code=code, reason=str(error), ply=-1, choices=())))

    # --- at the client ---

    def send(self, act: Any, *given: Any) -> None:
        """Let the server do something when a message of the client arrives."""
        self._to_server.put(act, *given)

    def cut(self, *, silently: bool = False, to_client: bool = True, to_server: bool = True) -> None:
        """Break the connection, or one direction of it. If it happens silently, both ends notice it later."""
        if self.up:
            self.up = False
            self._to_client.works &= not to_client
            self._to_server.works &= not to_server
            wait = SILENCE if silently else 0.01
            self._world.later(self._world.chance.uniform(0, wait), self._close_server_side, context=self.worker.context)
            self._world.later(self._world.chance.uniform(0, wait), self._close_client_side)

    def _close_server_side(self) -> None:
        self._to_client.works = self._to_server.works = False
        self.hang_up()

    def _close_client_side(self) -> None:
        self._to_client.works = self._to_server.works = False
        self._client.lost(self)
