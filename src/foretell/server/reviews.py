"""Reviews of finished games: a queue with limits, one process that makes the reviews, and a cache.

A client asks again until the review is complete. A review that nobody asks for any more leaves the queue.
"""

import asyncio
import gzip
import hashlib
import json
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ..reviews import REVIEW_VERSION
from ..table.refusals import Refusal
from . import logs
from .background import Background
from .limits import Limits, TooFast
from .reviewer_process import ReviewerError, ReviewerProcess

MAX_PER_CLIENT = 3
"""Reviews of one client that wait or run."""
RETRY_SECONDS = 5.0
"""When a client with that many reviews may try again: about as long as a quick review takes."""
START_RATE, START_BURST = 0.1, 6.0
"""Limits on the reviews that one client starts, per second and at once."""
COSTS = {"quick": 1.0, "day": 2.0, "deep": 6.0}
MAX_CACHED = 500
MAX_CACHED_BYTES = 32 * 1024**2
MAX_FAILED = 100
PATIENCE_SECONDS = 120.0
"""A waiting review is dropped if nobody has asked for it in this time."""
IDLE_SECONDS = 60.0
"""How long the process waits for another review before it ends."""


@dataclass
class Job:
    """A review that waits or runs."""

    key: str
    client: str
    record: str
    effort: str
    plies: Sequence[int]
    asked_at: float
    wishes: Mapping[str, str] = field(default_factory=dict)
    """Further fields of the request to the process."""
    body: bytes | None = field(default=None, repr=False)
    """The latest partial review, compressed."""


class Reviews:
    """All reviews of a server process."""

    def __init__(
        self,
        background: Background,
        clock: Callable[[], float],
        *,
        max_waiting: int,
        limited: bool = True,
        process: ReviewerProcess | None = None,
    ) -> None:
        self._background = background
        self._clock = clock
        self._max_waiting = max_waiting
        self._limits = Limits(START_RATE if limited else 0.0, START_BURST, clock=clock)
        self._process = process or ReviewerProcess()
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        """The jobs in their order. The first one runs, if the process works."""
        self._clients: Counter[str] = Counter()
        self._done: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._failed: OrderedDict[str, Refusal] = OrderedDict()
        self._news = asyncio.Event()
        self._working = False

    def __len__(self) -> int:
        return len(self._jobs)

    def found(self, key: str) -> bytes | None:
        """Return what is ready of the review with this key, compressed; None if it has to be started.

        Raises Refusal if the review failed. The next request starts it again.
        """
        if key in self._failed:
            raise self._failed.pop(key)
        if key in self._done:
            self._done.move_to_end(key)
            return self._done[key]
        job = self._jobs.get(key)
        if job is None:
            return None
        job.asked_at = self._clock()
        self._ensure_working()
        return job.body or _waiting(list(self._jobs).index(key), job.plies)

    def start(self, client: str, record: str, effort: str, plies: Sequence[int], **wishes: str) -> bytes:
        """Start a review, and return what there is of it. Raises Refusal if there are too many."""
        key = review_key(record, effort, **wishes)
        if (found := self.found(key)) is not None:
            return found
        self._check(client, effort)
        job = self._jobs[key] = Job(key, client, record, effort, plies, self._clock(), wishes)
        self._clients[client] += 1
        self._news.set()
        self._ensure_working()
        return _waiting(len(self._jobs) - 1, job.plies)

    def _check(self, client: str, effort: str) -> None:
        if not self._max_waiting:
            raise Refusal("no_reviews", "this server does not review games")
        if len(self._jobs) >= self._max_waiting:
            raise Refusal("busy", "too many games wait for their review; try again later")
        if self._clients[client] >= MAX_PER_CLIENT:
            raise TooFast(f"{MAX_PER_CLIENT} of your reviews are not complete yet; wait for them", RETRY_SECONDS)
        if (wait := self._limits.wait(client, COSTS[effort])) > 0:
            raise TooFast("too many reviews; wait a moment", wait)

    def _ensure_working(self) -> None:
        if not self._working:
            self._working = self._background.spawn(self._work())

    async def _work(self) -> None:
        """Make the reviews in the queue. End the process when there was nothing to do for a while."""
        try:
            while await self._has_work():
                job = next(iter(self._jobs.values()))
                try:
                    if self._clock() - job.asked_at <= PATIENCE_SECONDS:
                        await self._review(job)
                finally:
                    del self._jobs[job.key]
                    self._clients -= Counter((job.client,))
        finally:
            self._working = False
            await self._process.end()

    async def _has_work(self) -> bool:
        if not self._jobs:
            self._news.clear()
            try:
                async with asyncio.timeout(IDLE_SECONDS):
                    await self._news.wait()
            except TimeoutError:
                return bool(self._jobs)
        return True

    async def _review(self, job: Job) -> None:
        try:
            async for answer in self._process.answers(job.record, job.effort, job.plies, **job.wishes):
                job.body = answer.body
        except ReviewerError as error:
            self._note_failure(job, error)
        else:
            if job.body is not None:
                self._keep(job.key, job.body)

    def _note_failure(self, job: Job, error: ReviewerError) -> None:
        match error.cause:
            case "refused":
                refusal = Refusal("not_over", str(error))
            case "missing":
                logs.warn("no_reviews", package=str(error))
                refusal = Refusal("no_reviews", f"this server cannot review games, because it lacks {error}")
            case _:
                self._background.note_failure("review", error)
                refusal = Refusal("failed", "the review failed; the server's log has the details")
        self._failed[job.key] = refusal
        if len(self._failed) > MAX_FAILED:
            self._failed.popitem(last=False)

    def _keep(self, key: str, body: bytes) -> None:
        self._done[key] = body
        self._size += len(body)
        while len(self._done) > MAX_CACHED or self._size > MAX_CACHED_BYTES:
            _, dropped = self._done.popitem(last=False)
            self._size -= len(dropped)


def review_key(record: str, effort: str, **wishes: str) -> str:
    """Return what a review is stored under: a digest of the record, the effort and the version of the reviews."""
    wished = "".join(f" {name}={value}" for name, value in sorted(wishes.items()))
    return hashlib.sha256(f"{REVIEW_VERSION} {effort}{wished}\n{record}".encode()).hexdigest()


def _waiting(ahead: int, plies: Sequence[int]) -> bytes:
    told = {"status": "waiting", "ahead": ahead, "progress": 0, "plies": plies, "review": None}
    return gzip.compress(json.dumps(told).encode(), compresslevel=1, mtime=0)
