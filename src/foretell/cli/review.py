"""`foretell review`: show why a finished game was won or lost."""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import LocalizedError, installing, missing_package, shown
from ..game import Record
from ..telling.colour import padded
from ..telling.words import Words
from .arguments import Parser, one_of
from .progress import Progress
from .retelling import names_of
from .terminal import Terminal
from .user_files import FileError, read_bytes, replayable_record_from, write_text

if TYPE_CHECKING:
    from ..reviews import Review
    from .review_words import ReviewWords

EFFORTS = ("quick", "deep")
FORMATS = ("text", "json")
BARS = "▁▂▃▄▅▆▇█"
MAX_COLUMNS = 60
GENERATOR = '<meta name="generator" content="foretell review">'
"""Tells that a page is a review, which may be overwritten."""


def run(arguments: Sequence[str], words: Words) -> int:
    """Review the game in a file."""
    found = _parser(words).parse(arguments)
    record = replayable_record_from(found.file, words)
    if found.html is not None:
        _check_page(found.html, words)
    names = names_of(record, lambda seat: words.text("player-seat", number=seat))
    player = None if found.player is None else _seat_of(found.player, names)
    review = _reviewed(record, found.effort, found.seed, words)
    if player is not None:
        review = about(review, player)
    if found.html is not None:
        from .review_page import page  # noqa: PLC0415 (needs Numba)

        write_text(found.html, page(review, words, names, found.file, GENERATOR), words)
        print(words.text("review-written", file=str(found.html)), file=sys.stderr)
    if found.format == "json":
        print(json.dumps(review.as_json(), ensure_ascii=False))
    elif found.html is None or found.format == "text":
        from .review_words import ReviewWords  # noqa: PLC0415 (needs Numba)

        terminal = Terminal(colours=found.colours)
        painted = Words(words.catalogue, terminal.palette)
        terminal.say(painted.heading("review-title", file=found.file), *lines(ReviewWords(review, painted, names)))
    return 0


def _check_page(file: Path, words: Words) -> None:
    """Refuse to overwrite a file that is not a review."""
    if file.is_file() and GENERATOR.encode() not in read_bytes(str(file), words):
        raise FileError(words.text("review-page-exists", file=str(file)))


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell review", words.text("help-review"))
    parser.file("file", "option-record-file", needs="error-needs-file")
    effort = one_of(words, EFFORTS)
    parser.flag("--effort", metavar="|".join(EFFORTS), type=effort, default="quick", about="option-effort")
    parser.flag("--format", metavar="|".join(FORMATS), type=one_of(words, FORMATS), about="option-review-format")
    parser.flag("--html", metavar="FILE", type=Path, about="option-html")
    parser.flag("--player", metavar="NAME", about="option-review-player")
    parser.flag("--seed", metavar="TEXT", about="option-review-seed")
    parser.flag("--no-colour", "--no-color", dest="colours", action="store_false", about="option-no-colour")
    return parser


def _seat_of(player: str, names: Sequence[str]) -> int:
    """The seat of a player, who is given by name or by the number of the seat."""
    if player in names:
        return names.index(player)
    if player.isdecimal() and int(player) < len(names):
        return int(player)
    raise LocalizedError("error-review-player", player=shown(player), names=", ".join(names))


def about(review: "Review", seat: int) -> "Review":
    """The review with the moments and predictions of one seat, and with what gave its hand away."""
    moments = tuple(moment for moment in review.moments if moment.seat == seat)
    predictions = tuple(prediction for prediction in review.predictions if prediction.seat == seat)
    tells = tuple(tell for tell in review.tells if tell.holder == seat)
    return replace(review, moments=moments, predictions=predictions, tells=tells)


def _reviewed(record: Record, effort: str, seed: str | None, words: Words) -> "Review":
    """The review, with a bar of progress."""
    say_that_it_begins(words)
    try:
        from ..reviews import reviewing  # noqa: PLC0415 (needs Numba)
    except ModuleNotFoundError as error:
        raise LocalizedError("error-review-parts", package=missing_package(error), pip=installing("fast")) from error
    return last_of(reviewing(record, effort, seed), words)


def say_that_it_begins(words: Words) -> None:
    """Say at once what takes so long: Numba compiles for many seconds before the first partial review."""
    print(words.text("review-begun"), file=sys.stderr, flush=True)


def last_of(reviews: Iterable["Review"], words: Words) -> "Review":
    """The complete review, after those that are partial. Shows a bar of progress."""
    progress = Progress(100)
    progress.show(0, words.text("percent", value=0))
    try:
        for review in reviews:
            done = int(100 * review.progress)
            progress.show(done, words.text("percent", value=done))
    finally:
        progress.end()
    return review


def lines(review: "ReviewWords") -> Iterator[str]:
    """The whole review as lines."""
    words = review.words
    yield from _chances(review)
    yield from ("", words.heading("review-parts"), *_table(review.names, list(review.part_rows())))
    yield from review.verdicts()
    yield words.text("review-parts-note")
    yield from ("", words.heading("review-moments"))
    for moment in review.review.moments:
        yield review.moment_title(moment)
        yield from (f"  {line}" for line in review.moment_lines(moment))
    if not review.review.moments:
        yield words.text("review-moments-none")
    yield from ("", words.heading("review-predictions"), *map(review.prediction, review.review.predictions))
    yield from ("", words.heading("review-tells"))
    yield from map(review.tell, review.review.tells)
    if not review.review.tells:
        yield words.text("review-tells-none")


def _chances(review: "ReviewWords") -> Iterator[str]:
    words, plies = review.words, review.review.plies
    yield from ("", words.heading("review-chances"))
    for name, seat in zip(padded(review.names), range(len(review.names)), strict=True):
        chances = [ply.chances[seat] for ply in plies]
        yield f"{name}  {_bars(chances)}  {review.percent(chances[0])} → {review.percent(chances[-1])}"
    yield from ("", words.heading("review-chances-known"))
    for name, seat in zip(padded(review.names), range(len(review.names)), strict=True):
        known = [ply.known[seat] for ply in plies if ply.known is not None]
        yield f"{name}  {_bars(known)}  {review.percent(known[0])} → {review.percent(known[-1])}"
    yield words.text("review-chances-known-note")
    yield words.text("review-chances-note")


def _bars(chances: Sequence[float]) -> str:
    """A graph of one line."""
    step = max(1, -(-len(chances) // MAX_COLUMNS))
    shown = [*chances[:-1:step], chances[-1]]
    return "".join(BARS[min(int(len(BARS) * chance), len(BARS) - 1)] for chance in shown)


def _table(names: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> list[str]:
    """Rows with a label and one column for each seat."""
    columns = [padded(["", *(label for label, _ in rows)])]
    columns += [padded([name, *(cells[seat] for _, cells in rows)]) for seat, name in enumerate(names)]
    return ["  ".join(cells).rstrip() for cells in zip(*columns, strict=True)]
