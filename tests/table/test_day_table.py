"""A table that plays the deal of a day."""

import pytest
from msgspec import UNSET
from msgspec.structs import replace

import foretell as ft
from foretell.daily import DAY_LEVEL, DAY_MS, DayDeal, day_end
from foretell.table.bots import bot_for
from foretell.table.coaching import asked_view
from foretell.table.day_table import day_deal, day_table_id, is_own_game, new_day_table
from foretell.table.entries import Entry
from foretell.table.headers import deal_entry, read_header
from foretell.table.lobby import Lobby, all_contributed, ended
from foretell.table.numbers import numbers_of
from foretell.table.refusals import Refusal
from foretell.table.rematch import accept_rematch, rematch_of
from foretell.table.wire import AskHint, RoundInfo

ADA, BEN = "a" * 32, "b" * 32
DEAL = DayDeal("2026-11-18", bytes(range(32)))
END = day_end(DEAL.date)
NOW = END - DAY_MS // 2


def table(person: str = ADA, *, counts: bool = True, status: str = "playing") -> Lobby:
    return replace(new_day_table(person, "Ada", DEAL, NOW, counts=counts), status=status)


def test_everybody_gets_the_same_cards_and_the_same_bots() -> None:
    mine, other = table(), new_day_table(BEN, "Ben", DEAL, NOW + 5)
    assert mine.id != other.id
    assert [(seat.kind, seat.level) for seat in mine.seats] == [
        ("person", None),
        ("bot", DAY_LEVEL),
        ("bot", DAY_LEVEL),
    ]
    assert mine.seats[1:] == other.seats[1:]
    assert read_header(deal_entry(mine, 0).text).seed == read_header(deal_entry(other, 0).text).seed == DEAL.seed
    assert mine.commitment == ft.commitment_of(DEAL.secret)
    assert all_contributed(mine)
    assert day_deal(mine) == DEAL
    assert day_deal(replace(mine, day=None)) is None


def test_a_person_has_one_table_that_counts_and_any_number_of_others() -> None:
    assert table().id == table().id == day_table_id(ADA, DEAL)
    assert table().id != new_day_table(ADA, "Ada", DayDeal("2026-11-19", DEAL.secret), NOW).id
    assert len({table().id, table(counts=False).id, table(counts=False).id}) == 3


def test_a_bot_of_a_day_does_not_depend_on_the_seed_of_its_table() -> None:
    game = ft.Game(table().rules.options(), DEAL.seed)
    game.play(game.legal[0])
    while game.actor != 1:
        game.play(game.legal[-1])
    standing = [ply.action for ply in game.plies]
    assert len({bot_for(table(), 1, seed, standing).choose(game.view(1)) for seed in range(20)}) == 1


def test_before_the_day_ends_only_the_player_sees_a_game() -> None:
    for lobby in (table(), table(status="over"), table(counts=False), table(counts=False, status="over")):
        assert lobby.admits(ADA, NOW)
        assert not any(lobby.admits(other, END - 1) for other in (BEN, None, "")), "nobody else"
        assert lobby.sealed(END - 1)
        assert not lobby.sealed(END)


def test_after_the_day_everybody_sees_a_finished_game_that_counted() -> None:
    assert table(status="over").admits(BEN, END)
    assert table(status="over").admits(None, END)
    assert not table().admits(BEN, END), "the game goes on"
    assert not table(counts=False, status="over").admits(BEN, END)


def test_other_tables_are_never_sealed_and_tell_no_day() -> None:
    ordinary = replace(table(), day=None, counts=False)
    assert not ordinary.sealed(0)
    assert ordinary.info().day is UNSET
    assert table().info().day == DEAL.date


def test_the_rematch_of_a_day_is_an_ordinary_table() -> None:
    over = replace(table(status="over"), result=ft.Result(0, (3, 2, 1), "runes"))
    again = rematch_of(accept_rematch(over, ADA), ADA, NOW)
    assert (again.day, again.counts, again.status) == (None, False, "open")
    assert again.secret != over.secret


def test_statistics_count_only_games_with_a_deal_that_was_new() -> None:
    result, rounds = ft.Result(0, (3, 2, 1), "runes"), (RoundInfo((1, 4, 0), 1, (1, 1, 0), (3, 6, 0)),)
    played = [ended(table(counts=counts), result, rounds, (0,)) for counts in (True, False, False)]
    assert numbers_of(ADA, played).games == 1


def test_the_coach_does_not_help_in_a_game_that_counts() -> None:
    for counts, code in ((True, "no_coach"), (False, "not_started")):
        with pytest.raises(Refusal) as refused:
            asked_view(table(counts=counts), None, ADA, AskHint(ply=0, about="facts"))
        assert refused.value.code == code


def entry(ply: int, seat: int, by: str = "person", at: int = NOW) -> Entry:
    return Entry("t", ply, at, "act", seat, by, "pass")  # type: ignore[arg-type]


def test_a_result_counts_only_if_the_person_made_every_decision_in_time() -> None:
    deal = Entry("t", 0, NOW, "deal", -1, "server", "")
    played = [deal, entry(1, 0), entry(2, 1, "bot"), entry(3, 2, "bot", END - 1)]
    assert is_own_game(played, END)
    assert not is_own_game([*played, entry(4, 0, at=END)], END), "after midnight"
    assert not is_own_game([*played, entry(4, 0, "bot")], END)
    assert not is_own_game([*played, entry(4, 0, "clock")], END)
    assert not is_own_game([deal], END)
