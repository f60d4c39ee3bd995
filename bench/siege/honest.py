"""Honest tables: people who play at an ordinary pace, each group from its own address."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import perf_counter

from ..contenders import UnavailableError
from ..tables.floor import Floor
from ..tables.load import percentile
from ..tables.loops import OpenLoop
from ..tables.ours import Ours
from .target import Target

TABLES = 20
MOVES_PER_SECOND = 100.0
GROUPS = 16
"""Number of addresses that the tables connect from, each to one of the workers. They stay far below the rate limits."""
SETTLE_SECONDS = 1.5
TICK = 0.01


@dataclass(frozen=True, slots=True)
class Figures:
    """What the honest players notice."""

    due: float
    """Moves that were due per second."""
    moves: float
    """Moves that were made per second."""
    p50_ms: float
    p99_ms: float
    max_ms: float
    cpu: float
    """The share of a core that the server used."""
    waited: float
    """Seconds that the server waited for a processor, per second: what other programs on the machine cost."""
    memory: int
    """The most memory that the server had, in bytes."""
    lag_ms: float
    """How late this process itself was, at the 99th percentile: what other programs cost the honest tables."""


class Honest:
    """The honest tables of one run."""

    def __init__(self, target: Target) -> None:
        self._target = target
        addresses = [target.from_source(f"127.0.1.{group + 1}", group) for group in range(GROUPS)]
        self._floor = Floor(Ours(), addresses)
        self._loop: OpenLoop | None = None
        self._offset = 0

    async def open(self, seconds: float) -> None:
        """Open enough tables for `seconds` seconds of play."""
        floor = self._floor
        floor.playing |= set(await floor.open_tables(TABLES))
        await floor.stock(MOVES_PER_SECOND * (seconds + SETTLE_SECONDS), 0)

    async def start(self) -> None:
        """Play until the pace is steady."""
        self._loop = OpenLoop(self._floor, MOVES_PER_SECOND)
        self._loop.start()
        await self._floor.pass_time(SETTLE_SECONDS)

    async def measure(self, seconds: float) -> Figures:
        """Play on, and return what the players notice in the next seconds.

        A move that is still due at the end counts as a move that was not made, with the time that it has waited.
        """
        loop = self._loop
        if loop is None:
            raise RuntimeError("measure needs start")
        loop.times.clear()
        began, cpu, memory = perf_counter(), self._target.cpu, self._target.memory
        waited = self._target.waited
        lags: list[float] = []
        probe = asyncio.ensure_future(note_lags(lags))
        while perf_counter() < began + seconds:
            await self._floor.pass_time(0.1)
            memory = max(memory, self._target.memory)
        probe.cancel()
        if self._floor.exhausted.is_set():
            raise UnavailableError("the honest tables have finished all their games; open more")
        now = perf_counter()
        busy = [table.since for table in self._floor.playing if table not in loop.idle]
        waiting = [now - since for since in (*busy, *loop.due) if now > since]
        times = sorted([*loop.times, *waiting])
        took = now - began
        return Figures(
            due=len(times) / took, moves=len(loop.times) / took, p50_ms=percentile(times, 0.5),
            p99_ms=percentile(times, 0.99), max_ms=percentile(times, 1), cpu=(self._target.cpu - cpu) / took,
            waited=(self._target.waited - waited) / took, memory=memory, lag_ms=percentile(sorted(lags), 0.99),
        )  # fmt: skip

    def pause(self) -> None:
        """Make no more moves, but stay connected."""
        if self._loop is not None:
            self._loop.running = False

    async def stop(self) -> None:
        """Close all connections."""
        self.pause()
        self._floor.close()
        self._floor.failure.cancel()
        await asyncio.sleep(0)


async def note_lags(lags: list[float]) -> None:
    """Note how much later than wanted this process wakes up, again and again."""
    while True:
        began = perf_counter()
        await asyncio.sleep(TICK)
        lags.append(perf_counter() - began - TICK)
