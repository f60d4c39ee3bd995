"""Traces of moves."""

import asyncio
from itertools import count
from typing import Any, cast

import pytest

from foretell.errors import LocalizedError
from foretell.server.commits import Commits
from foretell.server.metrics import Metrics
from foretell.server.traces import ENDPOINT, MoveTrace, TracedCommits, commits_for
from foretell.store import Store, StoreError
from foretell.table.machine_effects import Outcome
from tests.store.samples import entry


class FakeStore:
    async def append(self, entries: list[Any]) -> list[bool]:
        if any(entry.text == "fail" for entry in entries):
            raise StoreError("down")
        return [entry.ply != 1 for entry in entries]


class Sink:
    def __init__(self) -> None:
        self.traces: list[MoveTrace] = []
        self.closed = False

    def record(self, trace: MoveTrace) -> None:
        self.traces.append(trace)

    def close(self) -> None:
        self.closed = True


def test_each_move_is_traced_from_the_queue_to_its_frames() -> None:
    sink, ticks, told = Sink(), count(1), list[Outcome]()

    async def commit() -> None:
        commits = TracedCommits(cast("Store", FakeStore()), Metrics(), sink, lambda: next(ticks))
        for ply in range(2):
            commits.append(entry("g", ply), told.append)
        await commits.drain()
        commits.append(entry("g", 2, text="fail"), told.append)
        await commits.drain()
        assert not commits._traces

    asyncio.run(commit())
    assert told == [Outcome.STORED, Outcome.TAKEN, Outcome.UNKNOWN]
    assert [trace.outcome for trace in sink.traces] == told
    for trace in sink.traces:
        starts = [start for _, start, _ in trace.steps()]
        ends = [end for _, _, end in trace.steps()]
        assert starts == [trace.queued, *ends[:-1]], "the steps follow each other"
        assert starts + ends[-1:] == sorted(starts + ends[-1:])
    assert sink.traces[0].began == sink.traces[1].began, "both are in one commit"
    assert sink.closed


def test_without_a_collector_nothing_is_traced(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(commits_for(cast("Store", FakeStore()), Metrics(), {})) is Commits
    monkeypatch.setitem(__import__("sys").modules, "opentelemetry", None)
    with pytest.raises(LocalizedError, match="traces"):
        commits_for(cast("Store", FakeStore()), Metrics(), {ENDPOINT: "http://127.0.0.1:4318"})
