"""Tables: open one, find one, change it before the start, start it, play again."""

from litestar import Controller, delete, get, patch, post
from litestar.params import JSONBody

from ...table import lobby as lobbies
from ...table import rematch as rematches
from ...table.branches import BranchWishes
from ...table.lobby import TableSettings
from ...table.wire import Code
from ..openings import Make
from .bodies import NewBranch, NewGame, NewTable, Nothing, OpenTables, Place, RematchWishes, Sitting
from .parts import Caller, FromCaller, TableKey
from .problems import changes, refuses

_STARTING: tuple[Code, ...] = ("no_table", "not_owner", "not_open", "seats_free", "changed", "busy")
_CONFIGURING: tuple[Code, ...] = ("no_table", "not_owner", "not_open", "wrong_options", "seat_taken", "changed")
_BRANCHING: tuple[Code, ...] = (
    "no_table", "no_seat", "not_started", "not_over", "over", "no_spectators", "wrong_name", "busy",
)  # fmt: skip
_DECLINING: tuple[Code, ...] = ("no_table", "not_over", "not_seated", "changed")


class Tables(Controller):
    """Everything about a table except its seats and its game."""

    tags = ("Tables",)

    @post("/tables", responses=changes("wrong_options", "wrong_name", "no_seat", "busy"))
    async def open_table(self, data: JSONBody[NewTable], caller: FromCaller) -> Place:
        """Open a table. You are its owner; if you give a name, you also sit in seat 0."""
        return await _opened(
            caller,
            lambda: caller.hub.desk.open_table(caller.person, data.settings, data.name, data.bots, data.portrait),
        )

    @post("/play", responses=changes("wrong_options", "wrong_name", "busy"))
    async def play_now(self, data: JSONBody[NewGame], caller: FromCaller) -> Place:
        """Open a table, put bots into all other seats, and start the game."""
        return await _opened(
            caller, lambda: caller.hub.desk.play_now(caller.person, data.wishes, data.name, data.level, data.portrait)
        )

    @post("/lesson", responses=changes("wrong_name", "busy"))
    async def learn(self, data: JSONBody[Sitting], caller: FromCaller) -> Place:
        """Open a table for the lesson: the deal is always the same, and in the first round the bots follow a script."""
        return await _opened(caller, lambda: caller.hub.desk.start_lesson(caller.person, data.name, data.portrait))

    @post("/tables/{key:str}/branches", responses=changes(*_BRANCHING))
    async def branch(self, key: TableKey, data: JSONBody[NewBranch], caller: FromCaller) -> Place:
        """Open a private table against bots that begins with a position of this finished game.

        It has the same cards as the game, also those that are still to come. It does not count in your statistics.
        """
        caller.parts.clients.check_costly(caller.client)
        wishes = BranchWishes(caller.person, data.name, data.ply, data.seat, data.portrait)
        table = await caller.id_of(key)
        return await _opened(caller, lambda: caller.hub.desk.branch(table, wishes))

    @get("/tables", responses=refuses())
    async def open_tables(self, caller: FromCaller) -> OpenTables:
        """Return the public list: open tables that their owners have listed."""
        return OpenTables(tables=tuple(caller.hub.desk.info(lobby) for lobby in await caller.hub.desk.listed()))

    @get("/tables/{key:str}", responses=refuses("no_table"))
    async def table(self, key: TableKey, caller: FromCaller) -> Place:
        """Return a table by its id or its code."""
        return caller.place(await caller.find(key))

    @patch("/tables/{key:str}", responses=changes(*_CONFIGURING))
    async def configure(self, key: TableKey, data: JSONBody[TableSettings], caller: FromCaller) -> Place:
        """Change options and settings before the start (owner only). Missing fields keep their values."""
        table, person = await caller.find(key), caller.person
        return caller.place(
            await caller.hub.desk.change(table.id, lambda lobby: lobbies.configure(lobby, person, data))
        )

    @post("/tables/{key:str}/start", status_code=200, responses=changes(*_STARTING))
    async def start(self, key: TableKey, caller: FromCaller, data: JSONBody[Nothing | None] = None) -> Place:  # noqa: ARG002 (checked)
        """Start the game when every seat is taken (owner only)."""
        table, person, hub = await caller.find(key), caller.person, caller.hub
        begun = await hub.openings.start(caller.client, table, lambda: hub.duplicates.start(table, person))
        return caller.place(begun)

    @post("/tables/{key:str}/rematch", responses=changes("no_table", "not_over", "not_seated", "changed", "busy"))
    async def rematch(self, key: TableKey, caller: FromCaller, data: JSONBody[RematchWishes | None] = None) -> Place:
        """Accept a rematch. When it has started, the answer is the new table; until then, this one.

        It starts when every person has accepted.
        """
        table, wishes = await caller.find(key), data or RematchWishes()
        return caller.place(
            await caller.hub.desk.rematch(table.id, caller.person, without_absent=wishes.without_absent)
        )

    @delete("/tables/{key:str}/rematch", status_code=200, responses=changes(*_DECLINING))
    async def decline_rematch(self, key: TableKey, caller: FromCaller) -> Place:
        """Take back your acceptance of a rematch that has not started."""
        table, person = await caller.find(key), caller.person
        return caller.place(
            await caller.hub.desk.change(table.id, lambda lobby: rematches.decline_rematch(lobby, person))
        )


async def _opened(caller: Caller, make: Make) -> Place:
    """Open a table, unless the caller has opened too many."""
    return caller.place(await caller.hub.openings.open(caller.client, caller.person, make))
