"""Objects of the wrong type or value, for all functions that take objects."""

from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from random import Random
from typing import Any

import pytest

import foretell as ft

from . import corpus
from . import entrances as into
from .junk import HUGE, JUNK

POSITION_FIELDS = [field.name for field in fields(ft.Position)]
CARD_ACTIONS: list[Callable[[Any], ft.Action]] = [
    *(ft.Play, ft.Take, ft.Exchange, ft.Give, ft.Pick, ft.Hide, ft.Discard)
]


def game_of(players: int = 3) -> ft.Game:
    return ft.Game(ft.Options(players), into.SEED)


def refuses(what: Callable[[Any], object], value: Any) -> bool:
    """Whether `value` is refused in words that fit on a screen."""
    try:
        what(value)
    except ft.ForetellError as error:
        return 0 < len(str(error)) < 400
    return False


@pytest.mark.parametrize("field", [field.name for field in fields(ft.Options)])
def test_options(field: str) -> None:
    fitting: dict[str, list[Any]] = {"side": ["A"], "heirs": [True, False]}
    good = fitting.get(field, [])
    for value in JUNK:
        assert refuses(lambda value: ft.Options(**{field: value}), value) == (not any(value is one for one in good))


@pytest.mark.parametrize("field", POSITION_FIELDS)
def test_fields_of_positions(field: str) -> None:
    for line in corpus.positions()[::12]:
        position = ft.Position.parse(line)
        for value in JUNK:
            into.enter_position_object(partial(replace, position, **{field: value}))


def test_items_within_fields_of_positions() -> None:
    for number, line in enumerate(corpus.positions()):
        position = ft.Position.parse(line)
        for field in POSITION_FIELDS[1:]:
            chance = Random(number)
            value = getattr(position, field)
            if isinstance(value, tuple) and value:
                items = list(value)
                items[chance.randrange(len(items))] = chance.choice(JUNK)
                into.enter_position_object(partial(replace, position, **{field: items}))


def test_positions_by_chance_can_be_played_to_the_end() -> None:
    passed = 0
    for number in range(250):
        chance = Random(number)
        position = ft.Position.parse(chance.choice(corpus.positions()))
        passed += into.enter_position_object(partial(corpus.altered, position, chance))
    assert passed > 60


@pytest.mark.parametrize("make", CARD_ACTIONS)
def test_cards_of_actions(make: Callable[[Any], ft.Action]) -> None:
    for value in JUNK:
        assert refuses(make, value) == (not (isinstance(value, str) and value in ft.CARDS))


@pytest.mark.parametrize("make", [ft.Ask, ft.Predict])
def test_seats_of_actions(make: Callable[[Any], ft.Action]) -> None:
    for value in JUNK:
        assert refuses(make, value) == (type(value) is not int or not 0 <= value < 5)


def test_numbers_of_actions() -> None:
    for phase in ft.PHASES:
        for value in JUNK:
            assert refuses(partial(ft.Action.of, phase), value) or type(value) is int
    for value in JUNK:
        assert refuses(lambda value: ft.Action.of(value, 0), value)


def test_hands_and_ranks() -> None:
    for value in JUNK:
        assert refuses(lambda value: ft.rank(["2C", "3C", "4C", "5C", value]), value) == (value != "AC")
        assert refuses(ft.rank_name, value) == (type(value) is not int or value not in (0, 1, 6))
        assert refuses(lambda value: ft.default_sheet().effects(value), value) == (value != "AC")


def test_arguments_of_games() -> None:
    for value in JUNK:
        assert refuses(ft.Game, value) == (value is not None)
        assert refuses(lambda value: ft.Game(seed=value), value) == (value is not None)
        assert refuses(ft.Game.from_position, value)
        assert refuses(lambda value: ft.Game(position=value), value) == (value is not None)
        fits = value in ((), [], ("AC",) * 3)
        assert refuses(lambda value: ft.Game(names=value), value) == (not fits)
    with pytest.raises(ft.OptionsError, match="other options"):
        ft.Game(ft.Options(2), position=game_of(3).position())


def test_wrong_actions_change_nothing() -> None:
    for players in (2, 3):
        game = game_of(players)
        position = game.position()
        for value in (*JUNK, ft.Action(), ft.Pass, ft.Play, ft.Predict(0), ft.Take("AC"), ft.Skip(), "pass", 54):
            assert refuses(game.play, value)
        assert game.position() == position
        assert not game.plies


def test_wrong_seats_change_nothing() -> None:
    game = game_of(2)
    while game.phase != "predict":
        game.play(ft.Pass())
    position, plies = game.position(), len(game.plies)
    for value in (*JUNK, 2, 3):
        if value is not None and not (type(value) is int and value in (0, 1)):
            assert refuses(lambda value: game.play(ft.Predict(0), value), value)
    assert game.position() == position
    assert len(game.plies) == plies


def test_viewers() -> None:
    game = game_of(3)
    for value in JUNK:
        assert refuses(game.view, value) == (value is not None and not (type(value) is int and 0 <= value < 3))


def test_parts_of_sheets() -> None:
    sheet = ft.default_sheet()
    for value in JUNK:
        assert refuses(lambda value: ft.Sheet("a", value, sheet.cards), value)
        assert refuses(lambda value: ft.Sheet("a", sheet.suits, value), value)
        assert refuses(lambda value: ft.Sheet("a", sheet.suits, (value,) * 54), value)
        assert refuses(lambda value: ft.Sheet("a", sheet.suits, ((value,),) * 54), value)
        assert refuses(lambda value: ft.Sheet("a", sheet.suits, ((ft.Effect(value, True),),) * 54), value)
        starred = refuses(lambda value: ft.Sheet("a", sheet.suits, ((ft.Effect("draw", value),),) * 54), value)
        assert starred == (value is not True)
        assert refuses(lambda value: ft.Sheet(value, sheet.suits, sheet.cards), value) == (
            not isinstance(value, str) or not 0 < len(value) <= 60 or not value.isprintable()
        )
    for name in (" a", "a ", " "):
        assert refuses(lambda name: ft.Sheet(name, sheet.suits, sheet.cards), name)


def test_the_name_of_a_sheet_is_one_line_of_a_record() -> None:
    assert refuses(lambda name: ft.Sheet.from_code(corpus.WIDE.code, name), "a\nName: b")
    assert refuses(lambda name: ft.Sheet.from_code(corpus.WIDE.code, name), "a\u2028b")


def test_events_for_viewers_that_do_not_exist() -> None:
    game = game_of(3)
    for value in (*JUNK, 5, 99):
        seat = value is None or (type(value) is int and 0 <= value < 5)
        for event in game.opening:
            assert refuses(partial(ft.event_for, event), value) == (not seat)
        for action in (ft.Pass(), ft.Hide("AC")):
            assert refuses(partial(ft.action_for, action, 0, options=game.options), value) == (not seat)


def test_the_huge_examples_are_huge() -> None:
    with pytest.raises(ValueError, match="digits"):
        str(HUGE)
