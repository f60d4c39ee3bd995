"""Duplicates: several tables with the same deals, compared round by round."""

from collections.abc import Sequence

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from ...table.duplicate_tables import compared
from ...table.lobby import Lobby
from .bodies import DuplicateState, NewDuplicate, Nothing
from .parts import Caller, FromCaller
from .problems import changes, refuses

DuplicateKey = FromPath[str]


class DuplicateTables(Controller):
    """Tables of friends that play the same cards."""

    path = "/duplicates"
    tags = ("Duplicates",)

    @post("/", responses=changes("wrong_options", "busy"))
    async def open_duplicate(self, data: JSONBody[NewDuplicate], caller: FromCaller) -> DuplicateState:
        """Open tables that play the same deals. You own all of them, and can sit at one."""
        hub, person = caller.hub, caller.person
        return _state(
            caller,
            await hub.openings.open_all(
                caller.client, person, lambda: hub.duplicates.open(person, data.wishes, data.tables), data.tables
            ),
        )

    @get("/{duplicate:str}", responses=refuses("not_found"))
    async def duplicate(self, duplicate: DuplicateKey, caller: FromCaller) -> DuplicateState:
        """Return the tables of a duplicate and, when all of them are over, the comparison."""
        return _state(caller, await caller.hub.duplicates.tables(duplicate))

    @post("/{duplicate:str}/end", status_code=200, responses=changes("not_found", "not_owner", "changed"))
    async def end_duplicate(
        self,
        duplicate: DuplicateKey,
        caller: FromCaller,
        data: JSONBody[Nothing | None] = None,  # noqa: ARG002 (checked)
    ) -> DuplicateState:
        """End the tables that are not over, without a result (owner only). The others are compared."""
        return _state(caller, await caller.hub.duplicates.end(duplicate, caller.person))


def _state(caller: Caller, lobbies: Sequence[Lobby]) -> DuplicateState:
    first, over = lobbies[0], all(lobby.status == "over" for lobby in lobbies)
    # A table whose game is being opened to everybody at this moment is not open yet.
    over = over and all(lobby.ended_by_host or not lobby.in_running_duplicate for lobby in lobbies)
    return DuplicateState(
        id="" if first.duplicate is None else first.duplicate.id,
        owner=caller.known_person == first.owner,
        over=over,
        tables=tuple(map(caller.place, lobbies)),
        comparison=compared(lobbies) if over else None,
    )
