"""News that a worker could miss: its own writes with an unknown outcome, and workers that were silent for a while."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from foretell import Result
from foretell.server.background import Background
from foretell.server.hub import Hub
from foretell.server.metrics import Metrics
from foretell.server.workers import LOST_AFTER, MAX_UNSENT, RETRY_SECONDS, WorkerMessage, Workers
from foretell.store import StoreError
from foretell.table.lobby import Lobby, Rules, begin, swap
from tests.table.games import full_lobby
from tests.table.games import person as person_in

from .harness import PATIENCE
from .shared_store import Ear, QuickTime, SharedStore, with_hub


class SilentStore(SharedStore):
    """A store that carries out a write without an answer, while `silent` is set."""

    silent = False

    async def save(self, lobby: Lobby) -> Any:
        return self._heard(await self._store.save(lobby))

    async def save_with_rematch(self, lobby: Lobby, rematch: Lobby) -> Any:
        if self.silent:
            raise StoreError("the database is away")
        return await self._store.save_with_rematch(lobby, rematch)

    def _heard(self, answer: object) -> object:
        if self.silent:
            raise StoreError("the database did not answer")
        return answer


def test_a_change_with_an_unknown_outcome_is_told_to_everybody(tmp_path: Path) -> None:
    async def change(hub: Hub, store: SilentStore) -> None:
        lobby = replace(full_lobby(Rules(players=2)), version=1)
        await store.create(lobby)
        ear = Ear(person_in(1))
        await hub.door.attach(ear, lobby.id, None)
        store.silent = True
        with pytest.raises(StoreError):
            await hub.desk.change(lobby.id, lambda old: swap(old, person_in(0), 0, 1))
        while ear.heard[-1]["type"] != "table" or ear.heard[-1]["seat"] != 0:
            await asyncio.sleep(0.01)

    with_hub(tmp_path, change, store_type=SilentStore)


def test_the_last_acceptance_of_a_rematch_is_stored_with_the_rematch_or_not_at_all(tmp_path: Path) -> None:
    async def accept(hub: Hub, store: SilentStore) -> None:
        lobby = begin(replace(full_lobby(Rules(players=2)), version=1), person_in(0))
        over = replace(lobby, status="over", result=Result(0, (1, 0), "runes"))
        await store.create(over)
        assert (await hub.desk.rematch(over.id, person_in(0))).id == over.id
        store.silent = True
        with pytest.raises(StoreError):
            await hub.desk.rematch(over.id, person_in(1))
        stored = await store.table(over.id)
        assert (stored.rematch, stored.next) == ((0,), None)
        store.silent = False
        rematch = await hub.desk.rematch(over.id, person_in(1))
        assert rematch.id in hub.registry.rooms, "it is dealt before anybody connects"
        stored = await store.table(over.id)
        assert (stored.rematch, stored.next) == ((0, 1), rematch.id)

    with_hub(tmp_path, accept, store_type=SilentStore)


def test_a_rematch_without_absent_people_asks_the_other_workers_first(tmp_path: Path) -> None:
    async def accept(hub: Hub, store: SilentStore) -> None:
        lobby = begin(replace(full_lobby(Rules(players=2)), version=1), person_in(0))
        over = replace(lobby, status="over", result=Result(0, (1, 0), "runes"))
        await store.create(over)
        accepting = asyncio.ensure_future(hub.desk.rematch(over.id, person_in(0), without_absent=True))
        while over.id not in hub.registry.rooms:
            await asyncio.sleep(0)
        hub.registry._heard(WorkerMessage(worker="other", table=over.id, seats=(1,)))
        assert (await accepting).id == over.id
        hub.registry._heard(WorkerMessage(worker="other", table=over.id, seats=()))
        assert (await hub.desk.rematch(over.id, person_in(0), without_absent=True)).id != over.id

    with_hub(tmp_path, accept, QuickTime(), SilentStore)


def test_a_worker_that_loads_a_table_asks_the_others_who_is_there(tmp_path: Path) -> None:
    async def load(hub: Hub, store: SilentStore) -> None:
        lobby = full_lobby(Rules(players=2))
        await store.create(lobby)
        await hub.registry.room(lobby.id)
        asking = WorkerMessage(table=lobby.id, asks=True)
        while asking not in [replace(told, worker="", number=0) for told in messages(store)]:
            await asyncio.sleep(0.01)

    def messages(store: SilentStore) -> list[WorkerMessage]:
        return [msgspec.json.decode(told, type=WorkerMessage) for told in store.published]

    with_hub(tmp_path, load, store_type=SilentStore)


def test_after_missed_messages_every_table_is_read_again(tmp_path: Path) -> None:
    async def miss(hub: Hub, store: SilentStore) -> None:
        lobby = replace(full_lobby(Rules(players=2)), version=1)
        await store.create(lobby)
        ear = Ear(person_in(1))
        await hub.door.attach(ear, lobby.id, None)
        assert await store.save(swap(lobby, person_in(0), 0, 1))
        hub.registry._heard(WorkerMessage(missed=True))
        while ear.heard[-1]["type"] != "table" or ear.heard[-1]["seat"] != 0:
            await asyncio.sleep(0.01)

    with_hub(tmp_path, miss, store_type=SilentStore)


def test_a_table_whose_game_has_not_begun_is_read_once(tmp_path: Path) -> None:
    class OneRead(SilentStore):
        shared = False

        async def table(self, key: str) -> Any:
            raise AssertionError(key)

    async def load(hub: Hub, store: SilentStore) -> None:
        lobby = replace(full_lobby(Rules(players=2)), version=1)
        await store.create(lobby)
        assert (await hub.registry.room(lobby.id)).lobby.id == lobby.id

    with_hub(tmp_path, load, store_type=OneRead)


class Publisher:
    """A store that only publishes messages, and records them."""

    shared = True

    def __init__(self) -> None:
        self.sent: list[WorkerMessage] = []
        self.open = asyncio.Event()
        self.listen: Any = None

    def subscribe(self, heard: Any) -> None:
        self.listen = heard

    async def publish(self, message: bytes) -> None:
        await self.open.wait()
        self.sent.append(msgspec.json.decode(message, type=WorkerMessage))


def test_a_worker_that_was_lost_and_sends_again_is_noticed() -> None:
    async def listen() -> None:
        store: Any = Publisher()
        store.open.set()
        background, lost, returned = Background(Metrics()), list[str](), list[None]()
        workers = Workers(store, background, QuickTime())
        workers.start(lambda _: None, lost.append, lambda: returned.append(None))
        for _ in range(2):
            store.listen(b'{"worker":"other"}')
            assert not returned
        while not lost:
            await asyncio.sleep(LOST_AFTER / 1_000)
        store.listen(b'{"worker":"other"}')
        store.listen(b'{"worker":"other"}')
        assert (lost, len(returned)) == (["other"], 1)
        await background.stop()

    asyncio.run(listen())


def test_a_worker_ignores_its_own_messages() -> None:
    """After an error, a PostgreSQL store has another name, so it delivers what was sent under the old one."""

    async def listen() -> None:
        store: Any = Publisher()
        background, heard = Background(Metrics()), list[WorkerMessage]()
        workers = Workers(store, background, QuickTime())
        workers.start(heard.append, lambda _: None, lambda: None)
        store.open.set()
        workers.tell_presence("table", (0,))
        while len(store.sent) < 2:
            await asyncio.sleep(0.01)
        for message in store.sent:
            store.listen(msgspec.json.encode(message))
        assert heard == []
        await background.stop()

    asyncio.run(listen())


def test_a_message_that_arrives_late_or_twice_is_ignored() -> None:
    """After an error, the database may carry out what the worker has sent again."""

    async def publish(store: Any) -> None:
        background = Background(Metrics())
        workers = Workers(store, background, QuickTime())
        workers.tell_presence("table", (0,))
        workers.tell_presence("table", ())
        workers.say("table", b"1")
        store.open.set()
        async with asyncio.timeout(PATIENCE):
            while len(store.sent) < 3:
                await asyncio.sleep(0.01)
        await background.stop()

    async def listen() -> None:
        sender: Any = Publisher()
        await publish(sender)
        came, left, said = (msgspec.json.encode(message) for message in sender.sent)
        store: Any = Publisher()
        background, heard = Background(Metrics()), list[WorkerMessage]()
        Workers(store, background, QuickTime()).start(heard.append, lambda _: None, lambda: None)
        for message in (came, came, left, came, said, left, said):
            store.listen(message)
        assert heard == sender.sent
        store.listen(b'{"worker":"of an earlier version","table":"table"}')
        store.listen(b'{"worker":"of an earlier version","table":"table"}')
        assert len(heard) == 5
        await background.stop()

    asyncio.run(listen())


def test_what_is_said_at_a_table_goes_to_the_other_workers() -> None:
    async def publish() -> None:
        store: Any = Publisher()
        store.open.set()
        background = Background(Metrics())
        Workers(store, background, QuickTime()).say("table", b'{"type":"said"}')
        async with asyncio.timeout(PATIENCE):
            while not store.sent:
                await asyncio.sleep(0.01)
        (told,) = store.sent
        assert (told.table, told.line) == ("table", '{"type":"said"}')
        await background.stop()

    asyncio.run(publish())


def test_workers_learn_that_too_many_messages_waited() -> None:
    async def publish() -> None:
        store: Any = Publisher()
        background = Background(Metrics())
        workers = Workers(store, background, QuickTime())
        for number in range(MAX_UNSENT + 2):
            workers.tell_presence(f"table {number}", (0,))
        store.open.set()
        while len(store.sent) < 3:
            await asyncio.sleep(0.01)
        first, missed, last = store.sent
        assert (first.table, missed.missed, last.table) == ("table 0", True, f"table {MAX_UNSENT + 1}")
        await background.stop()

    asyncio.run(publish())


class PatientTime(QuickTime):
    """Records how long each sleep is."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await super().sleep(seconds)


def test_a_worker_waits_before_it_sends_a_message_again() -> None:
    class Deaf(Publisher):
        async def publish(self, message: bytes) -> None:
            if len(time_source.slept) < 3:
                raise StoreError("the database is away")
            await super().publish(message)

    time_source = PatientTime()

    async def publish() -> None:
        store: Any = Deaf()
        store.open.set()
        background = Background(Metrics())
        Workers(store, background, time_source).tell_presence("table", (0,))
        async with asyncio.timeout(PATIENCE):
            while not store.sent:
                await asyncio.sleep(0.01)
        assert time_source.slept == [RETRY_SECONDS] * 3
        await background.stop()

    asyncio.run(publish())
