"""A table's state machine: what it does with each input in each state. It needs no server, no database and no time."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from foretell import Result
from foretell.table import wire
from foretell.table.entries import Entry
from foretell.table.headers import deal_entry
from foretell.table.live import Live
from foretell.table.lobby import Lobby, Rules, TableSettings, begin, contribute, dealt, ended, new_lobby, seat_bot
from foretell.table.machine import MAX_WAITING, RETRY_SECONDS, TableMachine
from foretell.table.machine_effects import (
    Answer,
    Append,
    Broadcast,
    Effect,
    Forget,
    Instant,
    Outcome,
    ReadLog,
    SaveResult,
    StartGame,
    Submission,
    TellTable,
    Think,
    WakeAt,
)
from foretell.table.machine_states import Closed, Committing, Following, Idle, MachineSettings, Retrying, Starting
from foretell.table.past_frames import frames_since
from foretell.table.refusals import Refusal
from tests.table.games import full_lobby, person, random_log

FAILED = Refusal("failed", "this table had an internal error")

SETTINGS = MachineSettings(shared=False, deal_wait=5.0, away_after=30.0, close_after=60.0, bot_pause=1.0)
SHARED = replace(SETTINGS, shared=True)


def at(seconds: float) -> Instant:
    return Instant(seconds, 10_000 + round(1000 * seconds))


class Rig:
    """A machine at a table of two, its effects and its answers."""

    def __init__(self, settings: MachineSettings = SETTINGS, lobby: Lobby | None = None, *log: Entry) -> None:
        self.lobby = lobby or dealt(begin(full_lobby(Rules(players=2)), person(0)))
        self.log = list(log) or ([deal_entry(self.lobby, 1_000)] if lobby is None else [])
        live = Live.rebuilt(self.log) if self.log else None
        self.machine = TableMachine(settings, self.lobby, live, at(0.0))
        self.answers: list[tuple[str, int | str]] = []
        self.put(self.machine.resume)

    def put(self, machine_input: Callable[..., list[Effect]], *given: object, now: float = 0.0) -> list[Effect]:
        """Put something in, note the answers, and return the other effects without the wake-ups."""
        effects = machine_input(*given, at(now))
        for effect in effects:
            if isinstance(effect, Answer):
                effect.reply(effect.outcome)
        return [effect for effect in effects if not isinstance(effect, (Answer, WakeAt))]

    def submit(self, message: Any, seat: int = 0, name: str = "it", now: float = 0.0) -> list[Effect]:
        def note(given: int | Refusal) -> None:
            self.answers.append((name, given.code if isinstance(given, Refusal) else given))

        return self.put(self.machine.submit, Submission(person(seat), message, note), now=now)

    def act(self, name: str = "it", now: float = 0.0) -> list[Effect]:
        """Let the next seat make its first choice."""
        live = self.machine.live
        assert live is not None
        (seat,) = live.actors
        return self.submit(wire.Act(live.ply, live.choices(seat)[0]), seat, name, now)

    def stored(self, outcome: Outcome = Outcome.STORED, now: float = 0.0) -> list[Effect]:
        return self.put(self.machine.stored, outcome, now=now)

    def next_entry(self) -> Entry:
        """Return an entry that another worker might add to the log."""
        live = Live.rebuilt(self.log)
        (seat,) = live.actors
        return live.act(seat, live.ply, live.choices(seat)[-1], 9_000)


def only(effects: list[Effect], kind: type[Any]) -> Any:
    """Return the only effect, which has this type."""
    (effect,) = effects
    assert isinstance(effect, kind)
    return effect


# --- decisions ------------------------------------------------------------------------------------


def test_a_decision_is_committed_then_told_then_answered() -> None:
    rig = Rig()
    rig.put(rig.machine.attend, (0, 1, None))
    (append,) = [effect for effect in rig.act() if isinstance(effect, Append)]
    assert isinstance(rig.machine.state, Committing)
    assert (rig.machine.ply, rig.answers) == (0, [])
    effects = rig.machine.stored(Outcome.STORED, at(0.0))
    tell, answer = [effect for effect in effects if isinstance(effect, (Broadcast, Answer))]
    assert isinstance(tell, Broadcast)
    assert isinstance(answer, Answer)
    assert (tell.entry, answer.outcome) == (append.entry, 1)
    assert tell.frames == {viewer: frames_since([*rig.log, append.entry], 0, viewer)[0] for viewer in (0, 1, None)}
    assert isinstance(rig.machine.state, Idle)


def test_decisions_wait_while_one_is_committed_and_each_gets_one_answer() -> None:
    rig = Rig()
    rig.act("first")
    for number in range(MAX_WAITING + 1):
        assert rig.submit(wire.Undo(0), 0, str(number)) == []
    assert rig.answers == [(str(MAX_WAITING), "busy")]
    assert rig.submit(wire.Undo(0), 9, "stranger") == []
    assert rig.answers.pop() == ("stranger", "not_seated")
    rig.stored()
    while isinstance(rig.machine.state, Committing):
        rig.stored()
    names = [name for name, _ in rig.answers]
    assert sorted(names) == sorted(["first", *map(str, range(MAX_WAITING + 1))])
    assert ("first", 1) in rig.answers


def test_a_stranger_is_refused_at_once_unless_the_deal_may_have_changed_who_sits_there() -> None:
    rig = Rig(SHARED)
    rig.act("first")
    assert rig.submit(wire.Undo(0), 9, "stranger") == []
    assert rig.answers == [("stranger", "not_seated")]
    unknown = Rig(SHARED, full_lobby(Rules(players=2)))
    unknown.put(unknown.machine.changed_elsewhere)
    assert unknown.submit(wire.Undo(0), 9, "stranger") == []
    assert unknown.answers == []


def test_a_refused_decision_changes_nothing() -> None:
    rig = Rig()
    for message, code in (
        (wire.Act(0, "nothing"), "illegal"),
        (wire.Act(7, "pass"), "stale"),
        (wire.Back(), "not_away"),
    ):
        live = rig.machine.live
        assert live is not None
        assert rig.submit(message, live.actors[0]) == []
        assert rig.answers.pop() == ("it", code)
    assert isinstance(rig.machine.state, Idle)


def test_the_worker_that_comes_second_reads_the_log_and_refuses() -> None:
    rig = Rig(SHARED)
    rig.put(rig.machine.attend, (0,))
    rig.act()
    assert only(rig.stored(Outcome.TAKEN), ReadLog) == ReadLog(1, with_lobby=False)
    assert rig.answers == []
    told = only(rig.put(rig.machine.caught_up, [rig.next_entry()]), Broadcast)
    assert told.entry == rig.next_entry()
    assert rig.answers == [("it", "stale")]
    assert isinstance(rig.machine.state, Idle)


@pytest.mark.parametrize("in_the_log", [False, True])
def test_after_an_unknown_outcome_the_log_is_read_before_anything_else(in_the_log: bool) -> None:
    rig = Rig()
    entry = only(rig.act(), Append).entry
    assert rig.stored(Outcome.UNKNOWN) == []
    assert rig.answers == [("it", "not_ready")]
    assert rig.machine.state == Retrying(RETRY_SECONDS)
    assert rig.act("patient", 0.5) == []
    assert only(rig.put(rig.machine.tick, now=RETRY_SECONDS), ReadLog).since == 1
    assert rig.put(rig.machine.database_failed, now=1.5) == []
    rig.put(rig.machine.tick, now=2.5)
    effects = rig.put(rig.machine.caught_up, [entry] if in_the_log else [], now=3.0)
    assert [type(effect) for effect in effects] == [Broadcast] if in_the_log else [Append]
    if in_the_log:
        assert rig.answers[1:] == [("patient", "repeated")]


def test_entries_of_another_worker_are_followed_after_the_own_commit() -> None:
    rig = Rig(SHARED)
    rig.act()
    assert rig.put(rig.machine.heard, 2) == []
    effects = rig.stored()
    assert [type(effect) for effect in effects] == [Broadcast, ReadLog]
    assert isinstance(rig.machine.state, Following)
    assert rig.put(rig.machine.caught_up, []) == []  # the log does not have what was announced
    assert isinstance(rig.machine.state, Idle)


def test_an_announcement_during_a_read_makes_a_worker_read_again() -> None:
    """The read may have begun before the other worker's commit, which is not announced again."""
    rig = Rig(SHARED)
    rig.put(rig.machine.changed_elsewhere)
    assert rig.put(rig.machine.heard, 1) == []
    assert only(rig.put(rig.machine.caught_up, []), ReadLog).since == 1
    assert only(rig.put(rig.machine.caught_up, [rig.next_entry()]), Broadcast).entry.ply == 1
    assert isinstance(rig.machine.state, Idle)


def test_a_change_during_a_read_makes_a_worker_read_again() -> None:
    rig = Rig(SHARED)
    only(rig.put(rig.machine.heard, 1), ReadLog)
    assert rig.put(rig.machine.changed_elsewhere) == []
    told, read = rig.put(rig.machine.caught_up, [rig.next_entry()])
    assert isinstance(told, Broadcast)
    assert read == ReadLog(2, with_lobby=True)
    assert rig.put(rig.machine.caught_up, []) == []
    assert isinstance(rig.machine.state, Idle)


def test_a_worker_in_doubt_reads_the_lobby_too_until_it_could() -> None:
    rig = Rig(SHARED)
    assert only(rig.put(rig.machine.changed_elsewhere), ReadLog) == ReadLog(1, with_lobby=True)
    rig.put(rig.machine.database_failed)
    assert only(rig.put(rig.machine.tick, now=RETRY_SECONDS), ReadLog) == ReadLog(1, with_lobby=True)
    assert rig.put(rig.machine.caught_up, [], now=2.0) == []
    assert only(rig.put(rig.machine.heard, 1, now=2.0), ReadLog) == ReadLog(1, with_lobby=False)
    rig.put(rig.machine.database_failed, now=2.0)
    assert only(rig.put(rig.machine.tick, now=3.0), ReadLog) == ReadLog(1, with_lobby=False)


def test_an_entry_that_is_announced_twice_is_read_once() -> None:
    rig = Rig(SHARED)
    assert only(rig.put(rig.machine.heard, 1), ReadLog).since == 1
    assert rig.put(rig.machine.heard, 1) == []
    assert only(rig.put(rig.machine.caught_up, [rig.next_entry(), rig.next_entry()]), Broadcast).entry.ply == 1
    assert rig.put(rig.machine.heard, 1) == []


# --- before the deal ------------------------------------------------------------------------------


def ready_to_deal() -> Lobby:
    lobby = begin(full_lobby(Rules(players=2)), person(0))
    for seat in range(2):
        lobby = contribute(lobby, person(seat), f"{seat:064x}")
    return lobby


def test_the_lobby_is_saved_before_the_deal() -> None:
    rig = Rig(SETTINGS, ready_to_deal())
    assert isinstance(rig.machine.state, Starting)
    only(rig.put(rig.machine.lobby_changed, dealt(rig.lobby), ()), TellTable)
    assert only(rig.put(rig.machine.started), Append).entry.kind == "deal"
    assert only(rig.stored(), Broadcast).entry.ply == 0


def test_the_deal_waits_for_contributions_but_not_for_ever() -> None:
    rig = Rig(SETTINGS, begin(full_lobby(Rules(players=2)), person(0)))
    assert isinstance(rig.machine.state, Idle)
    assert rig.put(rig.machine.tick, now=4.9) == []
    only(rig.put(rig.machine.tick, now=5.0), StartGame)


def test_a_game_that_another_worker_dealt_is_not_refused_as_not_started() -> None:
    lobby = replace(full_lobby(Rules(players=2)), version=1)
    rig = Rig(SHARED, lobby)
    deal = deal_entry(lobby, 1_000)
    live = Live(deal)
    (seat,) = live.actors
    effects = rig.submit(wire.Act(0, live.choices(seat)[0]), seat)
    assert only(effects, ReadLog) == ReadLog(0, with_lobby=True)
    assert rig.answers == []
    tell, append = rig.put(rig.machine.caught_up, [deal])
    assert isinstance(tell, Broadcast)
    assert isinstance(append, Append)
    assert append.entry.kind == "act"


def test_a_game_that_nobody_dealt_is_refused_after_a_look() -> None:
    rig = Rig(SHARED, full_lobby(Rules(players=2)))
    rig.submit(wire.Act(0, "pass"))
    assert rig.answers == []
    assert rig.put(rig.machine.caught_up, []) == []
    assert rig.answers == [("it", "not_started")]
    alone = Rig(SETTINGS, full_lobby(Rules(players=2)))
    assert alone.submit(wire.Act(0, "pass")) == []
    assert alone.answers == [("it", "not_started")]


def test_a_reader_waits_for_the_log_and_is_refused_if_the_database_fails() -> None:
    given: list[int | Refusal] = []
    rig = Rig(SHARED)
    only(rig.put(rig.machine.sync, given.append), ReadLog)
    rig.put(rig.machine.caught_up, [rig.next_entry()])
    assert given.pop() == 1
    rig.put(rig.machine.sync, given.append)
    rig.put(rig.machine.sync, given.append)
    rig.put(rig.machine.database_failed)
    assert [refusal.code for refusal in given if isinstance(refusal, Refusal)] == ["not_ready", "not_ready"]
    rig.put(rig.machine.tick, now=RETRY_SECONDS)
    rig.put(rig.machine.caught_up, [], now=RETRY_SECONDS)
    assert len(given) == 2  # nobody is answered twice


# --- what a table does by itself ------------------------------------------------------------------


def test_a_bot_plays_for_a_person_who_is_missing_for_too_long() -> None:
    rig = Rig()
    rig.put(rig.machine.attend, (0, 1))
    (told,) = rig.put(rig.machine.attend, (0,), now=10.0)
    assert told == TellTable(presence=True)
    assert rig.put(rig.machine.tick, now=39.9) == []
    away = only(rig.put(rig.machine.tick, now=40.0), Append).entry
    assert away[3:6] == ("away", 1, "server")
    rig.stored(now=40.0)
    effects = rig.put(rig.machine.attend, (0, 1), now=50.0)
    assert [effect.entry[3:6] for effect in effects if isinstance(effect, Append)] == [("back", 1, "person")]


def test_nobody_is_missed_while_nobody_is_there() -> None:
    rig = Rig()
    rig.put(rig.machine.attend, (0,))
    rig.put(rig.machine.attend, (), now=5.0)
    rig.put(rig.machine.attend, (1,), now=45.0)  # the wait for seat 0 starts again
    assert rig.put(rig.machine.tick, now=74.9) == []
    assert only(rig.put(rig.machine.tick, now=75.0), Append).entry.seat == 0


def test_a_table_without_connections_sleeps_and_closes() -> None:
    rig = Rig()
    assert rig.put(rig.machine.tick, now=59.9) == []
    assert only(rig.put(rig.machine.tick, now=60.0), Append).entry.kind == "sleep"
    told, forget = rig.stored(now=60.1)
    assert isinstance(told, Broadcast)
    assert isinstance(forget, Forget)
    assert rig.machine.state == Closed()
    rig.act("late", now=61.0)
    assert rig.answers == [("late", "not_ready")]


def test_a_table_of_bots_closes_without_falling_asleep() -> None:
    """No person has a seat there, so nobody could wake the table."""
    lobby = new_lobby(person(0), TableSettings(players=2), 1_000)
    for seat in (0, 1):
        lobby = seat_bot(lobby, person(0), seat, "novice")
    lobby = dealt(begin(lobby, person(0)))
    rig = Rig(SETTINGS, lobby, deal_entry(lobby, 1_000))
    assert rig.put(rig.machine.tick, now=60.0) == [Forget()]


def test_the_result_is_saved_when_the_game_ends_and_when_it_is_loaded() -> None:
    log = random_log(Rules(players=2), 3)
    lobby = dealt(begin(full_lobby(Rules(players=2)), person(0)))
    machine = TableMachine(SHARED, lobby, Live.rebuilt(log[:-1]), at(0.0))
    machine.heard(log[-1].ply, at(0.0))
    assert any(isinstance(effect, SaveResult) for effect in machine.caught_up(log[-1:], at(0.0)))
    loaded = TableMachine(SHARED, lobby, Live.rebuilt(log), at(0.0))
    assert any(isinstance(effect, SaveResult) for effect in loaded.resume(at(0.0)))


def test_a_result_that_could_not_be_saved_is_saved_later() -> None:
    lobby = dealt(begin(full_lobby(Rules(players=2)), person(0)))
    rig = Rig(SETTINGS, lobby, *random_log(Rules(players=2), 3))
    assert rig.put(rig.machine.database_failed, now=1.0) == []
    assert rig.machine.state == Retrying(1.0 + RETRY_SECONDS)
    assert only(rig.put(rig.machine.tick, now=2.0), ReadLog).with_lobby
    only(rig.put(rig.machine.caught_up, [], now=2.0), SaveResult)
    assert type(rig.machine.state).__name__ == "Idle"
    rig.put(rig.machine.lobby_changed, ended(lobby, Result(0, (1, 0), "runes"), ()), (), now=3.0)
    rig.put(rig.machine.changed_elsewhere, now=3.0)
    assert rig.put(rig.machine.caught_up, [], now=3.0) == []  # it is saved


def test_persons_at_other_workers_are_forgotten_if_messages_are_missing() -> None:
    rig = Rig(SHARED)
    rig.put(rig.machine.attend, (0,))
    told = rig.put(rig.machine.attend_elsewhere, "other", frozenset((1,)))
    assert told == [TellTable(presence=False)]
    assert rig.machine.here == {0, 1}
    assert rig.put(rig.machine.forget_elsewhere, now=1.0) == [TellTable(presence=False)]
    assert rig.machine.here == {0}
    assert rig.put(rig.machine.forget_elsewhere, now=1.0) == []
    rig.put(rig.machine.tick, now=1.0 + SHARED.away_after)
    assert isinstance(rig.machine.state, Committing)  # nobody answered, so a bot takes over
    assert rig.machine.state.entry.kind == "away"


def test_a_person_who_comes_back_without_a_connection_is_missed_again() -> None:
    rig = Rig()
    rig.put(rig.machine.attend, (0,))
    for now in (SETTINGS.away_after, 3 * SETTINGS.away_after):
        rig.put(rig.machine.tick, now=now)
        assert isinstance(rig.machine.state, Committing)
        assert rig.machine.state.entry[3:6] == ("away", 1, "server")
        rig.stored(now=now)
        rig.submit(wire.Back(), 1, now=2 * SETTINGS.away_after)  # by HTTP
        rig.stored(now=2 * SETTINGS.away_after)
    assert [given for _, given in rig.answers] == [2, 4]


def test_the_worker_that_wrote_last_plays_the_bots_and_others_step_in() -> None:
    lobby = dealt(begin(full_lobby(Rules(players=2)), person(0)))
    live = Live.rebuilt([deal_entry(lobby, 1_000)])
    (seat,) = live.actors
    log = [deal_entry(lobby, 1_000), live.leave(seat, "person", 2_000)]
    alone, other = Rig(SETTINGS, lobby, *log), Rig(SHARED, lobby, *log)
    assert alone.machine.awaits_bot(1, seat)
    assert not other.machine.awaits_bot(1, seat)
    assert other.put(other.machine.tick, now=2.9) == []
    assert only(other.put(other.machine.tick, now=3.0), Think) == Think(1, seat, alone=False)


@pytest.mark.parametrize("settings", [SETTINGS, SHARED])
def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(settings: MachineSettings) -> None:
    lobby = dealt(begin(full_lobby(Rules(players=2), clock="fast"), person(0)))
    rig = Rig(settings, lobby, deal_entry(lobby, 10_000))
    rig.put(rig.machine.attend, (0, 1))
    if settings is SETTINGS:
        rig.stored()  # the table wakes up, and nobody is charged for the time before
    wait = 120.0 if settings is SETTINGS else 123.0
    assert rig.put(rig.machine.tick, now=wait - 0.1) == []
    assert only(rig.put(rig.machine.tick, now=wait), Append).entry[3:6:2] == ("away", "clock")


@pytest.mark.parametrize(
    ("settings", "dealt_at", "wakes"),
    [(SETTINGS, 10_000, True), (SHARED, -112_001, True), (SHARED, -112_000, False), (SHARED, 10_000, False)],
)
def test_a_table_that_no_worker_had_in_memory_wakes_up(settings: MachineSettings, dealt_at: int, wakes: bool) -> None:
    """Another worker may have had the table in memory, unless a clock ran out more than two seconds ago."""
    lobby = dealt(begin(full_lobby(Rules(players=2), clock="fast"), person(0)))
    machine = TableMachine(settings, lobby, Live.rebuilt([deal_entry(lobby, dealt_at)]), at(0.0))
    entries = [effect.entry.kind for effect in machine.resume(at(0.0)) if isinstance(effect, Append)]
    assert entries == (["wake"] if wakes else [])


# --- the end --------------------------------------------------------------------------------------


def test_a_machine_that_stops_still_tells_what_it_commits() -> None:
    rig = Rig()
    rig.act("accepted")
    rig.submit(wire.Undo(0), 0, "waiting")
    assert rig.put(rig.machine.stop) == []
    assert rig.answers == [("waiting", "not_ready")]
    rig.submit(wire.Undo(0), 0, "late")
    only(rig.stored(), Broadcast)
    assert rig.answers[1:] == [("late", "not_ready"), ("accepted", 1)]
    assert rig.machine.due(at(1e6)) is None


def test_a_dismissed_machine_leaves_nobody_without_an_answer() -> None:
    rig = Rig()
    rig.act("committing")
    rig.submit(wire.Undo(0), 0, "waiting")
    rig.put(rig.machine.dismiss, FAILED)
    assert rig.answers == [("committing", "failed"), ("waiting", "failed")]
    assert rig.stored() == []


def test_a_machine_can_be_dismissed_while_nobody_waits_for_an_answer() -> None:
    idle, sleeping = Rig(), Rig()
    assert only(sleeping.put(sleeping.machine.tick, now=60.0), Append).entry.kind == "sleep"
    for rig in (idle, sleeping):
        assert rig.put(rig.machine.dismiss, FAILED, now=60.0) == []
        assert (rig.machine.state, rig.answers) == (Closed(), [])
