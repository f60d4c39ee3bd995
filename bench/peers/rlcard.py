"""RLCard: three of its environments, played at random through `reset` and `step`."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import rlcard  # type: ignore[import-not-found]

from bench.stopwatch import named, pace, tell_pace

# Its three fastest environments; the others (bridge, no-limit hold'em, gin rummy ...) are slower by half or more.
GAMES = ("leduc-holdem", "limit-holdem", "uno")
GAMES_A_CALL = 20


def play(environment: Any, chance: random.Random) -> int:
    """One game; the number of decisions in it."""
    state, _ = environment.reset()
    decisions = 0
    while not environment.is_over():
        legal = list(state["legal_actions"])
        state, _ = environment.step(legal[int(chance.random() * len(legal))])
        decisions += 1
    return decisions


def play_some(environment: Any, chance: random.Random) -> int:
    """Some games, as one of them is too short to be timed alone; the number of decisions in them."""
    return sum(play(environment, chance) for _ in range(GAMES_A_CALL))


def main() -> None:
    """Measure each game."""
    name, chance = named("rlcard", "RLCard"), random.Random(1)
    for game in GAMES:
        environment = rlcard.make(game, config={"seed": 1})
        tell_pace(f"rlcard.{game}", name, game, "decisions", pace(partial(play_some, environment, chance), int))


if __name__ == "__main__":
    main()
