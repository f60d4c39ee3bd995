"""`foretell benchmark`: measure a player by a fixed protocol, or verify a results file."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import LocalizedError, installing, missing_package
from ..players import BOTS
from ..runner import EXAMPLE, available_cores, look_in_this_folder
from ..telling.words import Words
from .arguments import Parser, whole
from .failures import add_failure_options, bots_at_work
from .progress import Progress

if TYPE_CHECKING:
    from ..arena import Estimate
    from ..benchmark import Score

GAMES = 1_800


def run(arguments: Sequence[str], words: Words) -> int:
    """Measure a player or verify a file, and print the score."""
    parser = _parser(words)
    found = parser.parse(arguments)
    if (found.player is None) == (found.verify is None):
        parser.refuse(words.text("error-benchmark-what"))
    if found.resume and found.out is None:
        parser.refuse(words.text("error-benchmark-resume"))
    try:
        from .. import benchmark  # noqa: F401, PLC0415 (`--help` should not load it)
    except ModuleNotFoundError as error:
        raise LocalizedError("error-arena-parts", package=missing_package(error), pip=installing("fast")) from None
    if found.verify is not None:
        _verify(found, words)
    else:
        _measure(found, words)
    return 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell benchmark", words.text("help-benchmark"))
    told = {"bots": ", ".join(BOTS), "example": EXAMPLE, "program": "program:node my_bot.js"}
    parser.file("player", "option-benchmark-player", "?", metavar="PLAYER", told=told)
    number = whole(words, 1, 100_000_000)
    usual = {"default": GAMES}
    parser.flag("-n", "--games", metavar="N", type=number, default=GAMES, about="option-games", told=usual)
    parser.flag("--out", metavar="FILE", type=Path, about="option-benchmark-out")
    parser.flag("--resume", action="store_true", about="option-benchmark-resume")
    parser.flag("--verify", metavar="FILE", type=Path, about="option-benchmark-verify")
    parser.flag("--jobs", metavar="N", type=whole(words, 1, 1024), about="option-processes")
    add_failure_options(parser)
    parser.flag("--json", action="store_true", about="option-json")
    return parser


def _measure(found: argparse.Namespace, words: Words) -> None:
    from ..benchmark import run_benchmark  # noqa: PLC0415 (`--help` should not load it)
    from ..benchmark.protocol import SEED  # noqa: PLC0415

    look_in_this_folder()
    progress, watch = _progress(found.games, words)
    try:
        with redirect_stdout(sys.stderr), bots_at_work(words, SEED, traceback=found.traceback):
            score = run_benchmark(
                found.player,
                found.games,
                max_seconds=found.max_seconds,
                jobs=found.jobs or available_cores(),
                file=found.out,
                resume=found.resume,
                watch=watch,
            )
    finally:
        progress.end()
    if found.json:
        print(json.dumps({"player": found.player, **score.as_json()}, indent=2))
    else:
        _print_score(found.player, score, words)


def _verify(found: argparse.Namespace, words: Words) -> None:
    from ..benchmark import read_results, verify_results  # noqa: PLC0415 (`--help` should not load it)

    progress, watch = _progress(sum(map(len, read_results(found.verify).deals)), words)
    try:
        verified = verify_results(found.verify, jobs=found.jobs or available_cores(), watch=watch)
    finally:
        progress.end()
    player = str(verified.results.header.get("entrant"))
    if found.json:
        about = {"choices": verified.choices, "different": verified.different}
        print(json.dumps({"player": player, **about, **verified.score.as_json()}, indent=2))
        return
    print(words.text("benchmark-good", file=str(found.verify), games=verified.score.games))
    if verified.different:
        print(words.text("benchmark-different", different=verified.different, choices=verified.choices))
    _print_score(player, verified.score, words)


def _print_score(player: str, score: "Score", words: Words) -> None:
    from ..benchmark.protocol import NAME, TABLES  # noqa: PLC0415 (`--help` should not load it)

    print(words.text("benchmark-score", player=player, protocol=NAME, score=_interval(score.score, words)))
    for table, found in zip(TABLES, score.by_table, strict=True):
        print("  " + words.text("benchmark-table", others=", ".join(table.opponents), score=_interval(found, words)))
    print(words.text("benchmark-plain", score=_interval(score.plain, words)))
    print(words.text("benchmark-note", games=score.games))


def _interval(found: "Estimate", words: Words) -> str:
    value = words.text("number", value=round(found.value, 1))
    if found.low is None or found.high is None:
        return value
    low, high = (words.text("number", value=round(bound, 1)) for bound in (found.low, found.high))
    return f"{value} ({low} – {high})"


def _progress(games: int, words: Words) -> tuple[Progress, Callable[[int], None]]:
    progress = Progress(games)
    return progress, lambda done: progress.show(
        min(done, games), words.text("simulate-progress", done=done, games=games)
    )
