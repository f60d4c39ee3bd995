"""The loop of PettingZoo's `performance_benchmark`, for any AEC environment with masks. Needs NumPy."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

TURNS_PER_CALL = 500


def play_turns(env: Any, chance: random.Random) -> int:
    """Play random legal actions, and reset at the end of a game. Returns the number of turns."""
    env.reset()
    turns = 0
    while turns < TURNS_PER_CALL:
        for _ in env.agent_iter(env.num_agents):
            observation, _, termination, truncation, _ = env.last()
            done = termination or truncation
            env.step(None if done else chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            turns += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
    return turns
