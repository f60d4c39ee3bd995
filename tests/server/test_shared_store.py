"""One worker, at moments that two real workers would reach by chance: the test acts as the other worker."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

import foretell as ft
from foretell import Result
from foretell.server.hub import Hub
from foretell.table.headers import deal_entry
from foretell.table.live import Live
from foretell.table.lobby import Rules, begin, contribute, swap
from foretell.table.lobby import dealt as playing
from tests.table.games import full_lobby
from tests.table.games import person as person_in

from .shared_store import Ear, QuickTime, SharedStore, with_hub


def test_changes_at_another_worker_during_a_load_are_not_missed(tmp_path: Path) -> None:
    async def load(hub: Hub, store: SharedStore) -> None:
        lobby = full_lobby(Rules(players=2))
        await store.create(lobby)
        lobby = begin(lobby, person_in(0))
        deal = deal_entry(lobby, 1_000)
        await store.save(lobby)
        await store.save(playing(lobby))
        await store.append([deal])
        live = Live(deal)
        seat = live.game.actors[0]
        store.meanwhile = live.act(seat, 0, live.choices(seat)[0], 2_000)
        room = await hub.registry.room(lobby.id)
        while room.ply < 1:
            await asyncio.sleep(0.01)

    with_hub(tmp_path, load)


@pytest.mark.parametrize("times", [1, 2])
def test_the_deal_comes_when_the_database_is_there_again(tmp_path: Path, times: int) -> None:
    async def deal(hub: Hub, store: SharedStore) -> None:
        lobby = full_lobby(Rules(players=2))
        for seat in (0, 1):
            lobby = contribute(lobby, person_in(seat), f"{seat:064x}")
        lobby = begin(replace(lobby, version=1), person_in(0))
        await store.create(lobby)
        store.away = times
        room = await hub.registry.room(lobby.id)
        while room.ply < 0:
            await asyncio.sleep(0.01)
        assert store.away == 0

    with_hub(tmp_path, deal, QuickTime())


def test_a_worker_keeps_sending_heartbeats(tmp_path: Path) -> None:
    async def listen(hub: Hub, store: SharedStore) -> None:
        store.deaf = 3
        while store.deaf or len(store.published) < 3:
            await asyncio.sleep(0.01)

    with_hub(tmp_path, listen, QuickTime())


@pytest.mark.parametrize("before", ["heard", "loaded"])
def test_the_deal_goes_to_the_seats_as_saved_before_it(tmp_path: Path, before: str) -> None:
    """Another worker swaps two seats and deals, and this worker does not hear of the swap."""

    async def listen(hub: Hub, store: SharedStore) -> None:
        lobby = replace(full_lobby(Rules(players=2)), version=1)
        await store.create(lobby)
        ear = Ear(person_in(1))
        if before == "heard":
            await hub.door.attach(ear, lobby.id, None)
            assert ear.viewer == 1
        swapped = swap(lobby, person_in(0), 0, 1)
        begun = begin(swapped, person_in(0))
        for change in (swapped, begun, playing(begun)):
            assert await store.save(change)
        deal = deal_entry(begun, 1_000)
        await store.append([deal])
        if before == "heard":
            (await hub.registry.room(lobby.id)).heard(0)
        else:
            store.stale = lobby
            await hub.door.attach(ear, lobby.id, None)
        while not any(message["type"] in ("frame", "view") for message in ear.heard):
            await asyncio.sleep(0.01)
        told = next(message for message in ear.heard if message["type"] in ("frame", "view"))
        view = told.get("view") or told["changes"]
        assert view["seat"] == 0
        assert view["hand"] == list(Live(deal).game.view(0).hand or ())

    with_hub(tmp_path, listen)


def test_simultaneous_rematch_requests_get_the_same_table(tmp_path: Path) -> None:
    async def call(hub: Hub, store: SharedStore) -> None:
        lobby = begin(replace(full_lobby(Rules(players=2)), version=1), person_in(0))
        over = replace(lobby, status="over", result=Result(0, (1, 0), "runes"), listed=True)
        await store.create(over)
        found = await asyncio.gather(*(hub.desk.rematch(over.id, person_in(seat)) for seat in (0, 1, 0, 1)))
        new = await hub.desk.rematch(over.id, person_in(0))
        # A request before the last acceptance gets the finished table.
        assert {table.id for table in found} <= {over.id, new.id}
        assert found[-1].id == new.id != over.id
        assert (new.status, (await store.table(over.id) or over).next) == ("dealing", new.id)

    with_hub(tmp_path, call)


def test_a_bot_that_fails_does_not_stop_the_game(tmp_path: Path) -> None:
    class Cheat:
        name = "cheat"

        def choose(self, view: ft.View) -> ft.Action:
            if view.turns % 2:
                raise ValueError("no idea")
            return ft.Take("R1")

    async def play(hub: Hub, store: SharedStore) -> None:
        game = ft.Game(ft.Options(players=2))
        for _ in range(4):
            view = game.view(game.actors[0])
            game.play(await hub.bots.choose(Cheat(), view), game.actor)

    with_hub(tmp_path, play)
