"""What commits leave in the log and in the metrics, and what a bug in the store does."""

import asyncio
import logging
from typing import Any, cast

import pytest

from foretell.server.commits import Commits
from foretell.server.metrics import Metrics
from foretell.store import Store
from foretell.table.entries import Entry
from foretell.table.machine_effects import Outcome


class BuggyStore:
    """A store that raises an error other than StoreError."""

    async def append(self, _entries: list[Entry]) -> list[bool]:
        raise ZeroDivisionError


class SharedLog:
    """A store that refuses every second entry of a batch, as if another worker had taken its ply."""

    async def append(self, entries: list[Entry]) -> list[bool]:
        return [number % 2 == 0 for number in range(len(entries))]


def test_entries_that_wait_are_one_batch_and_each_gets_its_outcome() -> None:
    outcomes: list[Outcome] = []
    metrics = Metrics()

    async def commit() -> None:
        commits = Commits(cast("Store", SharedLog()), metrics, iter((1.0, 1.25)).__next__)
        for _ in range(3):
            commits.append(cast("Any", None), outcomes.append)
        await commits.drain()

    asyncio.run(commit())
    assert outcomes == [Outcome.STORED, Outcome.TAKEN, Outcome.STORED]
    text = metrics.text().decode()
    assert "foretell_commit_batch_count 1.0\nforetell_commit_batch_sum 3.0" in text
    assert "foretell_commit_seconds_count 1.0\nforetell_commit_seconds_sum 0.25" in text


def test_a_bug_in_the_store_is_logged_once_per_batch(caplog: pytest.LogCaptureFixture) -> None:
    outcomes: list[Outcome] = []
    metrics = Metrics()

    async def commit() -> None:
        commits = Commits(cast("Store", BuggyStore()), metrics)
        for _ in range(2):
            for _ in range(5):
                commits.append(cast("Any", None), outcomes.append)
            await commits.drain()

    with caplog.at_level(logging.ERROR):
        asyncio.run(commit())
    assert outcomes == [Outcome.UNKNOWN] * 10
    assert [record.message for record in caplog.records] == ["commit", "commit"]
    assert metrics.failures == 2
