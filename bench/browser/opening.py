"""How soon a table can be played at, on a slow machine: from the address to a click that is answered."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from .parlour import Parlour, Visitor

SLOWER = 4
SEATS = 5
TIMES = 7
# Marks the moment when a choice is lit, painted, and the page has time for a click; makes that click, and marks the
# moment when the table shows the decision.
WATCH = """
(() => {
  const told = (window.opening = {});
  const ply = () => Number(document.querySelector("[data-phase]")?.dataset.ply ?? -1);
  const lit = () => document.querySelector('[data-choice]:enabled:not([data-choice="allin"])');
  const look = () => {
    if (told.lit === undefined && lit()) {
      told.lit = performance.now();
      requestAnimationFrame(() => setTimeout(() => {
        told.ready = performance.now();
        told.before = ply();
        lit()?.click();
      }));
    } else if (told.ready !== undefined && told.answered === undefined && ply() > told.before) {
      told.answered = performance.now();
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})();
"""
TOLD = "() => window.opening?.answered === undefined ? null : window.opening"


@dataclass(frozen=True, slots=True)
class Opening:
    """Seconds since the address was entered, in several openings."""

    cache: str
    ready: list[float]
    """A choice is lit and painted, and the page is free for a click."""
    answered: list[float]
    """The table shows what that click decided."""
    computed: list[float]
    """How much of that time the page's thread had a processor: what is left when nobody else wants one."""

    @property
    def typical(self) -> float:
        """Half of the openings are sooner."""
        return median(self.ready)


def measure_openings(place: Parlour) -> list[Opening]:
    """With nothing in the browser's cache, and with everything there."""
    return [_openings(place, cold=True), _openings(place, cold=False)]


def _openings(place: Parlour, *, cold: bool) -> Opening:
    opening = Opening("empty" if cold else "full", [], [], [])
    visitor = Visitor(place)
    while len(opening.ready) < TIMES:
        key = _table_where_it_is_my_turn(visitor)
        visiting = Visitor(place, state=visitor.context.storage_state()) if cold else visitor
        page, session = visiting.page()
        page.add_init_script(WATCH)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(f"/t/{key}", wait_until="commit")
        told = page.wait_for_function(TOLD).json_value()
        opening.ready.append(told["ready"] / 1000)
        opening.answered.append(told["answered"] / 1000)
        metrics = session.send("Performance.getMetrics")["metrics"]
        opening.computed.append(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))
        page.close()
        if cold:
            visiting.close()
    visitor.close()
    return opening


def _table_where_it_is_my_turn(visitor: Visitor) -> str:
    """A page opens it once: bots play until then, and what is measured later begins with a table that waits."""
    key = visitor.table(SEATS)
    page, _ = visitor.page()
    page.goto(f"/t/{key}")
    page.locator("[data-choice]:enabled").first.wait_for()
    page.close()
    return key
