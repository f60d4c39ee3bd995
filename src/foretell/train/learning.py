"""Learning from played decisions: PPO with entropy, a magnet, and beliefs."""

from collections.abc import Iterator
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from ..players.training import OTHERS, POINTS
from ..rules.cards import CARDS, PREDICT_PHASE
from ..rules.observation import PHASE, UNPLACED
from ..rules.ranking import STRENGTH_BITS
from .endless_games import HELD, STRENGTHS
from .model import Critic, Policy
from .rollout import Rollout
from .settings import TrainingSettings

MAX_POINTS = max(POINTS)


class Minibatch(NamedTuple):
    """Decisions to learn from, (n, ...) each."""

    rows: Tensor
    entries: Tensor
    """The histories; of width 0 if the policy reads none."""
    actions: Tensor
    chances: Tensor
    gains: Tensor
    returns: Tensor
    weights: Tensor


class Losses(nn.Module):
    """The loss of policy, critic and beliefs."""

    def __init__(self, settings: TrainingSettings, policy: Policy, critic: Critic, magnet: Policy) -> None:
        super().__init__()
        self.settings = settings
        self.policy = policy
        self.critic = critic
        self.magnet = magnet
        ranks = [POINTS.index(points) if points in POINTS else 0 for points in range(MAX_POINTS + 1)]
        self.register_buffer("rank_of", torch.tensor(ranks), persistent=False)
        self.register_buffer("cards", torch.arange(CARDS), persistent=False)

    def forward(self, batch: Minibatch, entropy: Tensor) -> tuple[Tensor, Tensor]:
        """The sum of all losses, and the single losses for the curves."""
        settings = self.settings
        share = batch.weights / batch.weights.sum().clamp_min(1.0)
        features = self.policy.features(batch.rows, batch.entries)
        logs, thought = self.policy.choose(features, batch.rows)
        chosen = logs.gather(1, batch.actions[:, None]).squeeze(1)
        ratio = torch.exp(chosen - batch.chances)
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        gain = -(torch.minimum(ratio * batch.gains, clipped * batch.gains) * share).sum()
        disorder = -((logs.exp() * logs).sum(1) * share).sum()
        value = ((self.critic(batch.rows) - batch.returns).square() * share).sum()
        total = gain - entropy * disorder + value
        pull = torch.zeros_like(total)
        if settings.magnet:
            with torch.no_grad():
                home, _ = self.magnet.choose(features, batch.rows)
            pull = ((logs.exp() * (logs - home)).sum(1) * share).sum()
            total = total + settings.magnet * pull
        ranks = owners = torch.zeros_like(total)
        focused = torch.where(batch.rows[:, PHASE] == PREDICT_PHASE, share * settings.belief_focus, share)
        if settings.ranks:
            ranks = self.rank_loss(batch.rows, thought, focused)
            total = total + settings.ranks * ranks
        if settings.owners:
            owners = self.owner_loss(batch.rows, thought, focused)
            total = total + settings.owners * owners
        moved = ((ratio - 1 - (chosen - batch.chances)) * share).sum()
        return total, torch.stack([gain, disorder, value, pull, ranks, owners, moved]).detach()

    def rank_loss(self, rows: Tensor, thought: Tensor, share: Tensor) -> Tensor:
        """The log-loss of the belief about the others' ranks."""
        strengths = rows[:, STRENGTHS : STRENGTHS + OTHERS]
        here = (strengths >= 0).float()
        truth = self.rank_of[(strengths >> STRENGTH_BITS).clamp(0, MAX_POINTS)]
        return _missed(self.policy.rank_belief(thought), truth, here, share)

    def owner_loss(self, rows: Tensor, thought: Tensor, share: Tensor) -> Tensor:
        """The log-loss of the belief about the owners of unplaced cards."""
        unplaced = (rows[:, UNPLACED, None] >> self.cards & 1).float()
        owner = torch.zeros_like(unplaced, dtype=torch.int64)
        for j in range(OTHERS):
            owner = owner + (rows[:, HELD + j, None] >> self.cards & 1) * (j + 1)
        return _missed(self.policy.owner_belief(thought), owner, unplaced, share)


def _missed(logits: Tensor, truth: Tensor, asked: Tensor, share: Tensor) -> Tensor:
    """The mean log-loss of (n, m, kinds) logits where `asked` (n, m) is 1: the mean of each row, then of the rows."""
    missed = functional.cross_entropy(logits.flatten(0, 1), truth.flatten(), reduction="none").view_as(asked)
    return ((missed * asked).sum(1) / asked.sum(1).clamp_min(1.0) * share).sum()


def batches(
    settings: TrainingSettings, rollout: Rollout, gains: Tensor, returns: Tensor, weights: Tensor
) -> Iterator[Minibatch]:
    """Split the decisions that have a weight into whole minibatches, in random order. A rest is left out.

    The policy learns nothing from the choices of others, which are most of the decisions in games against others. If
    too few decisions have a weight for one minibatch, others fill it up.
    """
    without = (weights.flatten() == 0).float()
    order = (torch.rand_like(without) + without).argsort()
    number = max(1, int(weights.count_nonzero()) // settings.batch)
    arrays = (rollout.rows, rollout.entries, rollout.actions, rollout.chances, gains, returns, weights)
    flat = [array.flatten(0, 1) for array in arrays]
    for these in order[: number * settings.batch].split(settings.batch):
        yield Minibatch(*(array[these] for array in flat))
