"""The luck of a game: its mean is zero for every baseline, and a result without it varies less."""

import numpy as np
import pytest

import foretell as ft
from foretell.arena import Match, entrants_of
from foretell.arena.lockstep import Lockstep
from foretell.arena.match import Chunk
from foretell.arrays import Doubles
from foretell.benchmark.baseline.open_features import ENDED
from foretell.benchmark.baseline.value import Baseline, baseline
from foretell.benchmark.baseline_luck import luck_of
from tests.effort import effort

pytestmark = [pytest.mark.compiled, pytest.mark.long]


def played(first: str, second: str, players: int, deals: int) -> list[ft.Record]:
    """The records of `first` among players of the kind `second`, each deal in all rotations."""
    entrants = entrants_of([first, second])
    games = Lockstep(Match(entrants, ft.Options(players), deals, "luck", with_records=True), Chunk(0, 0, deals))
    while len(games.going):
        games.step()
    return [ft.Record.parse(text) for text in games.records().values()]


def lucks(records: list[ft.Record], value: Baseline) -> Doubles:
    return luck_of(records[0].options.config, records, value, b"seed")


def arbitrary() -> Baseline:
    """A baseline that knows nothing about the game."""
    chance = np.random.default_rng(7)
    sizes = ((ENDED, 8), (8,), (8,))
    return Baseline(*(chance.normal(size=size).astype(np.float32) for size in sizes))


def test_the_mean_of_luck_is_zero_for_every_baseline() -> None:
    records = played("random", "random:name=Rudi", 3, effort(25, 80))
    for value in (baseline(), arbitrary()):
        luck = lucks(records, value)
        assert np.allclose(luck.sum(axis=1), 0, atol=1e-6)
        error = luck.std(axis=0) / np.sqrt(len(luck))
        assert (error > 0).all()
        assert (np.abs(luck.mean(axis=0)) < 4 * error).all()


def test_a_result_without_luck_has_the_same_mean_and_a_smaller_variance() -> None:
    records = played("scripted", "scripted:name=twin", 2, 100)
    luck = lucks(records, baseline())
    won = np.array([record.result is not None and record.result.winner == 0 for record in records])
    corrected = won - luck[:, 0]
    assert abs(corrected.mean() - won.mean()) < 3 * luck[:, 0].std() / np.sqrt(len(records))
    assert won.var() > 1.05 * corrected.var()


def test_the_same_seed_gives_the_same_luck() -> None:
    records = played("random", "random:name=Rudi", 2, 2)
    assert np.array_equal(lucks(records, baseline()), lucks(records, baseline()))
