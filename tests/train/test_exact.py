"""Exact predictions on a device are those of the Net player."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import foretell as ft
from foretell import native
from foretell.players import RandomPlayer
from foretell.players.net.net_player import WEIGHTS, NetPlayer, inputs_of
from foretell.players.net.network import Network
from foretell.players.net.prediction import predict
from foretell.rules import observation
from foretell.rules.cards import PREDICT_PHASE
from foretell.train.settings import TrainingSettings

torch = pytest.importorskip("torch", reason="needs torch, which comes with foretell[train]")

from foretell.train import torch_particles  # noqa: E402 (it imports torch)
from foretell.train.endless_games import CHOOSER, LEARNER, PAST, WORDS  # noqa: E402
from foretell.train.exact import ExactPredictor  # noqa: E402
from foretell.train.training_run import Run  # noqa: E402
from foretell.train.weights import policy_of  # noqa: E402

pytestmark = pytest.mark.compiled
TABLES = [
    ft.Options(2), ft.Options(3, side="B"), ft.Options(4), ft.Options(5, discard="closed"), ft.Options(2, heirs=True),
]  # fmt: skip


def predicting(options: ft.Options, games: int) -> Any:
    """The rows of all predictions in some games of players by chance."""
    batch = native.Batch(options.config, games, threads=1)
    batch.start(native.seeds(games, bytes(range(32))))
    chance = np.random.default_rng(3)
    found = []
    while (legal := batch.legal()).any():
        rows, live = batch.observe(), np.flatnonzero(legal)
        found.append(rows[live[rows[live, observation.PHASE] == PREDICT_PHASE]])
        actions = np.zeros(games, np.int64)
        noise = chance.integers(0, 2**62, len(live))
        actions[live] = RandomPlayer().choose_rows(options.config, rows[live], noise)
        batch.apply(actions)
    return np.concatenate(found)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_predictions_are_those_of_the_net_player(options: ft.Options) -> None:
    config = options.config
    inputs = inputs_of(config, predicting(options, 5))
    noise = np.random.default_rng(4).integers(0, 2**62, len(inputs))
    thought = Network(WEIGHTS).think(inputs)
    expected = predict(config, inputs, thought, noise)
    ranks, owners = torch.from_numpy(thought.ranks), torch.from_numpy(thought.owners)
    predictor = ExactPredictor(config, torch.device("cpu"))
    chosen, found = predictor.predict(torch.from_numpy(inputs), ranks, owners, torch.from_numpy(noise))
    assert len(inputs) >= 15 * options.players
    assert found.float().mean() > 0.9
    same = (chosen.numpy() == expected)[found.numpy()]
    assert same.mean() > 0.98  # the order of sums differs, so a point may fall to the next hand


def test_only_predictions_of_the_past_version_are_replaced() -> None:
    config = ft.Options(2).config
    inputs = inputs_of(config, predicting(ft.Options(2), 4))
    rows = np.zeros((len(inputs), WORDS), np.int64)
    rows[:, : inputs.shape[1]] = inputs
    rows[:, CHOOSER] = np.where(np.arange(len(rows)) % 2, PAST, LEARNER)
    rows[1, observation.PHASE] = PREDICT_PHASE - 1
    actions = torch.full((len(rows),), -5)
    entries = torch.zeros((len(rows), NetPlayer().history_entries), dtype=torch.int64)
    predictor = ExactPredictor(config, torch.device("cpu"))
    predictor.replace(policy_of(WEIGHTS), torch.from_numpy(rows), entries, actions)
    replaced = actions.numpy() != -5
    assert not replaced[::2].any()
    assert not replaced[1]
    assert replaced[3::2].all()


def test_cards_are_counted() -> None:
    sets = torch.tensor([0, 1, (1 << 54) - 1, 0b1011 << 40, -1])
    assert torch_particles.popcount(sets).tolist() == [0, 1, 54, 3, 64]


def test_an_attacker_meets_exact_predictions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = TrainingSettings(
        minutes=0.0, iterations=1, games=24, steps=48, batch=24 * 48, hidden=512, critic_hidden=8, players=(2,),
        variants=False, against=str(WEIGHTS), start=str(WEIGHTS.parent), exact=True, magnet=0.0, entries=32,
    )  # fmt: skip
    run = Run(settings, tmp_path, "cpu")
    replaced: list[int] = []
    replace = ExactPredictor.replace

    def noted(self: ExactPredictor, policy: Any, rows: Any, entries: Any, actions: Any) -> None:
        assert entries.shape == (len(rows), settings.entries)
        before = actions.clone()
        replace(self, policy, rows, entries, actions)
        changed = actions != before
        assert (rows[changed, observation.PHASE] == PREDICT_PHASE).all()
        replaced.append(int(changed.sum()))

    monkeypatch.setattr(ExactPredictor, "replace", noted)
    run.train()
    assert len(replaced) == 48
    assert sum(replaced) > 0
