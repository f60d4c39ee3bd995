"""An event loop with virtual time. It never waits: if nothing is ready, the time jumps to the next timer.

Every callback belongs to the worker in whose context it was scheduled. When a worker crashes, none of its callbacks
runs any more: no `finally`, no `except`, as after a power failure.
"""

import asyncio
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from typing import Any


class Process:
    """Something that can crash."""

    alive = True


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)


class DeadlockError(Exception):
    """Nothing can ever happen any more."""


class _NoSelector:
    """Stands for the operating system, which has nothing to report."""

    def __init__(self, loop: "VirtualLoop") -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise DeadlockError
        self._loop.now += max(timeout, 0.0)
        return []


class VirtualLoop(asyncio.BaseEventLoop):
    """The loop."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.work: Callable[..., tuple[float, Any]] = lambda func, *given: (0.0, func(*given))
        """Does the work of a thread, and returns how many seconds it takes and its result."""
        self._selector = _NoSelector(self)
        self.set_exception_handler(lambda *_: None)  # the tasks of crashed workers are never finished

    def __del__(self) -> None:
        """Do not complain: a loop with the tasks of crashed workers cannot be closed."""

    def time(self) -> float:
        return self.now

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context
        process = context.get(PROCESS)
        if process is None:
            return super().call_soon(callback, *args, context=context)
        return super().call_soon(_unless_crashed, process, callback, args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        process = context.get(PROCESS)
        if process is None:
            return super().call_at(when, callback, *args, context=context)
        return super().call_at(when, _unless_crashed, process, callback, args, context=context)

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> "asyncio.Future[Any]":  # type: ignore[override]
        """Do the work at once, but deliver the result later."""
        future: asyncio.Future[Any] = self.create_future()
        seconds, result = self.work(func, *args)
        self.call_later(seconds, _settle, future, result)
        return future

    def _process_events(self, event_list: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass


def _unless_crashed(process: Process, callback: Callable[..., object], args: tuple[Any, ...]) -> None:
    if process.alive:
        callback(*args)


def _settle(future: "asyncio.Future[Any]", result: Any) -> None:
    if not future.done():
        future.set_result(result)
