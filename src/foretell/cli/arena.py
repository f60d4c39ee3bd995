"""`foretell arena`: play entrants against each other on the same deals, each in every seat."""

import argparse
import re
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import ForetellError, LocalizedError, installing, missing_package
from ..players import BOTS
from ..rules import MAX_PLAYERS, MIN_PLAYERS
from ..runner import available_cores
from .arena_report import report
from .arguments import Parser, one_of, whole
from .progress import Progress
from .table_options import add_variants, table_options
from .user_files import write_text
from .words import Words

if TYPE_CHECKING:
    from ..arena import Match, MatchResult

DEALS = 100
PLAYERS = 2
FORMATS = ("json", "csv")


def run(arguments: Sequence[str], words: Words) -> int:
    """Play the matches and print the results."""
    found = _parser(words).parse(arguments)
    try:
        from .. import arena  # noqa: PLC0415 (`--help` should not load it)
    except ModuleNotFoundError as error:
        raise LocalizedError("error-arena-parts", package=missing_package(error), pip=installing("arena")) from None
    if found.plot is not None:
        arena.check_picture(found.plot)
    _look_here()
    entrants = arena.entrants_of(found.entrants, found.budget)
    begun = _begun(found, words)
    usual = next(iter(begun.values()), {})
    seed = found.seed or usual.get("seed") or secrets.token_hex(8)
    results, stopped = [], False
    for players in found.players:
        deals = found.deals or begun.get(players, usual).get("deals") or DEALS
        match = arena.Match(entrants, table_options(found, words, players), deals, seed)
        result, stopped = _play(match, found, words, resume=players in begun)
        results.append(result)
        if stopped:
            break
    _tell(results, found, words, arena.labels(entrants), stopped=stopped)
    return 130 if stopped else 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell arena", words.text("help-arena"))
    told = {
        "bots": ", ".join(BOTS),
        "setting": "search:seconds=1",
        "example": "my_bot.py:MyBot",
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
    parser.flag("--resume", action="store_true", about="option-resume")
    parser.flag("--format", metavar="|".join(FORMATS), type=one_of(words, FORMATS), about="option-format")
    parser.flag("--plot", metavar="FILE", type=Path, about="option-plot")
    parser.flag("--jobs", metavar="N", type=whole(words, 1, 1024), about="option-processes")
    parser.flag("--address", metavar="ADDRESS", about="option-address")
    return parser


def _look_here() -> None:
    """Make modules in the current folder importable, as `python -m` does, also in worker processes."""
    here = str(Path.cwd())
    if not {here, ""} & set(sys.path):
        sys.path.append(here)


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


def _folder(found: argparse.Namespace, players: int) -> Path:
    """The folder for the results of one match. With several numbers of players, each has its own folder."""
    out: Path = found.out
    return out if len(found.players) == 1 else out / f"players-{players}"


def _begun(found: argparse.Namespace, words: Words) -> dict[int, dict[str, Any]]:
    """The settings of the matches to resume, by number of players."""
    from ..arena import settings_in  # noqa: PLC0415 (`--help` should not load it)

    if not found.resume:
        return {}
    if found.out is None:
        raise ForetellError(words.text("error-resume-where"))
    every = {players: settings_in(_folder(found, players)) for players in found.players}
    begun = {players: settings for players, settings in every.items() if settings is not None}
    if not begun:  # it is fine if some of several matches have not started yet
        raise ForetellError(words.text("error-results-none", folder=str(_folder(found, found.players[0]))))
    return begun


def _play(match: "Match", found: argparse.Namespace, words: Words, *, resume: bool) -> tuple["MatchResult", bool]:
    """The result of a match, and whether Ctrl-C stopped it."""
    from ..arena import Interrupted, play_match  # noqa: PLC0415 (`--help` should not load it)

    progress = Progress(match.games)

    def watch(games: int) -> None:
        progress.show(games, words.text("simulate-progress", done=games, games=match.games))

    work: dict[str, Any] = {"jobs": found.jobs or available_cores(), "address": found.address, "watch": watch}
    try:
        folder = None if found.out is None else _folder(found, match.options.players)
        return play_match(match, folder=folder, resume=resume, **work), False
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
