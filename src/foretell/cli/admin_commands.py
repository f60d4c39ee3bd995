"""What the subcommands of `foretell admin` do."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from ..admin import (
    BackupCounts,
    OpenDatabase,
    TableRow,
    back_up,
    check_backup,
    end_table,
    erase_person,
    export_person,
    list_tables,
    open_database,
    person_at,
    purge_tables,
    restore_backup,
)
from ..errors import LocalizedError, unwritten_file
from ..server.signing_keys import FILE_NAME, merge_keys, read_keys
from ..store import open_store
from ..store.connections import without_password
from ..store.opening import POSTGRES
from ..store.schema import VERSION
from ..table.lobby import Lobby, Seat
from .admin import AdminRun


@asynccontextmanager
async def _opened(run: AdminRun, *, upgraded: bool = True) -> AsyncIterator[OpenDatabase]:
    database = await open_database(run.settings.store_url, upgraded=upgraded)
    try:
        yield database
    finally:
        await database.close()


def _say_if_dry(run: AdminRun) -> None:
    if run.dry:
        run.say("admin-add-yes")


# --- backups and versions -------------------------------------------------------------------------


async def backup(run: AdminRun) -> None:
    """Write a backup, and check it."""
    file, keys = Path(run.found.file), run.settings.data / FILE_NAME
    async with _opened(run, upgraded=False) as database:
        counts = await back_up(database, file, read_keys(keys) if keys.exists() else ())
    _say_counts(run, "admin-backed-up", counts)
    await check(run)


async def check(run: AdminRun) -> None:
    """Check a backup."""
    _say_counts(run, "admin-checked", await check_backup(Path(run.found.file)))


async def restore(run: AdminRun) -> None:
    """Restore a backup."""
    file, url = Path(run.found.file), run.settings.store_url
    if run.dry:
        await check(run)
        run.say("admin-restore-would", database=without_password(url))
    else:
        counts, keys = await restore_backup(url, file)
        if not url.startswith(POSTGRES):
            merge_keys(run.settings.data, keys)
        _say_counts(run, "admin-restored", counts)
    _say_if_dry(run)


def _say_counts(run: AdminRun, key: str, counts: BackupCounts) -> None:
    run.say(
        key,
        file=run.found.file,
        tables=counts.tables,
        entries=counts.entries,
        keys=counts.keys,
        made=_time(counts.made),
    )


async def migrate(run: AdminRun) -> None:
    """Upgrade the schema."""
    async with _opened(run, upgraded=False) as database:
        version = database.version
    run.say("admin-versions", before=version, now=VERSION)
    if version < VERSION and not run.dry:
        await (await open_store(run.settings.store_url)).close()
        run.say("admin-migrated", now=VERSION)
    elif version < VERSION:
        _say_if_dry(run)


# --- tables ---------------------------------------------------------------------------------------


async def purge(run: AdminRun) -> None:
    """Delete old tables."""
    if run.found.older_than is None:
        raise LocalizedError("error-needs-age")
    async with _opened(run) as database:
        done = await purge_tables(database, run.found.older_than, unfinished=run.found.unfinished, dry_run=run.dry)
    run.say("admin-purge-would" if run.dry else "admin-purged", tables=done.tables, entries=done.entries)
    _say_if_dry(run)


async def tables(run: AdminRun) -> None:
    """List tables."""
    async with _opened(run) as database:
        rows = await list_tables(database, run.found.status, run.found.limit)
    if run.found.json:
        print(msgspec.json.encode([_as_object(row) for row in rows]).decode())
        return
    for row in rows:
        print(_as_line(row))
    if not rows:
        run.say("admin-no-tables")


def _as_object(row: TableRow) -> dict[str, object]:
    lobby = row.lobby
    seats = [
        {"seat": number, "kind": seat.kind, "name": seat.name, "person": seat.person}
        for number, seat in enumerate(lobby.seats, 1)
    ]
    return {
        "id": lobby.id, "code": _code(lobby), "status": lobby.status, "created": lobby.created,
        "updated": lobby.updated, "entries": row.entries, "owner": lobby.owner, "seats": seats,
    }  # fmt: skip


def _as_line(row: TableRow) -> str:
    lobby = row.lobby
    seats = ", ".join(f"{number} {_occupant(seat)}" for number, seat in enumerate(lobby.seats, 1))
    return f"{lobby.id}  {_code(lobby) or '-':6}  {lobby.status:7}  {_time(lobby.updated)}  {row.entries:4}  {seats}"


def _code(lobby: Lobby) -> str | None:
    return None if lobby.status == "over" else lobby.code


def _occupant(seat: Seat) -> str:
    """Return the name in a seat; that of a bot in parentheses."""
    return f"({seat.name})" if seat.kind == "bot" else seat.name or "-"


async def end(run: AdminRun) -> None:
    """End a table."""
    async with _opened(run) as database:
        lobby = await end_table(database, run.found.table, dry_run=run.dry)
    run.say("admin-end-would" if run.dry else "admin-ended", table=lobby.id, names=", ".join(lobby.names))
    _say_if_dry(run)


# --- persons --------------------------------------------------------------------------------------


async def export(run: AdminRun) -> None:
    """Write the games of a person to a file."""
    file = Path(run.found.file)
    if file.exists():
        raise LocalizedError("error-file-exists", file=str(file))
    async with _opened(run) as database:
        exported = await export_person(database, await _person(run, database))
    text = msgspec.json.format(msgspec.json.encode(exported), indent=2)
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
            stream.write(text + b"\n")
    except OSError as error:
        raise unwritten_file(file, error) from None
    run.say("admin-exported", file=str(file), tables=len(exported.tables))


async def erase(run: AdminRun) -> None:
    """Erase a person."""
    async with _opened(run) as database:
        done = await erase_person(database, await _person(run, database), dry_run=run.dry)
    run.say("admin-erase-would" if run.dry else "admin-erased", deleted=done.deleted, anonymous=done.anonymous)
    _say_if_dry(run)


async def _person(run: AdminRun, database: OpenDatabase) -> str:
    found = run.found
    if found.person is not None:
        return str(found.person).lower()
    if found.table is None or found.seat is None:
        raise LocalizedError("error-needs-person")
    return await person_at(database, found.table, found.seat)


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
