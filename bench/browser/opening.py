"""Measure how soon a table works on a slow machine: from the address until a click has its effect."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from .testbed import Testbed, Visitor

SLOWER = 4
SEATS = 5
OPENINGS = 7
# Notes the time when a choice is highlighted and painted and the page is idle, clicks it, and notes the time when the
# table shows the decision.
WATCH = """
(() => {
  const times = (window.opening = {});
  const ply = () => Number(document.querySelector("[data-phase]")?.dataset.ply ?? -1);
  const lit = () => document.querySelector('[data-choice]:enabled:not([data-choice="allin"])');
  const look = () => {
    if (times.lit === undefined && lit()) {
      times.lit = performance.now();
      requestAnimationFrame(() => setTimeout(() => {
        times.ready = performance.now();
        times.before = ply();
        lit()?.click();
      }));
    } else if (times.ready !== undefined && times.answered === undefined && ply() > times.before) {
      times.answered = performance.now();
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})();
"""
MEASURED = "() => window.opening?.answered === undefined ? null : window.opening"


@dataclass(frozen=True, slots=True)
class Opening:
    """Seconds since the address was entered, for several openings."""

    cache: str
    ready: list[float]
    """Until a choice is highlighted and painted, and the page is idle."""
    answered: list[float]
    """Until the table shows the effect of the click."""
    computed: list[float]
    """Processor time of the page's thread, which other programs on the machine do not change."""

    @property
    def typical(self) -> float:
        """The median."""
        return median(self.ready)


def measure_openings(bed: Testbed) -> list[Opening]:
    """Measure with an empty cache and with a full one."""
    return [_openings(bed, cold=True), _openings(bed, cold=False)]


def _openings(bed: Testbed, *, cold: bool) -> Opening:
    opening = Opening("empty" if cold else "full", [], [], [])
    visitor = Visitor(bed)
    while len(opening.ready) < OPENINGS:
        key = _table_where_it_is_my_turn(visitor)
        visiting = Visitor(bed, state=visitor.context.storage_state()) if cold else visitor
        page, session = visiting.page()
        page.add_init_script(WATCH)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(f"/t/{key}", wait_until="commit")
        times = page.wait_for_function(MEASURED).json_value()
        opening.ready.append(times["ready"] / 1000)
        opening.answered.append(times["answered"] / 1000)
        metrics = session.send("Performance.getMetrics")["metrics"]
        opening.computed.append(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))
        page.close()
        if cold:
            visiting.close()
    visitor.close()
    return opening


def _table_where_it_is_my_turn(visitor: Visitor) -> str:
    """Create a table and open it once, so that the bots play until the visitor must choose."""
    key = visitor.table(SEATS)
    page, _ = visitor.page()
    page.goto(f"/t/{key}")
    page.locator("[data-choice]:enabled").first.wait_for()
    page.close()
    return key
