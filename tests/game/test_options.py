import copy
import pickle
from dataclasses import FrozenInstanceError, astuple
from typing import Any

import pytest

import foretell as ft
from foretell.rules import CONFIG_FIELDS
from tests.positions import sheet_with


def test_the_printed_game_for_three_is_the_default() -> None:
    options = ft.Options()
    assert (options.players, options.side, options.discard, options.heirs) == (3, "A", "open", False)
    assert options.sheet == ft.default_sheet()


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        *(({"players": players}, "2 to 5 players") for players in (1, 6, -3, 2.0, "3", None, True)),
        *(({"side": side}, "sides A and B") for side in ("a", "", "C", None, 0)),
        *(({"discard": discard}, "open, bending, closed") for discard in ("Open", "", None, 1)),
        *(({"heirs": heirs}, "heirs is True or False") for heirs in (0, 1, None, "yes")),
        *(({"sheet": sheet}, "sheet is a foretell.Sheet") for sheet in (None, "Foretell 1")),
    ],
)
def test_options_that_no_game_can_be_played_with_are_refused(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(ft.OptionsError, match=reason):
        ft.Options(**wrong)


def test_a_long_option_is_cut_in_the_error() -> None:
    with pytest.raises(ft.OptionsError) as caught:
        ft.Options(side="x" * 10_000)  # type: ignore[arg-type]
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(("players", "columns", "turns"), [(2, 4, 120), (3, 5, 180), (4, 6, 240), (5, 6, 300)])
def test_options_become_integers_for_the_rules(players: int, columns: int, turns: int) -> None:
    options = ft.Options(players, "B", "closed", heirs=True, sheet=sheet_with({"AC": "t*"}))
    config = options.config
    assert (options.columns, config.players, config.turn_limit) == (columns, players, turns)
    assert (config.row.bit_count(), config.full.bit_count()) == (columns, 2 * columns)
    assert (config.side, config.variant, config.heirs, config.effects[12]) == (1, 2, 1, 1 | 16)
    assert config.suits == 0b00_01_10_11
    assert options.config is config


def test_the_config_of_options_cannot_be_changed() -> None:
    config = ft.Options().config
    for name, _, _ in CONFIG_FIELDS:
        with pytest.raises(FrozenInstanceError):
            setattr(config, name, 0)
    assert type(config.effects) is tuple
    for twin in (copy.copy(config), copy.deepcopy(config), pickle.loads(pickle.dumps(config))):
        assert [getattr(twin, name) for name, _, _ in CONFIG_FIELDS] == list(astuple(config))


def test_equal_options_are_equal() -> None:
    assert ft.Options(4, "B") == ft.Options(4, "B")
    assert ft.Options(4, "B") != ft.Options(4, "A")
    assert ft.Options(sheet=sheet_with({"AC": "t*"})) != ft.Options()
    assert eval(repr(ft.Options(5, "B", "closed", heirs=True)), {"Options": ft.Options}) == ft.Options(
        5, "B", "closed", heirs=True
    )
