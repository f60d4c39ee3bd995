"""The front door, on a store that other workers seem to use: what is stored counts, not what is in memory."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from foretell.server.hub import Hub
from foretell.server.metrics import Metrics
from foretell.server.settings import Settings
from foretell.server.time_source import TimeSource
from foretell.store import open_store
from foretell.table import wire
from foretell.table.entries import Entry
from foretell.table.headers import deal_entry
from foretell.table.live import Live
from foretell.table.lobby import Lobby, Rules, begin
from foretell.table.lobby import dealt as playing
from foretell.table.past_frames import frames_since
from foretell.table.refusals import Refusal
from tests.table.games import full_lobby
from tests.table.games import person as person_in

from .harness import Person, Server
from .shared_store import Ear, SharedStore, with_hub


async def stored(store: SharedStore, *, deal: bool = True) -> tuple[Lobby, Live]:
    """Store a table whose game has begun, and perhaps its deal."""
    lobby = full_lobby(Rules(players=2))
    assert await store.create(lobby)
    begun = begin(lobby, person_in(0))
    for change in (begun, playing(begun)):
        assert await store.save(change)
    entry = deal_entry(playing(begun), 1_000)
    if deal:
        assert await store.append([entry]) == [True]
    return playing(begun), Live.rebuilt([entry])


def played_out(live: Live) -> list[Entry]:
    """Return the log of the rest of a game, played at random."""
    chance, entries = Random(4), []
    while not live.over:
        seat = live.actors[0]
        entries.append(live.act(seat, live.ply, chance.choice(live.choices(seat)), live.at + 1_000))
        live.advance(entries[-1])
    return entries


def test_a_game_that_another_worker_ended_is_over_here_too(tmp_path: Path) -> None:
    async def ask(hub: Hub, store: SharedStore) -> None:
        lobby, live = await stored(store)
        with pytest.raises(Refusal, match="when the game is over"):
            await hub.door.record(lobby.id, person_in(0))
        for entry in played_out(live):
            assert await store.append([entry]) == [True]
        assert await hub.door.record(lobby.id, person_in(0)) == str(live.record())
        assert len(await hub.door.frames(lobby.id, person_in(0), -1, "open")) == live.ply + 1
        assert (await hub.desk.rematch(lobby.id, person_in(0))).id == lobby.id
        rematch = await hub.desk.rematch(lobby.id, person_in(1))
        assert [rematch.id] == [(await store.table(lobby.id)).next]
        assert rematch.owner == person_in(1)

    with_hub(tmp_path, ask)


def test_a_rematch_of_a_game_that_another_worker_has_just_ended(tmp_path: Path) -> None:
    async def ask(hub: Hub, store: SharedStore) -> None:
        lobby, live = await stored(store)
        room = await hub.registry.room(lobby.id)
        for entry in played_out(live):
            assert await store.append([entry]) == [True]
        assert not room.over
        assert (await hub.desk.rematch(lobby.id, person_in(0))).rematch == (0,)

    with_hub(tmp_path, ask)


def test_a_game_that_another_worker_dealt_has_begun_here_too(tmp_path: Path) -> None:
    async def ask(hub: Hub, store: SharedStore) -> None:
        lobby = full_lobby(Rules(players=2))
        assert await store.create(lobby)
        with pytest.raises(Refusal, match="not dealt yet"):
            await hub.door.full(lobby.id, person_in(0))
        begun = begin(lobby, person_in(0))
        for change in (begun, playing(begun)):
            assert await store.save(change)
        deal = deal_entry(playing(begun), 1_000)
        assert await store.append([deal]) == [True]
        live = Live.rebuilt([deal])
        (seat,) = live.actors
        assert await hub.door.submit(lobby.id, person_in(seat), wire.Act(0, live.choices(seat)[0])) == 1
        assert json.loads(await hub.door.full(lobby.id, person_in(0)))["ply"] == 1

    with_hub(tmp_path, ask)


def test_a_client_that_missed_more_than_half_a_queue_gets_the_view(tmp_path: Path) -> None:
    async def attach() -> None:
        real = await open_store(f"sqlite:///{tmp_path}/foretell.db")
        store: Any = SharedStore(real)
        lobby, live = await stored(store)
        await store.append(played_out(live)[:20])
        size = sum(len(frame) for frame in frames_since(await store.entries(lobby.id), -1, 0))
        for max_queue, told in ((2 * size, "frame"), (2 * size - 2, "view")):
            hub = Hub(store, Settings(max_queue=max_queue), Metrics())
            ear = Ear(person_in(0))
            await hub.door.attach(ear, lobby.id, -1)
            assert ear.heard[1]["type"] == told
            await hub.stop()
        await real.close()

    asyncio.run(attach())


class SetStopwatch(TimeSource):
    """A stopwatch that the test sets."""

    seconds = 1_000.0

    def stopwatch(self) -> float:
        return self.seconds


class TimedStore(SharedStore):
    """A store whose commits take a quarter of a second."""

    watch = SetStopwatch()

    async def append(self, entries: Any) -> Any:
        self.watch.seconds += 0.25 * any(entry.kind == "act" for entry in entries)
        return await super().append(entries)


def test_how_long_a_decision_took_is_measured(tmp_path: Path) -> None:
    async def act(hub: Hub, store: SharedStore) -> None:
        lobby, live = await stored(store)
        (seat,) = live.actors
        await hub.door.submit(lobby.id, person_in(seat), wire.Act(0, live.choices(seat)[0]))
        text = hub.registry._services.metrics.text().decode()
        assert "foretell_submit_seconds_count 1.0\nforetell_submit_seconds_sum 0.25" in text

    with_hub(tmp_path, act, TimedStore.watch, TimedStore)


class SlowStore(SharedStore):
    """A store whose commits wait."""

    def __init__(self, store: Any) -> None:
        super().__init__(store)
        self.go_on = asyncio.Event()
        self.appending = asyncio.Event()

    async def append(self, entries: Any) -> Any:
        if any(entry.kind == "act" for entry in entries):
            self.appending.set()
            await self.go_on.wait()
        return await super().append(entries)


def test_a_server_that_stops_commits_and_tells_first(tmp_path: Path) -> None:
    async def stop(hub: Hub, store: SlowStore) -> None:
        lobby, live = await stored(store)
        (seat,) = live.actors
        ear = Ear(person_in(1 - seat))
        await hub.door.attach(ear, lobby.id, None)
        submit = hub.door.submit(lobby.id, person_in(seat), wire.Act(0, live.choices(seat)[0]))
        accepted = asyncio.ensure_future(submit)
        await store.appending.wait()
        drained = asyncio.ensure_future(hub.drain())
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="stopping"):
            await hub.door.submit(lobby.id, person_in(seat), wire.Undo(0))
        store.go_on.set()
        await drained
        assert ear.heard[-1]["type"] == "frame"
        assert ear.heard[-1]["ply"] == await accepted == 1

    with_hub(tmp_path, stop, store_type=SlowStore)


# --- logs that cannot be replayed -----------------------------------------------------------------


@pytest.mark.parametrize("version", [None, 1, 2])
def test_a_log_names_its_rules_and_others_are_refused(tmp_path: Path, version: int | None) -> None:
    async def ask(hub: Hub, store: SharedStore) -> None:
        lobby, _ = await stored(store, deal=False)
        deal = deal_entry(lobby, 1_000)
        header = msgspec.json.decode(deal.text)
        assert header.pop("rules_version") == 1
        if version is not None:
            header["rules_version"] = version
        if version == 2:
            header["jokers"] = True
        assert await store.append([deal._replace(text=msgspec.json.encode(header).decode())]) == [True]
        if version == 2:
            with pytest.raises(Refusal, match="rules version 2, but this server knows only version 1") as refused:
                await hub.door.full(lobby.id, person_in(0))
            assert refused.value.code == "not_ready"
        else:
            assert json.loads(await hub.door.full(lobby.id, person_in(0)))["ply"] == 0

    with_hub(tmp_path, ask)


def test_an_unexpected_error_during_hello_is_answered(tmp_path: Path) -> None:
    """A damaged log simulates a bug: replaying it raises an unexpected error."""

    async def ask(server: Server) -> None:
        async with Person(server, "Ada") as ada:
            key = (await ada.call("POST", "/tables", {"players": 2, "name": "Ada"}))["table"]["id"]
            with closing(sqlite3.connect(server.data / "foretell.db")) as file, file:
                file.execute("INSERT INTO entries VALUES (?, 0, 1, 'deal', -1, 'server', '{}')", (key,))
            async with connect(f"{server.url.replace('http', 'ws', 1)}/api/v1/tables/{key}/socket") as socket:
                for _ in range(2):
                    await socket.send('{"type":"hello","version":1}')
                    answer = json.loads(await socket.recv())
                    assert (answer["type"], answer["code"]) == ("refused", "failed")

    with Server(tmp_path / "data") as server:
        asyncio.run(ask(server))
