"""The time. Tests and simulations replace this object; nothing else that serves tables reads a clock or sleeps."""

import asyncio
import time
from collections.abc import Callable

from ..table.machine_effects import Instant


class TimeSource:
    """The clocks and timers of the process."""

    def now(self) -> Instant:
        """Return the present moment. The steady clock is that of the event loop."""
        return Instant(asyncio.get_running_loop().time(), self.now_ms())

    def now_ms(self) -> int:
        """Return the time in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def stopwatch(self) -> float:
        """Return the seconds on a clock that is good enough to measure short work."""
        return time.perf_counter()

    def call_later(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Call a function later."""
        return asyncio.get_running_loop().call_later(seconds, call)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
