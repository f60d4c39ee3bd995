"""The server's log on standard error: one JSON object per line or, in a terminal, one readable line.

It contains events and numbers, and nothing that clients send: no names, cards, secrets, chat or cookies. Our own events
have fixed fields, messages of other libraries are cut to their fixed words, and an error is logged with its type and
the lines of its traceback, but without its message.
"""

import hashlib
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import PurePath
from typing import TextIO

import msgspec

from ..store import StoreError
from .settings import LogFormat, LogLevel

LOGGER = "foretell.server"
READY, STOPPED = "ready", "stopped"
"""The events of a server that accepts connections, and of one that has ended."""
OTHERS = ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "websockets", "asyncio", "asyncpg")
MAX_PLACES = 12

Field = str | int | float | bool | None
_log = logging.getLogger(LOGGER)


def note(event: str, *, table: str | None = None, level: int = logging.INFO, **fields: Field) -> None:
    """Log an event. A table is identified by a digest of its id."""
    if _log.isEnabledFor(level):
        known = {} if table is None else {"table": digest_of(table)}
        _log.log(level, event, extra={"fields": known | fields})


def warn(event: str, *, table: str | None = None, **fields: Field) -> None:
    """Log an event that the operator should look at."""
    note(event, table=table, level=logging.WARNING, **fields)


def failure(event: str, error: BaseException, *, table: str | None = None, **fields: Field) -> None:
    """Log an unexpected error. An error of the database appears with the database's own name for it."""
    known: dict[str, Field] = {} if table is None else {"table": digest_of(table)}
    if isinstance(error, StoreError):
        known["database_error"] = error.database_error
    _log.error(event, exc_info=error, extra={"fields": known | fields})


class JsonFormatter(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(_fields(record)).decode()


class TerminalFormatter(logging.Formatter):
    """Formats a record as one line for a person: the local time, the event and its fields."""

    def format(self, record: logging.LogRecord) -> str:
        fields = _fields(record)
        time, level, event = (fields.pop(name) for name in ("time", "level", "event"))
        clock = datetime.fromisoformat(str(time)).astimezone().strftime("%H:%M:%S")
        values = (f"{name}={' '.join(value) if isinstance(value, list) else value}" for name, value in fields.items())
        return " ".join([clock, *([] if level == "info" else [f"{level}:"]), str(event), *values])


def _fields(record: logging.LogRecord) -> dict[str, object]:
    fields: dict[str, object] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "event": record.msg if record.name == LOGGER else _fixed_words(record.msg),
    }
    if record.name != LOGGER:
        fields["logger"] = record.name
    fields |= getattr(record, "fields", {})
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        fields |= {"error": type(error).__qualname__, "at": places(error)}
    return fields


def places(error: BaseException) -> list[str]:
    """Return the files and line numbers of a traceback, the innermost last."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{'/'.join(PurePath(frame.filename).parts[-2:])}:{frame.lineno}" for frame in frames[-MAX_PLACES:]]


def _fixed_words(message: object) -> str:
    """Return the words of a message before anything that was filled in or quoted."""
    if not isinstance(message, str):
        return type(message).__name__
    kept = message.strip()
    for mark in ("\n", "%", "'", '"', "(", "<", "{", ":", "["):
        kept = kept.partition(mark)[0]
    return kept.strip() or "message"


def is_text(form: LogFormat | None, stream: TextIO | None = None) -> bool:
    """Return whether the log is text for a person, unless `form` says so: if the stream is a terminal."""
    return (stream or sys.stderr).isatty() if form is None else form == "text"


def configure(level: LogLevel, stream: TextIO | None = None, form: LogFormat | None = None) -> None:
    """Send everything that this process logs to a stream, by default standard error."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    if is_text(form, stream):
        handler.setFormatter(TerminalFormatter())
        # The sentences of the command replace these events.
        handler.addFilter(lambda record: record.msg not in (READY, STOPPED))
    else:
        handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    _log.setLevel(level.upper())
    for name in OTHERS:
        other = logging.getLogger(name)
        other.handlers.clear()
        other.propagate = True
        # These libraries log every connection, which our log should not contain.
        other.setLevel(logging.DEBUG if level == "debug" else logging.WARNING)


def digest_of(text: str) -> str:
    """A short digest for logs that does not reveal `text`."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]
