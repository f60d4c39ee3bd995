"""How much work a frame is, while cards travel at a full table.

The time from one frame to the next says little where there is no screen: the browser waits for the next sixtieth of a
second, however little it had to do. So a trace is kept, and what counts is how long the page's thread was at work
between two frames: scripts, styles, layout, painting and whatever else it did. Work is processor time: while others
have the processor, the thread does not work.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from playwright.sync_api import CDPSession

from .parlour import PLAYER, Parlour, Visitor

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
    """Of all frames in which a card was on its way, in milliseconds and in order of size."""

    slower: int
    work: list[float]
    """How long the page's thread was busy."""
    apart: list[float]
    """How long after the one before it came."""
    long_tasks: int
    """Stretches of work of more than 50 ms, in which no frame could be drawn."""


def measure_frames(place: Parlour) -> list[Frames]:
    """As fast as this machine is, and four times slower."""
    return [_frames(place, slower) for slower in (1, 4)]


def _frames(place: Parlour, slower: int) -> Frames:
    visitor = Visitor(place)
    key = visitor.table(SEATS)
    page, session = visitor.page()
    page.goto(f"/t/{key}")
    page.locator("[data-choice]:enabled").first.wait_for()
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(MARK)
    page.evaluate(PLAYER, slower)
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.send(
        "Tracing.start",
        {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": list(CATEGORIES)}},
    )
    page.wait_for_timeout(SECONDS * 1000)
    _end_tracing(page.wait_for_timeout, session)
    visitor.close()
    return read_trace(events, slower)


def _end_tracing(wait: Any, session: CDPSession) -> None:
    ended: list[object] = []
    # Playwright marks what it is given, and a method of a list cannot be marked.
    session.on("Tracing.tracingComplete", lambda told: ended.append(told))  # noqa: PLW0108
    session.send("Tracing.end")
    while not ended:
        wait(100)


def read_trace(events: list[dict[str, Any]], slower: int) -> Frames:
    """What the trace tells of the page's thread."""
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
        # Marks are set within a task: of such a one counts the part on this side.
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
    """The value that `part` of them do not exceed."""
    return values[min(len(values) - 1, int(part * len(values)))] if values else None
