"""`foretell beliefs`: score what believers say about hidden hands."""

import json
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from typing import TYPE_CHECKING

from ..errors import LocalizedError, installing, missing_package
from ..runner import available_cores, look_in_this_folder
from ..telling.colour import padded
from ..telling.words import Words
from .arguments import Parser, whole
from .progress import Progress

if TYPE_CHECKING:
    from ..arena import Estimate
    from ..benchmark import BeliefScore

POSITIONS = 10_000
EXAMPLE = "my_beliefs.py:mine"
BASELINES = ("counting", "scripted", "search", "net")


def run(arguments: Sequence[str], words: Words) -> int:
    """Score the believers and print a table."""
    parser = Parser(words, "foretell beliefs", words.text("help-beliefs"))
    told = {"choices": ", ".join(BASELINES), "example": EXAMPLE}
    parser.file("believers", "option-believers", "+", metavar="BELIEVER", needs="error-needs-believer", told=told)
    number, usual = whole(words, 1, 10_000_000), {"default": POSITIONS}
    parser.flag("--positions", metavar="N", type=number, default=POSITIONS, about="option-positions", told=usual)
    parser.flag("--jobs", metavar="N", type=whole(words, 1, 1024), about="option-processes")
    parser.flag("--json", action="store_true", about="option-json")
    found = parser.parse(arguments)
    try:
        from .. import benchmark  # noqa: F401, PLC0415 (`--help` should not load it)
    except ModuleNotFoundError as error:
        raise LocalizedError("error-arena-parts", package=missing_package(error), pip=installing("fast")) from None
    look_in_this_folder()
    with redirect_stdout(sys.stderr):  # a believer may print
        scores = _scored(found.believers, found.positions, found.jobs, words)
    if found.json:
        print(json.dumps([score.as_json() for score in scores], indent=2))
    else:
        print("\n".join(_table(scores, words)))
    return 0


def _scored(names: Sequence[str], positions: int, jobs: int | None, words: Words) -> "list[BeliefScore]":
    from ..benchmark import score_beliefs  # noqa: PLC0415 (`--help` should not load it)

    progress = Progress(positions)
    try:
        return score_beliefs(
            names,
            positions,
            jobs=jobs or available_cores(),
            watch=lambda done: progress.show(done, words.text("beliefs-progress", done=done, positions=positions)),
        )
    finally:
        progress.end()


_COLUMNS = ("player", "log-loss", "brier", "calibration", "best")


def _table(scores: Sequence["BeliefScore"], words: Words) -> list[str]:
    rows = [[words.text(f"beliefs-column-{column}") for column in _COLUMNS]]
    for score in scores:
        figures = [_interval(score.log_loss, words), _interval(score.brier, words)]
        calibration = words.text("number", value=round(score.calibration, 4))
        rows.append([score.believer, *figures, calibration, _interval(score.best_log_loss, words)])
    columns = [padded(column) for column in zip(*rows, strict=True)]
    lines = ["  " + "  ".join(cells).rstrip() for cells in zip(*columns, strict=True)]
    first = scores[0]
    note = words.text("beliefs-note", positions=first.positions, hands=first.hands)
    return [*lines, note, words.text("dataset-digest", digest=first.digest)]


def _interval(found: "Estimate", words: Words) -> str:
    numbers = (found.value, found.low, found.high)
    value, low, high = (words.text("number", value=round(number or 0.0, 3)) for number in numbers)
    return value if found.low is None else f"{value} ({low} – {high})"
