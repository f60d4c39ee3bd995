"""What players notice when the host ends or deletes their table, or when the database does not store moves."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from foretell.admin import OpenDatabase, end_table, open_database
from foretell.admin.purging import delete_tables
from foretell.server.commits import Commits
from foretell.server.database_watch import DatabaseWatch
from foretell.server.metrics import Metrics
from foretell.server.time_source import TimeSource
from foretell.store import Store, StoreError
from tests.store.samples import entry

from .harness import PATIENCE, Server, play_on, table
from .test_hang_ups import metrics


@pytest.fixture(params=["sqlite", "postgresql"])
def flags(request: pytest.FixtureRequest) -> tuple[str, ...]:
    return () if request.param == "sqlite" else ("--database", request.getfixturevalue("database"))


@asynccontextmanager
async def administration(server: Server, flags: tuple[str, ...]) -> AsyncIterator[OpenDatabase]:
    database = await open_database(flags[1] if flags else f"sqlite:///{server.data}/foretell.db")
    try:
        yield database
    finally:
        await database.close()


def test_the_host_ends_and_deletes_tables(tmp_path: Path, flags: tuple[str, ...]) -> None:
    async def play() -> None:
        async with table(server, {"players": 2}) as ended, table(server, {"players": 2}) as deleted:
            for there in (ended, deleted):
                await play_on(there.seats, lambda listed: listed[0], 3)
            async with administration(server, flags) as database:
                await end_table(database, ended.key, dry_run=False)
                async with database.transaction():
                    await delete_tables(database, [deleted.key])
            for there, code, again, status in (
                (ended, "ended", "ended", 410),
                (deleted, "not_ready", "no_table", 404),
            ):
                for seat in there.seats:
                    assert (await seat.hear("refused"))["code"] == code
                    # The connection stays open, so that a client can look for the table again.
                    await seat.send({"type": "hello", "version": 1, "since": None})
                    assert (await seat.hear("refused"))["code"] == again
                move = {"ply": 3, "action": "7C"}
                answer = await there.persons[0].http.post(f"/api/v1/tables/{there.key}/moves", json=move)
                assert answer.status_code == status
            assert (await ended.connect(ended.persons[0])).refusals[0]["code"] == "ended"
            games = (await ended.persons[0].call("GET", "/games"))["games"]
            assert [(game["table"]["status"], game["table"]["result"]) for game in games] == [("over", None)]
            assert (await deleted.persons[0].call("GET", "/games"))["games"] == []

    with Server(tmp_path / "data", *flags) as server:
        asyncio.run(play())
        assert metrics(server)["foretell_failures_total"] == 0


def test_players_wait_for_a_database_that_does_not_store_moves(tmp_path: Path) -> None:
    counted = 'foretell_failed_commits_total{error="SQLITE_BUSY"}'

    def status(path: str) -> int:
        return httpx.get(server.url + path, timeout=PATIENCE).status_code

    async def play() -> None:
        async with table(server, {"players": 2}) as there:
            await play_on(there.seats, lambda listed: listed[0], 3)
            mover = next(seat for seat in there.seats if seat.choices)
            with closing(sqlite3.connect(server.data / "foretell.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                await mover.act(mover.choices[0])
                for seat in there.seats:
                    assert (await seat.hear("database"))["responding"] is False
                assert status("/ready") == 503, "also while the commit waits"
                assert (await (await there.spectator()).hear("database"))["responding"] is False
                assert (await mover.hear("refused"))["code"] == "not_ready"
                assert status("/ready") == 503
                assert status("/health") == 200
                found = metrics(server)
                # On a busy machine, a second attempt may have failed.
                assert found[counted] >= 1
                assert found["foretell_commits_failing"] == 1
                other.execute("ROLLBACK")
            for seat in there.seats:
                await seat.hear("database", responding=True)
            assert status("/ready") == 200
            assert metrics(server)["foretell_commits_failing"] == 0
            assert await play_on(there.seats, lambda listed: listed[0], 3) == 3

    with Server(tmp_path / "data") as server:
        asyncio.run(play())
        assert '"event":"commit","database_error":"SQLITE_BUSY"' in server.log.read_text()


class FullDisk:
    """A store that cannot write until `free` is set."""

    free = False

    async def append(self, entries: list[Any]) -> list[bool]:
        if not self.free:
            raise StoreError("full") from OSError(28, "No space left on device")
        return [True] * len(entries)

    async def writable(self) -> bool:
        return self.free


class ToldRoom:
    def __init__(self) -> None:
        self.told: list[bool] = []

    def tell_database(self, *, responding: bool) -> None:
        self.told.append(responding)


def test_tables_are_told_once_and_again_when_it_is_over() -> None:
    store, counts, room = FullDisk(), Metrics(), ToldRoom()

    async def watch() -> None:
        commits = Commits(cast("Store", store), counts)
        watching = DatabaseWatch(cast("Store", store), commits, lambda: [cast("Any", room)], TimeSource())
        await watching.look()
        commits.append(entry(), lambda _: None)
        await commits.drain()
        assert commits.failing
        for _ in range(3):
            await watching.look()
        assert (room.told, watching.responding) == ([False], False)
        assert counts.failed_commits == {"ENOSPC": 1}
        store.free = True
        await watching.look()
        await watching.look()
        assert (room.told, commits.failing) == ([False, True], False)

    asyncio.run(watch())
