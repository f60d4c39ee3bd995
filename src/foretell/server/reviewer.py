"""The program that reviews games for a server, in a process of its own: `python -m foretell.server.reviewer`.

It reads requests from standard input, one JSON object per line: `{"record": ..., "effort": ..., "plies": ...}`. Each
answer is a line with a JSON object and a body: `{"progress": 0.4, "size": 9705}`, and as many bytes of compressed JSON,
which are what the server sends to its clients. The last answer to a request has the progress 1, or it is
`{"error": ..., "reason": ...}` without a body.

A request may also have a `seed` for the review, and a `level`: then the record is a deal of the day without decisions,
which this level plays first.
"""

import gzip
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, BinaryIO

from ..daily import DAY_EFFORT, played_by
from ..errors import RecordError
from ..game import Record
from .review_mark import note_review

MAX_MEMORY = 3 * 1024**3
"""Bytes of memory that the process may allocate, where the operating system can limit it."""
NICENESS = 15
"""How much lower the priority of this process is than that of the server, which uses the same processors."""

Reviewing = Callable[[Record, str], Iterator[dict[str, Any]]]


def reviews(record: Record, effort: str, seed: str | None = None) -> Iterator[dict[str, Any]]:
    """Yield partial reviews and a complete one."""
    from ..reviews import reviewing  # noqa: PLC0415 (needs Numba)

    for review in reviewing(record, DAY_EFFORT if effort == DAY_EFFORT.name else effort, seed):
        yield review.as_json()
    note_review()


def answers(line: bytes, reviewing: Reviewing) -> Iterator[bytes]:
    """Yield the answers to a request."""
    try:
        asked = json.loads(line)
        record, effort = _record(asked), asked["effort"]
        for review in reviews(record, effort, asked["seed"]) if "seed" in asked else reviewing(record, effort):
            yield _answer(review, asked["plies"])
    except RecordError as error:
        yield _line({"error": "refused", "reason": str(error)})
    except ModuleNotFoundError as error:
        yield _line({"error": "missing", "reason": str(error.name)})
    except Exception as error:  # noqa: BLE001 (the server logs it, and the next review may succeed)
        yield _line({"error": "failed", "reason": f"{type(error).__name__}: {error}"[:300]})


def _record(asked: dict[str, Any]) -> Record:
    record = Record.parse(asked["record"])
    return played_by(record.seed, asked["level"]) if "level" in asked else record


def _answer(review: dict[str, Any], plies: list[int]) -> bytes:
    progress = review["progress"]
    status = "done" if progress == 1 else "running"
    told = {"status": status, "ahead": 0, "progress": progress, "plies": plies, "review": review}
    body = gzip.compress(_line(told), mtime=0)
    return _line({"progress": progress, "size": len(body)}) + body


def _line(told: dict[str, Any]) -> bytes:
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def serve(source: BinaryIO, target: BinaryIO, reviewing: Reviewing = reviews) -> None:
    """Answer requests until the input ends."""
    for line in source:
        for answer in answers(line, reviewing):
            target.write(answer)
            target.flush()


def step_back(niceness: int = NICENESS) -> None:
    """Lower this process's priority and limit its memory, so that it does not slow down the tables of the server."""
    with suppress(AttributeError, OSError):  # not on Windows
        os.nice(niceness)
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 (not on Windows)

        resource.setrlimit(resource.RLIMIT_DATA, (MAX_MEMORY, MAX_MEMORY))


if __name__ == "__main__":
    step_back()
    with suppress(BrokenPipeError):  # the server has stopped
        serve(sys.stdin.buffer, sys.stdout.buffer)
