"""`foretell puzzle`: a puzzle in every language, its answer, and the progress that is kept."""

import json
from pathlib import Path

import pytest

from foretell.cli.puzzle_progress import ProgressError, PuzzleProgress, progress_file, read_progress, write_progress
from foretell.locales import languages, load
from foretell.puzzles import THEMES, Puzzle, load_puzzles

from .terminal import Shell


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


OVERFULL = '{"rating": 1200, "streak": 1e999, "best": 1, "seen": []}'
NO_NUMBER = '{"rating": NaN, "streak": 1, "best": 1, "seen": []}'


def place_of(puzzle: Puzzle, *, right: bool) -> str:
    """The number of a right or wrong choice."""
    tokens = [choice.token for choice in puzzle.choices]
    return str(next(i for i, token in enumerate(tokens, 1) if puzzle.is_right(token) is right))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("theme", THEMES)
def test_a_puzzle_is_shown_answered_and_explained(foretell: Shell, language: str, theme: str) -> None:
    words = load(language)
    puzzle = next(puzzle for puzzle in load_puzzles() if puzzle.theme == theme)
    for right in (False, True):
        ended = foretell(
            "puzzle", "--lang", language, "--number", str(puzzle.number), answers=[place_of(puzzle, right=right)]
        )
        assert (ended.status, ended.err) == (0, "")
        assert words.text(f"puzzle-theme-{theme}") in ended.out
        assert words.text("puzzle-right" if right else "puzzle-wrong") in ended.out
        assert words.text("puzzle-hands") in ended.out
        before, after = ended.out.split(words.text("puzzle-right" if right else "puzzle-wrong"))
        assert words.text("puzzle-hands") not in before
        assert words.text("percent", value=100) not in before
        assert "%" in after


def test_the_streak_is_kept(foretell: Shell) -> None:
    first, second, third = load_puzzles()[:3]
    for puzzle in (first, second):
        foretell("puzzle", "--number", str(puzzle.number), answers=[place_of(puzzle, right=True)])
    kept = read_progress(progress_file())
    assert (kept.streak, kept.best, kept.seen) == (2, 2, [first.id, second.id])
    ended = foretell("puzzle", "--number", str(third.number), answers=[place_of(third, right=False)])
    assert "Longest streak: 2." in ended.out
    assert read_progress(progress_file()).streak == 0


def test_answers_and_commands_as_in_a_game(foretell: Shell) -> None:
    puzzle = load_puzzles("all-in")[0]
    ended = foretell("puzzle", "--number", str(puzzle.number), answers=["?", "table", "", "77", "allin"])
    assert ended.status == 0
    assert "77" in ended.out
    assert foretell("puzzle", "--theme", "eye", answers=["quit"]).status == 0
    assert not read_progress(progress_file()).seen[1:]


def test_wrong_options_are_refused(foretell: Shell) -> None:
    assert "prediction, eye, effect, all-in" in foretell("puzzle", "--theme", "chess").err
    assert f"1 to {len(load_puzzles())}" in foretell("puzzle", "--number", "9999").err.replace("and", "to")
    assert foretell("puzzle", "--rating", "x").status == 2


def test_the_next_puzzle_is_new_and_nearest_in_rating() -> None:
    puzzles = load_puzzles()
    progress = PuzzleProgress(rating=1500)
    first = progress.next(puzzles)
    assert abs(first.rating - 1500) == min(abs(puzzle.rating - 1500) for puzzle in puzzles)
    progress.answered(first, right=True)
    assert progress.next(puzzles) is not first
    rating = progress.rating
    assert rating > 1500
    progress.answered(first, right=False)
    assert (progress.rating, progress.streak, progress.best) == (rating, 0, 1)
    progress.seen = [puzzle.id for puzzle in puzzles]
    assert (
        progress.next(puzzles, rating=9000) is puzzles[-1] or puzzles[-1].rating == progress.next(puzzles, 9000).rating
    )


def test_a_broken_file_or_folder_is_no_obstacle(
    foretell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = progress_file()
    file.parent.mkdir()
    for text in ("", "[]", "{}", json.dumps({"rating": "x", "streak": 1, "best": 1, "seen": []}), OVERFULL, NO_NUMBER):
        file.write_text(text)
        with pytest.raises(ProgressError):
            read_progress(file)
    assert "is damaged" in foretell("puzzle", "--number", "1", answers=["quit"]).err
    assert file.with_suffix(".damaged").read_text() == text
    assert write_progress(file, PuzzleProgress(streak=3))
    assert read_progress(file).streak == 3
    (tmp_path / "plain").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "plain"))
    puzzle = load_puzzles()[0]
    ended = foretell("puzzle", "--number", "1", answers=[place_of(puzzle, right=True)])
    assert ended.status == 0
    assert "cannot be saved" in ended.out
