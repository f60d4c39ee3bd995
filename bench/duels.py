"""Many duels at once, on all cores: one player alone among others of one kind, in every seat of the same deals.

    OMP_NUM_THREADS=1 PYTHONPATH=src python -m bench.duels OUT.jsonl "net|scripted|2|1000" ... [--jobs N] [--seed TEXT]

A duel is `one|other|players|deals`; players are written as in the arena. Each finished duel is printed, and appended to
OUT.jsonl with the wins of `one` deal by deal, so that two duels over the same deals can be compared deal by deal. It
needs NumPy and Numba, and no other part of the arena's libraries.
"""

import argparse
import json
import math
import multiprocessing
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import foretell as ft
from foretell.arena.match import Chunk, Match
from foretell.arena.match_entrants import entrants_of
from foretell.arena.work import play_chunk

SEED = "duels, on deals never used for anything else"
DEFAULT_GAMES = 256
"""Games that one task plays together, by default."""


Found = dict[str, Any]
"""A duel and what came of it, as it is written to the file."""


class Duel(NamedTuple):
    """Who plays whom, at which table, over how many deals."""

    one: str
    other: str
    players: int
    deals: int

    @classmethod
    def parse(cls, text: str) -> "Duel":
        """Read `one|other|players|deals`."""
        one, other, players, deals = text.split("|")
        return cls(one, other, int(players), int(deals))


class Task(NamedTuple):
    """Some deals of a duel."""

    duel: Duel
    number: int
    first: int
    deals: int
    seed: str


def tasks(duels: list[Duel], seed: str, games: int) -> Iterator[Task]:
    """Cut all duels into tasks of about so many games, duel by duel."""
    for number, duel in enumerate(duels):
        step = max(1, games // duel.players)
        for first in range(0, duel.deals, step):
            yield Task(duel, number, first, min(step, duel.deals - first), seed)


def play(task: Task) -> tuple[int, int, list[int]]:
    """Play a task: the duel's number, the first deal, and how many of its rotations `one` won in each deal."""
    duel = task.duel
    match = Match(entrants_of([duel.one, duel.other]), ft.Options(players=duel.players), duel.deals, task.seed)
    winner = play_chunk(match, Chunk(0, task.first, task.deals)).scores.winner.reshape(task.deals, duel.players)
    return task.number, task.first, (winner == np.arange(duel.players)).sum(axis=1).tolist()


def summary(duel: Duel, wins: list[int]) -> Found:
    """The share of games won in per cent, with its 95 % interval by deal."""
    shares = np.array(wins) / duel.players
    half = 1.96 * float(shares.std(ddof=1)) / math.sqrt(len(shares)) if len(shares) > 1 else float("nan")
    mean = float(shares.mean())
    return {
        **duel._asdict(),
        "percent": round(100 * mean, 2),
        "low": round(100 * (mean - half), 2),
        "high": round(100 * (mean + half), 2),
        "ratio": round(mean * duel.players, 3),
        "wins": "".join(map(str, wins)),
    }


def hold(duels: list[Duel], out: Path, jobs: int, seed: str, games: int, *, told: bool = True) -> list[Found]:
    """Play all duels; write each as soon as it is finished, and print it if it is to be told. What came of them."""
    results: list[Found] = [{} for _ in duels]
    left = [duel.deals for duel in duels]
    wins = [[0] * duel.deals for duel in duels]
    began = time.perf_counter()
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for number, first, won in pool.imap_unordered(play, tasks(duels, seed, games)):
            wins[number][first : first + len(won)] = won
            left[number] -= len(won)
            if not left[number]:
                found = results[number] = summary(duels[number], wins[number])
                with out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(found) + "\n")
                if told:
                    shown = {name: value for name, value in found.items() if name != "wins"}
                    print(f"{time.perf_counter() - began:6.1f} s {shown}", flush=True)
    return results


def main() -> None:
    """Play what the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("duels", nargs="+", type=Duel.parse)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument(
        "--games", type=int, default=DEFAULT_GAMES, help="games of a task; few for players without rows"
    )
    arguments = parser.parse_args()
    hold(arguments.duels, arguments.out, arguments.jobs, arguments.seed, arguments.games)


if __name__ == "__main__":
    main()
