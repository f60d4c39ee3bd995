"""Options about bots that fail, and what the user gets to play a failed game again."""

import argparse
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

from ..errors import ForetellError
from ..runner import PlayerFailed
from ..telling.words import Words
from .arguments import Parser
from .user_files import write_text


def add_failure_options(parser: Parser) -> None:
    """Add the options about bots that fail or take too long."""
    seconds = positive_seconds(parser.words)
    parser.flag("--max-seconds", metavar="SECONDS", type=seconds, about="option-max-seconds")
    parser.flag("--traceback", action="store_true", about="option-traceback")


def positive_seconds(words: Words) -> Callable[[str], float]:
    """A number of seconds above 0."""

    def read(text: str) -> float:
        if re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,6})?", text) and float(text) > 0:
            return float(text)
        raise argparse.ArgumentTypeError(words.text("error-seconds", answer=text))

    return read


@contextmanager
def bots_at_work(words: Words, seed: str, *, folder: Path | None = None, traceback: bool = False) -> Iterator[None]:
    """While bots play: what they print goes to stderr, and errors get details."""
    with detailed_errors(words, seed, folder=folder, traceback=traceback), redirect_stdout(sys.stderr):
        yield


@contextmanager
def detailed_errors(words: Words, seed: str, *, folder: Path | None = None, traceback: bool = False) -> Iterator[None]:
    """If a bot failed in a game, write its record, and add the seed to the error.

    The record goes into `folder`, or else into the folder for temporary files.
    """
    try:
        yield
    except ForetellError as error:
        error.details = _details(error, words, seed, folder, traceback=traceback)
        raise


def _details(error: ForetellError, words: Words, seed: str, folder: Path | None, *, traceback: bool) -> list[str]:
    # Without a game there is nothing to repeat.
    if not isinstance(error, PlayerFailed):
        return []
    folder = folder or Path(tempfile.gettempdir())
    folder.mkdir(parents=True, exist_ok=True)
    file = _new_file(folder, "failed-" + re.sub("[^0-9A-Za-z]+", "-", seed)[:32])
    write_text(file, error.record, words)
    details = [words.text("setup-seed", seed=seed), words.text("failed-record", file=str(file))]
    return [*details, error.trace.rstrip()] if traceback else details


def _new_file(folder: Path, stem: str) -> Path:
    """A file that does not exist yet: failed-tea.record, then failed-tea-2.record."""
    names = (stem, *(f"{stem}-{number}" for number in range(2, 1000)))
    return next((file for name in names if not (file := folder / f"{name}.record").exists()), folder / stem)
