"""Reviews on a server: the queue and its limits, and the route."""

import asyncio
import gzip
import json
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest

from foretell.server import reviews as reviews_module
from foretell.server.api import ServerParts
from foretell.server.api.bodies import ReviewState
from foretell.server.app import build_app
from foretell.server.background import Background
from foretell.server.hub import Hub
from foretell.server.identity import Identity
from foretell.server.limits import COSTLY_BURST, Clients
from foretell.server.metrics import Metrics
from foretell.server.reviewer_process import ReviewAnswer, ReviewerError, ReviewerProcess
from foretell.server.reviews import MAX_PER_CLIENT, START_BURST, Reviews, review_key
from foretell.server.settings import Settings
from foretell.store import Store
from foretell.table.entries import Entry, decision_plies
from foretell.table.refusals import Refusal
from tests.server.harness import Person, Server

STATE = {"ahead": 0, "plies": [], "review": None}


def packed(progress: float) -> bytes:
    status = "done" if progress == 1 else "running"
    return gzip.compress(json.dumps(STATE | {"status": status, "progress": progress}).encode())


class FakeProcess(ReviewerProcess):
    """A fake process that gives two answers to each request. The test releases each answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.passes = asyncio.Semaphore(0)
        self.error: ReviewerError | None = None
        self.ends = 0

    async def answers(self, record: str, effort: str, plies: Sequence[int], **_: str) -> AsyncIterator[ReviewAnswer]:
        self.asked.append(record)
        for progress in (0.5, 1.0):
            await self.passes.acquire()
            if self.error is not None:
                raise self.error
            yield ReviewAnswer(progress, packed(progress))

    async def end(self) -> None:
        self.ends += 1


class World:
    """Reviews with a fake process and a stopped clock."""

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


def test_a_server_without_rates_starts_any_number_of_reviews() -> None:
    async def test(world: World) -> None:
        for number in range(2 * int(START_BURST)):
            world.ask(str(number))
            await world.finish(str(number))

    run(test)


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


# --- the route ------------------------------------------------------------------------------------


def test_decisions_that_were_taken_back_have_no_ply() -> None:
    kinds = ("deal", "act", "act", "undo", "away", "act")
    entries = [Entry("t", ply, 0, kind, 0, "person", "") for ply, kind in enumerate(kinds)]  # type: ignore[arg-type]
    assert decision_plies(entries) == (1, 5)


PATH = "/api/v1/tables/abcdefghijkmnpqr/review"


class FakeDoor:
    def __init__(self) -> None:
        self.reads = 0

    async def record_to_review(self, _table: str, _person: str | None) -> str:
        return "a record"

    async def decision_plies(self, _table: str) -> tuple[int, ...]:
        self.reads += 1
        return (1, 2)


def client_of(world: World, door: FakeDoor, settings: Settings) -> httpx.AsyncClient:
    """A client of a server that limits costly requests with a stopped clock."""
    hub = cast(Hub, type("FakeHub", (), {"door": door, "reviews": world.reviews})())
    clients = Clients(settings, lambda: world.now)
    parts = ServerParts(settings, cast(Store, None), hub, Identity(settings.data), Metrics(), clients)
    transport = httpx.ASGITransport(build_app(parts))  # type: ignore[arg-type]
    return httpx.AsyncClient(transport=transport, base_url="http://table.example")


def test_refused_reviews_read_the_log_only_so_often(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        door = FakeDoor()
        async with client_of(world, door, Settings(rate=1000, data=tmp_path)) as client:
            codes = [(await client.get(PATH)).json()["code"] for _ in range(int(COSTLY_BURST) + 2)]
        assert codes == ["no_reviews"] * int(COSTLY_BURST) + ["too_fast"] * 2
        assert door.reads == COSTLY_BURST

    run(test, max_waiting=0)


def test_the_route_starts_a_review_and_returns_it_compressed_or_not(tmp_path: Path) -> None:
    async def test(world: World) -> None:
        async with client_of(world, FakeDoor(), Settings(rate=0, data=tmp_path)) as client:
            answer = await client.get(PATH)
            assert msgspec.json.decode(answer.content, type=ReviewState).status == "waiting"
            assert answer.json()["plies"] == [1, 2]
            world.process.passes.release()
            world.process.passes.release()
            await world.until(lambda: world.progress("a record") == 1)
            answer = await client.get(PATH)
            assert (answer.json()["status"], answer.headers["content-encoding"]) == ("done", "gzip")
            plain = await client.get(PATH, headers={"Accept-Encoding": "identity"})
            assert plain.json() == answer.json()
            assert "content-encoding" not in plain.headers
            assert (await client.get(PATH, params={"effort": "endless"})).status_code == 400

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
