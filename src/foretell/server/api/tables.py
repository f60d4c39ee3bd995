"""Tables: open one, find one, change it before the start, begin, play again."""

from litestar import Controller, get, patch, post
from litestar.params import JSONBody

from ...table import lobby as lobbies
from ...table.lobby import Wishes
from ...table.wire import Code
from .bodies import NewGame, NewTable, Nothing, OpenTables, Place, Sitting
from .parts import Asking, Key
from .problems import changes, refuses

_STARTING: tuple[Code, ...] = ("no_table", "not_owner", "not_open", "seats_free", "changed")
_CONFIGURING: tuple[Code, ...] = ("no_table", "not_owner", "not_open", "wrong_options", "seat_taken", "changed")


class Tables(Controller):
    """Everything about a table but its seats and its game."""

    tags = ("Tables",)

    @post("/tables", responses=changes("wrong_options", "no_seat", "busy"))
    async def open_table(self, data: JSONBody[NewTable], here: Asking) -> Place:
        """Open a table. You own it; with a name you also sit in seat 0."""
        return here.place(await here.hub.open_table(here.person, data.wishes, data.name, data.bots))

    @post("/play", responses=changes("wrong_options", "busy"))
    async def play_now(self, data: JSONBody[NewGame], here: Asking) -> Place:
        """Open a table, put bots in all other seats, and begin."""
        return here.place(await here.hub.play_now(here.person, data.wishes, data.name, data.level))

    @post("/lesson", responses=changes("busy"))
    async def learn(self, data: JSONBody[Sitting], here: Asking) -> Place:
        """Open a table for the lesson: the same deal every time, and bots that follow a script in its first round."""
        return here.place(await here.hub.teach(here.person, data.name))

    @get("/tables", responses=refuses())
    async def open_tables(self, here: Asking) -> OpenTables:
        """The public list: open tables whose owners want them to be found."""
        return OpenTables(tables=tuple(here.hub.info(lobby) for lobby in await here.hub.listed()))

    @get("/tables/{key:str}", responses=refuses("no_table"))
    async def table(self, key: Key, here: Asking) -> Place:
        """A table by its id or its code."""
        return here.place(await here.find(key))

    @patch("/tables/{key:str}", responses=changes(*_CONFIGURING))
    async def configure(self, key: Key, data: JSONBody[Wishes], here: Asking) -> Place:
        """The owner changes options and policies before the start; what is missing stays as it is."""
        table, person = await here.find(key), here.person
        return here.place(await here.hub.change(table.id, lambda lobby: lobbies.configure(lobby, person, data)))

    @post("/tables/{key:str}/start", status_code=200, responses=changes(*_STARTING))
    async def start(self, key: Key, here: Asking, data: JSONBody[Nothing | None] = None) -> Place:  # noqa: ARG002 (checked)
        """The owner begins, once every seat is taken."""
        table, person = await here.find(key), here.person
        return here.place(await here.hub.change(table.id, lambda lobby: lobbies.begin(lobby, person)))

    @post("/tables/{key:str}/rematch", responses=changes("no_table", "not_over", "not_seated", "changed", "busy"))
    async def rematch(self, key: Key, here: Asking, data: JSONBody[Nothing | None] = None) -> Place:  # noqa: ARG002 (checked)
        """A new table with the same seats and options; the one that is there if somebody has asked for it already."""
        table = await here.find(key)
        return here.place(await here.hub.rematch(table.id, here.person))
