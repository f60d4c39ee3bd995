"""The old names in docs/migration.md work, with a warning."""

import importlib
import re
from pathlib import Path

import pytest

import foretell as ft
from foretell.players.sight import row_of

PAGE = Path(__file__).parents[2] / "docs" / "migration.md"
RENAMED = re.findall(r"^\| `(foretell[\w.]+)` \| `(foretell[\w.]+)`", PAGE.read_text("utf-8"), re.MULTILINE)


def value_of(name: str) -> object:
    module, _, attribute = name.rpartition(".")
    return getattr(importlib.import_module(module), attribute)


@pytest.mark.parametrize(("old", "new"), RENAMED)
def test_an_old_name_warns_and_gives_the_same_as_the_new_one(old: str, new: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"{old.rpartition('.')[2]} is now called {new.rpartition('.')[2]}"):
        found = value_of(old)
    assert found is value_of(new)


@pytest.mark.parametrize("module", sorted({old.rpartition(".")[0] for old, _ in RENAMED}))
def test_other_unknown_names_are_errors(module: str) -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        value_of(f"{module}.no_such_name")


def test_the_page_lists_old_names() -> None:
    assert len(RENAMED) >= 4


def test_row_of_gives_the_observation() -> None:
    view = ft.Game(ft.Options(players=2), seed=bytes(32)).view(0)
    with pytest.warns(DeprecationWarning, match="observation"):
        assert row_of(view) == list(view.observation)
