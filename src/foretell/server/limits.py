"""How much one client may ask for: token buckets, what it has open, and who a client is."""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic

from ..table.refusals import Refusal
from .settings import Settings

BURST_SECONDS = 2.0
"""A bucket holds what comes in during this time: a page that opens asks for several things at once."""
MOST_CLIENTS = 50_000
DEAR_RATE, DEAR_BURST = 2.0, 10.0
"""What a client may ask for a second, and at once, of what takes the server much longer than the client."""
TALK_RATE, TALK_BURST = 1.0, 5.0
"""What a person may say: everybody at the table has to read it."""


class TooFast(Refusal):
    """Something may be done again after some seconds."""

    def __init__(self, reason: str, wait: float) -> None:
        super().__init__("too_fast", reason)
        self.wait = wait


class Bucket:
    """What one client has left."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def take(self, rate: float, most: float, now: float) -> float:
        """Take one; 0.0 if it was there, else the seconds until it will be."""
        left = min(most, self.left + (now - self.at) * rate)
        self.at = now
        if left >= 1:
            self.left = left - 1
            return 0.0
        self.left = left
        return (1 - left) / rate


class Limit:
    """A rate for one thing alone, such as a connection."""

    __slots__ = ("_bucket", "_clock", "_most", "_rate")

    def __init__(self, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._most = max(1.0, rate * BURST_SECONDS)
        self._clock = clock
        self._bucket = Bucket(self._most, clock())

    def wait(self) -> float:
        """Seconds to wait; 0.0 if it may be done now, and then it counts."""
        return self._bucket.take(self._rate, self._most, self._clock()) if self._rate > 0 else 0.0


class Limits:
    """The same rate for each of many clients. When there are too many, who was silent longest is forgotten."""

    def __init__(
        self,
        rate: float,
        burst: float | None = None,
        most_clients: int = MOST_CLIENTS,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._rate = rate
        self._most = max(1.0, rate * BURST_SECONDS) if burst is None else burst
        self._most_clients = most_clients
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, client: str) -> float:
        """Seconds that this client has to wait; 0.0 if it may go on, and then it counts."""
        if self._rate <= 0:
            return 0.0
        now = self._clock()
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._most, now)
            if len(self._buckets) > self._most_clients:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket.take(self._rate, self._most, now)


class Clients:
    """What clients have open and ask for, over all their sockets, streams and requests."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self._most = settings.max_connections
        self._most_each = settings.max_per_client
        self._all = 0
        self._open: Counter[str] = Counter()
        self._dear = Limits(DEAR_RATE if settings.rate else 0.0, DEAR_BURST, clock=clock)
        self._talk = Limits(TALK_RATE if settings.message_rate else 0.0, TALK_BURST, clock=clock)

    def come(self, client: str) -> None:
        """A client opens a socket or a stream, if there is room for it."""
        if self._all >= self._most:
            raise Refusal("busy", "too many are connected: try again in a while")
        if self._most_each and self._open[client] >= self._most_each:
            raise Refusal("busy", f"too many connections from one address: {self._most_each} at the most")
        self._open[client] += 1
        self._all += 1

    def go(self, client: str) -> None:
        """One of those is closed."""
        self._all -= 1
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]

    def may_have_dear(self, client: str) -> bool:
        """Whether a client may have what is dear; then it counts."""
        return self._dear.wait(client) <= 0

    def check_dear(self, client: str) -> None:
        """A client wants what is dear."""
        if (wait := self._dear.wait(client)) > 0:
            raise TooFast("whole games and views are dear: wait a moment", wait)

    def check_talk(self, person: str) -> None:
        """A person speaks."""
        if (wait := self._talk.wait(person)) > 0:
            raise TooFast("one line a second at the most, after a few at once", wait)


def client_of(peer: str | None, forwarded: str | None, *, trust_proxy: bool) -> str:
    """Who asks: the address of the connection, or the last one that a trusted proxy has added.

    >>> client_of("127.0.0.1", "6.6.6.6, 203.0.113.9", trust_proxy=True)
    '203.0.113.9'
    >>> client_of("127.0.0.1", "6.6.6.6", trust_proxy=False)
    '127.0.0.1'
    >>> client_of("2001:db8:1:2:3:4:5:6", None, trust_proxy=False)
    '2001:db8:1:2::/64'
    >>> client_of("::ffff:192.0.2.1", None, trust_proxy=False)
    '192.0.2.1'
    """
    address = peer or ""
    if trust_proxy and forwarded:
        address = forwarded.rpartition(",")[2].strip()
    try:
        told = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(told, ipaddress.IPv6Address):
        if told.ipv4_mapped is not None:  # a socket for both kinds tells IPv4 addresses so
            return str(told.ipv4_mapped)
        # Whoever has one IPv6 address has 2**64 of them.
        return str(ipaddress.IPv6Network((told, 64), strict=False))
    return address
