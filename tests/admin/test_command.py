"""The command `foretell admin`."""

import asyncio
import json
import stat
from pathlib import Path
from typing import get_args

import pytest

from foretell.cli.admin import STATUSES
from foretell.locales import languages
from foretell.table.wire import Status
from tests.admin.games import PLIES, filled, finished_table, game, store_games
from tests.cli.conftest import foretell
from tests.cli.terminal import Shell
from tests.store.test_versions import VERSION_1, restore

__all__ = ["foretell"]

ANN = "a" * 32


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FORETELL_DATA", str(tmp_path / "data"))
    asyncio.run(store_games(f"sqlite:///{tmp_path}/data/foretell.db", game(0, (ANN,)), game(1, (ANN, "b" * 32))))
    return tmp_path / "data"


def test_the_statuses_are_those_of_a_table() -> None:
    assert get_args(Status) == STATUSES


def test_a_backup_goes_to_another_folder(foretell: Shell, data: Path, tmp_path: Path) -> None:
    (data / "keys.json").touch(0o600)
    (data / "keys.json").write_text(json.dumps([{"id": "0badcafe", "made": 5, "secret": "00" * 32}]))
    file, other = tmp_path / "backup.gz", tmp_path / "other"
    ended = foretell("admin", "backup", file)
    assert (ended.status, ended.err) == (0, "")
    assert f"Tables: 2, log entries: {2 * PLIES}, keys: 1." in ended.out
    assert "can be restored" in foretell("admin", "check", file).out
    assert "--yes" in foretell("admin", "restore", file, "--data", other).out
    assert not other.exists(), "a dry run changes nothing"
    assert "is restored" in foretell("admin", "restore", file, "--data", other, "--yes").out
    assert (other / "keys.json").exists()
    assert finished_table(1) in foretell("admin", "tables", "--data", other).out
    refused = foretell("admin", "restore", file, "--data", other, "--yes")
    assert (refused.status, "empty database" in refused.err) == (1, True)


@pytest.mark.parametrize(
    "line",
    [
        "end NOSUCH",
        f"end {finished_table(0)}",
        f"export me.json --table {finished_table(0)} --seat 3",
        f"export me.json --table {finished_table(0)} --seat 2",
        "erase --person ann",
        "tables --data nowhere",
        "restore backup.gz --yes",
        "check text",
        "check cut.gz",
        "check nowhere.gz",
        "check .",
        "backup backup.gz",
        "backup nowhere/backup.gz",
    ],
)
def test_errors_are_in_the_language_of_the_user(
    foretell: Shell, data: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.chdir(data)
    foretell("admin", "backup", "backup.gz")
    (data / "text").write_text("Dear Zoe")
    (data / "cut.gz").write_bytes((data / "backup.gz").read_bytes()[:-40])
    said = set()
    for language in languages():
        ended = foretell("--lang", language, "admin", *line.split())
        assert (ended.status, ended.err.count("\n")) == (1, 1)
        assert ended.err.endswith(".\n")
        said.add(ended.err.partition(":")[2])
    assert len(said) == len(languages())


def test_tables_are_listed_purged_and_ended(foretell: Shell, data: Path) -> None:
    listed = foretell("admin", "tables", "--status", "over").out.splitlines()
    assert len(listed) == 2
    assert f"1 Name of {ANN}, 2 (" in listed[0] + listed[1]
    (first, _) = json.loads(foretell("admin", "tables", "--json").out)
    assert (first["status"], first["entries"], first["seats"][0]["person"]) == ("over", PLIES, ANN)
    assert foretell("admin", "tables", "--status", "open").out == "There are no tables.\n"
    assert "over already" in foretell("admin", "end", finished_table(0), "--yes").err
    assert "--older-than" in foretell("admin", "purge").err
    assert foretell("admin", "purge", "--older-than", 30).out.startswith("To delete: tables 2")
    assert (
        foretell("admin", "purge", "--older-than", 30, "--yes").out == f"Deleted: tables 2, log entries {2 * PLIES}.\n"
    )


def test_a_person_is_exported_and_erased(foretell: Shell, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "ann.json"
    assert "Tables: 2." in foretell("admin", "export", file, "--table", finished_table(0), "--seat", 1).out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert json.loads(file.read_text())["person"] == ANN
    assert "already exists" in foretell("admin", "export", file, "--person", ANN).err
    assert "--person" in foretell("admin", "erase").err
    assert "Nothing has changed" in foretell("admin", "erase", "--person", ANN).out
    assert foretell("admin", "erase", "--person", ANN, "--yes").out.startswith("Tables deleted: 1.")


def test_an_old_database_is_upgraded(foretell: Shell, tmp_path: Path) -> None:
    asyncio.run(restore(f"sqlite:///{tmp_path}/foretell.db", VERSION_1))
    where = ("--data", tmp_path)
    assert "Nothing has changed" in foretell("admin", "migrate", *where).out
    assert "foretell admin migrate" in foretell("admin", "tables", *where).err
    assert "is upgraded to version 4" in foretell("admin", "migrate", *where, "--yes").out
    assert foretell("admin", "migrate", *where, "--yes").out.count("version") == 2
    assert len(foretell("admin", "tables", *where).out.splitlines()) == 3


def test_postgresql_is_named_by_its_url(foretell: Shell, database: str, tmp_path: Path) -> None:
    asyncio.run(filled(database, 1))
    assert finished_table(0) in foretell("admin", "tables", "--database", database).out
    assert "can be restored" in foretell("admin", "backup", tmp_path / "backup.gz", "--database", database).out
    ended = foretell("admin", "tables", "--database", "postgresql://me:hunter2@127.0.0.1:1/x")
    assert ended.status == 1
    assert "hunter2" not in ended.err


@pytest.mark.parametrize("language", ["en", "fr", "es", "it", "ro"])
def test_help_in_every_language(foretell: Shell, language: str) -> None:
    ended = foretell("admin", "--lang", language)
    assert ended.status == 0
    for command in ("backup", "check", "restore", "migrate", "purge", "tables", "end", "export", "erase"):
        assert f"  {command} " in ended.out
        assert foretell("admin", command, "--lang", language, "--help").status == 0
    assert foretell("admin", "nonsense").status == 2
