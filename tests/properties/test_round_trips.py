"""Actions, positions, records and sheets can be written and read back."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell import (
    Action,
    Game,
    NotationError,
    Options,
    Pass,
    Position,
    Predict,
    Record,
    Sheet,
    SheetWarning,
    parse_sheet,
    sheet_text,
)
from foretell.game.actions import PHASES
from foretell.rules.cards import ACTIONS

from .tables import Table, sheet_of, tables


def test_every_action_is_its_token_its_number_and_its_repr() -> None:
    import foretell  # noqa: PLC0415 (the names that a repr is made of)

    seen = set()
    for phase in PHASES:
        for number in range(ACTIONS):
            try:
                action = Action.of(phase, number)
            except NotationError:
                continue
            assert Action.parse(str(action)) == action
            assert (action.number, eval(repr(action), vars(foretell))) == (number, action)
            seen.add(action)
    assert len(seen) == len({str(action) for action in seen}) == 7 * 54 + 2 * 5 + 4


@settings(max_examples=40)
@given(tables(), st.integers(1, 12))
def test_positions_survive_their_text_and_continue_like_the_game(table: Table, every: int) -> None:
    game, chance = table.game(), Random(table.choices)
    for ply in range(200):
        if not game.actors:
            break
        if ply % every == 0:
            check_position(game)
        game.play(choice(table, game, chance), chance.choice(game.actors))
    check_position(game)


def choice(table: Table, game: Game, chance: Random) -> Action:
    return Action.of(game.phase, table.policy(chance, table.options.config, game._state))


def check_position(game: Game) -> None:
    position = game.position()
    read = Position.parse(str(position))
    assert (read, str(read)) == (position, str(position))
    twin = Game.from_position(read)
    assert twin.position() == position
    assert (twin.legal, twin.actors, twin.phase) == (game.legal, game.actors, game.phase)
    if game.actors:
        action, seat = game.legal[-1], game.actors[-1]
        copy = game.copy()
        assert copy.play(action, seat) == twin.play(action, seat)
        assert copy.position() == twin.position()


@settings(max_examples=40)
@given(tables(), st.integers(0, 300), st.booleans())
def test_records_are_their_text_and_replay_to_the_same_game(table: Table, plies: int, named: bool) -> None:
    names = tuple(f"Seer {seat} # =" for seat in range(table.options.players)) if named else ()
    game, chance = Game(table.options, table.seed, names), Random(table.choices)
    while game.actors and len(game.plies) < plies:
        game.play(choice(table, game, chance), chance.choice(game.actors))
    record = game.record()
    text = str(record)
    for source in (text, text.encode()):
        read = Record.parse(source)
        check_text_of_what_was_read(read)
        assert [ply.action for ply in read.plies] == [ply.action for ply in record.plies]
        replayed = read.replay()
        assert replayed.position() == game.position()
        assert replayed.plies == game.plies
        assert str(replayed.record()) == text


@settings(max_examples=40)
@given(tables(), st.integers(0, 80), st.integers(0, 40))
def test_records_from_a_position_replay_too(table: Table, before: int, after: int) -> None:
    first, chance = table.game(), Random(table.choices)
    while first.actors and len(first.plies) < before:
        first.play(choice(table, first, chance), chance.choice(first.actors))
    game = Game.from_position(first.position())
    while game.actors and len(game.plies) < after:
        game.play(choice(table, game, chance), chance.choice(game.actors))
    text = str(game.record())
    read = Record.parse(text)
    check_text_of_what_was_read(read)
    assert read.replay().position() == game.position()
    assert str(read.replay().record()) == text


def check_text_of_what_was_read(read: Record) -> None:
    """A text does not say who decided; what was read from it still has a text that reads alike."""
    again = Record.parse(str(read))
    assert (again, str(again)) == (read, str(read))


def test_8_2_a_prediction_without_its_seat_can_be_written_down_again() -> None:
    """The seat before the sign may be left out: then the one is meant that the rules ask first."""
    game = Game(Options(2), seed=bytes(32))
    while game.phase != "predict":
        game.play(Pass())
    for seat in game.actors:
        game.play(Predict(seat))
    bare = re.sub(r"\b[01](=[01])", r"\1", str(game.record()))
    read = Record.parse(bare)
    check_text_of_what_was_read(read)
    assert read.replay().position() == game.position()


@given(st.integers(0, 10_000))
def test_sheets_are_their_code_and_their_file(number: int) -> None:
    sheet = sheet_of(number)
    assert Sheet.from_code(sheet.code, sheet.name) == sheet
    if sheet.remarks:
        with pytest.warns(SheetWarning, match="Jack of Masks"):
            assert parse_sheet(sheet_text(sheet)) == sheet
    else:
        assert parse_sheet(sheet_text(sheet)) == sheet
