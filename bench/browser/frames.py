"""Measure the work for a frame while cards move at a full table.

Without a screen, the time between two frames says little, because the browser always waits for the next sixtieth of a
second. So this reads a trace and adds up the processor time of the page's thread between two frames: scripts, styles,
layout, painting and everything else.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from playwright.sync_api import CDPSession

from .testbed import PLAYER, Testbed, Visitor

SEATS = 5
SECONDS = 30
CATEGORIES = ("blink.user_timing", "disabled-by-default-devtools.timeline", "devtools.timeline", "__metadata")
MOVING, STILL = "frame-moving", "frame-still"
MARK = f"""
() => {{
  const frame = () => {{
    performance.mark(document.querySelector(".travelling, .ghost") ? "{MOVING}" : "{STILL}");
    performance.clearMarks();
    requestAnimationFrame(frame);
  }};
  requestAnimationFrame(frame);
}}
"""


@dataclass(frozen=True, slots=True)
class Frames:
    """All frames in which a card was moving. Times are in milliseconds, sorted."""

    slower: int
    work: list[float]
    """Processor time of the page's thread."""
    apart: list[float]
    """Time since the frame before."""
    long_tasks: int
    """Tasks of more than 50 ms, during which no frame can be drawn."""


def measure_frames(bed: Testbed) -> list[Frames]:
    """Measure at the speed of this machine, and four times slower."""
    return [_frames(bed, slower) for slower in (1, 4)]


def _frames(bed: Testbed, slower: int) -> Frames:
    visitor = Visitor(bed)
    key = visitor.table(SEATS)
    page, session = visitor.page()
    page.goto(f"/t/{key}")
    page.locator("[data-choice]:enabled").first.wait_for()
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(MARK)
    page.evaluate(PLAYER, slower)
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.send(
        "Tracing.start",
        {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": list(CATEGORIES)}},
    )
    page.wait_for_timeout(SECONDS * 1000)
    end_tracing(page.wait_for_timeout, session)
    visitor.close()
    return read_trace(events, slower)


def end_tracing(wait: Any, session: CDPSession) -> None:
    """End a trace, and wait until all of it has arrived."""
    ended: list[object] = []
    # Playwright sets an attribute on the callback, which a method of a list does not allow.
    session.on("Tracing.tracingComplete", lambda event: ended.append(event))  # noqa: PLW0108
    session.send("Tracing.end")
    while not ended:
        wait(100)


def read_trace(events: list[dict[str, Any]], slower: int) -> Frames:
    """Read the frames of the page's thread from a trace."""
    marks = sorted((event["ts"], event["name"], event["tid"], event["pid"]) for event in events if _is_mark(event))
    thread = marks[0][2:] if marks else None
    tasks = sorted(
        (event["ts"], event["ts"] + event.get("dur", 0), event.get("tdur", event.get("dur", 0)))
        for event in events
        if event["name"] == "RunTask" and event["ph"] == "X" and (event["tid"], event["pid"]) == thread
    )
    starts, ends = [start for start, *_ in tasks], [end for _, end, _ in tasks]
    work, apart = [], []
    for (start, *_), (end, name, *_) in pairwise(marks):
        if name != MOVING:
            continue
        among = tasks[bisect_right(ends, start) : bisect_left(starts, end)]
        # A mark is set within a task, so only a part of the first and of the last task counts.
        parts = (
            computed * (min(end, last) - max(start, first)) / max(1, last - first) for first, last, computed in among
        )
        work.append(sum(parts) / 1000)
        apart.append((end - start) / 1000)
    long_tasks = sum(computed > 50_000 for *_, computed in tasks)
    return Frames(slower, sorted(work), sorted(apart), long_tasks)


def _is_mark(event: dict[str, Any]) -> bool:
    return event.get("cat", "").startswith("blink.user_timing") and event["name"] in (MOVING, STILL)


def share(values: list[float], part: float) -> float | None:
    """The value that this part of the sorted values does not exceed."""
    return values[min(len(values) - 1, int(part * len(values)))] if values else None
