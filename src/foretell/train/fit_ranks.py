"""Fits the layer of ranks after a run, among other kinds of players, on the device of the run.

It does what `beliefs` does on the CPU, with the games of the run: in some of them the network plays itself, in others
it sits among a guest or the quick policy. Each kind has the same weight, whatever its share of the games. Only the
layer that predicts ranks changes.
"""

from collections.abc import Sequence
from pathlib import Path

import torch

from .endless_games import CHOOSER, LEARNER, PAST, QUICK, SCRIPTED
from .learning import Losses, batches
from .model import Policy, follow, frozen, playing
from .training_run import Run
from .weights import save_network

WEIGHT_OF_KIND = {LEARNER: 1.0, PAST: 1.0, QUICK: 1.0, SCRIPTED: 1.0}
RATE = 1e-3
ITERATIONS = 12


def fit_ranks(
    run: Run, network: Policy, guests: Sequence[str], out: Path, iterations: int = ITERATIONS
) -> tuple[float, float]:
    """Fit the ranks of a copy of `network` and write it to `out`. Return the first and the last log-loss.

    `guests` are files of weights. Each iteration uses the next one.
    """
    run.past.invite(network, guests)
    fitted = frozen(network)
    fitted.ranks.requires_grad_(requires_grad=True)
    losses = Losses(run.settings, fitted, run.critic, fitted).to(run.device)
    optimiser = torch.optim.Adam(fitted.ranks.parameters(), lr=RATE)
    player = playing(fitted, run.device)
    found = []
    for iteration in range(iterations):
        run.past.meet_guest(iteration)
        follow(player, fitted.state_dict())
        run.rollout.play(player, run.past.player, 0.0)
        for group in optimiser.param_groups:
            group["lr"] = RATE * (1 - iteration / iterations)
        found.append(_fit_once(run, losses, optimiser))
    save_network(out, fitted)
    return found[0], found[-1]


def _fit_once(run: Run, losses: Losses, optimiser: torch.optim.Optimizer) -> float:
    """One pass over a rollout. Return the mean log-loss."""
    rollout = run.rollout
    weights = (rollout.rows[..., CHOOSER] == LEARNER).float()
    for chooser, part in rollout.parts.items():
        weights[:, part] *= WEIGHT_OF_KIND[chooser] / weights[:, part].sum().clamp_min(1.0)
    weights *= weights.numel()
    total = torch.zeros((), device=run.device)
    number = 0
    for batch in batches(run.settings, rollout, weights, weights, weights):
        with torch.no_grad(), run.half_precision():
            _, thought = losses.policy(batch.rows, batch.entries)
        share = batch.weights / batch.weights.sum().clamp_min(1.0)
        loss = losses.rank_loss(batch.rows, thought.float(), share)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        total += loss.detach()
        number += 1
    return float(total) / number
