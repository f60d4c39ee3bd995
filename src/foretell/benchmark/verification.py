"""Verify a results file: play every game again, ask the opponents again, and compute the score again."""

from contextlib import closing
from dataclasses import dataclass
from math import isclose
from pathlib import Path
from typing import Any

from ..errors import ForetellError, LocalizedError
from ..game import Action, Game
from ..players import Player, choose_action
from ..runner import run_tasks
from . import protocol
from .deal_games import BenchmarkGame, seated, with_luck
from .results_file import BenchmarkResults, Watch, read_results
from .score import Score, score_of

MAX_SHARE = 0.005
"""The share of the opponents' choices that may differ, all by the Net: other machines round its numbers differently."""
TOLERANCE = 1e-3
"""How much a luck may differ, for the same reason."""


@dataclass(frozen=True)
class Verified:
    """What was verified."""

    results: BenchmarkResults
    score: Score
    choices: int
    """The choices of the opponents."""
    different: int
    """How many of Net's choices differ on this machine."""


def verify_results(file: Path, *, jobs: int = 1, watch: Watch = lambda _: None) -> Verified:
    """Verify a results file. Raise an error that says what is wrong.

    It proves that the games follow the rules, the deals, the opponents and the score. It cannot prove which program
    made the choices of the entrant.
    """
    protocol.check_protocol()
    results = read_results(file)
    for key, wanted in (("protocol", protocol.NAME), ("protocol_digest", protocol.digest())):
        if results.header.get(key) != wanted:
            raise _wrong(file, f"{key} is {str(results.header.get(key))[:20]}, not {wanted[:20]}")
    if results.score is None:
        raise LocalizedError("error-benchmark-unfinished", file=str(file))
    choices = different = games = 0
    with closing(run_tasks(_replayed, results.deals, range(len(results.deals)), jobs)) as replayed:
        for number, found in enumerate(replayed):
            if isinstance(found, str):
                raise _wrong(file, f"deal {number}: {found}")
            choices, different, games = choices + found[0], different + found[1], games + len(results.deals[number])
            watch(games)
    if different > MAX_SHARE * choices:
        raise _wrong(file, f"{different} of {choices} choices of the opponents are different")
    score = score_of(results.deals)
    if not _equal(score.as_json(), results.score):
        raise _wrong(file, "the score does not follow from the games")
    return Verified(results, score, choices, different)


def _wrong(file: Path, reason: str) -> LocalizedError:
    return LocalizedError("error-benchmark-wrong", file=str(file), reason=reason)


def _replayed(deals: list[list[BenchmarkGame]], number: int) -> tuple[int, int] | str:
    """Replay a deal. Returns the opponents' choices and how many differ, or what is wrong."""
    expected = [(table, seat) for table, each in enumerate(protocol.TABLES) for seat in range(each.players)]
    deal = deals[number]
    if [(game.table, game.seat) for game in deal] != expected:
        return "games are missing"
    choices = different = 0
    for table in range(len(protocol.TABLES)):
        stated = [game for game in deal if game.table == table]
        played = []
        for game in stated:
            again = Game(protocol.TABLES[table].options, protocol.deal_seed(table, number))
            try:
                asked, other = _asked_again(again, game, seated(table, number, game.seat))
            except ForetellError as error:
                return f"table {table}, seat {game.seat}: {error}"
            choices, different = choices + asked, different + other
            played.append(again.record())
        for game, again_game in zip(stated, with_luck(table, number, played), strict=True):
            same = (game.winner, game.runes) == (again_game.winner, again_game.runes)
            if not same or not isclose(game.luck, again_game.luck, abs_tol=TOLERANCE):
                return f"table {table}, seat {game.seat}: the game has another result"
    return choices, different


def _asked_again(game: Game, stated: BenchmarkGame, opponents: dict[int, Player]) -> tuple[int, int]:
    """Play the stated actions, and ask the opponents what they would choose."""
    asked = different = 0
    for number in stated.actions:
        seat = game.actor
        if seat is None:
            raise ForetellError("the game is over before its last action")
        action = Action.of(game.phase, number)
        if seat in opponents:
            asked += 1
            if choose_action(opponents[seat], game.view(seat)) != action:
                if opponents[seat].name == "scripted":
                    raise ForetellError(f"the scripted player in seat {seat} would not choose {action}")
                different += 1
        game.play(action, seat)
    if game.result is None:
        raise ForetellError("the game is not over")
    return asked, different


def _equal(one: Any, other: Any) -> bool:
    """Whether two scores are the same up to rounding."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_equal(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_equal, one, other))
    if isinstance(one, float) and isinstance(other, int | float):
        return isclose(one, other, abs_tol=1e-6)
    return bool(one == other)
