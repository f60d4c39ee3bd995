"""Reading and writing files, with errors in the user's language."""

import errno
import warnings
from pathlib import Path

from ..errors import ForetellError, SheetWarning, unread_file, unwritten_file
from ..game import Record
from ..sheets import Sheet, parse_sheet
from ..telling.words import Words

MAX_BYTES = 2_000_000
"""Maximum size of a file. Records and card sheets are much smaller."""


class FileError(ForetellError):
    """A file cannot be read, written or used. The message is for the user."""


def read_bytes(file: str, words: Words) -> bytes:
    try:
        with Path(file).open("rb") as stream:
            return stream.read(MAX_BYTES)
    except (OSError, ValueError) as error:
        raise FileError(words.error(unread_file(file, error))) from None


def write_text(file: Path, text: str, words: Words) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise FileError(words.error(unwritten_file(file, error))) from None


def check_folder_of(file: Path | None) -> None:
    """Refuse a file that cannot be written, before a game is played, because its folder is missing."""
    if file is not None and not file.parent.is_dir():
        raise unwritten_file(file, FileNotFoundError(errno.ENOENT, ""))


def record_from(file: str, words: Words) -> Record:
    data = read_bytes(file, words)
    try:
        return Record.parse(data)
    except ForetellError as error:
        raise FileError(words.text("error-record", file=file, reason=words.error(error))) from None


def replayable_record_from(file: str, words: Words) -> Record:
    """The record in a file, if its game leads to the result that it states."""
    record = record_from(file, words)
    try:
        record.replay()
    except ForetellError as error:
        raise FileError(words.text("error-record", file=file, reason=words.error(error))) from None
    return record


def sheet_from(file: str, words: Words) -> Sheet:
    """The card sheet in a file. It keeps its `warnings`."""
    data = read_bytes(file, words)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SheetWarning)
            return parse_sheet(data)
    except ForetellError as error:
        raise FileError(words.text("error-sheet", file=file, reason=words.error(error))) from None
