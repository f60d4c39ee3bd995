"""Tasks for worker processes, which must be able to import them."""

import os
import signal

from foretell.runner.processes import THREAD_VARIABLES


def process_and_sum(shared: int, task: int) -> tuple[int, int]:
    return os.getpid(), shared + task


def kill_itself(shared: int, task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return shared + task


def threads_of(shared: None, task: int) -> list[str | None]:
    return [os.environ.get(name) for name in THREAD_VARIABLES]
