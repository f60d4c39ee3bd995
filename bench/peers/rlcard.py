"""RLCard: random play of three environments with `reset` and `step`."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import rlcard  # type: ignore[import-not-found]

from bench.stopwatch import measure_rate, named, print_rate

# Its three fastest environments. The others (bridge, no-limit hold'em, gin rummy ...) have at most half their speed.
GAMES = ("leduc-holdem", "limit-holdem", "uno")
GAMES_PER_CALL = 20


def play(environment: Any, chance: random.Random) -> int:
    """Play a game. Returns the number of decisions."""
    state, _ = environment.reset()
    decisions = 0
    while not environment.is_over():
        legal = list(state["legal_actions"])
        state, _ = environment.step(legal[int(chance.random() * len(legal))])
        decisions += 1
    return decisions


def play_some(environment: Any, chance: random.Random) -> int:
    """Play several games, because one is too short to time. Returns the number of decisions."""
    return sum(play(environment, chance) for _ in range(GAMES_PER_CALL))


def main() -> None:
    """Measure each game."""
    name, chance = named("rlcard", "RLCard"), random.Random(1)
    for game in GAMES:
        environment = rlcard.make(game, config={"seed": 1})
        print_rate(
            f"rlcard.{game}", name, game, "decisions", measure_rate(partial(play_some, environment, chance), int)
        )


if __name__ == "__main__":
    main()
