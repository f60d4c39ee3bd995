"""Who does the work: this process, several of this machine, or a Ray cluster. What comes out is the same."""

import multiprocessing
import os
import pickle
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Protocol

from ..errors import ForetellError, LocalizedError, installing
from .match import Chunk, Match
from .work import Done, play_chunk

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""What NumPy's algebra asks for its threads: with a process for each core, one each is best."""
AHEAD = 4
"""Chunks that are given out for each worker: none waits for work while the first in line is slow."""


class Executor(Protocol):
    """Plays chunks."""

    def results(self, match: Match, chunks: Sequence[Chunk]) -> Generator[Done]:
        """What comes of them, in their order, as soon as it is there."""
        ...


class Alone:
    """One process, this one, does it all."""

    def results(self, match: Match, chunks: Sequence[Chunk]) -> Generator[Done]:
        """One after the other."""
        for chunk in chunks:
            yield play_chunk(match, chunk)


class Processes:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def results(self, match: Match, chunks: Sequence[Chunk]) -> Generator[Done]:
        """In order; whoever stops listening stops the processes too."""
        _check_travels(match)
        # Not fork: it is unsafe beside threads, and Python warns of it.
        context = multiprocessing.get_context("spawn")
        before = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(min(self._jobs, len(chunks)), context, _begin, (match,))
        try:
            with _one_thread_each():
                yield from _in_order(lambda chunk: pool.submit(_play, chunk).result, chunks, self._jobs)
        except BrokenProcessPool as error:
            raise LocalizedError("error-jobs") from error
        except BaseException:
            for child in set(multiprocessing.active_children()) - before:
                child.terminate()  # in the middle of a chunk, which may be long
            raise
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """Processes that are begun now share the cores fairly; what was said of threads before is said again after."""
    before = {name: os.environ[name] for name in THREADS if name in os.environ}
    os.environ.update(dict.fromkeys(THREADS, "1"))
    try:
        yield
    finally:
        for name in THREADS:
            del os.environ[name]
        os.environ.update(before)


class Cluster:
    """The machines of a Ray cluster, by its address; `auto` for the one that this machine belongs to."""

    def __init__(self, address: str) -> None:
        try:
            import ray  # noqa: PLC0415 (nobody else needs it)
        except ModuleNotFoundError:
            raise LocalizedError("error-arena-parts", pip=installing("cluster")) from None
        self._ray: Any = ray
        self._address = address

    def results(self, match: Match, chunks: Sequence[Chunk]) -> Generator[Done]:
        """In order; the match travels once, and each chunk to whoever is free."""
        ray = self._ray
        try:
            ray.init(address=self._address, log_to_driver=False)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise LocalizedError("error-cluster", address=self._address, reason=str(error)) from error
        try:
            play = ray.remote(play_chunk)
            sent = ray.put(match)
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

            def submit(chunk: Chunk) -> Callable[[], Done]:
                reference = play.remote(sent, chunk)
                return lambda: ray.get(reference)

            yield from _in_order(submit, chunks, workers)
        finally:
            ray.shutdown()


def _check_travels(match: Match) -> None:
    """Other processes find classes by their modules."""
    for entrant in match.entrants:
        # The main module is another one there; at a prompt there is none.
        if getattr(entrant.maker, "__module__", None) == "__main__":
            raise ForetellError(
                f"{entrant.name} cannot be sent to other processes; put it into a module, or use one job"
            )
        try:
            pickle.dumps(entrant)
        except (AttributeError, TypeError, pickle.PicklingError) as error:
            reason = f"{entrant.name} cannot be sent to other processes ({error})"
            raise ForetellError(f"{reason}; put it at the top of a module, or use one job") from error


def executor(jobs: int, address: str | None, chunks: int) -> Executor:
    """Whoever suits the work."""
    if address is not None:
        return Cluster(address)
    return Processes(jobs) if min(jobs, chunks) > 1 else Alone()


def _in_order(submit: Callable[[Chunk], Callable[[], Done]], chunks: Sequence[Chunk], workers: int) -> Generator[Done]:
    """Give out some chunks ahead, and wait for the first of them."""
    waiting: deque[Callable[[], Done]] = deque()
    for chunk in chunks:
        waiting.append(submit(chunk))
        if len(waiting) >= AHEAD * workers:
            yield waiting.popleft()()
    while waiting:
        yield waiting.popleft()()


_at_work: list[Match] = []


def _begin(match: Match) -> None:
    """Ctrl-C is for the process that asked for the work; the match is sent once, and not with each chunk."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _at_work[:] = [match]


def _play(chunk: Chunk) -> Done:
    return play_chunk(_at_work[0], chunk)
