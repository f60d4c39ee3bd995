"""A table before and after its game: who may change what, and what everybody may know about it."""

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from foretell.game import Result
from foretell.sheets import default_sheet
from foretell.table.lobby import (
    CODE_LENGTH,
    CODE_LETTERS,
    ID_LENGTH,
    ID_LETTERS,
    Lobby,
    Rules,
    Seat,
    TableSettings,
    all_contributed,
    begin,
    clear,
    configure,
    contribute,
    dealt,
    ended,
    new_lobby,
    seat_bot,
    sit,
    swap,
)
from foretell.table.refusals import Refusal
from foretell.table.rematch import accept_rematch, decline_rematch, followed_by, rematch_of, undecided_seats

OWNER, GUEST, STRANGER = "owner", "guest", "stranger"
RESULT = Result(0, (9, 4, 2), "runes")


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.code == code


@pytest.fixture
def table() -> Lobby:
    """A table of three: its owner in seat 0, a guest in seat 1, and a free seat."""
    lobby = new_lobby(OWNER, TableSettings(players=3), 1_000, Random(1))
    return sit(sit(lobby, OWNER, 0, "Olga"), GUEST, 1, "Gus")


def over(table: Lobby) -> Lobby:
    return ended(dealt(begin(seat_bot(table, OWNER, 2, "seer"), OWNER)), RESULT, (), (0, 1))


# --- a new table ----------------------------------------------------------------------------------


def test_a_new_table() -> None:
    lobby = new_lobby(OWNER, TableSettings(), 1_000, Random(1))
    assert (len(lobby.id), set(lobby.id) - set(ID_LETTERS)) == (ID_LENGTH, set())
    assert (len(lobby.code), set(lobby.code) - set(CODE_LETTERS)) == (CODE_LENGTH, set())
    assert (lobby.owner, lobby.created, lobby.updated, lobby.version) == (OWNER, 1_000, 1_000, 1)
    assert lobby.seats == (Seat(),) * lobby.rules.players
    assert len(bytes.fromhex(lobby.secret)) == 32
    assert lobby.commitment == hashlib.sha256(bytes.fromhex(lobby.secret)).hexdigest()
    assert (lobby.status, lobby.clock, lobby.spectators, lobby.level) == ("open", "none", "open", "adept")
    assert (lobby.memory, lobby.talk, lobby.listed, lobby.lesson) == (True, True, False, False)
    assert (lobby.rules.side, lobby.rules.discard, lobby.rules.heirs) == ("A", "open", False)
    other = new_lobby(OWNER, TableSettings(), 1_000)
    assert {lobby.id, lobby.code, lobby.secret}.isdisjoint({other.id, other.code, other.secret})


def test_the_sizes_of_ids_and_codes_are_part_of_addresses() -> None:
    assert (ID_LENGTH, CODE_LENGTH) == (16, 6)


@pytest.mark.parametrize("thing", [Seat(), Rules(), TableSettings(), new_lobby(OWNER, TableSettings(), 1)])
def test_lobbies_and_their_parts_are_immutable(thing: msgspec.Struct) -> None:
    name = thing.__struct_fields__[0]
    with pytest.raises(AttributeError):
        setattr(thing, name, getattr(thing, name))


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"colour": "red"}, TableSettings)


def test_the_names_in_the_record(table: Lobby) -> None:
    assert table.names == ("Olga", "Gus", "Seat 3")


# --- options and settings -------------------------------------------------------------------------


def test_settings_change_what_they_name_and_nothing_else(table: Lobby) -> None:
    changed = configure(table, OWNER, TableSettings(side="B", clock="fast", memory=False, heirs=True, level="novice"))
    assert changed.rules == replace(table.rules, side="B", heirs=True)
    assert changed == replace(
        table, rules=changed.rules, clock="fast", memory=False, level="novice", version=table.version + 1
    )
    assert changed.rules.options().heirs


def test_seats_follow_the_number_of_players(table: Lobby) -> None:
    more = configure(table, OWNER, TableSettings(players=5))
    assert more.seats == (*table.seats, Seat(), Seat())
    bots = seat_bot(seat_bot(more, OWNER, 2, "seer"), OWNER, 4, "seer")
    assert configure(bots, OWNER, TableSettings(players=2)).seats == table.seats[:2]
    with refused("seat_taken"):
        configure(sit(more, STRANGER, 4, "Stan"), OWNER, TableSettings(players=4))


@pytest.mark.parametrize(
    "settings",
    [TableSettings(level="wizard"), TableSettings(sheet_name="mine"), TableSettings(sheet_code="?", sheet_name="mine")],
)
def test_wrong_options_are_refused(table: Lobby, settings: TableSettings) -> None:
    with refused("wrong_options"):
        configure(table, OWNER, settings)


def test_the_default_sheet_is_stored_as_such(table: Lobby) -> None:
    sheet = default_sheet()
    chosen = configure(table, OWNER, TableSettings(sheet_name=sheet.name, sheet_code=sheet.code))
    assert (chosen.rules.sheet_name, chosen.rules.sheet_code) == (None, None)
    named = configure(table, OWNER, TableSettings(sheet_name="mine", sheet_code=sheet.code))
    assert (named.rules.sheet_name, named.rules.options().sheet.name) == ("mine", "mine")
    unnamed = configure(table, OWNER, TableSettings(sheet_code=sheet.code))
    assert unnamed.rules.options().sheet.name == "custom"


# --- seats ----------------------------------------------------------------------------------------


def test_a_person_takes_a_free_seat_and_moves(table: Lobby) -> None:
    moved = sit(table, GUEST, 2, "Gustav")
    assert [seat.name for seat in moved.seats] == ["Olga", None, "Gustav"]
    assert (moved.seat_of(GUEST), moved.seat_of(STRANGER), moved.seat_of(None)) == (2, None, None)
    assert moved.version == table.version + 1
    with refused("seat_taken"):
        sit(table, STRANGER, 1, "Stan")
    with refused("seat_taken"):
        sit(table, GUEST, 0, "Gus")


def test_a_bot_takes_a_seat_without_a_person(table: Lobby) -> None:
    bots = seat_bot(table, OWNER, 2, "seer")
    assert (bots.seats[2].kind, bots.seats[2].level, bots.seats[2].person) == ("bot", "seer", None)
    again = seat_bot(bots, OWNER, 2, "novice")
    assert (again.seats[2].name, again.seats[2].level) == (bots.seats[2].name, "novice")
    with refused("seat_taken"):
        seat_bot(table, OWNER, 1, "seer")
    with refused("wrong_options"):
        seat_bot(table, OWNER, 2, "wizard")


def test_bots_have_different_names(table: Lobby) -> None:
    lobby = configure(table, OWNER, TableSettings(players=5))
    for number in (2, 3, 4):
        lobby = seat_bot(lobby, OWNER, number, "seer")
    assert len(set(lobby.names)) == 5


def test_a_bot_does_not_get_the_name_of_one_that_has_moved(table: Lobby) -> None:
    lobby = seat_bot(configure(table, OWNER, TableSettings(players=4)), OWNER, 2, "seer")
    lobby = seat_bot(swap(lobby, OWNER, 2, 3), OWNER, 2, "seer")
    assert len(set(lobby.names)) == 4


def test_wrong_names_are_refused(table: Lobby) -> None:
    with refused("malformed"):
        sit(table, STRANGER, 2, "")


def test_the_owner_clears_any_seat_and_others_their_own(table: Lobby) -> None:
    assert clear(table, OWNER, 1).seats == (table.seats[0], Seat(), Seat())
    assert clear(table, GUEST, 1).seats == (table.seats[0], Seat(), Seat())
    with refused("not_owner"):
        clear(table, GUEST, 0)
    with refused("no_seat"):
        clear(table, OWNER, 2)


def test_who_may_swap_seats(table: Lobby) -> None:
    olga, gus, free = table.seats
    assert swap(table, GUEST, 1, 2).seats == (olga, free, gus)
    assert swap(table, GUEST, 2, 1).seats == (olga, free, gus)
    assert swap(table, OWNER, 0, 1).seats == (gus, olga, free)
    assert swap(table, OWNER, 1, 2).seats == (olga, free, gus)
    for one, other in ((0, 1), (1, 0), (0, 2)):
        with refused("not_owner"):
            swap(table, GUEST, one, other)


@pytest.mark.parametrize("number", [-1, 3])
def test_seats_that_do_not_exist_are_refused(table: Lobby, number: int) -> None:
    changes: tuple[Callable[[], Lobby], ...] = (
        lambda: sit(table, GUEST, number, "Gus"),
        lambda: seat_bot(table, OWNER, number, "seer"),
        lambda: clear(table, OWNER, number),
        lambda: swap(table, OWNER, number, 0),
        lambda: swap(table, OWNER, 0, number),
    )
    for change in changes:
        with refused("no_seat"):
            change()
    with pytest.raises(Refusal, match="from 0 to 2"):
        clear(table, OWNER, number)


def test_only_the_owner_configures_seats_bots_and_starts(table: Lobby) -> None:
    changes: tuple[Callable[[], Lobby], ...] = (
        lambda: configure(table, GUEST, TableSettings()),
        lambda: seat_bot(table, GUEST, 2, "seer"),
        lambda: begin(table, GUEST),
    )
    for change in changes:
        with refused("not_owner"):
            change()


def test_nothing_changes_after_the_start(table: Lobby) -> None:
    started = begin(seat_bot(table, OWNER, 2, "seer"), OWNER)
    changes: tuple[Callable[[], Lobby], ...] = (
        lambda: configure(started, OWNER, TableSettings(side="B")),
        lambda: sit(started, GUEST, 1, "Gus"),
        lambda: seat_bot(started, OWNER, 2, "seer"),
        lambda: clear(started, OWNER, 1),
        lambda: swap(started, OWNER, 0, 1),
        lambda: begin(started, OWNER),
    )
    for change in changes:
        with refused("not_open"):
            change()


# --- the start ------------------------------------------------------------------------------------


def test_a_game_starts_when_every_seat_is_taken(table: Lobby) -> None:
    with refused("seats_free"):
        begin(table, OWNER)
    assert begin(sit(table, STRANGER, 2, "Stan"), OWNER).status == "dealing"


def test_each_seated_person_contributes_once_until_the_deal(table: Lobby) -> None:
    full = begin(seat_bot(table, OWNER, 2, "seer"), OWNER)
    once = contribute(full, OWNER, "aa")
    assert ([seat.contribution for seat in once.seats], all_contributed(once)) == (["aa", None, None], False)
    twice = contribute(once, GUEST, "bb")
    assert ([seat.contribution for seat in twice.seats], all_contributed(twice)) == (["aa", "bb", None], True)
    assert contribute(table, GUEST, "bb").seats[1].contribution == "bb"
    assert all_contributed(replace(full, lesson=True))
    with refused("already_contributed"):
        contribute(twice, OWNER, "cc")
    with refused("not_seated"):
        contribute(full, STRANGER, "cc")
    with refused("not_open"):
        contribute(dealt(full), OWNER, "cc")


# --- after the game -------------------------------------------------------------------------------


def test_the_end_of_a_game(table: Lobby) -> None:
    finished = over(table)
    assert (finished.status, finished.result, finished.joined) == ("over", RESULT, (0, 1))
    assert not finished.ended_by_host
    assert replace(finished, result=None).ended_by_host
    assert not table.ended_by_host


def test_a_rematch_needs_every_person(table: Lobby) -> None:
    with refused("not_over"):
        accept_rematch(table, OWNER)
    finished = over(table)
    with refused("not_seated"):
        accept_rematch(finished, STRANGER)
    one = accept_rematch(finished, GUEST)
    assert (one.rematch, undecided_seats(one)) == ((1,), (0,))
    assert accept_rematch(one, GUEST) is one
    assert decline_rematch(one, OWNER) is one
    assert decline_rematch(one, GUEST).rematch == ()
    both = accept_rematch(one, OWNER)
    assert (both.rematch, undecided_seats(both)) == ((0, 1), ())
    assert decline_rematch(both, GUEST).rematch == (0,)
    followed = followed_by(both, "next")
    assert decline_rematch(followed, GUEST) is followed


def test_a_rematch_is_a_new_table_with_the_same_seats(table: Lobby) -> None:
    finished = replace(over(contribute(table, GUEST, "bb")), lesson=True, rematch=(0, 1), rounds=())
    again = rematch_of(finished, GUEST, 2_000, Random(5))
    assert again == replace(
        finished, id=again.id, code=again.code, secret=again.secret, owner=GUEST, created=2_000, updated=2_000,
        version=1, status="open", lesson=False, result=None, joined=None, rematch=(),
        seats=tuple(replace(seat, contribution=None) for seat in finished.seats),
    )  # fmt: skip
    assert {again.id, again.code, again.secret}.isdisjoint({table.id, table.code, table.secret})
    assert (len(again.id), set(again.id) - set(ID_LETTERS)) == (ID_LENGTH, set())
    assert rematch_of(finished, OWNER, 3_000).id == again.id == "35mt48tetyx8ijbh"
    with refused("not_over"):
        rematch_of(table, OWNER, 2_000)


def test_bots_take_the_seats_of_persons_who_do_not_want_a_rematch(table: Lobby) -> None:
    finished = accept_rematch(replace(over(table), level="novice"), OWNER)
    assert undecided_seats(finished) == (1,)
    again = rematch_of(finished, OWNER, 2_000)
    assert [(seat.kind, seat.level) for seat in again.seats] == [("person", None), ("bot", "novice"), ("bot", "seer")]
    assert (again.seat_of(GUEST), again.version) == (None, 1)
    assert len(set(again.names)) == 3


def test_a_table_is_followed_by_its_rematch_once(table: Lobby) -> None:
    followed = followed_by(over(table), "next")
    assert followed.next == "next"
    assert followed_by(followed, "next") is followed


# --- what others may see --------------------------------------------------------------------------


def test_whom_a_table_admits(table: Lobby) -> None:
    started = dealt(table)
    assert started.admits(STRANGER)
    assert started.admits(None)
    closed = replace(started, spectators="none", owner="host")
    assert [closed.admits(person) for person in (OWNER, GUEST, "host", STRANGER, None)] == [True] * 3 + [False] * 2
    assert replace(closed, status="open").admits(STRANGER)
    lesson = replace(closed, lesson=True)
    assert not lesson.admits(STRANGER)
    assert replace(lesson, status="over").admits(STRANGER)
    assert not replace(closed, status="over").admits(STRANGER)


def test_the_information_about_a_table_has_no_secrets(table: Lobby) -> None:
    lobby = contribute(seat_bot(table, OWNER, 2, "seer"), GUEST, "c0ffee")
    info = lobby.info(frozenset({1}))
    assert [(seat.kind, seat.name, seat.here, seat.contributed) for seat in info.seats] == [
        ("person", "Olga", False, False),
        ("person", "Gus", True, True),
        ("bot", lobby.seats[2].name, True, False),
    ]
    assert [seat.level for seat in info.seats] == [None, None, "seer"]
    assert (info.id, info.code, info.owner, info.created) == (lobby.id, lobby.code, 0, 1_000)
    sent = msgspec.json.encode(info).decode()
    assert not any(secret in sent for secret in (lobby.secret, f'"{OWNER}",', GUEST, "c0ffee"))
    assert over(table).info().code is None


def test_levels_of_old_tables_have_their_present_names(table: Lobby) -> None:
    old = replace(table, level="simple", seats=(*table.seats[:2], Seat("bot", "Manto", None, "random")))
    assert (old.info().level, old.info().seats[2].level) == ("apprentice", "novice")
    again = rematch_of(accept_rematch(over(old), OWNER), OWNER, 0)
    assert [seat.kind for seat in again.seats] == ["person", "bot", "bot"]
    assert again.seats[1].level == "apprentice"
