"""`python -m bench.tables.load`: run tables of playing clients against servers, and print one line of JSON.

A round trip lasts from sending a decision until the last seat has its frame.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
from time import perf_counter, process_time

import msgspec
import uvloop

from .boardgame_io import BoardgameIo
from .floor import Floor
from .loops import ClosedLoop, OpenLoop
from .ours import Ours
from .processes import RunningServer, cpu_seconds, resident_bytes
from .table import Dialect

DIALECTS: dict[str, type[Dialect]] = {"boardgame.io": BoardgameIo, "foretell": Ours}
WARM_UP_SECONDS = 2.0
# No game ends before this many moves, so the warm-up needs no spare tables.
FIRST_MOVES = 30


class LoadSettings(msgspec.Struct, frozen=True):
    """What to measure. Without a rate, the tables play as fast as possible."""

    dialect: str
    servers: tuple[RunningServer, ...]
    """One server, or several workers with one database, which share the tables."""
    tables: int
    seconds: float
    rate: float | None = None


class Measured(msgspec.Struct, frozen=True):
    """The figures. Shares are of one core."""

    moves: int
    seconds: float
    per_second: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    load_share: float
    server_share: float
    tables_per_second: float
    """How fast the tables were set up."""
    empty_bytes: int
    """The server's memory before the first table."""
    ready_bytes: int
    """The same with all tables dealt and connected, before the first move."""
    live_bytes: int
    """The same after play, with `open_tables` tables connected."""
    idle_bytes: int
    """The same after all clients left."""
    open_tables: int


class LoadClock:
    """Measures wall time and processor time from its creation."""

    def __init__(self, servers: tuple[RunningServer, ...]) -> None:
        self.servers = servers
        self.start = (perf_counter(), process_time(), computed(servers))

    def read(self) -> tuple[float, float, float]:
        """The seconds, and the shares of a core that this process and the servers used."""
        wall, own, server = self.start
        seconds = perf_counter() - wall
        return seconds, (process_time() - own) / seconds, (computed(self.servers) - server) / seconds


def computed(servers: tuple[RunningServer, ...]) -> float:
    """The processor time of all servers."""
    return sum(cpu_seconds(server.pid) for server in servers)


def memory(servers: tuple[RunningServer, ...]) -> int:
    """The memory of all servers in bytes."""
    return sum(resident_bytes(server.pid) for server in servers)


def percentile(times: list[float], share: float) -> float:
    """A percentile of sorted times, in milliseconds."""
    return 1000 * times[min(len(times) - 1, int(len(times) * share))]


async def warm_up(floor: Floor, loop: ClosedLoop | OpenLoop, settings: LoadSettings) -> None:
    """Play briefly, and set up enough spare tables for the rate that this shows."""
    began = perf_counter()
    loop.start()
    while perf_counter() < began + WARM_UP_SECONDS and len(loop.times) < FIRST_MOVES * settings.tables:
        await floor.pass_time(0.05)
    played, rate = len(loop.times), len(loop.times) / (perf_counter() - began)
    await loop.stop()
    # The rate grows while compilers and caches warm up.
    expected = (settings.rate or 1.5 * rate) * (settings.seconds + WARM_UP_SECONDS)
    await floor.stock(expected, played / settings.tables)
    gc.collect()
    gc.freeze()
    loop.start()
    await floor.pass_time(WARM_UP_SECONDS)


async def measure(settings: LoadSettings) -> Measured:
    """Set up the tables, warm up, measure, and close the connections."""
    floor = Floor(DIALECTS[settings.dialect](), [server.address for server in settings.servers])
    empty = memory(settings.servers)
    began = perf_counter()
    floor.playing |= set(await floor.open_tables(settings.tables))
    setup = perf_counter() - began
    ready = memory(settings.servers)
    loop = OpenLoop(floor, settings.rate) if settings.rate else ClosedLoop(floor)
    await warm_up(floor, loop, settings)
    loop.times.clear()
    print("measuring", file=sys.stderr, flush=True)
    clock = LoadClock(settings.servers)
    await floor.pass_time(settings.seconds)
    seconds, own, server = clock.read()
    times = sorted(loop.times)
    await loop.stop()
    live, tables = memory(settings.servers), floor.sockets // 4
    floor.close()
    await asyncio.sleep(2)
    return Measured(
        moves=len(times), seconds=seconds, per_second=len(times) / seconds, p50_ms=percentile(times, 0.5),
        p99_ms=percentile(times, 0.99), max_ms=percentile(times, 1), load_share=own, server_share=server,
        tables_per_second=settings.tables / setup, empty_bytes=empty, ready_bytes=ready, live_bytes=live,
        idle_bytes=memory(settings.servers), open_tables=tables,
    )  # fmt: skip


def main() -> None:
    """Read the settings, one JSON object, from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables.load", description=__doc__)
    parser.add_argument("settings", help=f"JSON with {', '.join(LoadSettings.__struct_fields__)}")
    parser.add_argument("--core", type=int, help="run on this core only")
    given = parser.parse_args()
    if given.core is not None:
        os.sched_setaffinity(0, {given.core})
    gc.disable()
    settings = msgspec.json.decode(given.settings, type=LoadSettings)
    print(msgspec.json.encode(uvloop.run(measure(settings))).decode(), flush=True)


if __name__ == "__main__":
    main()
