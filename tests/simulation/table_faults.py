"""Planted faults of the table: its state machine, its game and its clocks."""

from collections.abc import Iterator, Sequence
from typing import Any
from unittest.mock import patch

from foretell.table import due, machine
from foretell.table.clock import Clock
from foretell.table.entries import Entry
from foretell.table.live import Live
from foretell.table.machine import TableMachine
from foretell.table.machine_effects import Broadcast, Effect, Instant, Outcome
from foretell.table.machine_states import Due, Following, Idle
from foretell.table.situation import Situation

from .planting import nothing, plant


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

    def hopeful(self: TableMachine, outcome: Outcome, now: Instant) -> list[Effect]:
        return stored(self, Outcome.STORED if outcome is Outcome.UNKNOWN else outcome, now)

    with patch.object(TableMachine, "stored", hopeful):
        yield


@plant("a taken ply counts as stored")
def taken_is_stored() -> Iterator[None]:
    stored = TableMachine.stored

    def hopeful(self: TableMachine, outcome: Outcome, now: Instant) -> list[Effect]:
        return stored(self, Outcome.STORED if outcome is Outcome.TAKEN else outcome, now)

    with patch.object(TableMachine, "stored", hopeful):
        yield


@plant("lost queue")
def lost_queue() -> Iterator[None]:
    go_on = TableMachine._continue

    def forgetful(self: TableMachine, now: Instant) -> None:
        self._waiting.clear()
        go_on(self, now)

    with patch.object(TableMachine, "_continue", forgetful):
        yield


@plant("the queue is not considered")
def stuck_queue() -> Iterator[None]:
    def lazy(self: TableMachine, now: Instant) -> None:
        self.state = Idle()

    with patch.object(TableMachine, "_continue", lazy):
        yield


@plant("a failed read is not tried again")
def no_retry() -> Iterator[None]:
    with patch.object(TableMachine, "_retry_later", nothing):
        yield


@plant("the result is not saved")
def result_not_saved() -> Iterator[None]:
    with patch.object(TableMachine, "_save_result", nothing):
        yield


@plant("frames go to the wrong viewer")
def wrong_viewer() -> Iterator[None]:
    apply = TableMachine._apply

    def mixed(self: TableMachine, entry: Entry, now: Instant) -> None:
        apply(self, entry, now)
        tell = next(effect for effect in reversed(self._effects) if isinstance(effect, Broadcast))
        viewers = list(tell.frames)
        if len(viewers) > 1:
            tell.frames[viewers[0]] = tell.frames[viewers[1]]

    with patch.object(TableMachine, "_apply", mixed):
        yield


@plant("a newcomer's frames start from the beginning")
def newcomer_without_snapshot() -> Iterator[None]:
    apply = TableMachine._apply

    def blank(self: TableMachine, entry: Entry, now: Instant) -> None:
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
    def only_bots(table: Situation, now: Instant) -> Due | None:
        task = next_due(table, now)
        return None if task is not None and task.task in ("deal", "think") and table.ply % 5 == 4 else task

    next_due = due.next_due
    with patch.object(machine, "next_due", only_bots):
        yield


@plant("the log is read from the wrong ply")
def wrong_ply() -> Iterator[None]:
    def skipping(self: TableMachine, entries: Sequence[Entry], now: Instant) -> list[Effect]:
        return caught_up(self, list(entries)[1:] if len(list(entries)) > 1 else entries, now)

    caught_up = TableMachine.caught_up
    with patch.object(TableMachine, "caught_up", skipping):
        yield


@plant("an entry is committed twice after a crash of the writer")
def applied_twice() -> Iterator[None]:
    apply = TableMachine._apply

    def twice(self: TableMachine, entry: Entry, now: Instant) -> None:
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


@plant("an announcement during a read is forgotten")
def forgotten_announcement() -> Iterator[None]:
    """This was a real bug: the other worker may have committed after the read began."""
    caught_up = TableMachine.caught_up

    def forgetful(self: TableMachine, entries: Sequence[Entry], now: Instant) -> list[Effect]:
        read = list(entries)
        if isinstance(self.state, Following):
            self._behind = min(self._behind, max([self.ply, *(entry.ply for entry in read)]))
        return caught_up(self, read, now)

    with patch.object(TableMachine, "caught_up", forgetful):
        yield


@plant("a change during a read is forgotten")
def forgotten_change() -> Iterator[None]:
    caught_up = TableMachine.caught_up

    def forgetful(self: TableMachine, entries: Sequence[Entry], now: Instant) -> list[Effect]:
        self._doubtful = False
        return caught_up(self, entries, now)

    with patch.object(TableMachine, "caught_up", forgetful):
        yield


@plant("an announcement during a commit is forgotten")
def forgotten_during_commit() -> Iterator[None]:
    stored = TableMachine.stored

    def forgetful(self: TableMachine, outcome: Outcome, now: Instant) -> list[Effect]:
        self._behind, self._doubtful = -1, False
        return stored(self, outcome, now)

    with patch.object(TableMachine, "stored", forgetful):
        yield


@plant("a clock is charged twice")
def charged_twice() -> Iterator[None]:
    answer = Clock.answer

    def double(self: Clock, seat: int, now: int) -> None:
        self.banks[seat] = max(self.banks[seat] - max(now - self.asked.get(seat, now), 0), 0)
        answer(self, seat, now)

    with patch.object(Clock, "answer", double):
        yield


@plant("the clock of a seat that was asked starts again")
def clock_starts_again() -> Iterator[None]:
    def ask(self: Clock, seats: tuple[int, ...], now: int) -> None:
        self.asked = dict.fromkeys(seats, now)

    with patch.object(Clock, "ask", ask):
        yield


@plant("a result that could not be saved is given up")
def result_given_up() -> Iterator[None]:
    """This was a real bug: the table stayed unfinished until it was loaded again."""
    failed = TableMachine.database_failed

    def resigned(self: TableMachine, now: Instant) -> list[Effect]:
        return failed(self, now) if self.live is None or not self.live.over else []

    with patch.object(TableMachine, "database_failed", resigned):
        yield
