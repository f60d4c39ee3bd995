"""Internal failures do not leak: errors, slow readers, old cookies."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar.exceptions import HTTPException

from foretell.server.api import ServerParts
from foretell.server.api import streams as streams_module
from foretell.server.api.parts import Caller
from foretell.server.api.problems import STATUS
from foretell.server.api.streams import Stream
from foretell.server.app import build_app
from foretell.server.hub import Hub
from foretell.server.identity import DAY, Identity
from foretell.server.limits import Clients
from foretell.server.metrics import Metrics
from foretell.server.pages import Page, Site
from foretell.server.settings import Settings
from foretell.store import Store, StoreError
from foretell.table.lobby import Lobby
from foretell.table.refusals import Refusal
from tests.server.fake_clock import FakeClock

SECRET = "the Jack of Masks"


class FakeHub:
    """A hub whose failures a test sets."""

    def __init__(self) -> None:
        self.error: BaseException = RuntimeError(SECRET)
        self.attached: list[Stream] = []
        self.desk = self.door = self

    async def find(self, _key: str) -> Lobby:
        raise self.error

    async def attach(self, listener: Stream, _table: str, since: int | None) -> Any:
        if since == 0:
            raise Refusal("no_spectators", "none")
        self.attached.append(listener)
        return self  # as the room

    def remove(self, listener: Stream) -> None:
        if listener in self.attached:
            self.attached.remove(listener)


class FakeStore:
    async def ready(self) -> bool:
        return False


def parts_in(folder: Path, **settings: Any) -> ServerParts:
    hub, store = cast(Hub, FakeHub()), cast(Store, FakeStore())
    wanted = Settings(rate=0, data=folder, **settings)
    return ServerParts(wanted, store, hub, Identity(folder), Metrics(), Clients(wanted))


@pytest.fixture
def parts(tmp_path: Path) -> ServerParts:
    return parts_in(tmp_path)


def asked(parts: ServerParts, path: str, method: str = "GET", **more: Any) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(build_app(parts))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as client:
            return await client.request(method, path, **more)

    return asyncio.run(ask())


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level("CRITICAL", "foretell.server"):
        yield


@pytest.mark.parametrize("error", [RuntimeError(SECRET), KeyError(SECRET), OSError(5, SECRET), RecursionError(SECRET)])
def test_the_response_to_a_bug_has_no_details(parts: ServerParts, error: BaseException) -> None:
    cast(FakeHub, parts.hub).error = error
    answer = asked(parts, "/api/v1/tables/abcdefgh")
    assert answer.status_code == 500
    assert set(answer.json()) == {"code", "reason"}
    assert answer.json()["code"] == "failed"
    assert SECRET not in answer.text
    assert type(error).__name__ not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert parts.metrics.failures == 1


def test_a_database_that_went_away(parts: ServerParts) -> None:
    cast(FakeHub, parts.hub).error = StoreError(f"postgresql://me:{SECRET}@host")
    answer = asked(parts, "/api/v1/tables/abcdefgh")
    assert (answer.status_code, answer.json()["code"]) == (503, "not_ready")
    assert SECRET not in answer.text
    assert dict(parts.metrics.refusals) == {"not_ready": 1}


def test_not_ready_but_alive(parts: ServerParts) -> None:
    answer = asked(parts, "/ready")
    assert (answer.status_code, answer.json()["code"]) == (503, "not_ready")
    assert asked(parts, "/health").status_code == 200


def test_every_refusal_of_the_framework_keeps_its_status(parts: ServerParts) -> None:
    async def refuse(*_: object) -> Lobby:
        raise HTTPException(status_code=status)

    cast(Any, parts.hub).find = refuse
    for status in (400, 401, 403, 404, 405, 413, 429, 503):
        answer = asked(parts, "/api/v1/tables/abcdefgh")
        assert (answer.status_code, STATUS[answer.json()["code"]]) == (status, status)


def test_an_invalid_request_is_told_where_it_is_wrong(parts: ServerParts) -> None:
    answer = asked(parts, "/api/v1/games?limit=many")
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert "limit" in answer.json()["reason"]


def test_refusals_are_counted(parts: ServerParts) -> None:
    cast(FakeHub, parts.hub).error = Refusal("no_table", "none")
    asked(parts, "/api/v1/tables/abcdefgh")
    asked(parts, "/nowhere")
    asked(parts, "/api/v1/tables", "POST", headers={"Origin": "http://evil.example"})
    assert dict(parts.metrics.refusals) == {"no_table": 1, "not_found": 1, "other_origin": 1}
    assert parts.metrics.http_requests["/api/v1/tables/{key}", 404] == 1
    assert parts.metrics.http_requests["other", 404] == 1


def test_a_cookie_of_an_old_key_is_signed_again(tmp_path: Path) -> None:
    clock = FakeClock(1_700_000_000.0)
    identity = Identity(tmp_path, clock=clock)
    parts = parts_in(tmp_path)
    parts = replace(parts, identity=identity)
    person = "ab" * 16
    old = identity.set_cookie(person).partition(";")[0]
    assert "set-cookie" not in asked(parts, "/api/v1/me", headers={"Cookie": old}).headers
    clock.now += 31 * DAY
    fresh = asked(parts, "/api/v1/me", headers={"Cookie": old}).headers["set-cookie"].partition(";")[0]
    assert fresh != old
    assert identity.person(fresh, None) == person
    assert "set-cookie" not in asked(parts, "/api/v1/me", headers={"Cookie": fresh}).headers


def test_behind_a_proxy_each_client_has_a_rate_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts, made, answer = parts_in(tmp_path), [], Site.answer

    def noted(self: Site, *given: str) -> Page | None:
        made.append(given)
        return answer(self, *given)

    monkeypatch.setattr(Site, "answer", noted)

    async def ask(*, trust_proxy: bool) -> list[int]:
        settings = Settings(rate=0.01, data=tmp_path, trust_proxy=trust_proxy)
        app = build_app(replace(parts, settings=settings))
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as client:
            headers = [{"X-Forwarded-For": f"192.0.2.1, 203.0.113.{number}"} for number in (1, 2, 1)]
            return [(await client.get("/", headers=each)).status_code for each in headers]

    assert asyncio.run(ask(trust_proxy=True)) == [200, 200, 429]
    assert asyncio.run(ask(trust_proxy=False)) == [200, 429, 429]
    assert len(made) == 3, "a refused request costs nothing more"


@pytest.mark.parametrize("path", ["frames", "qr.svg"])
def test_some_requests_are_costly(tmp_path: Path, path: str) -> None:
    """The limit counts all requests of a client. Behind a proxy, the proxy's header names the client."""
    settings = Settings(rate=1000, data=tmp_path, trust_proxy=True)
    parts = replace(parts_in(tmp_path), settings=settings, clients=Clients(settings, FakeClock(1_700_000_000.0)))
    cast(FakeHub, parts.hub).error = Refusal("no_table", "none")

    def ask(client: str, path: str = path) -> httpx.Response:
        return asked(parts, f"/api/v1/tables/abcdefgh/{path}", headers={"X-Forwarded-For": client})

    assert {ask("192.0.2.1").status_code for _ in range(10)} == {404}
    answer = ask("192.0.2.1")
    assert (answer.status_code, answer.json()["code"], answer.headers["retry-after"]) == (429, "too_fast", "1")
    assert ask("192.0.2.1", "view").status_code == 404
    assert ask("192.0.2.2").status_code == 404


def test_many_frames_cost_more(tmp_path: Path) -> None:
    settings = Settings(rate=1000, data=tmp_path)
    parts = replace(parts_in(tmp_path), settings=settings, clients=Clients(settings, FakeClock()))

    async def frames(*_: object) -> list[bytes]:
        return [b"{}"] * 2500

    cast(Any, parts.hub).frames = frames
    answers = [asked(parts, "/api/v1/tables/abcdefgh23456789/frames").status_code for _ in range(3)]
    assert answers == [200, 200, 429], "each counts as one and five"


# --- streams --------------------------------------------------------------------------------------


def test_a_stream_gives_what_is_written_and_a_sign_of_life(parts: ServerParts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams_module, "HEARTBEAT", 0.01)

    async def read() -> list[bytes]:
        stream = Stream(Caller(parts, None, "192.0.2.1"))
        await stream.open("x", None)
        lines = stream.lines()
        stream.write(b'{"a":1}')
        stream.write(b'{"b":2}')
        read = [await anext(lines), await anext(lines)]
        stream.write(b'{"c":3}')
        stream.leave()
        return [*read, *[line async for line in lines]]

    assert asyncio.run(read()) == [b'{"a":1}\n{"b":2}\n', b"\n", b'{"c":3}\n']
    assert cast(FakeHub, parts.hub).attached == []
    assert (parts.metrics.read("streams"), parts.streams) == (0, set())


def test_a_slow_reader_is_dropped(parts: ServerParts) -> None:
    async def read() -> list[bytes]:
        stream = Stream(Caller(parts, None, "192.0.2.1"))
        await stream.open("x", None)
        assert parts.metrics.read("streams") == 1
        for number in range(100_000):
            stream.write(json.dumps({"number": number}).encode())
        return [line async for line in stream.lines()]

    assert asyncio.run(read()) == []
    assert parts.metrics.dropped_readers == 1
    assert cast(FakeHub, parts.hub).attached == []


def test_streams_are_bounded_and_a_refused_one_leaves_nothing(tmp_path: Path) -> None:
    parts = parts_in(tmp_path, max_connections=1)

    async def open_some() -> None:
        with pytest.raises(Refusal, match="none"):
            await Stream(Caller(parts, None, "192.0.2.1")).open("x", 0)
        assert parts.metrics.read("streams") == 0
        await Stream(Caller(parts, None, "192.0.2.1")).open("x", None)
        with pytest.raises(Refusal, match="too many"):
            await Stream(Caller(parts, None, "192.0.2.1")).open("x", None)

    asyncio.run(open_some())
    assert parts.metrics.read("streams") == 1
