"""The server's metrics. They are plain numbers, and become Prometheus samples when they are scraped.

No metric identifies a table, a person, a name or a card.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal, TypeVar

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from ..table.entries import By
from ..table.wire import Code

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)

Label = TypeVar("Label", bound=str)
Gauge = Literal["connections", "streams", "tables_live", "tables_idle", "commits_failing", "reviews"]
GAUGES: Mapping[Gauge, str] = {
    "connections": "Open sockets.",
    "streams": "Open streams of programs.",
    "tables_live": "Tables in memory with somebody at them.",
    "tables_idle": "Other tables in memory.",
    "commits_failing": "1 while commits fail.",
    "reviews": "Reviews that wait or run.",
}


class Histogram:
    """A histogram of plain numbers."""

    __slots__ = ("_bounds", "_counts", "_sum")

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def family(self, name: str, about: str) -> HistogramMetricFamily:
        """Return the histogram as a metric of Prometheus."""
        family = HistogramMetricFamily(name, about)
        total, buckets = 0, []
        for bound, count in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            total += count
            buckets.append((bound, float(total)))
        family.add_metric([], buckets, self._sum)
        return family


class Metrics(Collector):
    """The metrics of one process.

    Code that does something counts it: `metrics.moves["person"] += 1`. A value that can be looked up is not counted;
    instead, its owner registers a function: `metrics.gauges["streams"] = lambda: len(streams)`.
    """

    def __init__(self) -> None:
        self.moves: defaultdict[By, int] = defaultdict(int, {"person": 0, "bot": 0, "clock": 0})
        """Committed moves, by who made them."""
        self.refusals: defaultdict[Code, int] = defaultdict(int)
        """Refusals, by code."""
        self.http_requests: defaultdict[tuple[str, int], int] = defaultdict(int)
        """Responses, by route and status."""
        self.refused_connections: defaultdict[str, int] = defaultdict(
            int, {"all": 0, "client": 0, "rate": 0, "files": 0}
        )
        """Connections that were cut at once, by reason."""
        self.failed_commits: defaultdict[str, int] = defaultdict(int)
        """Failed commits, by the database's name for the error."""
        self.gauges: dict[Gauge, Callable[[], int]] = {}
        """A function for each gauge. A gauge without one has the value 0."""
        self.dropped_readers = 0
        self.paused_reads = 0
        """How often the server did not read from a socket for a moment, because it sent too many pieces of data."""
        self.flooded_sockets = 0
        """Sockets that were closed because they sent far too much."""
        self.failures = 0
        """Unexpected errors."""
        self.commit_seconds = Histogram(SECONDS)
        self.commit_batch = Histogram(SIZES)
        self.submit_seconds = Histogram(SECONDS)
        """From the submission of a decision until its frames are sent."""
        self._registry = CollectorRegistry()
        self._registry.register(self)
        for kind in (ProcessCollector, PlatformCollector, GCCollector):
            kind(registry=self._registry)

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics. The registry of Prometheus calls this."""
        yield _counter("foretell_moves", "Moves committed to the log.", "by", self.moves)
        yield _counter("foretell_refusals", "Refusals by code.", "code", self.refusals)
        requests = CounterMetricFamily("foretell_http_requests", "Requests answered.", labels=["route", "status"])
        for (route, status), count in sorted(self.http_requests.items()):
            requests.add_metric([route, str(status)], count)
        yield requests
        yield _counter(
            "foretell_refused_connections", "Connections refused by reason.", "reason", self.refused_connections
        )
        yield _counter("foretell_failed_commits", "Failed commits by error.", "error", self.failed_commits)
        for gauge, about in GAUGES.items():
            yield GaugeMetricFamily(f"foretell_{gauge}", about, self.read(gauge))
        yield CounterMetricFamily("foretell_dropped_readers", "Readers that were too slow.", self.dropped_readers)
        yield CounterMetricFamily("foretell_paused_reads", "Pauses in reading from busy sockets.", self.paused_reads)
        yield CounterMetricFamily("foretell_flooded_sockets", "Sockets closed for flooding.", self.flooded_sockets)
        yield CounterMetricFamily("foretell_failures", "Unexpected errors.", self.failures)
        yield self.commit_seconds.family("foretell_commit_seconds", "Duration of a transaction.")
        yield self.commit_batch.family("foretell_commit_batch", "Entries in a transaction.")
        yield self.submit_seconds.family("foretell_submit_seconds", "From a decision to its frames.")

    def read(self, gauge: Gauge) -> int:
        return self.gauges[gauge]() if gauge in self.gauges else 0


def _counter(name: str, about: str, label: str, counts: Mapping[Label, int]) -> CounterMetricFamily:
    family = CounterMetricFamily(name, about, labels=[label])
    for value, count in sorted(counts.items()):
        family.add_metric([value], count)
    return family
