"""The networks that are trained: what they read, and that NumPy plays by the same numbers."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import foretell as ft
from foretell.players.net.features import POLICY
from foretell.players.net.inputs import INPUT_WORDS
from foretell.players.net.net_player import inputs_of
from foretell.players.net.network import Network
from foretell.rules.history import ENTRIES
from foretell.train.endless_games import OWN, WORDS

from .play import ALL, Place, any_of

torch = pytest.importorskip("torch", reason="needs torch, which comes with foretell[train]")

from foretell.train.model import SECRETS, Critic, Policy, follow, frozen  # noqa: E402 (it imports torch)
from foretell.train.weights import load_network, policy_of, save_network  # noqa: E402

Tensor = Any  # torch may be missing where types are checked


@pytest.fixture(scope="module")
def rows() -> Tensor:
    """Decisions of games at random."""
    chance = Random("rows")
    place = Place(ALL, chance.getrandbits(62))
    seen = []
    for _ in range(400):
        seen.append(place.show())
        place.advance(any_of(seen[-1], chance))
    return torch.tensor(seen)


@pytest.fixture
def policy() -> Policy:
    torch.manual_seed(5)
    policy = Policy(32, 2)
    for parameter in policy.parameters():  # heads begin near zero, where everything is alike
        torch.nn.init.normal_(parameter, std=0.2)
    return policy


def test_a_policy_reads_no_secret_word(policy: Policy, rows: Tensor) -> None:
    assert POLICY.word.max() < INPUT_WORDS
    other = rows.clone()
    other[:, INPUT_WORDS:-1] = torch.randint(0, 2**54, (len(rows), WORDS - INPUT_WORDS - 1))
    assert (other[:, OWN] != rows[:, OWN]).all()
    assert torch.equal(policy(other)[0], policy(rows)[0])
    assert torch.equal(policy(other)[1], policy(rows)[1])


def test_a_critic_reads_them_if_it_may(rows: Tensor) -> None:
    assert SECRETS.word.min() >= INPUT_WORDS
    assert SECRETS.word.max() < WORDS - 1
    other = rows.clone()
    other[:, INPUT_WORDS:-1] = torch.randint(0, 2**54, (len(rows), WORDS - INPUT_WORDS - 1))
    for sees_all in (True, False):
        critic = Critic(16, 1, sees_all=sees_all)
        torch.nn.init.normal_(critic.value.weight)
        assert torch.equal(critic(rows), critic(other)) == (not sees_all)


def test_numpy_thinks_what_torch_thinks(policy: Policy, rows: Tensor, tmp_path: Path) -> None:
    save_network(tmp_path / "net.safetensors", policy)
    load_network(tmp_path / "net.safetensors", policy)  # rounded to half precision, as the file is
    with torch.no_grad():
        choices, thought = policy(rows)
        ranks, owners = policy.rank_belief(thought).softmax(-1), policy.owner_belief(thought).softmax(-1)
    thoughts = Network(tmp_path / "net.safetensors").think(rows[:, :INPUT_WORDS].numpy())
    assert np.abs(np.exp(thoughts.choices) - choices.exp()[:, :63].numpy()).max() < 1e-3
    assert np.abs(thoughts.ranks - ranks.numpy()).max() < 1e-3
    assert np.abs(thoughts.owners - owners.numpy()).max() < 1e-3
    assert (choices.exp().max(1).values - choices.exp().min(1).values).max() > 0.5


def with_histories(entries: int) -> tuple[Tensor, Tensor]:
    """Decisions of games at random, and the newest entries of their histories."""
    chance = Random("histories")
    seen: list[list[int]] = []
    told: list[tuple[int, ...]] = []
    for number in range(8):
        game = ft.Game(ALL[number % len(ALL)], chance.randbytes(32))
        while game.actors and len(seen) < 30 * (number + 1):
            view = game.view(game.actors[0])
            seen.append(
                [*inputs_of(game.options.config, np.array([view.observation]))[0], *[0] * (WORDS - INPUT_WORDS)]
            )
            told.append(view.history[ENTRIES : ENTRIES + entries])
            game.play(chance.choice(game.legal), chance.choice(game.actors))
    return torch.tensor(np.array(seen)), torch.tensor(told)


def test_numpy_reads_a_history_as_torch_does(tmp_path: Path) -> None:
    torch.manual_seed(6)
    policy = Policy(32, 1, 12, 16)
    for parameter in policy.parameters():
        torch.nn.init.normal_(parameter, std=0.2)
    save_network(tmp_path / "net.safetensors", policy)
    policy = policy_of(tmp_path / "net.safetensors")
    rows, entries = with_histories(12)
    with torch.no_grad():
        choices, thought = policy(rows, entries)
        without = policy(rows, torch.zeros_like(entries))[1]
    network = Network(tmp_path / "net.safetensors")
    inputs = np.concatenate([rows[:, :INPUT_WORDS].numpy(), entries.numpy()], axis=1)
    assert network.entries == 12
    assert np.abs(network.thought(inputs) - thought.numpy()).max() < 1e-3
    assert np.abs(np.exp(network.choices(inputs)) - choices.exp()[:, :63].numpy()).max() < 1e-3
    assert np.abs(network.thought(inputs[:, :INPUT_WORDS]) - without.numpy()).max() < 1e-3
    assert (thought - without).abs().max() > 0.1


def test_weights_without_a_history_play_the_same_in_a_policy_that_reads_one(policy: Policy, tmp_path: Path) -> None:
    save_network(tmp_path / "net.safetensors", policy)
    reader = Policy(32, 2, 12, 16)
    assert reader.history is not None
    torch.nn.init.normal_(reader.history.join.weight)
    load_network(tmp_path / "net.safetensors", reader)
    load_network(tmp_path / "net.safetensors", policy)
    rows, entries = with_histories(12)
    assert torch.equal(reader(rows, entries)[1], policy(rows)[1])


def test_weights_come_back_as_half_precision_keeps_them(policy: Policy, rows: Tensor, tmp_path: Path) -> None:
    save_network(tmp_path / "net.safetensors", policy)
    again = policy_of(tmp_path / "net.safetensors")
    for name, tensor in policy.state_dict().items():
        kept = tensor.clone()
        if name == "trunk.first.weight":
            kept[:, len(POLICY) :] = 0  # what only fills the width up
        assert torch.equal(again.state_dict()[name], kept.half().float()), name
    assert torch.allclose(again(rows)[0].exp(), policy(rows)[0].exp(), atol=0.02)


def test_only_legal_actions_have_a_chance(policy: Policy, rows: Tensor) -> None:
    from foretell.players.net.inputs import CHOICES  # noqa: PLC0415

    chances = policy(rows)[0].exp()
    legal = (rows[:, CHOICES, None] >> torch.arange(64) & 1) == 1
    assert (chances[~legal] == 0).all()
    assert torch.allclose(chances.sum(1), torch.ones(len(rows)))


def test_a_twin_follows_by_steps_and_does_not_learn(policy: Policy) -> None:
    twin = frozen(policy)
    before = twin.choice.bias.clone()
    with torch.no_grad():
        policy.choice.bias.add_(1.0)
    follow(twin, policy.state_dict(), 0.25)
    assert torch.allclose(twin.choice.bias, before + 0.25)
    follow(twin, policy.state_dict())
    assert torch.equal(twin.choice.bias, policy.choice.bias)
    assert not any(parameter.requires_grad for parameter in twin.parameters())
