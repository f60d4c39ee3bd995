"""Planted faults of the server: rooms, the registry, the desk, messages between workers, and the store."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from foretell.server.audience import Audience
from foretell.server.commits import Commits
from foretell.server.desk import Desk
from foretell.server.front_door import FrontDoor
from foretell.server.registry import Registry
from foretell.server.rooms import Room
from foretell.server.workers import Workers
from foretell.store import StoreError
from foretell.table.entries import Entry
from foretell.table.lobby import Lobby
from foretell.table.machine_effects import Append, Effect
from foretell.table.rematch import accept_rematch, undecided_seats

from .database import Database
from .planting import nothing, plant


@plant("tell before the commit")
def tell_first() -> Iterator[None]:
    perform = Room._perform

    def early(self: Room, effect: Effect) -> None:
        if isinstance(effect, Append):
            frame = b'{"type":"frame","ply":%d,"at":%d,"kind":"act"}' % (effect.entry.ply, effect.entry.at)
            self._audience.tell(dict.fromkeys(self._machine.seen, frame))
        perform(self, effect)

    with patch.object(Room, "_perform", early):
        yield


@plant("lost wake-up")
def lost_wake_up() -> Iterator[None]:
    wake = Room._wake_at
    with patch.object(Room, "_wake_at", lambda self, at: wake(self, None if at and int(at * 1000) % 7 == 0 else at)):
        yield


@plant("a bot plays twice")
def bot_plays_twice() -> Iterator[None]:
    perform = Room._perform

    def twice(self: Room, effect: Effect) -> None:
        perform(self, effect)
        if isinstance(effect, Append) and effect.entry.by == "bot":
            again = effect.entry._replace(ply=effect.entry.ply + 1)
            self._services.commits.append(again, lambda _: None)

    with patch.object(Room, "_perform", twice):
        yield


@plant("a frame is skipped on reconnect")
def frame_skipped() -> Iterator[None]:
    missed = Room.missed

    async def short(self: Room, viewer: Any, since: int) -> list[bytes]:
        return (await missed(self, viewer, since))[1:]

    with patch.object(Room, "missed", short):
        yield


@plant("the lobby is not read after missed messages")
def stale_lobby() -> Iterator[None]:
    with patch.object(Room, "changed_elsewhere", nothing):
        yield


@plant("announcements of other workers are ignored")
def deaf() -> Iterator[None]:
    with (
        patch.object(Room, "heard", nothing),
        patch.object(Room, "changed_elsewhere", nothing),
    ):
        yield


@plant("two rooms for one table")
def two_rooms() -> Iterator[None]:
    room = Registry.room

    async def fresh(self: Registry, table: str) -> Room:
        if table in self._rooms and self._services.time_source.now_ms() % 11 == 0:
            del self._rooms[table]
        return await room(self, table)

    with patch.object(Registry, "room", fresh):
        yield


@plant("commits are lost at the end of a batch")
def lost_commit() -> Iterator[None]:
    append = Commits.append

    def dropping(self: Commits, entry: Entry, done: Any) -> None:
        if entry.kind == "away" and entry.ply % 2:
            return
        append(self, entry, done)

    with patch.object(Commits, "append", dropping):
        yield


@plant("a contribution is not answered")
def contribution_unanswered() -> Iterator[None]:
    async def silent(self: FrontDoor, room: Room, person: str, message: Any, reply: Any) -> None:
        await contribute(self, room, person, message, lambda given: reply(given) if isinstance(given, int) else None)

    contribute = FrontDoor._contribute
    with patch.object(FrontDoor, "_contribute", silent):
        yield


@plant("changes during a load are lost")
def lost_during_load() -> Iterator[None]:
    resume, changed, loaded = Room.resume, Room.changed_elsewhere, set[int]()

    def note(self: Room) -> None:
        loaded.add(id(self))
        resume(self)

    def ignore_first(self: Room) -> None:
        if id(self) in loaded:
            loaded.remove(id(self))
        else:
            changed(self)

    with patch.object(Room, "resume", note), patch.object(Room, "changed_elsewhere", ignore_first):
        yield


@plant("the last acceptance of a rematch is saved without the rematch")
def rematch_in_two_steps() -> Iterator[None]:
    """This was a real bug: after an error in between, nobody could start the rematch."""
    accept = Desk._accept

    async def in_two_steps(self: Desk, room: Room, person: str, *, without_absent: bool) -> Lobby | None:
        lobby = room.lobby
        accepted = replace(accept_rematch(lobby, person), updated=self._time_source.now_ms())
        if accepted.version > lobby.version and not undecided_seats(accepted) and not await room.save(accepted):
            return None
        return await accept(self, room, person, without_absent=without_absent)

    with patch.object(Desk, "_accept", in_two_steps):
        yield


@plant("a lobby with an unknown outcome is not read again")
def stale_after_unknown_outcome() -> Iterator[None]:
    """This was a real bug: a worker did not learn of its own change, because it hears only of those of others."""

    async def trusting(self: Room, lobby: Lobby, rematch: Lobby | None = None) -> bool:
        store = self._services.store
        saved = await (store.save(lobby) if rematch is None else store.save_with_rematch(lobby, rematch))
        if saved:
            self.adopt(lobby)
        else:
            await self.reload()
        return saved

    with patch.object(Room, "save", trusting), patch.object(Database, "_carry_out_unnoticed", _unheard):
        yield


@plant("a write that lands after its error is not announced to its worker")
def unheard_write() -> Iterator[None]:
    """This was a real bug of the store for PostgreSQL."""
    with patch.object(Database, "_carry_out_unnoticed", _unheard):
        yield


def _unheard(self: Database, operation: Any, sender: object) -> None:
    operation()


@plant("who is connected elsewhere is not asked again")
def presence_not_asked() -> Iterator[None]:
    with patch.object(Registry, "_ask_presence", nothing), patch.object(Room, "forget_elsewhere", nothing):
        yield


@plant("a worker that was silent for a while counts as gone for ever")
def never_returned() -> Iterator[None]:
    """This was a real bug: its persons counted as missing, although they were connected."""
    start = Workers.start
    with patch.object(Workers, "start", lambda self, heard, lost, _: start(self, heard, lost, nothing)):
        yield


@plant("other workers are not told who is connected")
def presence_not_told() -> Iterator[None]:
    with patch.object(Workers, "tell_presence", nothing):
        yield


@plant("the chat does not reach other workers")
def chat_stays() -> Iterator[None]:
    with patch.object(Workers, "say", nothing):
        yield


@plant("a second tab gets no frames")
def one_tab() -> Iterator[None]:
    def first_only(self: Audience, frames: Any) -> None:
        for viewer, frame in frames.items():
            for listener in self._groups.get(viewer, ())[:1]:
                listener.write(frame)

    with patch.object(Audience, "tell", first_only):
        yield


@plant("a new seat does not change what a listener gets")
def not_reseated() -> Iterator[None]:
    with patch.object(Audience, "reseat", nothing):
        yield


@plant("an error of the database during a change is not answered")
def change_unanswered() -> Iterator[None]:
    contribute = FrontDoor._contribute

    async def silent(self: FrontDoor, room: Room, person: str, message: Any, reply: Any) -> None:
        await contribute(self, room, person, message, lambda given: _unless_failed(given, reply))

    with patch.object(FrontDoor, "_contribute", silent):
        yield


def _unless_failed(given: Any, reply: Any) -> None:
    if not isinstance(given, StoreError):
        reply(given)


@plant("a late message of another worker counts")
def late_message() -> Iterator[None]:  # this was a real bug
    with patch.object(Workers, "_is_old", lambda *_: False):
        yield
