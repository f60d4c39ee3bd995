"""Reviews on a server: the queue and its limits, the process that reviews, and the route."""

import asyncio
import gzip
import json
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest

import foretell as ft
from foretell.server import reviewer
from foretell.server import reviews as reviews_module
from foretell.server.api import Parts
from foretell.server.api.bodies import ReviewState
from foretell.server.app import build_app
from foretell.server.background import Background
from foretell.server.hub import Hub
from foretell.server.identity import Identity
from foretell.server.limits import Clients
from foretell.server.metrics import Metrics
from foretell.server.reviewer_process import Answer, ReviewerError, ReviewerProcess
from foretell.server.reviews import MAX_PER_CLIENT, START_BURST, Reviews, review_key
from foretell.server.settings import Settings
from foretell.store import Store
from foretell.table.entries import Entry, decision_plies
from foretell.table.refusals import Refusal
from tests.reviews.games import TINY, finished
from tests.server.harness import Person, Server

STATE = {"ahead": 0, "plies": [], "review": None}


def packed(progress: float) -> bytes:
    status = "done" if progress == 1 else "running"
    return gzip.compress(json.dumps(STATE | {"status": status, "progress": progress}).encode())


class FakeProcess(ReviewerProcess):
    """Gives two answers to each request. The test lets each answer pass."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.passes = asyncio.Semaphore(0)
        self.error: ReviewerError | None = None
        self.ends = 0

    async def answers(self, record: str, effort: str, plies: Sequence[int]) -> AsyncIterator[Answer]:
        self.asked.append(record)
        for progress in (0.5, 1.0):
            await self.passes.acquire()
            if self.error is not None:
                raise self.error
            yield Answer(progress, packed(progress))

    async def end(self) -> None:
        self.ends += 1


class World:
    """Reviews with a fake process and a clock that stands still."""

    def __init__(self, *, max_waiting: int = 20, limited: bool = False) -> None:
        self.now = 0.0
        self.metrics = Metrics()
        self.background = Background(self.metrics)
        self.process = FakeProcess()
        self.reviews = Reviews(
            self.background, lambda: self.now, max_waiting=max_waiting, limited=limited, process=self.process
        )

    def ask(self, record: str = "a", client: str = "me", effort: str = "quick") -> dict[str, Any]:
        body = self.reviews.start(client, record, effort, (1, 2))
        return dict(json.loads(gzip.decompress(body)))

    def refusal(self, *asked: str) -> str:
        with pytest.raises(Refusal) as refused:
            self.ask(*asked)
        return refused.value.code

    async def until(self, condition: Callable[[], object]) -> None:
        while not condition():
            await asyncio.sleep(0)

    async def finish(self, record: str) -> None:
        self.process.passes.release()
        self.process.passes.release()
        await self.until(lambda: self.progress(record) == 1)

    def progress(self, record: str = "a") -> float:
        body = self.reviews.found(review_key(record, "quick"))
        return -1.0 if body is None else float(json.loads(gzip.decompress(body))["progress"])


def run(test: Callable[[World], Any], **wishes: Any) -> None:
    async def whole() -> None:
        world = World(**wishes)
        await test(world)
        await world.background.stop()
        assert world.process.ends > 0 or not world.process.asked

    asyncio.run(whole())


def test_a_review_waits_runs_and_is_cached() -> None:
    async def test(world: World) -> None:
        assert world.ask("a")["status"] == "waiting"
        assert world.ask("b")["ahead"] == 1
        world.process.passes.release()
        await world.until(lambda: world.progress("a") == 0.5)
        assert world.ask("a")["status"] == "running"
        for _ in range(3):
            world.process.passes.release()
        await world.until(lambda: world.progress("b") == 1)
        assert world.ask("a")["status"] == "done"
        assert world.process.asked == ["a", "b"]
        assert len(world.reviews) == 0

    run(test)


def test_the_key_depends_on_the_record_and_the_effort() -> None:
    assert len({review_key("a", "quick"), review_key("b", "quick"), review_key("a", "deep")}) == 3


def test_the_queue_is_bounded_for_one_client_and_for_all() -> None:
    async def test(world: World) -> None:
        for number in range(MAX_PER_CLIENT):
            world.ask(f"mine {number}")
        assert world.refusal("another") == "too_fast"
        assert world.ask("mine 0")["status"] == "waiting"
        world.ask("other", "you")
        assert world.refusal("one more", "them") == "busy"

    run(test, max_waiting=MAX_PER_CLIENT + 1)


def test_starting_reviews_is_limited_but_asking_is_not() -> None:
    async def test(world: World) -> None:
        for number in range(int(START_BURST)):
            world.ask(str(number))
            await world.finish(str(number))
        assert world.refusal("too fast") == "too_fast"
        assert world.ask("0")["status"] == "done"
        world.now += 1000
        world.ask("later")
        assert world.refusal("deep", "me", "deep") == "too_fast"

    run(test, limited=True)


def test_a_server_without_reviews_says_so() -> None:
    async def test(world: World) -> None:
        assert world.refusal() == "no_reviews"

    run(test, max_waiting=0)


@pytest.mark.parametrize(("cause", "code"), [("refused", "not_over"), ("missing", "no_reviews"), ("failed", "failed")])
def test_a_failure_is_told_once_and_the_next_request_starts_again(
    cause: str, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(world: World) -> None:
        world.process.error = ReviewerError(cause, "numba")
        world.ask()
        world.process.passes.release()
        await world.until(lambda: not len(world.reviews))
        assert world.refusal() == code
        assert world.metrics.failures == (cause == "failed")
        world.process.error = None
        assert world.ask()["status"] == "waiting"
        world.process.passes.release()
        await world.until(lambda: world.progress() == 0.5)

    with caplog.at_level("CRITICAL", "foretell.server"):
        run(test)


def test_a_review_that_nobody_asks_for_any_more_is_dropped() -> None:
    async def test(world: World) -> None:
        world.ask("a")
        world.ask("b", "you")
        await world.until(lambda: world.process.asked)
        world.now += reviews_module.PATIENCE_SECONDS + 1
        world.process.passes.release()
        world.process.passes.release()
        await world.until(lambda: not len(world.reviews))
        assert world.process.asked == ["a"]
        assert world.progress("b") == -1

    run(test)


def test_the_cache_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "MAX_CACHED", 2)

    async def test(world: World) -> None:
        for record in "abc":
            world.ask(record)
            await world.finish(record)
        assert (world.progress("a"), world.progress("b")) == (-1, 1)

    run(test)


def test_an_idle_process_ends_and_a_later_review_starts_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "IDLE_SECONDS", 0.0)

    async def test(world: World) -> None:
        for record in "ab":
            world.ask(record)
            await world.finish(record)
        await world.until(lambda: world.process.ends)

    run(test)


# --- the process ----------------------------------------------------------------------------------


def answers_of(program: str, max_silence: float = 600.0) -> list[float]:
    """The progress of each answer of a process that runs a program."""

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


def test_without_numba_the_reviewer_says_what_is_missing() -> None:
    def reviewing(_record: ft.Record, _effort: str) -> Any:
        raise ModuleNotFoundError(name="numba")

    written = BytesIO()
    reviewer.serve(BytesIO(request_for(finished())), written, reviewing)
    assert json.loads(written.getvalue()) == {"error": "missing", "reason": "numba"}


# --- the route ------------------------------------------------------------------------------------


def test_decisions_that_were_taken_back_have_no_ply() -> None:
    kinds = ("deal", "act", "act", "undo", "away", "act")
    entries = [Entry("t", ply, 0, kind, 0, "person", "") for ply, kind in enumerate(kinds)]  # type: ignore[arg-type]
    assert decision_plies(entries) == (1, 5)


class FakeDoor:
    async def record(self, _table: str, _person: str | None) -> str:
        return "a record"

    async def decision_plies(self, _table: str) -> tuple[int, ...]:
        return (1, 2)


def test_the_route_starts_a_review_and_returns_it_compressed_or_not(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        hub = cast(Hub, type("FakeHub", (), {"door": FakeDoor(), "reviews": world.reviews})())
        settings = Settings(rate=0, data=tmp_path)
        parts = Parts(settings, cast(Store, None), hub, Identity(tmp_path), Metrics(), Clients(settings))
        transport = httpx.ASGITransport(build_app(parts))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as client:
            path = "/api/v1/tables/abcdefghijkmnpqr/review"
            answer = await client.get(path)
            assert msgspec.json.decode(answer.content, type=ReviewState).status == "waiting"
            assert answer.json()["plies"] == [1, 2]
            world.process.passes.release()
            world.process.passes.release()
            await world.until(lambda: world.progress("a record") == 1)
            answer = await client.get(path)
            assert (answer.json()["status"], answer.headers["content-encoding"]) == ("done", "gzip")
            plain = await client.get(path, headers={"Accept-Encoding": "identity"})
            assert plain.json() == answer.json()
            assert "content-encoding" not in plain.headers
            assert (await client.get(path, params={"effort": "endless"})).status_code == 400

    run(test)


def test_only_finished_games_are_reviewed_and_only_for_those_who_may_see_them(server: Server) -> None:
    async def ask() -> None:
        async with Person(server, "Ada") as ada, Person(server, "Eve") as eve:
            wishes = {"name": "Ada", "level": "novice", "wishes": {"players": 2, "spectators": "none"}}
            table = (await ada.call("POST", "/play", wishes))["table"]["id"]
            for person, codes in ((ada, ("not_over", "not_started")), (eve, ("no_spectators",))):
                answer = await person.http.get(f"/api/v1/tables/{table}/review")
                while answer.json()["code"] == "not_started":  # the cards are dealt after a moment
                    answer = await person.http.get(f"/api/v1/tables/{table}/review")
                assert answer.json()["code"] in codes
            answer = await ada.http.get("/api/v1/tables/abcdefghijkmnpqr/review")
            assert answer.json()["code"] == "no_table"

    asyncio.run(ask())
