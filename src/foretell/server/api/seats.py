"""Seats before the start: take one, leave it, seat a bot, swap two."""

from litestar import Controller, delete, post, put
from litestar.params import JSONBody

from ...table import lobby as lobbies
from ...table.wire import Code
from .bodies import BotChoice, Place, Sitting, Swap
from .parts import FromCaller, SeatKey, TableKey
from .problems import changes

_ANY: tuple[Code, ...] = ("no_table", "no_seat", "not_open", "changed")


class Seats(Controller):
    """The seats of a table."""

    path = "/tables/{key:str}"
    tags = ("Seats",)

    @put("/seats/{seat:int}", responses=changes(*_ANY, "seat_taken", "other_table", "wrong_name"))
    async def sit(self, key: TableKey, seat: SeatKey, data: JSONBody[Sitting], caller: FromCaller) -> Place:
        """Take a free seat or move to it. In your own seat, change your name or your portrait."""
        table, person = await caller.find(key), caller.person
        return caller.place(
            await caller.hub.duplicates.sit(
                table, person, lambda lobby: lobbies.sit(lobby, person, seat, data.name, data.portrait)
            )
        )

    @put("/seats/{seat:int}/bot", responses=changes(*_ANY, "not_owner", "seat_taken", "wrong_options"))
    async def seat_bot(self, key: TableKey, seat: SeatKey, data: JSONBody[BotChoice], caller: FromCaller) -> Place:
        """Seat a bot where no person sits (owner only)."""
        table, person = await caller.find(key), caller.person
        return caller.place(
            await caller.hub.desk.change(table.id, lambda lobby: lobbies.seat_bot(lobby, person, seat, data.level))
        )

    @delete("/seats/{seat:int}", status_code=200, responses=changes(*_ANY, "not_owner"))
    async def clear(self, key: TableKey, seat: SeatKey, caller: FromCaller) -> Place:
        """Leave your seat. The owner can clear any seat."""
        table, person = await caller.find(key), caller.person
        return caller.place(await caller.hub.desk.change(table.id, lambda lobby: lobbies.clear(lobby, person, seat)))

    @post("/swap", status_code=200, responses=changes(*_ANY, "not_owner"))
    async def swap(self, key: TableKey, data: JSONBody[Swap], caller: FromCaller) -> Place:
        """Swap two seats. The owner can swap any two; others can swap their own with a free seat or a bot."""
        table, person = await caller.find(key), caller.person
        return caller.place(
            await caller.hub.desk.change(table.id, lambda lobby: lobbies.swap(lobby, person, data.one, data.other))
        )
