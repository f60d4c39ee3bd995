"""Bots have names of their own."""

import pytest
from msgspec.structs import replace

from foretell.game.record import MAX_NAME
from foretell.players import DEFAULT_LEVEL
from foretell.table.bot_names import BOT_NAMES, bot_name_for
from foretell.table.bots import bot_for
from foretell.table.lobby import Lobby, TableSettings, clear, configure, new_lobby, seat_bot, sit, swap
from foretell.table.refusals import Refusal

OWNER = "0" * 32


def with_bots(players: int) -> Lobby:
    lobby = new_lobby(OWNER, TableSettings(players=players), 1_000)
    for seat in range(players):
        lobby = seat_bot(lobby, OWNER, seat, ("apprentice", "novice")[seat % 2])
    return lobby


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_at_a_table_have_different_names_and_their_level_beside(players: int) -> None:
    for _ in range(50):
        seats = with_bots(players).info().seats
        assert len({seat.name for seat in seats}) == players
        assert {seat.name for seat in seats} <= set(BOT_NAMES)
        assert [seat.level for seat in seats] == (["apprentice", "novice"] * 3)[:players]


def test_names_stay_apart_when_bots_change_places() -> None:
    for _ in range(50):
        lobby = swap(with_bots(4), OWNER, 0, 3)
        lobby = seat_bot(clear(lobby, OWNER, 3), OWNER, 3, "apprentice")
        assert len(set(lobby.names)) == 4


def test_a_bot_keeps_its_name_when_its_level_changes() -> None:
    lobby = with_bots(3)
    assert seat_bot(lobby, OWNER, 1, "apprentice").names == lobby.names


def test_no_bot_has_the_name_of_a_person() -> None:
    lobby = new_lobby(OWNER, TableSettings(players=3), 1_000)
    lobby = seat_bot(sit(lobby, OWNER, 0, "Ada"), OWNER, 1, "apprentice")
    assert lobby.names[1] != "Ada"
    with pytest.raises(Refusal, match="the name of a bot"):
        sit(lobby, "1" * 32, 2, str(lobby.names[1]))


def test_a_bot_takes_no_name_that_is_taken() -> None:
    """At older tables, persons may have the names of bots."""
    wanted = bot_name_for("a table", 1, ())
    assert bot_name_for("a table", 1, (wanted,)) != wanted


def test_the_names_are_valid() -> None:
    assert len(set(BOT_NAMES)) == len(BOT_NAMES)
    assert all(name.isascii() and name.isalpha() and len(name) <= MAX_NAME for name in BOT_NAMES)
    assert len({bot_name_for(f"table {number}", 0, ()) for number in range(500)}) == len(BOT_NAMES)


def test_old_tables_with_former_levels_still_have_bots() -> None:
    """Stored tables keep the names of former levels, which are read as the levels that replaced them."""
    lobby = with_bots(3)
    former = zip(lobby.seats, ("random", "simple", "x"), strict=True)
    seats = tuple(replace(seat, level=level) for seat, level in former)
    old = replace(lobby, seats=seats, level="simple")
    assert ([seat.level for seat in old.info().seats], old.info().level) == (
        ["novice", "apprentice", DEFAULT_LEVEL], "apprentice",
    )  # fmt: skip
    assert [bot_for(old, seat, 1).name for seat in range(3)] == ["novice", "apprentice", DEFAULT_LEVEL]
    assert configure(old, OWNER, TableSettings(heirs=True)).rules.heirs
    with pytest.raises(Refusal):
        configure(old, OWNER, TableSettings(level="simple"))
