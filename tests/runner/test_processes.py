"""Tasks in several processes: the results keep their order, and failures end the workers."""

import multiprocessing
import os
from itertools import islice

import pytest

import foretell as ft
from foretell.runner import in_order, run_tasks
from foretell.runner.processes import THREAD_VARIABLES
from tests.runner.tasks import kill_itself, process_and_sum, threads_of


def test_one_process_starts_no_others() -> None:
    assert list(run_tasks(process_and_sum, 10, range(3))) == [(os.getpid(), 10), (os.getpid(), 11), (os.getpid(), 12)]
    assert list(run_tasks(process_and_sum, 10, [7], processes=4)) == [(os.getpid(), 17)]
    assert list(run_tasks(process_and_sum, 10, [], processes=4)) == []


def test_results_of_processes_come_in_order() -> None:
    found = list(run_tasks(process_and_sum, 10, range(40), processes=2))
    assert [number for _, number in found] == list(range(10, 50))
    assert os.getpid() not in {process for process, _ in found}


def test_closing_the_generator_ends_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(THREAD_VARIABLES[0], "3")
    before = set(multiprocessing.active_children())
    running = run_tasks(threads_of, None, range(1000), processes=2)
    assert list(islice(running, 3)) == [["1"] * len(THREAD_VARIABLES)] * 3
    running.close()
    assert set(multiprocessing.active_children()) == before
    assert os.environ[THREAD_VARIABLES[0]] == "3"


def test_a_worker_that_is_killed() -> None:
    with pytest.raises(ft.ForetellError, match="try fewer processes"):
        list(run_tasks(kill_itself, 1, range(3), processes=2))


def test_only_some_tasks_are_submitted_ahead() -> None:
    submitted: list[int] = []

    def submit(task: int) -> "ReadyResult":
        submitted.append(task)
        return ReadyResult(task)

    found = in_order(submit, range(100), workers=2)
    assert next(found) == 0
    assert len(submitted) == 8
    assert list(found) == list(range(1, 100))


class ReadyResult:
    """The result of a task, available at once."""

    def __init__(self, value: int) -> None:
        self._value = value

    def __call__(self) -> int:
        return self._value
