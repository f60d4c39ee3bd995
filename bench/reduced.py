"""Compare ways of training in minutes, on a reduced game whose exploitability is exact.

    PYTHONPATH=src python -m bench.reduced [--iterations N] [--game NAME]
    PYTHONPATH=src python -m bench.reduced --count

`foretell.environments.reduced` describes the games. Exploitability is the mean of what a best response to each player
wins above the value of the game, in runes. The table compares uniform play, CFR+, and self-play by mirror descent with
entropy and a magnet, which is what `foretell train` approximates with networks. `--count` prints the size and the value
of each game. NumPy is enough.
"""

import argparse
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.environments.reduced import REDUCED_GAMES, GameTree, Strategy, cfr, reduced_game

Floats = npt.NDArray[np.float64]


class Regular(NamedTuple):
    """How self-play is regularised; the names are those of the training's settings."""

    rate: float = 1.0
    last_rate: float = 0.125
    entropy: float = 0.0
    last_entropy: float = 0.0
    entropy_bend: float = 0.0
    magnet: float = 0.0
    magnet_step: float = 0.02

    def entropy_at(self, progress: float) -> float:
        """The weight of the entropy after a part of the run, 0 to 1."""
        if not self.entropy_bend or not self.entropy or not self.last_entropy:
            return self.entropy + (self.last_entropy - self.entropy) * progress
        bent = np.log1p(self.entropy_bend * progress) / np.log1p(self.entropy_bend)
        return float(self.entropy * (self.last_entropy / self.entropy) ** bent)


def self_play(game: GameTree, settings: Regular, iterations: int) -> tuple[Strategy, Strategy]:
    """The last strategy and the magnet of self-play by mirror descent: both players learn at once."""
    strategy = [table.copy() for table in game.uniform]
    magnet = [table.copy() for table in game.uniform]
    for iteration in range(iterations):
        entropy = settings.entropy_at(iteration / iterations)
        values = [game.action_values(strategy, player)[0] for player in (0, 1)]
        reaches = game.reaches(strategy)
        for number, level in enumerate(game.levels):
            came = np.bincount(level.sets, game.chances[number] * reaches[1 - level.player][number])
            worth = values[level.player][number] / np.maximum(came, 1e-12)[:, None]
            step = settings.rate + (settings.last_rate - settings.rate) * iteration / iterations
            logits = np.log(np.maximum(strategy[number], 1e-30)) + step * worth
            logits += step * settings.magnet * np.log(np.maximum(magnet[number], 1e-30))
            logits /= 1 + step * (settings.magnet + entropy)
            strategy[number] = softmax(logits, level.legal)
            magnet[number] += settings.magnet_step * (strategy[number] - magnet[number])
    return strategy, magnet


def softmax(logits: Floats, legal: npt.NDArray[np.bool_]) -> Floats:
    """Chances of the legal actions."""
    powers = np.exp(np.where(legal, logits, -np.inf) - np.where(legal, logits, -np.inf).max(axis=1, keepdims=True))
    chances: Floats = powers / powers.sum(axis=1, keepdims=True)
    return chances


LINES: dict[str, Regular] = {
    "self-play alone": Regular(),
    "entropy 0.03 to 0.004, evenly; magnet 0.05 (the usual settings)": Regular(
        entropy=0.03, last_entropy=0.004, magnet=0.05
    ),
    "entropy 0.03 to 0.015, bend 4; magnet 0.1 (`refine`)": Regular(
        entropy=0.03, last_entropy=0.015, entropy_bend=4.0, magnet=0.1
    ),
    "the same, magnet 0.5": Regular(entropy=0.03, last_entropy=0.015, entropy_bend=4.0, magnet=0.5),
    "the same, no magnet": Regular(entropy=0.03, last_entropy=0.015, entropy_bend=4.0),
    "entropy 0.3 to 0.01, bend 100; magnet 0.1": Regular(
        entropy=0.3, last_entropy=0.01, entropy_bend=100.0, magnet=0.1
    ),
    "entropy 0.3 to 0.01, bend 100; no magnet": Regular(entropy=0.3, last_entropy=0.01, entropy_bend=100.0),
}


def count_games(iterations: int) -> None:
    """Print a table in Markdown: the size of each reduced game, its value, and the exploitability of baselines."""
    print("| game | decisions | information sets | value | uniform | passive | CFR+ |\n|---|---|---|---|---|---|---|")
    for name in REDUCED_GAMES:
        tree = GameTree(reduced_game(name))
        solved = cfr(tree, iterations)
        found = [tree.exploitability(strategy) for strategy in (tree.uniform, tree.passive, solved)]
        numbers = " | ".join(f"{number:.4f}" for number in (tree.value(solved), *found))
        print(f"| `{name}` | {tree.decisions:,} | {tree.information_sets:,} | {numbers} |", flush=True)


def main() -> None:
    """Compare, and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--game", choices=REDUCED_GAMES, default="exchange_8")
    parser.add_argument("--count", action="store_true", help="count and solve each reduced game instead")
    arguments = parser.parse_args()
    if arguments.count:
        count_games(arguments.iterations)
        return
    game = GameTree(reduced_game(arguments.game))
    print(f"{game.decisions:,} decisions, {game.information_sets:,} sets, {arguments.iterations} iterations\n")
    print("| | last | average or magnet |\n|---|---|---|", flush=True)
    print(f"| uniform | {game.exploitability(game.uniform):.4f} | |", flush=True)
    print(f"| CFR+ | | {game.exploitability(cfr(game, arguments.iterations)):.4f} |", flush=True)
    for name, settings in LINES.items():
        last, magnet = (game.exploitability(found) for found in self_play(game, settings, arguments.iterations))
        print(f"| {name} | {last:.4f} | {magnet:.4f} |", flush=True)


if __name__ == "__main__":
    main()
