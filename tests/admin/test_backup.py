"""Backups of both databases, restored into both."""

import asyncio
import gzip
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from foretell.admin import AdminError, back_up, check_backup, open_database, restore_backup
from foretell.server.signing_keys import SigningKey
from foretell.store import DayResult, DayStore, KeyStore, StoreError
from tests.admin.games import PLIES, filled, finished_table
from tests.store.samples import entry, lobby, log, opened
from tests.store.test_versions import VERSION_1, restore

RESULT = DayResult("2026-11-18", "ann", "t", "Ann", 64, "{}")
KEY = SigningKey("0badcafe", 1_700_000_000, b"\x01" * 32)


async def backed_up(url: str, file: Path) -> None:
    database = await open_database(url, upgraded=False)
    try:
        await back_up(database, file, [KEY])
    finally:
        await database.close()


def test_a_backup_is_restored_in_the_other_database(url: str, database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"

    async def move() -> None:
        tables = await filled(url, 5)
        async with opened(url) as store:
            assert isinstance(store, DayStore)
            await store.day_secret("2026-11-18", "aa")
            await store.add_day_result(RESULT)
        await backed_up(url, file)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == ["backup.gz"]
        counts = await check_backup(file)
        assert (counts.tables, counts.entries, counts.keys) == (5, 5 * PLIES, 1)
        target = f"sqlite:///{tmp_path}/restored/foretell.db" if url == database else database
        async with opened(target) as store:
            assert isinstance(store, DayStore)
            await store.day_secret("2026-11-18", "bb")  # of a server that has no games yet
            await store.add_day_result(RESULT._replace(points=1))  # or none any more
        restored, keys = await restore_backup(target, file)
        assert restored == counts
        assert keys == [KEY]
        async with opened(url) as before, opened(target) as after:
            for table in tables:
                assert await after.load([table]) == await before.load([table])
            assert await after.games_of("ann", 2**60, 9) == await before.games_of("ann", 2**60, 9) != []
            assert await after.append([entry("new", 0)]) == [True]
            assert isinstance(after, DayStore)
            assert await after.stored_day_secret("2026-11-18") == "aa"
            assert await after.best_of_day("2026-11-18", 9) == [RESULT]
            if isinstance(after, KeyStore):
                assert await after.signing_keys() == [(KEY.id, KEY.made, KEY.secret.hex())]

    asyncio.run(move())


def test_a_backup_is_one_moment_of_a_running_server(url: str, tmp_path: Path) -> None:
    async def race() -> None:
        async with opened(url) as store:
            for number in range(20):
                await store.create(lobby(f"t{number:02}", "ann"))
                await store.append(log(f"t{number:02}", 50))

            async def play_on() -> None:
                ply = 50
                while True:
                    await store.append([entry(f"t{number:02}", ply) for number in range(20)])
                    ply += 1

            playing = asyncio.create_task(play_on())
            for number in range(3):
                await backed_up(url, tmp_path / f"{number}.gz")
                await asyncio.sleep(0)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        for number in range(3):
            counts = await check_backup(tmp_path / f"{number}.gz")
            assert counts.entries % 20 == 0, "all entries of a commit are there, or none"
            assert counts.entries >= 1000

    asyncio.run(race())


def test_a_backup_is_restored_into_an_empty_database_only(url: str, tmp_path: Path) -> None:
    async def restore_twice() -> None:
        await filled(url, 1)
        await backed_up(url, tmp_path / "backup.gz")
        with pytest.raises(AdminError, match="contains games"):
            await restore_backup(url, tmp_path / "backup.gz")
        with pytest.raises(AdminError, match="already exists"):
            await backed_up(url, tmp_path / "backup.gz")
        async with opened(url) as store:
            assert len(await store.entries(finished_table(0))) == PLIES

    asyncio.run(restore_twice())


def test_the_file_of_a_running_server_is_not_restored(tmp_path: Path) -> None:
    async def restore_beside() -> None:
        await filled(f"sqlite:///{tmp_path}/one.db", 1)
        await backed_up(f"sqlite:///{tmp_path}/one.db", tmp_path / "backup.gz")
        async with opened(f"sqlite:///{tmp_path}/two.db"):
            with pytest.raises(StoreError, match="in use by another server"):
                await restore_backup(f"sqlite:///{tmp_path}/two.db", tmp_path / "backup.gz")

    asyncio.run(restore_beside())


Lines = list[bytes]


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda lines: lines[:-1], "damaged or incomplete"),
        (lambda lines: lines[:10] + lines[11:], "damaged or incomplete"),
        (lambda lines: [line.replace(b'"+', b'"-') for line in lines], "damaged or incomplete"),
        (lambda lines: [*lines[:5], b'["x",1]\n', *lines[5:]], "damaged or incomplete"),
        (lambda lines: [*lines[:5], b"nonsense\n", *lines[5:]], "damaged or incomplete"),
        (lambda lines: lines[1:], "not a backup"),
        (lambda _: [], "not a backup"),
        (lambda lines: [lines[0].replace(b'"version":2', b'"version":9'), *lines[1:]], "backup of Foretell"),
    ],
)
def test_a_damaged_backup_restores_nothing(damage: Callable[[Lines], Lines], said: str, tmp_path: Path) -> None:
    async def restore_damaged() -> None:
        source, target = f"sqlite:///{tmp_path}/one.db", f"sqlite:///{tmp_path}/two.db"
        await filled(source, 1)
        await backed_up(source, tmp_path / "backup.gz")
        lines = gzip.decompress((tmp_path / "backup.gz").read_bytes()).splitlines(keepends=True)
        (tmp_path / "bad.gz").write_bytes(gzip.compress(b"".join(damage(lines))))
        with pytest.raises(AdminError, match=said):
            await check_backup(tmp_path / "bad.gz")
        with pytest.raises(AdminError, match=said):
            await restore_backup(target, tmp_path / "bad.gz")
        if (tmp_path / "two.db").exists():
            async with opened(target) as store:
                assert await store.load([finished_table(0)]) == {}
                assert await store.entries(finished_table(0)) == []

    asyncio.run(restore_damaged())


def test_a_cut_file_and_other_files_are_refused(tmp_path: Path) -> None:
    async def check() -> None:
        await filled(f"sqlite:///{tmp_path}/one.db", 1)
        await backed_up(f"sqlite:///{tmp_path}/one.db", tmp_path / "backup.gz")
        whole = (tmp_path / "backup.gz").read_bytes()
        contents = {"cut": whole[: len(whole) // 2], "text": b"Dear Zoe", "gap": whole[:40] + whole[60:]}
        for name, content in contents.items():
            (tmp_path / name).write_bytes(content)
            with pytest.raises(AdminError, match="backup"):
                await check_backup(tmp_path / name)
        with pytest.raises(AdminError, match="There is no file"):
            await check_backup(tmp_path / "nowhere")
        with pytest.raises(AdminError, match="this is a folder"):
            await check_backup(tmp_path)

    asyncio.run(check())


def test_a_database_of_version_1_can_be_backed_up_before_its_upgrade(url: str, tmp_path: Path) -> None:
    async def back_up_first() -> None:
        await restore(url, VERSION_1)
        with pytest.raises(AdminError, match="foretell admin migrate"):
            await open_database(url)
        await backed_up(url, tmp_path / "backup.gz")
        assert (await check_backup(tmp_path / "backup.gz")).tables == 3

    asyncio.run(back_up_first())


def test_what_is_not_a_database_is_explained(tmp_path: Path, database: str) -> None:
    async def refused(url: str) -> str:
        with pytest.raises((AdminError, StoreError)) as refusal:
            await open_database(url)
        return str(refusal.value)

    assert "There is no database" in asyncio.run(refused(f"sqlite:///{tmp_path}/none.db"))
    assert "has no tables of Foretell" in asyncio.run(refused(database))
    (tmp_path / "text.db").write_text("Dear Zoë")
    assert "is not a database" in asyncio.run(refused(f"sqlite:///{tmp_path}/text.db"))
