"""A file of results, saved unit by unit, so that an interrupted study can be resumed.

The first line of `units.jsonl` has the settings of the study, each further line the sums of a unit. The file has the
same bytes after any interruption and with any number of workers.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..errors import LocalizedError, system_reason
from .plan import FORMAT, Study
from .unit_work import PlayedUnit

UNITS = "units.jsonl"


def settings_in(folder: Path) -> dict[str, Any] | None:
    """The settings of the study in a folder; None if there is none, or if the file is damaged."""
    try:
        settings = json.loads(_whole_lines(folder / UNITS)[0])
    except (IndexError, OSError, ValueError):
        return None
    return settings if isinstance(settings, dict) else None


class SavedUnits:
    """The saved units of one study."""

    def __init__(self, folder: Path, study: Study, *, resume: bool) -> None:
        self._folder, self._study = folder, study
        self._file = folder / UNITS
        try:
            self._resume() if resume else self._begin()
        except OSError as error:
            raise LocalizedError("error-results-folder", folder=str(folder), reason=system_reason(error)) from error

    def units(self) -> Iterator[PlayedUnit]:
        """The saved units, in order."""
        for number, line in enumerate(_whole_lines(self._file)[1:]):
            try:
                unit = PlayedUnit.from_json(self._study, json.loads(line))
                if unit.number != number:
                    raise ValueError("another unit")
            except (KeyError, TypeError, ValueError) as error:
                raise self._damaged(str(error)) from error
            yield unit

    def add(self, unit: PlayedUnit) -> None:
        """Save a unit."""
        with self._file.open("ab") as stream:
            stream.write(_line(unit.as_json()))

    def _begin(self) -> None:
        if self._file.exists():
            raise LocalizedError("error-results-there", folder=str(self._folder))
        self._folder.mkdir(parents=True, exist_ok=True)
        self._file.write_bytes(_line(self._study.header()))

    def _resume(self) -> None:
        if not self._file.exists():
            raise LocalizedError("error-results-none", folder=str(self._folder))
        lines = _whole_lines(self._file)
        self._check(lines[0] if lines else b"")
        # After a crash, the last line may be incomplete. Its unit is played again.
        self._file.write_bytes(b"".join(lines))

    def _check(self, first: bytes) -> None:
        """Raise an error if the file belongs to another study."""
        try:
            before = json.loads(first)
            version = before["format"]
        except (KeyError, TypeError, ValueError) as error:
            raise self._damaged("no settings") from error
        if version != FORMAT:
            raise LocalizedError(
                "error-results-version", folder=str(self._folder), version=str(version), known=str(FORMAT)
            )
        for key, now in self._study.header().items():
            if before.get(key) != now:
                raise LocalizedError(
                    "error-results-other",
                    folder=str(self._folder),
                    setting=key,
                    before=json.dumps(before.get(key)),
                    now=json.dumps(now),
                )

    def _damaged(self, reason: str) -> LocalizedError:
        return LocalizedError("error-results-damaged", file=str(self._file), reason=reason)


def _line(values: dict[str, Any]) -> bytes:
    return json.dumps(values, separators=(",", ":")).encode() + b"\n"


def _whole_lines(file: Path) -> list[bytes]:
    return [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
