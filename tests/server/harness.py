"""A real server in its own process, and real clients, for the tests of the server."""

import asyncio
import json
import os
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from foretell.table import wire
from foretell.table.entries import Entry
from tests.deals import contribution
from tests.server.forking import SUPPORTED as FORKING
from tests.server.forking import ForkedServer

QUICK = ("--rate", "0", "--message-rate", "0", "--bot-pause", "0", "--deal-wait", "0.3")
"""Settings without rate limits and pauses."""
PATIENCE = 60.0
PORTS = range(10_081, 32_768)
"""Chromium refuses port 10080, and none of these."""
PORT_GROUPS = 16
"""Parallel workers of pytest take their ports from different groups, so that no two of them choose the same one."""
_outgoing = msgspec.json.Decoder(wire.AnyOutgoing)


def free_port() -> int:
    """Choose a port that stays free for a server that is stopped and started again.

    The operating system assigns ports above `PORTS` to the client's end of connections. From there, a client that keeps
    trying to reach a stopped server could get the server's own port.
    """
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    ports = PORTS[worker % PORT_GROUPS :: PORT_GROUPS]
    while True:
        port = secrets.choice(ports)
        with socket.socket() as probe:
            # As the server does. Otherwise a recently closed connection would still block the port.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Server:
    """`foretell serve` on a free port. Its standard error goes to the file `log`."""

    program: Sequence[str] = ("-m", "foretell")

    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        # These tests must not depend on whether the browser client is built.
        site = data.with_name("no-site")
        site.mkdir(parents=True, exist_ok=True)
        self.flags = (*QUICK, "--site", str(site), "--open-browser", "no", *flags)
        self.log = data.with_suffix(".log")
        self._process: subprocess.Popen[str] | ForkedServer | None = None
        self.url = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start the server, on the same port as before if it ran already."""
        port = int(self.url.rpartition(":")[2] or free_port())
        arguments = ["serve", "--port", str(port), "--data", str(self.data), *self.flags]
        with self.log.open("a") as log:
            self._process = self._begin(arguments, log, os.environ | {"LC_ALL": "C.UTF-8"})
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, f"{line!r} {self.log.read_text()[-2000:]}"
        self.url = "http://" + line.split("http://", 1)[1].split()[0].rstrip("/.")

    def _begin(
        self, arguments: Sequence[str], log: IO[str], environment: Mapping[str, str]
    ) -> "subprocess.Popen[str] | ForkedServer":
        if FORKING and self.program == Server.program:
            return ForkedServer(arguments, log, environment)
        command = [sys.executable, *self.program, *arguments]
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)

    @property
    def pid(self) -> int:
        """The id of the server's process."""
        assert self._process is not None
        return self._process.pid

    def errors(self, since: int = 0) -> list[str]:
        """Return the errors in the server's log, from this byte on."""
        with self.log.open(encoding="utf-8") as log:
            log.seek(since)
            return [line for line in log if '"level":"error"' in line]

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        self._end(signal.SIGKILL)

    @contextmanager
    def down(self) -> Iterator[None]:
        """Kill the server, and start it again when the block ends, even if the test fails there: others share it."""
        self.kill()
        try:
            yield
        finally:
            self.start()

    def stop(self) -> int:
        """Stop the server with SIGTERM, and return its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        status = process.wait(timeout=2 * PATIENCE)
        if process.stdout is not None:
            process.stdout.close()
        return status


class Person:
    """A guest with their own cookie."""

    def __init__(self, server: Server, name: str = "Ada") -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, headers={"Origin": server.url})
        self._seats: list[Seat] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        # An open socket would be found by the garbage collector, perhaps during another test.
        await asyncio.gather(*(seat.close() for seat in self._seats))
        await self.http.aclose()

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """Make a request that must succeed, and return its JSON."""
        answer = await self.http.request(method, f"/api/v1{path}", json=body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: object = None) -> str:
        """Make a request that must be refused, and return the code of the refusal."""
        answer = await self.http.request(method, f"/api/v1{path}", json=body)
        assert answer.is_client_error, f"{method} {path}: {answer.status_code} {answer.text}"
        return str(answer.json()["code"])

    def move_to(self, server: Server) -> None:
        """Continue at another server with the same tables. The cookie is valid there, too."""
        self.server = server
        self.http.base_url = httpx.URL(server.url)
        self.http.headers["Origin"] = server.url

    async def connect(self, table: str, since: int | None = None, *, contribute: bool = True) -> "Seat":
        """Open a socket to a table and say hello."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        address = self.server.url.replace("http", "ws", 1) + f"/api/v1/tables/{table}/socket"
        socket = await connect(
            address, additional_headers=headers, compression=None, open_timeout=PATIENCE, max_size=None, max_queue=None
        )
        seat = Seat(socket)
        self._seats.append(seat)
        await seat.greet(since)
        if contribute and seat.may_contribute:
            await seat.send({"type": "contribute", "contribution": contribution(self.name)})
        return seat


class Seat:
    """One connection. It checks every field of every message, and applies changes to its view."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[bytes] = []
        """Every message, as the server sent it."""
        self.frames: list[bytes] = []
        self.view: dict[str, Any] = {}
        self.ply = -1
        self.seat: int | None = None
        self.table: dict[str, Any] = {}
        self.refusals: list[dict[str, Any]] = []

    async def send(self, message: object) -> None:
        """Send any message."""
        await self.socket.send(json.dumps(message))

    async def greet(self, since: int | None) -> None:
        """Say hello, and wait for the welcome."""
        await self.send({"type": "hello", "version": 1, "since": since})
        if since is not None:
            self.ply = since
        while not self.table and not self.refusals:
            await self.next()

    async def next(self) -> dict[str, Any]:
        """Receive the next message and apply it."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        data = text if isinstance(text, bytes) else text.encode()
        self.received.append(data)
        _outgoing.decode(data)
        message: dict[str, Any] = json.loads(data)
        match message["type"]:
            case "frame":
                assert message["ply"] == self.ply + 1, "frames come in order, none twice"
                self.frames.append(data)
                self.ply = message["ply"]
                self.view |= message["changes"]
            case "view":
                self.ply, self.view = message["ply"], message["view"]
            case "welcome" | "table":
                self.table, self.seat = message["table"], message["seat"]
            case "refused":
                self.refusals.append(message)
        return message

    async def until(self, ply: int) -> None:
        """Read until this ply has arrived."""
        while self.ply < ply:
            await self.next()

    async def until_saved(self) -> None:
        """Read until the table is saved as over, which happens after the last frame is sent."""
        while self.table["status"] != "over":
            await self.next()

    async def hear(self, tag: str, /, **fields: object) -> dict[str, Any]:
        """Read until a message of this type with these fields arrives."""
        while True:
            message = await self.next()
            if message["type"] == tag and fields.items() <= message.items():
                return message

    async def check(self) -> None:
        """Check that the server's full view equals the view built from the frames."""
        await self.send({"type": "look"})
        message: dict[str, Any] = {"type": ""}
        while message["type"] != "view":
            folded, ply = dict(self.view), self.ply
            message = await self.next()
        assert (message["ply"], message["view"]) == (ply, folded)

    async def refusal(self, message: object) -> dict[str, Any]:
        """Send a message that must be refused, check that nothing changes, and return the refusal."""
        ply, view = self.ply, dict(self.view)
        await self.send(message)
        refused = await self.hear("refused")
        assert (self.ply, self.view) == (ply, view)
        assert refused["ply"] == self.ply
        assert refused["choices"] == self.choices
        assert refused["reason"]
        return refused

    async def act(self, action: str, ply: int | None = None) -> None:
        """Submit a decision."""
        await self.send({"type": "act", "ply": self.ply if ply is None else ply, "action": action})

    @property
    def choices(self) -> list[str]:
        """The tokens of the present choices."""
        return list(self.view.get("choices", ()))

    @property
    def may_contribute(self) -> bool:
        """Whether this seat can contribute: the cards are not dealt, and no other connection has contributed for it."""
        if self.seat is None or self.table["status"] not in ("open", "dealing"):
            return False
        return not self.table["seats"][self.seat]["contributed"]

    @property
    def over(self) -> bool:
        """Whether the game has ended, according to the messages so far."""
        return self.view.get("phase") == "over"

    async def close(self) -> None:
        """Close the connection."""
        await self.socket.close()


async def seated(server: Server, wishes: dict[str, object], people: int | None = None) -> tuple[str, list[Person]]:
    """Start a table with `people` persons, and bots in the other seats. Return its id and the persons."""
    key, persons = await sitting(server, wishes, people)
    for person in persons:
        given = {"contribution": contribution(person.name)}
        await person.call("POST", f"/tables/{key}/contribution", given)
    await persons[0].call("POST", f"/tables/{key}/start")
    return key, persons


async def sitting(server: Server, wishes: dict[str, object], people: int | None = None) -> tuple[str, list[Person]]:
    """Do the same as `seated`, but do not start the game."""
    persons = [Person(server, f"Player {number}") for number in range(people or int(str(wishes["players"])))]
    owner = persons[0]
    table = (await owner.call("POST", "/tables", {**wishes, "name": owner.name}))["table"]
    key = table["id"]
    for number, person in enumerate(persons[1:], 1):
        await person.call("PUT", f"/tables/{key}/seats/{number}", {"name": person.name})
    for number in range(len(persons), len(table["seats"])):
        await owner.call("PUT", f"/tables/{key}/seats/{number}/bot", {"level": "novice"})
    return key, persons


class Table:
    """A table, its persons, and a connection for each of them. `close` closes all connections."""

    def __init__(self, server: Server, key: str, persons: list[Person]) -> None:
        self.server = server
        self.key = key
        self.persons = persons
        self.seats: list[Seat] = []
        self._guests: list[Person] = []
        self._open: list[Seat] = []

    async def connect(self, person: Person, since: int | None = None) -> Seat:
        """Open one more connection."""
        seat = await person.connect(self.key, since)
        self._open.append(seat)
        return seat

    async def spectator(self, since: int | None = None, server: Server | None = None) -> Seat:
        """Connect somebody without a cookie, optionally to another server with the same tables."""
        guest = Person(server or self.server, "Guest")
        self._guests.append(guest)
        return await self.connect(guest, since)

    async def begin(self) -> None:
        """Start the game after everybody who is connected has contributed, so that no contribution is late."""
        for seat in self.seats:
            while not seat.table["seats"][seat.seat]["contributed"]:
                await seat.next()
        await self.persons[0].call("POST", f"/tables/{self.key}/start")

    async def settled(self, seats: Sequence[Seat] | None = None) -> None:
        """Wait until every seat has received the latest ply that any of them has."""
        seats = seats or self.seats
        ply = max(0, *(seat.ply for seat in seats))
        await asyncio.gather(*(seat.until(ply) for seat in seats))

    def log(self) -> list[Entry]:
        """Read the log from the SQLite file."""
        return log_of(self.server, self.key)

    async def close(self) -> None:
        """Close all connections."""
        await asyncio.gather(*(seat.close() for seat in self._open))
        await asyncio.gather(*(person.http.aclose() for person in (*self.persons, *self._guests)))


@asynccontextmanager
async def table(server: Server, wishes: dict[str, object], people: int | None = None) -> AsyncIterator[Table]:
    """Start a table where every person is connected, with bots in the other seats."""
    key, persons = await sitting(server, wishes, people)
    found = Table(server, key, persons)
    try:
        found.seats += [await found.connect(person) for person in persons]
        await found.begin()
        yield found
    finally:
        await found.close()


def log_of(server: Server, key: str) -> list[Entry]:
    """Read the log of a game from the SQLite file of a running server."""
    with closing(sqlite3.connect(f"file:{server.data / 'foretell.db'}?mode=ro", uri=True)) as file:
        columns = ", ".join(Entry._fields)
        rows = file.execute(f"SELECT {columns} FROM entries WHERE game = ? ORDER BY ply", (key,))
        return [Entry(*row) for row in rows]


async def play_to_the_end(seat: Seat, *, last: bool = False) -> None:
    """Choose the first choice each time, or the last."""
    while not seat.over:
        if seat.choices:
            await seat.act(seat.choices[-1 if last else 0])
        await seat.next()
    await seat.until_saved()


async def play_on(
    seats: Sequence[Seat], choose: Any, max_actions: int = 10_000, each: Callable[[], Awaitable[None]] | None = None
) -> int:
    """Let the connected seats play to the end, or for `max_actions` decisions. Return the number of decisions.

    All seats receive each decision before the next one. `each` is awaited after every decision.
    """
    await asyncio.gather(*(seat.until(0) for seat in seats))
    made = 0
    while made < max_actions and not seats[0].over:
        ply = max(seat.ply for seat in seats)
        await asyncio.gather(*(seat.until(ply) for seat in seats))
        movers = [seat for seat in seats if seat.choices]
        if not movers:
            await seats[0].next()
            continue
        mover = choose(movers)
        await mover.act(choose(mover.choices))
        await asyncio.gather(*(seat.until(ply + 1) for seat in seats))
        made += 1
        if each is not None:
            await each()
    return made
