"""The deal of the day without a server: what a person gets, and scores that were not ready when the day was over."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import pytest
from msgspec.structs import replace

import foretell as ft
from foretell.daily import DAY_MS, DayDeal, DayScore, day_end
from foretell.players import LEVELS
from foretell.server.api import ServerParts
from foretell.server.app import build_app
from foretell.server.days import Days
from foretell.server.front_door import FrontDoor
from foretell.server.hub import Hub
from foretell.server.identity import Identity
from foretell.server.limits import Clients
from foretell.server.metrics import Metrics
from foretell.server.settings import Settings
from foretell.server.time_source import TimeSource
from foretell.store import DayStore, Store, open_store
from foretell.table.day_table import new_day_table
from foretell.table.entries import Entry
from foretell.table.lobby import Lobby

ADA, BEN, CLEO = "a" * 32, "b" * 32, "c" * 32
DEAL = DayDeal("2026-11-18", bytes(range(32)))
END = day_end(DEAL.date)
SCORE = DayScore(64, 9, 100, 36, ())


class Door:
    async def record_to_review(self, table: str, person: str) -> str:
        return "a record"


def finished(person: str, at: int) -> tuple[Lobby, list[Entry]]:
    """A game of the day with one decision, at a time."""
    table = new_day_table(person, "Ada", DEAL, END - DAY_MS)
    over = replace(table, status="over", result=ft.Result(0, (3, 2, 1), "runes"))
    return over, [Entry(table.id, 0, at, "deal", -1, "server", ""), Entry(table.id, 1, at, "act", 0, "person", "pass")]


def test_a_game_that_ended_before_midnight_gets_its_score_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scores: list[DayScore | None] = [None, SCORE]
    monkeypatch.setattr(Days, "_reviewed", lambda *_, **__: scores.pop(0))

    async def ask() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/foretell.db")
        assert isinstance(store, DayStore)
        days = Days(store, *cast("tuple[Any, Any, Any, Any]", (None, Door(), None, None)))
        for lobby, entries in (finished(ADA, END - 1), finished(BEN, END)):
            await store.append(entries)
            assert await store.create(lobby)
        assert await days.points("host", ADA, DEAL) is None, "the review is not complete"
        assert await days.points("host", ADA, DEAL) == 64
        assert await days.points("host", ADA, DEAL) == 64, "it is stored"
        assert await days.points("host", BEN, DEAL) is None, "the game went on after midnight"
        assert await days.points("host", CLEO, DEAL) is None
        assert [result.who for result in await store.best_of_day(DEAL.date, 9)] == [ADA]
        await store.close()

    asyncio.run(ask())


def test_workers_begin_with_different_levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def reviewed(*_: object, level: str) -> DayScore:
        asked.append(level)
        return SCORE

    monkeypatch.setattr(Days, "_reviewed", reviewed)

    async def ask(*, shared: bool) -> None:
        store = await open_store(f"sqlite:///{tmp_path}/{shared}.db")
        monkeypatch.setattr(store, "shared", shared, raising=False)
        none = cast("Any", None)
        workers = [Days(store, none, none, none, Noon(), Random(seed)) for seed in (1, 2)]
        for number in range(1, len(LEVELS) + 1):
            scores = await workers[number % 2].level_scores(DEAL.date)
            assert list(scores) == [level for level in LEVELS if level in asked], "weakest first"
            assert len(scores) == number
        await store.close()

    asyncio.run(ask(shared=False))
    assert asked == list(LEVELS)
    asked.clear()
    asyncio.run(ask(shared=True))
    assert sorted(asked) == sorted(LEVELS)
    assert asked[:2] == [Random(2).sample(LEVELS, 5)[0], Random(1).sample(LEVELS, 5)[0]]


def test_a_level_that_another_worker_scores_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(Days, "_reviewed", lambda *_, level: asked.append(level))

    async def claim(name: str, now: int, until: int) -> bool:
        assert now < until
        claims.append(name)
        return name not in elsewhere

    async def ask() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/foretell.db")
        monkeypatch.setattr(store, "claim", claim)
        none = cast("Any", None)
        days = Days(store, none, none, none, Noon())
        for _ in range(2):  # the second request renews no claim that lasts long enough
            assert await days.level_scores(DEAL.date) == {}
        elsewhere.update(f"day {DEAL.date} {level}" for level in LEVELS)
        monkeypatch.setattr(Noon, "now_ms", lambda _: END - 1)
        assert await days.level_scores(DEAL.date) == {}
        await store.close()

    claims: list[str] = []
    elsewhere = {f"day {DEAL.date} {LEVELS[0]}"}
    asyncio.run(ask())
    assert asked == [LEVELS[1]] * 2
    assert claims == [f"day {DEAL.date} {level}" for level in (*LEVELS[:2], LEVELS[0], *LEVELS)]


class Noon(TimeSource):
    """Noon of the day."""

    def now_ms(self) -> int:
        return END - DAY_MS // 2


async def day_server(store: DayStore, folder: Path) -> tuple[Hub, httpx.AsyncClient]:
    """The API at noon, asked by Ada. The deal of the day is known."""
    settings, metrics = Settings(rate=0, data=folder), Metrics()
    hub = Hub(cast("Store", store), settings, metrics, Noon())
    identity = Identity(folder)
    parts = ServerParts(settings, cast("Store", store), hub, identity, metrics, Clients(settings))
    await store.day_secret(DEAL.date, DEAL.secret.hex())
    cookie = identity.set_cookie(ADA).partition(";")[0]
    transport = httpx.ASGITransport(build_app(parts))  # type: ignore[arg-type]
    return hub, httpx.AsyncClient(transport=transport, base_url="http://table.example", headers={"Cookie": cookie})


def test_the_day_of_a_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Days, "_reviewed", lambda *_, **__: SCORE)
    monkeypatch.setattr(FrontDoor, "record_to_review", Door.record_to_review)

    async def ask() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/foretell.db")
        assert isinstance(store, DayStore)
        hub, client = await day_server(store, tmp_path)
        table, entries = finished(ADA, END - DAY_MS + 1)
        async with client:
            before = (await client.get("/api/v1/daily")).json()
            assert (before["date"], before["table"], before["over"]) == (DEAL.date, None, False)
            assert (await again(client)).json()["code"] == "not_over"
            assert await store.create(replace(table, status="playing", result=None, version=0))
            assert (await client.get("/api/v1/daily")).json()["over"] is False
            assert (await again(client)).json()["code"] == "not_over"
            await store.append(entries)
            assert await store.save(replace(table, version=1))
            day = (await client.get("/api/v1/daily")).json()
            assert (day["table"], day["over"], day["scoring"]) == (table.id, True, "done")
            assert day["score"]["points"] == 64
            assert [(row["name"], row["points"], row["you"]) for row in day["comparison"]["best"]] == [
                ("Ada", 64, True)
            ]
            assert (await client.get("/api/v1/daily")).json()["score"] == day["score"], "it is stored"
            counted = await client.post("/api/v1/daily", json={"name": "Ada"})
            assert counted.json()["table"]["id"] == table.id
            extra = (await again(client)).json()
            assert extra["table"]["id"] != table.id
        await hub.stop()
        await store.close()

    asyncio.run(ask())


async def again(client: httpx.AsyncClient) -> httpx.Response:
    """Play the deal of the day once more."""
    return await client.post("/api/v1/daily", json={"name": "Ada", "again": True})
