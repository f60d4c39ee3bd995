"""Compare the histories of games on a CUDA device with those on the CPU, and measure what they cost.

    PYTHONPATH=src python -m bench.histories [--games N] [--words N ...] [--device cuda]

Plays the same random games on both, compares every decision and every history, then measures the steps of a rollout
with and without a history. Needs torch, numba-cuda and a device.
"""

import argparse
import time
from itertools import pairwise

import numpy as np
import torch

from bench.digests import OPTIONS
from foretell.arrays import Ints
from foretell.players.training import CHOICES
from foretell.rules.cards import ACTIONS
from foretell.rules.history import HISTORY, LENGTH
from foretell.train.endless_games import WORDS
from foretell.train.engine import Engine

CHECKED_GAMES = 1_200
CHECKED_STEPS = 400
MEASURED_STEPS = 200
WARM_UP = 20
PARTS = ("rows", "history", "advance")


class Games:
    """Games on one device, advanced step by step."""

    def __init__(self, device: torch.device, size: int, words: int) -> None:
        self.engine = Engine([options.config for options in OPTIONS], size, 1, device, history=words > 0)
        self.rows = torch.zeros((size, WORDS), dtype=torch.int64, device=device)
        self.histories = torch.zeros((size, words), dtype=torch.int64, device=device)
        self.actions = torch.zeros(size, dtype=torch.int64, device=device)
        self._choosers = torch.zeros(size, dtype=torch.int64, device=device)
        self._rewards = torch.zeros((size, 5), device=device)
        self._ended = torch.zeros(size, dtype=torch.int8, device=device)
        tensors = (self.rows, self._choosers, self.actions, self._rewards, self._ended)
        self._views = tuple(map(self.engine.view, tensors))
        self._history_view = self.engine.view(self.histories) if words else None

    def show_rows(self) -> None:
        """Fill the rows."""
        self.engine.show(self._views[0], self._views[1])

    def show_histories(self) -> None:
        """Fill the histories, if the games have any."""
        if self._history_view is not None:
            self.engine.show_history(self._history_view)

    def advance(self) -> None:
        """Carry out the actions."""
        _, _, actions, rewards, ended = self._views
        self.engine.advance(actions, 0.0, rewards, ended)


def random_actions(choices: Ints, chance: np.random.Generator) -> Ints:
    """Choose a legal action for each set of legal actions; all are equally likely."""
    legal = choices[:, None] >> np.arange(ACTIONS) & 1
    chosen: Ints = (chance.random(legal.shape) * legal).argmax(1)
    return chosen


def check(device: torch.device, games: int = CHECKED_GAMES, steps: int = CHECKED_STEPS) -> int:
    """Play the same games on the CPU and on `device`. Return the longest history; fail if they differ."""
    chance = np.random.default_rng(1)
    both = [Games(torch.device("cpu"), games, HISTORY), Games(device, games, HISTORY)]
    longest = 0
    for step in range(steps):
        for one in both:
            one.show_rows()
            one.show_histories()
        rows, histories = ([getattr(one, name).cpu().numpy() for one in both] for name in ("rows", "histories"))
        if not np.array_equal(*rows) or not np.array_equal(*histories):
            raise SystemExit(f"decisions or histories differ after {step} actions")
        longest = max(longest, int(histories[0][:, LENGTH].max()))
        actions = torch.from_numpy(random_actions(rows[0][:, CHOICES], chance))
        for one in both:
            one.actions.copy_(actions)
            one.advance()
    return longest


def speed(device: torch.device, games: int, words: int) -> dict[str, float]:
    """Microseconds of each part of a step, with histories of `words` words, or without histories if it is 0."""
    playing = Games(device, games, words)
    bits = torch.arange(ACTIONS, device=device)
    noise = torch.zeros((games, ACTIONS), device=device)
    laps = []
    for _ in range(WARM_UP + MEASURED_STEPS):
        times = [_mark(device)]
        for part in (playing.show_rows, playing.show_histories):
            part()
            times.append(_mark(device))
        playing.actions.copy_(((playing.rows[:, CHOICES, None] >> bits & 1) * (noise.uniform_() + 0.1)).argmax(1))
        times.append(_mark(device))
        playing.advance()
        laps.append((*times, _mark(device)))
    if device.type == "cuda":
        torch.cuda.synchronize()
    spent = [[_between(one, other) for one, other in pairwise(times)] for times in laps[WARM_UP:]]
    rows, history, _, advance = np.median(spent, axis=0).tolist()
    return dict(zip(PARTS, (rows, history, advance), strict=True))


def _mark(device: torch.device) -> torch.cuda.Event | float:
    """The present moment: on a CUDA device, when the work before it is done."""
    if device.type != "cuda":
        return time.perf_counter()
    event = torch.cuda.Event(enable_timing=True)
    event.record()
    return event


def _between(one: torch.cuda.Event | float, other: torch.cuda.Event | float) -> float:
    """Microseconds between two moments."""
    if isinstance(one, float) or isinstance(other, float):
        return (float(other) - float(one)) * 1e6
    milliseconds: float = one.elapsed_time(other)
    return milliseconds * 1e3


def main() -> None:
    """Check, then measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=131_072, help="games to measure")
    parser.add_argument("--words", type=int, nargs="*", default=[0, 34, 66, HISTORY], help="sizes of a history")
    parser.add_argument("--device", default="cuda")
    arguments = parser.parse_args()
    device = torch.device(arguments.device)
    print(
        f"{CHECKED_GAMES:,} games, {CHECKED_STEPS} actions: equal; longest history: {check(device)} entries", flush=True
    )
    print(f"\n{arguments.games:,} games, microseconds a step\n{'words':>6}" + "".join(f"{part:>9}" for part in PARTS))
    for words in arguments.words:
        took = speed(device, arguments.games, words)
        print(f"{words:6}" + "".join(f"{took[part]:9.0f}" for part in PARTS), flush=True)


if __name__ == "__main__":
    main()
