"""Both ways to play a chunk give the same scores, and show a player only what its seat may know."""

from dataclasses import fields

import numpy as np
import pytest

import foretell as ft
from foretell.arena import Entrant, Match, duel, entrants_of
from foretell.arena.chunk_scores import Scores
from foretell.arena.deal_seeds import deal_seed
from foretell.arena.lineups import Lineup
from foretell.arena.lockstep import play_in_lockstep
from foretell.arena.match import Chunk
from foretell.arena.single_games import play_singly
from foretell.native import Ints
from foretell.rules import Config
from foretell.rules.observation import ACTOR, LEGAL, OBSERVATION, OWN_HAND, SEAT

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
    (fast, fast_times), (slow, slow_times) = play_in_lockstep(match, chunk), play_singly(match, chunk)
    for name in (field.name for field in fields(Scores)):
        assert np.allclose(getattr(fast, name), getattr(slow, name)), name
    assert fast.judged.any()
    assert np.allclose(fast.belief, fast.counting)
    assert {number: times.decisions for number, times in fast_times.items()} == {
        number: times.decisions for number, times in slow_times.items()
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


@pytest.fixture
def nobody_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first entrant has seat 0 at every table, and the second one seat 1."""
    monkeypatch.setattr(Lineup, "rotations", property(lambda lineup: (lineup.seats,)))


def first_hands(match: Match) -> set[int]:
    """All hands of the first round of a match, as sets of cards."""
    deals = [ft.Game(match.options, deal_seed(match.seed, deal)) for deal in range(match.deals)]
    return {list(game.view(seat).observation)[OWN_HAND] for game in deals for seat in range(match.options.players)}


@pytest.mark.usefixtures("nobody_moves")
def test_a_player_is_shown_its_own_views_only() -> None:
    shown: dict[str, list[ft.View]] = {"First": [], "Second": []}

    class First(here.Slow):
        def choose(self, view: ft.View) -> ft.Action:
            shown[type(self).__name__].append(view)
            assert vars(self).keys() == {"name", "_seed"}
            return super().choose(view)

    class Second(First):
        pass

    match = Match(entrants_of((First, Second)), ft.Options(2), 2, "own")
    times = play_singly(match, Chunk(0, 0, 2))[1]
    for seat, (warm_up, *views) in enumerate(shown.values()):
        assert list(warm_up.observation)[OWN_HAND] not in first_hands(match)
        assert len(views) == times[seat].decisions
        assert {(type(view), view.seat) for view in views} == {(ft.SeatView, seat)}
        assert all(view.seat in view.actors for view in views)


@pytest.mark.compiled
@pytest.mark.usefixtures("nobody_moves")
def test_a_player_is_shown_its_own_rows_only() -> None:
    shown: dict[str, list[Ints]] = {"First": [], "Second": []}

    class First(here.Low):
        def choose_rows(self, config: Config, rows: Ints, noise: Ints) -> Ints:
            assert rows.shape == (len(noise), OBSERVATION)
            shown[type(self).__name__].append(rows.copy())
            return super().choose_rows(config, rows, noise)

    class Second(First):
        pass

    match = Match(entrants_of((First, Second)), ft.Options(2), 3, "own")
    times = play_in_lockstep(match, Chunk(0, 0, 3))[1]
    for seat, (warm_up, *parts) in enumerate(shown.values()):
        assert first_hands(match).isdisjoint(warm_up[:, OWN_HAND].tolist())
        rows = np.concatenate(parts)
        assert len(rows) == times[seat].decisions
        assert (rows[:, SEAT] == seat).all()
        assert (rows[:, ACTOR] == 0).all()
        assert rows[:, LEGAL].all()


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("player", "message"),
    [
        (here.Cheat, r"Cheat chose 62 in deal 0, which is not legal"),
        (here.Blind, r"Blind returned .* instead of one action for each row"),
        (here.Stuck, r"Stuck failed in deal 0 or a later one: LookupError: too many \(.*players\.py, line \d+\)"),
        (here.Broken, r"Broken failed in deal 0, seat \d .*LookupError: no idea \(.*players\.py, line \d+\)"),
        (here.Leaver, r"Leaver failed in deal 0, seat \d .*SystemExit: 3 \(.*players\.py, line \d+\)"),
        (here.Muddled, r"The belief of Muddled is not valid: .* add up to 1"),
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

    match = Match((Entrant.of(noted), Entrant.of(here.Slow)), ft.Options(2), 6, "s")
    play_singly(match, Chunk(0, 0, 6))
    assert len(seeds - {0}) == 12  # the warm-up made another player
    for seed in seeds:
        np.random.default_rng(seed)  # accepts no negative seeds
