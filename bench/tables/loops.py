"""When tables decide: as soon as possible, or at a given rate."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections import deque
from time import perf_counter

from .floor import Floor
from .table import Table

TIMEOUT_SECONDS = 60.0


class Loop(ABC):
    """Lets tables decide, and measures the time until the last seat has the frame."""

    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        self.times: list[float] = []
        self.idle: deque[Table] = deque(floor.playing)
        self.running = False
        for table in floor.playing:
            table.all_told = self.all_told

    @abstractmethod
    def all_told(self, table: Table) -> None:
        """The last seat of a table has its frame."""

    async def stop(self) -> None:
        """Wait until no table has a pending decision."""
        self.running = False
        deadline = perf_counter() + TIMEOUT_SECONDS
        while len(self.idle) < len(self.floor.playing):
            await asyncio.sleep(0.02)
            await self.floor.pass_time(0)
            if perf_counter() > deadline:
                raise TimeoutError(f"{len(self.floor.playing) - len(self.idle)} tables got no answer")


class ClosedLoop(Loop):
    """Each table decides as soon as its last seat has the previous frame."""

    def all_told(self, table: Table) -> None:
        """Note the time of the round trip, and decide again."""
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
            self.idle.append(table)

    def start(self) -> None:
        """Let all tables decide."""
        self.running = True
        waiting, self.idle = self.idle, deque()
        for table in waiting:
            table.decide(perf_counter())


class OpenLoop(Loop):
    """Decisions are due at random times, `rate` per second on average, and are timed from when they are due.

    The table that has been idle longest decides. If all are busy, the decision waits, and the wait counts.
    """

    def __init__(self, floor: Floor, rate: float) -> None:
        super().__init__(floor)
        self.rate = rate
        self.due: deque[float] = deque()
        self.next = 0.0

    def all_told(self, table: Table) -> None:
        """Note the time of the round trip. Take the next decision if one is overdue."""
        self.times.append(perf_counter() - table.since)
        if table.over:
            fresh = self.floor.successor(table)
            if fresh is None:
                return
            table = fresh
        if self.due:
            table.decide(self.due.popleft())
        else:
            self.idle.append(table)

    def start(self) -> None:
        """Start to schedule decisions."""
        self.running = True
        self.next = perf_counter()
        self._tick()

    def _tick(self) -> None:
        if not self.running:
            return
        now = perf_counter()
        while self.next <= now:
            if self.idle:
                self.idle.popleft().decide(self.next)
            else:
                self.due.append(self.next)
            self.next += random.expovariate(self.rate)
        asyncio.get_running_loop().call_later(self.next - now, self._tick)
