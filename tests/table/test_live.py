"""A game at a table: which decisions it accepts, and what it remembers after a replay of its log."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from foretell.table import live as lives
from foretell.table.entries import Entry
from foretell.table.headers import deal_entry
from foretell.table.live import MAX_LEAVES, MAX_UNDOS, Live
from foretell.table.lobby import Rules
from foretell.table.past_frames import frames_since
from foretell.table.refusals import Refusal

from .games import VARIANTS, full_lobby, random_log


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.code == code


def log_of(rules: Rules, clock: str = "none") -> list[Entry]:
    return [deal_entry(full_lobby(rules, clock=clock), 2_000)]


def acted(live: Live, entries: list[Entry], token: str | None = None) -> Entry:
    """Let the seat whose turn it is choose, its first choice if no token is given."""
    seat = live.actors[0]
    entry = live.act(seat, live.ply, token or live.choices(seat)[0], live.at + 10)
    live.advance(entry)
    entries.append(entry)
    return entry


@pytest.mark.parametrize("rules", VARIANTS[:4])
def test_a_replayed_log_remembers_who_made_decisions(rules: Rules) -> None:
    entries = random_log(rules, seed=3)
    stepped = Live(entries[0])
    for ply, entry in enumerate(entries[1:], 1):
        stepped.advance(entry)
        if ply % 5 == 0 or stepped.over:
            assert Live.rebuilt(entries[: ply + 1]).joined == stepped.joined
    assert stepped.joined == set(range(rules.players))


def test_a_replayed_log_knows_a_decision_that_is_sent_again() -> None:
    """A client sends a choice again if the server ended before it answered."""
    entries = log_of(Rules(players=3))
    live = Live.rebuilt(entries)
    first = acted(live, entries)
    while live.actors[0] == first.seat:
        first = acted(live, entries)
    while live.actors[0] != first.seat:
        acted(live, entries)
    for table in (live, Live.rebuilt(entries)):
        with refused("repeated"):
            table.act(first.seat, first.ply - 1, first.text, 9_000)


def test_decisions_that_are_not_possible_are_refused() -> None:
    entries = log_of(Rules(players=3))
    live = Live.rebuilt(entries)
    (seat,) = live.actors
    other = (seat + 1) % 3
    token = live.choices(seat)[0]
    with refused("not_seated"):
        live.act(None, 0, token, 3_000)
    with refused("not_your_turn"):
        live.act(other, 0, token, 3_000)
    with refused("stale"):
        live.act(seat, 1, token, 3_000)
    with refused("illegal"):
        live.act(seat, 0, "nothing", 3_000)
    with refused("cannot_undo"):
        live.undo(seat, 0, 3_000)
    with refused("stale"):
        live.undo(seat, 1, 3_000)
    acted(live, entries)
    if live.actors == (seat,):
        with refused("stale"):
            live.act(seat, 0, live.choices(seat)[-1], 3_000)


def test_a_finished_game_accepts_nothing_and_has_a_record() -> None:
    entries = random_log(Rules(players=2), seed=3)
    before, live = Live.rebuilt(entries[:-1]), Live.rebuilt(entries)
    with refused("not_over"):
        before.record()
    assert before.outcome() is None
    assert not before.over
    assert live.over
    assert live.record().secret == (4).to_bytes(32)
    with refused("over"):
        live.act(0, live.ply, "pass", 3_000)
    with refused("over"):
        live.leave(0, "person", 3_000)
    outcome = live.outcome()
    assert outcome is not None
    assert (outcome[0], len(outcome[1])) == (live.game.result, len(live.game.unfoldings))


def test_a_seat_that_a_bot_plays() -> None:
    live = Live.rebuilt(log_of(Rules(players=2)))
    (seat,) = live.actors
    with refused("not_away"):
        live.back(seat, 3_000)
    with refused("not_seated"):
        live.back(None, 3_000)
    assert (live.played_by_person(seat), live.anybody_plays) == (True, True)
    live.advance(live.leave(seat, "person", 3_000))
    assert (live.played_by_person(seat), live.anybody_plays) == (False, True)
    with refused("away"):
        live.act(seat, 1, live.choices(seat)[0], 3_000)
    with refused("away"):
        live.leave(seat, "person", 3_000)
    chosen = live.choice_of_bot(seat, live.view(seat).legal[0], 3_000)
    assert (chosen.kind, chosen.seat, chosen.by) == ("act", seat, "bot")
    live.advance(live.leave(1 - seat, "server", 3_000))
    assert (live.played_by_person(seat), live.anybody_plays) == (False, False)
    live.advance(live.back(seat, 3_000))
    assert (live.played_by_person(seat), live.anybody_plays) == (True, True)


def test_a_bot_that_chooses_an_illegal_action_is_refused() -> None:
    live = Live.rebuilt(log_of(Rules(players=2)))
    (seat,) = live.actors
    with refused("illegal"):
        live.choice_of_bot(1 - seat, live.view(seat).legal[0], 3_000)


def test_a_person_may_leave_only_so_often_but_the_server_always_may() -> None:
    live = Live.rebuilt(log_of(Rules(players=2)))
    for _ in range(MAX_LEAVES):
        live.advance(live.leave(0, "person", 3_000))
        live.advance(live.back(0, 3_000))
    with refused("busy"):
        live.leave(0, "person", 3_000)
    assert live.leave(0, "server", 3_000).kind == "away"
    assert live.leave(1, "person", 3_000).kind == "away"


def test_nobody_leaves_a_table_whose_log_is_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    live = Live.rebuilt(log_of(Rules(players=2)))
    monkeypatch.setattr(lives, "MAX_PLIES", 2)
    for kind in ("sleep", "wake"):
        live.advance(live.entry(kind, -1, "server", 3_000))
    assert live.leave(0, "person", 3_000).kind == "away"
    live.advance(live.entry("sleep", -1, "server", 3_000))
    with refused("busy"):
        live.leave(0, "person", 3_000)


def test_take_backs_in_a_row_are_limited() -> None:
    entries = log_of(Rules(players=2))
    live = Live.rebuilt(entries)
    token = undoable(entries)
    while token is None:
        acted(live, entries)
        token = undoable(entries)
    (seat,) = live.actors
    for _ in range(MAX_UNDOS):
        acted(live, entries, token)
        assert live.may_undo(seat)
        assert not live.may_undo(1 - seat)
        assert not live.may_undo(None)
        live.advance(live.undo(seat, live.ply, 3_000))
    acted(live, entries, token)
    assert not live.may_undo(seat)
    with refused("cannot_undo"):
        live.undo(seat, live.ply, 3_000)


def undoable(entries: list[Entry]) -> str | None:
    """Return a choice that could be taken back."""
    (seat,) = Live.rebuilt(entries).actors
    for token in Live.rebuilt(entries).choices(seat):
        live = Live.rebuilt(entries)
        live.advance(live.act(seat, live.ply, token, live.at))
        if live.may_undo(seat):
            return token
    return None


def test_the_limits_of_a_log() -> None:
    assert (MAX_UNDOS, MAX_LEAVES, lives.MAX_PLIES) == (20, 50, 5_000)


def test_prospects_belong_to_the_ply_at_which_a_seat_was_asked() -> None:
    entries = log_of(Rules(players=3))
    live = Live.rebuilt(entries)
    acted(live, entries)
    live.advance(live.entry("sleep", -1, "server", 3_000))
    (seat,) = live.actors
    assert live.prospects(seat).startswith(b'{"type":"prospects","ply":2,')
    assert live.prospects(seat, 1).startswith(b'{"type":"prospects","ply":1,')
    assert live.prospects(seat, 2) == live.prospects(seat)
    for ply in (0, 3):
        with refused("stale"):
            live.prospects(seat, ply)
    with refused("not_seated"):
        live.prospects(None)


@pytest.mark.parametrize("memory", [True, False])
def test_with_the_memory_aid_a_seat_that_predicts_is_told_which_ranks_are_possible(memory: bool) -> None:
    entries = [deal_entry(full_lobby(Rules(players=3), memory=memory), 2_000)]
    live = Live.rebuilt(entries)
    (seat,) = live.actors
    assert json.loads(live.prospects(seat))["possible"] is None
    while live.game.phase != "predict":
        acted(live, entries)
    (seat,) = live.actors
    view = live.view(seat)
    assert json.loads(live.prospects(seat))["possible"] == (list(view.best_possible) if memory else None)
    assert view.best_possible[seat] == view.rank.points


def test_logs_store_minus_one_for_nobody() -> None:
    deal = log_of(Rules(players=2))[0]
    assert deal[4:6] == (-1, "server")
    assert b'"kind":"deal","seat":null,"by":"server"' in frames_since([deal], -1, None)[0]
