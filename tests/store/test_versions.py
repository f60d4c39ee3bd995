"""Databases of earlier schema versions, and SQLite files of other programs.

`version-1.sql` contains what a server with schema version 1 stored: a finished game, one before the deal, and a free
table.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from foretell.store import StoreError, open_store, schema
from foretell.store.sqlite_files import APPLICATION_ID
from foretell.table.live import Live
from tests.store.samples import entry, opened

VERSION_1 = Path(__file__).with_name("version-1.sql").read_text("utf-8")
FINISHED = "wsxqa9p7sg7qmkrr"


async def restore(url: str, dump: str) -> None:
    """Restore a dump of SQLite into an empty database of either kind."""
    if url.startswith("sqlite"):
        file = Path(url.removeprefix("sqlite:///"))
        file.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(dump)
    else:
        server = await asyncpg.connect(url)
        await server.execute(dump.replace("WITHOUT ROWID", ""))
        await server.close()


async def value_in(url: str, query: str) -> object:
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            return connection.execute(query).fetchone()[0]
    server = await asyncpg.connect(url)
    try:
        return await server.fetchval(query)
    finally:
        await server.close()


def test_a_database_of_version_1_is_upgraded_with_its_games(url: str) -> None:
    async def upgrade() -> None:
        await restore(url, VERSION_1)
        async with opened(url) as store:
            lobby, entries = (await store.load([FINISHED]))[FINISHED]
            assert lobby.status == "over"
            assert Live.rebuilt(entries).outcome() == (lobby.result, lobby.rounds)
            (person,) = (seat.person for seat in lobby.seats if seat.person)
            assert [game.status for game in await store.games_of(person, 2**60, 10)] == ["dealing", "over"]
            assert await store.append([entry("new", 0)]) == [True]
        assert await value_in(url, "SELECT version FROM schema_version") == schema.VERSION
        assert await value_in(url, "SELECT count(*) FROM signing_keys") == 0
        async with opened(url) as store:
            assert await store.entries("new") == [entry("new", 0)]

    asyncio.run(upgrade())


def test_an_upgrade_that_fails_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        await restore(url, VERSION_1)
        before = await value_in(url, "SELECT count(*) FROM entries")
        broken = ("CREATE TABLE extra (number int)", "DELETE FROM entries", "CREATE TABLE entries (number int)")
        monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, broken))
        with pytest.raises(StoreError, match="entries"):
            await open_store(url)
        assert await value_in(url, "SELECT version FROM schema_version") == 1
        assert await value_in(url, "SELECT count(*) FROM entries") == before

    asyncio.run(fail())


def foreign_file(file: Path, *statements: str) -> bytes:
    with closing(sqlite3.connect(file)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    return file.read_bytes()


@pytest.mark.parametrize(
    "statements",
    [
        ("CREATE TABLE songs (title text)",),
        ("PRAGMA journal_mode = WAL", "CREATE TABLE songs (title text)"),
        ("CREATE TABLE schema_version (version int)", "INSERT INTO schema_version VALUES (1)"),
        ("PRAGMA application_id = 5", "CREATE TABLE entries (title text)"),
        ("PRAGMA application_id = 5", "VACUUM"),
    ],
)
def test_a_file_of_another_program_is_refused_and_not_changed(tmp_path: Path, statements: tuple[str, ...]) -> None:
    file = tmp_path / "songs.db"
    before = foreign_file(file, *statements)
    file.chmod(0o644)
    with pytest.raises(StoreError, match="is not a database of Foretell, and was not changed"):
        asyncio.run(open_store(f"sqlite:///{file}"))
    assert file.read_bytes() == before
    assert file.stat().st_mode & 0o777 == 0o644
    assert [path.name for path in tmp_path.iterdir()] == ["songs.db"], "there are no new files beside it"


def test_a_file_that_another_program_is_using_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "songs.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE songs (title text)")
        assert file.with_name("songs.db-wal").exists()
        with pytest.raises(StoreError, match="is not a database of Foretell, and was not changed"):
            asyncio.run(open_store(f"sqlite:///{file}"))


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    async def fill() -> None:
        (tmp_path / "foretell.db").touch()
        async with opened(f"sqlite:///{tmp_path}/foretell.db") as store:
            assert await store.append([entry()]) == [True]

    asyncio.run(fill())
    with closing(sqlite3.connect(tmp_path / "foretell.db")) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)


def test_a_commit_of_another_process_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "foretell.db"

    async def notice() -> None:
        heard: list[bytes] = []
        async with opened(f"sqlite:///{file}") as store:
            store.subscribe(heard.append)
            await store.append([entry()])
            await store.writable()
            with closing(sqlite3.connect(file)) as connection:  # as good as another process
                async with asyncio.timeout(120):
                    while not heard:
                        connection.execute("INSERT INTO signing_keys VALUES (hex(randomblob(4)), 0, '')")
                        connection.commit()
                        await asyncio.sleep(0.05)
        assert set(heard) == {b'{"missed":true}'}

    asyncio.run(notice())


def test_a_commit_of_the_store_itself_is_not_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foretell.store.sqlite.WATCH_SECONDS", 0.001)

    async def write() -> None:
        heard: list[bytes] = []
        async with opened(f"sqlite:///{tmp_path}/foretell.db") as store:
            store.subscribe(heard.append)
            for ply in range(50):
                await store.append([entry("g", ply)])
        assert heard == []

    asyncio.run(write())


def test_a_database_that_is_read_only_is_not_writable(database: str) -> None:
    async def try_to_write() -> None:
        async with opened(database) as store:
            assert await store.writable()
            server = await asyncpg.connect(database)
            name = await server.fetchval("SELECT current_database()")
            await server.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            await server.close()
        read_only = await asyncpg.connect(database)
        assert await read_only.fetchval("SHOW default_transaction_read_only") == "on"
        await read_only.close()
        with pytest.raises(StoreError, match="read-only") as refusal:
            await store_error(database)
        assert refusal.value.database_error == "ReadOnlySQLTransactionError"

    asyncio.run(try_to_write())


async def store_error(url: str) -> None:
    async with opened(url) as store:
        assert await store.ready()
        assert not await store.writable()
        await store.append([entry()])
