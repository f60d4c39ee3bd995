"""Where chunks are played: in processes of this machine, or on a Ray cluster. The results are the same."""

import pickle
from collections.abc import Callable, Generator, Sequence
from typing import Any, Protocol

from ..errors import ForetellError, LocalizedError, installing
from ..runner import in_order, run_tasks
from .match import Chunk, Match
from .work import PlayedChunk, play_chunk


class Executor(Protocol):
    """Plays chunks."""

    def results(self, match: Match, chunks: Sequence[Chunk]) -> Generator[PlayedChunk]:
        """Yield the played chunks in order, each as soon as it is available."""
        ...


class Processes:
    """Processes of this machine. With one job or one chunk, this process plays."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def results(self, match: Match, chunks: Sequence[Chunk]) -> Generator[PlayedChunk]:
        """Yield the played chunks in order. To stop the processes, close the generator."""
        if min(self._jobs, len(chunks)) > 1:
            _check_sendable(match)
        yield from run_tasks(play_chunk, match, chunks, self._jobs)


class Cluster:
    """The machines of a Ray cluster. The address `auto` means the cluster that this machine belongs to."""

    def __init__(self, address: str) -> None:
        try:
            import ray  # noqa: PLC0415 (only a cluster needs it)
        except ModuleNotFoundError:
            raise LocalizedError("error-arena-parts", package="ray", pip=installing("cluster")) from None
        self._ray: Any = ray
        self._address = address

    def results(self, match: Match, chunks: Sequence[Chunk]) -> Generator[PlayedChunk]:
        """Yield the played chunks in order. The match is sent once, and each chunk to a free worker."""
        ray = self._ray
        try:
            ray.init(address=self._address, log_to_driver=False)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise LocalizedError("error-cluster", address=self._address, reason=str(error)) from error
        try:
            play = ray.remote(play_chunk)
            sent = ray.put(match)
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

            def submit(chunk: Chunk) -> Callable[[], PlayedChunk]:
                reference = play.remote(sent, chunk)
                return lambda: ray.get(reference)

            yield from in_order(submit, chunks, workers)
        finally:
            ray.shutdown()


def _check_sendable(match: Match) -> None:
    """Check that other processes can import the classes of all entrants."""
    for entrant in match.entrants:
        # In another process, `__main__` is a different module.
        if getattr(entrant.maker, "__module__", None) == "__main__":
            raise ForetellError(
                f"{entrant.name} cannot be sent to other processes; put it into a module, or use one job"
            )
        try:
            pickle.dumps(entrant)
        except (AttributeError, TypeError, pickle.PicklingError) as error:
            reason = f"{entrant.name} cannot be sent to other processes ({error})"
            raise ForetellError(f"{reason}; put it at the top of a module, or use one job") from error


def executor(jobs: int, address: str | None) -> Executor:
    """The cluster at an address, or else processes of this machine."""
    return Processes(jobs) if address is None else Cluster(address)
