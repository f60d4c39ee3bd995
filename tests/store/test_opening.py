"""Databases that can be opened, and the errors for those that cannot."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import asyncpg
import pytest

from foretell.store import StoreError, open_store
from tests.postgres import Postgres
from tests.store.samples import lobby, log, opened

PASSWORD = "hunter2"
ADVICE = "give one such as sqlite:///games.db"


async def refused(url: str) -> str:
    with pytest.raises(StoreError) as refusal:
        await open_store(url)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("", ADVICE),
        ("foretell.db", ADVICE),
        (f"mysql://me:{PASSWORD}@host/db", ADVICE),
        ("sqlite://", ADVICE),
        ("sqlite:///", ADVICE),
        ("sqlite:///folder/", ADVICE),
        ("sqlite:foretell.db", ADVICE),
        ("sqlite://foretell.db", ADVICE),
        ("sqlite:///:memory:", ADVICE),
        (f"postgresql://me:{PASSWORD}@127.0.0.1:1/db", "127.0.0.1:1/db cannot be opened"),
        (f"postgresql://me:{PASSWORD}@/db?host=/nowhere/at/all", "cannot be opened"),
        (f"postgresql://me:{PASSWORD}@host:port/db", "cannot be opened"),
        (f"postgresql://me:{PASSWORD}@[host/db", "cannot be opened"),
    ],
)
def test_a_wrong_url_is_explained_without_its_password(url: str, said: str) -> None:
    reason = asyncio.run(refused(url))
    assert said in reason
    assert PASSWORD not in reason


def test_a_file_that_is_not_a_database_is_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Zoë, " * 200)
    assert "not a database" in asyncio.run(refused(f"sqlite:///{file}"))
    assert file.read_text() == "Dear Zoë, " * 200


def test_a_folder_that_cannot_be_made_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = asyncio.run(refused(f"sqlite:///{tmp_path}/file/foretell.db"))
    assert "cannot be opened: a part of this path is a file, not a folder." in told
    assert "cannot be opened" in asyncio.run(refused("sqlite:///~nobody-of-this-name/foretell.db"))
    (tmp_path / "folder").mkdir()
    assert "this is a folder, not a file" in asyncio.run(refused(f"sqlite:///{tmp_path}/folder"))


def test_a_database_that_is_not_there_is_explained(postgres: Postgres) -> None:
    assert "nowhere" in asyncio.run(refused(postgres.url("nowhere")))


def test_a_relative_path_is_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def write() -> None:
        async with opened("sqlite:///here/foretell.db") as store:
            await store.append(log("g", 1))

    asyncio.run(write())
    assert (tmp_path / "here" / "foretell.db").stat().st_size > 0


def test_others_cannot_read_the_files(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def write() -> None:
        async with opened(f"sqlite:///{folder}/foretell.db") as store:
            await store.append(log("g", 1))
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
            names = ("foretell.db", "foretell.db-shm", "foretell.db-wal", "foretell.db.lock")
            assert modes == dict.fromkeys(names, 0o600)
            assert stat.S_IMODE(folder.stat().st_mode) == 0o700

    asyncio.run(write())


def test_one_file_has_one_server_under_whatever_name(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "foretell.db")

    async def open_twice() -> None:
        async with opened(f"sqlite:///{tmp_path}/foretell.db") as store:
            assert "in use by another server" in await refused(f"sqlite:///{tmp_path}/foretell.db")
            assert "in use by another server" in await refused(f"sqlite:///{tmp_path}/link.db")
            assert await store.append(log("g", 1)) == [True]
        async with opened(f"sqlite:///{tmp_path}/link.db") as store:
            assert await store.entries("g") == log("g", 1)

    asyncio.run(open_twice())


async def rewrite(url: str, statement: str) -> None:
    """Change a database behind the store's back."""
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        connection.execute(statement)
        connection.commit()
        connection.close()
    else:
        server = await asyncpg.connect(url)
        await server.execute(statement)
        await server.close()


def test_a_newer_database_is_refused_and_left_alone(url: str) -> None:
    async def meet_the_future() -> None:
        async with opened(url) as store:
            await store.append(log("g", 3))
        await rewrite(url, "UPDATE schema_version SET version = 99")
        assert "version 99" in await refused(url)
        await rewrite(url, "UPDATE schema_version SET version = 1")
        async with opened(url) as store:
            assert await store.entries("g") == log("g", 3)

    asyncio.run(meet_the_future())


def test_damage_is_reported_not_served(url: str) -> None:
    async def damage() -> None:
        async with opened(url) as store:
            await store.append(log("g", 3))
            await store.create(lobby("t"))
        await rewrite(url, "UPDATE entries SET kind = 'miracle' WHERE ply = 1")
        await rewrite(url, "UPDATE tables SET body = '{\"id\": 5}'")
        async with opened(url) as store:
            with pytest.raises(StoreError, match="damaged"):
                await store.entries("g")
            with pytest.raises(StoreError, match="damaged"):
                await store.table("t")

    asyncio.run(damage())


def test_a_closed_store_says_so_and_can_be_closed_again(url: str) -> None:
    async def close() -> None:
        store = await open_store(url)
        assert await store.ready()
        await store.close()
        await store.close()
        assert not await store.ready()
        with pytest.raises(StoreError, match="closed"):
            await store.append(log("g", 1))
        with pytest.raises(StoreError, match="closed"):
            await store.entries("g")
        async with opened(url) as again:
            assert await again.entries("g") == []

    asyncio.run(close())


def test_servers_that_start_together_make_the_tables_once(database: str) -> None:
    async def start() -> None:
        stores = await asyncio.gather(*(open_store(database) for _ in range(6)))
        assert await stores[0].append(log("g", 2)) == [True, True]
        assert await stores[5].entries("g") == log("g", 2)
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(start())


@pytest.mark.parametrize(("given", "kept"), [("off", "on"), ("remote_apply", "remote_apply")])
def test_commits_are_durable_whatever_the_server_is_set_to(
    postgres: Postgres, database: str, given: str, kept: str
) -> None:
    name = postgres.sql("SELECT max(oid) FROM pg_database")
    name = postgres.sql(f"SELECT datname FROM pg_database WHERE oid = {name}")
    postgres.sql(f"ALTER DATABASE {name} SET synchronous_commit = {given}")

    async def look() -> None:
        async with opened(database) as store:
            assert name in database
            for connection in (await store._log.connection(), store._pool):  # type: ignore[attr-defined]
                assert await connection.fetchval("SHOW synchronous_commit") == kept

    asyncio.run(look())
