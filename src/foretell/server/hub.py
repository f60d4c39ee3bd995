"""The hub: all rooms of this process, and the way to them."""

import asyncio
import gc
import random
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec.structs import replace

from ..errors import IllegalAction
from ..game import Action, View
from ..players import Player
from ..store import Store
from ..table import wire
from ..table.frames import encode
from ..table.lesson import new_lesson
from ..table.live import Live, Viewer, frames_since, open_frames
from ..table.lobby import (
    ID_LENGTH,
    Lobby,
    Wishes,
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
from .metrics import Metrics
from .rooms import Decision, Room, Submission, now_ms
from .settings import Settings
from .workers import Workers

ATTEMPTS = 8
"""How often a change of a lobby is tried again when others change it at the same time."""
COLLECT = (50_000, 50, 1_000_000)
MOST_SEARCHED, MOST_LISTED = 1_000, 100
FRESH = 3_600_000
"""Milliseconds for which a table is listed where nobody is."""
FOREVER = 2**62
SWEEP = 600.0
"""Seconds between full collections of garbage."""
Change = Callable[[Lobby], Lobby]


class Hub:
    """Everything that can be done at tables, for HTTP, sockets and streams alike."""

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
        self.closing = False

    async def start(self) -> None:
        """Listen to the other workers."""
        self.loop = asyncio.get_running_loop()
        self.workers.start()
        self.spawn(self._sweep())

    async def _sweep(self) -> None:
        """A full collection stops all tables for the longer the more there are: so it is rare."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        while True:
            await asyncio.sleep(SWEEP)
            gc.collect()

    async def stop(self) -> None:
        """What was accepted is committed and told; nothing new is begun."""
        self.closing = True
        for room in self._rooms.values():
            room.stop()
        await self.commits.settle()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something in the background; if it fails, that is logged."""
        if self.closing:
            work.close()
            return
        task = self.loop.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it began

    async def _guarded(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001 (nobody waits for it; the log is where it is seen)
            self.metrics.failures += 1
            logs.failure("background", error)

    async def think(self, player: Player, view: View) -> Action:
        """What a bot chooses; one that fails chooses anything, so that the table goes on."""
        try:
            action = await self.loop.run_in_executor(self._thinkers, player.choose, view)
            if action not in view.legal:
                raise IllegalAction("a bot chose what it may not")
            return action
        except Exception as error:  # noqa: BLE001 (a bot is any program)
            self.metrics.failures += 1
            logs.failure("bot", error)
            return self.chance.choice(view.legal)

    # --- rooms ---

    async def room(self, table: str) -> Room:
        """The room of a table, by id; loaded from the store if need be."""
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
        if entries and lobby.status not in ("playing", "over"):  # who sits where was settled before the deal
            lobby = await self.store.table(table) or lobby
        room = self._rooms[table] = Room(self, lobby, Live.rebuilt(entries) if entries else None)
        self.metrics.tables_idle += 1
        if room.live is not None and room.live.over and lobby.status != "over":
            self.spawn(room.finish())
        if self.shared:
            self.workers.ask_presence(room)
            self.spawn(self.refresh(room))  # what others did while it was read was told to nobody here
        room.resume()
        return room

    def forget(self, room: Room) -> None:
        """Put a room out of memory."""
        room.stop()
        if self._rooms.pop(room.lobby.id, None) is not None:
            self.metrics.tables_idle -= 1

    def abandon(self, room: Room) -> None:
        """A room that went wrong goes; whoever is connected says hello again, and finds what is in the log."""
        reason = "something went wrong with this table; say hello again"
        for listener in room.listeners:
            listener.write(encode(wire.Refused(code="failed", reason=reason, ply=-1, choices=())))
            self.detach(listener)
            listener.leave()
        self.forget(room)

    async def find(self, key: str) -> Lobby:
        """A table by its id, or by its code in any case."""
        if key in self._rooms:
            return self._rooms[key].lobby
        lobby = await self.store.table_by_code(key.upper()) if len(key) < ID_LENGTH else await self.store.table(key)
        if lobby is None:
            raise Refusal("no_table", "there is no such table; codes are good until the game is over")
        return lobby

    def info(self, lobby: Lobby) -> wire.TableInfo:
        """What everybody may know of a table."""
        room = self._rooms.get(lobby.id)
        return lobby.info(room.here if room else frozenset())

    # --- lobbies ---

    async def open_table(self, person: str, wishes: Wishes, name: str | None, bots: Sequence[str]) -> Lobby:
        """A new table; its owner sits down if there is a name, and bots in the seats after."""
        await self._check_tables_of(person)
        return await self._keep(self._new(person, wishes, name, bots))

    async def play_now(self, person: str, wishes: Wishes, name: str, level: str) -> Lobby:
        """A table with bots in all other seats, started: it deals as soon as its owner has contributed."""
        await self._check_tables_of(person)
        players = wishes.players or 3
        lobby = begin(self._new(person, wishes, name, [level] * (players - 1)), person)
        lobby = await self._keep(replace(lobby, version=1))
        await self.room(lobby.id)
        return lobby

    async def teach(self, person: str, name: str) -> Lobby:
        """A table for the lesson, dealt at once."""
        await self._check_tables_of(person)
        lobby = await self._keep(new_lesson(person, name, now_ms()))
        await self.room(lobby.id)
        return lobby

    async def _check_tables_of(self, person: str) -> None:
        most = self.settings.max_tables
        if most:
            newest = await self.store.games_of(person, FOREVER, most)
            if len(newest) == most and all(lobby.status != "over" for lobby in newest):
                raise Refusal("busy", f"you sit at {most} tables that are not over; finish one, or leave one")

    async def listed(self) -> list[Lobby]:
        """Open tables that want to be found: first where somebody is, then those of the last hour."""
        found = await self.store.listed(MOST_SEARCHED)
        busy = [lobby for lobby in found if lobby.id in self._rooms and self._rooms[lobby.id].here]
        since = now_ms() - FRESH
        others = [lobby for lobby in found if lobby not in busy and lobby.updated > since]
        return [*busy, *others][:MOST_LISTED]

    def _new(self, person: str, wishes: Wishes, name: str | None, bots: Sequence[str]) -> Lobby:
        lobby = new_lobby(person, wishes, now_ms())
        if name is not None:
            lobby = sit(lobby, person, 0, name)
        for number, level in enumerate(bots, 0 if name is None else 1):
            lobby = seat_bot(lobby, person, number, level)
        return replace(lobby, version=1)

    async def _keep(self, lobby: Lobby) -> Lobby:
        """Store a new table, under another code if its own is taken."""
        for _ in range(ATTEMPTS):
            if await self.store.create(lobby):
                return lobby
            found = await self.store.table(lobby.id)
            if found is not None:
                return found
            lobby = replace(lobby, code=new_lobby(lobby.owner, Wishes(), 0).code)
        raise Refusal("busy", "no free code was found; try again")

    async def change(self, table: str, change: Change) -> Lobby:
        """Change a lobby, and tell everybody at the table."""
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
        raise Refusal("changed", "others changed the table at the same time; look at it again")

    async def settle_lobby(self, room: Room, change: Change) -> Lobby | None:
        """The same for the table's own doing; None if the table is gone."""
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
        """The lobby may have changed."""
        lobby = await self.store.table(room.lobby.id)
        if lobby is not None:
            self._adopt(room, lobby)

    async def refresh(self, room: Room) -> None:
        """Anything may have happened."""
        await self.reload(room)
        newest = await self.store.entries(room.lobby.id, room.ply + 1)
        if newest:
            room.heard(newest[-1].ply)

    async def rematch(self, table: str, person: str) -> Lobby:
        """A new table with the same seats, one for each table: who asks later is shown the same."""
        room = await self.room(table)
        await room.finish()  # the last frame may be told already, and the lobby not saved yet
        fresh = rematch_of(room.lobby, person, now_ms())
        lobby = await self.change(table, lambda lobby: lobby if lobby.next else followed_by(lobby, fresh.id))
        if lobby.next is None:
            raise Refusal("changed", "others changed the table at the same time; look at it again")
        found = await self.store.table(lobby.next)
        # Its place was taken first, so that there is one rematch whoever asks at the same time.
        return found or await self._keep(replace(fresh, id=lobby.next))

    # --- the game ---

    async def submit(self, table: str, person: str, message: Decision | wire.Contribute | wire.Say) -> int:
        """Carry a message out; gives the ply after it, or raises Refusal."""
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
        """Chat or an emote, of somebody who has a seat."""
        seat = room.lobby.seat_of(person)
        if seat is None:
            raise Refusal("not_seated", "only who has a seat may speak")
        if not room.lobby.talk:
            raise Refusal("talk_off", "this table plays without chat and emotes")
        if (message.text is None) == (message.emote is None):
            raise Refusal("malformed", "say either a text or an emote")
        if message.text is not None and not message.text.isprintable():
            raise Refusal("malformed", "a text is one line of printable characters")
        name = room.lobby.names[seat]
        line = encode(wire.Said(seat=seat, name=name, text=message.text, emote=message.emote, at=now_ms()))
        room.say(line)
        self.workers.say(room, line)

    async def full(self, table: str, person: str | None) -> bytes:
        """The whole view of the viewer that a person is at a table."""
        room = await self.room(table)
        return room.full(self._viewer(room.lobby, person))

    async def prospects(self, table: str, person: str | None) -> bytes:
        """What a person's choices would make of their hand."""
        room = await self.room(table)
        return room.prospects(self._viewer(room.lobby, person))

    async def frames(self, table: str, person: str | None, since: int, eyes: str | None) -> list[bytes]:
        """The frames after ply `since`, through one's own eyes, or, after the end, through anybody's."""
        room = await self.room(table)
        own = self._viewer(room.lobby, person)
        if eyes is None:
            return await room.missed(own, since)
        if eyes != _name(own) and (room.live is None or not room.live.over):
            raise Refusal("not_over", "a game is seen through others' eyes when it is over")
        entries = await self.store.entries(table)
        if eyes == "open":
            return open_frames(entries, since)
        seats = [str(seat) for seat in range(len(room.lobby.seats))]
        if eyes not in (*seats, "spectator"):
            raise Refusal("no_seat", f"eyes are {', '.join(seats)}, spectator or open")
        viewer = None if eyes == "spectator" else int(eyes)
        return frames_since(entries, since, viewer)

    async def record(self, table: str, person: str | None) -> str:
        """The record of a finished game."""
        room = await self.room(table)
        self._viewer(room.lobby, person)
        if room.live is None:
            raise Refusal("not_started", "the cards are not dealt yet")
        return str(room.live.record())

    def _viewer(self, lobby: Lobby, person: str | None) -> Viewer:
        """The seat that a person has, or None for a spectator where there may be some."""
        if not lobby.admits(person):
            raise Refusal("no_spectators", "this table is for its players alone")
        return lobby.seat_of(person)

    # --- listeners ---

    async def attach(self, listener: Listener, table: str, since: int | None) -> None:
        """Welcome a listener, to a table by id or code: all since a ply, or the full view."""
        if table not in self._rooms and len(table) < ID_LENGTH:
            table = (await self.find(table)).id
        room = await self.room(table)
        listener.viewer = self._viewer(room.lobby, listener.person)
        frames = [] if since is None or since > room.ply else await room.missed(listener.viewer, since)
        if sum(map(len, frames)) > self.settings.max_queue // 2:  # it would be dropped as a slow reader
            frames, since = [], None
        listener.viewer = self._viewer(room.lobby, listener.person)
        if self._rooms.get(room.lobby.id) is not room:  # put away meanwhile
            await self.attach(listener, table, since)
            return
        listener.write(room.welcome(listener))
        if room.live is not None and (since is None or since > room.ply):
            listener.write(room.full(listener.viewer))
        for message in (*frames, *(room.said or ())):
            listener.write(message)
        listener.room = room
        self._count(room, lambda: room.add(listener))

    def detach(self, listener: Listener) -> None:
        """Let a listener go."""
        room, listener.room = listener.room, None
        if room is not None and not self.closing:
            self._count(room, lambda: room.remove(listener))

    def _count(self, room: Room, change: Callable[[], None]) -> None:
        was = bool(room.listeners)
        change()
        now = bool(room.listeners)
        self.metrics.tables_live += now - was
        self.metrics.tables_idle -= now - was


def _name(viewer: Viewer) -> str:
    return "spectator" if viewer is None else str(viewer)
