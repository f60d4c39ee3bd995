"""Play a match, chunk by chunk."""

import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from ..errors import LocalizedError
from .executors import executor
from .match import Match
from .match_folder import Folder
from .ratings import check_rating
from .result import MatchResult
from .tally import Tally
from .work import PlayedChunk

Watch = Callable[[int], object]
"""Called after each chunk with the number of finished games."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C stopped a match. `result` covers the games so far."""

    def __init__(self, result: MatchResult) -> None:
        super().__init__()
        self.result = result


def play_match(
    match: Match,
    *,
    jobs: int = 1,
    address: str | None = None,
    folder: Path | None = None,
    resume: bool = False,
    records: Path | None = None,
    watch: Watch = lambda _: None,
) -> MatchResult:
    """Play a match, or with `resume` the rest of the match in `folder`. The match may have more deals than before.

    With `records`, write the record of each game into that folder. Ctrl-C raises `Interrupted` with the result so far.
    If there is a folder, you can resume the match later.
    """
    check_rating()
    match = replace(match, with_records=records is not None)
    if resume and folder is None:
        raise LocalizedError("error-resume-where")
    saved = Folder(folder, match, resume=resume) if folder is not None else None
    tally = Tally(match)
    for played in saved.chunks() if saved else ():
        tally.add(played)
    left = match.chunks(tally.deals)
    workers = executor(jobs, address)
    before, began = tally.games, time.perf_counter()
    try:
        _play(workers.results(match, left), tally, saved, watch, records)
    except KeyboardInterrupt:
        raise Interrupted(tally.result(tally.games - before, time.perf_counter() - began)) from None
    return tally.result(tally.games - before, time.perf_counter() - began)


def _play(
    results: Generator[PlayedChunk], tally: Tally, saved: Folder | None, watch: Watch, records: Path | None
) -> None:
    watch(tally.games)
    with closing(results):  # stops the workers if an error or Ctrl-C ends the loop
        for played in results:
            if saved:
                saved.add(played)
            if records:
                played.kept.save(records)
            tally.add(played)
            watch(tally.games)
