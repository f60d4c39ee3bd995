"""The hub of a server process."""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest
from msgspec.structs import replace

from foretell.daily import DayDeal
from foretell.server.desk import FOREVER
from foretell.server.hub import GC_THRESHOLDS, Hub
from foretell.server.metrics import Metrics
from foretell.server.rooms import Room
from foretell.server.settings import Settings
from foretell.store import open_store
from foretell.table.branches import BranchWishes
from foretell.table.day_table import day_table_id
from foretell.table.lobby import Lobby, TableSettings
from foretell.table.refusals import Refusal
from tests.table.games import person as person_in
from tests.table.test_branches import finished

from .shared_store import SharedStore, with_hub
from .test_openings import made


def test_garbage_is_collected_at_the_start_and_then_rarely(tmp_path: Path) -> None:
    class Knot:
        def __init__(self) -> None:
            self.itself = self

    async def wait(_hub: Hub, _store: SharedStore) -> None:
        while gc.get_threshold() != GC_THRESHOLDS:
            await asyncio.sleep(0.01)
        assert garbage() is None

    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    gc.disable()  # so that nothing else collects it
    garbage = weakref.ref(Knot())
    try:
        with_hub(tmp_path, wait)
    finally:
        gc.enable()
        gc.set_threshold(*before)
        gc.unfreeze()


def test_the_tables_of_a_person_are_bounded_by_what_is_stored(tmp_path: Path) -> None:
    """Every unfinished table counts, whichever worker opened it and whatever it is for."""

    async def fill() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/foretell.db")
        hub = Hub(store, Settings(max_tables=1), Metrics())
        try:
            await hub.desk.start_lesson("ada", "Ada")
            with pytest.raises(Refusal, match="1 unfinished tables"):
                await hub.desk.start_lesson("ada", "Ada")
            with pytest.raises(Refusal, match="1 unfinished tables"):
                await hub.desk.open_table("ada", TableSettings(), "Ada", ())
            await hub.desk.start_lesson("ben", "Ben")
            lobby, log = finished()
            await store.create(lobby)
            await store.append([entry._replace(game=lobby.id) for entry in log])
            with pytest.raises(Refusal, match="1 unfinished tables"):
                await hub.desk.branch(lobby.id, BranchWishes("ada", "Ada", 1))
            branch = await hub.desk.branch(lobby.id, BranchWishes("cora", "Cora", 1))
            assert branch.id in hub.registry.rooms, "its bots play before anybody connects"
        finally:
            await hub.stop()
            await store.close()

    asyncio.run(fill())


@pytest.mark.parametrize("known", ["here", "elsewhere"])
def test_a_game_is_listed_with_its_result_before_that_is_stored(tmp_path: Path, known: str) -> None:
    """Players who have the last frame of a game may look at their games at once, also at another worker."""

    async def look(hub: Hub, store: SharedStore) -> None:
        lobby, log = finished()
        playing = replace(lobby, status="playing", result=None)
        await store.create(playing)
        await store.append([entry._replace(game=lobby.id) for entry in log])

        async def games_of(_person: str, _before: int, _limit: int) -> list[Lobby]:
            return [playing]

        store.games_of = games_of  # type: ignore[attr-defined]  # what is stored is older than the last entry
        if known == "here":
            await hub.registry.room(lobby.id)
        (listed,) = await hub.desk.games_of(person_in(0), FOREVER, 10)
        assert (listed.status, listed.result) == ("over", lobby.result)
        stored = await store.table(lobby.id)
        assert stored.result == lobby.result

    with_hub(tmp_path, look)


def test_the_deal_of_the_day_is_over_before_its_result_is_stored(tmp_path: Path) -> None:
    async def look(hub: Hub, store: SharedStore) -> None:
        lobby, log = finished()
        deal = DayDeal("2026-11-18", bytes(32))
        playing = replace(lobby, id=day_table_id("ada", deal), status="playing", result=None)
        await store.create(playing)
        await store.append([entry._replace(game=playing.id) for entry in log])
        table = await hub.days.table_of("ada", deal)
        assert table is not None
        assert (table.status, table.result) == ("over", lobby.result)

    with_hub(tmp_path, look)


def test_every_request_keeps_a_table_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    touched: list[Room] = []

    def touch(room: Room) -> None:
        touched.append(room)

    monkeypatch.setattr(Room, "touch", touch)

    async def ask(hub: Hub, store: SharedStore) -> None:
        lobby, _ = finished()
        await store.create(lobby)
        room = await hub.registry.room(lobby.id)
        assert touched == []
        assert await hub.registry.room(lobby.id) is room
        assert touched == [room]

    with_hub(tmp_path, ask)


def test_a_game_that_is_over_does_not_count_after_it_has_left_the_memory(tmp_path: Path) -> None:
    async def open_two() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/foretell.db")
        hub = Hub(store, Settings(rate=0, max_tables=1), Metrics())
        lobby, log = finished()
        await store.create(lobby)
        await store.append([entry._replace(game=lobby.id) for entry in log])
        try:
            await hub.openings.open("192.0.2.1", "ada", made(lobby))
            hub.registry._forget(await hub.registry.room(lobby.id))
            await hub.openings.open("192.0.2.1", "ada", made(finished()[0]))
            with pytest.raises(Refusal, match="1 unfinished tables"):
                await hub.openings.open("192.0.2.1", "ada", made(finished()[0]))
        finally:
            await hub.stop()
            await store.close()

    asyncio.run(open_two())
