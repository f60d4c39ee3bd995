"""CFR+ for reduced games."""

import numpy as np

from ...arrays import Doubles
from .tree import GameTree, Strategy


def cfr(game: GameTree, iterations: int) -> Strategy:
    """The average strategy of CFR+, with linear weights and alternating updates."""
    regrets = [np.zeros_like(table) for table in game.uniform]
    sums = [np.zeros_like(table) for table in game.uniform]
    strategy = [table.copy() for table in game.uniform]
    for iteration in range(1, iterations + 1):
        for player in (0, 1):
            values, _ = game.action_values(strategy, player)
            reach = game.reaches(strategy)[player]
            for number, level in enumerate(game.levels):
                if level.player != player:
                    continue
                came = np.zeros(len(level.legal))
                came[level.sets] = reach[number]  # the same for all nodes of a set: perfect recall
                sums[number] += iteration * came[:, None] * strategy[number]
                mean = (values[number] * strategy[number]).sum(axis=1, keepdims=True)
                regrets[number] = np.maximum(regrets[number] + np.where(level.legal, values[number] - mean, 0), 0)
                strategy[number] = normalised(regrets[number], game.uniform[number])
    return [normalised(total, even) for total, even in zip(sums, game.uniform, strict=True)]


def normalised(weights: Doubles, otherwise: Doubles) -> Doubles:
    """Rows that sum to 1; those of `otherwise` where there is nothing."""
    total = weights.sum(axis=1, keepdims=True)
    return np.where(total > 0, weights / np.maximum(total, 1e-300), otherwise)
