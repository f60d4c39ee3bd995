"""Spread tasks over processes. The results and their order do not depend on the number of processes."""

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

from ..errors import LocalizedError

Shared = TypeVar("Shared")
Task = TypeVar("Task")
Value = TypeVar("Value")

THREAD_VARIABLES = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""Environment variables that set the number of threads of NumPy's linear algebra."""
TASKS_PER_WORKER = 4
"""Tasks submitted ahead for each worker, so that no worker is idle while the first result is slow."""


def available_cores() -> int:
    """The number of CPU cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_tasks(
    work: Callable[[Shared, Task], Value], shared: Shared, tasks: Sequence[Task], processes: int = 1
) -> Generator[Value]:
    """Yield `work(shared, task)` for each task, in the order of the tasks, as soon as it is available.

    Each worker process gets `shared` once. To stop the workers before the end, close the generator.
    """
    workers = min(processes, len(tasks))
    if workers > 1:
        yield from _in_processes(work, shared, tasks, workers)
    else:
        for task in tasks:
            yield work(shared, task)


def in_order(submit: Callable[[Task], Callable[[], Value]], tasks: Sequence[Task], workers: int) -> Generator[Value]:
    """Yield the results of tasks in order. `submit` starts a task and returns a function that waits for its result."""
    waiting: deque[Callable[[], Value]] = deque()
    for task in tasks:
        waiting.append(submit(task))
        if len(waiting) >= TASKS_PER_WORKER * workers:
            yield waiting.popleft()()
    while waiting:
        yield waiting.popleft()()


def _in_processes(
    work: Callable[[Shared, Task], Value], shared: Shared, tasks: Sequence[Task], workers: int
) -> Generator[Value]:
    # Fork is unsafe with threads, and Python warns about it.
    context = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, context, _start_worker, (work, shared))
    try:
        with _one_thread_each():
            yield from in_order(lambda task: pool.submit(_run, task).result, tasks, workers)
    except BrokenProcessPool as error:
        raise LocalizedError("error-jobs") from error
    except BaseException:
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()  # do not wait for a long task
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """Let processes that start now use one thread each, so that they share the cores fairly."""
    before = {name: os.environ[name] for name in THREAD_VARIABLES if name in os.environ}
    os.environ.update(dict.fromkeys(THREAD_VARIABLES, "1"))
    try:
        yield
    finally:
        for name in THREAD_VARIABLES:
            del os.environ[name]
        os.environ.update(before)


_worker_job: list[tuple[Callable[[Any, Any], Any], Any]] = []
"""In a worker process: the function to run and the object that all tasks share."""


def _start_worker(work: Callable[[Shared, Task], Value], shared: Shared) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    sys.stdout = sys.stderr  # the results of the parent process go to stdout, so bots must not print there
    _worker_job[:] = [(work, shared)]


def _run(task: Task) -> Any:
    work, shared = _worker_job[0]
    return work(shared, task)
