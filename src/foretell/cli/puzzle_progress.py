"""A person's progress with the puzzles: the streak, a rating, and the puzzles that were answered, in a file."""

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import isfinite
from pathlib import Path

from ..errors import ForetellError
from ..puzzles import Puzzle

FIRST_RATING = 1200
STEP = 40
"""The most that one answer changes the rating, as in Elo."""
SCALE = 400


class ProgressError(ForetellError):
    """The file of the progress has something else."""


@dataclass
class PuzzleProgress:
    """What is stored between two puzzles."""

    rating: float = FIRST_RATING
    streak: int = 0
    best: int = 0
    """The longest streak."""
    seen: list[str] = field(default_factory=list)
    """The ids of the puzzles that were answered."""

    def answered(self, puzzle: Puzzle, *, right: bool) -> None:
        """Count an answer. Only the first answer to a puzzle changes the rating."""
        self.streak = self.streak + 1 if right else 0
        self.best = max(self.best, self.streak)
        if puzzle.id not in self.seen:
            expected = 1 / (1 + 10 ** ((puzzle.rating - self.rating) / SCALE))
            self.rating += STEP * (right - expected)
            self.seen.append(puzzle.id)

    def next(self, puzzles: Sequence[Puzzle], rating: float | None = None) -> Puzzle:
        """The puzzle whose rating is nearest to the person's, or to `rating`; new ones first."""
        wanted = self.rating if rating is None else rating
        seen = set(self.seen)
        return min(puzzles, key=lambda puzzle: (puzzle.id in seen, abs(puzzle.rating - wanted), puzzle.number))


def progress_file() -> Path:
    """The file, in the folder for the data of the user."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "foretell" / "puzzle-progress.json"


def read_progress(file: Path) -> PuzzleProgress:
    """The progress in a file; a new one if there is none. Raise ProgressError if the file is damaged."""
    try:
        text = file.read_bytes()
    except OSError:
        return PuzzleProgress()  # if it cannot be written either, the command says so
    try:
        kept = json.loads(text)
        seen = [one for one in kept["seen"] if isinstance(one, str)]
        progress = PuzzleProgress(float(kept["rating"]), int(kept["streak"]), int(kept["best"]), seen)
    except (ValueError, TypeError, KeyError, OverflowError) as error:
        raise ProgressError(f"{file} is damaged") from error
    if not isfinite(progress.rating):
        raise ProgressError(f"the rating in {file} is not a number")
    return progress


def set_aside(file: Path) -> Path:
    """Give a damaged file another name, so that it is not overwritten. Return the new name."""
    aside = file.with_suffix(".damaged")
    file.replace(aside)
    return aside


def write_progress(file: Path, progress: PuzzleProgress) -> bool:
    """Write the file, and return whether that was possible. The puzzles work without it."""
    written = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        written.write_text(json.dumps(asdict(progress)), encoding="utf-8")
        written.replace(file)
    except OSError:
        return False
    return True
