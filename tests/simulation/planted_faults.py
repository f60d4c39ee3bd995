"""All planted faults, and how many worlds it takes to find each of them."""

from collections.abc import Iterator
from contextlib import suppress
from statistics import median

from . import server_faults, table_faults
from .planting import PLANTED
from .world import BrokenPromiseError, World

__all__ = ["PLANTED", "seeds_needed", "server_faults", "table_faults"]

STRIDE = 1_000
"""Seeds between the starts of two searches for the same fault."""


def seeds_needed(name: str, start: int, limit: int) -> tuple[int, str] | None:
    """Return how many worlds it took to find a fault, and what was noticed; None if `limit` worlds were not enough."""
    with PLANTED[name]():
        for number in range(limit):
            world = World(start + number)
            with suppress(BrokenPromiseError):
                world.run()
                continue
            return number + 1, world.violations[0]
    return None


def table(searches: int, limit: int) -> Iterator[str]:
    """Yield the lines of a table with the median number of worlds for each fault."""
    yield "| planted fault | seeds (median) | seeds (most) | noticed by |"
    yield "|---|---:|---:|---|"
    for name in PLANTED:
        found = [seeds_needed(name, STRIDE * number, limit) for number in range(searches)]
        needed = [limit + 1 if each is None else each[0] for each in found]
        noticed = next((each[1] for each in found if each is not None), "nothing")
        worst = f"more than {limit}" if None in found else str(max(needed))
        yield f"| {name} | {median(needed):g} | {worst} | {noticed} |"
