"""What a bug in the store leaves in the log and in the metrics."""

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
    """A store that raises an error which is no StoreError."""

    async def append(self, _entries: list[Entry]) -> list[bool]:
        raise ZeroDivisionError


def test_a_bug_in_the_store_is_logged_once_per_batch(caplog: pytest.LogCaptureFixture) -> None:
    outcomes: list[Outcome] = []
    metrics = Metrics()

    async def commit() -> None:
        commits = Commits(cast("Store", BuggyStore()), metrics)
        for _ in range(2):
            for _ in range(5):
                commits.append(cast("Any", None), outcomes.append)
            await commits.settle()

    with caplog.at_level(logging.ERROR):
        asyncio.run(commit())
    assert outcomes == [Outcome.UNKNOWN] * 10
    assert [record.message for record in caplog.records] == ["commit", "commit"]
    assert metrics.failures == 2
