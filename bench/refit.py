"""Fit the Net's beliefs to games with all kinds of players (`foretell.train.rank_beliefs`), and print the gain.

    OMP_NUM_THREADS=1 python -m bench.refit IN.safetensors OUT.safetensors [--games N]

This fits only the layer of ranks. The Net's choices stay the same, except its predictions.
"""

import argparse
from pathlib import Path

from foretell.train.rank_beliefs import fit


def main() -> None:
    """Fit and save the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--guests", type=Path, nargs="*", default=[], help="weights of other networks to meet")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    before, after = fit(arguments.weights, arguments.out, arguments.games, arguments.guests, arguments.jobs)
    print(f"log-loss of ranks among all kinds of players: {before:.4f} before, {after:.4f} after")


if __name__ == "__main__":
    main()
