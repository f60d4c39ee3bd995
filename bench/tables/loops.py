"""When tables decide: as soon as they can, or so many times a second."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections import deque
from time import perf_counter

from .floor import Floor
from .table import Table

PATIENCE_SECONDS = 60.0


class Loop(ABC):
    """Tables that decide, and how long each decision took until the last seat had seen it."""

    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        self.times: list[float] = []
        self.resting: deque[Table] = deque(floor.playing)
        self.running = False
        for table in floor.playing:
            table.all_told = self.all_told

    @abstractmethod
    def all_told(self, table: Table) -> None:
        """The last seat has its frame."""

    async def stop(self) -> None:
        """Let every table come to rest."""
        self.running = False
        deadline = perf_counter() + PATIENCE_SECONDS
        while len(self.resting) < len(self.floor.playing):
            await asyncio.sleep(0.02)
            await self.floor.pass_time(0)
            if perf_counter() > deadline:
                raise TimeoutError(f"{len(self.floor.playing) - len(self.resting)} tables got no answer")


class ClosedLoop(Loop):
    """Every table decides as soon as its last seat has seen the decision before."""

    def all_told(self, table: Table) -> None:
        """Time the round trip, and go on."""
        now = perf_counter()
        self.times.append(now - table.since)
        if table.over:
            fresh = self.floor.successor(table)
            if fresh is None:
                return
            table = fresh
        if self.running:
            table.decide(now)
        else:
            self.resting.append(table)

    def start(self) -> None:
        """Everybody decides."""
        self.running = True
        waiting, self.resting = self.resting, deque()
        for table in waiting:
            table.decide(perf_counter())


class OpenLoop(Loop):
    """Decisions fall due at random moments, `rate` a second, and are timed from when they were due.

    The table that has rested longest decides; when all are busy, what is due waits, and its waiting counts.
    """

    def __init__(self, floor: Floor, rate: float) -> None:
        super().__init__(floor)
        self.rate = rate
        self.due: deque[float] = deque()
        self.next = 0.0

    def all_told(self, table: Table) -> None:
        """Time the round trip, and rest, unless something is overdue."""
        self.times.append(perf_counter() - table.since)
        if table.over:
            fresh = self.floor.successor(table)
            if fresh is None:
                return
            table = fresh
        if self.due:
            table.decide(self.due.popleft())
        else:
            self.resting.append(table)

    def start(self) -> None:
        """Begin to be due."""
        self.running = True
        self.next = perf_counter()
        self._tick()

    def _tick(self) -> None:
        if not self.running:
            return
        now = perf_counter()
        while self.next <= now:
            if self.resting:
                self.resting.popleft().decide(self.next)
            else:
                self.due.append(self.next)
            self.next += random.expovariate(self.rate)
        asyncio.get_running_loop().call_later(self.next - now, self._tick)
