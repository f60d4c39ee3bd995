"""Measure how well the Net knows the other hands, by phase, compared with exact counting.

    OMP_NUM_THREADS=1 python -m bench.beliefs [--games N] [--players 2 3 4 5] [--plot beliefs.png]

The Net plays against itself, or with `--among` alone among other players: `scripted`, or a file of weights. With
`--weights`, other weights play as the Net. At a share of its decisions, chosen at random, it gives the probability of
each rank for each opponent. Counting uses the proven cards, the unplaced cards and an announced rank that is still
valid, but not how anybody plays. Prints the mean log-loss of both by phase and number of players, and 95 % intervals of
the difference, by game.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import foretell as ft
from foretell import native
from foretell.arena.belief_scores import chances
from foretell.arrays import Doubles, Ints
from foretell.game.actions import PHASES
from foretell.players import ScriptedPlayer
from foretell.players.net import NetPlayer
from foretell.players.net.inputs import FRESH
from foretell.players.net.net_player import WEIGHTS, inputs_of
from foretell.players.rank_order import RANKS, ranks_of
from foretell.players.scripted.compiled_choices import compiled
from foretell.players.scripted.counting import COUNTING_SCRATCH, STRENGTHS, fill_counts
from foretell.rules import Config
from foretell.rules.history import ENTRIES
from foretell.rules.observation import HAND_SIZE, KNOWN, PHASE, SEAT, TOLD, UNPLACED
from foretell.rules.ranking import STRENGTH_BITS
from foretell.train.rank_beliefs import rows_of

MASTER = b"beliefs of the net, measured...."
MIN_PROBABILITY = 1e-4


@compiled
def count_points(
    known: Ints, unplaced: Ints, told: Ints, side: int, suits: int, counts: Ints, scratch: Ints, found: Doubles
) -> None:
    """Count the hands for each number of points into `found` (n, 11)."""
    for i in range(known.shape[0]):
        fill_counts(known[i], unplaced[i], side, suits, told[i], counts, 0, scratch)
        for strength in range(STRENGTHS):
            found[i, strength >> STRENGTH_BITS] += counts[strength]


def counted(config: Config, rows: Ints) -> Doubles:
    """float64 (n, opponents, 9): the beliefs of exact counting."""
    others = config.players - 1
    fresh = inputs_of(config, rows)[:, FRESH, None] >> np.arange(1, others + 1) & 1
    told = np.where(fresh == 1, rows[:, TOLD + 1 : TOLD + 1 + others], -1)
    known = rows[:, KNOWN + 1 : KNOWN + 1 + others]
    unplaced = np.repeat(rows[:, UNPLACED], others)
    found = np.zeros((known.size, STRENGTHS >> STRENGTH_BITS))
    scratch = np.empty(STRENGTHS, np.int64), np.empty(COUNTING_SCRATCH, np.int64)
    count_points(known.ravel(), unplaced, told.ravel(), config.side, config.suits, *scratch, found)
    return chances(found, config.side).reshape(len(rows), others, RANKS)


def asked(
    net: NetPlayer, other: NetPlayer | ScriptedPlayer | None, config: Config, games: int, share: float
) -> Iterator[tuple[Ints, Ints, Ints]]:
    """Sample decisions of the Net: the game, the row, and the true ranks of the others.

    It plays against itself, or alone among others: then its seat in each game follows from the number of the game.
    """
    noise = np.random.default_rng(7)
    batch = native.Batch(config, games, threads=1, history=True)
    batch.start(native.seeds(games, MASTER))
    entries = max(net.history_entries, getattr(other, "history_entries", 0))
    while True:
        live = np.flatnonzero(batch.legal())
        if not len(live):
            return
        rows = rows_of(batch, entries)
        here = (rows[live, SEAT] == live % config.players) | (other is None)
        actions = np.zeros(games, np.int64)
        for player, its in ((net, live[here]), (other, live[~here])):
            if player and len(its):
                words = words_for(player)
                actions[its] = player.choose_rows(config, rows[its, :words], noise.integers(0, 2**62, len(its)))
        some = live[here][noise.random(here.sum()) < share]
        some = some[rows[some, HAND_SIZE + 1 : HAND_SIZE + config.players].min(axis=1) == 5]
        if len(some):
            seen = rows[some, : words_for(net)]
            yield some, seen, true_ranks(config, batch.states["hands"][some], rows[some, SEAT])
        batch.apply(actions)


def words_for(player: NetPlayer | ScriptedPlayer) -> int:
    """The length of the rows that a player reads."""
    entries = getattr(player, "history_entries", 0)
    return native.OBSERVATION + (ENTRIES + entries if entries else 0)


def true_ranks(config: Config, hands: Ints, seats: Ints) -> Ints:
    """int64 (n, opponents): the ranks of the other hands, starting to the left of each seat."""
    around = (seats[:, None] + np.arange(1, config.players)) % config.players
    held = np.take_along_axis(hands, around, axis=1)
    points = native.strengths(np.ascontiguousarray(held.ravel()), config) >> STRENGTH_BITS
    return ranks_of(points, config.side).reshape(held.shape)


def losses(belief: Any, ranks: Ints) -> Doubles:
    """float64 (n,): the mean log-loss over the opponents."""
    true = np.take_along_axis(belief[:, : ranks.shape[1]], ranks[:, :, None], axis=2)[:, :, 0]
    return np.asarray(-np.log(np.maximum(true, MIN_PROBABILITY)).mean(axis=1), np.float64)


def measure(
    players: int,
    games: int,
    share: float,
    net: NetPlayer,
    other: NetPlayer | ScriptedPlayer | None,
    calibration: list[tuple[Any, Any]],
) -> None:
    """Measure one number of players."""
    config = ft.Options(players=players).config
    parts = []
    for games_asked, rows, ranks in asked(net, other, config, games, share):
        belief = net.belief_rows(config, rows)
        parts.append((games_asked, rows[:, PHASE], losses(belief, ranks), losses(counted(config, rows), ranks)))
        calibration.append((belief[:, : players - 1].reshape(-1, RANKS), ranks.ravel()))
    where, phase, mine, plain = (np.concatenate([part[i] for part in parts]) for i in range(4))
    for number in [*range(11), -1]:
        chosen = phase == number if number >= 0 else phase >= 0
        if chosen.sum() >= 30:
            gain, half = by_game(where[chosen], plain[chosen] - mine[chosen])
            name = PHASES[number] if number >= 0 else "all"
            print(
                f"{players} players  {name:10} {chosen.sum():7,} asked   net {mine[chosen].mean():.3f}   "
                f"counting {plain[chosen].mean():.3f}   better by {gain:.3f} ± {half:.3f}",
                flush=True,
            )


def by_game(where: Ints, gains: Doubles) -> tuple[float, float]:
    """The mean, and half of its 95 % interval over independent games."""
    _, index = np.unique(where, return_inverse=True)
    sums, sizes = np.bincount(index, gains), np.bincount(index)
    mean = sums.sum() / sizes.sum()
    spread = np.sqrt(((sums - mean * sizes) ** 2).sum()) / sizes.sum()
    return float(mean), float(1.96 * spread)


def draw(calibration: list[tuple[Any, Any]], path: Path) -> None:
    """How often beliefs of some probability were true."""
    import matplotlib as mpl  # noqa: PLC0415

    mpl.use("agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415

    belief = np.concatenate([part for part, _ in calibration])
    truth = np.concatenate([part for _, part in calibration])
    figure, axes = plt.subplots(figsize=(5, 5))
    axes.plot([0, 1], [0, 1], color="grey", linewidth=0.8)
    names = ("none", "pair", "two pairs", "three", "straight", "flush", "full house", "four", "straight flush")
    for rank, name in enumerate(names):
        believed, true = belief[:, rank], truth == rank
        bins = np.clip((believed * 12).astype(int), 0, 11)
        sizes = np.bincount(bins, minlength=12)
        many = sizes >= 60
        x = np.bincount(bins, believed, 12)[many] / sizes[many]
        y = np.bincount(bins, true, 12)[many] / sizes[many]
        axes.plot(x, y, marker="o", markersize=3, linewidth=1, label=name)
    axes.set(xlabel="believed", ylabel="true", title="What the Net believes of the others' ranks")
    axes.legend(fontsize=8)
    figure.savefig(path, dpi=110, bbox_inches="tight")


def other_player(name: str) -> NetPlayer | ScriptedPlayer:
    """The scripted player, or the Net player with other weights."""
    return ScriptedPlayer() if name == "scripted" else NetPlayer(weights=name)


def main() -> None:
    """Measure each number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--share", type=float, default=0.06, help="of the decisions at which beliefs are measured")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--among", metavar="PLAYER", help="`scripted` or a file of weights; default: the Net itself")
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args()
    calibration: list[tuple[Any, Any]] = []
    net = NetPlayer(weights=arguments.weights)
    other = other_player(arguments.among) if arguments.among else None
    for players in arguments.players:
        measure(players, arguments.games, arguments.share, net, other, calibration)
    if arguments.plot:
        draw(calibration, arguments.plot)


if __name__ == "__main__":
    main()
