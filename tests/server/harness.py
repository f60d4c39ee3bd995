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
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from foretell.table import wire
from foretell.table.entries import Entry

QUICK = ("--rate", "0", "--message-rate", "0", "--bot-pause", "0", "--deal-wait", "0.3")
"""Settings for tests that do not wait."""
PATIENCE = 60.0
PORTS = range(10_000, 32_768)
_outgoing = msgspec.json.Decoder(wire.AnyOutgoing)


def free_port() -> int:
    """Choose a port that stays free for a server that is stopped and started again.

    The system gives ports above `PORTS` to connections. A client that tries again and again to reach a stopped server
    could get that server's port for its own end of the connection.
    """
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe:
            # As the server will: a connection that was closed a moment ago does not hold the port.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Server:
    """`foretell serve` on a free port, with what it wrote to stderr in `log`."""

    program: Sequence[str] = ("-m", "foretell")

    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        # Whether the table in the browser is built should make no difference here.
        site = data.with_name("no-site")
        site.mkdir(parents=True, exist_ok=True)
        self.flags = (*QUICK, "--site", str(site), "--open-browser", "no", *flags)
        self.log = data.with_suffix(".log")
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start it, again on the same port if it ran before."""
        port = int(self.url.rpartition(":")[2] or free_port())
        command = [sys.executable, *self.program, "serve", "--port", str(port), "--data", str(self.data), *self.flags]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ | {"LC_ALL": "C.UTF-8"}
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, f"{line!r} {self.log.read_text()[-2000:]}"
        self.url = "http://" + line.split("http://", 1)[1].split()[0].rstrip("/.")

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """A graceful stop; gives the exit status."""
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
    """A guest with a cookie of their own."""

    def __init__(self, server: Server, name: str = "Ada") -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, headers={"Origin": server.url})

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """A request that is expected to work; gives its JSON."""
        answer = await self.http.request(method, f"/api/v1{path}", json=body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: object = None) -> str:
        """A request that is expected not to work; gives the code of the refusal."""
        answer = await self.http.request(method, f"/api/v1{path}", json=body)
        assert answer.is_client_error, f"{method} {path}: {answer.status_code} {answer.text}"
        return str(answer.json()["code"])

    def move_to(self, server: Server) -> None:
        """Go on at another server of the same tables; the cookie is good there, too."""
        self.server = server
        self.http.base_url = httpx.URL(server.url)
        self.http.headers["Origin"] = server.url

    async def connect(self, table: str, since: int | None = None, *, contribute: bool = True) -> "Seat":
        """A socket at a table, greeted."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        address = self.server.url.replace("http", "ws", 1) + f"/api/v1/tables/{table}/socket"
        socket = await connect(
            address, additional_headers=headers, compression=None, open_timeout=PATIENCE, max_size=None, max_queue=None
        )
        seat = Seat(socket)
        await seat.greet(since)
        if contribute and seat.may_contribute:
            await seat.send({"type": "contribute", "contribution": secrets.token_hex(32)})
        return seat


class Seat:
    """One connection: folds what it is sent, and checks every message to the last field."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[bytes] = []
        """Every message, as it came."""
        self.frames: list[bytes] = []
        self.view: dict[str, Any] = {}
        self.ply = -1
        self.seat: int | None = None
        self.table: dict[str, Any] = {}
        self.refusals: list[dict[str, Any]] = []

    async def send(self, message: object) -> None:
        """A message of any kind."""
        await self.socket.send(json.dumps(message))

    async def greet(self, since: int | None) -> None:
        """Say hello, and wait for the welcome."""
        await self.send({"type": "hello", "version": 1, "since": since})
        if since is not None:
            self.ply = since
        while not self.table and not self.refusals:
            await self.next()

    async def next(self) -> dict[str, Any]:
        """The next message, folded in."""
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
        """Read until this ply has come."""
        while self.ply < ply:
            await self.next()

    async def hear(self, tag: str, /, **fields: object) -> dict[str, Any]:
        """Read until a message of this type, with these fields, has come."""
        while True:
            message = await self.next()
            if message["type"] == tag and fields.items() <= message.items():
                return message

    async def check(self) -> None:
        """The server's full view is what the frames have told."""
        await self.send({"type": "look"})
        message: dict[str, Any] = {"type": ""}
        while message["type"] != "view":
            folded, ply = dict(self.view), self.ply
            message = await self.next()
        assert (message["ply"], message["view"]) == (ply, folded)

    async def refusal(self, message: object) -> dict[str, Any]:
        """Send something that is expected to be refused; gives the refusal, after which nothing has changed."""
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
        """What may be chosen now."""
        return list(self.view.get("choices", ()))

    @property
    def may_contribute(self) -> bool:
        """Whether the cards are not dealt yet, and no other connection has contributed for this seat."""
        if self.seat is None or self.table["status"] not in ("open", "dealing"):
            return False
        return not self.table["seats"][self.seat]["contributed"]

    @property
    def over(self) -> bool:
        """Whether the game has ended, as far as this one was told."""
        return self.view.get("phase") == "over"

    async def close(self) -> None:
        """Leave."""
        await self.socket.close()


async def seated(server: Server, wishes: dict[str, object], people: int | None = None) -> tuple[str, list[Person]]:
    """A started table with a person in each seat (bots in the rest); gives its id and them."""
    key, persons = await sitting(server, wishes, people)
    await persons[0].call("POST", f"/tables/{key}/start")
    return key, persons


async def sitting(server: Server, wishes: dict[str, object], people: int | None = None) -> tuple[str, list[Person]]:
    """The same before the start."""
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
    """A started table, its persons, and a connection for each of them. What is connected here is closed with it."""

    def __init__(self, server: Server, key: str, persons: list[Person]) -> None:
        self.server = server
        self.key = key
        self.persons = persons
        self.seats: list[Seat] = []
        self._guests: list[Person] = []
        self._open: list[Seat] = []

    async def connect(self, person: Person, since: int | None = None) -> Seat:
        """One more connection."""
        seat = await person.connect(self.key, since)
        self._open.append(seat)
        return seat

    async def spectator(self, since: int | None = None, server: Server | None = None) -> Seat:
        """The connection of somebody without a cookie, perhaps at another server of the same tables."""
        guest = Person(server or self.server, "Guest")
        self._guests.append(guest)
        return await self.connect(guest, since)

    async def begin(self) -> None:
        """Start, once all who are connected have contributed: what they sent is not late then."""
        for seat in self.seats:
            while not seat.table["seats"][seat.seat]["contributed"]:
                await seat.next()
        await self.persons[0].call("POST", f"/tables/{self.key}/start")

    async def settled(self, seats: Sequence[Seat] | None = None) -> None:
        """Everybody has heard of what anybody has heard of."""
        seats = seats or self.seats
        ply = max(0, *(seat.ply for seat in seats))
        await asyncio.gather(*(seat.until(ply) for seat in seats))

    def log(self) -> list[Entry]:
        """The log, from the SQLite file."""
        return log_of(self.server, self.key)

    async def close(self) -> None:
        """Everybody leaves."""
        await asyncio.gather(*(seat.close() for seat in self._open))
        await asyncio.gather(*(person.http.aclose() for person in (*self.persons, *self._guests)))


@asynccontextmanager
async def table(server: Server, wishes: dict[str, object], people: int | None = None) -> AsyncIterator[Table]:
    """A started table where everybody is connected, and bots sit in the rest."""
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


async def play_on(
    seats: Sequence[Seat], choose: Any, most: int = 10_000, each: Callable[[], Awaitable[None]] | None = None
) -> int:
    """Let the connected seats play until the end, or for `most` decisions; everybody hears of each. Gives how many.

    `each` is awaited after every decision.
    """
    await asyncio.gather(*(seat.until(0) for seat in seats))
    made = 0
    while made < most and not seats[0].over:
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
