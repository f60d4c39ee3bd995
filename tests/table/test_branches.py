"""A branch begins with a position of a finished game, and goes on by itself."""

import pytest

import foretell as ft
from foretell.game import Result
from foretell.table import wire
from foretell.table.branches import BranchWishes, branch_of
from foretell.table.entries import Entry, decision_plies
from foretell.table.live import Live
from foretell.table.lobby import Lobby, Rules, ended
from foretell.table.numbers import numbers_of
from foretell.table.recorded import table_of
from foretell.table.refusals import Refusal
from foretell.table.rematch import accept_rematch, rematch_of

from .games import full_lobby, random_log
from .test_recorded import played

RULES = Rules(players=3)


def finished(rules: Rules = RULES, seed: int = 3, clock: str = "none") -> tuple[Lobby, list[Entry]]:
    log = random_log(rules, seed, clock=clock)
    outcome = Live.rebuilt(log).outcome()
    assert outcome is not None
    return ended(full_lobby(rules, clock=clock), *outcome), log


def zoe(ply: int, seat: int | None = None) -> BranchWishes:
    return BranchWishes("zoe", "Zoe", ply, seat)


@pytest.mark.parametrize("clock", ["none", "fast"])
def test_every_ply_leads_to_the_position_that_the_game_had_there(clock: str) -> None:
    origin, log = finished(clock=clock)
    for ply in range(0, len(log) - 1, 7):
        then = Live.rebuilt(log[: ply + 1])
        if then.over:
            continue
        lobby, branched = branch_of(origin, log, zoe(ply), 9)
        live = Live.rebuilt(branched)
        assert live.game.position() == then.game.position()
        assert lobby.seat_of("zoe") == then.actors[0]
        assert [live.played_by_person(seat) for seat in range(3)] == [seat == then.actors[0] for seat in range(3)]
        assert len(branched) == 1 + len(decision_plies(log[: ply + 1]))
        assert live.clock is None
        assert not live.may_undo(then.actors[0])
        assert live.joined == set()


def test_the_table_is_private_and_says_where_it_comes_from() -> None:
    origin, log = finished()
    lobby, branched = branch_of(origin, log, zoe(5, seat=2), 9)
    assert lobby.seat_of("zoe") == 2
    assert [seat.kind for seat in lobby.seats] == ["bot", "bot", "person"]
    assert lobby.names == (*origin.names[:2], "Zoe")
    assert Live.rebuilt(branched).game.names == lobby.names
    assert (lobby.status, lobby.spectators, lobby.listed, lobby.talk) == ("playing", "none", False, False)
    assert not lobby.admits("somebody else")
    branch = lobby.info().branch
    assert branch == lobby.branch == wire.Branch(origin.id, 5, 2)


def test_a_branch_does_not_count_and_its_rematch_is_an_ordinary_table() -> None:
    origin, log = finished()
    outcome = Live.rebuilt(log).outcome()
    assert outcome is not None
    lobby = ended(branch_of(origin, log, zoe(5), 9)[0], *outcome, joined=(0, 1, 2))
    assert numbers_of("zoe", [lobby]).games == 0
    again = rematch_of(accept_rematch(lobby, "zoe"), "zoe", 10)
    assert again.branch is None
    assert again.secret != origin.secret
    assert not set(again.names) & (set(origin.names) - {"Zoe"})


def test_a_record_that_is_only_shown_can_be_branched() -> None:
    record = played(ft.Options(2), names=("Ann", "Ben")).record()
    origin, log = table_of(record)
    lobby, branched = branch_of(origin, log, zoe(4), 9)
    live = Live.rebuilt(branched)
    assert live.actors
    assert live.game.seed == record.seed
    assert lobby.result is None
    while not live.over:
        seat = live.actors[0]
        live.advance(live.choice_of_bot(seat, live.view(seat).legal[0], 10))
    assert live.record().replay().result == live.game.result


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        (zoe(-1), "malformed"),
        (zoe(100_000), "malformed"),
        (zoe(3, seat=3), "no_seat"),
        (BranchWishes("zoe", " ", 3), "malformed"),
    ],
)
def test_wrong_wishes_are_refused(wishes: BranchWishes, code: str) -> None:
    origin, log = finished()
    with pytest.raises(Refusal) as refused:
        branch_of(origin, log, wishes, 9)
    assert refused.value.code == code


def test_the_end_of_a_game_has_no_branch() -> None:
    origin, log = finished()
    with pytest.raises(Refusal) as refused:
        branch_of(origin, log, zoe(len(log) - 1), 9)
    assert refused.value.code == "over"
    assert isinstance(origin.result, Result)
