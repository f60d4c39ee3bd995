"""Measure the strength of the players, on deals that were not used for training or tuning.

    OMP_NUM_THREADS=1 python -m bench.strength FOLDER [--only NAME ...] [--scale X] [--jobs N]

Each line shows one player alone among players of another kind, in every seat of the same deals, with a 95 % interval.
FOLDER keeps the results, and another run continues them. Prints a table in Markdown.
"""

import argparse
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import foretell as ft
from foretell.arena import Match, entrants_of, play_match
from foretell.arena.result import MatchResult
from foretell.players import LEVELS

SEED = "strength, on deals never used for anything else"


class Pairing(NamedTuple):
    """Two kinds of players, and the numbers of deals with 2, 3, 4 and 5 players."""

    name: str
    one: str
    other: str
    deals: tuple[int, int, int, int]


PAIRINGS = (
    Pairing("Scripted over Random", "scripted", "random", (1000, 500, 300, 200)),
    Pairing("Search over Scripted", "search:simulations=300", "scripted", (200, 60, 40, 30)),
    Pairing("Net over Random", "net", "random", (500, 200, 150, 100)),
    Pairing("Net over Scripted", "net", "scripted", (1000, 400, 300, 200)),
    Pairing("Net over Search", "net", "search:simulations=300", (200, 60, 40, 30)),
    Pairing("Net over Search with a second a choice", "net", "search:seconds=1", (100, 0, 0, 0)),
    Pairing("Net with exact prediction over Net without", "net", "net:exact=false", (1500, 500, 400, 300)),
    *(Pairing(f"{higher} over {lower}", higher, lower, (400, 0, 100, 0)) for lower, higher in pairwise(LEVELS)),
)


def play(pairing: Pairing, players: int, deals: int, folder: Path, jobs: int) -> MatchResult:
    """Play a pairing, or the rest of it."""
    match = Match(entrants_of([pairing.one, pairing.other]), ft.Options(players=players), deals, SEED)
    kept = folder / f"{pairing.name.lower().replace(' ', '-')}-{players}-{deals}"
    return play_match(match, jobs=jobs, folder=kept, resume=kept.exists())


def cell(result: MatchResult) -> str:
    """The win share of the first kind, alone among the second."""
    one = result.tables[0].standings[0]
    low, high = one.wins.low or 0.0, one.wins.high or 0.0
    return f"{100 * one.wins.value:.1f} ({100 * low:.1f}–{100 * high:.1f}), {one.ratio.value:.2f} ×"


def main() -> None:
    """Play all pairings and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=[], help="names of pairings, or their beginnings")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--scale", type=float, default=1.0, help="factor for the number of deals")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    print("| | 2 players | 3 players | 4 players | 5 players |\n|---|---|---|---|---|", flush=True)
    for pairing in PAIRINGS:
        if arguments.only and not any(pairing.name.startswith(name) for name in arguments.only):
            continue
        cells = []
        for players, usual in zip((2, 3, 4, 5), pairing.deals, strict=True):
            deals = round(usual * arguments.scale) if players in arguments.players else 0
            result = play(pairing, players, deals, arguments.folder, arguments.jobs) if deals else None
            cells.append(cell(result) if result else "")
        print(f"| {pairing.name} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
