"""Traces of moves for OpenTelemetry: where the time between a decision and its frames goes.

Traces are off unless OTEL_EXPORTER_OTLP_ENDPOINT is set. Then `Commits` is replaced by `TracedCommits`, so that the
usual path of a move has no code for traces at all.
"""

import asyncio
import os
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from ..errors import LocalizedError, installing, missing_package
from ..store import Store
from ..table.entries import Entry
from ..table.machine_effects import Outcome
from .commits import Commits, Done
from .logs import digest_of
from .metrics import Metrics

ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT"
SERVICE_NAME = "OTEL_SERVICE_NAME"
CLOSE_SECONDS = 1.0


@dataclass(slots=True)
class MoveTrace:
    """When an entry went through the steps of a commit, in nanoseconds since 1970."""

    entry: Entry
    queued: int
    began: int = 0
    committed: int = 0
    told: int = 0
    outcome: Outcome = Outcome.UNKNOWN

    def steps(self) -> Sequence[tuple[str, int, int]]:
        """Return the name, the start and the end of each step."""
        return (
            ("queue", self.queued, self.began),
            ("commit", self.began, self.committed),
            ("tell", self.committed, self.told),
        )


class TraceSink(Protocol):
    """Where finished traces go."""

    def record(self, trace: MoveTrace) -> None:
        """Send a trace."""

    def close(self) -> None:
        """Send what is left."""


class TracedCommits(Commits):
    """Commits entries, and records a trace of each."""

    def __init__(
        self, store: Store, metrics: Metrics, sink: TraceSink, clock: Callable[[], int] = time.time_ns
    ) -> None:
        super().__init__(store, metrics)
        self._sink = sink
        self._clock = clock
        self._traces: dict[Entry, MoveTrace] = {}
        self._closed = False

    def append(self, entry: Entry, done: Done) -> None:
        self._traces[entry] = trace = MoveTrace(entry, self._clock())
        super().append(entry, partial(self._record, trace, done))

    async def drain(self) -> None:
        await super().drain()
        if not self._closed:
            self._closed = True
            # A collector that does not respond must not delay the end of the server.
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(self._sink.close), CLOSE_SECONDS)

    async def _commit(self, entries: list[Entry]) -> Sequence[Outcome]:
        began = self._clock()
        outcomes = await super()._commit(entries)
        committed = self._clock()
        for entry in entries:
            trace = self._traces.pop(entry)
            trace.began, trace.committed = began, committed
        return outcomes

    def _record(self, trace: MoveTrace, done: Done, outcome: Outcome) -> None:
        try:
            done(outcome)
        finally:
            trace.told, trace.outcome = self._clock(), outcome
            if trace.began:  # not if a bug in the store ended the commit
                self._sink.record(trace)


class OpenTelemetrySink:
    """Sends traces with the SDK of OpenTelemetry, which its usual variables (OTEL_…) configure."""

    def __init__(self) -> None:
        try:
            from opentelemetry import trace  # noqa: PLC0415 (an optional extra)
            from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415
            from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
            from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
            from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
        except ModuleNotFoundError as error:
            package = missing_package(error)
            raise LocalizedError("error-needs-traces", package=package, pip=installing("table,traces")) from None
        name = os.environ.get(SERVICE_NAME, "foretell")
        self._provider = TracerProvider(resource=Resource.create({"service.name": name}))
        self._provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
        self._tracer = self._provider.get_tracer("foretell.server")
        self._in_span = trace.set_span_in_context

    def record(self, trace: MoveTrace) -> None:
        entry = trace.entry
        attributes: dict[str, str | int] = {
            "foretell.table": digest_of(entry.game),
            "foretell.ply": entry.ply,
            "foretell.kind": entry.kind,
            "foretell.by": entry.by,
            "foretell.outcome": trace.outcome.value,
        }
        move = self._tracer.start_span("move", attributes=attributes, start_time=trace.queued)
        if move.is_recording():
            for name, start, end in trace.steps():
                self._tracer.start_span(name, self._in_span(move), start_time=start).end(end)
        move.end(trace.told)

    def close(self) -> None:
        self._provider.shutdown()


def commits_for(
    store: Store,
    metrics: Metrics,
    environment: Mapping[str, str] = os.environ,
    stopwatch: Callable[[], float] = time.perf_counter,
) -> Commits:
    """Return the commits of a server, with traces if the environment names a collector."""
    if environment.get(ENDPOINT):
        return TracedCommits(store, metrics, OpenTelemetrySink())
    return Commits(store, metrics, stopwatch)
