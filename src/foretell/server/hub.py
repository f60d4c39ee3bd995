"""The hub: all parts that serve tables, put together."""

import gc
import random

from ..store import Store
from ..table.lobby import SECURE_CHANCE
from .background import Background
from .bot_threads import BotThreads
from .database_watch import DatabaseWatch
from .days import Days
from .desk import Desk
from .duplicates import Duplicates
from .front_door import FrontDoor
from .metrics import Metrics
from .openings import Openings
from .registry import Registry
from .reviews import Reviews
from .rooms import Room
from .services import Services
from .settings import Settings
from .time_source import TimeSource
from .traces import commits_for
from .workers import Workers

GC_THRESHOLDS = (50_000, 50, 1_000_000)
GC_SECONDS = 600.0
"""Seconds between full garbage collections."""


class Hub:
    """The parts that HTTP, sockets and streams use."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        time_source: TimeSource | None = None,
        chance: random.Random = SECURE_CHANCE,
    ) -> None:
        time_source = time_source or TimeSource()
        self._time_source = time_source
        self.background = Background(metrics)
        self.openings = Openings(settings, self._is_over, lambda: time_source.now().steady)
        self.bots = BotThreads(self.background, time_source, self.openings.wait_for_bot, chance)
        self._commits = commits_for(store, metrics, stopwatch=time_source.stopwatch)
        workers = Workers(store, self.background, time_source, chance)
        services = Services(store, settings, metrics, self.background, time_source, self._commits, workers, self.bots)
        self.registry = Registry(services, self._forgotten)
        self.desk = Desk(services, self.registry)
        self.watch = DatabaseWatch(store, self._commits, self.registry.rooms.values, time_source)
        self.door = FrontDoor(services, self.registry, self.desk, lambda: self.watch.responding)
        self.reviews = Reviews(
            self.background,
            lambda: time_source.now().steady,
            max_waiting=settings.max_reviews,
            limited=settings.rate > 0,
        )
        self.days = Days(store, self.desk, self.door, self.reviews, time_source)
        self.duplicates = Duplicates(services, self.registry, self.desk)
        metrics.gauges["reviews"] = lambda: len(self.reviews)

    async def start(self) -> None:
        """Start to listen to the other workers and to collect garbage."""
        self.registry.start()
        self.background.spawn(self._collect_garbage())
        self.background.spawn(self.watch.run())

    async def _collect_garbage(self) -> None:
        """Run full collections rarely: each stops all tables, and takes longer the more tables there are."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        while True:
            await self._time_source.sleep(GC_SECONDS)
            gc.collect()

    def now_ms(self) -> int:
        """Return the time in milliseconds since 1970."""
        return self._time_source.now_ms()

    async def drain(self) -> None:
        """Accept no more decisions. Commit those that were accepted, and send their frames."""
        self.registry.stop()
        await self._commits.drain()

    async def stop(self) -> None:
        """Drain, then cancel everything else."""
        await self.drain()
        await self.background.stop()
        self.bots.stop()

    def _is_over(self, table: str) -> bool | None:
        """Return whether the game of a table in memory is over; None for a table that is not in memory."""
        room = self.registry.rooms.get(table)
        return None if room is None else room.over or room.lobby.status == "over"

    def _forgotten(self, room: Room) -> None:
        if room.over:
            self.openings.end(room.lobby.id)
