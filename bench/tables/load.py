"""`python -m bench.tables.load`: tables of playing clients against one server; tells one line of JSON.

A round trip is from the submission of a decision until the last seat has its frame.
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
from .processes import Running, cpu_seconds, resident_bytes
from .table import Dialect

DIALECTS: dict[str, type[Dialect]] = {"boardgame.io": BoardgameIo, "foretell": Ours}
WARM_UP_SECONDS = 2.0
# No game ends before this, so that the first moment of play needs no spare tables.
FIRST_MOVES = 30


class Wanted(msgspec.Struct, frozen=True):
    """What is to be measured: so many decisions a second, or without a rate as many as can be."""

    dialect: str
    servers: tuple[Running, ...]
    """One, or several workers on one database: each has its share of the tables."""
    tables: int
    seconds: float
    rate: float | None = None


class Measured(msgspec.Struct, frozen=True):
    """What was measured. Shares are of one core."""

    moves: int
    seconds: float
    per_second: float
    p50_ms: float
    p99_ms: float
    most_ms: float
    load_share: float
    server_share: float
    tables_per_second: float
    """How fast tables were set up."""
    empty_bytes: int
    """The server's memory before the first table."""
    ready_bytes: int
    """The same with all tables dealt and connected, but not played."""
    live_bytes: int
    """The same after play, with `open_tables` tables connected."""
    idle_bytes: int
    """The same once all have left."""
    open_tables: int


class Clock:
    """Wall and processor time since it was made."""

    def __init__(self, servers: tuple[Running, ...]) -> None:
        self.servers = servers
        self.start = (perf_counter(), process_time(), computed(servers))

    def read(self) -> tuple[float, float, float]:
        """Seconds, and the shares of a core that this process and the server had."""
        wall, own, server = self.start
        seconds = perf_counter() - wall
        return seconds, (process_time() - own) / seconds, (computed(self.servers) - server) / seconds


def computed(servers: tuple[Running, ...]) -> float:
    """Processor time of all servers."""
    return sum(cpu_seconds(server.pid) for server in servers)


def memory(servers: tuple[Running, ...]) -> int:
    """Bytes of all servers."""
    return sum(resident_bytes(server.pid) for server in servers)


def percentile(times: list[float], share: float) -> float:
    """In milliseconds; `times` are in order."""
    return 1000 * times[min(len(times) - 1, int(len(times) * share))]


async def warm_up(floor: Floor, loop: ClosedLoop | OpenLoop, wanted: Wanted) -> None:
    """Play a moment, and from the pace see to it that there will be tables enough."""
    began = perf_counter()
    loop.start()
    while perf_counter() < began + WARM_UP_SECONDS and len(loop.times) < FIRST_MOVES * wanted.tables:
        await floor.pass_time(0.05)
    played, pace = len(loop.times), len(loop.times) / (perf_counter() - began)
    await loop.stop()
    # Paces grow while compilers and caches warm up.
    expected = (wanted.rate or 1.5 * pace) * (wanted.seconds + WARM_UP_SECONDS)
    await floor.stock(expected, played / wanted.tables)
    gc.collect()
    gc.freeze()
    loop.start()
    await floor.pass_time(WARM_UP_SECONDS)


async def measure(wanted: Wanted) -> Measured:
    """Set up, warm up, measure, leave."""
    floor = Floor(DIALECTS[wanted.dialect](), [server.address for server in wanted.servers])
    empty = memory(wanted.servers)
    began = perf_counter()
    floor.playing |= set(await floor.open_tables(wanted.tables))
    setup = perf_counter() - began
    ready = memory(wanted.servers)
    loop = OpenLoop(floor, wanted.rate) if wanted.rate else ClosedLoop(floor)
    await warm_up(floor, loop, wanted)
    loop.times.clear()
    print("measuring", file=sys.stderr, flush=True)
    clock = Clock(wanted.servers)
    await floor.pass_time(wanted.seconds)
    seconds, own, server = clock.read()
    times = sorted(loop.times)
    await loop.stop()
    live, tables = memory(wanted.servers), floor.sockets // 4
    floor.close()
    await asyncio.sleep(2)
    return Measured(
        moves=len(times), seconds=seconds, per_second=len(times) / seconds, p50_ms=percentile(times, 0.5),
        p99_ms=percentile(times, 0.99), most_ms=percentile(times, 1), load_share=own, server_share=server,
        tables_per_second=wanted.tables / setup, empty_bytes=empty, ready_bytes=ready, live_bytes=live,
        idle_bytes=memory(wanted.servers), open_tables=tables,
    )  # fmt: skip


def main() -> None:
    """Read what is wanted, one JSON object, from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables.load", description=__doc__)
    parser.add_argument("wanted", help=f"JSON with {', '.join(Wanted.__struct_fields__)}")
    parser.add_argument("--core", type=int, help="keep to this core")
    given = parser.parse_args()
    if given.core is not None:
        os.sched_setaffinity(0, {given.core})
    gc.disable()
    wanted = msgspec.json.decode(given.wanted, type=Wanted)
    print(msgspec.json.encode(uvloop.run(measure(wanted))).decode(), flush=True)


if __name__ == "__main__":
    main()
