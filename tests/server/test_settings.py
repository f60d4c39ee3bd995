"""Settings: their sources, their precedence, and the errors for wrong values."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from foretell.locales import languages, load
from foretell.server.settings import (
    FORMER_NAMES,
    SettingError,
    Settings,
    flag_of,
    read_settings,
    table,
    variable_of,
)
from foretell.sheets import Sheet, default_sheet, sheet_text

WRONG = [
    ("port", "70000"), ("port", "-1"), ("port", "eighty"), ("port", "8e3"), ("port", "9" * 5000),
    ("rate", "fast"), ("rate", "-1"), ("rate", "nan"), ("rate", "inf"),
    ("url", "play.example.org"), ("url", "https://play.example.org/table"), ("url", "ftp://x"), ("url", "http://a b"),
    ("url", f"http://{'a' * 293}"),
    ("origins", "https://a.example,b.example"), ("database", "games.db"), ("database", "mysql://x"),
    ("trust_proxy", "maybe"), ("log_level", "loud"), ("max_body", "10"), ("host", "a\nb"),
    ("site", "/no/such/folder"), ("open_browser", "perhaps"),
]  # fmt: skip


def test_defaults() -> None:
    settings = read_settings({}, {})
    assert settings == Settings()
    assert (settings.host, settings.port, settings.rate) == ("127.0.0.1", 8000, 20.0)
    assert settings.store_url == f"sqlite:///{settings.data}/foretell.db"


def test_the_data_folder_follows_xdg(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert Settings().data == Path("/somewhere/foretell")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert Settings().data == Path("~/.local/share/foretell").expanduser()


def test_a_flag_overrides_the_environment_which_overrides_the_file(tmp_path: Path) -> None:
    file = tmp_path / "foretell.toml"
    file.write_text('port = 1\nhost = "file"\nrate = 1\ntrust_proxy = true\norigins = ["https://a.example/"]\n')
    environment = {"FORETELL_PORT": "2", "FORETELL_HOST": "environment", "FORETELL_CONFIG": str(file)}
    settings = read_settings({"port": "3"}, environment)
    assert (settings.port, settings.host, settings.rate) == (3, "environment", 1.0)
    assert settings.trust_proxy is True
    assert settings.origins == ("https://a.example",)


def test_the_file_of_the_flag_overrides_the_file_of_the_environment(tmp_path: Path) -> None:
    for name, port in (("one", 1), ("two", 2)):
        (tmp_path / name).write_text(f"port = {port}")
    settings = read_settings({}, {"FORETELL_CONFIG": str(tmp_path / "one")}, str(tmp_path / "two"))
    assert settings.port == 2


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_a_wrong_value_is_reported_with_its_source(name: str, value: str, tmp_path: Path) -> None:
    with pytest.raises(SettingError, match=f"^{flag_of(name)}: ") as flagged:
        read_settings({name: value}, {})
    with pytest.raises(SettingError, match=f"^{variable_of(name)}: "):
        read_settings({}, {variable_of(name): value})
    for language in languages():
        assert flag_of(name) in load(language).error(flagged.value)


WHOLE = {
    "port": (0, 65_535), "max_body": (1024, 10_000_000), "max_message": (512, 1_000_000),
    "max_connections": (1, 1_000_000), "max_per_client": (0, 1_000_000), "max_tables": (0, 1_000_000),
    "max_tables_per_client": (0, 1_000_000), "max_bot_tables": (0, 1_000_000), "max_reviews": (0, 10_000),
    "max_queue": (16_384, 100_000_000),
}  # fmt: skip
"""The bounds of the settings that are whole numbers. For most limits, 0 means that there is none."""


def test_every_whole_number_has_bounds_here() -> None:
    assert set(WHOLE) == {setting.name for setting in table() if setting.type is int}


@pytest.mark.parametrize("name", WHOLE)
def test_the_bounds_of_a_whole_number_are_allowed(name: str) -> None:
    low, high = WHOLE[name]
    for value in (low, high):
        assert getattr(read_settings({name: str(value)}, {}), name) == value
    for value in (low - 1, high + 1):
        with pytest.raises(SettingError):
            read_settings({name: str(value)}, {})


def test_an_address_of_the_file_must_be_a_text(tmp_path: Path) -> None:
    file = tmp_path / "foretell.toml"
    file.write_text("url = 5")
    with pytest.raises(SettingError, match=r"foretell.toml, url: "):
        read_settings({}, {}, str(file))


def test_a_wrong_value_of_the_file_names_the_file_and_the_setting(tmp_path: Path) -> None:
    file = tmp_path / "foretell.toml"
    file.write_text('port = "many"')
    with pytest.raises(SettingError, match=r"foretell.toml, port: .*a whole number from 0 to 65,535"):
        read_settings({}, {}, str(file))
    file.write_text("ports = 80")
    with pytest.raises(SettingError, match='"ports" is not valid: choose one of host, port'):
        read_settings({}, {}, str(file))


@pytest.mark.parametrize("content", [b"port 80", b"\xff", b"port = 1\nport = 2"])
def test_a_file_that_is_not_toml(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "foretell.toml"
    file.write_bytes(content)
    with pytest.raises(SettingError, match="not a TOML file"):
        read_settings({}, {}, str(file))
    with pytest.raises(SettingError, match="There is no file"):
        read_settings({}, {}, str(tmp_path / "other.toml"))


def sheet_file(folder: Path, name: str) -> str:
    """Write a sheet with the effects of the default one to a file."""
    file = folder / f"{name}.toml"
    file.write_text(sheet_text(Sheet(name, default_sheet().suits, default_sheet().cards)), "utf-8")
    return str(file)


def test_card_sheets(tmp_path: Path) -> None:
    assert Settings().sheets == (default_sheet(),)
    one, two = sheet_file(tmp_path, "one"), sheet_file(tmp_path, "two")
    config = tmp_path / "foretell.toml"
    config.write_text(f"sheet = ['{two}', 'default']", "utf-8")
    for settings, names in (
        (read_settings({"sheet": [one]}, {}), ["one"]),
        (read_settings({"sheet": [one, "default", two]}, {}), ["one", "Foretell 1", "two"]),
        (read_settings({}, {"FORETELL_SHEET": f"{two}, {one}"}), ["two", "one"]),
        (read_settings({}, {}, str(config)), ["two", "Foretell 1"]),
    ):
        assert [sheet.name for sheet in settings.sheets] == names


def test_wrong_card_sheets(tmp_path: Path) -> None:
    one, damaged = sheet_file(tmp_path, "one"), tmp_path / "damaged.toml"
    damaged.write_text("name = 5", "utf-8")
    for value, reason in (
        ([one, one], 'Two card sheets are called "one"'),
        ([str(tmp_path / "none.toml")], "There is no file"),
        ([str(damaged)], r"The card sheet .*damaged.toml cannot be used: line 1: a sheet has a name of 1 to 60"),
        ([""], '"" is not valid: give a text on one line'),
    ):
        with pytest.raises(SettingError, match=f"^--sheet: {reason}"):
            read_settings({"sheet": value}, {})
    config = tmp_path / "foretell.toml"
    config.write_text("sheet = 5", "utf-8")
    with pytest.raises(SettingError, match=r"foretell.toml, sheet: .*a text on one line"):
        read_settings({}, {}, str(config))


def test_a_table_is_not_closed_before_somebody_can_connect() -> None:
    with pytest.raises(SettingError, match=r'--close-after: "0" is not valid: give a number from 0.1 to'):
        read_settings({"close_after": "0"}, {})
    assert read_settings({"close_after": "0.1"}, {}).close_after == 0.1


def test_empty_variables_count_as_not_set(tmp_path: Path) -> None:
    assert read_settings({}, {"FORETELL_PORT": "", "FORETELL_CONFIG": ""}).port == 8000
    file = tmp_path / "foretell.toml"
    file.write_text("port = 9000")
    assert read_settings({}, {"FORETELL_PORT": ""}, str(file)).port == 9000


def test_a_password_is_not_shown() -> None:
    with pytest.raises(SettingError) as told:
        read_settings({"database": "mysql://me:hunter2@host/x"}, {})
    assert "hunter2" not in f"{told.value} {told.value.arguments}"


def test_every_setting_has_words_in_every_language() -> None:
    names = [field.name for field in fields(Settings)]
    assert names == [setting.name for setting in table()]
    for language in languages():
        for name in (*names, "config"):
            assert load(language).text(f"setting-{name.replace('_', '-')}")


@pytest.mark.parametrize(("name", "former"), FORMER_NAMES.items())
def test_former_names_still_work(name: str, former: str, tmp_path: Path) -> None:
    file = tmp_path / "foretell.toml"
    file.write_text(f"{former} = 20000")
    for flags, environment, config, before, now in (
        ({former: "20000"}, {}, None, flag_of(former), flag_of(name)),
        ({}, {variable_of(former): "20000"}, None, variable_of(former), variable_of(name)),
        ({}, {}, str(file), f"{file}, {former}", name),
    ):
        message = re.escape(f"{before}: this setting is now called {now}")
        with pytest.warns(FutureWarning, match=f"^{message}$"):
            settings = read_settings(flags, environment, config)
        assert getattr(settings, name) == 20_000
    assert getattr(read_settings({former: "20000", name: "30000"}, {}), name) == 30_000
    with pytest.warns(FutureWarning), pytest.raises(SettingError, match=f"^{flag_of(former)}: "):
        read_settings({former: "many"}, {})
