"""Both ways to play a chunk: they are each other's judges, and give a player its own sight and no more."""

from dataclasses import fields

import numpy as np
import pytest

import foretell as ft
from foretell.arena import Entrant, Match, duel, entrants_of
from foretell.arena.games import play_singly
from foretell.arena.lockstep import play_in_lockstep
from foretell.arena.match import Chunk
from foretell.arena.scores import Scores
from foretell.native import Ints
from foretell.rules import Config
from foretell.rules.observation import ACTOR, LEGAL, OBSERVATION

from . import players as here

TABLES = [
    ft.Options(2),
    ft.Options(3, side="B", discard="bending"),
    ft.Options(4, discard="closed"),
    ft.Options(2, side="B", heirs=True),
]


@pytest.mark.compiled
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_lockstep_and_single_games_are_the_same_games(options: ft.Options) -> None:
    match = Match(entrants_of((here.High, here.Low)), options, 6, "judge")
    chunk = Chunk(0, 2, 4)
    (fast, fast_paces), (slow, slow_paces) = play_in_lockstep(match, chunk), play_singly(match, chunk)
    for name in (field.name for field in fields(Scores)):
        assert np.allclose(getattr(fast, name), getattr(slow, name)), name
    assert fast.judged.any()
    assert np.allclose(fast.belief, fast.counting)
    assert {number: pace.decisions for number, pace in fast_paces.items()} == {
        number: pace.decisions for number, pace in slow_paces.items()
    }


@pytest.mark.compiled
def test_a_game_does_not_depend_on_its_chunk() -> None:
    match = Match(entrants_of(("random", "random:name=other")), ft.Options(3), 8, "cut")
    whole = play_in_lockstep(match, Chunk(1, 0, 8))[0]
    parts = [play_in_lockstep(match, Chunk(1, first, 4))[0] for first in (0, 4)]
    assert Scores.joined(parts).as_json() == whole.as_json()
    alone = [play_singly(match, Chunk(1, first, 1))[0] for first in (3, 4)]
    assert Scores.joined(alone).as_json() == play_singly(match, Chunk(1, 3, 2))[0].as_json()


@pytest.mark.compiled
def test_deals_and_choices_differ() -> None:
    match = Match(entrants_of(("random", "random:name=other")), ft.Options(2), 40, "x")
    scores = play_in_lockstep(match, Chunk(0, 0, 40))[0]
    assert len({tuple(runes) for runes in scores.runes.tolist()}) > 60
    other = Match(match.entrants, match.options, 40, "y")
    assert play_in_lockstep(other, Chunk(0, 0, 40))[0].runes.tolist() != scores.runes.tolist()


def test_a_player_is_shown_its_own_view_only() -> None:
    shown: list[ft.View] = []

    class Spy(here.Slow):
        def choose(self, view: ft.View) -> ft.Action:
            shown.append(view)
            assert vars(self).keys() == {"name", "_seed"}
            return super().choose(view)

    duel(Spy, here.Slow, deals=1)
    assert {view.seat for view in shown} == {0, 1}
    for view in shown:
        assert type(view) is ft.View
        assert view.seat in view.actors


@pytest.mark.compiled
def test_a_player_is_shown_its_own_rows_only() -> None:
    asked: list[int] = []

    class Spy(here.Low):
        def choose_rows(self, config: Config, rows: Ints, noise: Ints) -> Ints:
            assert rows.shape == (len(noise), OBSERVATION)
            assert (rows[:, ACTOR] == 0).all()
            assert rows[:, LEGAL].all()
            asked.append(len(rows))
            return super().choose_rows(config, rows, noise)

    result = duel(Spy, here.High, deals=3)
    warm_up = 1
    assert sum(asked) == result.of("Spy").thinking.decisions + warm_up


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("player", "message"),
    [
        (here.Cheat, r"Cheat chose 62 in deal 0, which is not legal"),
        (here.Blind, r"Blind gave .* and not one action for each row"),
        (here.Stuck, r"Stuck in the deals from 0 on: LookupError: too many \(.*players\.py, line \d+\)"),
        (here.Broken, r"Broken in seat \d of deal 0, .*LookupError: no idea \(.*players\.py, line \d+\)"),
        (here.Muddled, r"the belief of Muddled is not nine chances that add up to 1"),
    ],
)
def test_players_that_fail_are_named(player: type, message: str) -> None:
    with pytest.raises(ft.ForetellError, match=message):
        duel(player, here.Low, deals=2)


def test_seeds_reach_the_players() -> None:
    seeds: set[int] = set()

    def noted(seed: int) -> here.Slow:
        seeds.add(seed)
        return here.Slow(seed)

    match = Match((Entrant.of(noted), Entrant.of(here.Slow)), ft.Options(2), 3, "s")
    play_singly(match, Chunk(0, 0, 3))
    assert len(seeds - {0}) == 6  # one more was made to warm up
