"""Export and erase the games of a person."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from ..server.identity import new_person
from ..store.row_encoding import LOBBY, decoded
from ..table.live import Live
from ..table.lobby import Lobby, Seat
from .database import OpenDatabase
from .errors import AdminError
from .purging import delete_tables
from .tables import find_table, log_of, save_table

# Nobody who only opened a table has a row in `seats`. A person's number has 32 digits and appears nowhere else.
TABLES_OF = """
SELECT body FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
OR body LIKE '%"owner":"' || $1 || '"%' ORDER BY created, id"""
BRANCHES = """SELECT body FROM tables WHERE body LIKE '%"branch":{%' ORDER BY created, id"""
DAYS_OF = "SELECT date, name, points FROM day_results WHERE who = $1 ORDER BY date"
ERASED_NAME = "Erased"


class Erasure(NamedTuple):
    """What the erasure of a person does."""

    deleted: int
    """Tables where nobody else played."""
    anonymous: int
    """Other tables, where the person's name and number are replaced."""


async def person_at(database: OpenDatabase, key: str, number: int) -> str:
    """Return the number of the person in a seat of a table. Seats count from 1."""
    lobby = await find_table(database, key)
    if not 1 <= number <= len(lobby.seats):
        raise AdminError("error-table-seats", table=key, last=str(len(lobby.seats)))
    person = lobby.seats[number - 1].person
    if person is None:
        raise AdminError("error-seat-empty", table=key, seat=str(number))
    return person


async def tables_of(database: OpenDatabase, person: str) -> list[Lobby]:
    """Return the tables where a person sits, or which the person opened, oldest first."""
    if len(person) != len(new_person()) or not person.isalnum():
        raise AdminError("error-person")
    return [decoded(LOBBY, row[0]) for row in await database.rows(TABLES_OF, person)]


# --- export ---------------------------------------------------------------------------------------


class ExportedPerson(msgspec.Struct, frozen=True):
    """Everything that is stored about a person."""

    person: str
    tables: list[dict[str, Any]]
    days: list[dict[str, Any]]
    """The results in deals of the day."""
    format: str = "foretell-person"
    version: int = 1


async def export_person(database: OpenDatabase, person: str) -> ExportedPerson:
    """Return everything that is stored about a person.

    Unfinished games come without cards and seeds, and so do deals that others may still play.
    """
    lobbies = await tables_of(database, person)
    tables = [await _exported(database, lobby, person) for lobby in lobbies]
    days = await database.rows(DAYS_OF, person)
    return ExportedPerson(person, tables, [dict(zip(("date", "name", "points"), row, strict=True)) for row in days])


async def _exported(database: OpenDatabase, lobby: Lobby, person: str) -> dict[str, Any]:
    seat = lobby.seat_of(person)
    known: dict[str, Any] = msgspec.to_builtins(replace(lobby, result=lobby.result_for(person)).info())
    known |= {"updated": lobby.updated, "lesson": lobby.lesson, "opened_by_person": lobby.owner == person, "seat": seat}
    if seat is not None:
        known |= {"name": lobby.seats[seat].name, "contribution": lobby.seats[seat].contribution}
    entries = await log_of(database, lobby.id)
    if lobby.result is not None and entries and not lobby.sealed(time.time_ns() // 1_000_000):
        known["record"] = str(Live.rebuilt(entries).record())
    return known


# --- erase ----------------------------------------------------------------------------------------


async def erase_person(database: OpenDatabase, person: str, *, dry_run: bool = True) -> Erasure:
    """Erase a person: delete the tables where nobody else played, and make the person anonymous at the others.

    Each table is one transaction. If the command is interrupted, run it again.
    """
    erasure = Erasure(0, 0)
    branches = await _branches(database)
    for lobby in await tables_of(database, person):
        others = any(seat.person not in (None, person) for seat in lobby.seats)
        if not dry_run:
            async with database.transaction():
                if others:
                    await _make_anonymous(database, lobby, person)
                else:
                    await delete_tables(database, [lobby.id])
                await _rename_in_branches(database, branches, lobby, person)
        erasure = Erasure(erasure.deleted + (not others), erasure.anonymous + others)
    if not dry_run:
        async with database.transaction():
            await database.execute("DELETE FROM day_results WHERE who = $1", person)
    return erasure


async def _make_anonymous(database: OpenDatabase, lobby: Lobby, person: str) -> None:
    stranger = new_person()  # nobody has a cookie with this number
    seats = tuple(
        replace(seat, name=ERASED_NAME, person=stranger) if seat.person == person else seat for seat in lobby.seats
    )
    owner = stranger if lobby.owner == person else lobby.owner
    await save_table(database, replace(lobby, seats=seats, owner=owner))
    await _rename_in_log(database, lobby.id, seats)


async def _branches(database: OpenDatabase) -> dict[str, list[Lobby]]:
    """Return the branches of each table that has any."""
    branches: dict[str, list[Lobby]] = {}
    for (body,) in await database.rows(BRANCHES):
        lobby = decoded(LOBBY, body)
        if lobby.branch is not None:
            branches.setdefault(lobby.branch.table, []).append(lobby)
    return branches


async def _rename_in_branches(
    database: OpenDatabase, branches: Mapping[str, list[Lobby]], lobby: Lobby, person: str
) -> None:
    """Replace the name of the person in others' branches of a table, where a bot has it, and in branches of those."""
    number = lobby.seat_of(person)
    name = None if number is None else lobby.seats[number].name
    origins = [lobby.id]
    while origins:
        same_origin = branches.get(origins.pop(), [])
        for index, branch in enumerate(same_origin):
            seats = tuple(
                replace(seat, name=ERASED_NAME) if (place, seat.kind, seat.name) == (number, "bot", name) else seat
                for place, seat in enumerate(branch.seats)
            )
            if seats != branch.seats and branch.seat_of(person) is None:
                await save_table(database, replace(branch, seats=seats))
                # Another table of the person may lead to this branch, too.
                same_origin[index] = replace(branch, seats=seats, version=branch.version + 1)
                await _rename_in_log(database, branch.id, seats)
            origins.append(branch.id)


async def _rename_in_log(database: OpenDatabase, table: str, seats: Sequence[Seat]) -> None:
    """Replace the names in the deal, the only entry with names."""
    for (text,) in await database.rows("SELECT text FROM entries WHERE game = $1 AND ply = 0", table):
        header = msgspec.json.decode(text, type=dict[str, Any])
        header["names"] = [seat.name or name for seat, name in zip(seats, header["names"], strict=True)]
        changed = msgspec.json.encode(header).decode()
        await database.execute("UPDATE entries SET text = $2 WHERE game = $1 AND ply = 0", table, changed)
