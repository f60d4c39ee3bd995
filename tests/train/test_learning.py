"""The data for learning: every decision once, and nothing about the choices of others."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from foretell.rules.cards import PREDICT_PHASE
from foretell.rules.observation import PHASE
from foretell.train.endless_games import LEARNER, PAST, QUICK, SCRIPTED, WORDS
from foretell.train.settings import TrainingSettings

from .play import ALL, Place, any_of

torch = pytest.importorskip("torch", reason="needs torch, which comes with foretell[train]")

from foretell.train.learning import Losses, Minibatch, batches  # noqa: E402 (it imports torch)
from foretell.train.model import Critic, Policy, frozen  # noqa: E402
from foretell.train.rollout import act, parts  # noqa: E402

SETTINGS = TrainingSettings(games=40, steps=8, batch=80, past=0.25, scripted=0.125, magnet=0.5)


def found_in_batches(weights: Any) -> list[Minibatch]:
    numbers = torch.arange(8 * 40).view(8, 40)
    rows = numbers[:, :, None].expand(8, 40, WORDS)
    rollout: Any = SimpleNamespace(rows=rows, entries=rows[:, :, 2:5], actions=numbers, chances=numbers)
    found = list(batches(SETTINGS, rollout, numbers, numbers, weights))
    for batch in found:
        assert len(batch.rows) == SETTINGS.batch
        for array in (batch.rows[:, 0], batch.entries[:, 0], batch.chances, batch.gains, batch.returns):
            assert torch.equal(array, batch.actions)
        assert torch.equal(batch.weights, weights.flatten()[batch.actions])
    return found


def test_batches_hold_every_decision_once_in_random_order() -> None:
    found = torch.cat([batch.actions for batch in found_in_batches(torch.ones((8, 40)))])
    assert sorted(found.tolist()) == list(range(320))
    assert found.tolist() != list(range(320))


def test_batches_hold_only_what_teaches_something() -> None:
    weights = (torch.arange(8 * 40) % 2).float().view(8, 40)
    weights[0, :10] = 0
    found = found_in_batches(weights)
    assert len(found) == 1  # of the 155 decisions with a weight, 75 are too few for another one
    assert found[0].weights.all()
    assert len(set(found[0].actions.tolist())) == SETTINGS.batch


def test_a_batch_with_too_little_to_learn_from_is_filled_up() -> None:
    weights = torch.zeros((8, 40))
    weights[:, 3] = 1
    (batch,) = found_in_batches(weights)
    assert batch.weights.sum() == 8
    assert len(set(batch.actions.tolist())) == SETTINGS.batch


def test_games_are_shared_out_as_the_settings_say() -> None:
    assert parts(SETTINGS) == {LEARNER: slice(0, 25), PAST: slice(25, 35), SCRIPTED: slice(35, 40)}
    all_kinds = TrainingSettings(games=64, steps=8, batch=64, past=0.15, scripted=0.15, quick=0.7)
    assert parts(all_kinds) == {PAST: slice(0, 10), SCRIPTED: slice(10, 19), QUICK: slice(19, 64)}
    alone = TrainingSettings(past=0.0, scripted=0.0)
    assert parts(alone) == {LEARNER: slice(0, alone.games)}
    assert parts(TrainingSettings(against="net.safetensors")) == {PAST: slice(0, alone.games)}


def a_batch(size: int) -> Minibatch:
    chance = Random("batch")
    place = Place(ALL, chance.getrandbits(62))
    rows, actions = [], []
    for _ in range(size):
        rows.append(place.show())
        actions.append(any_of(rows[-1], chance))
        place.advance(actions[-1])
    torch.manual_seed(1)
    histories = torch.zeros((size, 0), dtype=torch.int64)
    numbers = torch.randn((4, size)).mul(0.1).unbind(0)
    return Minibatch(torch.tensor(rows), histories, torch.tensor(actions), *numbers)


def test_what_is_unlikely_beside_the_likeliest_is_not_drawn() -> None:
    chances = torch.tensor([[0.5, 0.21, 0.19, 0.1]]).log().repeat(4000, 1)
    policy: Any = lambda rows, _: (rows, None)  # noqa: E731 (the chances themselves)
    torch.manual_seed(1)
    actions, logs = act(policy, chances, chances, 0.4)
    assert set(actions.tolist()) == {0, 1}
    assert actions.float().mean().item() == pytest.approx(0.21 / 0.71, abs=0.03)
    assert torch.equal(logs, chances.gather(1, actions[:, None]).squeeze(1))
    assert set(act(policy, chances, chances)[0].tolist()) == {0, 1, 2, 3}


def test_what_others_chose_changes_nothing() -> None:
    policy, critic = Policy(16, 1), Critic(16, 1, sees_all=True)
    losses = Losses(SETTINGS, policy, critic, frozen(policy))
    batch = a_batch(60)
    mine = (torch.arange(60) % 3 == 0).float()
    batch = batch._replace(weights=mine)
    other = batch._replace(gains=torch.where(mine > 0, batch.gains, 99.0), returns=batch.returns - 50 * (1 - mine))
    few = Minibatch(*(array[mine > 0] for array in batch))
    entropy = torch.tensor(0.1)
    expected = losses(batch, entropy)
    for same in (other, few):
        total, told = losses(same, entropy)
        assert torch.allclose(total, expected[0], atol=1e-5)
        assert torch.allclose(told, expected[1], atol=1e-5)


def test_the_beliefs_at_predictions_weigh_as_the_settings_say() -> None:
    policy, critic = Policy(16, 1), Critic(16, 1, sees_all=True)
    batch = a_batch(400)._replace(weights=torch.ones(400))
    predicting = batch.rows[:, PHASE] == PREDICT_PHASE
    assert 0 < predicting.sum() < 100
    entropy = torch.tensor(0.1)
    beliefs = slice(4, 6)
    plain, focused, rest = (
        Losses(replace(SETTINGS, belief_focus=focus), policy, critic, frozen(policy))(batch, entropy)
        for focus in (1.0, 3.0, 0.0)
    )
    assert torch.allclose(focused[1][beliefs] - rest[1][beliefs], 3 * (plain[1] - rest[1])[beliefs], atol=1e-5)
    assert torch.equal(focused[1][:4], plain[1][:4])


def test_the_magnet_pulls_and_does_not_move() -> None:
    policy, critic = Policy(16, 1), Critic(16, 1, sees_all=False)
    magnet = frozen(policy)
    with torch.no_grad():
        torch.nn.init.normal_(policy.choice.weight)
    losses = Losses(SETTINGS, policy, critic, magnet)
    batch = a_batch(60)._replace(gains=torch.zeros(60), weights=torch.ones(60))
    before = losses(batch, torch.tensor(0.0))[1][3].item()
    optimiser = torch.optim.SGD(policy.parameters(), lr=0.2)
    kept = magnet.choice.weight.clone()
    for _ in range(20):
        optimiser.zero_grad()
        losses(batch, torch.tensor(0.0))[0].backward()
        optimiser.step()
    assert 0 < losses(batch, torch.tensor(0.0))[1][3].item() < before / 2
    assert torch.equal(magnet.choice.weight, kept)
