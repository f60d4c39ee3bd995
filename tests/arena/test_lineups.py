"""The line-ups of a match."""

from collections import Counter

import pytest

import foretell as ft
from foretell.arena import Match, entrants_of
from foretell.arena.lineups import lineups


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("entrants", [2, 3, 5])
def test_each_entrant_plays_alone_against_each_other_in_every_seat(entrants: int, players: int) -> None:
    tables = [seats for lineup in lineups(entrants, players) for seats in lineup.rotations]
    assert len(set(tables)) == len(tables)
    for one in range(entrants):
        for other in set(range(entrants)) - {one}:
            for seat in range(players):
                wanted = tuple(one if at == seat else other for at in range(players))
                assert tables.count(wanted) == 1
    for seat in range(players):
        assert len(set(Counter(table[seat] for table in tables).values())) == 1


def test_mixed_tables_where_there_are_enough() -> None:
    mixed = [lineup for lineup in lineups(4, 3) if len(lineup.entrants) == 3]
    assert len(mixed) == 4
    assert not [lineup for lineup in lineups(3, 4) if len(lineup.entrants) > 2]


@pytest.mark.parametrize("deals", [1, 7, 5000])
def test_chunks_are_all_deals_once(deals: int) -> None:
    match = Match(entrants_of(("random", "scripted", "novice")), ft.Options(3), deals, "x")
    played = Counter(
        (chunk.lineup, deal) for chunk in match.chunks() for deal in range(chunk.first, chunk.first + chunk.deals)
    )
    assert set(played.values()) == {1}
    assert len(played) == deals * len(match.lineups)
    assert match.games == len(played) * 3
    firsts = [chunk.first for chunk in match.chunks()]
    assert firsts == sorted(firsts)
