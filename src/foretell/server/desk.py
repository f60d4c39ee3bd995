"""The desk: everything about tables apart from their games. It opens, finds, lists and changes them."""

from collections.abc import Sequence
from contextlib import suppress

from msgspec.structs import replace

from ..errors import ForetellError
from ..game.options import DEFAULT_PLAYERS
from ..table import wire
from ..table.branches import BranchWishes, branch_of
from ..table.duplicate_tables import ended_early
from ..table.entries import Entry
from ..table.lesson import new_lesson
from ..table.live import Live
from ..table.lobby import ID_LENGTH, Lobby, TableSettings, begin, new_lobby, seat_bot, sit
from ..table.refusals import Refusal
from ..table.rematch import accept_rematch, followed_by, rematch_of, undecided_seats
from .long_work import in_turns
from .registry import Registry
from .rooms import ATTEMPTS, Change, Room
from .services import Services

MAX_LISTED = 100
LISTED_MS = 3_600_000
"""How long a table stays listed if nobody is connected, in milliseconds."""
MAX_FOLLOWED = 10
"""In how many unfinished games, the newest, this worker looks for an end that another worker has not stored yet."""
FOREVER = 2**62


class Desk:
    """Operations on lobbies."""

    def __init__(self, services: Services, registry: Registry) -> None:
        self._store = services.store
        self._settings = services.settings
        self._time_source = services.time_source
        self._chance = services.bots.chance
        self._registry = registry

    async def find(self, key: str) -> Lobby:
        """Return a table by its id or its code. The case of a code does not matter."""
        rooms = self._registry.rooms
        if key in rooms:
            return rooms[key].lobby
        lobby = await self._store.table_by_code(key.upper()) if len(key) < ID_LENGTH else await self._store.table(key)
        if lobby is None:
            raise Refusal("no_table", "there is no such table; a code is valid until the game is over")
        return lobby

    def info(self, lobby: Lobby) -> wire.TableInfo:
        """Return what everybody may know about a table."""
        room = self._registry.rooms.get(lobby.id)
        return lobby.info(room.here if room else frozenset())

    async def listed(self) -> list[Lobby]:
        """Return the public list: tables with somebody connected, then those that changed in the last hour."""
        present = [room.lobby for room in self._registry.rooms.values() if room.lobby.listed and room.here]
        busy = sorted(
            (lobby for lobby in present if lobby.status == "open"), key=lambda lobby: (-lobby.created, lobby.id)
        )
        known = {lobby.id for lobby in busy}
        newest = await self._store.listed(MAX_LISTED + len(busy), self._time_source.now_ms() - LISTED_MS)
        return [*busy, *(lobby for lobby in newest if lobby.id not in known)][:MAX_LISTED]

    async def games_of(self, person: str, before: int, limit: int) -> list[Lobby]:
        """Return games of a person, finished or not, newest first."""
        return await self.with_results(await self._store.games_of(person, before, limit))

    async def with_results(self, games: Sequence[Lobby]) -> list[Lobby]:
        """Return the present state of some tables. A result that is not stored yet is stored first: the players may
        have the last frame already.
        """
        if self._store.shared:
            await self._follow([lobby.id for lobby in games if lobby.status == "playing"][:MAX_FOLLOWED])
        return [await self._with_result(lobby) for lobby in games]

    async def _follow(self, tables: Sequence[str]) -> None:
        """Load those of these tables whose games are over. Another worker may not have stored the results yet."""
        unknown = [table for table in tables if table not in self._registry.rooms]
        for table, (_, log) in (await self._store.load(unknown) if unknown else {}).items():
            with suppress(ForetellError):  # a table that cannot be opened says so when somebody goes there
                if log and (await in_turns(Live.rebuilt_in_steps(log), self._time_source.stopwatch)).over:
                    await (await self._registry.room(table)).sync()

    async def _with_result(self, lobby: Lobby) -> Lobby:
        room = self._registry.rooms.get(lobby.id)
        if lobby.status == "over" or room is None or not room.over:
            return lobby
        await room.finish()
        return room.lobby

    # --- new tables ---

    async def open_table(
        self,
        person: str,
        settings: TableSettings,
        name: str | None,
        bots: Sequence[str],
        portrait: wire.Portrait | None = None,
    ) -> Lobby:
        """Open a table. If there is a name, the owner takes the first seat; bots take the next seats."""
        await self._check_tables_of(person)
        return await self._keep(self._new(person, settings, name, bots, portrait))

    async def play_now(
        self, person: str, settings: TableSettings, name: str, level: str, portrait: wire.Portrait | None = None
    ) -> Lobby:
        """Open a table with bots in all other seats and start it. The deal waits for the owner's contribution."""
        await self._check_tables_of(person)
        players = settings.players or DEFAULT_PLAYERS
        lobby = begin(self._new(person, settings, name, [level] * (players - 1), portrait), person)
        lobby = await self._keep(replace(lobby, version=1))
        await self._registry.room(lobby.id)
        return lobby

    async def start_lesson(self, person: str, name: str, portrait: wire.Portrait | None = None) -> Lobby:
        """Start a table for the lesson, which deals at once."""
        await self._check_tables_of(person)
        lobby = await self._keep(new_lesson(person, name, self._time_source.now_ms(), portrait))
        await self._registry.room(lobby.id)
        return lobby

    async def branch(self, table: str, wishes: BranchWishes) -> Lobby:
        """Open a private table against bots that begins with a position of a finished game."""
        room = await self._registry.room(table)
        now = self._time_source.now_ms()
        if not room.lobby.admits(wishes.person, now):
            raise Refusal("no_spectators", "this table does not admit spectators")
        if room.lobby.sealed(now):
            raise Refusal("not_over", "you can try a position when nobody plays this deal any more")
        if not room.over and self._store.shared:
            await room.sync()
        if not room.over:
            raise Refusal("not_over", "you can try a position of a game when it is over")
        await self._check_tables_of(wishes.person)
        entries = await self._store.entries(table)
        lobby, log = branch_of(room.lobby, entries, wishes, now, self._chance)
        lobby = await self._keep(lobby, log)
        await self._registry.room(lobby.id)
        return lobby

    async def start_day(self, lobby: Lobby) -> Lobby:
        """Start a new table for the deal of a day, which deals at once."""
        await self._check_tables_of(lobby.owner)
        lobby = await self._keep(lobby)
        await self._registry.room(lobby.id)
        return lobby

    async def open_all(self, person: str, lobbies: Sequence[Lobby]) -> Sequence[Lobby]:
        """Open several new tables, all or none. If a code is taken, all of them get other codes."""
        await self._check_tables_of(person)
        for _ in range(ATTEMPTS):
            if await self._store.create_all(lobbies):
                return lobbies
            lobbies = tuple(map(self._with_new_code, lobbies))
        raise _no_free_code()

    async def _check_tables_of(self, person: str) -> None:
        limit = self._settings.max_tables
        if limit:
            newest = await self._store.games_of(person, FOREVER, limit)
            if len(newest) == limit and all([(await self._with_result(each)).status != "over" for each in newest]):
                raise Refusal("busy", f"you sit at {limit} unfinished tables; finish or leave one first")

    def _new(
        self,
        person: str,
        settings: TableSettings,
        name: str | None,
        bots: Sequence[str],
        portrait: wire.Portrait | None,
    ) -> Lobby:
        lobby = new_lobby(person, self.with_sheet(settings), self._time_source.now_ms(), self._chance)
        if name is not None:
            lobby = sit(lobby, person, 0, name, portrait)
        for number, level in enumerate(bots, 0 if name is None else 1):
            lobby = seat_bot(lobby, person, number, level)
        return replace(lobby, version=1)

    def with_sheet(self, settings: TableSettings) -> TableSettings:
        """Return the settings with the first card sheet of this server, unless they name one."""
        if settings.sheet_code is not None:
            return settings
        sheet = self._settings.sheets[0]
        return replace(settings, sheet_name=sheet.name, sheet_code=sheet.code)

    async def _keep(self, lobby: Lobby, log: Sequence[Entry] = ()) -> Lobby:
        """Store a new table, perhaps with the beginning of its log. If its code is taken, give it another one."""
        for _ in range(ATTEMPTS):
            if await self._store.create(lobby, log):
                return lobby
            found = await self._store.table(lobby.id)
            if found is not None:
                return found
            lobby = self._with_new_code(lobby)
        raise _no_free_code()

    def _with_new_code(self, lobby: Lobby) -> Lobby:
        return replace(lobby, code=new_lobby(lobby.owner, TableSettings(), 0, self._chance).code)

    # --- changes ---

    async def change(self, table: str, change: Change) -> Lobby:
        """Change a lobby, and send it to everybody at the table."""
        return await (await self._registry.room(table)).change(change)

    async def end(self, table: str) -> None:
        """End a table without a result, and disconnect everybody."""
        for _ in range(ATTEMPTS):
            room = await self._registry.room(table)
            if not room.over and self._store.shared:
                await room.sync()
            await room.finish()  # the last entry may be in the log already
            lobby = room.lobby
            if lobby.status == "over":
                return
            stored = await self._store.save(replace(ended_early(lobby), updated=self._time_source.now_ms()))
            await room.reload()
            if stored:
                return
        raise Refusal("changed", "others changed the table at the same time; try again")

    async def rematch(self, table: str, person: str, *, without_absent: bool = False) -> Lobby:
        """Accept a rematch. Return the new table, which starts when every person has accepted; until then, the old.

        With `without_absent`, it starts at once if nobody who has not accepted is connected.
        """
        room = await self._registry.room(table)
        if room.lobby.status != "over" and not room.over:
            await room.sync()
        await room.finish()  # players may have the last frame before the lobby is saved
        if without_absent:
            await room.presence_known()
        for _ in range(ATTEMPTS):
            found = await self._accept(room, person, without_absent=without_absent)
            if found is not None:
                if found.id != table:
                    await self._registry.room(found.id)
                return found
        raise Refusal("changed", "others changed the table at the same time; reload it")

    async def _accept(self, room: Room, person: str, *, without_absent: bool) -> Lobby | None:
        """Accept a rematch once. Return None if somebody else changed the table at the same time.

        The last acceptance, the new table and its id in the old table are one transaction. So a crash cannot leave a
        rematch that everybody has accepted and nobody can start.
        """
        now, lobby = self._time_source.now_ms(), room.lobby
        accepted = replace(accept_rematch(lobby, person), updated=now)
        undecided = undecided_seats(accepted)
        waits = bool(undecided) and not (without_absent and room.here.isdisjoint(undecided))
        if lobby.next is None and not waits:
            fresh = self._rematch_of(accepted, person, now)
            linked = replace(followed_by(accepted, fresh.id), version=lobby.version + 1)
            return fresh if await room.save(linked, fresh) else None
        if accepted.version > lobby.version and not await room.save(accepted):
            return None
        if accepted.next is None:
            return accepted
        # Version 0.1 stored the id first, so the table may be missing after a crash.
        found = await self._store.table(accepted.next)
        return found or await self._keep(replace(self._rematch_of(accepted, person, now), id=accepted.next))

    def _rematch_of(self, lobby: Lobby, person: str, now: int) -> Lobby:
        return replace(begin(rematch_of(lobby, person, now, self._chance), person), version=1)


def _no_free_code() -> Refusal:
    return Refusal("busy", "no free code was found; try again")
