"""What the server counts: plain integers while it works, Prometheus samples when somebody looks.

Nothing here tells tables, persons, names or cards apart.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)


class Spread:
    """How values are spread: a histogram of plain numbers."""

    __slots__ = ("_bounds", "_counts", "_sum")

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, value: float) -> None:
        """Count one value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def family(self, name: str, about: str) -> HistogramMetricFamily:
        """The same for Prometheus."""
        family = HistogramMetricFamily(name, about)
        total, buckets = 0, []
        for bound, count in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            total += count
            buckets.append((bound, float(total)))
        family.add_metric([], buckets, self._sum)
        return family


class Metrics(Collector):
    """The counts of one process. Whoever does a thing counts it: `metrics.moves["person"] += 1`."""

    def __init__(self) -> None:
        self.moves: defaultdict[str, int] = defaultdict(int, person=0, bot=0, clock=0)
        """Accepted and durable, by who made them."""
        self.refusals: defaultdict[str, int] = defaultdict(int)
        """By code."""
        self.http_requests: defaultdict[tuple[str, int], int] = defaultdict(int)
        """By route and status."""
        self.connections = 0
        """Sockets that are open."""
        self.streams = 0
        self.tables_live = 0
        """Tables in memory that somebody is connected to."""
        self.tables_idle = 0
        """Other tables in memory."""
        self.dropped_readers = 0
        self.failures = 0
        """Unexpected errors."""
        self.commit_seconds = Spread(SECONDS)
        self.commit_batch = Spread(SIZES)
        self.submit_seconds = Spread(SECONDS)
        """From a submitted decision to its frames on their way."""
        self._registry = CollectorRegistry()
        self._registry.register(self)
        for kind in (ProcessCollector, PlatformCollector, GCCollector):
            kind(registry=self._registry)

    def text(self) -> bytes:
        """All of it in Prometheus' text format."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """What Prometheus' registry asks for."""
        yield _counter("foretell_moves", "Moves committed to the log.", "by", self.moves)
        yield _counter("foretell_refusals", "Refusals by code.", "code", self.refusals)
        requests = CounterMetricFamily("foretell_http_requests", "Requests answered.", labels=["route", "status"])
        for (route, status), count in sorted(self.http_requests.items()):
            requests.add_metric([route, str(status)], count)
        yield requests
        yield from self._gauges()
        yield CounterMetricFamily("foretell_dropped_readers", "Readers that were too slow.", self.dropped_readers)
        yield CounterMetricFamily("foretell_failures", "Unexpected errors.", self.failures)
        yield self.commit_seconds.family("foretell_commit_seconds", "Duration of a transaction.")
        yield self.commit_batch.family("foretell_commit_batch", "Entries in a transaction.")
        yield self.submit_seconds.family("foretell_submit_seconds", "From a decision to its frames.")

    def _gauges(self) -> Iterable[GaugeMetricFamily]:
        yield GaugeMetricFamily("foretell_connections", "Open sockets.", self.connections)
        yield GaugeMetricFamily("foretell_streams", "Open streams of programs.", self.streams)
        yield GaugeMetricFamily("foretell_tables_live", "Tables in memory with somebody at them.", self.tables_live)
        yield GaugeMetricFamily("foretell_tables_idle", "Other tables in memory.", self.tables_idle)


def _counter(name: str, about: str, label: str, counts: Mapping[str, int]) -> CounterMetricFamily:
    family = CounterMetricFamily(name, about, labels=[label])
    for value, count in sorted(counts.items()):
        family.add_metric([value], count)
    return family
