"""What a client may send over a socket, and what happens when it sends more."""

import asyncio
import gc
import weakref
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from foretell.server import framing, sockets
from foretell.server.framing import FramedConnection, Turns
from foretell.server.hub import Hub
from foretell.server.identity import Identity
from foretell.server.incoming import FrameBuffer
from foretell.server.limits import Clients, InputBudget
from foretell.server.metrics import Metrics
from foretell.server.settings import Settings
from foretell.server.sockets import Socket, Sockets
from foretell.store import StoreError
from tests.server.fake_clock import FakeClock

from .raw_sockets import BINARY, CLOSE, CONT, PING, PONG, TEXT, frame

STOPPED = FakeClock()
PING_FRAME = b"\x89\x00"


class Transport:
    """A transport that records what the connection does."""

    def __init__(self) -> None:
        self.reading = True
        self.closed = False
        self.aborted = False
        self.sent = b""

    def is_reading(self) -> bool:
        return self.reading

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def write(self, data: bytes) -> None:
        self.sent += data

    def get_extra_info(self, name: str) -> None:
        pass

    def set_write_buffer_limits(self, high: int) -> None:
        pass


def shake_hands(ws: ServerProtocol | None) -> None:
    """Put a connection into the state after its handshake."""
    assert ws is not None
    ws.state = State.OPEN
    ws.parser = ws.parse()
    next(ws.parser)


class Connection(FramedConnection):
    """A connection after its handshake that notes all messages, and refuses those beyond the rate."""

    def __init__(self, turns: Turns, client: str = "192.0.2.1", clock: Callable[[], float] = STOPPED) -> None:
        super().__init__(turns, set())
        self.transport = Transport()
        self.connection_made(cast("asyncio.Transport", self.transport))
        shake_hands(self._ws)
        self.client = client
        self._shaken = True
        if turns.settings.message_rate:
            self._budget = InputBudget(turns.settings.message_rate, clock)
        self.messages: list[bytes] = []
        self.refused = 0

    def _handshake(self, ws: ServerProtocol, request: Request) -> None:
        raise AssertionError

    def _message(self, data: bytes) -> None:
        if self._budget is None or self._budget.message():
            self.messages.append(data)
        elif self._allow_excess():
            self.refused += 1


class Nobody:
    """An identity that knows nobody."""

    def person(self, cookie: str | None, authorization: str | None) -> None:
        pass


class Unshaken(Socket):
    """A socket before its handshake."""

    def __init__(self) -> None:
        found = Settings()
        shared = Sockets(cast("Hub", None), cast("Identity", Nobody()), found, Metrics(), Clients(found, STOPPED))
        super().__init__(shared, set())
        self.transport = Transport()
        self.connection_made(cast("asyncio.Transport", self.transport))


class Unseated(Unshaken):
    """A socket after its handshake, at no table."""

    def __init__(self) -> None:
        super().__init__()
        shake_hands(self._ws)
        self._shaken = True

    def answer(self) -> None:
        """Do what a pong does."""
        self._silent = False


def handshake_of(size: int) -> bytes:
    """A handshake with a header of this size."""
    lines = (
        "GET /api/v1/tables/QQQQQQ/socket HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", f"X: {'x' * size}", "", "",
    )  # fmt: skip
    return "\r\n".join(lines).encode()


def turns(clock: Callable[[], float] = STOPPED, **settings: Any) -> Turns:
    found = Settings(**settings)
    return Turns(found, Metrics(), Clients(found, clock))


async def settled() -> None:
    """Let the event loop run all callbacks that are ready, and those that they schedule."""
    for _ in range(1000):
        await asyncio.sleep(0)


@pytest.mark.parametrize("size", [10, 10_000], ids=["accepted", "too long a line"])
def test_a_socket_that_ended_leaves_nothing_for_the_garbage_collector(size: int) -> None:
    async def scene() -> None:
        socket = Unshaken()
        socket.data_received(handshake_of(size))
        kept = weakref.ref(cast("ServerProtocol", socket._ws))
        socket.connection_lost(None)
        assert kept() is None

    gc.disable()
    try:
        asyncio.run(scene())
    finally:
        gc.enable()


def test_an_open_socket_does_not_keep_its_handshake(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[weakref.ref[Request]] = []
    monkeypatch.setattr(sockets, "check", lambda request, *_: kept.append(weakref.ref(request)))

    async def scene() -> None:
        socket = Unshaken()
        socket.data_received(handshake_of(10))
        assert [request() for request in kept] == [None]
        socket.data_received(frame(PING, b"still there"))
        await settled()
        assert socket.transport.sent.endswith(b"still there")

    gc.disable()
    try:
        asyncio.run(scene())
    finally:
        gc.enable()


# --- frames ---------------------------------------------------------------------------------------


def test_a_buffer_gives_whole_frames_however_the_data_are_cut() -> None:
    chance = Random(1)
    frames = [frame(TEXT, chance.randbytes(chance.choice((0, 1, 125, 126, 70, 5000)))) for _ in range(50)]
    frames += [frame(kind, b"x", fin=fin) for kind in (CONT, TEXT, BINARY) for fin in (True, False)]
    frames += [frame(kind, b"x") for kind in (CLOSE, PING, PONG)]
    chance.shuffle(frames)
    data, buffer, found = b"".join(frames), FrameBuffer(65_536), []
    while data:
        size = chance.randrange(1, 300)
        buffer.add(data[:size])
        data = data[size:]
        while buffer.ready:
            found.append(buffer.next())
    assert found == frames
    assert not buffer


@pytest.mark.parametrize(
    "data",
    [
        frame(TEXT, b"{}", mask=False),
        frame(TEXT, b"{}", reserved=4),
        frame(3, b"{}"),
        frame(PING, b"x", fin=False),
        frame(PING, b"x" * 126)[:4],
        b"\x81\xff" + (70_000).to_bytes(8, "big"),
    ],
    ids=["no mask", "reserved bits", "reserved opcode", "ping in pieces", "long ping", "too big"],
)
def test_a_buffer_gives_everything_if_a_head_is_invalid(data: bytes) -> None:
    buffer = FrameBuffer(65_536)
    buffer.add(data)
    assert buffer.ready
    assert buffer.next() == data


# --- budgets --------------------------------------------------------------------------------------


def test_a_budget_allows_messages_and_then_some_excess_and_both_come_back() -> None:
    clock = FakeClock()
    budget = InputBudget(2, clock)
    assert [budget.message() for _ in range(5)] == [True] * 4 + [False]
    assert [budget.excess() for _ in range(29)] == [True] * 28 + [False]
    clock.now += 1
    budget.refill()
    assert [budget.message() for _ in range(3)] == [True, True, False]
    assert [budget.excess() for _ in range(11)] == [True] * 10 + [False]
    clock.now += 1000
    assert [budget.read(100) for _ in range(41)] == [0.0] * 40 + [0.05]
    assert [budget.message() for _ in range(5)] == [True] * 4 + [False]


# --- connections ----------------------------------------------------------------------------------


def test_a_message_alone_is_handled_at_once() -> None:
    async def scene() -> None:
        connection = Connection(turns())
        connection.data_received(frame(TEXT, b"one"))
        assert connection.messages == [b"one"]
        assert connection.transport.is_reading()

    asyncio.run(scene())


def test_messages_together_are_handled_in_order_while_nothing_is_read() -> None:
    async def scene() -> None:
        connection, sent = Connection(turns(message_rate=0)), [b"%d" % number for number in range(1, 500)]
        data = b"".join(frame(TEXT, text) for text in sent)
        connection.data_received(data[:-1])
        assert connection.messages == []
        assert not connection.transport.is_reading()
        await settled()
        assert connection.messages == sent[:-1]
        assert connection.transport.is_reading()
        connection.data_received(data[-1:])
        await settled()
        assert connection.messages == sent
        assert connection.transport.is_reading()

    asyncio.run(scene())


@pytest.mark.parametrize(("kind", "mark"), [(TEXT, b""), (BINARY, b"\xff")])
def test_a_message_in_fragments_is_one_message_and_binary_ones_are_marked(kind: int, mark: bytes) -> None:
    async def scene() -> None:
        connection = Connection(turns())
        connection.data_received(frame(kind, b"one", fin=False) + frame(CONT, b"", fin=False))
        await settled()
        assert connection.messages == []
        connection.data_received(frame(CONT, b" message") + frame(TEXT, b"another"))
        await settled()
        assert connection.messages == [mark + b"one message", b"another"]

    asyncio.run(scene())


def test_connections_take_turns_and_no_iteration_handles_more_than_a_few_frames() -> None:
    async def scene() -> None:
        shared = turns(message_rate=0)
        busy, other = Connection(shared), Connection(shared)
        busy.data_received(frame(TEXT, b"x") * 10_000)
        other.data_received(frame(TEXT, b"1") + frame(TEXT, b"2"))
        before, rounds = 0, 0
        while len(busy.messages) < 10_000:
            await asyncio.sleep(0)
            assert len(busy.messages) + len(other.messages) - before <= framing.MAX_FRAMES_PER_TURN
            before, rounds = len(busy.messages) + len(other.messages), rounds + 1
            if rounds == 3:
                assert other.messages == [b"1", b"2"]
        assert rounds > 10_000 // framing.MAX_FRAMES_PER_TURN

    asyncio.run(scene())


def test_a_bug_cuts_only_the_connection_that_met_it(caplog: pytest.LogCaptureFixture) -> None:
    class Faulty(Connection):
        def _message(self, data: bytes) -> None:
            raise LookupError

    async def scene() -> None:
        shared = turns()
        faulty, other = Faulty(shared), Connection(shared)
        for connection in (faulty, other):
            connection.data_received(frame(TEXT, b"1") + frame(TEXT, b"2"))
        await settled()
        assert faulty.transport.aborted
        assert other.messages == [b"1", b"2"]
        assert not other.transport.is_closing()
        assert shared.metrics.failures == 1

    with caplog.at_level("ERROR", "foretell.server"):
        asyncio.run(scene())
    assert [record.msg for record in caplog.records] == ["socket"]


@pytest.mark.parametrize(
    "piece",
    [frame(TEXT, b"x"), frame(PING), frame(0x0A), frame(CONT, b"ab", fin=False)],
    ids=["messages", "pings", "pongs", "fragments"],
)
def test_a_flood_is_closed_with_1008(piece: bytes) -> None:
    async def scene() -> None:
        shared = turns(message_rate=2)
        connection = Connection(shared)
        start = frame(TEXT, b"ab", fin=False) if piece == frame(CONT, b"ab", fin=False) else b""
        connection.data_received(start + piece * 10_000)
        await settled()
        assert connection.transport.is_closing()
        assert (1008).to_bytes(2, "big") + b"far too many messages" in connection.transport.sent
        assert len(connection.messages) <= 4
        assert connection.refused <= 28
        assert shared.metrics.flooded_sockets == 1
        handled = len(connection.messages) + connection.refused
        connection.data_received(piece)
        await settled()
        assert handled == len(connection.messages) + connection.refused

    asyncio.run(scene())


def test_all_sockets_of_a_client_share_a_budget_and_wait_when_it_is_used_up() -> None:
    async def scene() -> None:
        clock = FakeClock()
        shared = turns(clock, message_rate=2)
        connections = [Connection(shared, clock=clock) for _ in range(100)]
        stranger = Connection(shared, "192.0.2.2", clock)
        for connection in connections:
            connection.data_received(frame(TEXT, b"x") * 2)
        await settled()
        assert sum(len(connection.messages) for connection in connections) == 34
        assert sum(connection.transport.is_reading() for connection in connections) == 0
        # On a busy machine, a pause may have ended and begun again.
        assert shared.metrics.paused_reads >= 100
        stranger.data_received(frame(TEXT, b"hello"))
        assert stranger.messages == [b"hello"]
        while sum(len(connection.messages) for connection in connections) < 200:
            clock.now += 1
            await asyncio.sleep(framing.REST_SECONDS / 10)
        assert all(connection.messages == [b"x", b"x"] for connection in connections)
        assert all(connection.transport.is_reading() for connection in connections)

    asyncio.run(scene())


def test_a_client_that_sends_byte_by_byte_is_read_less_often() -> None:
    async def scene() -> None:
        connection = Connection(turns(message_rate=1))
        data = frame(TEXT, b"x" * 100)
        for byte in data:
            connection.data_received(bytes([byte]))
        assert not connection.transport.is_reading()
        assert connection._turns.metrics.paused_reads == 1
        await settled()
        assert connection.messages == [b"x" * 100]
        while not connection.transport.is_reading():
            await asyncio.sleep(framing.REST_SECONDS / 10)

    asyncio.run(scene())


def test_many_bytes_are_read_more_slowly() -> None:
    clock = FakeClock()
    budget = InputBudget(20, clock)
    assert budget.read(4096 * 399) == 0.0
    assert budget.read(4096 * 199) == 1.0
    clock.now += 1.5
    assert budget.read(100) == 0.0


def test_without_a_rate_nothing_is_closed() -> None:
    async def scene() -> None:
        connection = Connection(turns(message_rate=0))
        connection.data_received(frame(PING) * 5000)
        await settled()
        assert not connection.transport.is_closing()
        assert connection.transport.sent == b"\x8a\x00" * 5000

    asyncio.run(scene())


def test_messages_that_wait_are_allowed_by_the_time_that_they_are_handled() -> None:
    async def scene() -> None:
        clock = FakeClock()
        connection = Connection(turns(clock, message_rate=2), clock=clock)
        for _ in range(4):
            connection.data_received(frame(TEXT, b"x"))
        connection.data_received(frame(TEXT, b"y") * 3)
        clock.now += 1
        await settled()
        assert connection.messages == [b"x"] * 4 + [b"y"] * 2
        assert connection.refused == 1

    asyncio.run(scene())


def test_messages_are_sent_together_in_the_next_iteration() -> None:
    async def scene() -> None:
        connection = Connection(turns())
        connection.write(b"one")
        connection.write(b"two")
        assert connection.transport.sent == b""
        await settled()
        assert connection.transport.sent == b"\x81\x03one\x81\x03two"

    asyncio.run(scene())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 100_000])
def test_a_message_of_any_size_is_one_frame(size: int) -> None:
    async def scene() -> None:
        connection = Connection(turns())
        connection.write(b"x" * size)
        await settled()
        assert connection.transport.sent == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)

    asyncio.run(scene())


def test_a_decision_that_the_database_did_not_store_is_answered() -> None:
    async def scene() -> None:
        connection = Unseated()
        connection._answered(StoreError("the database is away"))
        await settled()
        assert b'"code":"not_ready"' in connection.transport.sent

    asyncio.run(scene())


def test_a_connection_that_is_closed_sends_its_messages_first_and_is_cut_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(framing, "CLOSE_SECONDS", 0.0)

    async def scene() -> None:
        connection = Connection(turns())
        connection.write(b"the last message")
        connection.close(framing.GOING_AWAY, "bye")
        reason = (framing.GOING_AWAY).to_bytes(2, "big") + b"bye"
        assert connection.transport.sent == b"\x81\x10the last message\x88\x05" + reason
        assert not connection.transport.aborted
        await settled()
        assert connection.transport.aborted

    asyncio.run(scene())


# --- pings ----------------------------------------------------------------------------------------


def test_a_connection_that_does_not_answer_a_ping_is_cut_at_the_next() -> None:
    async def scene() -> None:
        connection = Unseated()
        connection.ping()
        assert connection.transport.sent == PING_FRAME
        assert not connection.transport.is_closing()
        connection.ping()
        assert connection.transport.sent == PING_FRAME
        assert connection.transport.is_closing()

    asyncio.run(scene())


def test_a_connection_that_stays_at_no_table_is_closed_at_the_second_ping() -> None:
    async def scene() -> None:
        connection = Unseated()
        connection.ping()
        connection.answer()
        assert not connection.transport.is_closing()
        connection.ping()
        assert connection.transport.is_closing()
        assert b"send hello" in connection.transport.sent

    asyncio.run(scene())


def test_a_connection_that_has_ended_is_not_pinged() -> None:
    """It may end between the moment when a ping is planned and the ping; writing to it would raise an error."""

    async def scene() -> None:
        connection = Unseated()
        connection.transport.abort()
        connection.ping()
        assert connection.transport.sent == b""

    asyncio.run(scene())


def test_every_connection_is_pinged_in_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "PING_SECONDS", 0.0)

    class Faulty(Unseated):
        def ping(self) -> None:
            raise LookupError

    async def scene() -> None:
        errors: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, told: errors.append(told["exception"]))
        connections, faulty = [Unseated() for _ in range(20)], Faulty()
        shared = connections[0]._shared
        shared.open.update((*connections, faulty))
        pinging = asyncio.ensure_future(shared.keep_alive())
        for _ in range(2 * sockets.PING_GROUPS):
            await asyncio.sleep(0)
        pinging.cancel()
        assert {type(error) for error in errors} == {LookupError}
        assert all(connection.transport.sent.startswith(PING_FRAME) for connection in connections)

    asyncio.run(scene())
