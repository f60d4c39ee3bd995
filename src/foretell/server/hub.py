"""The hub: all rooms of this process, and the operations on them."""

import asyncio
import gc
import random
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec.structs import replace

from ..errors import IllegalAction
from ..game import Action, View
from ..game.options import DEFAULT_PLAYERS
from ..players import Player
from ..store import Store
from ..table import wire
from ..table.bots import SeatedBot
from ..table.frames import encode
from ..table.lesson import new_lesson
from ..table.live import Live, Viewer, frames_in_steps
from ..table.lobby import (
    ID_LENGTH,
    Lobby,
    TableSettings,
    accept_rematch,
    all_accepted,
    begin,
    contribute,
    followed_by,
    new_lobby,
    rematch_of,
    seat_bot,
    sit,
)
from ..table.refusals import Refusal
from . import logs
from .audience import Listener
from .commits import Commits
from .loads import Loads
from .long_work import in_turns
from .metrics import Metrics
from .openings import Openings
from .rooms import Decision, Room, Submission, now_ms
from .settings import Settings
from .workers import Workers

ATTEMPTS = 8
"""How often to try to change a lobby that others change at the same time."""
GC_THRESHOLDS = (50_000, 50, 1_000_000)
MAX_LISTED = 100
LISTED_MS = 3_600_000
"""How long a table stays listed if nobody is connected, in milliseconds."""
FOREVER = 2**62
GC_SECONDS = 600.0
"""Seconds between full garbage collections."""
Change = Callable[[Lobby], Lobby]


class Hub:
    """All operations on tables. HTTP, sockets and streams use the same ones."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.commits = Commits(store, metrics)
        self.shared = store.shared
        self.chance = random.SystemRandom()
        self._loads = Loads(store)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinkers = ThreadPoolExecutor(2, "bot")
        self.workers = Workers(self, self._rooms)
        self.openings = Openings(settings, self._rooms)
        self.closing = False
        metrics.gauges["tables_live"] = self._count_live
        metrics.gauges["tables_idle"] = lambda: len(self._rooms) - self._count_live()

    async def start(self) -> None:
        """Start to listen to the other workers and to collect garbage."""
        self.loop = asyncio.get_running_loop()
        self.workers.start()
        self.spawn(self._collect_garbage())

    async def _collect_garbage(self) -> None:
        """Run full collections rarely: each stops all tables, and takes longer the more tables there are."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        while True:
            await asyncio.sleep(GC_SECONDS)
            gc.collect()

    async def stop(self) -> None:
        """Commit the accepted entries and send their frames, then cancel everything else."""
        self.closing = True
        for room in self._rooms.values():
            room.stop()
        await self.commits.settle()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Run a coroutine in the background, and log it if it fails."""
        if self.closing:
            work.close()
            return
        task = self.loop.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # the task may be cancelled before it starts

    async def _guarded(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001 (nobody awaits the task, so the error goes to the log)
            self.metrics.failures += 1
            logs.failure("background", error)

    async def think(self, player: Player, view: View) -> Action:
        """Return what a bot chooses. If the bot fails, choose at random, so that the game goes on."""
        try:
            action = await self.loop.run_in_executor(self._thinkers, player.choose, view)
            if action not in view.legal:
                raise IllegalAction("a bot chose an illegal action")
            return action
        except Exception as error:  # noqa: BLE001 (a bot may raise anything)
            self.metrics.failures += 1
            logs.failure("bot", error)
            return self.chance.choice(view.legal)

    async def show_end(self, bot: SeatedBot, view: View) -> None:
        """Show a bot the end of the game."""
        try:
            await self.loop.run_in_executor(self._thinkers, bot.show, view)
        except Exception as error:  # noqa: BLE001 (a bot may raise anything)
            self.metrics.failures += 1
            logs.failure("bot", error)

    # --- rooms ---

    async def room(self, table: str) -> Room:
        """Return the room of a table. Load it from the store if it is not in memory."""
        if self.closing:
            raise Refusal("not_ready", "the server is stopping")
        found = self._rooms.get(table)
        if found is not None:
            found.touch()
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = self.loop.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Room:
        lobby, entries = await self._loads.load(table)
        if entries and lobby.status not in ("playing", "over"):  # this lobby is older than the deal
            lobby = await self.store.table(table) or lobby
        live = await in_turns(Live.rebuilt_in_steps(entries)) if entries else None
        room = self._rooms[table] = Room(self, lobby, live)
        if room.live is not None and room.live.over and lobby.status != "over":
            self.spawn(room.finish())
        if self.shared:
            self.workers.ask_presence(room)
            self.spawn(self.refresh(room))  # other workers may have changed the table during the load
        room.resume()
        return room

    def forget(self, room: Room) -> None:
        """Remove a room from memory."""
        room.stop()
        self._rooms.pop(room.lobby.id, None)
        if room.live is not None and room.live.over:
            self.openings.end(room.lobby.id)

    def abandon(self, room: Room) -> None:
        """Drop a room after a bug. Its clients can send hello again, and then get the state of the log."""
        reason = "this table had an internal error; send hello again"
        for listener in room.listeners:
            listener.write(encode(wire.Refused(code="failed", reason=reason, ply=-1, choices=())))
            self.detach(listener)
            listener.leave()
        self.forget(room)

    async def find(self, key: str) -> Lobby:
        """Return a table by its id or its code. The case of a code does not matter."""
        if key in self._rooms:
            return self._rooms[key].lobby
        lobby = await self.store.table_by_code(key.upper()) if len(key) < ID_LENGTH else await self.store.table(key)
        if lobby is None:
            raise Refusal("no_table", "there is no such table; a code is valid until the game is over")
        return lobby

    def info(self, lobby: Lobby) -> wire.TableInfo:
        """Return what everybody may know about a table."""
        room = self._rooms.get(lobby.id)
        return lobby.info(room.here if room else frozenset())

    # --- lobbies ---

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
        await self.room(lobby.id)
        return lobby

    async def start_lesson(self, person: str, name: str, portrait: wire.Portrait | None = None) -> Lobby:
        """Start a table for the lesson, which deals at once."""
        await self._check_tables_of(person)
        lobby = await self._keep(new_lesson(person, name, now_ms(), portrait))
        await self.room(lobby.id)
        return lobby

    async def _check_tables_of(self, person: str) -> None:
        limit = self.settings.max_tables
        if limit:
            newest = await self.store.games_of(person, FOREVER, limit)
            if len(newest) == limit and all(lobby.status != "over" for lobby in newest):
                raise Refusal("busy", f"you sit at {limit} unfinished tables; finish or leave one first")

    async def listed(self) -> list[Lobby]:
        """Return the public list: tables with somebody connected, then those that changed in the last hour."""
        present = [room.lobby for room in self._rooms.values() if room.lobby.listed and room.here]
        busy = sorted(
            (lobby for lobby in present if lobby.status == "open"), key=lambda lobby: (-lobby.created, lobby.id)
        )
        known = {lobby.id for lobby in busy}
        newest = await self.store.listed(MAX_LISTED + len(busy), now_ms() - LISTED_MS)
        return [*busy, *(lobby for lobby in newest if lobby.id not in known)][:MAX_LISTED]

    def _new(
        self,
        person: str,
        settings: TableSettings,
        name: str | None,
        bots: Sequence[str],
        portrait: wire.Portrait | None,
    ) -> Lobby:
        if settings.sheet_code is None:
            sheet = self.settings.sheets[0]
            settings = replace(settings, sheet_name=sheet.name, sheet_code=sheet.code)
        lobby = new_lobby(person, settings, now_ms())
        if name is not None:
            lobby = sit(lobby, person, 0, name, portrait)
        for number, level in enumerate(bots, 0 if name is None else 1):
            lobby = seat_bot(lobby, person, number, level)
        return replace(lobby, version=1)

    async def _keep(self, lobby: Lobby) -> Lobby:
        """Store a new table. If its code is taken, give it another one."""
        for _ in range(ATTEMPTS):
            if await self.store.create(lobby):
                return lobby
            found = await self.store.table(lobby.id)
            if found is not None:
                return found
            lobby = replace(lobby, code=new_lobby(lobby.owner, TableSettings(), 0).code)
        raise Refusal("busy", "no free code was found; try again")

    async def change(self, table: str, change: Change) -> Lobby:
        """Change a lobby, and send it to everybody at the table."""
        room = await self.room(table)
        for _ in range(ATTEMPTS):
            before = room.lobby
            wanted = change(before)
            if wanted is before:
                return before
            lobby = replace(wanted, updated=now_ms())
            if await self.store.save(lobby):
                self._adopt(room, lobby)
                return lobby
            await self.reload(room)
        raise Refusal("changed", "others changed the table at the same time; reload it")

    async def try_change(self, room: Room, change: Change) -> Lobby | None:
        """Change a lobby on the server's own behalf. Return None if the change was refused."""
        try:
            return await self.change(room.lobby.id, change)
        except Refusal:
            return None

    def _adopt(self, room: Room, lobby: Lobby) -> None:
        if lobby.version > room.lobby.version:
            room.lobby = lobby
            room.tell_table()
            room.plan()

    async def reload(self, room: Room) -> None:
        """Read the lobby again, because another worker may have changed it."""
        lobby = await self.store.table(room.lobby.id)
        if lobby is not None:
            self._adopt(room, lobby)

    async def refresh(self, room: Room) -> None:
        """Read the lobby and the end of the log again."""
        await self.reload(room)
        newest = await self.store.entries(room.lobby.id, room.ply + 1)
        if newest:
            room.heard(newest[-1].ply)

    async def rematch(self, table: str, person: str) -> Lobby:
        """Accept a rematch. Return the new table, which starts when every person has accepted; until then, the old."""
        room = await self.room(table)
        await room.finish()  # players may have the last frame before the lobby is saved
        lobby = await self.change(table, lambda lobby: accept_rematch(lobby, person))
        if not all_accepted(lobby):
            return lobby
        # Players go to the new table as soon as the old one names it, so it must exist before.
        fresh = begin(rematch_of(lobby, person, now_ms()), person)
        found = await self._keep(replace(fresh, version=1))
        await self.room(found.id)
        await self.change(table, lambda lobby: followed_by(lobby, found.id))
        return found

    # --- the game ---

    async def submit(self, table: str, person: str, message: Decision | wire.Contribute | wire.Say) -> int:
        """Carry out a message, and return the ply after it."""
        room = await self.room(table)
        match message:
            case wire.Contribute(contribution):
                await self.change(table, lambda lobby: contribute(lobby, person, contribution))
                return room.ply
            case wire.Say():
                self.say(room, person, message)
                return room.ply
            case _:
                return await self._decided(room, person, message)

    async def _decided(self, room: Room, person: str, message: Decision) -> int:
        outcome: asyncio.Future[int | Refusal] = self.loop.create_future()

        def answer(given: int | Refusal) -> None:
            if not outcome.done():
                outcome.set_result(given)

        room.submit(Submission(person, message, answer))
        given = await outcome
        if isinstance(given, Refusal):
            raise given
        return given

    def say(self, room: Room, person: str | None, message: wire.Say) -> None:
        """Pass on a chat line or an emote of a seated person."""
        seat = room.lobby.seat_of(person)
        if seat is None:
            raise Refusal("not_seated", "only seated players may chat")
        if not room.lobby.talk:
            raise Refusal("talk_off", "chat and emotes are off at this table")
        if (message.text is None) == (message.emote is None):
            raise Refusal("malformed", "send either a text or an emote")
        if message.text is not None and not message.text.isprintable():
            raise Refusal("malformed", "a text must be one line of printable characters")
        name = room.lobby.names[seat]
        line = encode(wire.Said(seat=seat, name=name, text=message.text, emote=message.emote, at=now_ms()))
        room.say(line)
        self.workers.say(room, line)

    async def full(self, table: str, person: str | None) -> bytes:
        """Return a person's whole view of a game."""
        room = await self.room(table)
        return room.full(self._viewer(room.lobby, person))

    async def prospects(self, table: str, person: str | None) -> bytes:
        """Return which hand each choice of a person would lead to."""
        room = await self.room(table)
        return room.prospects(self._viewer(room.lobby, person))

    async def frames(self, table: str, person: str | None, since: int, eyes: str) -> list[bytes]:
        """Return the frames after ply `since`. After the end, a person may also ask for another viewer's (`eyes`)."""
        room = await self.room(table)
        own = self._viewer(room.lobby, person)
        if eyes == "own":
            return await room.missed(own, since)
        if eyes != _name(own) and (room.live is None or not room.live.over):
            raise Refusal("not_over", "other views of a game are available when it is over")
        entries = await self.store.entries(table)
        if eyes == "open":
            return await in_turns(frames_in_steps(entries, since, None, everything=True))
        seats = [str(seat) for seat in range(len(room.lobby.seats))]
        if eyes not in (*seats, "spectator"):
            raise Refusal("no_seat", f"`eyes` must be one of {', '.join(seats)}, spectator, open")
        viewer = None if eyes == "spectator" else int(eyes)
        return await in_turns(frames_in_steps(entries, since, viewer))

    async def record(self, table: str, person: str | None) -> str:
        """Return the record of a finished game."""
        room = await self.room(table)
        self._viewer(room.lobby, person)
        if room.live is None:
            raise Refusal("not_started", "the cards are not dealt yet")
        return str(room.live.record())

    def _viewer(self, lobby: Lobby, person: str | None) -> Viewer:
        """Return the seat of a person, or None for a spectator. Refuse spectators at a private table."""
        if not lobby.admits(person):
            raise Refusal("no_spectators", "this table does not admit spectators")
        return lobby.seat_of(person)

    # --- listeners ---

    async def attach(self, listener: Listener, table: str, since: int | None) -> None:
        """Connect a listener to a table (id or code), and send it the frames after `since` or the full view."""
        if table not in self._rooms and len(table) < ID_LENGTH:
            table = (await self.find(table)).id
        room = await self.room(table)
        listener.viewer = self._viewer(room.lobby, listener.person)
        frames = [] if since is None or since > room.ply else await room.missed(listener.viewer, since)
        if sum(map(len, frames)) > self.settings.max_queue // 2:  # it would be cut off as a slow reader
            frames, since = [], None
        listener.viewer = self._viewer(room.lobby, listener.person)
        if self._rooms.get(room.lobby.id) is not room:  # the room was closed while we waited
            await self.attach(listener, table, since)
            return
        listener.write(room.welcome(listener))
        if room.live is not None and (since is None or since > room.ply):
            listener.write(room.full(listener.viewer))
        for message in (*frames, *(room.said or ())):
            listener.write(message)
        listener.room = room
        room.add(listener)

    def detach(self, listener: Listener) -> None:
        room, listener.room = listener.room, None
        if room is not None and not self.closing:
            room.remove(listener)

    def _count_live(self) -> int:
        return sum(bool(room.listeners) for room in self._rooms.values())


def _name(viewer: Viewer) -> str:
    return "spectator" if viewer is None else str(viewer)
