"""The yardstick for exploitability: train attackers against fixed weights, then measure what they win.

    PYTHONPATH=src python -m bench.attack FOLDER WEIGHTS.safetensors [--minutes M] [--players 2 4] [--seeds 1 2 3]

For each number of players and each seed, an attacker starts as a copy of the weights with a fresh critic and trains to
beat them. In training the weights predict exactly, as the whole Net player does (`--network-alone`: by the network).
Then the attacker meets the whole player over fresh deals, in every seat, and the network alone. The attackers train one
after the other, each with the whole device. Prints one table in Markdown: points of per cent above a fair share,
with 95 % intervals by deal. The same command with the same folder continues an interrupted measurement.
"""

import argparse
import shutil
from pathlib import Path

from bench.duels import DEFAULT_GAMES, Duel, Found, hold
from foretell.train.checkpoint import WEIGHTS
from foretell.train.settings import TrainingSettings, named_settings, with_set
from foretell.train.training_run import Run
from foretell.train.weights import policy_of

SEED = "attackers, on deals never used for anything else"


def settings_of(weights: Path, start: Path, players: int, seed: int, arguments: argparse.Namespace) -> TrainingSettings:
    """The settings of one attacker: the whole device, from a copy of the weights."""
    lines = [
        f"against={weights}",
        f"start={start}",
        f"players=[{players}]",
        f"seed={seed}",
        f"minutes={arguments.minutes}",
        f"exact={'false' if arguments.network_alone else 'true'}",
        "games=131072",
        "batch=32768",
        "rate=5e-4",
        "critic_warmup=4",
        *history_lines(weights),
        *arguments.set,
    ]
    return with_set(named_settings("attack"), lines)


def history_lines(weights: Path) -> list[str]:
    """The settings of the layers that read a history, for a copy of the weights."""
    policy = policy_of(weights)
    if policy.history is None:
        return []
    entries, width = policy.history.ages.shape
    return [f"entries={entries}", f"entry_width={width}"]


def train(folder: Path, weights: Path, players: int, seed: int, arguments: argparse.Namespace) -> Path:
    """Train one attacker, or go on with it: the file of its weights."""
    start = folder / "start"  # the policy alone, so that the critic starts fresh
    start.mkdir(exist_ok=True)
    shutil.copy(weights, start / WEIGHTS)
    kept = folder / f"{players}-players-seed-{seed}"
    Run(settings_of(weights, start, players, seed, arguments), kept, arguments.device).train()
    return kept / WEIGHTS


def duels_of(attacker: Path, weights: Path, players: int, deals: int) -> list[Duel]:
    """Against the whole player, and without exact predictions on either side."""
    one, other = (f"net:weights={file},weights_for_two={file}" for file in (attacker, weights))
    whole = Duel(one, other, players, deals)
    alone = Duel(f"{whole.one},exact=false", f"{whole.other},exact=false", players, deals)
    return [whole, alone]


def cell(found: Found, players: int) -> str:
    """The gain over a fair share, in points, with its interval."""
    fair = 100 / players
    return f"{found['percent'] - fair:+.1f} ({found['low'] - fair:.1f} to {found['high'] - fair:.1f})"


def main() -> None:
    """Train and measure all attackers, and print the table line by line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--network-alone", action="store_true", help="no exact predictions in training; much faster")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="other settings of the training")
    parser.add_argument("--device")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    print("| players | seed | against the whole player | without exact predictions |\n|---|---|---|---|", flush=True)
    for players in arguments.players:
        for seed in arguments.seeds:
            attacker = train(arguments.folder, arguments.weights, players, seed, arguments)
            duels = duels_of(attacker, arguments.weights, players, arguments.deals)
            found = hold(duels, attacker.parent / "duels.jsonl", arguments.jobs, SEED, DEFAULT_GAMES, told=False)
            cells = [cell(one, players) for one in found]
            print(f"| {players} | {seed} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
