"""`foretell daily`: the deal of the day in the terminal."""

from pathlib import Path

import pytest

import foretell as ft
from foretell.cli import daily
from foretell.daily import DayDeal
from foretell.locales import languages, load
from tests.reviews.games import TINY

from .terminal import Answers, Shell

DATE = "2026-11-18"


@pytest.mark.compiled
@pytest.mark.parametrize("language", languages())
def test_a_whole_day_ends_with_a_score_to_share(
    foretell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(daily, "DAY_EFFORT", TINY)
    file, words = tmp_path / "day.txt", load(language)
    ended = foretell("daily", "--lang", language, "--date", DATE, "--record", file, answers=Answers(3))
    assert ended.status == 0
    assert words.text("daily-offline") in ended.out
    assert words.text("daily-share") in ended.out
    assert "{" not in ended.out
    title, rounds = ended.out.splitlines()[-2:]
    assert title.startswith(f"Foretell {DATE} · ")
    assert len(rounds.split()) == 3
    record = ft.Record.parse(file.read_text())
    assert record.seed == DayDeal.offline(DATE).seed
    assert record.result is not None


def test_equal_answers_give_the_same_game(foretell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "_score_lines", lambda *_: [])
    first, second = (foretell("daily", "--date", DATE, answers=Answers(1)).out for _ in range(2))
    other = foretell("daily", "--date", "2026-11-19", answers=Answers(1)).out
    assert first == second != other


def test_without_numba_there_is_no_score(foretell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise ModuleNotFoundError("numba", name="numba")

    monkeypatch.setattr(daily, "_reviewed", missing)
    ended = foretell("daily", "--date", DATE, answers=Answers(1))
    assert ended.status == 0
    assert "numba" in ended.out


@pytest.mark.parametrize("date", ["today", "2026-11-31", "18.11.2026"])
def test_a_wrong_date_is_explained(foretell: Shell, date: str) -> None:
    ended = foretell("daily", "--date", date)
    assert ended.status == 2
    assert f'"{date}" is not a day' in ended.err


def test_a_record_in_a_missing_folder_is_refused_before_the_game(foretell: Shell, tmp_path: Path) -> None:
    ended = foretell("daily", "--date", DATE, "--record", tmp_path / "nowhere" / "game.txt", answers=Answers(1))
    assert (ended.status, ended.out) == (1, "")
    assert "there is no such file or folder" in ended.err


def test_a_game_that_is_left_has_no_score(foretell: Shell) -> None:
    ended = foretell("daily", "--date", DATE, answers=["quit"])
    assert ended.status == 0
    assert "·" not in ended.out.splitlines()[-1]
