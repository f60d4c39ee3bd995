"""Learn to play with REINFORCE and a linear policy, in NumPy alone: `python learn_with_gymnasium.py [STEPS] [SEED]`.

The agent plays two-player games against random opponents. It prints the share of games that it has won.
"""

import sys

import numpy as np

from foretell.environments import ForetellVectorEnv

STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
GAMES, RATE, REPORTS = 64, 0.005, 8

envs = ForetellVectorEnv(GAMES, players=2, opponent="random", utility="place")
observations, _ = envs.reset(seed=SEED)
chance = np.random.default_rng(SEED)
features, actions = observations["observation"].shape[1], observations["action_mask"].shape[1]
weights = np.zeros((features, actions), np.float32)
read_so_far: list[list[np.ndarray]] = [[] for _ in range(GAMES)]
pushes_so_far: list[list[np.ndarray]] = [[] for _ in range(GAMES)]
won, played, baseline = 0, 0, 0.0

for step in range(1, STEPS + 1):
    read, mask = observations["observation"], observations["action_mask"] > 0
    going = mask.any(axis=1)  # where the game is over, this step ignores the action
    logits = np.where(mask | ~going[:, None], read @ weights, -np.inf)
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    chosen = (odds.cumsum(axis=1) > chance.random((GAMES, 1))).argmax(axis=1)
    pushes = -odds  # the gradient of the logarithm of the chance of each choice
    pushes[np.arange(GAMES), chosen] += 1.0
    for game in np.flatnonzero(going):
        read_so_far[game].append(read[game])
        pushes_so_far[game].append(pushes[game])
    observations, rewards, over, _, _ = envs.step(chosen)
    for game in np.flatnonzero(over):
        weights += RATE * (rewards[game] - baseline) * (np.stack(read_so_far[game]).T @ np.stack(pushes_so_far[game]))
        baseline += 0.01 * (rewards[game] - baseline)
        won, played = won + (rewards[game] > 0), played + 1
        read_so_far[game], pushes_so_far[game] = [], []
    if step % max(1, STEPS // REPORTS) == 0:
        print(f"step {step}: {won / max(played, 1):.3f} of {played} games won", flush=True)
        won = played = 0
