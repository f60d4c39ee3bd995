"""How much one client may ask for: token buckets, and who a client is."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

BURST_SECONDS = 2.0
"""A bucket holds what comes in during this time: a page that opens asks for several things at once."""
MOST_CLIENTS = 50_000


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
        self, rate: float, most_clients: int = MOST_CLIENTS, clock: Callable[[], float] = monotonic
    ) -> None:
        self._rate = rate
        self._most = max(1.0, rate * BURST_SECONDS)
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


def client_of(peer: str | None, forwarded: str | None, *, trust_proxy: bool) -> str:
    """Who asks: the address of the connection, or the last one that a trusted proxy has added.

    >>> client_of("127.0.0.1", "6.6.6.6, 203.0.113.9", trust_proxy=True)
    '203.0.113.9'
    >>> client_of("127.0.0.1", "6.6.6.6", trust_proxy=False)
    '127.0.0.1'
    >>> client_of("2001:db8:1:2:3:4:5:6", None, trust_proxy=False)
    '2001:db8:1:2::/64'
    """
    address = peer or ""
    if trust_proxy and forwarded:
        address = forwarded.rpartition(",")[2].strip()
    try:
        told = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(told, ipaddress.IPv6Address):
        # Whoever has one IPv6 address has 2**64 of them.
        return str(ipaddress.IPv6Network((told, 64), strict=False))
    return address
