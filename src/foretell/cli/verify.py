"""`foretell verify`: whether recorded games are what they say."""

import json
import sys
from collections.abc import Sequence
from typing import Any

from ..errors import ForetellError
from ..game import Record
from .arguments import Parser
from .files import FileError, read_bytes
from .progress import Progress
from .words import Words

ALONE = 1


def run(arguments: Sequence[str], words: Words) -> int:
    """Check every file: its commitment, its card sheet, every decision, its result."""
    parser = Parser(words, "foretell verify", words.text("help-verify"))
    parser.file("files", "option-record-file", "+", needs="error-needs-file")
    parser.flag("--json", action="store_true", about="option-json")
    found = parser.parse(arguments)
    reports = _reports(found.files, words)
    if found.json:
        print(json.dumps(reports, indent=2, ensure_ascii=False))
    else:
        _tell(reports, words)
    return 0 if all(report["good"] for report in reports) else 1


def _reports(files: Sequence[str], words: Words) -> list[dict[str, Any]]:
    progress = Progress(len(files))
    reports = []
    for number, file in enumerate(files):
        progress.show(number, file)
        reports.append(report_on(file, words))
    progress.end()
    return reports


def report_on(file: str, words: Words) -> dict[str, Any]:
    """What is to be said of one file."""
    try:
        record = Record.parse(read_bytes(file, words))
        game = record.replay()
    except FileError as error:
        return {"file": file, "good": False, "readable": False, "reason": str(error)}
    except ForetellError as error:
        return {"file": file, "good": False, "readable": True, "reason": str(error)}
    result = game.result
    return {
        "file": file,
        "good": True,
        "commitment": record.commitment,
        "sheet": record.options.sheet.digest,
        "players": record.options.players,
        "decisions": len(record.plies),
        "finished": result is not None,
        "winner": None if result is None else result.winner,
        "runes": list(game.view(None).runes),
    }


def _tell(reports: Sequence[dict[str, Any]], words: Words) -> None:
    for report in reports:
        if not report["good"]:
            whole = words.text("verify-bad", file=report["file"], reason=report["reason"])
            print(whole if report["readable"] else report["reason"], file=sys.stderr)
        else:
            line = words.text("verify-good", file=report["file"], decisions=report["decisions"])
            print(line if report["finished"] else f"{line}. {words.text('replay-unfinished')}")
    if len(reports) > ALONE:
        good = sum(report["good"] for report in reports)
        print(words.text("verify-total", good=good, bad=len(reports) - good))
