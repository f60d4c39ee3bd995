"""Do long work in short turns, so that other tables do not wait for it."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import TypeVar

from ..table.steps import Steps, Work

T = TypeVar("T")

MAX_TURN_SECONDS = 0.005
"""How long one piece of work may keep the event loop busy."""


async def in_turns(work: Work[T], clock: Callable[[], float] = perf_counter) -> T:
    """Do some work and return its result. Let others run whenever a turn is over."""
    began = clock()
    steps = Steps(work)
    for _ in steps:
        if clock() - began > MAX_TURN_SECONDS:
            await asyncio.sleep(0)
            began = clock()
    return steps.result
