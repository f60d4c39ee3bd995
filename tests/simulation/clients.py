"""Simulated clients and their connections. A connection delays, breaks, or goes silent without a word."""

from collections import deque
from contextvars import Context
from random import Random
from typing import Any

import msgspec

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
        self._world = world
        self._context = context
        self._under_way: deque[tuple[Any, ...]] = deque()
        self._last = 0.0

    def put(self, *delivery: Any) -> None:
        """Call a function with some values when the message arrives."""
        now = self._world.loop.now
        self._last = max(self._last, now + self._world.delay())
        self._under_way.append(delivery)
        self._world.later(self._last - now, self._deliver, context=self._context)

    def _deliver(self) -> None:
        call, *given = self._under_way.popleft()
        call(*given)


class Link:
    """A connection of a client to a worker; for the room, a listener."""

    def __init__(self, world: Surroundings, client: "Client", worker: Worker) -> None:
        self.person = client.person
        self.viewer: Viewer = None
        self.up = True
        """Whether messages still get through."""
        self._world = world
        self._client = client
        self.worker = worker
        self._room: Room | None = None
        self._to_client = Pipe(world, world.outside)
        self._to_server = Pipe(world, worker.context)

    # --- at the server ---

    def write(self, message: bytes) -> None:
        self._world.check_told(self._client.table, self.viewer, message)
        if self.up:
            self._to_client.put(self._client.receive, self, message)

    def leave(self) -> None:
        self._room = None

    def hello(self, since: int | None) -> None:
        self.worker.hub.background.spawn(self._attach(since))

    async def _attach(self, since: int | None) -> None:
        try:
            room = await self.worker.hub.door.attach(self, self._client.table, since)
        except ForetellError as error:
            self._refuse(error)
        else:
            self._room = None if room.closed else room
            if not self.up:
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
        ticket = Ticket(self.worker, message)
        self._world.tickets.append(ticket)

        def reply(given: int | ForetellError) -> None:
            ticket.answers.append(given)
            self._world.check_answer(self._client.table, self.person, ticket)
            if isinstance(given, ForetellError):
                self._refuse(given)

        self.worker.hub.door.carry_out(self._room, self.person, message, reply)

    def _refuse(self, error: ForetellError) -> None:
        code = error.code if isinstance(error, Refusal) else "not_ready"
        self.write(encode(wire.Refused(code=code, reason=str(error), ply=-1, choices=())))

    # --- at the client ---

    def send(self, act: Any, *given: Any) -> None:
        """Let the server do something when a message of the client arrives."""
        if self.up:
            self._to_server.put(act, *given)

    def cut(self, *, silently: bool) -> None:
        """Break the connection. If it happens silently, both ends notice it later."""
        if self.up:
            self.up = False
            wait = SILENCE if silently else 0.01
            self._world.later(self._world.chance.uniform(0, wait), self.hang_up, context=self.worker.context)
            self._world.later(self._world.chance.uniform(0, wait), self._client.lost, self)


class Client:
    """A person at a seat, in one of their tabs, or a spectator. It plays at random."""

    def __init__(self, world: Surroundings, table: str, person: str | None, chance: Random, *, plays: bool) -> None:
        self.table = table
        self.person = person
        self.view: dict[str, Any] | None = None
        self.ply = -1
        self._world = world
        self._chance = chance
        self._plays = plays
        self._link: Link | None = None
        self._pending: wire.Act | None = None
        self._planned = False
        self._greeted = False

    @property
    def connected(self) -> bool:
        return self._link is not None and self._link.up

    def connect(self) -> None:
        """Connect to any worker, and resume where we were or, sometimes, from the beginning."""
        worker = self._world.some_worker()
        if worker is None:
            self._world.later(0.5, self.connect)
            return
        self._link = Link(self._world, self, worker)
        self._greeted = False
        if self._chance.random() < 0.2:
            self.view, self.ply = None, -1
        since = self.ply if self.view is not None else None
        self._world.note(f"{self.person} connects, since {since}")
        self._link.send(self._link.hello, since)
        if self._pending is not None:  # it may have been lost, or not
            self._link.send(self._link.carry_out, self._pending)

    def lost(self, link: Link) -> None:
        """Notice that a connection is gone, and connect again."""
        if link is self._link:
            self._link = None
            self._planned = False
            self._world.later(self._chance.uniform(0.0, 5.0), self.connect)

    def cut(self, *, silently: bool) -> None:
        if self._link is not None:
            self._link.cut(silently=silently)

    def drop_if_at(self, worker: Worker) -> None:
        """Notice that a worker has crashed."""
        if self._link is not None and self._link.worker is worker:
            self._link.cut(silently=False)

    def receive(self, link: Link, message: bytes) -> None:
        if link is not self._link:
            return
        told = msgspec.json.decode(message)
        match told["type"]:
            case "view":
                self.view, self.ply = told["view"], told["ply"]
            case "frame":
                self._fold(told)
            case "welcome" | "table":
                self._greeted = True
                self._contribute(told)
            case "refused":
                self._refused(told["code"])
        self._plan()

    def _fold(self, frame: dict[str, Any]) -> None:
        if frame["ply"] != self.ply + 1:
            self._world.violate(f"a client at ply {self.ply} got the frame of ply {frame['ply']}")
        self.ply = frame["ply"]
        self.view = {**(self.view or {}), **frame["changes"]}
        if self._pending is not None and frame["ply"] > self._pending.ply:
            self._pending = None

    def _contribute(self, told: dict[str, Any]) -> None:
        seat = told["seat"]
        if seat is None or not self._plays or told["table"]["status"] != "dealing" or self._link is None:
            return
        if not told["table"]["seats"][seat]["contributed"]:
            self._link.send(self._link.carry_out, wire.Contribute(self._chance.randbytes(32).hex()))

    def _refused(self, code: str) -> None:
        self._world.note(f"{self.person} is refused: {code}")
        self._pending = None
        if (not self._greeted or code in ("hello_first", "failed")) and self._link is not None:
            self._link.cut(silently=False)

    def _plan(self) -> None:
        if self._plays and not self._planned and self._link is not None:
            self._planned = True
            self._world.later(self._chance.uniform(0.05, 3.0), self._decide, self._link)

    def _decide(self, link: Link) -> None:
        """Do one of the things that a person may do now."""
        if link is not self._link:
            return
        self._planned = False
        view = self.view
        if view is None or not link.up or view["seat"] is None:
            return
        drawn = self._chance.random()
        if view["away"][view["seat"]]:
            message: Any = wire.Back()
        elif view["undo"] and drawn < 0.2:
            message = wire.Undo(self.ply)
        elif drawn < 0.01 and self._world.faulty:
            message = wire.Away()
        elif view["choices"] and self._pending is None:
            message = self._pending = wire.Act(self.ply, self._chance.choice(view["choices"]))
        elif drawn < 0.03:
            message = wire.Say(emote="hello")
        else:
            return
        link.send(link.carry_out, message)
        if self._chance.random() < 0.05:
            link.send(link.carry_out, message)  # twice
        self._world.later(8.0, self._ask_again, link)

    def _ask_again(self, link: Link) -> None:
        """After a while without an answer, decide again."""
        if link is self._link:
            self._pending = None
            self._plan()
