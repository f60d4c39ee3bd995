"""Outages of PostgreSQL, and connections that break in the middle of a write."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from foretell.store import StoreError, open_store
from foretell.store.postgres import PostgresStore
from tests.postgres import Postgres, running
from tests.store.samples import entry, lobby, log, opened, until

SOCKET = ".s.PGSQL.5432"


@pytest.fixture(scope="module")
def restartable() -> Iterator[Postgres]:
    """A database server that no other test uses."""
    with running() as server:
        yield server


class Wire:
    """A proxy between a store and the server. It can lose the answer to a statement that was carried out."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self._losing: bytes | None = None
        self.lost = 0

    def lose_the_answer_to(self, values: bytes) -> None:
        """Lose the answer to the next statement that contains these bytes."""
        self._losing = values

    async def carry(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        answers, server = await asyncio.open_unix_connection(str(self._server / SOCKET))
        answering = asyncio.create_task(self._answer(answers, back))
        while data := await client.read(1 << 20):
            if self._losing is not None and self._losing in data:
                self._losing = None
                answering.cancel()
                await asyncio.gather(answering, return_exceptions=True)
                server.write(data)
                await answers.read(1 << 20)
                self.lost += 1
                break
            server.write(data)
        answering.cancel()
        await asyncio.gather(answering, return_exceptions=True)
        for writer in (server, back):
            writer.close()
            await asyncio.gather(writer.wait_closed(), return_exceptions=True)

    async def _answer(self, answers: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        while data := await answers.read(1 << 20):
            back.write(data)
        back.close()


@asynccontextmanager
async def wired(url: str) -> AsyncIterator[tuple[PostgresStore, Wire]]:
    """A store whose connections go through a wire."""
    way, _, folder = url.partition("?host=")
    wire = Wire(Path(folder))
    with tempfile.TemporaryDirectory() as place:
        door = await asyncio.start_unix_server(wire.carry, f"{place}/{SOCKET}")
        store = await PostgresStore.open(f"{way}?host={place}")
        try:
            yield store, wire
        finally:
            await store.close()
            door.close()
            carrying = asyncio.all_tasks() - {asyncio.current_task()}
            await asyncio.gather(*carrying, return_exceptions=True)


@pytest.mark.parametrize("size", [1, 50])
def test_an_append_whose_answer_was_lost_is_known_to_be_stored(database: str, size: int) -> None:
    async def lose() -> None:
        async with wired(database) as (store, wire), opened(database) as other:
            assert await store.append(log("warm", size)) == [True] * size
            taken = entry("lost", 0, text="other")
            await other.append([taken])
            wire.lose_the_answer_to(b"lost")
            assert await store.append(log("lost", size + 1)) == [False] + [True] * size
            assert wire.lost == 1
            assert await other.entries("lost") == [taken, *log("lost", size + 1)[1:]]

    asyncio.run(lose())


def test_an_append_that_never_arrived_is_made_again(database: str) -> None:
    async def cut() -> None:
        async with opened(database) as store, opened(database) as other:
            assert isinstance(store, PostgresStore)
            for ply in range(5):
                (await store._log.connection()).terminate()
                assert await store.append([entry(ply=ply)]) == [True]
                assert await other.append([entry(ply=ply)]) == [False]

    asyncio.run(cut())


def test_a_table_whose_answer_was_lost_is_known_to_be_stored(database: str) -> None:
    async def lose() -> None:
        async with wired(database) as (store, wire), opened(database) as other:
            warm, table = lobby("warm"), lobby("lost", "ann")
            assert await store.create(warm)
            wire.lose_the_answer_to(b"CODElost")
            assert await store.create(table)
            assert not await store.create(replace(table, owner="another"))
            assert await store.save(replace(warm, version=2))
            changed = replace(table, version=2, owner="bob")
            wire.lose_the_answer_to(b"CODElost")
            assert await store.save(changed)
            assert not await store.save(replace(changed, owner="another"))
            assert wire.lost == 2
            assert await other.table("lost") == changed

    asyncio.run(lose())


def restarted(server: Postgres, mode: str) -> None:
    server.stop(mode)
    server.start()


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_restart_of_the_server_is_waited_for(restartable: Postgres, mode: str) -> None:
    async def work(url: str) -> None:
        async with opened(url) as store, opened(url) as other:
            heard: list[bytes] = []
            store.subscribe(heard.append)
            restart = asyncio.create_task(asyncio.to_thread(restarted, restartable, mode))
            plies = 0
            async with asyncio.timeout(120):
                while not restart.done() or plies < 20:
                    assert await store.append([entry(ply=plies)]) == [True]
                    plies += 1
                    assert len(await store.entries("g")) == plies
            await restart
            assert await store.ready()
            assert await store.entries("g") == log("g", plies)
            await until(lambda: b'{"missed":true}' in heard)
            await other.publish(b'"again"')
            await until(lambda: b'"again"' in heard)

    with restartable.database() as url:
        asyncio.run(work(url))


def test_a_server_that_stays_away_is_an_error_until_it_is_back(restartable: Postgres) -> None:
    async def work(url: str) -> None:
        store = await PostgresStore.open(url, retry_seconds=0.3)
        try:
            assert await store.create(lobby("t"))
            restartable.stop()
            try:
                assert not await store.ready()
                for question in (store.append(log("g", 1)), store.entries("g"), store.table("t"), store.publish(b"1")):
                    with pytest.raises(StoreError, match="is not responding"):
                        await question
                with pytest.raises(StoreError, match="cannot be opened"):
                    await open_store(url)
            finally:
                restartable.start()
            async with asyncio.timeout(60):
                while not await store.ready():  # on a busy machine, its patience may end before a connection is made
                    await asyncio.sleep(0)
            assert await store.append(log("g", 1)) == [True]
            assert await store.table("t") == lobby("t")
        finally:
            await store.close()

    with restartable.database() as url:
        asyncio.run(work(url))


def test_a_store_closes_while_the_server_is_away(restartable: Postgres) -> None:
    async def work(url: str) -> None:
        async with opened(url) as store:
            await store.append(log("g", 1))
            restartable.stop("immediate")

    with restartable.database() as url:
        try:
            asyncio.run(work(url))
        finally:
            restartable.start()
