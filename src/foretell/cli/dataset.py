"""`foretell dataset`: play games with bots and write every decision into Parquet files, or check such files."""

import argparse
import json
import secrets
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from ..errors import LocalizedError, installing, missing_package
from ..players import BOTS
from ..runner import EXAMPLE, available_cores
from ..telling.words import Words
from .arguments import Parser, whole
from .failures import add_failure_options, bots_at_work
from .progress import Progress
from .simulate import bots_of
from .table_options import add_table_options, table_options

GAMES = 1_000
BOT = "scripted"


def run(arguments: Sequence[str], words: Words) -> int:
    """Write a dataset or check one, and print what is in it."""
    parser = _parser(words)
    found = parser.parse(arguments)
    if found.out is None:
        parser.refuse(words.text("error-needs-out"))
    try:
        from .. import datasets  # noqa: F401, PLC0415 (`--help` should not load it)
    except ModuleNotFoundError as error:
        package = missing_package(error)
        raise LocalizedError("error-dataset-parts", package=package, pip=installing("dataset")) from None
    index = _check(found, words) if found.verify else _write(parser, found, words)
    if found.json:
        print(json.dumps(index, indent=2))
    else:
        key = "dataset-good" if found.verify else "dataset-written"
        games, decisions = index["games"], index["decisions"]
        print(words.text(key, folder=str(found.out), games=games, decisions=decisions))
        print(words.text("dataset-digest", digest=index["digest"]))
        print(words.text("setup-seed", seed=index["seed"]))
    return 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell dataset", words.text("help-dataset"))
    parser.flag("--out", metavar="FOLDER", type=Path, about="option-dataset-out")
    number = whole(words, 1, 100_000_000)
    parser.flag("-n", "--games", metavar="N", type=number, about="option-games", told={"default": GAMES})
    kinds = {"bots": ", ".join(BOTS), "default": BOT, "example": EXAMPLE}
    parser.flag("--bots", metavar="BOT,...", default=BOT, about="option-bots", told=kinds)
    add_table_options(parser)
    parser.flag("--seed", metavar="TEXT", about="option-series-seed")
    parser.flag("--jobs", metavar="N", type=whole(words, 1, 1024), about="option-processes")
    parser.flag("--resume", action="store_true", about="option-dataset-resume")
    parser.flag("--verify", action="store_true", about="option-dataset-verify")
    add_failure_options(parser)
    parser.flag("--json", action="store_true", about="option-json")
    return parser


def _check(found: argparse.Namespace, words: Words) -> dict[str, Any]:
    from ..datasets import check_dataset, read_index  # noqa: PLC0415 (`--help` should not load it)

    progress, watch = _progress(int(read_index(found.out)["games"]), words)
    try:
        return check_dataset(found.out, watch)
    finally:
        progress.end()


def _write(parser: Parser, found: argparse.Namespace, words: Words) -> dict[str, Any]:
    from ..datasets import DatasetPlan, read_index, write_dataset  # noqa: PLC0415 (`--help` should not load it)

    with redirect_stdout(sys.stderr):  # a module may print when it is imported
        bots = bots_of(parser, found)
    begun = read_index(found.out) if found.resume and (found.out / "dataset.json").exists() else {}
    games = found.games or int(begun.get("games", GAMES))
    seed = found.seed or str(begun.get("seed", "")) or secrets.token_hex(8)
    plan = DatasetPlan(bots, table_options(found, words, len(bots)), games, seed, found.max_seconds)
    progress, watch = _progress(games, words)
    try:
        with bots_at_work(words, seed, traceback=found.traceback):
            jobs = found.jobs or available_cores()
            return write_dataset(plan, found.out, jobs=jobs, resume=found.resume, watch=watch)
    finally:
        progress.end()


def _progress(games: int, words: Words) -> tuple[Progress, Callable[[int], None]]:
    progress = Progress(games)
    return progress, lambda done: progress.show(done, words.text("simulate-progress", done=done, games=games))
