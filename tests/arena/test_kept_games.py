"""Records of games, time limits, and players that forfeit."""

import time
from pathlib import Path

import pytest

import foretell as ft
from foretell.arena import Match, MatchResult, as_json, entrants_of, play_match
from foretell.runner import PlayerFailed

from .players import Slow

pytestmark = pytest.mark.compiled


class Failing(Slow):
    """Fails in the second round."""

    def choose(self, view: ft.View) -> ft.Action:
        if view.round == 2:
            raise LookupError("lost")
        return super().choose(view)


class Sleepy(Slow):
    """Thinks far too long for the time limit of its test. Its warm-up has no limit, so a test waits for that once."""

    def choose(self, view: ft.View) -> ft.Action:
        time.sleep(0.5)
        return super().choose(view)


def records_in(folder: Path) -> dict[str, ft.Record]:
    return {file.name: ft.Record.parse(file.read_text("utf-8")) for file in folder.iterdir()}


@pytest.mark.parametrize("entrants", [("random", "random:name=Rudi"), ("random", Slow)])
def test_records_are_the_games_of_the_match(tmp_path: Path, entrants: tuple[str, str]) -> None:
    """In lockstep and one by one. Asking for them changes no result."""
    match = Match(entrants_of(entrants), ft.Options(2), 2, "tea")
    result = play_match(match, records=tmp_path / "games")
    records = records_in(tmp_path / "games")
    assert sorted(records) == [f"deal-{deal}-seats-{seats}.record" for deal in (0, 1) for seats in ("0-1", "1-0")]
    assert len({record.seed for record in records.values()}) == 2
    ended = [(record.names, record.replay().result) for record in records.values()]
    won = sum(names[over.winner] == "random" for names, over in ended if over and over.winner is not None)
    assert won == result.of("random").standing.wins.value * 4
    assert result.entrants[0].standing == play_match(match).entrants[0].standing
    assert "</svg>" in (result._repr_svg_() or "")


def forfeited(**settings: object) -> MatchResult:
    match = Match(entrants_of((Failing, "random")), ft.Options(3), 1, "tea", on_error="forfeit", **settings)  # type: ignore[arg-type]
    return play_match(match)


def test_who_fails_forfeits_the_game() -> None:
    result = forfeited()
    standing = result.of("Failing").standing
    assert (standing.wins.value, standing.runes.value) == (0, 0)
    assert {(forfeit.entrant, forfeit.deal) for forfeit in result.forfeits} == {(0, 0)}
    assert str(result.forfeits[0].error).startswith("Failing failed in deal 0, seat ")
    assert ft.Record.parse(result.forfeits[0].error.record).replay().view(None).round == 2
    assert '"forfeits": {\n        "Failing": ' in as_json([result])


def test_a_match_that_stops_has_the_record_of_the_failed_game() -> None:
    with pytest.raises(PlayerFailed, match=r"Failing failed in deal 0, seat \d .*: LookupError: lost") as caught:
        play_match(Match(entrants_of((Failing, "random")), ft.Options(2), 1, "tea"))
    game = ft.Record.parse(caught.value.record).replay()
    assert (game.actor, game.view(None).round) == (caught.value.seat, 2)
    assert "LookupError: lost" in caught.value.trace


def test_a_time_limit_is_part_of_the_match() -> None:
    match = Match(entrants_of((Slow, "random")), ft.Options(2), 1, "tea", max_seconds=0.02)
    assert match.header()["max_seconds"] == 0.02
    assert "max_seconds" not in Match(match.entrants, match.options, 1, "tea").header()
    with pytest.raises(PlayerFailed, match=r"it thought for more than 0.02 seconds about a choice \(play\)"):
        play_match(Match(entrants_of((Sleepy, "random")), ft.Options(2), 1, "tea", max_seconds=0.02))
