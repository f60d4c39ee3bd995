"""Seats before the start: take one, leave it, put a bot there, swap."""

from litestar import Controller, delete, post, put
from litestar.params import JSONBody

from ...table import lobby as lobbies
from ...table.wire import Code
from .bodies import BotChoice, Place, Sitting, Swap
from .parts import Asking, Key, SeatKey
from .problems import changes

_ANY: tuple[Code, ...] = ("no_table", "no_seat", "not_open", "changed")


class Seats(Controller):
    """The seats of a table."""

    path = "/tables/{key:str}"
    tags = ("Seats",)

    @put("/seats/{seat:int}", responses=changes(*_ANY, "seat_taken"))
    async def sit(self, key: Key, seat: SeatKey, data: JSONBody[Sitting], here: Asking) -> Place:
        """Take a free seat, or move to it; in your own, change your name."""
        table, person = await here.find(key), here.person
        return here.place(await here.hub.change(table.id, lambda lobby: lobbies.sit(lobby, person, seat, data.name)))

    @put("/seats/{seat:int}/bot", responses=changes(*_ANY, "not_owner", "seat_taken", "wrong_options"))
    async def seat_bot(self, key: Key, seat: SeatKey, data: JSONBody[BotChoice], here: Asking) -> Place:
        """The owner puts a bot in a seat that no person has."""
        table, person = await here.find(key), here.person
        return here.place(
            await here.hub.change(table.id, lambda lobby: lobbies.seat_bot(lobby, person, seat, data.level))
        )

    @delete("/seats/{seat:int}", status_code=200, responses=changes(*_ANY, "not_owner"))
    async def clear(self, key: Key, seat: SeatKey, here: Asking) -> Place:
        """Leave your seat; the owner clears any."""
        table, person = await here.find(key), here.person
        return here.place(await here.hub.change(table.id, lambda lobby: lobbies.clear(lobby, person, seat)))

    @post("/swap", status_code=200, responses=changes(*_ANY, "not_owner"))
    async def swap(self, key: Key, data: JSONBody[Swap], here: Asking) -> Place:
        """The owner swaps any two seats; others swap their own with one that is free or a bot's."""
        table, person = await here.find(key), here.person
        return here.place(
            await here.hub.change(table.id, lambda lobby: lobbies.swap(lobby, person, data.one, data.other))
        )
