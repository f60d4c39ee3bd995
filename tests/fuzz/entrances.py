"""The functions that read input, and what must hold for the objects that they return."""

import warnings
from collections.abc import Callable
from random import Random
from typing import Any

from foretell import (
    CARDS,
    Action,
    ForetellError,
    Game,
    Options,
    Position,
    Record,
    Sheet,
    SheetWarning,
    parse_sheet,
    rank,
    sheet_text,
)

SEED = bytes(range(32))


def enter_record(text: Any) -> bool:
    """Return whether a record is valid. If it can be replayed, check that it can be written and replayed again."""
    try:
        record = Record.parse(text)
    except ForetellError:
        return False
    try:
        game = record.replay()
    except ForetellError:
        return True
    assert Record.parse(str(record)) == record
    again = Record.parse(str(game.record())).replay()
    assert again.position() == game.position()
    play_on(game, Random(1))
    return True


def enter_position(text: Any) -> bool:
    """Return whether a position is possible. If so, play it to the end."""
    try:
        game = Game.from_position(Position.parse(text), SEED)
    except ForetellError:
        return False
    play_on(game, Random(2))
    return True


def enter_position_object(make: Callable[[], Position]) -> bool:
    try:
        game = Game.from_position(make())
    except ForetellError:
        return False
    play_on(game, Random(3))
    return True


def enter_sheet(text: Any) -> bool:
    """Return whether a sheet is valid. If so, write it, read it again and play with it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SheetWarning)
        try:
            sheet = parse_sheet(text)
        except ForetellError:
            return False
        again = parse_sheet(sheet_text(sheet))
    assert again == sheet
    assert again.name == sheet.name
    _check_sheet(sheet)
    return True


def enter_code(code: Any) -> bool:
    try:
        sheet = Sheet.from_code(code)
    except ForetellError:
        return False
    assert sheet.code == code
    _check_sheet(sheet)
    return True


def _check_sheet(sheet: Sheet) -> None:
    assert Sheet.from_code(sheet.code) == sheet
    game = Game(Options(2, sheet=sheet), SEED)
    play_on(game, Random(4))
    assert Record.parse(str(game.record())).replay().position() == game.position()


def enter_token(token: Any) -> bool:
    try:
        action = Action.parse(token)
    except ForetellError:
        return False
    assert str(action) == token
    assert 0 <= action.number < 63
    return True


def enter_cards(cards: Any) -> bool:
    try:
        rank(cards)
    except ForetellError:
        return False
    return True


def play_on(game: Game, chance: Random) -> None:
    """Play to the end at random, and check that every position on the way is sound and can be written."""
    plies = 0
    while game.legal:
        if plies % 7 == 0:
            check_sound(game)
        game.play(chance.choice(game.legal), chance.choice(game.actors))
        plies += 1
        assert plies < 20_000  # J6 ends every round
    check_sound(game)
    assert game.result is not None


def check_sound(game: Game) -> None:
    position = game.position()
    rows = [card for row in position.rows for card in row if card is not None]
    places = [*position.hands, position.deck, position.discard, rows, position.revealed]
    cards = [card for place in places for card in place]
    cards += [position.played] if position.played else []
    assert sorted(cards, key=CARDS.index) == list(CARDS)
    again = Position.parse(str(position))
    assert again == position
    assert Game.from_position(again).legal == game.legal
    for seat in (*range(game.options.players), None):
        view = game.view(seat)
        assert [str(action) for action in view.legal] == list(view.choices)
