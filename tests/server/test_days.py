"""Scores of a day that was over before they were ready."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

import foretell as ft
from foretell.daily import DAY_MS, DayDeal, DayScore, day_end
from foretell.server.days import Days
from foretell.store import DayStore, open_store
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
