"""All planted faults, and how many worlds it takes to find each of them."""

import gc
from collections.abc import Iterator
from statistics import median

from . import secrecy_faults, server_faults, table_faults
from .planting import KINDS, PLANTED, SECRECY, Kind
from .twin_worlds import compare_twins
from .world import COLLECT_AFTER, BrokenPromiseError, World

__all__ = ["PLANTED", "fault_table", "secrecy_faults", "seeds_needed", "server_faults", "table_faults"]

STRIDE = 1_000
"""Seeds between the starts of two searches for the same fault."""


def seeds_needed(name: str, start: int, limit: int) -> tuple[int, str] | None:
    """Return how many worlds it took to find a fault, and what was noticed; None if `limit` worlds were not enough."""
    with PLANTED[name]():
        for number in range(limit):
            noticed = _broken_promise(start + number, KINDS[name])
            if noticed is not None:
                return number + 1, noticed
            if number % COLLECT_AFTER == 0:
                gc.collect()
    return None


def _broken_promise(seed: int, kind: Kind) -> str | None:
    try:
        if kind == SECRECY:
            compare_twins(seed)
        else:
            World(seed).run()
    except BrokenPromiseError as error:
        return str(error).partition(": ")[2].partition("\n")[0].strip(":")
    return None


def fault_table(searches: int, limit: int, only: str = "") -> Iterator[str]:
    """Yield the lines of a table with the median number of worlds for each fault."""
    yield "| planted fault | seeds (median) | seeds (most) | noticed by |"
    yield "|---|---:|---:|---|"
    for name in PLANTED:
        if only not in name:
            continue
        found = [seeds_needed(name, STRIDE * number, limit) for number in range(searches)]
        needed = [limit + 1 if each is None else each[0] for each in found]
        noticed = next((each[1] for each in found if each is not None), "nothing")
        worst = f"more than {limit}" if None in found else str(max(needed))
        yield f"| {name} | {median(needed):g} | {worst} | {noticed} |"
