"""PostgreSQL fails over to a standby under load: every acknowledged entry is in the log of the new primary."""

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from foretell.store import Store, StoreError
from tests.effort import THOROUGH, effort
from tests.postgres import Postgres, running
from tests.store.samples import entry, log, opened, until

pytestmark = pytest.mark.skipif(not THOROUGH, reason="starts two PostgreSQL servers for each test: for make thorough")

GAMES = [f"game{number}" for number in range(20)]
STANDBY = "standby"


class Pair:
    """A primary and its synchronous standby, and a database on both."""

    def __init__(self, primary: Postgres, standby: Postgres, name: str) -> None:
        self._primary = primary
        self._standby = standby
        self._held_up = False
        hosts = f"{primary.folder},{standby.folder}"
        self.url = f"postgresql://postgres@/{name}?host={hosts}&target_session_attrs=primary"

    def hold_up(self) -> None:
        """Stop the standby until the failover, so that it misses everything."""
        self._standby.stop("immediate")
        self._held_up = True

    def restart_primary(self) -> None:
        """Crash the primary, and start it again: it keeps commits that waited for the standby."""
        self._primary.stop("immediate")
        self._primary.start()

    def fail_over(self) -> None:
        """Crash the primary, and promote the standby."""
        self._primary.stop("immediate")
        if self._held_up:
            self._standby.start()
        self._standby.promote()
        self._standby.sql("ALTER SYSTEM SET synchronous_standby_names = ''")  # it is alone now
        self._standby.sql("SELECT pg_reload_conf()")


@contextmanager
def pair(synchronous_commit: str) -> Iterator[Pair]:
    with running() as primary, tempfile.TemporaryDirectory(prefix="foretell-standby-") as folder:
        primary.sql("CREATE DATABASE games")
        standby = primary.standby(Path(folder), STANDBY)
        for setting in (f"synchronous_standby_names = {STANDBY}", f"synchronous_commit = {synchronous_commit}"):
            primary.sql(f"ALTER SYSTEM SET {setting}")
        primary.stop()  # not a reload, which reaches the processes of the server one after another
        primary.start()
        standby.start()
        try:
            asyncio.run(until(lambda: primary.sql("SELECT sync_state FROM pg_stat_replication") == "sync"))
            yield Pair(primary, standby, "games")
        finally:
            standby.stop("immediate")
            primary.start()  # `running` stops it


class Load:
    """Appends to many games until it is stopped, and notes what was acknowledged."""

    def __init__(self, store: Store, seed: int) -> None:
        self._store = store
        self._chance = Random(seed)
        self.plies = dict.fromkeys(GAMES, 0)
        self.batches = 0

    async def run(self) -> None:
        while True:
            some = self._chance.sample(GAMES, self._chance.randint(1, len(GAMES)))
            batch = [entry(game, self.plies[game]) for game in some]
            with suppress(StoreError):  # not acknowledged: the same entries again
                assert all(await self._store.append(batch))
                self.plies |= {one.game: one.ply + 1 for one in batch}
                self.batches += 1

    async def acknowledged(self, more: int) -> None:
        """Wait for a number of further batches."""
        wanted = self.batches + more
        async with asyncio.timeout(60):
            while self.batches < wanted:
                await asyncio.sleep(0.01)


async def missing(store: Store, plies: dict[str, int]) -> list[str]:
    """The games that lack entries, at the end or before."""
    logs = {game: await store.entries(game) for game in plies}
    return [game for game, entries in logs.items() if len(entries) < plies[game] or entries != log(game, len(entries))]


async def fail_over_under_load(servers: Pair, seed: int, *, held_up: float, restarts: bool = False) -> list[str]:
    """Return the games that lost acknowledged entries."""
    async with opened(servers.url) as store:
        load = Load(store, seed)
        running_load = asyncio.create_task(load.run())
        try:
            await load.acknowledged(Random(seed).randrange(5, 100))
            if held_up:
                await asyncio.to_thread(servers.hold_up)
                await asyncio.sleep(held_up)  # long enough for what is not promised to go wrong
            if restarts:
                await asyncio.to_thread(servers.restart_primary)
                await asyncio.sleep(2 * held_up)
            before = dict(load.plies)
            await asyncio.to_thread(servers.fail_over)
            lost = await missing(store, before)
            if not lost:
                await load.acknowledged(20)
                lost = await missing(store, dict(load.plies))
            return lost
        finally:
            running_load.cancel()
            await asyncio.gather(running_load, return_exceptions=True)


@pytest.mark.parametrize("synchronous_commit", ["on", "remote_apply"])
@pytest.mark.parametrize("seed", range(effort(1, 3)))
def test_acknowledged_entries_survive_a_failover(synchronous_commit: str, seed: int) -> None:
    with pair(synchronous_commit) as servers:
        assert asyncio.run(fail_over_under_load(servers, seed, held_up=0.0)) == []


def test_nothing_is_acknowledged_that_only_the_primary_has() -> None:
    """After a restart of the primary, the store tries again, and finds its entries there."""
    with pair("on") as servers:
        assert asyncio.run(fail_over_under_load(servers, 7, held_up=1.0, restarts=True)) == []


def test_a_standby_that_nobody_waits_for_is_noticed() -> None:
    with pair("local") as servers:
        assert asyncio.run(fail_over_under_load(servers, 8, held_up=1.0)) != []
