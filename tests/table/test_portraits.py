"""A person's portrait is an optional field: lobbies and messages without one keep their bytes."""

import msgspec

from foretell.table.lobby import Lobby, TableSettings, new_lobby, sit, swap


def seated() -> Lobby:
    return sit(new_lobby("ada", TableSettings(players=2), 0), "ada", 0, "Ada")


def test_without_a_portrait_nothing_is_stored_or_sent() -> None:
    assert b"portrait" not in msgspec.json.encode(seated())
    assert b"portrait" not in msgspec.json.encode(seated().info())


def test_a_portrait_is_kept_until_another_is_chosen() -> None:
    chosen = sit(seated(), "ada", 0, "Ada", "owl")
    moved = swap(sit(chosen, "ada", 0, "Ada B."), "ada", 0, 1)
    stored = msgspec.json.decode(msgspec.json.encode(moved), type=Lobby)
    assert [seat.portrait for seat in stored.info().seats] == [msgspec.UNSET, "owl"]
    assert sit(stored, "ada", 1, "Ada B.", "cat").info().seats[1].portrait == "cat"
