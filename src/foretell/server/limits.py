"""Limits on the requests (token buckets) and the open connections of each client, and what counts as one client."""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic

from ..table.refusals import Refusal
from .settings import Settings

BURST_SECONDS = 2.0
"""A bucket holds what the rate allows in this time, because a page makes several requests at once when it opens."""
MAX_CLIENTS = 50_000
COSTLY_RATE, COSTLY_BURST = 2.0, 10.0
"""Limits on the costly requests of one client, per second and at once. They cost the server more than the client."""
FRAMES_PER_COSTLY = 500
"""A costly request that returns more frames than this counts as several."""
TALK_RATE, TALK_BURST = 1.0, 5.0
"""Limits on the chat lines of one person, per second and at once. Everybody at the table gets them."""
HINT_RATE, HINT_BURST = 0.5, 6.0
"""Limits on the hints of one person, per second and at once. Each takes a moment of the threads of the bots, so it is
also a costly request of the client, who may be many persons."""
EXCESS_RATE, EXCESS_BURST = 5, 14
"""Limits on refused messages, pings and fragments of a socket, as multiples of the message rate. A socket that exceeds
them is closed."""
READ_RATE, READ_BURST = 10, 20
READ_SIZE = 4096
"""Limits on how often the server reads up to READ_SIZE bytes from a socket, as multiples of the message rate. A client
that sends its data byte by byte is read less often, and then more at a time. So is one that sends too many bytes."""
CLIENT_FRAME_RATE, CLIENT_FRAME_BURST = 10, 17
"""Limits on the frames of all sockets of one client, as multiples of the message rate. Further frames wait."""


class TooFast(Refusal):
    """A refusal because of a rate limit. The client may try again after `wait` seconds."""

    def __init__(self, reason: str, wait: float) -> None:
        super().__init__("too_fast", reason)
        self.wait = wait


class Bucket:
    """The tokens that one client has left."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def take(self, rate: float, capacity: float, now: float, cost: float = 1.0) -> float:
        """Take `cost` tokens. Return 0.0 if there were enough, else the seconds until there are."""
        left = min(capacity, self.left + (now - self.at) * rate)
        self.at = now
        if left >= cost:
            self.left = left - cost
            return 0.0
        self.left = left
        return (cost - left) / rate


class InputBudget:
    """What one socket may send: messages, other frames, and separate pieces of data.

    `read` refills all three buckets, so that the clock is read once for each piece of data.
    """

    __slots__ = ("_at", "_clock", "_excess", "_messages", "_rate", "_reads")

    def __init__(self, message_rate: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = message_rate
        self._clock = clock
        self._at = clock()
        self._messages = max(1.0, message_rate * BURST_SECONDS)
        self._excess = max(1.0, message_rate * EXCESS_BURST)
        self._reads = max(1.0, message_rate * READ_BURST)

    def refill(self) -> None:
        """Add what the time since the last call allows."""
        now, rate = self._clock(), self._rate
        tokens, self._at = (now - self._at) * rate, now
        self._messages = min(max(1.0, rate * BURST_SECONDS), self._messages + tokens)
        self._excess = min(max(1.0, rate * EXCESS_BURST), self._excess + tokens * EXCESS_RATE)
        self._reads = min(max(1.0, rate * READ_BURST), self._reads + tokens * READ_RATE)

    def read(self, size: int) -> float:
        """Count a piece of data of this many bytes. Return the seconds for which reading should pause."""
        self.refill()
        self._reads -= 1 + size // READ_SIZE
        return 0.0 if self._reads >= 0 else -self._reads / (self._rate * READ_RATE)

    def message(self) -> bool:
        """Count a message. Return whether it is allowed."""
        if self._messages < 1:
            return False
        self._messages -= 1
        return True

    def excess(self) -> bool:
        """Count a frame that is not an allowed message. Return False if there were far too many."""
        if self._excess < 1:
            return False
        self._excess -= 1
        return True


class Limits:
    """A rate limit for each of many clients. Beyond `max_clients`, the client that was idle longest is forgotten."""

    def __init__(
        self,
        rate: float,
        burst: float | None = None,
        max_clients: int = MAX_CLIENTS,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._rate = rate
        self._capacity = max(1.0, rate * BURST_SECONDS) if burst is None else burst
        self._max_clients = max_clients
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, client: str, cost: float = 1.0) -> float:
        """Count one use by this client. Return 0.0 if it is allowed, else the seconds to wait.

        A use that costs more than the client can ever have costs all that the client can have.
        """
        if self._rate <= 0:
            return 0.0
        now = self._clock()
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._capacity, now)
            if len(self._buckets) > self._max_clients:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket.take(self._rate, self._capacity, now, min(cost, self._capacity))

    def charge(self, client: str, cost: float) -> None:
        """Count a use that was allowed already. The client may owe at most as much as it can have."""
        bucket = self._buckets.get(client)
        if bucket is not None:
            bucket.left = max(-self._capacity, bucket.left - cost)


class Clients:
    """The open connections and costly requests of all clients, over sockets, streams and HTTP."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self._max = settings.max_connections
        self._max_each = settings.max_per_client
        self._all = 0
        self._open: Counter[str] = Counter()
        self._costly = Limits(COSTLY_RATE if settings.rate else 0.0, COSTLY_BURST, clock=clock)
        self._talk = Limits(TALK_RATE if settings.message_rate else 0.0, TALK_BURST, clock=clock)
        self._hints = Limits(HINT_RATE if settings.message_rate else 0.0, HINT_BURST, clock=clock)
        frames = settings.message_rate
        self._frames = Limits(CLIENT_FRAME_RATE * frames, max(1.0, CLIENT_FRAME_BURST * frames), clock=clock)

    def connect(self, client: str) -> None:
        """Count a new socket or stream; refuse it if there are too many."""
        if self._all >= self._max:
            raise Refusal("busy", "too many connections; try again later")
        if self._max_each and self._open[client] >= self._max_each:
            raise Refusal("busy", f"too many connections from one address; the limit is {self._max_each}")
        self._open[client] += 1
        self._all += 1

    def disconnect(self, client: str) -> None:
        """Count a socket or stream as closed."""
        self._all -= 1
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]

    def wait_for_frame(self, client: str) -> float:
        """Count a frame of a socket. Return 0.0 if it may be handled now, else the seconds to wait."""
        return self._frames.wait(client)

    def allows_costly(self, client: str) -> bool:
        """Count a costly request. Return whether it is allowed."""
        return self._costly.wait(client) <= 0

    def check_costly(self, client: str) -> None:
        """Count a costly request; refuse it if there were too many."""
        if (wait := self._costly.wait(client)) > 0:
            raise TooFast("too many requests for whole games and views; wait a moment", wait)

    def charge_frames(self, client: str, frames: int) -> None:
        """Count the frames that a costly request has returned. The next costly requests wait longer for many frames."""
        self._costly.charge(client, frames // FRAMES_PER_COSTLY)

    def check_talk(self, person: str) -> None:
        """Count a chat line; refuse it if there were too many."""
        if (wait := self._talk.wait(person)) > 0:
            raise TooFast("too many chat lines; one per second is the limit", wait)

    def check_hint(self, client: str, person: str) -> None:
        """Count a hint; refuse it if there were too many."""
        self.check_costly(client)
        if (wait := self._hints.wait(person)) > 0:
            raise TooFast("too many hints; wait a moment", wait)


def client_of(peer: str | None, forwarded: str | None, *, trust_proxy: bool) -> str:
    """Return the client's name: the address of the connection or, behind a trusted proxy, the address that it added.

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
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:  # an IPv4 address on a socket that accepts both versions
            return str(parsed.ipv4_mapped)
        # A client that has one IPv6 address usually has all 2**64 of its network.
        return str(ipaddress.IPv6Network((parsed, 64), strict=False))
    return address
