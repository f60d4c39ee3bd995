"""Fitting the layer of ranks again."""

from typing import Any

import numpy as np
import pytest

import foretell as ft
from foretell.native import Batch, seeds
from foretell.players import RandomPlayer, ScriptedPlayer
from foretell.players.net import NetPlayer
from foretell.players.net.inputs import OTHERS
from foretell.players.net.net_player import WEIGHTS
from foretell.players.rank_order import POINTS
from foretell.rules.observation import SEAT
from foretell.train import rank_beliefs
from foretell.train.rank_beliefs import Asked, Layer, descend, played, quick, tables, true_ranks


def test_true_ranks_are_counted_from_the_viewer() -> None:
    config = ft.Options(players=3).config
    batch = Batch(config, 50, threads=1)
    batch.start(seeds(50, bytes(32)))
    rows = batch.observe()
    ranks = true_ranks(config, rows, batch.states["hands"])
    games = [ft.Game(ft.Options(players=3), seed=seed.astype("<u4").tobytes()) for seed in seeds(50, bytes(32))]
    for row, told, game in zip(rows, ranks, games, strict=True):
        seats = [(int(row[SEAT]) + i) % 3 for i in (1, 2)]
        shown = [game.view(seat).rank for seat in seats]
        assert [POINTS[rank] for rank in told[:2]] == [rank.points for rank in shown if rank is not None]
    assert (ranks[:, 2:] == -1).all()


def test_the_quick_policy_plays_whole_games() -> None:
    config = ft.Options(players=4).config
    batch = Batch(config, 20, threads=1)
    batch.start(seeds(20, bytes(32)))
    chance = np.random.default_rng(1)
    steps = 0
    while len(live := np.flatnonzero(legal := batch.legal())):
        actions = np.zeros(20, np.int64)
        actions[live] = quick(config, batch.states[live], chance)
        assert (legal[live] >> actions[live] & 1).all()
        batch.apply(actions)
        steps += 1
    assert steps > 20
    assert (batch.states["winner"] >= 0).any()


def test_the_network_meets_all_kinds_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[Any] = []

    def watched(kind: type) -> Any:
        class Watched(kind):  # type: ignore[misc]
            def choose_rows(self, config: Any, rows: Any, noise: Any) -> Any:
                met.append(kind)
                return super().choose_rows(config, rows, noise)

        return Watched

    def watched_quick(config: Any, states: Any, chance: Any) -> Any:
        met.extend([quick] * len(states))
        return quick(config, states, chance)

    for name, kind in (("NetPlayer", NetPlayer), ("ScriptedPlayer", ScriptedPlayer), ("RandomPlayer", RandomPlayer)):
        monkeypatch.setattr(rank_beliefs, name, watched(kind))
    monkeypatch.setattr(rank_beliefs, "quick", watched_quick)
    config = ft.Options(players=3).config
    asked = list(played(WEIGHTS, config, 12, first=5))
    assert set(met) == {NetPlayer, ScriptedPlayer, RandomPlayer, quick}
    games = np.concatenate([part.game for part in asked])
    assert set(games) == set(range(5, 17))
    assert {part.thought.shape[1] for part in asked} == {512}


def test_descent_finds_what_thoughts_tell() -> None:
    chance = np.random.default_rng(3)
    thought = chance.normal(size=(4000, 6)).astype(np.float32)
    ranks = np.full((4000, OTHERS), -1)
    ranks[:, 0] = np.where(thought[:, 0] > 0, 2, 5)
    asked = Asked(np.arange(4000), thought, ranks)
    layer = Layer(np.zeros((OTHERS * len(POINTS), 6), np.float32), np.zeros(OTHERS * len(POINTS), np.float32))
    before = layer.loss(asked)
    for _ in range(60):
        descend(layer, asked)
    assert abs(before - np.log(9)) < 1e-3
    assert layer.loss(asked) < 0.6 * before


def test_the_usual_game_comes_as_often_as_all_others() -> None:
    usual = [options for options in tables() if options.side == "A" and options.discard == "open"]
    assert len(usual) - 4 == len(tables()) - len(usual) + 4
