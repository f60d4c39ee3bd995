"""A room after a bug, and a room that was closed while the database was slow."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from foretell.server.hub import Hub
from foretell.server.logs import LOGGER
from foretell.server.rooms import Room
from foretell.table.lobby import Lobby, Rules, begin, swap
from foretell.table.machine_effects import Answer, WakeAt
from foretell.table.refusals import Refusal
from tests.table.games import full_lobby
from tests.table.games import person as person_in

from .shared_store import Ear, QuickTime, SharedStore, with_hub
from .test_front_door import stored


class BuggyStore(SharedStore):
    """A store with bugs: some methods raise an error other than StoreError."""

    buggy = ""

    async def entries(self, game: str, since: int = 0) -> Any:
        return await self._unless_buggy("entries", super().entries, game, since)

    async def save(self, lobby: Lobby) -> Any:
        return await self._unless_buggy("save", super().save, lobby)

    async def _unless_buggy(self, name: str, method: Any, *given: object) -> Any:
        if self.buggy == name:
            raise ZeroDivisionError
        return await method(*given)


def test_clients_can_start_again_after_a_bug_during_a_read(tmp_path: Path) -> None:
    async def fail(hub: Hub, store: BuggyStore) -> None:
        lobby, _ = await stored(store)
        ear = Ear(person_in(0))
        room = await hub.door.attach(ear, lobby.id, None)
        await room.sync()
        store.buggy = "entries"
        with pytest.raises(Refusal, match="internal error"):
            await room.sync()
        assert hub.registry._services.metrics.failures == 1
        assert [message["type"] for message in ear.heard[-2:]] == ["refused", "left"]
        store.buggy = ""
        assert (await hub.door.attach(ear, lobby.id, None)).ply == 0

    with_hub(tmp_path, fail, store_type=BuggyStore)


def test_clients_can_start_again_after_a_bug_before_the_deal(tmp_path: Path) -> None:
    async def fail(hub: Hub, store: BuggyStore) -> None:
        lobby = full_lobby(Rules(players=2))
        assert await store.create(lobby)
        assert await store.save(begin(lobby, person_in(0)))
        store.buggy = "save"
        room = await hub.registry.room(lobby.id)
        while not room.closed:
            await asyncio.sleep(0.01)
        store.buggy = ""
        ear = Ear(person_in(0))
        await hub.door.attach(ear, lobby.id, None)
        while ear.heard[-1]["type"] != "frame":
            await asyncio.sleep(0.01)

    with_hub(tmp_path, fail, QuickTime(), BuggyStore)


def test_a_deal_waits_for_the_database_and_the_log_tells_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def deal(hub: Hub, store: SharedStore) -> None:
        lobby = full_lobby(Rules(players=2))
        assert await store.create(lobby)
        assert await store.save(begin(lobby, person_in(0)))
        store.away = 1
        room = await hub.registry.room(lobby.id)
        while room.ply < 0:
            await asyncio.sleep(0.01)

    with caplog.at_level("ERROR", LOGGER):
        with_hub(tmp_path, deal, QuickTime())
    assert [record.message for record in caplog.records] == ["deal"]


def broken(_now: object) -> Any:
    """An input that the machine cannot process, so that its room is closed."""
    raise ZeroDivisionError


def test_clients_can_start_again_after_a_bug_of_the_machine(tmp_path: Path) -> None:
    async def fail(hub: Hub, store: SharedStore) -> None:
        lobby, _ = await stored(store)
        ear = Ear(person_in(0))
        room = await hub.door.attach(ear, lobby.id, None)
        room._put(broken)
        assert [message["type"] for message in ear.heard[-2:]] == ["refused", "left"]
        assert room.closed
        assert await hub.door.attach(ear, lobby.id, None) is not room

    with_hub(tmp_path, fail)


def test_a_decision_that_waits_during_a_bug_is_answered_once(tmp_path: Path) -> None:
    async def fail(hub: Hub, store: SharedStore) -> None:
        lobby, _ = await stored(store)
        room = await hub.registry.room(lobby.id)
        answers: list[Any] = []
        never: Any = "never"
        room._put(lambda _now: [WakeAt(never), Answer(answers.append, 7)])
        assert room.closed
        room.stop()
        assert answers == [7]

    with_hub(tmp_path, fail)


class ClosingStore(SharedStore):
    """A store that closes a room during its next read of a log."""

    closing: Room | None = None

    async def entries(self, game: str, since: int = 0) -> Any:
        room, self.closing = self.closing, None
        if room is not None:
            room._put(broken)
        return await super().entries(game, since)


def test_a_client_whose_room_is_closed_meanwhile_gets_to_the_next_one(tmp_path: Path) -> None:
    async def attach(hub: Hub, store: ClosingStore) -> None:
        lobby, _ = await stored(store)
        first = store.closing = await hub.registry.room(lobby.id)
        ear = Ear(person_in(0))
        second = await hub.door.attach(ear, lobby.id, -1)
        assert (first.closed, second.closed) == (True, False)
        assert [message["type"] for message in ear.heard[:2]] == ["welcome", "frame"]

    with_hub(tmp_path, attach, store_type=ClosingStore)


class SlowStore(SharedStore):
    """A store that saves a lobby, but answers only when it is allowed to. No other worker uses it."""

    shared = False

    def __init__(self, store: Any) -> None:
        super().__init__(store)
        self.saving, self.go_on = asyncio.Event(), asyncio.Event()

    async def save(self, lobby: Lobby) -> Any:
        self.saving.set()
        await self.go_on.wait()
        return await super().save(lobby)


def test_a_lobby_that_is_saved_after_its_room_was_closed_is_told_in_the_next_room(tmp_path: Path) -> None:
    async def change(hub: Hub, store: SlowStore) -> None:
        lobby = replace(full_lobby(Rules(players=2)), version=1)
        assert await store.create(lobby)
        first = await hub.registry.room(lobby.id)
        changing = asyncio.ensure_future(hub.desk.change(lobby.id, lambda old: swap(old, person_in(0), 0, 1)))
        await store.saving.wait()
        while not first.closed:
            await asyncio.sleep(0.01)
        ear = Ear(person_in(1))
        assert await hub.door.attach(ear, lobby.id, None) is not first
        assert ear.heard[-1]["seat"] == 1
        store.go_on.set()
        await changing
        while ear.heard[-1]["type"] != "table" or ear.heard[-1]["seat"] != 0:
            await asyncio.sleep(0.01)

    with_hub(tmp_path, change, QuickTime(), SlowStore)


class SlowLoads(SlowStore):
    """A store that also reads tables, but answers only when it is allowed to."""

    def __init__(self, store: Any) -> None:
        super().__init__(store)
        self.read, self.answer = asyncio.Event(), asyncio.Event()
        self.answer.set()

    async def load(self, tables: Any) -> Any:
        found = await super().load(tables)
        self.read.set()
        await self.answer.wait()
        return found


def test_a_lobby_that_is_saved_while_the_next_room_is_loaded_is_told_there(tmp_path: Path) -> None:
    async def change(hub: Hub, store: SlowLoads) -> None:
        lobby = replace(full_lobby(Rules(players=2)), version=1)
        assert await store.create(lobby)
        first = await hub.registry.room(lobby.id)
        changing = asyncio.ensure_future(hub.desk.change(lobby.id, lambda old: swap(old, person_in(0), 0, 1)))
        await store.saving.wait()
        while not first.closed:
            await asyncio.sleep(0.01)
        store.answer.clear()
        store.read.clear()
        ear = Ear(person_in(1))
        attaching = asyncio.ensure_future(hub.door.attach(ear, lobby.id, None))
        await store.read.wait()
        store.go_on.set()
        await changing
        store.answer.set()
        assert await attaching is not first
        while ear.heard[-1].get("seat") != 0:
            await asyncio.sleep(0.01)

    with_hub(tmp_path, change, QuickTime(), SlowLoads)
