"""Tables for the tests of administration: copies of a stored game."""

import re
import time
from functools import cache

import msgspec
from msgspec.structs import replace

from foretell.table.entries import Entry
from foretell.table.lobby import Lobby, Seat
from tests.store.samples import opened
from tests.store.test_versions import FINISHED, VERSION_1

DAY_MS = 86_400_000
LONG_AGO = time.time_ns() // 1_000_000 - 400 * DAY_MS
PLIES = 97


def finished_table(number: int) -> str:
    return f"finished{number:08}"


@cache
def stored_game() -> tuple[Lobby, list[Entry]]:
    """Return the finished game in `version-1.sql`."""
    (body,) = re.findall(rf"INSERT INTO \"tables\" VALUES\('{FINISHED}'.*'(\{{.*\}})'\);", VERSION_1)
    rows = re.findall(rf"INSERT INTO \"entries\" VALUES\('{FINISHED}',(.*)\);", VERSION_1)
    entries = [
        msgspec.convert(
            (FINISHED, *(value.strip("'") if value.startswith("'") else int(value) for value in row.split(",", 5))),
            Entry,
        )
        for row in rows
    ]
    assert len(entries) == PLIES
    return msgspec.json.decode(body, type=Lobby), entries


def game(number: int, persons: tuple[str, ...] = ("ann",), at: int = LONG_AGO) -> tuple[Lobby, list[Entry]]:
    """Return a copy of the finished game with these persons, and bots in the other seats."""
    lobby, entries = stored_game()
    seats = tuple(
        Seat("person", f"Name of {person}", person, None, seat.contribution)
        if person
        else replace(seat, kind="bot", person=None)
        for person, seat in zip((*persons, "", "")[:2], lobby.seats, strict=True)
    )
    header = msgspec.json.decode(entries[0].text)
    header["names"] = [seat.name for seat in seats]
    deal = entries[0]._replace(text=msgspec.json.encode(header).decode())
    table = finished_table(number)
    changed = replace(lobby, id=table, code=f"CODE{number}", seats=seats, owner=persons[0], created=at, updated=at)
    return changed, [each._replace(game=table, at=at) for each in (deal, *entries[1:])]


async def store_games(url: str, *games: tuple[Lobby, list[Entry]]) -> None:
    async with opened(url) as store:
        for lobby, entries in games:
            assert await store.create(lobby)
            await store.append(entries)


async def filled(url: str, tables: int) -> list[str]:
    await store_games(url, *(game(number) for number in range(tables)))
    return [finished_table(number) for number in range(tables)]
