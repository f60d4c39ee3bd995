"""The attacks, what each is measured by, and its aim."""

from __future__ import annotations

import asyncio
import json
import resource
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from foretell.store import open_store
from foretell.table.lobby import TableSettings, new_lobby

from ..contenders import ROOT
from ..tables.http import Http
from .honest import Figures, Honest
from .target import MONITOR, Target, running

CALM_SECONDS, ATTACK_SECONDS = 6.0, 8.0
SETUP_SECONDS = 120.0
NEWCOMERS = 20
LISTED_TABLES = 1_000
MEGABYTE = 1_000_000


@dataclass(slots=True)
class Outcome:
    """The figures of one siege."""

    name: str
    what: str
    aim: str
    calm: Figures | None = None
    attacked: Figures | None = None
    met: bool = False
    notes: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)

    def growth(self) -> float:
        """How much the server's memory grew under the attack, in megabytes."""
        if self.calm is None or self.attacked is None:
            raise ValueError("growth needs both measurements")
        return (self.attacked.memory - self.calm.memory) / MEGABYTE

    def kept(self) -> float:
        """The share of their moves that the honest tables kept, compared with the time before the attack."""
        if self.calm is None or self.attacked is None:
            raise ValueError("kept needs both measurements")
        return min(1.0, self.attacked.moves / self.attacked.due)


@dataclass(frozen=True, slots=True)
class Siege:
    """An attack and how it is judged."""

    name: str
    what: str
    aim: str
    judge: Callable[[Outcome, Target], Awaitable[bool]]
    seconds: float = ATTACK_SECONDS
    files: tuple[int, int] | None = None
    tables: int = 0
    """Number of listed tables that are in the database before the attack."""
    shown: tuple[str, ...] = ()
    """Counts of the attacker that the table shows."""


class Attacker:
    """The process of an attacker."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def prepared(cls, name: str, target: Target) -> Attacker:
        """Start an attacker, and wait until it has set up everything."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.siege.attackers", name, str(target.addresses[0].port),
            cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        found = cls(process)
        async with asyncio.timeout(SETUP_SECONDS):
            if await found._line() != b"ready\n":
                raise ConnectionError(f"the attacker {name} could not be set up")
        return found

    def attack(self) -> None:
        """Begin."""
        if self._process.stdin is not None:
            self._process.stdin.write(b"\n")

    async def end(self) -> dict[str, int]:
        """Stop the attack, and return what the attacker did and met."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        line = await self._line()
        await self._process.wait()
        return {str(key): int(value) for key, value in json.loads(line or b"{}").items()}

    async def _line(self) -> bytes:
        return b"" if self._process.stdout is None else await self._process.stdout.readline()


async def run(siege: Siege, home: Path, workers: int = 1, database: str | None = None) -> Outcome:
    """Measure the honest tables before and during an attack.

    The server has a folder in `home`. Its database is there, too, unless `database` names another one.
    """
    home.mkdir(exist_ok=True)
    outcome = Outcome(siege.name, siege.what, siege.aim)
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="siege-data-", dir=home)))
        if siege.tables:
            await list_tables(database or f"sqlite:///{data / 'foretell.db'}", siege.tables)
        target = stack.enter_context(running(data, siege.files, workers, database))
        async with honest_tables(target, CALM_SECONDS + siege.seconds) as honest:
            attacker = await Attacker.prepared(siege.name, target)
            await honest.start()  # not earlier: they would run out of games during a long preparation
            outcome.calm = await honest.measure(CALM_SECONDS)
            attacker.attack()
            outcome.attacked = await honest.measure(siege.seconds)
            honest.pause()
            outcome.met = await siege.judge(outcome, target)
            outcome.counts = await attacker.end()
            outcome.notes += [f"{name}: {outcome.counts.get(name, 0)}" for name in siege.shown]
    return outcome


@asynccontextmanager
async def honest_tables(target: Target, seconds: float) -> AsyncIterator[Honest]:
    """Honest tables with games for `seconds` seconds of play."""
    honest = Honest(target)
    await honest.open(seconds)
    try:
        yield honest
    finally:
        await honest.stop()


async def list_tables(database: str, number: int) -> None:
    """Store open tables of the public list."""
    store = await open_store(database)
    now = time.time_ns() // 1_000_000
    lobbies = [new_lobby(f"owner{each}", TableSettings(listed=True), now) for each in range(number)]
    await asyncio.gather(*map(store.create, lobbies))
    await store.close()


# --- judges ---------------------------------------------------------------------------------------


async def judge_moves(outcome: Outcome, _: Target) -> bool:
    """Nine moves of ten are made, and nearly all within a tenth of a second."""
    return outcome.attacked is not None and outcome.kept() >= 0.9 and outcome.attacked.p99_ms <= 100


async def judge_stop(outcome: Outcome, target: Target) -> bool:
    """The server stops soon."""
    seconds = await asyncio.get_running_loop().run_in_executor(None, target.stop)
    outcome.notes.append(f"stopped in {seconds:.1f} s")
    return seconds <= 2


async def judge_waiting_and_memory(outcome: Outcome, _: Target) -> bool:
    """Nobody waits long, and the server's memory hardly grows."""
    outcome.notes.append(f"memory +{outcome.growth():.0f} MB")
    return outcome.attacked is not None and outcome.attacked.p99_ms <= 50 and outcome.growth() <= 20


async def judge_newcomers(outcome: Outcome, target: Target) -> bool:
    """New clients are served, and the log and the metrics tell of the refused connections."""
    served = sum([await is_served(target, f"127.0.2.{number + 1}") for number in range(NEWCOMERS)])
    warned = "refused_connections" in target.log()
    refused = await asyncio.get_running_loop().run_in_executor(
        None, target.metric, "foretell_refused_connections_total"
    )
    limit = resource.prlimit(target.processes[0].pid, resource.RLIMIT_NOFILE)[0]
    outcome.notes += [f"{served} of {NEWCOMERS} newcomers served", f"limit of {limit} files"]
    outcome.notes += [f"{'' if warned else 'not '}logged", f"{refused:.0f} refusals counted"]
    return served == NEWCOMERS and refused > 0 and warned


async def is_served(target: Target, source: str) -> bool:
    """Whether a new client gets an answer."""
    http = Http(target.from_source(source))
    try:
        async with asyncio.timeout(5):
            return (await http.get("/health")).status == 200
    except (OSError, TimeoutError, asyncio.IncompleteReadError):
        return False
    finally:
        http.close()


async def judge_cpu(outcome: Outcome, _: Target) -> bool:
    """The attack costs the server little, and the honest tables hardly notice."""
    if outcome.calm is None or outcome.attacked is None:
        return False
    extra = outcome.attacked.cpu - outcome.calm.cpu
    outcome.notes.append(f"{extra:+.2f} cores")
    return extra <= 0.2 and outcome.kept() >= 0.9 and outcome.attacked.p99_ms <= 100


async def judge_list(outcome: Outcome, target: Target) -> bool:
    """A list is quick, and nobody waits for it."""
    http, times = Http(target.from_source(MONITOR)), []
    for _ in range(10):
        began = time.perf_counter()
        await http.get("/api/v1/tables")
        times.append(1000 * (time.perf_counter() - began))
    http.close()
    outcome.notes.append(f"a list takes {sorted(times)[5]:.1f} ms")
    return await judge_moves(outcome, target)


MOVES_AIM = "≥ 90 % of moves, p99 ≤ 100 ms"
MEMORY_AIM = "p99 ≤ 50 ms, memory + 20 MB"
FILES_AIM = "newcomers served; refusals logged and counted"
SIEGES = (
    Siege("weigh", "one socket sends `weigh` at 1.6 MB/s", MOVES_AIM, judge_moves),
    Siege("garbage", "one socket sends one-byte messages at 1.6 MB/s", MOVES_AIM, judge_moves),
    Siege("pings", "one socket sends pings at 0.6 MB/s", MOVES_AIM, judge_moves),
    Siege("drip", "one socket sends a message byte by byte", MOVES_AIM, judge_moves),
    Siege("swarm", "190 sockets send 20 `weigh` per second each", MOVES_AIM, judge_moves),
    Siege("fragments", "190 sockets × 32,000 two-byte fragments", "stops within 2 s", judge_stop, seconds=1.0),
    Siege("pages", "128 KB of pipelined `GET /`, again and again", MEMORY_AIM, judge_waiting_and_memory),
    Siege("health", "the same with `GET /health`", MEMORY_AIM, judge_waiting_and_memory),
    Siege("ready", "the same with `GET /ready`", MEMORY_AIM, judge_waiting_and_memory),
    Siege("chunks", "20 bodies in chunks of one byte that never end", MOVES_AIM, judge_moves),
    Siege("headers", "20 heads with headers that never end", MOVES_AIM, judge_moves),
    Siege("commas", "requests for pages with 60 KB of commas in a header", MOVES_AIM, judge_moves),
    Siege("trailers", "20 requests with a trailer that never ends", MOVES_AIM, judge_moves),
    Siege("drip_requests", "190 connections send heads byte by byte", "≤ 0.2 cores, p99 ≤ 100 ms", judge_cpu),
    Siege("bodies", "20 refused requests with bodies at 20 MB/s that never end", MOVES_AIM, judge_moves),
    Siege("queries", "queries of 5,000 parts", MEMORY_AIM, judge_waiting_and_memory),
    Siege("connects", "300 new connections per second", MOVES_AIM, judge_moves, shown=("connections",)),
    Siege("idle", "1,100 idle connections, limit of 1,024 files", FILES_AIM, judge_newcomers,
          seconds=4.0, files=(1024, 20_000)),
    Siege("idle", "the same, and the limit cannot be raised", FILES_AIM, judge_newcomers,
          seconds=4.0, files=(1024, 1024)),
    Siege("bots", "250 tables of five bots in 25 s", "capped; ≤ 0.2 cores, p99 ≤ 100 ms", judge_cpu,
          seconds=30.0, shown=("opening answered 201", "start answered 200")),
    Siege("long_log", "a log made long by `away` and `back`", MOVES_AIM, judge_moves,
          shown=("longest log", "frames answered 200")),
    Siege("lists", "listing 1,000 tables as fast as allowed", MOVES_AIM, judge_list,
          tables=LISTED_TABLES, shown=("answered 200",)),
)  # fmt: skip
