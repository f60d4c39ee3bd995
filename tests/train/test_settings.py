"""The settings of a run: files, changes and errors."""

from pathlib import Path

import pytest

from foretell import ForetellError
from foretell.train import settings as settings_module
from foretell.train.settings import (
    RUNS,
    TrainingSettings,
    named_settings,
    parse_settings,
    read_settings,
    settings_text,
    with_set,
)


def test_what_is_written_is_read_again() -> None:
    settings = TrainingSettings(
        seed=7, minutes=0.5, players=(2, 5), variants=False, start='a "strange"\\folder é', rate=1e-5
    )
    assert parse_settings(settings_text(settings)) == settings
    assert parse_settings(settings_text(TrainingSettings())) == TrainingSettings()


def test_what_is_left_out_is_as_usual() -> None:
    assert parse_settings("minutes = 3\nmargin = 0").minutes == 3.0
    assert parse_settings("seed = 2") == TrainingSettings(seed=2)
    assert parse_settings("seed = 2", TrainingSettings(past=0.5)) == TrainingSettings(seed=2, past=0.5)


def test_changes_are_made_all_at_once() -> None:
    changed = with_set(
        TrainingSettings(), ["games=256", " batch = 512", "steps=4", "players=[2, 3]", "against=some/where"]
    )
    assert changed == TrainingSettings(games=256, batch=512, steps=4, players=(2, 3), against="some/where")


def test_those_that_come_with_foretell_are_found_by_name() -> None:
    for name in ("smoke", "refine", "attack"):
        assert named_settings(name) == read_settings(RUNS / f"{name}.toml") != TrainingSettings()
    assert {read_settings(path).seed for path in RUNS.glob("*.toml")} == {1}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("gamez = 3", 'There is no setting "gamez": choose one of seed, minutes'),
        ("games = 3.5", "games cannot be 3.5: give a value such as "),
        ("variants = 1", "variants cannot be 1: give a value such as true"),
        ("seed = true", "seed cannot be True: give a value such as 1"),
        ("seed = -1", "seed cannot be -1: give 0 or more"),
        ("rate = nan", "rate cannot be nan"),
        ("minutes = inf", "minutes cannot be inf"),
        (f"margin = {10**400}", "margin cannot be 1000.*: give a value such as "),
        ("steps = 0", "steps cannot be 0: give 1 or more"),
        ("batch = 0", "batch cannot be 0"),
        ("past_every = 0", "past_every cannot be 0"),
        ("games = 3", "games × steps must be a multiple of batch"),
        ("players = []", "players must be whole numbers from 2 to 5"),
        ("players = [2.0]", "players must be whole numbers from 2 to 5"),
        ("players = [6]", "players must be whole numbers from 2 to 5"),
        ("exact = true", "exact needs a file to play against, one number of players and no variants"),
        ('exact = true\nagainst = "x"\nplayers = [2, 3]\nvariants = false', "exact needs"),
        ('exact = true\nagainst = "x"\nplayers = [2]', "exact needs"),
        ("past = 0.6\nscripted = 0.2\nquick = 0.3", "past, scripted and quick are shares"),
        ("minutes = 0", "A run needs a number of minutes or of iterations"),
        ("games = = 3", "Invalid value"),
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(ForetellError, match=reason.replace("[", r"\[")):
        parse_settings(text)
    file = tmp_path / "run.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(ForetellError, match=r"run\.toml"):
        read_settings(file)


def test_a_change_without_a_value_is_refused() -> None:
    with pytest.raises(ForetellError, match='"games" is not a setting: write name=value'):
        with_set(TrainingSettings(), ["games"])


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ForetellError, match=r"There is no file .*nowhere"):
        named_settings(str(tmp_path / "nowhere"))


def test_the_old_name_still_works_with_a_warning() -> None:
    with pytest.warns(DeprecationWarning, match="TrainingSettings"):
        assert settings_module.Settings is TrainingSettings
    with pytest.raises(AttributeError, match="Setings"):
        _ = settings_module.Setings
