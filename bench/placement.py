"""`python -m bench.placement`: what a million tables need, and a simulation of placement and failover.

The costs are measured; `docs/scaling.md` says where. Everything else follows from them and from two assumptions: how
often a table makes a move, and how busy a worker may be.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

TABLES = 1_000_000
SEATS = 4
SECONDS_PER_MOVE = 6.0
TARGET = 0.5
"""How busy a worker may be on average."""
WORKERS_PER_CELL = 8

MOVE_SECONDS = 192e-6
DATABASE_SECONDS = 25e-6
RECONNECT_SECONDS = 0.55e-3
LOAD_SECONDS = 1.0e-3
"""To replay the log of a table."""
HEAR_SECONDS = 0.12e-6
"""To learn from the database of a move that another worker has committed."""
TABLE_BYTES = 58_000
MOVE_BYTES = 2_100
ENTRY_BYTES = 148
BACKOFF_SECONDS = 5.0
"""Clients reconnect at a random moment within this time."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a number of tables needs."""

    moves: float
    workers: int
    cells: int
    database_cores: float
    hearing: float
    """The share of a worker's core for the moves of the other workers in its cell."""
    gigabytes: float
    gigabits: float
    terabytes_a_day: float


def needs(tables: int) -> Needs:
    """Derive the needs from the costs."""
    moves = tables / SECONDS_PER_MOVE
    workers = ceil(moves * MOVE_SECONDS / TARGET)
    cells = ceil(workers / WORKERS_PER_CELL)
    return Needs(
        moves=moves,
        workers=workers,
        cells=cells,
        database_cores=moves * DATABASE_SECONDS,
        hearing=moves / cells * HEAR_SECONDS,
        gigabytes=tables * TABLE_BYTES / 1e9,
        gigabits=moves * MOVE_BYTES * 8 / 1e9,
        terabytes_a_day=moves * ENTRY_BYTES * 86_400 / 1e12,
    )


Policy = Callable[[list[int], random.Random], int]
"""Chooses a worker for a new table, given the number of tables at each."""


def at_random(loads: list[int], chance: random.Random) -> int:
    """Any worker."""
    return int(chance.random() * len(loads))


def better_of_two(loads: list[int], chance: random.Random) -> int:
    """The one with fewer tables of two random workers."""
    one, other = at_random(loads, chance), at_random(loads, chance)
    return one if loads[one] <= loads[other] else other


def busiest(policy: Policy, workers: int, tables: int, chance: random.Random) -> float:
    """Place tables, replace each of them once, and return the load of the busiest worker as a multiple of the mean."""
    loads, places = [0] * workers, []
    for _ in range(tables):
        places.append(policy(loads, chance))
        loads[places[-1]] += 1
    most = 0.0
    for number in range(tables):
        leaving = int(chance.random() * tables)
        loads[places[leaving]] -= 1
        places[leaving] = policy(loads, chance)
        loads[places[leaving]] += 1
        if number % 1_000 == 0:
            most = max(most, max(loads) * workers / tables)
    return most


def waits_after_a_crash(tables: int, others: int, busy: float, chance: random.Random) -> list[float]:
    """Return how long each table of a crashed worker waits until the other workers of its cell serve it, sorted.

    The first of its clients makes a worker replay the log. `busy` counts the moves of these tables too, so the waits
    are rather too long.
    """
    seconds = (LOAD_SECONDS + SEATS * RECONNECT_SECONDS) / (1 - busy)
    free = [0.0] * others
    heapq.heapify(free)
    waits = []
    for came in sorted(chance.random() * BACKOFF_SECONDS for _ in range(tables)):
        done = max(heapq.heappop(free), came) + seconds
        heapq.heappush(free, done)
        waits.append(done)
    return waits


def main() -> None:
    """Print everything."""
    chance, needed = random.Random(1), needs(TABLES)
    print(f"{TABLES:,} tables, a move every {SECONDS_PER_MOVE:g} seconds, workers {TARGET:.0%} busy")
    print(f"  {needed.moves:,.0f} moves per second: {needed.workers} workers in {needed.cells} cells")
    print(f"  {needed.database_cores:.1f} cores for PostgreSQL in all, {needed.hearing:.1%} of each worker for NOTIFY")
    print(f"  {needed.gigabytes:.0f} GB of memory, {needed.gigabits:.1f} Gbit/s to the players")
    print(f"  {needed.terabytes_a_day:.1f} TB of log a day")
    print("\nplacement: the busiest worker, as a multiple of the mean")
    for name, policy in (("at random", at_random), ("the better of two", better_of_two)):
        print(f"  {name:<18} {busiest(policy, needed.workers, TABLES // 4, chance):.3f}")
    print("\na worker crashes: seconds until its tables are served again")
    for busy in (0.3, 0.5, 0.7, 0.85):
        each = round(TABLES / needed.workers * busy / TARGET)
        others = WORKERS_PER_CELL - 1
        after = busy * WORKERS_PER_CELL / others
        waits = waits_after_a_crash(each, others, after, chance)
        times = f"median {waits[each // 2]:5.1f}, last {waits[-1]:5.1f}"
        print(f"  {busy:.0%} busy, {each:>6,} tables: {times}; then {after:.0%} busy")


if __name__ == "__main__":
    main()
