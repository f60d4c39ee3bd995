"""The duplicates of a server: tables that play the same deals, and the person of each seat at only one of them."""

from collections.abc import Iterable, Sequence, Set

from ..table.duplicate_tables import new_duplicate, table_ids
from ..table.lobby import Lobby, Seat, TableSettings, begin, changed
from ..table.refusals import Refusal
from .desk import Desk
from .registry import Registry
from .rooms import Change
from .services import Services


class Duplicates:
    """Opens, finds and ends duplicates."""

    def __init__(self, services: Services, registry: Registry, desk: Desk) -> None:
        self._store = services.store
        self._time_source = services.time_source
        self._chance = services.bots.chance
        self._registry = registry
        self._desk = desk

    async def open(self, person: str, settings: TableSettings, tables: int) -> Sequence[Lobby]:
        """Open the tables of a new duplicate."""
        settings = self._desk.with_sheet(settings)
        lobbies = new_duplicate(person, settings, tables, self._time_source.now_ms(), self._chance)
        return await self._desk.open_all(person, lobbies)

    async def tables(self, duplicate: str) -> list[Lobby]:
        """Return the tables of a duplicate that still exist. If all are over, open their games."""
        await self._registry.unseal(duplicate)
        found = await self._found(duplicate)
        if not found:
            raise Refusal("not_found", "there is no such duplicate")
        for lobby in found:
            if lobby.status in ("dealing", "playing") and all(seat.kind == "bot" for seat in lobby.seats):
                await self._registry.room(lobby.id)  # nobody may connect there, so this keeps its game going
        return found

    async def _found(self, duplicate: str) -> list[Lobby]:
        stored = {lobby.id: lobby for lobby in await self._store.tables(table_ids(duplicate))}
        return [stored[key] for key in table_ids(duplicate) if key in stored]

    async def end(self, duplicate: str, person: str) -> list[Lobby]:
        """End all tables that are not over, without a result."""
        for lobby in await self.tables(duplicate):
            if lobby.owner != person:
                raise Refusal("not_owner", "only the person who opened the duplicate may end it")
            if lobby.status != "over":
                await self._desk.end(lobby.id)
        return await self.tables(duplicate)

    async def start(self, table: Lobby, person: str) -> Lobby:
        """Start a table. At those of a duplicate, clear the seats of persons who sit at another table of it instead.

        Such persons took both seats at the same time, and `sit` has not cleared one yet, or the server crashed before.
        """
        if table.duplicate is None:
            return await self._desk.change(table.id, lambda lobby: begin(lobby, person))
        found = await self._found(table.duplicate.id)
        here = _persons(lobby for lobby in found if lobby.id == table.id)
        elsewhere = _persons(lobby for lobby in found if lobby.id != table.id)

        def change(lobby: Lobby) -> Lobby:
            begun = begin(lobby, person)
            if not _persons([lobby]) <= here:
                raise Refusal("changed", "others changed the table at the same time; try again")
            return begun if _persons([lobby]).isdisjoint(elsewhere) else _without(lobby, elsewhere)

        begun = await self._desk.change(table.id, change)
        if begun.status == "open":
            raise Refusal("seats_free", "a person sits at another table of this duplicate, so their seat is free now")
        return begun

    async def sit(self, table: Lobby, person: str, change: Change) -> Lobby:
        """Take a seat at a table. At those of a duplicate, refuse persons who sit at another table of it."""
        await self._check_elsewhere(table, person)
        seated = await self._desk.change(table.id, change)
        try:
            await self._check_elsewhere(table, person)  # they may have taken both seats at the same time
        except Refusal:
            seated = await self._desk.change(table.id, lambda lobby: _without(lobby, {person}))
            if seated.seat_of(person) is None:
                raise
            # The game has started. Their other game cannot start: its request clears that seat, or `start` does.
        return seated

    async def _check_elsewhere(self, table: Lobby, person: str) -> None:
        if table.duplicate is None:
            return
        for lobby in await self._found(table.duplicate.id):
            if lobby.id != table.id and lobby.seat_of(person) is not None:
                raise Refusal("other_table", "you sit at another table of this duplicate, which has the same cards")


def _persons(lobbies: Iterable[Lobby]) -> set[str]:
    return {seat.person for lobby in lobbies for seat in lobby.seats if seat.person is not None}


def _without(lobby: Lobby, persons: Set[str]) -> Lobby:
    """Clear the seats of these persons, unless the game has started."""
    seats = tuple(Seat() if seat.person in persons else seat for seat in lobby.seats)
    return lobby if seats == lobby.seats or lobby.status != "open" else changed(lobby, seats=seats)
