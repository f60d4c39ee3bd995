"""Players can check the deal: the commitment comes first, all contribute to the seed, and the record shows both."""

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import foretell as ft
from tests.deals import contribution
from tests.server.harness import Person, Server, Table, play_on, sitting, table


def verify(file: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "foretell", "verify", str(file), *flags]
    return subprocess.run(command, capture_output=True, text=True, check=False)


async def played(server: Server, contributions: list[str | None]) -> tuple[str, bytes]:
    """Play a game with these contributions. Return the commitment, which was published before them, and the record."""
    key, persons = await sitting(server, {"players": len(contributions)})
    there = Table(server, key, persons)
    try:
        there.seats = [await person.connect(key, contribute=False) for person in persons]
        there._open += there.seats
        commitment: str = there.seats[0].table["commitment"]
        assert not any(seat["contributed"] for seat in there.seats[0].table["seats"])
        for seat, one in zip(there.seats, contributions, strict=True):
            if one is not None:
                await seat.send({"type": "contribute", "contribution": one})
                while not seat.table["seats"][seat.seat]["contributed"]:
                    await seat.next()
        await persons[0].call("POST", f"/tables/{key}/start")
        await play_on(there.seats, Random(1).choice)
        assert {seat.table["commitment"] for seat in there.seats} == {commitment}
        given = [seat["contributed"] for seat in there.seats[0].table["seats"]]
        assert given == [one is not None for one in contributions]
        return commitment, (await persons[0].http.get(f"/api/v1/tables/{key}/record")).content
    finally:
        await there.close()


def test_a_record_verifies_with_what_was_noted_before_the_deal(server: Server, tmp_path: Path) -> None:
    mine: list[str | None] = [contribution(f"Player {number}") for number in range(3)]
    commitment, text = asyncio.run(played(server, mine))
    file = tmp_path / "game.txt"
    file.write_bytes(text)
    for one in mine:
        done = verify(file, "--commitment", commitment, "--contribution", str(one))
        assert done.returncode == 0, done.stderr
    assert verify(file, "--commitment", "0" * 64).returncode == 1
    assert verify(file, "--contribution", "0" * 64).returncode == 1
    record = ft.Record.parse(text)
    assert record.secret is not None
    assert ft.commitment_of(record.secret) == commitment
    assert record.seed == ft.seed_from(record.secret, tuple(bytes.fromhex(str(one)) for one in mine))


def test_contributions_are_optional(server: Server) -> None:
    mine = [contribution("Ada"), None]
    commitment, text = asyncio.run(played(server, mine))
    record = ft.Record.parse(text)
    assert record.commitment == commitment
    assert record.contributions == (bytes.fromhex(str(mine[0])), None)


def test_a_person_contributes_only_once(server: Server) -> None:
    async def play() -> None:
        key, persons = await sitting(server, {"players": 2})
        there = Table(server, key, persons)
        seat = await there.connect(persons[0])
        while not seat.table["seats"][0]["contributed"]:
            await seat.next()
        again = {"type": "contribute", "contribution": contribution("Ben")}
        assert (await seat.refusal(again))["code"] == "already_contributed"
        await there.close()

    asyncio.run(play())


def test_the_secret_is_nowhere_before_the_end(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 3}) as there:
            watcher = await there.spectator(-1)
            everybody = [*there.seats, watcher]
            await play_on(everybody, Random(2).choice)
            record = ft.Record.parse((await there.persons[0].http.get(f"/api/v1/tables/{there.key}/record")).content)
            assert record.secret is not None
            hidden = [record.secret.hex(), record.seed.hex(), *(str(one and one.hex()) for one in record.contributions)]
            sent = b"".join(message for seat in everybody for message in seat.received).decode()
            assert not [one for one in hidden if one in sent]
            assert not [one for one in hidden if one in server.log.read_text()]

    asyncio.run(play())


def test_a_table_alone_deals_as_soon_as_its_owner_has_contributed(tmp_path: Path) -> None:
    async def play(server: Server) -> tuple[str, bytes, str]:
        async with Person(server) as person:
            place: dict[str, Any] = await person.call("POST", "/play", {"name": "Ada", "level": "novice"})
            key, mine = place["table"]["id"], contribution("Ada")
            await person.call("POST", f"/tables/{key}/contribution", {"contribution": mine})
            seat = await person.connect(key, -1, contribute=False)
            await play_on([seat], Random(3).choice)
            await seat.close()
            record = await person.http.get(f"/api/v1/tables/{key}/record")
            return place["table"]["commitment"], record.content, mine

    with Server(tmp_path / "data", "--deal-wait", "60") as server:
        commitment, text, mine = asyncio.run(play(server))
    (tmp_path / "game.txt").write_bytes(text)
    assert verify(tmp_path / "game.txt", "--commitment", commitment, "--contribution", mine).returncode == 0
