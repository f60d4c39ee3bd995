"""`foretell daily`: the deal of the day in the terminal."""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from ..daily import DAY_EFFORT, DAY_OPTIONS, DAY_SEAT, DayDeal, DayScore, is_date, score_of, score_seed, share_text
from ..errors import ForetellError, installing, missing_package
from ..game import Game, Record
from ..telling.screen import final_score_lines
from ..telling.words import Words
from .arguments import Parser, check_name, new_file
from .failures import detailed_errors
from .person import Person
from .play import play_out, table_names
from .prompt_commands import Quit
from .review import last_of, say_that_it_begins
from .terminal import InputEnded, Terminal
from .user_files import check_folder_of, write_text

if TYPE_CHECKING:
    from ..reviews import Review


def run(arguments: Sequence[str], words: Words) -> int:
    """Play the deal of a day, and show the score."""
    parser = _parser(words)
    found = parser.parse(arguments)
    check_name(parser, words, found.name)
    check_folder_of(found.record)
    terminal = Terminal(colours=found.colours)
    try:
        _play(terminal, Words(words.catalogue, terminal.palette), found)
    except Quit:
        terminal.say(words.text("goodbye-unfinished"))
    except InputEnded:
        terminal.say(words.text("goodbye-unfinished"))
        if not terminal.interactive:
            raise ForetellError(words.text("error-input-ended")) from None
    return 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell daily", words.text("help-daily"))
    parser.flag("--date", metavar="DATE", type=_date(words), about="option-date")
    parser.flag("--name", metavar="NAME", about="option-name")
    parser.flag("--memory", action=argparse.BooleanOptionalAction, about="option-memory")
    parser.flag("--record", metavar="FILE", type=new_file(words), about="option-record")
    parser.flag("--no-colour", "--no-color", dest="colours", action="store_false", about="option-no-colour")
    return parser


def _date(words: Words) -> Callable[[str], str]:
    def read(text: str) -> str:
        if is_date(text):
            return text
        raise argparse.ArgumentTypeError(words.text("error-date", answer=text))

    return read


def _play(terminal: Terminal, words: Words, found: argparse.Namespace) -> None:
    date: str = found.date or datetime.now(UTC).date().isoformat()
    deal = DayDeal.offline(date)
    names = table_names(found.name or words.text("setup-your-name"), DAY_SEAT, DAY_OPTIONS.players)
    terminal.say(words.heading("daily-heading", date=date), words.text("daily-offline"), words.text("setup-begin"))
    game = Game(DAY_OPTIONS, deal.seed, names)
    person = Person(terminal, words, DAY_SEAT, names, memory=bool(found.memory), printed=False)
    with detailed_errors(words, deal.seed.hex(), traceback=False):
        play_out(game, person, list(deal.bots().values()))
    terminal.say(*final_score_lines(game.view(DAY_SEAT), words, names), *person.coach.score_lines())
    if found.record is not None:
        write_text(found.record, str(game.record()), words)
        terminal.say(words.text("game-saved", file=str(found.record)))
    terminal.say(*_score_lines(game.record(), date, words))


def _score_lines(record: Record, date: str, words: Words) -> list[str]:
    try:
        score = score_of(_reviewed(replace(record, names=()), date, words))
    except ModuleNotFoundError as error:
        return [words.text("daily-no-score", package=missing_package(error), pip=installing("fast"))]
    return [_summary(score, words), words.text("daily-share"), share_text(date, score)]


def _summary(score: DayScore, words: Words) -> str:
    return words.text("daily-result", points=score.points, error=score.error, result=score.result, luck=score.luck)


def _reviewed(record: Record, date: str, words: Words) -> "Review":
    say_that_it_begins(words)
    from ..reviews import reviewing  # noqa: PLC0415 (needs Numba)

    return last_of(reviewing(record, DAY_EFFORT, score_seed(date)), words)
