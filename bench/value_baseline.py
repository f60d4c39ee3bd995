"""Fit the value baseline of the benchmark, and compare two fits.

    python -m bench.value_baseline fit VALUE.safetensors --games 7200
    python -m bench.value_baseline compare VALUE.safetensors --games 600

`fit` plays games between `scripted` and `net`, with two, three or four seats, and learns to predict the winner from a
part of their positions. `compare` plays other games, and judges their positions with the file and with that of the
package. Do not replace the file of the package: its digest is a part of the benchmark's protocol.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import foretell as ft
from foretell.arena.compiled_loops import observe_some, observe_some_histories
from foretell.arrays import Doubles, Floats, Ints
from foretell.benchmark.baseline.open_features import ENDED, FEATURES, SCRATCH, describe_states
from foretell.benchmark.baseline.value import Baseline, baseline
from foretell.native import Batch, seeds
from foretell.noise_bits import NOISE_BITS
from foretell.players import ScriptedPlayer
from foretell.players.net.net_player import WEIGHTS, NetPlayer
from foretell.players.net.safetensors import read_weights, write_weights
from foretell.rules.history import ENTRIES
from foretell.rules.observation import OBSERVATION

PLAYERS = (2, 3, 4)
AT_ONCE = 400
"""Games that are played at the same time."""
SHARE = 0.12
"""The share of the positions that are kept."""
HIDDEN = 24
EPOCHS, BATCH, RATE = 12, 256, 3e-3
DECAYS = (0.9, 0.999)


@dataclass(frozen=True)
class SampledPositions:
    """Positions of games with the same number of players."""

    rows: Floats
    """(positions, players, ENDED)"""
    winners: Ints
    """(positions,)"""

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.rows.shape[1])

    @property
    def won(self) -> Floats:
        """float32 (positions, players): 1 for the winner."""
        return np.asarray(np.arange(self.players) == self.winners[:, None], np.float32)


def positions(players: int, games: int, chance: np.random.Generator) -> SampledPositions:
    """Some positions of games in which each seat is `scripted` or `net`, at random."""
    config = ft.Options(players).config
    batch = Batch(config, games, threads=1, history=True)
    batch.start(seeds(games, master=chance.bytes(32)))
    net = NetPlayer(weights_for_two=WEIGHTS)  # as in the protocol
    bots: tuple[ScriptedPlayer | NetPlayer, ...] = ScriptedPlayer(), net
    words = OBSERVATION, OBSERVATION + ENTRIES + net.history_entries
    sitting = chance.integers(len(bots), size=(games, players))
    rows, of_games = [], []
    while len(going := np.flatnonzero(batch.states["legal"] != 0)):
        kept = going[chance.random(len(going)) < SHARE]
        rows.append(described(batch, kept))
        of_games.append(kept)
        acting = sitting[going, batch.states["actor"][going]]
        actions = np.full(games, -1, np.int64)
        for number, bot in enumerate(bots):
            mine = going[acting == number]
            if len(mine):
                noise = chance.integers(1 << NOISE_BITS, size=len(mine))
                actions[mine] = bot.choose_rows(config, seen(batch, mine, words[number]), noise)
        batch.apply(actions)
    return SampledPositions(np.concatenate(rows), batch.states["winner"][np.concatenate(of_games)])


def seen(batch: Batch, games: Ints, words: int) -> Ints:
    """int64 (games, words): what the seats that must choose see."""
    rows = np.empty((len(games), words), np.int64)
    observe_some(batch.config, batch.states, games, rows)
    if words > OBSERVATION:
        observe_some_histories(batch.config, batch.states, games, rows)
    return rows


def described(batch: Batch, games: Ints) -> Floats:
    """float32 (games, players, ENDED): the features of some states."""
    players = batch.players
    rows = np.empty((len(games) * players, FEATURES), np.float32)
    strengths, reached = np.zeros((2, SCRATCH))
    describe_states(batch.config, batch.states[games], strengths, reached, rows)
    return rows[:, :ENDED].reshape(len(games), players, ENDED)


def collected(games: int, seed: int) -> list[SampledPositions]:
    """Positions of this many games in all, for each number of players."""
    chance = np.random.default_rng(seed)
    found = []
    for players in PLAYERS:
        starts = range(0, games // len(PLAYERS), AT_ONCE)
        parts = [positions(players, min(AT_ONCE, games // len(PLAYERS) - start), chance) for start in starts]
        rows, winners = ([getattr(part, name) for part in parts] for name in ("rows", "winners"))
        found.append(SampledPositions(np.concatenate(rows), np.concatenate(winners)))
        print(f"{players} players: {len(found[-1].rows)} positions", flush=True)
    return found


def fitted(found: list[SampledPositions], seed: int) -> Baseline:
    """The network that predicts the winners best, by Adam."""
    chance = np.random.default_rng(seed)
    weights = np.zeros((ENDED + 2) * HIDDEN, np.float32)
    first, _, second = parts_of(weights)
    first[:] = chance.normal(0, ENDED**-0.5, first.shape)
    second[:] = chance.normal(0, HIDDEN**-0.5, second.shape)
    mean, square = np.zeros((2, len(weights)), np.float32)
    for step, batch in enumerate(batches(found, chance), 1):
        slope = slope_of(weights, batch)
        mean += (1 - DECAYS[0]) * (slope - mean)
        square += (1 - DECAYS[1]) * (slope**2 - square)
        size = np.sqrt(square / (1 - DECAYS[1] ** step)) + 1e-8
        weights -= RATE * mean / (1 - DECAYS[0] ** step) / size
    return Baseline(*parts_of(weights))


def parts_of(weights: Floats) -> tuple[Floats, Floats, Floats]:
    """The weights of the inputs, the bias, and the weights of the hidden units, as views of one array."""
    inputs = ENDED * HIDDEN
    return weights[:inputs].reshape(ENDED, HIDDEN), weights[inputs:-HIDDEN], weights[-HIDDEN:]


def batches(found: list[SampledPositions], chance: np.random.Generator) -> Iterator[SampledPositions]:
    """All positions in a random order, once for each epoch."""
    for _ in range(EPOCHS):
        parts = []
        for group in found:
            order = chance.permutation(len(group.rows))
            parts += [(group, order[start : start + BATCH]) for start in range(0, len(order), BATCH)]
        for number in chance.permutation(len(parts)):
            group, chosen = parts[number]
            yield SampledPositions(group.rows[chosen], group.winners[chosen])


def slope_of(weights: Floats, batch: SampledPositions) -> Floats:
    """The gradient of the mean log loss."""
    first, bias, second = parts_of(weights)
    inputs = batch.rows.reshape(-1, ENDED)
    hidden = np.tanh(inputs @ first + bias)
    scores = (hidden @ second).reshape(-1, batch.players)
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    error = (chances - batch.won).reshape(-1) / len(batch.rows)
    inner = error[:, None] * second * (1 - hidden**2)
    return np.concatenate([(inputs.T @ inner).ravel(), inner.sum(axis=0), hidden.T @ error])


def chances_of(weights: Baseline, group: SampledPositions) -> Doubles:
    """float64 (positions, players)"""
    going = np.zeros((group.rows.shape[0] * group.players, FEATURES), np.float32)
    going[:, :ENDED] = group.rows.reshape(-1, ENDED)
    return weights.chances(going, group.players)


def read(file: Path) -> Baseline:
    """The network in a file."""
    arrays = read_weights(file)
    return Baseline(*(np.asarray(arrays[name], np.float32) for name in ("first", "bias", "second")))


def compare(file: Path, found: list[SampledPositions]) -> None:
    """Print how well the file and the package predict the winners, and how much they differ."""
    for group in found:
        both = [chances_of(weights, group) for weights in (baseline(), read(file))]
        won = group.winners[:, None]
        package, other = (-np.log(np.take_along_axis(chances, won, 1)).mean() for chances in both)
        apart, alike = np.abs(both[0] - both[1]).mean(), np.corrcoef(both[0].ravel(), both[1].ravel())[0, 1]
        told = f"log loss {package:.4f} with the package, {other:.4f} with the file"
        print(f"{group.players} players: {told}; they differ by {apart:.3f} on average, correlation {alike:.3f}")


def main() -> None:
    """Fit or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=("fit", "compare"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=7_200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if wanted.step == "compare":
        compare(wanted.file, collected(wanted.games, wanted.seed + 1_000_000))
        return
    fit = fitted(collected(wanted.games, wanted.seed), wanted.seed)
    write_weights(wanted.file, {"first": fit.first, "bias": fit.bias, "second": fit.second})


if __name__ == "__main__":
    main()
