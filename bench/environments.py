"""Foretell's environments: the PettingZoo loop, and batches with rows and with features, on one core."""

from __future__ import annotations

import random
from functools import partial

import numba
import numpy as np

import foretell as ft
from bench.aec_loop import play_turns
from bench.stopwatch import measure_rate, named, print_rate
from foretell import native
from foretell.environments import FEATURE_WORDS, FEATURES, feature_words, features, foretell_v0
from foretell.native import next_noise, uniform
from foretell.rules.observation import LEGAL, OBSERVATION

NAME = named("foretell", "Foretell")
OPTIONS = ft.Options(players=4)
GAMES = 4096
STEPS_PER_CALL = 20


@numba.njit  # type: ignore[untyped-decorator]
def choose(rows: native.Ints, noise: native.Ints, actions: native.Ints) -> None:
    """Choose any legal action for each row."""
    for i in range(rows.shape[0]):
        noise[i] = next_noise(noise[i])
        actions[i] = uniform(0, 0, rows[i, LEGAL], noise[i])  # type: ignore[arg-type]


class VectorLoop:
    """Games that restart when they end. Each step observes, chooses at random and pays rewards."""

    def __init__(self, reading: str) -> None:
        self._batch = native.Batch(OPTIONS.config, GAMES, 1, autoreset="SameStep")
        self._batch.start(native.seeds(GAMES, bytes(32)))
        self._rows = np.zeros((GAMES, OBSERVATION), np.int64)
        self._numbers = np.zeros((GAMES, FEATURES), np.float32)
        self._noise, self._actions = native.noise(GAMES), np.zeros(GAMES, np.int64)
        self._accepted = np.zeros(GAMES, np.bool_)
        self._words = np.zeros((GAMES, FEATURE_WORDS), np.int64)
        self._reading = reading

    def run(self) -> int:
        """Take some steps. Returns the number of decisions."""
        for _ in range(STEPS_PER_CALL):
            self._batch.observe(out=self._rows)
            if self._reading == "features":
                features(OPTIONS.config, self._rows, out=self._numbers)
            elif self._reading == "feature words":
                feature_words(OPTIONS.config, self._rows, out=self._words)
            choose(self._rows, self._noise, self._actions)
            self._batch.step(self._actions, out=self._accepted)
        return STEPS_PER_CALL * GAMES


def main() -> None:
    """Measure everything."""
    for reading in ("features", "row"):
        env = foretell_v0.env(players=2, observation=reading)
        rate = measure_rate(partial(play_turns, env, random.Random(1)), int)
        print_rate(f"ours.pettingzoo.{reading}", NAME, f"PettingZoo loop, {reading}", "decisions", rate)
    for reading in ("rows", "feature words", "features"):
        rate = measure_rate(VectorLoop(reading).run, int)
        print_rate(f"ours.vector.{reading}", NAME, f"vector environment with {reading}", "decisions", rate)


if __name__ == "__main__":
    main()
