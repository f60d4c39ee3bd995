"""What the routes work with: the parts of the server, and the caller of a request."""

import re
from dataclasses import dataclass, field
from typing import Any

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec.structs import replace

from ...store import Store
from ...table.lobby import ID_LENGTH, Lobby
from ...table.refusals import Refusal
from ..audience import Listener
from ..hub import Hub
from ..identity import Identity
from ..limits import Clients
from ..metrics import Metrics
from ..settings import Settings
from .bodies import Place

PERSON = "person"
"""Where the guard stores the person, in the state of a request."""
CLIENT = "client"
"""Where the guard stores the client's name (see `limits.client_of`)."""
WAITING = "waiting"
"""Where an HTTP connection stores a function that returns whether further requests wait behind this one."""
HUNG_UP = "hung_up"
"""Set by the guard, in the state of a request, if the client hung up before it had sent the whole body."""
_KEY = re.compile("[A-Za-z0-9]{4,32}")


@dataclass(frozen=True, slots=True)
class ServerParts:
    """The parts of a server."""

    settings: Settings
    store: Store
    hub: Hub
    identity: Identity
    metrics: Metrics
    clients: Clients
    streams: set[Listener] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.metrics.gauges["streams"] = lambda: len(self.streams)


class Caller:
    """Who makes a request, and the parts of the server that serve it."""

    __slots__ = ("client", "known_person", "parts")

    def __init__(self, parts: ServerParts, known_person: str | None, client: str) -> None:
        self.parts = parts
        self.known_person = known_person
        self.client = client

    @property
    def hub(self) -> Hub:
        return self.parts.hub

    @property
    def person(self) -> str:
        """The person who makes the request. The guard makes sure that every change has one."""
        if self.known_person is None:
            raise Refusal("not_seated", "this needs a cookie or a token")
        return self.known_person

    async def find(self, key: str) -> Lobby:
        """Return a table by its id or code."""
        if not _KEY.fullmatch(key):
            raise Refusal("no_table", "there is no such table")
        return await self.hub.desk.find(key)

    async def id_of(self, key: str) -> str:
        """Return the id of a table. A key that is an id already is not looked up."""
        return key if len(key) == ID_LENGTH and _KEY.fullmatch(key) else (await self.find(key)).id

    def place(self, lobby: Lobby) -> Place:
        """Return what the caller may know about a table."""
        owner = self.known_person is not None and lobby.owner == self.known_person
        rounds = lobby.rounds if lobby.admits(self.known_person, self.hub.now_ms()) else ()
        return Place(
            table=replace(self.hub.desk.info(lobby), result=lobby.result_for(self.known_person)),
            seat=lobby.seat_of(self.known_person),
            owner=owner,
            rounds=rounds,
            lesson=lobby.lesson,
        )


FromCaller = NamedDependency[Caller]
TableKey = FromPath[str]
"""A table's id, or its code."""
SeatKey = FromPath[int]


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    """Return the caller of a request. Litestar passes it to the routes."""
    state = request.scope["state"]
    return Caller(request.app.state.parts, state.get(PERSON), state[CLIENT])


def encoded_json(body: bytes) -> Response[Any]:
    """Return a response with JSON that is already encoded."""
    return Response(body, media_type="application/json")
