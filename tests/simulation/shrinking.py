"""Shrinking: look for the simplest world in which the same promise is broken."""

import re
from collections.abc import Callable
from contextlib import suppress

from .plans import Plan, simpler
from .world import BrokenPromiseError, World

MAX_ATTEMPTS = 400


def violation_in(plan: Plan) -> str | None:
    """Return which kind of promise a world breaks: its message without the numbers; None if it breaks none."""
    world = World(plan)
    with suppress(BrokenPromiseError):
        world.run()
        return None
    return re.sub(r"[0-9.]+", "#", re.sub(r"\(.*?\)|'.*?'", "", world.violations[0]))


def shrunk(plan: Plan, violation_in: Callable[[Plan], str | None] = violation_in) -> Plan:
    """Return the simplest plan found whose world breaks the same promise as that of `plan`."""
    wanted, attempts = violation_in(plan), 0
    if wanted is None:
        raise ValueError(f"this world breaks no promise: {plan}")
    found = True
    while found and attempts < MAX_ATTEMPTS:
        found = False
        for candidate in simpler(plan):
            attempts += 1
            if violation_in(candidate) == wanted:
                plan, found = candidate, True
                break
            if attempts >= MAX_ATTEMPTS:
                break
    return plan


def story(plan: Plan) -> list[str]:
    """Return what happened in a world, a line for each event."""
    world = World(plan, keep_trace=True)
    with suppress(BrokenPromiseError):
        world.run()
    return [str(plan), *(world.trace or ())]
