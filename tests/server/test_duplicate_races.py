"""Persons who take seats at two tables of a duplicate at the same time, and the tables that are stored together."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from foretell.server.hub import Hub
from foretell.table.lobby import Lobby, TableSettings, begin, clear, seat_bot, sit
from foretell.table.refusals import Refusal
from tests.table.games import person

from .shared_store import SharedStore, with_hub

HOST, ADA = person(0), person(1)


class BusyStore(SharedStore):
    """A store at which something happens just after the next table is saved."""

    next_event: Callable[[], Awaitable[None]] | None = None

    async def save(self, lobby: Lobby) -> Any:
        saved = await super().save(lobby)
        event, self.next_event = self.next_event, None
        if event is not None:
            await event()
        return saved


async def opened(hub: Hub) -> Sequence[Lobby]:
    """Open a duplicate with two tables, each with a free seat and a bot."""
    tables = await hub.duplicates.open(HOST, TableSettings(players=2), 2)
    return [await hub.desk.change(table.id, lambda lobby: seat_bot(lobby, HOST, 1, "novice")) for table in tables]


def seated(lobby: Lobby) -> Lobby:
    return sit(lobby, ADA, 0, "Ada")


async def seats_of_ada(hub: Hub, tables: Sequence[Lobby]) -> list[int | None]:
    return [table.seat_of(ADA) for table in await hub.duplicates.tables(tables[0].duplicate.id)]  # type: ignore[union-attr]


def test_a_table_does_not_start_with_a_person_who_sits_at_another(tmp_path: Path) -> None:
    async def start(hub: Hub, _: SharedStore) -> None:
        tables = await opened(hub)
        for table in tables:
            await hub.desk.change(table.id, seated)  # as when the server stops before it looks at the other table
        with pytest.raises(Refusal, match="only the person") as refused:
            await hub.duplicates.start(tables[0], ADA)
        assert refused.value.code == "not_owner"
        assert await seats_of_ada(hub, tables) == [0, 0]
        with pytest.raises(Refusal, match="their seat is free now") as refused:
            await hub.duplicates.start(tables[0], HOST)
        assert refused.value.code == "seats_free"
        assert await seats_of_ada(hub, tables) == [None, 0]
        assert (await hub.duplicates.start(tables[1], HOST)).status == "dealing"

    with_hub(tmp_path, start)


def test_a_person_whose_table_has_started_meanwhile_keeps_that_seat_alone(tmp_path: Path) -> None:
    async def take_both(hub: Hub, store: BusyStore) -> None:
        first, second = tables = await opened(hub)

        async def take_the_other() -> None:
            await hub.desk.change(second.id, seated)
            begun = begin(replace(seated(first), version=first.version + 1), HOST)
            assert await store.save(begun)

        store.next_event = take_the_other
        sitting = await hub.duplicates.sit(first, ADA, seated)
        assert (sitting.status, sitting.seat_of(ADA)) == ("dealing", 0)
        with pytest.raises(Refusal, match="their seat is free now"):
            await hub.duplicates.start(second, HOST)
        assert await seats_of_ada(hub, tables) == [0, None]

    with_hub(tmp_path, take_both, store_type=BusyStore)


def test_a_second_seat_taken_at_the_same_time_is_cleared(tmp_path: Path) -> None:
    async def take_both(hub: Hub, store: BusyStore) -> None:
        first, second = tables = await opened(hub)

        async def take_the_other() -> None:
            await hub.desk.change(second.id, seated)

        store.next_event = take_the_other
        with pytest.raises(Refusal) as refused:
            await hub.duplicates.sit(first, ADA, seated)
        assert refused.value.code == "other_table"
        assert await seats_of_ada(hub, tables) == [None, 0]

    with_hub(tmp_path, take_both, store_type=BusyStore)


class ReadStore(SharedStore):
    """A store at which something happens just after the tables of a duplicate are read."""

    next_event: Callable[[], Awaitable[None]] | None = None

    async def tables(self, tables: Sequence[str]) -> Any:
        found = await self._store.tables(tables)
        event, self.next_event = self.next_event, None
        if event is not None:
            await event()
        return found


def test_a_table_does_not_start_with_a_person_who_came_after_the_look_at_the_others(tmp_path: Path) -> None:
    async def start(hub: Hub, store: ReadStore) -> None:
        first, _ = tables = await opened(hub)
        await hub.desk.change(first.id, lambda lobby: seat_bot(lobby, HOST, 0, "novice"))

        async def take_both() -> None:
            await hub.desk.change(first.id, lambda lobby: clear(lobby, HOST, 0))
            for table in tables:
                await hub.desk.change(table.id, seated)

        store.next_event = take_both
        with pytest.raises(Refusal) as refused:
            await hub.duplicates.start(first, HOST)
        assert refused.value.code == "changed"
        assert await seats_of_ada(hub, tables) == [0, 0]

    with_hub(tmp_path, start, store_type=ReadStore)


def test_a_table_starts_if_the_person_has_left_it_for_the_other(tmp_path: Path) -> None:
    async def start(hub: Hub, store: ReadStore) -> None:
        tables = await opened(hub)
        for table in tables:
            await hub.desk.change(table.id, seated)

        async def leave() -> None:
            await hub.desk.change(tables[0].id, lambda lobby: clear(lobby, ADA, 0))
            await hub.desk.change(tables[0].id, lambda lobby: seat_bot(lobby, HOST, 0, "novice"))

        store.next_event = leave
        assert (await hub.duplicates.start(tables[0], HOST)).status == "dealing"
        assert await seats_of_ada(hub, tables) == [None, 0]

    with_hub(tmp_path, start, store_type=ReadStore)


class RivalStore(SharedStore):
    """A store at which somebody opens a table with the code of the last one, just before a duplicate is stored."""

    rivals = 1
    tried: int = 0

    async def create_all(self, lobbies: Sequence[Lobby]) -> Any:
        self.tried += 1
        if self.rivals:
            self.rivals -= 1
            assert await self._store.create(replace(lobbies[-1], id="rival", duplicate=None))
            refused = await self._store.create_all(lobbies)
            assert await self._store.tables([lobby.id for lobby in lobbies]) == [], "all or none"
            return refused
        return await self._store.create_all(lobbies)


def test_the_tables_of_a_duplicate_are_stored_together_with_other_codes_if_one_is_taken(tmp_path: Path) -> None:
    async def open_one(hub: Hub, store: RivalStore) -> None:
        tables = await hub.duplicates.open(HOST, TableSettings(), 3)
        assert store.tried == 2
        stored = await store.tables([table.id for table in tables])
        assert sorted(stored, key=lambda table: table.code) == sorted(tables, key=lambda table: table.code)
        assert len({table.code for table in (*tables, await store.table("rival"))}) == 4

    with_hub(tmp_path, open_one, store_type=RivalStore)
