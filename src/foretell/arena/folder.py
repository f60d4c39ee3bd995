"""A folder of results: what was played so far, chunk by chunk, so that an interrupted match can go on.

`games.jsonl` begins with a line that says what the match is; each further line is a chunk. It is the same, byte for
byte, however often the work was interrupted and by how many it was done. `times.jsonl` says how long that took.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..errors import ForetellError
from .match import Match
from .pace import Pace
from .scores import Scores
from .work import Done

GAMES = "games.jsonl"
TIMES = "times.jsonl"


class Folder:
    """Where the results of one match are kept."""

    def __init__(self, path: Path, match: Match, *, resume: bool = False) -> None:
        self.path = path
        self._match = match
        try:
            path.mkdir(parents=True, exist_ok=True)
            if (path / GAMES).exists():
                self._go_on(resume=resume)
            else:
                (path / TIMES).write_bytes(b"")
                (path / GAMES).write_bytes(_line(match.header()))
        except OSError as error:
            raise ForetellError(f"{path} cannot be used for results: {error}") from error

    def done(self) -> Iterator[Done]:
        """The chunks that are there already, in order."""
        chunks = self._match.chunks()
        lines = zip(self._lines(GAMES)[1:], self._lines(TIMES), strict=True)
        for chunk, (games, times) in zip(chunks, lines, strict=False):
            try:
                paces = {int(number): Pace.from_json(pace) for number, pace in times["paces"].items()}
                if [games[name] for name in ("lineup", "first", "deals")] != [chunk.lineup, chunk.first, chunk.deals]:
                    raise ValueError("another chunk")
                yield Done(chunk, Scores.from_json(games), paces)
            except (KeyError, TypeError, ValueError) as error:
                raise ForetellError(f"{self.path / GAMES} is damaged: {error}; begin anew in another folder") from error

    def add(self, done: Done) -> None:
        """Write a chunk down."""
        chunk = done.chunk
        place = {"lineup": chunk.lineup, "first": chunk.first, "deals": chunk.deals}
        paces = {str(number): pace.as_json() for number, pace in done.paces.items()}
        # The games last: a line of times without games is forgotten, as if it had not been played.
        for name, line in ((TIMES, {**place, "paces": paces}), (GAMES, {**place, **done.scores.as_json()})):
            with (self.path / name).open("ab") as stream:
                stream.write(_line(line))

    def _go_on(self, *, resume: bool) -> None:
        if not resume:
            raise ForetellError(f"{self.path} has results already; go on with --resume, or name another folder")
        for name in (GAMES, TIMES):
            _cut(self.path / name, None)
        lines = self._lines(GAMES)
        header, wanted = (lines[0] if lines else {}), self._match.header()
        if not isinstance(header, dict):
            raise ForetellError(f"{self.path / GAMES} is damaged: no settings; begin anew in another folder")
        for key in wanted:
            if header.get(key) != wanted[key]:
                begun = json.dumps(header.get(key))
                now = json.dumps(wanted[key])
                raise ForetellError(
                    f"{self.path} was begun with other settings: {key} was {begun:.80}, and is {now:.80}"
                )
        # A machine that went down may have kept less of either file; what one of them lacks is played again.
        chunks = min(len(lines) - 1, len(self._lines(TIMES)))
        _cut(self.path / GAMES, chunks + 1)
        _cut(self.path / TIMES, chunks)

    def _lines(self, name: str) -> list[dict[str, Any]]:
        try:
            return [json.loads(line) for line in (self.path / name).read_bytes().splitlines()]
        except (OSError, ValueError) as error:
            raise ForetellError(f"{self.path / name} cannot be read: {error}") from error


def seed_in(path: Path) -> str | None:
    """The seed of the results in a folder, if there are any."""
    try:
        with (path / GAMES).open("rb") as stream:
            seed = json.loads(stream.readline()).get("seed")
    except (OSError, ValueError, AttributeError):
        return None
    return seed if isinstance(seed, str) else None


def _line(content: dict[str, Any]) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode() + b"\n"


def _cut(path: Path, lines: int | None) -> None:
    """Forget a line that was not written to its end, and all after so many."""
    kept = [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")][:lines]
    with path.open("r+b") as stream:
        stream.truncate(sum(map(len, kept)))
