"""Simulated workers: the real server without sockets, on a simulated clock and database."""

import asyncio
from contextvars import Context
from random import Random

from foretell.server.hub import Hub
from foretell.server.metrics import Metrics
from foretell.server.settings import Settings
from foretell.server.time_source import TimeSource
from foretell.table.machine_effects import Instant

from .database import Database, SimulatedStore
from .virtual_loop import PROCESS, Process, VirtualLoop

EPOCH_MS = 1_900_000_000_000
SETTINGS = Settings(rate=0, away_after=20.0, close_after=30.0, deal_wait=3.0, bot_pause=0.9)
METRICS = Metrics()
"""The metrics of all workers: making them takes time."""


class SkewedTime(TimeSource):
    """The clock of a worker, which may be fast or slow by some seconds."""

    def __init__(self, skew_ms: int) -> None:
        self._skew_ms = skew_ms

    def now(self) -> Instant:
        return Instant(asyncio.get_running_loop().time(), self.now_ms())

    def now_ms(self) -> int:
        return EPOCH_MS + self._skew_ms + int(1000 * asyncio.get_running_loop().time())

    def stopwatch(self) -> float:
        return 0.0


class Worker(Process):
    """A worker from its start to its crash."""

    def __init__(
        self, name: str, database: Database, loop: VirtualLoop, outside: Context, chance: Random, *, shared: bool
    ) -> None:
        self.name = name
        self.context = outside.copy()
        self.context.run(PROCESS.set, self)
        self.store = SimulatedStore(database, loop, Random(chance.random()), self.context, shared=shared)
        skew = chance.choice((0, 0, -3_000, 5_000)) if shared else 0
        self.hub = Hub(self.store, SETTINGS, METRICS, SkewedTime(skew), Random(chance.random()))  # type: ignore[arg-type]

    def start(self) -> None:
        self.hub.registry.start()

    def crash(self) -> None:
        """Stop at once. Nothing of this worker ever runs again."""
        self.alive = False
