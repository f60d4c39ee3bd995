"""Limits on new connections and open files, and on requests that wait behind others."""

import asyncio
import errno
import json
import resource
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from foretell.server import app, http_connections, open_files
from foretell.server.api import ServerParts
from foretell.server.arrivals import Arrivals
from foretell.server.guard import CHECK_BURST, MAX_REFUSALS
from foretell.server.identity import Identity
from foretell.server.limits import Limits
from foretell.server.metrics import Metrics
from foretell.server.settings import Settings
from foretell.store import open_store
from tests.server.fake_clock import FakeClock

from .harness import PATIENCE, Server
from .raw_sockets import exchange
from .test_http_connections import GET, OK, App, listening


def arrivals(metrics: Metrics, clock: FakeClock, files: int | None = None, **settings: Any) -> Arrivals:
    return Arrivals(Settings(**settings), metrics, 1000, files, clock)


# --- new connections ------------------------------------------------------------------------------


def test_the_plain_connections_of_each_client_are_bounded() -> None:
    metrics = Metrics()
    found = arrivals(metrics, FakeClock(), max_per_client=2)
    assert [found.admit("a", 0, 9) for _ in range(3)] == [True, True, False]
    assert found.admit("b", 0, 9)
    found.release("a")
    assert found.admit("a", 0, 9)
    assert metrics.refused_connections["client"] == 1
    assert 'foretell_refused_connections_total{reason="client"} 1.0' in metrics.text().decode()


def test_new_connections_may_not_come_too_often() -> None:
    metrics, clock = Metrics(), FakeClock()
    found = arrivals(metrics, clock, rate=10.0, max_per_client=0)
    assert sum(found.admit("a", 0, 9) for _ in range(1000)) == 200
    assert found.admit("b", 0, 9)
    clock.now += 1
    assert sum(found.admit("a", 0, 9) for _ in range(1000)) == 50
    assert metrics.refused_connections["rate"] == 1750


def test_behind_a_proxy_connections_are_not_counted_by_address() -> None:
    found = arrivals(Metrics(), FakeClock(), trust_proxy=True)
    assert all(found.admit("proxy", 0, 9) for _ in range(900))


def test_some_files_stay_free_and_the_log_tells_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    logged: list[dict[str, object]] = []
    monkeypatch.setattr("foretell.server.logs.warn", lambda event, **fields: logged.append({"event": event, **fields}))
    metrics, clock = Metrics(), FakeClock()
    found = arrivals(metrics, clock, 100)
    last = 100 - open_files.RESERVED_FILES
    assert found.admit("a", 0, last - 1)
    assert [found.admit("a", 0, last) for _ in range(5)] == [False] * 5
    assert metrics.refused_connections["files"] == 5
    assert logged == [{"event": "refused_connections", "reason": "files", "count": 1}]
    clock.now += 10
    assert not found.admit("a", 0, last + 1)
    assert logged[1:] == [{"event": "refused_connections", "reason": "files", "count": 5}]


def test_a_server_without_files_is_noted_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    logged: list[tuple[str, object]] = []
    monkeypatch.setattr("foretell.server.logs.warn", lambda event, **fields: logged.append((event, fields["reason"])))
    metrics, loop = Metrics(), asyncio.new_event_loop()
    app.note_error(metrics, loop, {"message": "accept", "exception": OSError(errno.EMFILE, "too many")})
    loop.close()
    assert metrics.refused_connections["files"] == 1
    assert logged == [("refused_connections", "files")]


def test_a_process_notes_such_errors_and_stops_everything_at_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[ServerParts] = []

    class Server:
        def __init__(self, parts: ServerParts, _ready: object) -> None:
            self.parts = parts

        async def serve(self, _sockets: object) -> None:
            served.append(self.parts)
            context = {"message": "accept", "exception": OSError(errno.EMFILE, "too many")}
            asyncio.get_running_loop().call_exception_handler(context)

    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/foretell.db")
        with socket.socket() as listener:
            settings = Settings(data=tmp_path)
            await app._run_with(store, settings, Identity(tmp_path), listener, lambda _: None)
        (parts,) = served
        assert parts.metrics.refused_connections["files"] == 1
        assert not parts.hub.background.spawn(asyncio.sleep(0))
        await store.close()

    monkeypatch.setattr(app, "Server", Server)
    monkeypatch.setattr("foretell.server.logs.warn", lambda *_, **__: None)
    asyncio.run(run())


# --- the limit of open files ----------------------------------------------------------------------


class Limit:
    """Return the limit on open files of a process."""

    def __init__(self, soft: int, hard: int) -> None:
        self.now = (soft, hard)

    def getrlimit(self, _: int) -> tuple[int, int]:
        return self.now

    def setrlimit(self, _: int, limit: tuple[int, int]) -> None:
        self.now = limit


@pytest.mark.parametrize(
    ("soft", "hard", "raised", "warned"),
    [
        (1024, 100_000, 20_032, False),
        (1024, 4096, 4096, True),
        (1024, resource.RLIM_INFINITY, 20_032, False),
        (50_000, 50_000, 50_000, False),
        (1024, 19_000, 19_000, False),
    ],
)
def test_the_limit_is_raised_as_far_as_needed(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, raised: int, warned: bool
) -> None:
    limit, logged = Limit(soft, hard), list[str]()
    monkeypatch.setattr(resource, "getrlimit", limit.getrlimit)
    monkeypatch.setattr(resource, "setrlimit", limit.setrlimit)
    monkeypatch.setattr("foretell.server.logs.warn", lambda event, **_: logged.append(event))
    assert open_files.raise_limit(20_000) == raised
    assert limit.now == (raised, hard)
    assert logged == ["open_files"] * warned


def test_without_a_limit_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert open_files.raise_limit(20_000) is None


def test_a_server_with_few_files_refuses_newcomers_and_goes_on(tmp_path: Path) -> None:
    """Of 64 files, 32 are for connections. The server serves the first 32 and logs that it refused others."""
    server = Server(tmp_path / "data", "--max-per-client", "0")
    server.program = ("-c", FEW_FILES)
    server.start()
    host, _, port = server.url.removeprefix("http://").partition(":")
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as monitor:
        assert monitor.get("/health").status_code == 200
        idle = [socket.create_connection((host, int(port))) for _ in range(60)]
        while 'refused_connections_total{reason="files"} 0.0' in monitor.get("/metrics").text:
            pass
        assert monitor.get("/ready").status_code == 200
        for each in idle:
            each.close()
    server.stop()
    events = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert {"open_files", "refused_connections"} <= {event["event"] for event in events}


FEW_FILES = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
from foretell.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


# --- requests that wait ---------------------------------------------------------------------------


def test_requests_in_one_piece_are_answered_in_order_and_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    longest = 0

    class Watched(App):
        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            nonlocal longest
            waiting = [len(head.pipeline) for head in made]
            longest = max(longest, *waiting)
            await super().__call__(scope, receive, send)

    made: list[http_connections.HttpConnection] = []
    connection_made = http_connections.HttpConnection.connection_made

    def noted(self: http_connections.HttpConnection, transport: asyncio.Transport) -> None:
        made.append(self)
        connection_made(self, transport)

    monkeypatch.setattr(http_connections.HttpConnection, "connection_made", noted)

    async def scene() -> None:
        watched = Watched()
        async with listening(watched) as (reader, writer):
            writer.write(GET * 5000)
            for _ in range(5000):
                assert await asyncio.wait_for(reader.readexactly(len(OK)), PATIENCE) == OK
            assert watched.asked == 5000
            assert made[0]._held.rest == b""
            writer.write(GET)
            assert await asyncio.wait_for(reader.readexactly(len(OK)), PATIENCE) == OK

    asyncio.run(scene())
    assert longest <= http_connections.PIECE // len(GET) + 1


def test_a_body_behind_a_request_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with listening(App()) as (reader, writer):
            body = b"x" * 50_000
            head = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body)
            writer.write((GET + head + body) * 3)
            for _ in range(6):
                assert await asyncio.wait_for(reader.readexactly(len(OK)), PATIENCE) == OK

    asyncio.run(scene())


# --- rates ----------------------------------------------------------------------------------------


def test_a_use_may_cost_several_tokens() -> None:
    clock = FakeClock()
    limits = Limits(2, clock=clock)
    assert [limits.wait("a", 3), limits.wait("a", 3)] == [0.0, 1.0]
    clock.now += 1
    assert limits.wait("a", 3) == 0.0
    clock.now += 100
    assert limits.wait("a", 100) == 0.0
    assert limits.wait("a") == 0.5


def request(path: str) -> bytes:
    return b"GET %b HTTP/1.1\r\nHost: x\r\n\r\n" % path.encode()


ME = request("/api/v1/me")


def test_health_checks_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "data", "--rate", "0.01") as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as client,
    ):
        assert [client.get("/api/v1/me").status_code for _ in range(2)] == [200, 429]
        assert client.get("/health").status_code == 200
        assert client.get("/ready").status_code == 200
        # At once, because the limit allows ten a second.
        answer = asyncio.run(exchange(server, request("/health") * 100))
    assert answer.count(b"HTTP/1.1 200 ") >= CHECK_BURST - 2
    assert b"\r\nretry-after: 1\r\n" in answer[answer.rindex(b"HTTP/1.1 429 ") :]


def test_a_refusal_closes_the_connection_if_requests_wait_behind_it(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate", "0.01") as server:
        answer = asyncio.run(exchange(server, ME * 1000))
    assert answer.count(b"HTTP/1.1 200 ") == 1
    assert answer.count(b"HTTP/1.1 429 ") == 1
    assert answer.count(b"connection: close") == 1


def test_a_client_that_goes_on_after_many_refusals_is_disconnected(tmp_path: Path) -> None:
    async def scene(server: Server) -> int:
        host, _, port = server.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        refusals, head = 0, b""
        while b"connection: close" not in head:
            writer.write(ME)
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            await reader.readuntil(b"}")
            refusals += head.startswith(b"HTTP/1.1 429 ")
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        writer.close()
        await asyncio.gather(writer.wait_closed(), return_exceptions=True)
        return refusals

    with Server(tmp_path / "data", "--rate", "0.01") as server:
        assert MAX_REFUSALS < asyncio.run(scene(server)) < MAX_REFUSALS + 10


def test_a_request_that_costs_more_counts_more(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "data", "--rate", "0.001") as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as client,
    ):
        # The bucket holds one request, so this takes all of it.
        assert client.get("/api/v1/tables").status_code == 200
        assert client.get("/api/v1/tables").status_code == 429
