"""Foretell: random legal play and hand ranking, interpreted and compiled, and start-up times."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from collections import deque
from functools import partial

import numpy as np

import foretell as ft
from bench.ranked_hands import hands
from bench.stopwatch import Line, measure_rate, named, print_line, print_rate
from foretell import native
from foretell.rules import Config, State, apply, legal, start, strength
from foretell.rules.bits import nth

NAME = named("foretell", "Foretell")
OPTIONS = ft.Options(players=4)
GAMES = 4096
"""Games in a compiled batch."""

COMPILED_GAME = """
import foretell
from foretell import native
batch = native.Batch(foretell.Options().config, 1, threads=1)
batch.start(native.seeds(1, bytes(32)))
batch.play_out(native.noise(1))
"""


def play(config: Config, state: State, chance: random.Random) -> int:
    """Play a game with random legal actions and knowledge tracking. Returns the number of decisions."""
    state.seed = [chance.getrandbits(32) for _ in range(8)]
    start(config, state)
    pick = chance.random
    decisions = 0
    while actions := legal(config, state):
        apply(config, state, nth(actions, int(pick() * actions.bit_count())))
        decisions += 1
    return decisions


def play_objects(options: ft.Options, chance: random.Random) -> int:
    """The same with `Game`, which creates actions and events."""
    game = ft.Game(options, chance.randbytes(32))
    while game.actor is not None:
        game.play(chance.choice(game.legal))
    return len(game.plies)


def play_batch(batch: native.Batch, seeds: native.Ints, noise: native.Ints) -> int:
    """Deal and play a batch of games. Returns the number of decisions."""
    batch.start(seeds)
    return int(batch.play_out(noise).sum())


def measure_play() -> None:
    """Whole games of four players, interpreted and compiled, on one core."""
    interpreted = measure_rate(partial(play, OPTIONS.config, State(), random.Random(54)), int)
    print_rate("ours.play.interpreted", NAME, "4 players, interpreted", "decisions", interpreted)
    objects = measure_rate(partial(play_objects, OPTIONS, random.Random(54)), int)
    print_rate("ours.play.face", NAME, "4 players, Game.play and its events", "decisions", objects)
    batch = native.Batch(OPTIONS.config, GAMES, threads=1)
    games = partial(play_batch, batch, native.seeds(GAMES, bytes(32)), native.noise(GAMES))
    print_rate("ours.play.compiled", NAME, "4 players, compiled", "decisions", measure_rate(games, int))


def measure_ranking() -> None:
    """Rank the hands of `bench.ranked_hands`, as sets of cards."""
    dealt = [sum(1 << card % 4 * 13 + card // 4 for card in hand) for hand in hands()]
    side, suits = OPTIONS.config.side, OPTIONS.config.suits
    rank = partial(_rank_all, dealt, side, suits)
    print_rate(
        "ours.rank.interpreted", NAME, "strength(hand, side, suits)", "hands", measure_rate(rank, lambda _: len(dealt))
    )
    tokens = [tuple(ft.CARDS[card % 4 * 13 + card // 4] for card in hand) for hand in hands()]
    objects = measure_rate(lambda: deque(map(ft.rank, tokens), maxlen=0), lambda _: len(tokens))
    print_rate("ours.rank.face", NAME, "rank(cards)", "hands", objects)
    array = np.array(dealt, np.int64)
    batch = partial(native.strengths, array, OPTIONS.config)
    print_rate("ours.rank.compiled", NAME, "native.strengths(hands)", "hands", measure_rate(batch, len))


def _rank_all(dealt: list[int], side: int, suits: int) -> None:
    deque((strength(hand, side, suits) for hand in dealt), maxlen=0)


def measure_start() -> None:
    """Measure in new processes: the import, a compiled game with an empty cache, and one with a full cache."""
    print_line(Line("ours.start.import", NAME, "import foretell", "seconds", _seconds("import foretell", os.environ)))
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "FORETELL_CACHE": folder}
        for key, what in (("compile", "first compiled game"), ("cached", "compiled game, from the cache")):
            print_line(Line(f"ours.start.{key}", NAME, what, "seconds", _seconds(COMPILED_GAME, environment)))


def _seconds(program: str, environment: os._Environ[str] | dict[str, str]) -> float:
    """How long a program runs in a new interpreter, without the start of the interpreter."""
    timed = f"import time; begin = time.perf_counter()\n{program}\nprint(time.perf_counter() - begin)"
    done = subprocess.run((sys.executable, "-c", timed), capture_output=True, text=True, check=True, env=environment)
    return float(done.stdout)


def main() -> None:
    """Measure everything."""
    measure_play()
    measure_ranking()
    measure_start()


if __name__ == "__main__":
    main()
