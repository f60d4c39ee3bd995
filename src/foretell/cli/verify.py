"""`foretell verify`: check recorded games."""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import ForetellError
from ..game import Game, Record
from ..telling.words import Words
from .arguments import Parser, hex_digest
from .progress import Progress
from .user_files import FileError, read_bytes


@dataclass(frozen=True)
class PlayerNotes:
    """What a player noted before the deal, in hexadecimal."""

    commitment: str | None
    contribution: str | None


def run(arguments: Sequence[str], words: Words) -> int:
    """Check every file: its commitment, its seed, its card sheet, every decision and its result."""
    parser = Parser(words, "foretell verify", words.text("help-verify"))
    parser.file("files", "option-record-file", "+", needs="error-needs-file")
    parser.flag("--commitment", metavar="HEX", type=hex_digest(words), about="option-commitment")
    parser.flag("--contribution", metavar="HEX", type=hex_digest(words), about="option-contribution")
    parser.flag("--json", action="store_true", about="option-json")
    found = parser.parse(arguments)
    noted = PlayerNotes(found.commitment, found.contribution)
    reports = _reports(found.files, noted, words)
    if found.json:
        print(json.dumps(reports, indent=2, ensure_ascii=False))
    else:
        _print_reports(reports, noted, words)
    return 0 if all(report["good"] for report in reports) else 1


def _reports(files: Sequence[str], noted: PlayerNotes, words: Words) -> list[dict[str, Any]]:
    progress = Progress(len(files))
    reports = []
    for number, file in enumerate(files):
        progress.show(number, file)
        reports.append(report_on(file, noted, words))
    progress.end()
    return reports


def report_on(file: str, noted: PlayerNotes, words: Words) -> dict[str, Any]:
    try:
        record = Record.parse(read_bytes(file, words))
        game = record.replay()
    except FileError as error:
        return {"file": file, "good": False, "readable": False, "reason": str(error)}
    except ForetellError as error:
        return {"file": file, "good": False, "readable": True, "reason": words.error(error)}
    reason = _contradiction(record, noted, words)
    if reason is None:
        return {"file": file, "good": True, **_fairness(record), **_content(record, game)}
    return {"file": file, "good": False, "readable": True, "reason": reason, **_fairness(record), "fair": False}


def _contradiction(record: Record, noted: PlayerNotes, words: Words) -> str | None:
    """How a record contradicts what the player noted; None if it does not."""
    if noted.commitment not in (None, record.commitment):
        return words.text("verify-other-commitment", commitment=record.commitment)
    if noted.contribution is not None and bytes.fromhex(noted.contribution) not in record.contributions:
        return words.text("verify-no-contribution")
    return None


def _fairness(record: Record) -> dict[str, Any]:
    """How the seed was made. `fair` is None if the record does not say, or if only the server contributed."""
    contributed = [seat for seat, one in enumerate(record.contributions) if one is not None]
    return {
        "fair": True if contributed else None,
        "commitment": record.commitment,
        "committed": record.secret is not None,
        "contributions": contributed,
    }


def _content(record: Record, game: Game) -> dict[str, Any]:
    result = game.result
    return {
        "sheet": record.options.sheet.digest,
        "players": record.options.players,
        "names": list(record.names),
        "decisions": len(record.plies),
        "finished": result is not None,
        "winner": None if result is None else result.winner,
        "runes": list(game.view(None).runes),
    }


def _print_reports(reports: Sequence[dict[str, Any]], noted: PlayerNotes, words: Words) -> None:
    for report in reports:
        if not report["good"]:
            whole = words.text(_key_of(report), file=report["file"], reason=report["reason"])
            print(whole if report["readable"] else report["reason"], file=sys.stderr)
        else:
            line = words.text("verify-good", file=report["file"], decisions=report["decisions"])
            print(line if report["finished"] else f"{line}. {words.text('replay-unfinished')}")
            _print_making(report, noted, words)
    if len(reports) > 1:
        good = sum(report["good"] for report in reports)
        print(words.text("verify-total", good=good, bad=len(reports) - good))


def _print_making(report: dict[str, Any], noted: PlayerNotes, words: Words) -> None:
    """Print who contributed to the deal, and what the player can still compare."""
    names = [
        report["names"][seat] if report["names"] else words.text("player-seat", number=seat)
        for seat in report["contributions"]
    ]
    if names:
        print(f"  {words.text('verify-made', names=words.catalogue.listed(names))}")
    elif report["committed"]:
        print(f"  {words.text('verify-made-alone')}")
    if report["committed"] and noted.commitment is None:
        print(f"  {words.text('verify-compare', commitment=report['commitment'])}")


def _key_of(report: dict[str, Any]) -> str:
    """The message about a bad record: its reason is a sentence if the record contradicts what the player noted."""
    return "verify-bad" if "fair" in report else "error-record"
