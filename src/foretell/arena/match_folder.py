"""A folder of results, saved chunk by chunk, so that an interrupted match can be resumed.

The first line of `games.jsonl` holds the settings of the match, and each further line is a chunk. The file has the same
bytes after any interruptions and with any number of workers. If deals are added later, they may be split into other
chunks, but the games are the same. `docs/arena.md` lists the exceptions: players that use the clock or floating-point
numbers. `times.jsonl` holds the decision times.
"""

import json
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ..errors import LocalizedError, system_reason, unread_file
from .chunk_scores import Scores
from .decision_times import DecisionTimes
from .match import FORMAT, Chunk, Match
from .work import PlayedChunk

GAMES = "games.jsonl"
TIMES = "times.jsonl"


class Folder:
    """The saved results of one match."""

    def __init__(self, path: Path, match: Match, *, resume: bool = False) -> None:
        self.path = path
        self._match = match
        try:
            if resume:
                self._resume()
            else:
                self._begin()
        except OSError as error:
            raise LocalizedError("error-results-folder", folder=str(path), reason=system_reason(error)) from error

    def chunks(self) -> Iterator[PlayedChunk]:
        """The saved chunks, in order."""
        begun = [0] * len(self._match.lineups)
        for games, times in zip(self._lines(GAMES)[1:], self._lines(TIMES), strict=True):
            try:
                played = _played_chunk(games, times)
                chunk = played.chunk
                rotations = len(self._match.lineups[chunk.lineup].rotations)
                if begun[chunk.lineup] != chunk.first or len(played.scores.winner) != chunk.deals * rotations:
                    raise ValueError("another chunk")
            except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
                raise self._damaged(str(error)) from error
            begun[chunk.lineup] += chunk.deals
            yield played

    def add(self, played: PlayedChunk) -> None:
        """Save a chunk."""
        chunk = played.chunk
        times = {str(number): each.as_json() for number, each in played.times.items()}
        place = dict(zip(_PLACE, (chunk.lineup, chunk.first, chunk.deals), strict=True))
        # Games last: `_resume` drops a line of times that has no line of games.
        for name, line in ((TIMES, {**place, "paces": times}), (GAMES, {**place, **played.scores.as_json()})):
            with (self.path / name).open("ab") as stream:
                stream.write(_line(line))

    def _begin(self) -> None:
        if (self.path / GAMES).exists():
            raise LocalizedError("error-results-there", folder=str(self.path))
        self.path.mkdir(parents=True, exist_ok=True)
        (self.path / TIMES).write_bytes(b"")
        (self.path / GAMES).write_bytes(_line(self._match.header()))

    def _resume(self) -> None:
        settings = settings_in(self.path)
        if settings is None:
            raise LocalizedError("error-results-none", folder=str(self.path))
        self._check(settings)
        games, times = (_whole_lines(self.path / name) for name in (GAMES, TIMES))
        # After a crash, either file may be shorter. Chunks that one of them lacks are played again.
        chunks = min(len(games) - 1, len(times))
        _truncate(self.path / GAMES, games[: chunks + 1])
        _truncate(self.path / TIMES, times[:chunks])
        if settings.get("deals") != self._match.deals:
            self._change_deals()

    def _check(self, header: dict[str, Any]) -> None:
        """Raise an error if the folder's settings differ from the match, except in the number of deals."""
        if "format" not in header:
            raise self._damaged("no settings")
        if header["format"] != FORMAT:
            raise self._other_format(str(header["format"]))
        for key, wanted in self._match.header().items():
            if header.get(key) != wanted and key == "files":
                raise self._other_settings(*_changed_file(header.get(key), wanted))
            if header.get(key) != wanted and key != "deals":
                raise self._other_settings(key, json.dumps(header.get(key)), json.dumps(wanted))

    def _change_deals(self) -> None:
        """Change the number of deals. It cannot be lower than the number already played."""
        wanted, path = self._match.deals, self.path / GAMES
        played = max((saved.chunk.first + saved.chunk.deals for saved in self.chunks()), default=0)
        if wanted < played:
            # As text, without thousands separators, because it quotes an option.
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

    def _other_format(self, version: str) -> LocalizedError:
        folder, known = str(self.path), str(FORMAT)
        return LocalizedError("error-results-version", folder=folder, version=version, known=known)

    def _other_settings(self, setting: str, before: str, now: str) -> LocalizedError:
        folder, before, now = str(self.path), before[:80], now[:80]
        return LocalizedError("error-results-other", folder=folder, setting=setting, before=before, now=now)

    def _lines(self, name: str) -> list[dict[str, Any]]:
        path = self.path / name
        try:
            return [json.loads(line) for line in path.read_bytes().splitlines()]
        except (OSError, ValueError) as error:
            raise unread_file(path, error) from error


def _changed_file(before: Any, now: Any) -> tuple[str, str, str]:
    """The first changed file of an entrant, and the first digits of its old and new digests."""
    were, are = _by_file(before), _by_file(now)
    for place in (*are, *were):
        was, is_now = (found.get(place, "-")[:8] for found in (were, are))
        if was != is_now:
            return place[1], was, is_now
    return "files", "-", "-"


def _by_file(files: Any) -> dict[tuple[str, str], str]:
    """Digests by entrant and file. Anything else in a damaged header is left out."""
    found = files.items() if isinstance(files, dict) else ()
    return {
        (entrant, name): str(digest)
        for entrant, each in found
        if isinstance(each, dict)
        for name, digest in each.items()
    }


_PLACE = ("lineup", "first", "deals")


def settings_in(path: Path) -> dict[str, Any] | None:
    """The settings of the results in a folder: empty if they cannot be read, None if there are no results."""
    try:
        with (path / GAMES).open("rb") as stream:
            line = stream.readline()
        settings = json.loads(line) if line.endswith(b"\n") else None
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError):
        return {}
    return settings if isinstance(settings, dict) else {}


def _played_chunk(games: dict[str, Any], times: dict[str, Any]) -> PlayedChunk:
    """Read a chunk from its two lines."""
    place = [games[name] for name in _PLACE]
    if place != [times[name] for name in _PLACE]:
        raise ValueError("another chunk")
    by_entrant = {int(number): DecisionTimes.from_json(each) for number, each in times["paces"].items()}
    return PlayedChunk(Chunk(*place), Scores.from_json(games), by_entrant)


def _line(content: dict[str, Any]) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode() + b"\n"


def _whole_lines(path: Path) -> list[bytes]:
    """The lines of a file, without an incomplete last line."""
    return [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


def _truncate(path: Path, lines: Sequence[bytes]) -> None:
    """Remove everything after these first lines."""
    with path.open("r+b") as stream:
        stream.truncate(sum(map(len, lines)))
