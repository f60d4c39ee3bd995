"""`foretell simulate`: play whole games with bots and count the results."""

import argparse
import json
import secrets
import sys
import time
from collections.abc import Sequence
from contextlib import closing, redirect_stdout

from ..game.options import DEFAULT_PLAYERS
from ..players import BOTS
from ..players.levels import MIDDLE_LEVEL
from ..rules import MAX_PLAYERS
from ..runner import (
    EXAMPLE,
    BotTally,
    Entrant,
    Series,
    SeriesResult,
    available_cores,
    entrant_texts,
    look_in_this_folder,
)
from ..telling.colour import padded
from ..telling.words import Words
from .arguments import Parser, did_you_mean, whole
from .failures import add_failure_options, bots_at_work
from .progress import Progress
from .table_options import add_table_options, table_options

DEFAULT_GAMES = 100
DEFAULT_BOT = MIDDLE_LEVEL
MIN_GAMES_IN_PARALLEL = 300
"""With fewer games, starting processes takes longer than it saves."""
MAX_PROCESSES = 8
"""The default uses no more processes than this, because more do not make the games faster."""


def run(arguments: Sequence[str], words: Words) -> int:
    """Play the games and print the results."""
    parser = _parser(words)
    found = parser.parse(arguments)
    with redirect_stdout(sys.stderr):  # a module may print when it is imported
        bots = bots_of(parser, found)
    seed = found.seed or secrets.token_hex(8)
    series = Series(bots, table_options(found, words, len(bots)), seed, found.games, found.max_seconds)
    processes = found.processes or (
        min(MAX_PROCESSES, available_cores()) if found.games >= MIN_GAMES_IN_PARALLEL else 1
    )
    began = time.perf_counter()
    outcome = series.empty()
    with bots_at_work(words, seed, traceback=found.traceback):
        stopped = _play(series, outcome, words, processes)
    seconds = time.perf_counter() - began
    print(as_json(series, outcome, seconds) if found.json else "\n".join(report(series, outcome, seconds, words)))
    return 130 if stopped else 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell simulate", words.text("help-simulate"))
    number = whole(words, 1, 100_000_000)
    usual = {"default": DEFAULT_GAMES}
    parser.flag("-n", "--games", metavar="N", type=number, default=DEFAULT_GAMES, about="option-games", told=usual)
    kinds = {"bots": ", ".join(BOTS), "default": DEFAULT_BOT, "example": EXAMPLE}
    parser.flag("--bots", metavar="BOT,...", default=DEFAULT_BOT, about="option-bots", told=kinds)
    add_table_options(parser)
    parser.flag("--seed", metavar="TEXT", about="option-series-seed")
    parser.flag("--processes", metavar="N", type=whole(words, 1, 1024), about="option-processes")
    add_failure_options(parser)
    parser.flag("--json", action="store_true", about="option-json")
    return parser


def bots_of(parser: Parser, found: argparse.Namespace) -> tuple[str, ...]:
    """One bot for each seat. A single kind takes all seats."""
    kinds = tuple(entrant_texts(found.bots))
    look_in_this_folder()
    for kind in dict.fromkeys(kinds):
        if kind not in BOTS and ":" not in kind:
            known = {"answer": kind, "choices": ", ".join(BOTS), "example": EXAMPLE}
            unknown = parser.words.text("error-entrant-unknown", **known)
            parser.refuse(f"--bots: {unknown}{did_you_mean(parser.words, kind, BOTS)}")
        Entrant.of(kind).check()
    if len(kinds) == 1:
        return kinds * (found.players or DEFAULT_PLAYERS)
    players = found.players or len(kinds)
    if len(kinds) != players or players > MAX_PLAYERS:
        parser.refuse("--bots: " + parser.words.text("error-seats", bots=len(kinds), players=min(players, MAX_PLAYERS)))
    return kinds


def _play(series: Series, outcome: SeriesResult, words: Words, processes: int) -> bool:
    """Add up the outcomes. Returns whether Ctrl-C stopped the games."""
    progress = Progress(series.games)
    try:
        with closing(series.outcomes(processes)) as parts:  # stops the workers if Ctrl-C ends the loop
            for part in parts:
                outcome.add(part)
                progress.show(outcome.games, words.text("simulate-progress", done=outcome.games, games=series.games))
    except KeyboardInterrupt:
        return True
    finally:
        progress.end()
    return False


def report(series: Series, outcome: SeriesResult, seconds: float, words: Words) -> list[str]:
    rate = round(outcome.games / seconds, 1)
    lines = []
    if outcome.games < series.games:
        lines.append(words.text("simulate-stopped", games=outcome.games))
    if outcome.games:
        lines += [
            words.text("simulate-title", games=outcome.games),
            *_table(outcome, words),
            words.text("simulate-note"),
        ]
    return [
        *lines,
        words.text("simulate-time", games=outcome.games, seconds=round(seconds, 2), rate=rate),
        words.text("simulate-decisions", decisions=outcome.decisions, rate=round(outcome.decisions / seconds)),
        words.text("setup-seed", seed=series.seed),
    ]


_COLUMNS = ("player", "games", "wins", "share", "runes", "predictions", "all-in")


def _table(outcome: SeriesResult, words: Words) -> list[str]:
    rows = [[words.text(f"simulate-column-{column}") for column in _COLUMNS]]
    rows += [_row(number, tally, words) for number, tally in enumerate(outcome.tallies, 1)]
    first, *numbers = zip(*rows, strict=True)
    columns = [padded(first), *([text.rjust(max(map(len, column))) for text in column] for column in numbers)]
    return ["  " + "  ".join(cells) for cells in zip(*columns, strict=True)]


def _row(number: int, tally: BotTally, words: Words) -> list[str]:
    def percent(part: int, whole: int) -> str:
        return words.text("percent", value=round(100 * part / whole, 1))

    def average(total: int) -> str:
        return words.text("number", value=round(total / tally.games, 2))

    return [
        f"{number} {tally.bot}",
        words.text("number", value=tally.games),
        words.text("number", value=tally.wins),
        percent(tally.wins, tally.games),
        average(tally.runes),
        percent(tally.hits, tally.predictions),
        average(tally.all_ins),
    ]


def as_json(series: Series, outcome: SeriesResult, seconds: float) -> str:
    players = [
        {
            "bot": tally.bot,
            "games": tally.games,
            "wins": tally.wins,
            "win_share": tally.wins / max(tally.games, 1),
            "runes_per_game": tally.runes / max(tally.games, 1),
            "prediction_hits": tally.hits / max(tally.predictions, 1),
            "all_in_per_game": tally.all_ins / max(tally.games, 1),
        }
        for tally in outcome.tallies
    ]
    return json.dumps(
        {
            "games": outcome.games,
            "asked": series.games,
            "seed": series.seed,
            "decisions": outcome.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(outcome.decisions / seconds, 1),
            "players": players,
        },
        indent=2,
    )
