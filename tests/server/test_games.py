"""Clients play whole games over real sockets, in all variants."""

import asyncio
from itertools import product
from random import Random

import pytest

import foretell as ft
from tests.effort import effort
from tests.server.harness import Server, Table, play_on, table

EVERY = tuple(product((2, 3, 4, 5), ("A", "B"), ("open", "bending", "closed"), (False, True)))
VARIANTS = effort((*EVERY[::5], (5, "A", "open", False)), EVERY)
"""In every fifth of them each option has each of its values."""
OFTEN = 0.07
"""How often a fold is compared with the full view where not every ply is."""


async def whole_game(
    server: Server, wishes: dict[str, object], chance: Random, often: float
) -> tuple[Table, ft.Record]:
    """Play to the end. Check that every client's view, a spectator's too, equals the server's, and check the record."""
    async with table(server, wishes) as there:
        everybody = [*there.seats, await there.spectator(-1)]

        async def compare() -> None:
            if chance.random() < often:
                await asyncio.gather(*(seat.check() for seat in everybody))

        made = await play_on(everybody, chance.choice, each=compare)
        await asyncio.gather(*(seat.check() for seat in everybody))
        answer = await there.persons[0].http.get(f"/api/v1/tables/{there.key}/record")
        record = ft.Record.parse(answer.content)
        assert len(record.plies) == made
        return there, record


@pytest.mark.parametrize(("players", "side", "discard", "heirs"), VARIANTS)
def test_folded_frames_give_the_view(server: Server, players: int, side: str, discard: str, heirs: bool) -> None:
    chance = Random(f"{players}{side}{discard}{heirs}")
    first = (side, discard, heirs) == ("A", "open", False)
    wishes: dict[str, object] = {"players": players, "side": side, "discard": discard, "heirs": heirs}
    there, record = asyncio.run(whole_game(server, wishes, chance, 1.0 if first else OFTEN))
    options = record.options
    assert (options.players, options.side, options.discard, options.heirs) == (players, side, discard, heirs)
    for number, seat in enumerate(there.seats):
        told = record.replay().view(number)
        assert tuple(seat.view["runes"]) == told.runes
        assert told.result is not None
        assert seat.view["result"]["winner"] == told.result.winner


def test_without_the_memory_aid(server: Server) -> None:
    there, _ = asyncio.run(whole_game(server, {"players": 3, "memory": False}, Random(1), OFTEN))
    for seat in there.seats:
        assert [seat.view[name] for name in ("known", "told", "gone", "unplaced")] == [None] * 4


def test_with_a_custom_sheet(server: Server) -> None:
    usual = ft.default_sheet()
    code = usual.code.partition(":")[2].split(",")
    sheet = ft.Sheet.from_code("SCMT:" + ",".join(reversed(code)), "upside down")
    wishes: dict[str, object] = {"players": 4, "sheet_name": sheet.name, "sheet_code": sheet.code}
    there, record = asyncio.run(whole_game(server, wishes, Random(2), OFTEN))
    assert record.options.sheet == sheet
    assert there.seats[0].table["options"]["sheet_digest"] == sheet.digest != usual.digest


def test_people_and_bots_at_one_table(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 5}, people=2) as there:
            await play_on(there.seats, Random(3).choice)
            await there.settled()
            await asyncio.gather(*(seat.check() for seat in there.seats))
            assert {entry.by for entry in there.log() if entry.seat > 1} == {"bot"}

    asyncio.run(play())


def test_several_tables_at_once(server: Server) -> None:
    async def play() -> None:
        games = (whole_game(server, {"players": 2 + number % 4}, Random(number), OFTEN) for number in range(6))
        keys = [there.key for there, _ in await asyncio.gather(*games)]
        assert len(set(keys)) == 6

    asyncio.run(play())
