"""Learning from what was played: PPO with entropy, a magnet, and beliefs on the side."""

from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from ..players.net.features import POINTS
from ..players.net.sight import OTHERS
from ..rules import cards as n
from ..rules.observation import UNPLACED
from .games import HELD, STRENGTHS
from .model import Critic, Policy
from .settings import Settings

MOST_POINTS = max(POINTS)


class Batch(NamedTuple):
    """Decisions to learn from, (n, ...) each."""

    rows: Tensor
    actions: Tensor
    chances: Tensor
    gains: Tensor
    returns: Tensor
    weights: Tensor


class Losses(nn.Module):
    """All that is made small, with the policy, the critic and the magnet inside."""

    def __init__(self, settings: Settings, policy: Policy, critic: Critic, magnet: Policy) -> None:
        super().__init__()
        self.settings = settings
        self.policy = policy
        self.critic = critic
        self.magnet = magnet
        ranks = [POINTS.index(points) if points in POINTS else 0 for points in range(MOST_POINTS + 1)]
        self.register_buffer("rank_of", torch.tensor(ranks), persistent=False)
        self.register_buffer("cards", torch.arange(n.CARDS), persistent=False)

    def forward(self, batch: Batch, entropy: Tensor) -> tuple[Tensor, Tensor]:
        """The sum of all losses, and each of them for the curves."""
        settings = self.settings
        share = batch.weights / batch.weights.sum().clamp_min(1.0)
        logs, thought = self.policy(batch.rows)
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
                home, _ = self.magnet(batch.rows)
            pull = ((logs.exp() * (logs - home)).sum(1) * share).sum()
            total = total + settings.magnet * pull
        ranks = owners = torch.zeros_like(total)
        if settings.ranks or settings.owners:
            ranks, owners = self.belief_losses(batch.rows, thought, share)
            total = total + settings.ranks * ranks + settings.owners * owners
        moved = ((ratio - 1 - (chosen - batch.chances)) * share).sum()
        return total, torch.stack([gain, disorder, value, pull, ranks, owners, moved]).detach()

    def belief_losses(self, rows: Tensor, thought: Tensor, share: Tensor) -> tuple[Tensor, Tensor]:
        """How far the beliefs are from the truth: of the others' ranks, and of the cards that cannot be placed."""
        ranks, owners = self.policy.beliefs(thought)
        strengths = rows[:, STRENGTHS : STRENGTHS + OTHERS]
        here = (strengths >= 0).float()
        truth = self.rank_of[(strengths >> 6).clamp(0, MOST_POINTS)]
        missed = functional.cross_entropy(ranks.flatten(0, 1), truth.flatten(), reduction="none").view_as(here)
        of_ranks = ((missed * here).sum(1) / here.sum(1).clamp_min(1.0) * share).sum()
        unplaced = (rows[:, UNPLACED, None] >> self.cards & 1).float()
        owner = torch.zeros_like(unplaced, dtype=torch.int64)
        for j in range(OTHERS):
            owner = owner + (rows[:, HELD + j, None] >> self.cards & 1) * (j + 1)
        missed = functional.cross_entropy(owners.flatten(0, 1), owner.flatten(), reduction="none").view_as(unplaced)
        of_owners = ((missed * unplaced).sum(1) / unplaced.sum(1).clamp_min(1.0) * share).sum()
        return of_ranks, of_owners


def batches(settings: Settings, rollout: Any, gains: Tensor, returns: Tensor, weights: Tensor) -> Any:
    """The decisions of a rollout, some games at a time."""
    width = settings.batch // settings.steps
    for first in range(0, settings.games, width):
        part = slice(first, first + width)
        arrays = (rollout.rows, rollout.actions, rollout.chances, gains, returns, weights)
        yield Batch(*(array[:, part].flatten(0, 1) for array in arrays))
