"""Tables that play the same deals, and their comparison."""

from random import Random

import pytest
from msgspec.structs import replace

from foretell import Result
from foretell.table.coaching import asked_view
from foretell.table.duplicate_tables import MAX_TABLES, compared, decks_of, new_duplicate, table_ids, unsealed
from foretell.table.headers import deal_entry
from foretell.table.live import Live
from foretell.table.lobby import (
    Lobby,
    Rules,
    TableSettings,
    all_contributed,
    begin,
    configure,
    contribute,
    ended,
    seat_bot,
    sit,
)
from foretell.table.refusals import Refusal
from foretell.table.rematch import accept_rematch, rematch_of
from foretell.table.steps import finished
from foretell.table.wire import AskHint, RoundInfo
from tests.properties.policies import POLICIES
from tests.table.games import random_log
from tests.table.worlds import choice

HOST, ADA, BEN = "h" * 32, "a" * 32, "b" * 32
NOW = 1_000


def pair(players: int = 2) -> list[Lobby]:
    """Return two full tables: Ada with bots, and Ben with bots."""
    lobbies = []
    for lobby, person in zip(new_duplicate(HOST, TableSettings(players=players), 2, NOW), (ADA, BEN), strict=True):
        full = sit(lobby, person, 0, person[0])
        for seat in range(1, players):
            full = seat_bot(full, HOST, seat, "novice")
        lobbies.append(full)
    return lobbies


def over(lobby: Lobby, *gains: tuple[int, ...]) -> Lobby:
    """Return the table after rounds with these gains."""
    seats = (0,) * len(lobby.seats)
    rounds = tuple(RoundInfo(seats, 0, seats, told) for told in gains)
    return ended(replace(lobby, status="playing"), Result(0, seats, "runes"), rounds)


def refusal(call: object, *given: object) -> str:
    with pytest.raises(Refusal) as refused:
        call(*given)  # type: ignore[operator]
    return refused.value.code


def test_all_tables_get_the_same_cards() -> None:
    lobbies = new_duplicate(HOST, TableSettings(players=4, side="B"), 3, NOW)
    assert [lobby.duplicate and (lobby.duplicate.number, lobby.duplicate.tables) for lobby in lobbies] == [
        (1, 3), (2, 3), (3, 3),
    ]  # fmt: skip
    assert len({lobby.id for lobby in lobbies}) == len({lobby.code for lobby in lobbies}) == 3
    assert len({lobby.commitment for lobby in lobbies}) == len({lobby.rules for lobby in lobbies}) == 1
    deals = [Live(deal_entry(lobby, number)).game.position() for number, lobby in enumerate(pair())]
    assert deals[0] == deals[1]
    other = pair()[0]
    assert Live(deal_entry(other, 0)).game.position() != deals[0], "another duplicate has other deals"


def test_the_ids_of_the_tables_follow_from_that_of_the_duplicate() -> None:
    lobbies = new_duplicate(HOST, TableSettings(), MAX_TABLES, NOW)
    (duplicate,) = {lobby.duplicate.id for lobby in lobbies if lobby.duplicate is not None}
    assert tuple(lobby.id for lobby in lobbies) == table_ids(duplicate)


def test_nobody_changes_the_options_or_the_seed_of_one_table() -> None:
    lobby = pair()[0]
    assert refusal(configure, lobby, HOST, TableSettings(side="B")) == "wrong_options"
    assert refusal(contribute, lobby, ADA, "00" * 32) == "not_open"
    assert all_contributed(begin(lobby, HOST)), "the deal waits for nobody"
    for settings in (TableSettings(listed=True), TableSettings(spectators="none")):
        assert refusal(new_duplicate, HOST, settings, 2, NOW) == "wrong_options"


def test_only_the_players_see_a_game_until_all_are_over() -> None:
    mine = pair()[0]
    assert all(mine.admits(person, NOW) for person in (HOST, ADA, BEN, None)), "there are no cards yet"
    for lobby in (replace(mine, status="dealing"), replace(mine, status="playing"), over(mine, (1, 0))):
        assert [lobby.admits(person, NOW) for person in (HOST, ADA, BEN, None)] == [False, True, False, False]
        assert lobby.sealed(NOW)
        assert unsealed(lobby).admits(BEN, NOW) == (lobby.status == "over"), "a table that is not over stays closed"
    done = over(mine, (1, 0))
    assert [done.result_for(person) is None for person in (HOST, ADA, BEN, None)] == [True, False, True, True]
    assert unsealed(done).result_for(None) == done.result
    assert not unsealed(done).sealed(NOW)
    assert unsealed(unsealed(done)) == unsealed(done)


def test_a_gain_is_compared_with_the_mean_of_the_same_seat_elsewhere() -> None:
    lobbies = [
        sit(lobby, person, 0, name)
        for lobby, person, name in zip(
            new_duplicate(HOST, TableSettings(players=2), 3, NOW), (ADA, BEN, HOST), ("Ada", "Ben", "Cleo"), strict=True
        )
    ]
    gains = [((4, 0), (1, 2)), ((1, 3), (1, 0)), ((0, 3), (0, 0))]
    played = [over(lobby, *told) for lobby, told in zip(lobbies, gains, strict=True)]
    seats = compared(played)
    ada = next(one for one in seats if one.name == "Ada")
    assert (ada.table, ada.seat, ada.bot, ada.gains, ada.differences, ada.total) == (
        1, 0, False, (4, 1), (3.5, 0.5), 4.0,
    )  # fmt: skip
    assert [one.total for one in seats] == sorted((one.total for one in seats), reverse=True)
    for seat in range(2):
        for place in range(2):
            assert sum(one.differences[place] or 0 for one in seats if one.seat == seat) == pytest.approx(0, abs=0.02)


def test_tables_without_a_result_and_rounds_of_one_table_are_not_compared() -> None:
    one, other = pair()
    longer, shorter = over(one, (1, 0), (2, 0)), over(other, (0, 3))
    ada = next(seat for seat in compared([longer, shorter]) if (seat.table, seat.seat) == (1, 0))
    assert (ada.differences, ada.total) == ((1.0, None), 1.0)
    alone = compared([longer, replace(other, status="over")])
    assert [(seat.table, seat.differences, seat.total) for seat in alone] == [(1, (None, None), 0.0)] * 2


def test_rounds_are_compared_only_with_the_same_deck() -> None:
    """With five players, a deck can run out. The rounds after that have other cards at some tables."""
    firsts: dict[tuple[int, int], list[object]] = {}
    for seed in range(3):
        secret = random_log(Rules(players=5), seed)[0]
        for policy in (POLICIES["eager"], POLICIES["lasting"]):
            game = Live(secret).game
            chance, hands = Random(seed), [game.position().hands]
            while game.actors:
                seat = chance.choice(game.actors)
                game.play(choice(chance, policy, game), seat)
                if len(game.unfoldings) == len(hands) and game.result is None:
                    hands.append(game.position().hands)
            decks = finished(decks_of(game))
            for deck, hand in zip(decks, hands, strict=True):
                firsts.setdefault((seed, deck), []).append(hand)
    assert all(hand == told[0] for told in firsts.values() for hand in told)
    assert {deck for _, deck in firsts} > {1, 2, 3}, "a deck was used up"
    one, other = pair()
    mine, theirs = (unsealed(over(lobby, (2, 0), (1, 1)), decks) for lobby, decks in ((one, (1, 2)), (other, (1, 3))))
    assert [seat.differences for seat in compared([mine, theirs]) if seat.table == 1] == [(0.0, None)] * 2


def test_the_rematch_is_an_ordinary_table() -> None:
    done = over(pair()[0], (1, 0))
    new = rematch_of(accept_rematch(done, ADA), ADA, NOW + 1)
    assert (new.duplicate, new.sealed(NOW)) == (None, False)
    assert new.secret != done.secret


def test_the_coach_does_not_help() -> None:
    lobby = pair()[0]
    assert refusal(asked_view, lobby, Live(deal_entry(lobby, 2)), ADA, AskHint(0, "facts")) == "no_coach"
