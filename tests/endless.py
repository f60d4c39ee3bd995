"""An end for every test: a loop that waits for something that never comes fails, and does not hang the run."""

import signal
from collections.abc import Generator
from types import FrameType
from typing import NoReturn

import pytest

from tests.effort import effort

SECONDS = effort(1200.0, 0.0)
"""How long the setup, the test and the teardown may each take; 0 is no limit. In a new clone, they may have to wait
until the rules are compiled."""


def fail(_number: int, _frame: FrameType | None) -> NoReturn:
    pytest.fail(f"this is not over after {SECONDS:.0f} seconds")


def limit() -> Generator[None, object, object]:
    if not hasattr(signal, "SIGALRM"):  # on Windows
        return (yield)
    before = signal.signal(signal.SIGALRM, fail)
    signal.setitimer(signal.ITIMER_REAL, SECONDS, 5.0)  # again, in case an event loop waits for a task that was hit
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


pytest_runtest_setup = pytest_runtest_call = pytest_runtest_teardown = pytest.hookimpl(wrapper=True)(limit)
