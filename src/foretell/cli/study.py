"""`foretell study`: play many games, and report what decides them."""

import argparse
import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import LocalizedError, installing, missing_package
from ..game.options import DEFAULT_PLAYERS
from ..rules import MAX_PLAYERS, MIN_PLAYERS
from ..runner import available_cores
from ..sheets import Sheet, default_sheet
from ..telling.words import Words
from .arguments import Parser, one_of, whole
from .progress import Progress
from .study_page import page
from .study_words import StudyWords
from .table_options import add_variants, table_options
from .user_files import sheet_from, write_text

if TYPE_CHECKING:
    from ..study import Study, StudyResults

GAMES = 200_000
MIN_GAMES, MAX_GAMES = 5_000, 1_000_000_000
POLICIES = ("quick", "scripted", "random")
OUT = "study"
COMPARE = "compare"
REPORT, FIGURES, COLUMNS = "report.html", "figures.csv", "figures.parquet"


def run(arguments: Sequence[str], words: Words) -> int:
    """Run the study, and write its report."""
    parser = _parser(words)
    found = parser.parse(arguments)
    sheets = _sheets(parser, found, words)
    try:
        from .. import study  # noqa: PLC0415 (`--help` should not load it)
    except ModuleNotFoundError as error:
        raise LocalizedError("error-study-parts", package=missing_package(error), pip=installing("fast")) from None
    before: dict[str, Any] = (study.settings_in(found.out) or {}) if found.resume else {}
    options = table_options(found, words, found.players)
    if sheets:
        options = replace(options, sheet=sheets[0])
    asked = study.Study(
        options,
        found.games or before.get("games", GAMES),
        found.policy,
        found.seed or before.get("seed") or secrets.token_hex(8),
        sheets[1] if sheets else None,
    )
    try:
        results = _played(asked, found)
    except study.StudyInterrupted:
        print(words.text("study-kept", folder=str(found.out)))
        return 130
    _write(results, found.out, words)
    return 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell study", words.text("help-study"))
    parser.file("sheets", "option-study-compare", "*", metavar=f"{COMPARE} FILE")
    players = whole(words, MIN_PLAYERS, MAX_PLAYERS)
    parser.flag("-p", "--players", metavar="N", type=players, default=DEFAULT_PLAYERS, about="option-players")
    games = whole(words, MIN_GAMES, MAX_GAMES)
    told: dict[str, str | int] = {"default": GAMES, "least": MIN_GAMES}
    parser.flag("--games", metavar="K", type=games, about="option-study-games", told=told)
    told = {"choices": ", ".join(POLICIES), "default": POLICIES[0]}
    policy = one_of(words, POLICIES)
    parser.flag("--policy", metavar="POLICY", type=policy, default=POLICIES[0], about="option-study-policy", told=told)
    add_variants(parser)
    parser.flag("--seed", metavar="TEXT", about="option-series-seed")
    parser.flag(
        "--out", metavar="FOLDER", type=Path, default=Path(OUT), about="option-study-out", told={"default": OUT}
    )
    parser.flag("--resume", action="store_true", about="option-study-resume")
    parser.flag("--jobs", metavar="N", type=whole(words, 1, 1024), about="option-processes")
    return parser


def _sheets(parser: Parser, found: argparse.Namespace, words: Words) -> tuple[Sheet, Sheet] | None:
    """The two sheets to compare, if any."""
    if not found.sheets:
        return None
    word, *files = found.sheets
    if word != COMPARE or not 1 <= len(files) <= 2:
        parser.refuse(words.text("error-study-arguments"))
    if found.sheet is not None:
        parser.refuse(words.text("error-study-sheet"))
    first = default_sheet() if len(files) == 1 else sheet_from(files[0], words)
    return first, sheet_from(files[-1], words)


def _played(asked: "Study", found: argparse.Namespace) -> "StudyResults":
    from ..study import run_study  # noqa: PLC0415 (`--help` should not load it)

    progress = Progress(asked.units)

    def watch(units: int) -> None:
        progress.show(units, f"{100 * units // asked.units}%")

    try:
        return run_study(
            asked, jobs=found.jobs or available_cores(), folder=found.out, resume=found.resume, watch=watch
        )
    finally:
        progress.end()


def _write(results: "StudyResults", folder: Path, words: Words) -> None:
    from ..study import as_csv, can_write_parquet, write_parquet  # noqa: PLC0415 (`--help` should not load it)

    spoken = StudyWords(results, words)
    write_text(folder / REPORT, page(spoken), words)
    write_text(folder / FIGURES, as_csv(results), words)
    if can_write_parquet():
        write_parquet(results, folder / COLUMNS)
    lines = [*spoken.summary_lines(), words.text("setup-seed", seed=results.study.seed)]
    print("\n".join([*lines, words.text("study-report", file=str(folder / REPORT))]))
