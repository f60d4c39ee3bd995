"""Show what reviews claim.

    python -m bench.reviews luck --games 10000 --players 2
    python -m bench.reviews levels --games 600 --reviewed 150
    python -m bench.reviews levels --games 100 --bots novice apprentice
    python -m bench.reviews marks --games 120
    python -m bench.reviews speed --games 1
    python -m bench.reviews memory --games 200

`--save FILE` keeps the result of every game; the same command with the same file continues there.
"""

import argparse
from pathlib import Path

from .cost import memory, speed
from .levels import levels
from .luck import luck
from .marks import marks


def main() -> None:
    """Run one of the checks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("check", choices=("luck", "levels", "marks", "speed", "memory"))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", nargs="+")
    parser.add_argument("--reviewed", type=int)
    parser.add_argument("--save", type=Path)
    wanted = parser.parse_args()
    match wanted.check:
        case "luck":
            luck(wanted.games, wanted.save, wanted.players)
        case "levels":
            levels(wanted.games, wanted.save, wanted.bots, wanted.reviewed)
        case "marks":
            marks(wanted.games, wanted.save, wanted.players, wanted.bots)
        case "speed":
            speed(wanted.games)
        case "memory":
            memory(wanted.games)


if __name__ == "__main__":
    main()
