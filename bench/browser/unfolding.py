"""`python -m bench.browser.unfolding`: frame times of the Unfolding at a full table, compared with an empty page."""

from __future__ import annotations

import os
import sys
from typing import Any

from playwright.sync_api import CDPSession, Page

from ..results_table import aligned, figure
from .frames import CATEGORIES, MOVING, STILL, Frames, end_tracing, read_trace, share
from .testbed import Testbed, Visitor, testbed

SEATS = 5
EMPTY_SECONDS = 5
RUNNING = "[data-unfolding]:not(.ended)"
MARK = """
([selector, moving, still]) => {
  const frame = () => {
    performance.mark(selector === null || document.querySelector(selector) ? moving : still);
    performance.clearMarks();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
"""


def measure_unfolding(bed: Testbed) -> Frames:
    """Measure all frames from the last prediction to the summary."""
    visitor = Visitor(bed)
    key = visitor.table(SEATS)
    _play_to_prediction(visitor, key)
    page, session = visitor.page()
    page.goto(f"/t/{key}")
    page.locator("[data-choice]:enabled").first.click()
    events = _traced(page, session, RUNNING)
    page.locator("[data-confirm]:not([aria-disabled=true])").click()
    page.locator("[data-unfolding].ended").wait_for()
    end_tracing(page.wait_for_timeout, session)
    visitor.close()
    return read_trace(events, 1)


def measure_empty_page(bed: Testbed) -> Frames:
    """Measure the frames of a page without content."""
    visitor = Visitor(bed)
    page, session = visitor.page()
    page.goto("about:blank")
    events = _traced(page, session, None)
    page.wait_for_timeout(EMPTY_SECONDS * 1000)
    end_tracing(page.wait_for_timeout, session)
    visitor.close()
    return read_trace(events, 1)


def _play_to_prediction(visitor: Visitor, key: str) -> None:
    """Let the visitor pass until they must predict. The bots play in between."""
    while True:
        answer = visitor.context.request.get(f"/api/v1/tables/{key}/view")
        if not answer.ok:
            continue
        now = answer.json()
        choices = now["view"]["choices"]
        if now["view"]["phase"] == "predict" and choices:
            return
        if choices:
            action = "pass" if "pass" in choices else choices[0]
            visitor.call("POST", f"/tables/{key}/moves", {"ply": now["ply"], "action": action})


def _traced(page: Page, session: CDPSession, selector: str | None) -> list[dict[str, Any]]:
    """Start a trace, in which the frames with this element are marked."""
    page.evaluate(MARK, [selector, MOVING, STILL])
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.send(
        "Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": list(CATEGORIES)}}
    )
    return events


def main() -> int:
    """Measure and print a table."""
    load = os.getloadavg()[0]
    with testbed() as bed:
        found = {"empty page": measure_empty_page(bed), "Unfolding": measure_unfolding(bed)}
    head = ("frames, ms", "frames", "work p50", "p95", "apart p50", "p95", "tasks > 50 ms")
    rows = [
        (
            name, str(len(frames.work)), *(figure(share(frames.work, part)) for part in (0.5, 0.95)),
            *(figure(share(frames.apart, part)) for part in (0.5, 0.95)), str(frames.long_tasks),
        )
        for name, frames in found.items()
    ]  # fmt: skip
    sys.stdout.write("\n".join([*aligned([head, *rows]), f"load of the machine before: {load:.1f}", ""]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
