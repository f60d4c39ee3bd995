"""The user's own bots in `foretell play` and `foretell simulate`, and what happens if they fail."""

import json
import re
from pathlib import Path

import pytest

import foretell as ft
from foretell.cli import main
from foretell.cli.play import table_names

from .terminal import Answers, Shell

OWN = """
import time

print("imported")


class Mine:
    name = "mine"

    def __init__(self, seed, round=9):
        self.round = round

    def choose(self, view):
        print("thinking")
        if view.round == self.round:
            raise ValueError("no idea")
        return view.legal[0]


class Sleepy(Mine):
    def choose(self, view):
        time.sleep(60)


class Wrong(Mine):
    def choose(self, view):
        return "pass"
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "own.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


def record_in(folder: Path, err: str) -> ft.Record:
    (file,) = re.findall(r"^The game up to that choice: (.*)$", err, re.MULTILINE)
    assert Path(file).parent == folder
    return ft.Record.parse(Path(file).read_text("utf-8"))


def test_simulate_takes_classes_and_settings(foretell: Shell, own: Path) -> None:
    ended = foretell("simulate", "-n", 2, "--bots", "own.py:Mine:round=8,novice,own:Mine", "--json", "--seed", "s")
    assert ended.status == 0
    players = json.loads(ended.out)["players"]
    assert [player["bot"] for player in players] == ["own.py:Mine:round=8", "novice", "own:Mine"]
    assert {"imported", "thinking"} <= set(ended.err.split())


def test_a_failure_in_a_series_can_be_repeated(foretell: Shell, own: Path) -> None:
    line = ("simulate", "-n", 2, "--bots", "own.py:Mine:round=2,random", "--seed", "tea", "--json")
    ended = foretell(*line)
    assert (ended.status, ended.out) == (1, "")
    assert "own.py:Mine:round=2 failed in seat 0: ValueError: no idea (" in ended.err
    assert "Seed: tea" in ended.err
    game = record_in(own, ended.err).replay()
    assert (game.view(0).round, game.actor) == (2, 0)
    again = foretell(*line)
    assert record_in(own, again.err) == game.record()
    assert "failed-tea-2.record" in again.err


def test_a_traceback_on_demand(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "-n", "1", "--bots", "own.py:Mine:round=1,random", "--traceback"]) == 1
    err = capsys.readouterr().err
    assert err.rstrip().endswith("ValueError: no idea")
    assert "own.py" in err.partition("Traceback")[2]


def test_a_slow_bot_is_named(foretell: Shell, own: Path) -> None:
    ended = foretell("simulate", "-n", 1, "--bots", "own.py:Sleepy,random", "--max-seconds", "0.02")
    assert "own.py:Sleepy failed in seat 0: it thought for more than 0.02 seconds about a choice (play)." in ended.err
    assert record_in(own, ended.err).plies == ()


@pytest.mark.parametrize("limit", ["0", "soon", "-1"])
def test_a_time_limit_is_a_positive_number(foretell: Shell, limit: str) -> None:
    assert foretell("simulate", "--max-seconds", limit).status == 2


def test_play_against_own_bots(foretell: Shell, own: Path) -> None:
    line = ("play", "-p", 4, "--bot", "own.py:Mine", "--bot", "novice", "--name", "Ann", "--seat", 0)
    ended = foretell(*line, "--record", own / "game.record", answers=Answers(1))
    assert (ended.status, ended.err) == (0, "")
    assert "The bots: own.py:Mine and novice." in ended.out
    record = ft.Record.parse((own / "game.record").read_text("utf-8"))
    assert record.names == ("Ann", "mine", "novice", "mine 2")
    assert record.result is not None


def test_a_bot_that_fails_in_play_leaves_a_record(foretell: Shell, own: Path) -> None:
    ended = foretell("play", "-p", 2, "--bot", "own.py:Wrong", "--name", "Ann", answers=Answers(1))
    assert ended.status == 1
    assert re.search(r"^Error: mine failed in seat \d: 'pass' is not an action", ended.err, re.MULTILINE)
    assert record_in(own, ended.err).names in (("Ann", "mine"), ("mine", "Ann"))


def test_names_at_the_table() -> None:
    assert table_names("ada", 1, 3) == ("Bruno", "ada", "Cleo")
    assert table_names("Ann", 2, 4, ["Ann", " x", "Ada"]) == ("Ann 2", "Ada", "Ann", "Ada 2")
