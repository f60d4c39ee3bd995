"""`foretell arena`: play entrants against each other on the same deals, each in every seat."""

import argparse
import re
import secrets
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import ForetellError, LocalizedError, installing, missing_package
from ..players import BOTS
from ..rules import MAX_PLAYERS, MIN_PLAYERS
from ..runner import EXAMPLE, available_cores, look_in_this_folder
from ..telling.words import Words
from .arena_report import report
from .arguments import Parser, one_of, whole
from .failures import add_failure_options, bots_at_work
from .progress import Progress
from .table_options import add_variants, table_options
from .user_files import write_text

if TYPE_CHECKING:
    from ..arena import Match, MatchResult

DEALS = 100
PLAYERS = 2
FORMATS = ("json", "csv")
ON_ERROR = ("stop", "forfeit")


def run(arguments: Sequence[str], words: Words) -> int:
    """Play the matches and print the results."""
    parser = _parser(words)
    found = parser.parse(arguments)
    if len(found.entrants) < 2:
        parser.refuse(words.text("error-needs-entrants"))
    try:
        from .. import arena  # noqa: PLC0415 (`--help` should not load it)
    except ModuleNotFoundError as error:
        raise LocalizedError("error-arena-parts", package=missing_package(error), pip=installing("arena")) from None
    if found.plot is not None:
        arena.check_picture(found.plot)
    look_in_this_folder()
    with redirect_stdout(sys.stderr):  # a module may print when it is imported
        entrants = arena.entrants_of(found.entrants, found.budget)
    begun = _begun(found, words)
    usual = next(iter(begun.values()), {})
    seed = found.seed or usual.get("seed") or secrets.token_hex(8)
    results, stopped = [], False
    for players in found.players:
        deals = found.deals or begun.get(players, usual).get("deals") or DEALS
        options = table_options(found, words, players)
        match = arena.Match(entrants, options, deals, seed, found.max_seconds, found.on_error)
        with bots_at_work(words, seed, folder=found.records, traceback=found.traceback):
            result, stopped = _play(match, found, words, resume=players in begun)
        results.append(result)
        if stopped:
            break
    with redirect_stdout(sys.stderr):
        labels = arena.labels(entrants)
    _tell(results, found, words, labels, stopped=stopped)
    return 130 if stopped else 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell arena", words.text("help-arena"))
    told = {
        "bots": ", ".join(BOTS),
        "setting": "search:seconds=1",
        "example": EXAMPLE,
        "program": "program:node my_bot.js",
    }
    parser.file("entrants", "option-entrants", "+", metavar="PLAYER", needs="error-needs-entrants", told=told)
    usual = {"default": PLAYERS}
    parser.flag(
        "-p", "--players", metavar="N", type=_counts(words), default=[PLAYERS], about="option-tables", told=usual
    )
    deals = whole(words, 1, 100_000_000)
    parser.flag("--deals", metavar="K", type=deals, about="option-deals", told={"default": DEALS})
    add_variants(parser)
    parser.flag("--seed", metavar="TEXT", about="option-series-seed")
    parser.flag("--budget", metavar="TIME|COUNT", type=_budget(words), about="option-budget")
    parser.flag("--out", metavar="FOLDER", type=Path, about="option-out")
    parser.flag("--records", metavar="FOLDER", type=Path, about="option-records")
    on_error = one_of(words, ON_ERROR)
    parser.flag("--on-error", metavar="|".join(ON_ERROR), type=on_error, default=ON_ERROR[0], about="option-on-error")
    add_failure_options(parser)
    parser.flag("--resume", action="store_true", about="option-resume")
    parser.flag("--format", metavar="|".join(FORMATS), type=one_of(words, FORMATS), about="option-format")
    parser.flag("--plot", metavar="FILE", type=Path, about="option-plot")
    parser.flag("--jobs", metavar="N", type=whole(words, 1, 1024), about="option-processes")
    parser.flag("--address", metavar="ADDRESS", about="option-address")
    return parser


def _counts(words: Words) -> Callable[[str], list[int]]:
    """One or several numbers of players, such as `2,4`."""
    number = whole(words, MIN_PLAYERS, MAX_PLAYERS)

    def read(text: str) -> list[int]:
        return list(dict.fromkeys(number(part.strip()) for part in text.split(",")))

    return read


def _budget(words: Words) -> Callable[[str], dict[str, int | float]]:
    """A time such as `0.5s`, or a number of simulations."""

    def read(text: str) -> dict[str, int | float]:
        if re.fullmatch(r"[1-9][0-9]{0,8}", text):
            return {"simulations": int(text)}
        if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?s", text) and float(text[:-1]) > 0:
            return {"seconds": float(text[:-1])}
        raise argparse.ArgumentTypeError(words.text("error-budget", answer=text))

    return read


def _folder(found: argparse.Namespace, path: Path, players: int) -> Path:
    """The folder for one match. With several numbers of players, each has its own folder."""
    return path if len(found.players) == 1 else path / f"players-{players}"


def _begun(found: argparse.Namespace, words: Words) -> dict[int, dict[str, Any]]:
    """The settings of the matches to resume, by number of players."""
    from ..arena import settings_in  # noqa: PLC0415 (`--help` should not load it)

    if not found.resume:
        return {}
    if found.out is None:
        raise ForetellError(words.text("error-resume-where"))
    every = {players: settings_in(_folder(found, found.out, players)) for players in found.players}
    begun = {players: settings for players, settings in every.items() if settings is not None}
    if not begun:  # it is fine if some of several matches have not started yet
        raise ForetellError(words.text("error-results-none", folder=str(_folder(found, found.out, found.players[0]))))
    return begun


def _play(match: "Match", found: argparse.Namespace, words: Words, *, resume: bool) -> tuple["MatchResult", bool]:
    """The result of a match, and whether Ctrl-C stopped it."""
    from ..arena import Interrupted, play_match  # noqa: PLC0415 (`--help` should not load it)

    progress = Progress(match.games)

    def watch(games: int) -> None:
        progress.show(games, words.text("simulate-progress", done=games, games=match.games))

    work: dict[str, Any] = {"jobs": found.jobs or available_cores(), "address": found.address, "watch": watch}
    try:
        folder, records = (
            None if path is None else _folder(found, path, match.options.players) for path in (found.out, found.records)
        )
        return play_match(match, folder=folder, resume=resume, records=records, **work), False
    except Interrupted as interrupted:
        return interrupted.result, True
    finally:
        progress.end()


def _tell(
    results: list["MatchResult"], found: argparse.Namespace, words: Words, labels: dict[str, str], *, stopped: bool
) -> None:
    from ..arena import as_csv, as_json, plot  # noqa: PLC0415 (`--help` should not load it)

    if found.out is not None:
        write_text(found.out / "result.json", as_json(results) + "\n", words)
        write_text(found.out / "result.csv", as_csv(results), words)
    if found.plot is not None:
        plot(results, found.plot)
    match found.format:
        case "json":
            print(as_json(results))
        case "csv":
            print(as_csv(results), end="")
        case _:
            print("\n".join(line for result in results for line in report(result, words, labels)))
            if stopped and found.out is not None:
                print(words.text("arena-kept", folder=str(found.out)))
