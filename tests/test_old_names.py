"""Public names of earlier versions still work, with a warning. docs/migration.md lists them."""

import importlib

import pytest

import foretell as ft


@pytest.mark.parametrize(
    ("module", "old", "new"),
    [
        ("foretell.arena", "Result", "MatchResult"),
        ("foretell.arena", "Table", "LineupResult"),
        ("foretell.errors", "SpokenError", "LocalizedError"),
        ("foretell.players", "USUAL_LEVEL", "DEFAULT_LEVEL"),
        ("foretell.players.scripted", "TABLES", "PARAMETERS"),
        ("foretell.store", "MOST_MESSAGE", "MAX_MESSAGE"),
    ],
)
def test_a_renamed_name_gives_the_new_one(module: str, old: str, new: str) -> None:
    found = importlib.import_module(module)
    with pytest.warns(DeprecationWarning, match=new):
        assert getattr(found, old) is getattr(found, new)
    with pytest.raises(AttributeError):
        _ = found.there_is_no_such_name


def test_row_of_gives_the_observation() -> None:
    from foretell.players.sight import row_of  # noqa: PLC0415

    view = ft.Game(ft.Options(players=2), seed=bytes(32)).view(0)
    with pytest.warns(DeprecationWarning, match="observation"):
        assert row_of(view) == list(view.observation)
