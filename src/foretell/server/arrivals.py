"""New connections: refuse them while there are too many, before they cost anything."""

from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Literal

from . import logs
from .limits import Limits
from .metrics import Metrics
from .open_files import RESERVED_FILES
from .settings import Settings

ARRIVAL_RATE, ARRIVAL_BURST = 5, 20
"""Limits on the new connections of one client, per second and at once, as multiples of the rate of requests."""
MIN_ARRIVAL_BURST = 100.0
LOG_SECONDS = 10.0
"""The server logs refused connections at most once in this time, for each reason."""

Reason = Literal["all", "client", "rate", "files"]
"""Too many connections at all, or of one client; new ones too often; or no file is left for them."""


class Arrivals:
    """The plain connections of each client. A connection that becomes a socket is no longer plain."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        max_connections: int,
        max_files: int | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._max = max_connections
        self._max_each = 0 if settings.trust_proxy else settings.max_per_client
        """Behind a proxy, all connections come from the proxy."""
        rate = 0.0 if settings.trust_proxy else settings.rate
        self._rates = Limits(ARRIVAL_RATE * rate, max(MIN_ARRIVAL_BURST, ARRIVAL_BURST * rate), clock=clock)
        self._max_files = max_files
        self._metrics = metrics
        self._clock = clock
        self._open: Counter[str] = Counter()
        self._unlogged: Counter[Reason] = Counter()
        self._logged: dict[Reason, float] = {}

    def admit(self, client: str, connections: int, file: int) -> bool:
        """Count a new connection, and return whether it may stay. `file` is the number of its file."""
        reason = self._reason(client, connections, file)
        if reason is not None:
            self.refuse(reason)
            return False
        self._open[client] += 1
        return True

    def release(self, client: str) -> None:
        """Count a plain connection as closed, or as a socket."""
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]

    def _reason(self, client: str, connections: int, file: int) -> Reason | None:
        if self._max_files is not None and file >= self._max_files - RESERVED_FILES:  # files get the lowest free number
            return "files"
        if connections > self._max:
            return "all"
        if self._max_each and self._open[client] >= self._max_each:
            return "client"
        return "rate" if self._rates.wait(client) > 0 else None

    def refuse(self, reason: Reason) -> None:
        """Count a refused connection, and log it unless there was a line a moment ago."""
        self._metrics.refused_connections[reason] += 1
        self._unlogged[reason] += 1
        now = self._clock()
        if now - self._logged.get(reason, -LOG_SECONDS) >= LOG_SECONDS:
            self._logged[reason] = now
            logs.warn("refused_connections", reason=reason, count=self._unlogged.pop(reason))
