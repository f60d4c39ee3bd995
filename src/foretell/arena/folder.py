"""A folder of results: what was played so far, chunk by chunk, so that an interrupted match can go on.

`games.jsonl` begins with a line that says what the match is; each further line is a chunk. It is the same, byte for
byte, however often the work was interrupted and by how many it was done; more deals later may be cut into other chunks,
but into the same games. (Of players who choose by the clock or by sums of floats, `docs/arena.md` tells more.)
`times.jsonl` says how long that took.
"""

import json
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ..errors import LocalizedError
from .match import FORMAT, Chunk, Match
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
            if resume:
                self._go_on()
            else:
                self._begin()
        except OSError as error:
            raise LocalizedError(
                "error-results-folder",
                folder=str(path),
                reason=error.strerror or str(error),
            ) from error

    def done(self) -> Iterator[Done]:
        """The chunks that are there already, in order."""
        begun = [0] * len(self._match.lineups)
        for games, times in zip(self._lines(GAMES)[1:], self._lines(TIMES), strict=True):
            try:
                done = _done(games, times)
                chunk = done.chunk
                rotations = len(self._match.lineups[chunk.lineup].rotations)
                if begun[chunk.lineup] != chunk.first or len(done.scores.winner) != chunk.deals * rotations:
                    raise ValueError("another chunk")
            except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
                raise self._damaged(str(error)) from error
            begun[chunk.lineup] += chunk.deals
            yield done

    def add(self, done: Done) -> None:
        """Write a chunk down."""
        paces = {str(number): pace.as_json() for number, pace in done.paces.items()}
        place = dict(zip(_PLACE, (done.chunk.lineup, done.chunk.first, done.chunk.deals), strict=True))
        # The games last: a line of times without games is forgotten, as if it had not been played.
        for name, line in ((TIMES, {**place, "paces": paces}), (GAMES, {**place, **done.scores.as_json()})):
            with (self.path / name).open("ab") as stream:
                stream.write(_line(line))

    def _begin(self) -> None:
        if (self.path / GAMES).exists():
            raise LocalizedError("error-results-there", folder=str(self.path))
        self.path.mkdir(parents=True, exist_ok=True)
        (self.path / TIMES).write_bytes(b"")
        (self.path / GAMES).write_bytes(_line(self._match.header()))

    def _go_on(self) -> None:
        settings = settings_in(self.path)
        if settings is None:
            raise LocalizedError("error-results-none", folder=str(self.path))
        self._check(settings)
        games, times = (_whole_lines(self.path / name) for name in (GAMES, TIMES))
        # A machine that went down may have kept less of either file; what one of them lacks is played again.
        chunks = min(len(games) - 1, len(times))
        _keep(self.path / GAMES, games[: chunks + 1])
        _keep(self.path / TIMES, times[:chunks])
        if settings.get("deals") != self._match.deals:
            self._change_deals()

    def _check(self, header: dict[str, Any]) -> None:
        """Whether the folder's settings are those of the match; the number of deals may be another."""
        if "format" not in header:
            raise self._damaged("no settings")
        if header["format"] != FORMAT:
            raise self._of_other_version(str(header["format"]))
        for key, wanted in self._match.header().items():
            if header.get(key) != wanted and key == "files":
                raise self._begun_otherwise(*_changed_file(header.get(key), wanted))
            if header.get(key) != wanted and key != "deals":
                raise self._begun_otherwise(key, json.dumps(header.get(key)), json.dumps(wanted))

    def _change_deals(self) -> None:
        """Ask for more deals than before; or for fewer, if not so many have been played yet."""
        wanted, path = self._match.deals, self.path / GAMES
        played = max((done.chunk.first + done.chunk.deals for done in self.done()), default=0)
        if wanted < played:
            # As text: it is an option that was typed, without anything between its digits.
            raise LocalizedError("error-results-fewer", folder=str(self.path), deals=str(wanted), played=played)
        part = path.with_suffix(".part")
        with path.open("rb") as before, part.open("wb") as after:
            before.readline()
            after.write(_line(self._match.header()))
            shutil.copyfileobj(before, after)
        part.replace(path)

    def _damaged(self, reason: str) -> LocalizedError:
        file = self.path / GAMES
        return LocalizedError("error-results-damaged", file=str(file), reason=reason)

    def _of_other_version(self, version: str) -> LocalizedError:
        folder, known = str(self.path), str(FORMAT)
        return LocalizedError("error-results-version", folder=folder, version=version, known=known)

    def _begun_otherwise(self, setting: str, before: str, now: str) -> LocalizedError:
        folder, before, now = str(self.path), before[:80], now[:80]
        return LocalizedError("error-results-other", folder=folder, setting=setting, before=before, now=now)

    def _lines(self, name: str) -> list[dict[str, Any]]:
        path = self.path / name
        try:
            return [json.loads(line) for line in path.read_bytes().splitlines()]
        except (OSError, ValueError) as error:
            raise LocalizedError("error-file-unread", file=str(path), reason=str(error)) from error


def _changed_file(before: Any, now: Any) -> tuple[str, str, str]:
    """The first file of an entrant that is not what it was, and how its two digests begin."""
    were, are = _by_file(before), _by_file(now)
    for place in (*are, *were):
        was, is_now = (found.get(place, "-")[:8] for found in (were, are))
        if was != is_now:
            return place[1], was, is_now
    return "files", "-", "-"


def _by_file(files: Any) -> dict[tuple[str, str], str]:
    """Digests by the entrant and the file; what is none is left out."""
    found = files.items() if isinstance(files, dict) else ()
    return {
        (entrant, name): str(digest)
        for entrant, each in found
        if isinstance(each, dict)
        for name, digest in each.items()
    }


_PLACE = ("lineup", "first", "deals")


def settings_in(path: Path) -> dict[str, Any] | None:
    """What the results in a folder were begun with: empty if that cannot be read, None if there are no results."""
    try:
        with (path / GAMES).open("rb") as stream:
            line = stream.readline()
        settings = json.loads(line) if line.endswith(b"\n") else None
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError):
        return {}
    return settings if isinstance(settings, dict) else {}


def _done(games: dict[str, Any], times: dict[str, Any]) -> Done:
    """A chunk from its two lines."""
    place = [games[name] for name in _PLACE]
    if place != [times[name] for name in _PLACE]:
        raise ValueError("another chunk")
    paces = {int(number): Pace.from_json(pace) for number, pace in times["paces"].items()}
    return Done(Chunk(*place), Scores.from_json(games), paces)


def _line(content: dict[str, Any]) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode() + b"\n"


def _whole_lines(path: Path) -> list[bytes]:
    """Without the last, if it was not written to its end."""
    return [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


def _keep(path: Path, lines: Sequence[bytes]) -> None:
    """Forget all but the first lines."""
    with path.open("r+b") as stream:
        stream.truncate(sum(map(len, lines)))
