"""The results file: a line with the protocol and the entrant, a line for each deal, and a last line with the score."""

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import __version__
from ..errors import ForetellError, LocalizedError, shown, unread_file, unwritten_file
from ..runner import Entrant, run_tasks
from . import protocol
from .deal_games import BenchmarkGame, BenchmarkRun, play_deal
from .score import Score, score_of

FORMAT = 1
Deals = list[list[BenchmarkGame]]
Watch = Callable[[int], object]
"""Called after each deal with the number of finished games."""


@dataclass(frozen=True)
class BenchmarkResults:
    """The content of a results file."""

    header: dict[str, Any]
    deals: Deals
    score: dict[str, Any] | None
    """The stated score. An unfinished file has none."""


def header_of(run: BenchmarkRun) -> dict[str, Any]:
    """The first line of a results file."""
    header = {
        "format": FORMAT,
        "protocol": protocol.NAME,
        "protocol_digest": protocol.digest(),
        "foretell": __version__,
        "entrant": run.entrant.name,
        "files": run.entrant.files(),
    }
    return header | ({"max_seconds": run.max_seconds} if run.max_seconds is not None else {})


def run_benchmark(
    entrant: "str | Entrant",
    games: int = 1_800,
    *,
    max_seconds: float | None = None,
    jobs: int = 1,
    file: Path | None = None,
    resume: bool = False,
    watch: Watch = lambda _: None,
) -> Score:
    """Play the benchmark: at least `games` games, in whole deals of nine games.

    With `file`, write the results there. With `resume`, continue the file. The results do not depend on `jobs` or on
    interruptions if the entrant chooses by its seed and its views alone.
    """
    protocol.check_protocol()
    if type(games) is not int or games < 1:
        raise ForetellError(f"the number of games must be a whole number of at least 1, not {shown(games)}")
    run = BenchmarkRun(Entrant.of(entrant), max_seconds)
    run.entrant.check()
    wanted = -(-games // protocol.GAMES_OF_A_DEAL)
    deals = _begun(run, file, resume=resume) if file is not None else []
    with closing(run_tasks(play_deal, run, range(len(deals), wanted), jobs)) as played:
        watch(sum(map(len, deals)))
        for deal in played:
            deals.append(deal)
            _append(file, {"deal": len(deals) - 1, "games": [game.as_json() for game in deal]})
            watch(sum(map(len, deals)))
    score = score_of(deals)
    _append(file, {"score": score.as_json()})
    return score


def _begun(run: BenchmarkRun, file: Path, *, resume: bool) -> Deals:
    """The deals that are already in the file. Leave out its score, and a last line that is not complete."""
    header = header_of(run)
    if not resume:
        if file.exists():
            raise LocalizedError("error-file-exists", file=str(file))
        _write(file, [header])
        return []
    found = read_results(file)
    for key, wanted in header.items():
        if found.header.get(key) != wanted:
            before, now = json.dumps(found.header.get(key))[:80], json.dumps(wanted)[:80]
            raise LocalizedError("error-results-other", folder=str(file), setting=key, before=before, now=now)
    lines = [{"deal": number, "games": [game.as_json() for game in deal]} for number, deal in enumerate(found.deals)]
    _write(file, [header, *lines])
    return found.deals


def _line(values: dict[str, Any]) -> str:
    return json.dumps(values, separators=(",", ":")) + "\n"


def _write(file: Path, lines: list[dict[str, Any]]) -> None:
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_text("".join(map(_line, lines)), "utf-8")
        part.replace(file)
    except OSError as error:
        raise unwritten_file(file, error) from error


def _append(file: Path | None, values: dict[str, Any]) -> None:
    if file is None:
        return
    try:
        with file.open("a", encoding="utf-8") as stream:
            stream.write(_line(values))
    except OSError as error:
        raise unwritten_file(file, error) from error


def read_results(file: Path) -> BenchmarkResults:
    """Read a results file. An incomplete last line is left out."""
    try:
        lines = [json.loads(line) for line in file.read_text("utf-8").splitlines(keepends=True) if line.endswith("\n")]
        header, rest = lines[0], lines[1:]
        stated = rest.pop()["score"] if rest and "score" in rest[-1] else None
        deals = [[BenchmarkGame.from_json(game) for game in line["games"]] for line in rest]
        if [line["deal"] for line in rest] != list(range(len(rest))):
            raise ValueError("the deals are not in order")
        version = header["format"]
    except (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError) as error:
        raise unread_file(file, error) from error
    if version != FORMAT:
        raise LocalizedError("error-results-version", folder=str(file), version=str(version), known=str(FORMAT))
    return BenchmarkResults(header, deals, stated)
