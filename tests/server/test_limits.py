"""Token buckets, clients, origins, counts and the log."""

import hashlib
import io
import json
import logging
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from foretell.server import logs
from foretell.server.limits import Clients, InputBudget, Limits, TooFast, client_of
from foretell.server.logs import digest_of
from foretell.server.metrics import SECONDS, SIZES, Histogram, Metrics
from foretell.server.origins import base_url, origin_allowed
from foretell.server.settings import Settings
from foretell.table.refusals import Refusal
from tests.server.fake_clock import FakeClock

# --- limits ---------------------------------------------------------------------------------------


def test_what_a_socket_may_send_and_how_fast_that_fills_again() -> None:
    clock = FakeClock()
    clock.now = 100.0
    budget = InputBudget(2, clock)
    assert [budget.message() for _ in range(5)] == [True] * 4 + [False]
    assert [budget.excess() for _ in range(29)] == [True] * 28 + [False]
    clock.now += 0.5  # one message, and five other frames
    budget.refill()
    assert [budget.message() for _ in range(2)] == [True, False]
    assert [budget.excess() for _ in range(6)] == [True] * 5 + [False]
    clock.now += 1000
    budget.refill()
    assert [budget.message() for _ in range(5)] == [True] * 4 + [False]
    assert [budget.excess() for _ in range(29)] == [True] * 28 + [False]


def test_a_socket_that_sends_in_small_pieces_or_too_much_is_read_less_often() -> None:
    clock = FakeClock()
    budget = InputBudget(2, clock)
    assert [budget.read(1) for _ in range(40)] == [0.0] * 40
    assert budget.read(1) == pytest.approx(1 / 20)
    clock.now += 0.1  # two reads more, one of which is owed
    assert budget.read(4095) == 0.0
    assert budget.read(3 * 4096) == pytest.approx(4 / 20)
    clock.now += 1000
    assert [budget.read(1) for _ in range(40)] == [0.0] * 40
    assert budget.read(1) > 0


def test_a_slow_socket_may_still_send_one_of_each() -> None:
    clock = FakeClock()
    budget = InputBudget(0.01, clock)
    for _ in range(2):
        assert (budget.message(), budget.message()) == (True, False)
        assert (budget.excess(), budget.excess()) == (True, False)
        assert budget.read(1) == 0.0
        assert budget.read(1) > 0
        clock.now += 1000
        budget.refill()


def test_many_frames_count_as_several_costly_requests() -> None:
    clock = FakeClock()
    clients = Clients(Settings(), clock)
    clients.charge_frames("b", 5_000)  # a client that has asked for nothing
    assert clients.allows_costly("a")
    clients.charge_frames("a", 4_499)
    assert clients.allows_costly("a")
    assert not clients.allows_costly("a")
    clients.charge_frames("a", 1_000_000)  # nobody owes more than ten
    clock.now += 5.4
    assert not clients.allows_costly("a")
    clock.now += 0.2
    assert clients.allows_costly("a")


def test_frames_of_all_sockets_of_a_client() -> None:
    clock = FakeClock()
    clients = Clients(Settings(message_rate=2), clock)
    assert [clients.wait_for_frame("a") for _ in range(34)] == [0.0] * 34
    assert clients.wait_for_frame("a") == pytest.approx(1 / 20)
    clock.now += 0.025
    assert clients.wait_for_frame("a") == pytest.approx(0.5 / 20)
    assert clients.wait_for_frame("b") == 0.0


def test_a_closed_connection_makes_room_for_one_more() -> None:
    clients = Clients(Settings(max_connections=3, max_per_client=2))
    for client in ("a", "a", "b"):
        clients.connect(client)
    for client in ("a", "b", "a"):
        clients.disconnect(client)
        clients.connect(client)
        with pytest.raises(Refusal, match="too many connections; try"):
            clients.connect("c")
    clients.disconnect("b")
    with pytest.raises(Refusal, match="from one address"):
        clients.connect("a")


def test_a_pause_is_never_negative() -> None:
    clock = FakeClock()
    budget = InputBudget(2, clock)
    assert [budget.read(1) for _ in range(40)] == [0.0] * 40
    clock.now += 0.075
    assert budget.read(1) == 0.0


def test_the_client_that_was_idle_longest_is_forgotten() -> None:
    limits = Limits(1, 1, max_clients=2, clock=FakeClock())
    assert [limits.wait(client) for client in ("a", "b", "c")] == [0.0] * 3
    assert limits.wait("c") > 0
    assert limits.wait("a") == 0.0


def test_a_slow_client_may_still_send_one_frame() -> None:
    clients = Clients(Settings(message_rate=0.01), FakeClock())
    assert clients.wait_for_frame("a") == 0.0
    assert clients.wait_for_frame("a") > 0


def test_an_ipv6_network_has_64_bits() -> None:
    assert client_of("2001:db8:1:2:8000::1", None, trust_proxy=False) == "2001:db8:1:2::/64"


def test_a_bucket_is_two_seconds_deep_and_fills_again() -> None:
    clock = FakeClock()
    limits = Limits(5, clock=clock)
    assert [limits.wait("a") for _ in range(10)] == [0.0] * 10
    assert limits.wait("a") == pytest.approx(0.2)
    clock.now += 0.2
    assert limits.wait("a") == 0.0
    assert limits.wait("a") > 0
    clock.now += 1000
    assert [limits.wait("a") > 0 for _ in range(11)] == [False] * 10 + [True]


def test_a_rate_below_one_still_lets_one_pass() -> None:
    clock = FakeClock()
    limits, budget = Limits(0.1, clock=clock), InputBudget(0.1, clock)
    assert limits.wait("a") == 0.0
    assert limits.wait("a") == pytest.approx(10)
    assert [budget.message(), budget.message()] == [True, False]


def test_clients_do_not_take_from_each_other() -> None:
    limits = Limits(1, clock=FakeClock())
    assert [limits.wait("a") > 0 for _ in range(3)] == [False, False, True]
    assert limits.wait("b") == 0.0


def test_no_rate_no_limit() -> None:
    limits = Limits(0)
    assert not any(limits.wait("a") for _ in range(1000))
    assert len(limits) == 0


def test_the_number_of_clients_is_bounded_and_busy_ones_stay() -> None:
    limits = Limits(1, max_clients=10, clock=FakeClock())
    while limits.wait("busy") == 0:
        pass
    for number in range(100):
        limits.wait(str(number))
        assert limits.wait("busy") > 0
    assert len(limits) == 10


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "client"),
    [
        ("192.0.2.1", None, False, "192.0.2.1"),
        ("192.0.2.1", "6.6.6.6", False, "192.0.2.1"),
        ("192.0.2.1", "6.6.6.6", True, "6.6.6.6"),
        ("192.0.2.1", "6.6.6.6,203.0.113.9", True, "203.0.113.9"),
        ("192.0.2.1", None, True, "192.0.2.1"),
        ("192.0.2.1", "<script>", True, "unknown"),
        (None, None, False, "unknown"),
        ("::ffff:192.0.2.1", None, False, "192.0.2.1"),
        ("127.0.0.1", "::ffff:192.0.2.1", True, "192.0.2.1"),
    ],
)
def test_client_of(peer: str | None, forwarded: str | None, trusted: bool, client: str) -> None:
    assert client_of(peer, forwarded, trust_proxy=trusted) == client


def test_all_addresses_of_an_ipv6_network_are_one_client() -> None:
    clients = {client_of(f"2001:db8::{number}", None, trust_proxy=False) for number in range(1, 9)}
    assert len(clients) == 1
    assert client_of("2001:db8:1::1", None, trust_proxy=False) not in clients


def test_costly_requests_are_counted_by_client_and_chat_by_person() -> None:
    clock = FakeClock()
    clients = Clients(Settings(), clock)
    for check, burst, rate in ((clients.check_costly, 10, 2), (clients.check_talk, 5, 1)):
        for _ in range(burst):
            check("a")
        with pytest.raises(TooFast) as refused:
            check("a")
        assert refused.value.code == "too_fast"
        assert refused.value.wait == pytest.approx(1 / rate)
        check("b")
    assert not clients.allows_costly("a")
    clock.now += 1
    assert [clients.allows_costly("a") for _ in range(3)] == [True, True, False]


def test_hints_are_counted_by_person_and_by_client() -> None:
    clients = Clients(Settings(), FakeClock())
    for _ in range(6):
        clients.check_hint("host", "ada")
    with pytest.raises(TooFast, match="hints"):
        clients.check_hint("elsewhere", "ada")
    for number in range(4):
        clients.check_hint("host", f"guest {number}")
    with pytest.raises(TooFast):
        clients.check_hint("host", "one guest more")
    clients.check_hint("elsewhere", "ben")


def test_without_rates_nothing_is_costly_and_anything_is_said() -> None:
    clients = Clients(Settings(rate=0, message_rate=0))
    for _ in range(1000):
        clients.check_costly("a")
        clients.check_talk("a")


def test_connections_are_bounded_for_each_client_and_for_all() -> None:
    clients = Clients(Settings(max_connections=5, max_per_client=2))
    for client in "aabbc":
        clients.connect(client)
    with pytest.raises(Refusal, match="too many connections; try again"):
        clients.connect("d")
    clients.disconnect("c")
    with pytest.raises(Refusal, match="from one address; the limit is 2"):
        clients.connect("a")
    clients.disconnect("a")
    clients.connect("a")
    for client in "aabb":
        clients.disconnect(client)
    clients = Clients(Settings(max_per_client=0))
    for _ in range(1000):
        clients.connect("a")


# --- origins --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://table.example:8000", True),
        ("https://table.example:8000", True),
        ("HTTP://TABLE.example:8000", True),
        ("http://table.example", False),
        ("http://table.example:8000.evil.example", False),
        ("http://evil.example", False),
        ("null", False),
        ("", False),
        ("http://", False),
        ("file://table.example:8000", False),
        ("http://listed.example", True),
    ],
)
def test_origins_without_a_public_address(origin: str | None, allowed: bool) -> None:
    settings = Settings(origins=("http://listed.example",))
    assert origin_allowed(origin, "table.example:8000", settings) is allowed


def test_with_a_public_address_the_host_that_was_asked_does_not_count() -> None:
    settings = Settings(url="https://play.example")
    assert origin_allowed("https://play.example", "127.0.0.1:8000", settings)
    assert not origin_allowed("http://play.example", "play.example", settings)
    assert not origin_allowed("http://127.0.0.1:8000", "127.0.0.1:8000", settings)


def test_links_begin_with_our_address() -> None:
    assert base_url("Table.example:8000", Settings()) == "http://table.example:8000"
    assert base_url("evil.example", Settings(url="https://play.example")) == "https://play.example"
    for host in (None, "", "a/b", "a b", "user@host", "a:b", "a\r\nb"):
        with pytest.raises(Refusal):
            base_url(host, Settings())


# --- counts ---------------------------------------------------------------------------------------


def test_counts_come_out_as_samples() -> None:
    metrics = Metrics()
    metrics.moves["person"] += 2
    metrics.refusals["stale"] += 1
    metrics.gauges["connections"] = lambda: 3
    metrics.http_requests["/api/v1/tables/{key}", 200] += 1
    metrics.commit_batch.add(5)
    text = metrics.text().decode()
    assert 'foretell_moves_total{by="person"} 2.0' in text
    assert 'foretell_moves_total{by="bot"} 0.0' in text
    assert 'foretell_refusals_total{code="stale"} 1.0' in text
    assert "foretell_connections 3.0" in text
    assert 'foretell_http_requests_total{route="/api/v1/tables/{key}",status="200"} 1.0' in text
    assert 'foretell_commit_batch_bucket{le="4"} 0.0' in text
    assert 'foretell_commit_batch_bucket{le="8"} 1.0' in text
    assert "process_cpu_seconds_total" in text


def test_a_gauge_is_read_when_it_is_scraped() -> None:
    metrics, streams = Metrics(), [1]
    assert "foretell_streams 0.0" in metrics.text().decode()
    metrics.gauges["streams"] = lambda: len(streams)
    assert "foretell_streams 1.0" in metrics.text().decode()
    streams.append(2)
    assert "foretell_streams 2.0" in metrics.text().decode()


def test_two_servers_in_one_process_count_apart() -> None:
    one, two = Metrics(), Metrics()
    one.gauges["connections"] = lambda: 1
    assert "foretell_connections 1.0" in one.text().decode()
    assert "foretell_connections 0.0" in two.text().decode()


@pytest.mark.parametrize(("bounds", "most"), [(SECONDS, 2.5), (SIZES, 2)])
def test_the_bounds_of_a_histogram_ascend_in_small_steps(bounds: tuple[float, ...], most: float) -> None:
    """A quantile that Prometheus computes is at most this many times too large."""
    assert all(1 < bound / before <= most for before, bound in pairwise(bounds))


def test_a_histogram_counts_up_to_and_with_its_bounds() -> None:
    histogram = Histogram((1, 2))
    for value in (0.5, 1, 1.5, 2, 9):
        histogram.add(value)
    samples = {tuple(sample.labels.values()): sample.value for sample in histogram.family("x", "y").samples}
    assert (samples["1",], samples["2",], samples["+Inf",]) == (2, 4, 5)


# --- the log --------------------------------------------------------------------------------------


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    stream = io.StringIO()
    logs.configure("info", stream)
    yield stream
    root.handlers[:], root.level = before


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_is_one_line_of_json(stream: io.StringIO) -> None:
    logs.note("opened", table="abcdefgh23456789", seats=3)
    (line,) = lines(stream)
    assert set(line) == {"time", "level", "event", "table", "seats"}
    assert (line["level"], line["event"], line["seats"]) == ("info", "opened", 3)
    assert line["table"] == digest_of("abcdefgh23456789") == hashlib.sha256(b"abcdefgh23456789").hexdigest()[:12]
    logs.note("quiet", level=logging.DEBUG)
    assert len(lines(stream)) == 1


def test_a_library_that_nobody_knows_logs_warnings_only(stream: io.StringIO) -> None:
    logging.getLogger().setLevel(logging.DEBUG)
    logs.configure("debug", stream)
    logging.getLogger("some.library").info("connected")
    logging.getLogger("some.library").warning("broken")
    assert [line["event"] for line in lines(stream)] == ["broken"]


def test_an_error_is_logged_without_its_message(stream: io.StringIO) -> None:
    try:
        int("the Jack of Masks")
    except ValueError as error:
        logs.failure("broken", error)
    (line,) = lines(stream)
    assert line["error"] == "ValueError"
    assert "Jack" not in stream.getvalue()
    assert str(line["at"]).startswith("['server/test_limits.py:")


@pytest.mark.parametrize("name", ["uvicorn.error", "litestar", "asyncio", "websockets.server"])
def test_other_loggers_are_included_without_their_arguments(stream: io.StringIO, name: str) -> None:
    other = logging.getLogger(name)
    other.warning("Refused %s: %r", "Ana", "secret")
    other.warning("Refused (Ana)\nsecret")
    try:
        raise LookupError("secret of Ana")
    except LookupError:
        other.exception("Refused 'Ana'")
    assert [line["event"] for line in lines(stream)] == ["Refused"] * 3
    assert "Ana" not in stream.getvalue()
    assert "secret" not in stream.getvalue()
    assert lines(stream)[-1]["error"] == "LookupError"


class FakeTerminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_in_a_terminal_an_event_is_one_readable_line() -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    terminal = FakeTerminal()
    logs.configure("info", terminal)
    try:
        logs.note("ready", port=8000)  # the command says it in a sentence
        logs.note("stopped")
        logs.note("key_renewed", keys=2)
        logs.warn("slow", seconds=2)
        try:
            int("the Jack of Masks")
        except ValueError as error:
            logs.failure("broken", error)
    finally:
        root.handlers[:], root.level = before
    renewed, slow, broken = terminal.getvalue().splitlines()
    assert re.fullmatch(r"\d\d:\d\d:\d\d key_renewed keys=2", renewed)
    assert re.fullmatch(r"\d\d:\d\d:\d\d warning: slow seconds=2", slow)
    assert re.fullmatch(r"\d\d:\d\d:\d\d error: broken error=ValueError at=server/test_limits\.py:\d+", broken)
