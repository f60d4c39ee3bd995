"""Bugs that somebody might make, to prove that the simulation finds them. Each is a change of one method."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from foretell.server.commits import Commits
from foretell.server.front_door import FrontDoor
from foretell.server.registry import Registry
from foretell.server.rooms import Room
from foretell.table import due, machine
from foretell.table.effects import Append, Effect, Moment, Outcome, Tell
from foretell.table.entries import Entry
from foretell.table.live import Live
from foretell.table.machine import TableMachine
from foretell.table.machine_states import Due, Idle

Plant = Callable[[], Any]
PLANTED: dict[str, Plant] = {}


def plant(name: str) -> Callable[[Plant], Plant]:
    def keep(make: Plant) -> Plant:
        PLANTED[name] = contextmanager(make)
        return make

    return keep


def _nothing(*_: object) -> None:
    """Do nothing in place of a method."""


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


@plant("answer before the commit")
def answer_first() -> Iterator[None]:
    commit = TableMachine._commit

    def early(self: TableMachine, entry: Entry, reply: Any = None) -> None:
        if reply is not None:
            self._answer(reply, entry.ply)
        commit(self, entry, None)

    with patch.object(TableMachine, "_commit", early):
        yield


@plant("an unknown outcome counts as stored")
def unknown_is_stored() -> Iterator[None]:
    stored = TableMachine.stored

    def hopeful(self: TableMachine, outcome: Outcome, now: Moment) -> list[Effect]:
        return stored(self, Outcome.STORED if outcome is Outcome.UNKNOWN else outcome, now)

    with patch.object(TableMachine, "stored", hopeful):
        yield


@plant("a taken ply counts as stored")
def taken_is_stored() -> Iterator[None]:
    stored = TableMachine.stored

    def hopeful(self: TableMachine, outcome: Outcome, now: Moment) -> list[Effect]:
        return stored(self, Outcome.STORED if outcome is Outcome.TAKEN else outcome, now)

    with patch.object(TableMachine, "stored", hopeful):
        yield


@plant("lost wake-up")
def lost_wake_up() -> Iterator[None]:
    wake = Room._wake_at
    with patch.object(Room, "_wake_at", lambda self, at: wake(self, None if at and int(at * 1000) % 7 == 0 else at)):
        yield


@plant("lost queue")
def lost_queue() -> Iterator[None]:
    go_on = TableMachine._continue

    def forgetful(self: TableMachine, now: Moment) -> None:
        self._waiting.clear()
        go_on(self, now)

    with patch.object(TableMachine, "_continue", forgetful):
        yield


@plant("the queue is not considered")
def stuck_queue() -> Iterator[None]:
    def lazy(self: TableMachine, now: Moment) -> None:
        self.state = Idle()

    with patch.object(TableMachine, "_continue", lazy):
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
    with patch.object(Room, "changed_elsewhere", _nothing):
        yield


@plant("announcements of other workers are ignored")
def deaf() -> Iterator[None]:
    with (
        patch.object(Room, "heard", _nothing),
        patch.object(Room, "changed_elsewhere", _nothing),
    ):
        yield


@plant("a failed read is not tried again")
def no_retry() -> Iterator[None]:
    with patch.object(TableMachine, "_retry_later", _nothing):
        yield


@plant("the result is not saved")
def result_not_saved() -> Iterator[None]:
    with patch.object(TableMachine, "_save_result", _nothing):
        yield


@plant("frames go to the wrong viewer")
def wrong_viewer() -> Iterator[None]:
    apply = TableMachine._apply

    def mixed(self: TableMachine, entry: Entry, now: Moment) -> None:
        apply(self, entry, now)
        tell = next(effect for effect in reversed(self._effects) if isinstance(effect, Tell))
        viewers = list(tell.frames)
        if len(viewers) > 1:
            tell.frames[viewers[0]] = tell.frames[viewers[1]]

    with patch.object(TableMachine, "_apply", mixed):
        yield


@plant("a newcomer's frames start from the beginning")
def newcomer_without_snapshot() -> Iterator[None]:
    apply = TableMachine._apply

    def blank(self: TableMachine, entry: Entry, now: Moment) -> None:
        self.seen = dict.fromkeys(self.seen, None)
        apply(self, entry, now)

    with patch.object(TableMachine, "_apply", blank):
        yield


@plant("bots stop when their worker crashes")
def no_takeover() -> Iterator[None]:
    with patch.object(due, "TAKEOVER_SECONDS", 1e9):
        yield


@plant("nobody takes over for missing persons, and clocks never run out")
def no_flag() -> Iterator[None]:
    def only_bots(table: due.Situation, now: Moment) -> Due | None:
        task = next_due(table, now)
        return None if task is not None and task.task in ("deal", "think") and table.ply % 5 == 4 else task

    next_due = due.next_due
    with patch.object(machine, "next_due", only_bots):
        yield


@plant("the log is read from the wrong ply")
def wrong_ply() -> Iterator[None]:
    def skipping(self: TableMachine, entries: Sequence[Entry], now: Moment) -> list[Effect]:
        return caught_up(self, list(entries)[1:] if len(list(entries)) > 1 else entries, now)

    caught_up = TableMachine.caught_up
    with patch.object(TableMachine, "caught_up", skipping):
        yield


@plant("an entry is committed twice after a crash of the writer")
def applied_twice() -> Iterator[None]:
    apply = TableMachine._apply

    def twice(self: TableMachine, entry: Entry, now: Moment) -> None:
        apply(self, entry, now)
        if entry.kind == "back":
            apply(self, entry, now)

    with patch.object(TableMachine, "_apply", twice):
        yield


@plant("the times of entries go backwards")
def backwards() -> Iterator[None]:
    entry = Live.entry

    def raw(self: Live, kind: Any, seat: int, by: Any, now: int, text: str = "") -> Entry:
        return entry(self, kind, seat, by, now, text)._replace(at=now)

    with patch.object(Live, "entry", raw):
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
