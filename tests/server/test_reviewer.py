"""The program that reviews games for a server, and the process that it runs in."""

import asyncio
import gzip
import json
import sys
from io import BytesIO
from typing import Any

import msgspec
import pytest

import foretell as ft
from foretell.server import reviewer
from foretell.server.api.bodies import ReviewState
from foretell.server.reviewer_process import ReviewerError, ReviewerProcess
from tests.reviews.games import TINY, finished


def answers_of(program: str, max_silence: float = 600.0) -> list[float]:
    """Run a program in a process, and return the progress of each of its answers."""

    async def ask() -> list[float]:
        process = ReviewerProcess((sys.executable, "-c", program), max_silence)
        try:
            return [answer.progress async for answer in process.answers("a record", "quick", (1,))]
        finally:
            await process.end()

    return asyncio.run(ask())


def test_the_answers_of_a_process() -> None:
    program = "input()\nfor p in (0.5, 1): print('{\"progress\":%s,\"size\":3}' % p); print('abc', end='', flush=True)"
    assert answers_of(program) == [0.5, 1]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no process groups like these")
def test_ctrl_c_in_the_terminal_of_a_server_does_not_reach_the_process() -> None:
    """Otherwise, a server that is stopped during a review would log an error."""
    program = 'import os; input(); print(\'{"progress":%d,"size":0}\' % (os.getpgid(0) != os.getpgid(os.getppid())))'
    assert answers_of(program) == [1]


@pytest.mark.parametrize(
    ("program", "cause"),
    [
        ("raise SystemExit", "failed"),
        ("print('nonsense')", "failed"),
        ('print(\'{"progress":1,"size":1e9}\')', "failed"),
        ('print(\'{"error":"missing","reason":"numba"}\'); input()', "missing"),
    ],
)
def test_a_process_that_gives_no_review(program: str, cause: str) -> None:
    with pytest.raises(ReviewerError) as raised:
        answers_of(program)
    assert raised.value.cause == cause


def test_a_silent_process_is_ended() -> None:
    with pytest.raises(ReviewerError):
        answers_of("import time; time.sleep(1e6)", max_silence=0.0)


def test_the_reviewer_runs_as_a_program_and_outlives_a_refusal() -> None:
    async def ask() -> None:
        process = ReviewerProcess()
        try:
            for _ in range(2):
                with pytest.raises(ReviewerError) as raised:
                    await anext(process.answers("nonsense", "quick", ()))
                assert raised.value.cause == "refused"
                assert process.running
        finally:
            await process.end()
        assert not process.running

    asyncio.run(ask())


def request_for(record: object, effort: str = "quick") -> bytes:
    return json.dumps({"record": str(record), "effort": effort, "plies": [1, 2]}).encode() + b"\n"


@pytest.mark.compiled
def test_the_reviewer_writes_what_the_route_promises() -> None:
    """Every body has exactly the type in the OpenAPI document."""
    from foretell.reviews import reviewing  # noqa: PLC0415 (needs Numba)

    written = BytesIO()
    reviewer.serve(
        BytesIO(request_for(finished())), written, lambda record, _: (one.as_json() for one in reviewing(record, TINY))
    )
    written.seek(0)
    states = []
    while line := written.readline():
        body = gzip.decompress(written.read(json.loads(line)["size"]))
        states.append(msgspec.json.decode(body, type=ReviewState))
    assert states[0].status == "running"
    assert states[-1].status == "done"
    assert states[-1].plies == (1, 2)
    review = states[-1].review
    assert review is not None
    assert len(review.plies) == len(finished().plies) + 1


@pytest.mark.parametrize(
    ("asked", "cause"), [(request_for("nonsense"), "refused"), (b"nonsense\n", "failed"), (b"{}\n", "failed")]
)
def test_the_reviewer_survives_wrong_requests(asked: bytes, cause: str) -> None:
    written = BytesIO()
    reviewer.serve(BytesIO(asked * 2), written)
    assert [json.loads(line)["error"] for line in written.getvalue().splitlines()] == [cause, cause]


@pytest.mark.parametrize(
    ("error", "cause", "reason"),
    [
        (ModuleNotFoundError(name="numba"), "missing", "numba"),
        (ft.ForetellError("a play-out broke the rules"), "failed", "ForetellError: a play-out broke the rules"),
    ],
)
def test_the_reviewer_says_what_is_missing_or_wrong(error: Exception, cause: str, reason: str) -> None:
    """Only the record can be refused. Any other error is a bug, and the server has to log it."""

    def reviewing(_record: ft.Record, _effort: str) -> Any:
        raise error

    written = BytesIO()
    reviewer.serve(BytesIO(request_for(finished())), written, reviewing)
    assert json.loads(written.getvalue()) == {"error": cause, "reason": reason}
