"""What the routes work with: the server's parts, and who is asking."""

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from ...store import Store
from ...table.lobby import ID_LENGTH, Lobby
from ...table.refusals import Refusal
from ..hub import Hub
from ..identity import Identity
from ..limits import Clients
from ..metrics import Metrics
from ..settings import Settings
from .bodies import Place

if TYPE_CHECKING:
    from .streams import Stream

PERSON = "person"
"""Where the guard leaves who is asking, in the state of a request."""
CLIENT = "client"
"""And from where, as `limits.client_of` tells."""
_KEY = re.compile("[A-Za-z0-9]{4,32}")


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a server."""

    settings: Settings
    store: Store
    hub: Hub
    identity: Identity
    metrics: Metrics
    clients: Clients
    streams: "set[Stream]" = field(default_factory=set)


class Here:
    """The parts, and the person who is asking."""

    __slots__ = ("asking", "client", "parts")

    def __init__(self, parts: Parts, asking: str | None, client: str) -> None:
        self.parts = parts
        self.asking = asking
        self.client = client

    @property
    def hub(self) -> Hub:
        """The tables."""
        return self.parts.hub

    @property
    def person(self) -> str:
        """The person, who is known: the guard has seen to that for all that changes anything."""
        if self.asking is None:
            raise Refusal("not_seated", "only somebody who has done something here before can ask for this")
        return self.asking

    async def find(self, key: str) -> Lobby:
        """A table by its id or code."""
        if not _KEY.fullmatch(key):
            raise Refusal("no_table", "there is no such table")
        return await self.hub.find(key)

    async def id_of(self, key: str) -> str:
        """The same, if its id is enough: a key that is one is not looked up twice."""
        return key if len(key) == ID_LENGTH and _KEY.fullmatch(key) else (await self.find(key)).id

    def place(self, lobby: Lobby) -> Place:
        """What the person may know of a table."""
        owner = self.asking is not None and lobby.owner == self.asking
        rounds = lobby.rounds if lobby.admits(self.asking) else ()
        return Place(table=self.hub.info(lobby), seat=lobby.seat_of(self.asking), owner=owner, rounds=rounds)


Asking = NamedDependency[Here]
Key = FromPath[str]
"""A table's id, or its code."""
SeatKey = FromPath[int]


async def provide_here(request: Request[Any, Any, Any]) -> Here:
    """Who is asking, for the routes."""
    state = request.scope["state"]
    return Here(request.app.state.parts, state.get(PERSON), state[CLIENT])
