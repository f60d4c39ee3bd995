"""An event loop with virtual time. It never waits: if nothing is ready, the time jumps to the next timer.

Every callback belongs to the worker in whose context it was scheduled. When a worker crashes, none of its callbacks
runs any more: no `finally`, no `except`, as after a power failure.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from heapq import heappop, heappush
from typing import Any


class Process:
    """Something that can crash."""

    alive = True


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)


class DeadlockError(Exception):
    """Nothing can ever happen any more."""


class VirtualHandle:
    """A call that is scheduled. asyncio's own handles are slower."""

    __slots__ = ("_at", "args", "callback", "context", "process")

    def __init__(self, at: float, callback: Callable[..., object], args: tuple[Any, ...], context: Context) -> None:
        self._at = at
        self.callback: Callable[..., object] | None = callback
        self.args = args
        self.context = context
        self.process = context.get(PROCESS)

    def cancel(self) -> None:
        self.callback = None
        self.args = ()

    def cancelled(self) -> bool:
        return self.callback is None

    def when(self) -> float:
        return self._at


class VirtualLoop(asyncio.AbstractEventLoop):
    """The loop. It has only what the server, its tasks and its futures use."""

    def __init__(self) -> None:
        self.now = 0.0
        self.work: Callable[..., tuple[float, Any]] = lambda func, *given: (0.0, func(*given))
        """Does the work of a thread, and returns how many seconds it takes and its result."""
        self._ready: deque[VirtualHandle] = deque()
        self._timers: list[tuple[float, int, VirtualHandle]] = []
        self._scheduled = 0

    def time(self) -> float:
        return self.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Do not complain: the tasks of crashed workers are never finished."""

    # --- scheduling ---

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(self, coro: Coroutine[Any, Any, Any], **kwargs: Any) -> "asyncio.Task[Any]":  # type: ignore[override]
        return asyncio.Task(coro, loop=self, **kwargs)

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> VirtualHandle:
        handle = VirtualHandle(self.now, callback, args, copy_context() if context is None else context)
        self._ready.append(handle)
        return handle

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> VirtualHandle:
        handle = VirtualHandle(when, callback, args, copy_context() if context is None else context)
        self._scheduled += 1
        heappush(self._timers, (when, self._scheduled, handle))
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Any, *args: Any, context: Context | None = None
    ) -> VirtualHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> "asyncio.Future[Any]":  # type: ignore[override]
        """Do the work at once, but deliver the result later."""
        future = self.create_future()
        seconds, result = self.work(func, *args)
        self.call_later(seconds, _settle, future, result)
        return future

    # --- running ---

    def run_until_complete(self, future: Any) -> Any:
        """Run a coroutine to its end. An error in a callback ends the run, because it is a bug."""
        asyncio._set_running_loop(self)
        try:
            task = self.create_task(future)
            self._run_ready()
            while not task.done():
                self._advance()
                self._run_ready()
            return task.result()
        finally:
            asyncio._set_running_loop(None)

    def _run_ready(self) -> None:
        ready = self._ready
        while ready:
            handle = ready.popleft()
            callback, process = handle.callback, handle.process
            if callback is not None and (process is None or process.alive):
                handle.context.run(callback, *handle.args)

    def _advance(self) -> None:
        """Let the time pass until the next timer."""
        timers = self._timers
        if not timers:
            raise DeadlockError
        self.now = now = max(self.now, timers[0][0])
        while timers and timers[0][0] <= now:
            self._ready.append(heappop(timers)[2])


def _settle(future: "asyncio.Future[Any]", result: Any) -> None:
    if not future.done():
        future.set_result(result)
