"""Playing a match, from Python."""

import time
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path

from ..errors import LocalizedError
from ..game import Options
from .entrants import Entrant, Maker, entrants_of
from .executors import executor
from .folder import Folder
from .match import Match
from .ratings import check_rating
from .result import Result
from .tally import Tally
from .work import Done

Watch = Callable[[int], object]
"""Told, after each chunk, how many games are over."""


class Interrupted(KeyboardInterrupt):
    """Somebody had enough; `result` is what came of the games so far."""

    def __init__(self, result: Result) -> None:
        super().__init__()
        self.result = result


def play_match(
    match: Match,
    *,
    jobs: int = 1,
    address: str | None = None,
    folder: Path | None = None,
    resume: bool = False,
    watch: Watch = lambda _: None,
) -> Result:
    """Play a match, or, with `resume`, what is left of it in its folder; more deals than before may be left.

    Ctrl-C raises `Interrupted`, with what is there; in a folder, it can be gone on with.
    """
    check_rating()
    if resume and folder is None:
        raise LocalizedError("error-resume-where")
    kept = Folder(folder, match, resume=resume) if folder is not None else None
    tally = Tally(match)
    for done in kept.done() if kept else ():
        tally.add(done)
    left = match.chunks(tally.deals)
    workers = executor(jobs, address, len(left))
    before, began = tally.games, time.perf_counter()
    try:
        _work(workers.results(match, left), tally, kept, watch)
    except KeyboardInterrupt:
        raise Interrupted(tally.result(tally.games - before, time.perf_counter() - began)) from None
    return tally.result(tally.games - before, time.perf_counter() - began)


def _work(results: Generator[Done], tally: Tally, kept: Folder | None, watch: Watch) -> None:
    watch(tally.games)
    with closing(results):  # so that nobody goes on working when somebody stops
        for done in results:
            if kept:
                kept.add(done)
            tally.add(done)
            watch(tally.games)


def duel(
    one: str | Maker | Entrant,
    other: str | Maker | Entrant,
    *,
    players: int = 2,
    deals: int = 1000,
    seed: str = "foretell",
    jobs: int = 1,
    options: Options | None = None,
) -> Result:
    """Two kinds of players, alone among the others both ways, in every seat, over the same deals.

    >>> result = duel("novice", "random", deals=4)
    >>> result.games, result.alone("novice", "random").fair
    (8, 0.5)
    """
    chosen = options or Options(players)
    return play_match(Match(entrants_of((one, other)), chosen, deals, seed), jobs=jobs)
