"""PettingZoo: random play of two of its card games with the loop of its own benchmark."""

from __future__ import annotations

import random
from functools import partial

from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6

from bench.aec_loop import play_turns
from bench.stopwatch import measure_rate, named, print_rate


def main() -> None:
    """Measure each game."""
    name, chance = named("pettingzoo", "PettingZoo"), random.Random(1)
    for game in (texas_holdem_no_limit_v6, leduc_holdem_v4):
        title = game.__name__.rpartition(".")[2]
        rate = measure_rate(partial(play_turns, game.env(), chance), int)
        print_rate(f"pettingzoo.{title}", name, title, "decisions", rate)


if __name__ == "__main__":
    main()
