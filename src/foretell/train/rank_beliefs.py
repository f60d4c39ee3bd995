"""Fits the beliefs about ranks again, among other kinds of players.

    python -m bench.refit IN.safetensors OUT.safetensors [--games N] [--guests OTHER.safetensors ...]

A network that has played only against itself misjudges the hands of players with other habits. Here it plays with the
scripted player, the quick policy of Search, a random player, itself and other networks, at tables of 2 to 5 players
with all variants. Only the layer that predicts ranks is fitted, by gradient descent on its log-loss; the policy does
not change. A fifth of the games is held out to measure the result. Needs only NumPy and Numba.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ..arrays import Bools, Floats, Ints, Records
from ..game import Options
from ..native import Batch, pack_config, seeds, strengths
from ..noise_bits import NOISE_BITS
from ..players import RandomPlayer, ScriptedPlayer
from ..players.row_player import RowPlayer
from ..players.training import (
    OTHERS,
    POINTS,
    QUICK_PARAMETERS,
    RANK_OF,
    NetPlayer,
    Network,
    Weights,
    inputs_of,
    quick_choices,
    read_weights,
    write_weights,
)
from ..rules import COLUMNS, DISCARDS, SIDES, Config, history, observation
from ..rules.cards import HAND, SEATS

MASTER = b"games among all kinds of players"
KINDS = (0, 0, 0, 0, 1, 1, 1, 2, 3, 3, 3, 3)
"""Who sits in another seat, each entry equally likely: the network itself (0), the scripted player (1), chance (2), or
the quick policy (3), which Search mostly follows in its turns and which is a thousand times faster."""
QUICK = 3
GUEST = 4
"""The kind of the first guest, the weights of another network; the next guest has the next number."""
GUEST_ENTRIES = 2
"""The number of entries of each guest, in addition to those of KINDS."""
ASKED = 0.35
"""The share of the network's decisions that are used."""
APART = 0.2
EPOCHS = 8
BATCH = 2048
RATE = 1e-3
LAYER = "ranks"


class Asked(NamedTuple):
    """Decisions of the network among others, (n, ...) each."""

    game: Ints
    thought: Floats
    ranks: Ints
    """(n, 4): the true rank of each opponent; -1 for an empty seat."""

    def where(self, chosen: Ints | Bools) -> "Asked":
        """The decisions that a mask or an index selects."""
        return Asked(self.game[chosen], self.thought[chosen], self.ranks[chosen])


def played(path: Path, config: Config, games: int, first: int, guests: Sequence[Path] = ()) -> Iterator[Asked]:
    """Play `games` games, numbered from `first`, and yield the network's decisions. `guests` are other weight files."""
    network, chance = Network(path), np.random.default_rng(first)
    net = NetPlayer(weights=path, least=0.05, weights_for_two=path)
    players: dict[int, RowPlayer] = {0: net, 1: ScriptedPlayer(), 2: RandomPlayer()}
    players |= {GUEST + i: NetPlayer(weights=guest, weights_for_two=guest) for i, guest in enumerate(guests)}
    kinds = chance.choice((*KINDS, *[*range(GUEST, GUEST + len(guests))] * GUEST_ENTRIES), (games, SEATS))
    kinds[np.arange(games), chance.integers(0, config.players, games)] = 0
    entries = max(player.history_entries for player in players.values() if isinstance(player, NetPlayer))
    batch = Batch(config, games, threads=1, history=entries > 0)
    batch.start(seeds(first + games, MASTER)[first:])
    while len(live := np.flatnonzero(batch.legal())):
        rows = rows_of(batch, entries)
        kind = kinds[live, rows[live, observation.SEAT]]
        actions = np.zeros(games, np.int64)
        for number, player in players.items():
            these = live[kind == number]
            if len(these):
                read = rows if isinstance(player, NetPlayer) else rows[:, : observation.OBSERVATION]
                actions[these] = player.choose_rows(
                    config, read[these], chance.integers(1 << NOISE_BITS, size=len(these))
                )
        actions[live[kind == QUICK]] = quick(config, batch.states[live[kind == QUICK]], chance)
        some = live[(kind == 0) & (chance.random(len(live)) < ASKED)]
        if len(some):
            thought = network.thought(inputs_of(config, rows[some], network.entries))
            yield Asked(first + some, thought, true_ranks(config, rows[some], batch.states["hands"][some]))
        batch.apply(actions)


def rows_of(batch: Batch, entries: int) -> Ints:
    """int64 (size, words): what each seat that must choose may know, followed by its history if `entries` is not 0."""
    rows = batch.observe()
    if not entries:
        return rows
    return np.concatenate([rows, batch.observe_history(words=history.ENTRIES + entries)], axis=1)


def quick(config: Config, states: Records, chance: np.random.Generator) -> Ints:
    """int64 (n,): the choice of the quick policy in each state. It uses only what the actor can know."""
    actions = np.empty(len(states), np.int64)
    quick_choices(
        pack_config(config), states, QUICK_PARAMETERS, chance.integers(1 << NOISE_BITS, size=len(states)), actions
    )
    return actions


def true_ranks(config: Config, rows: Ints, hands: Ints) -> Ints:
    """(n, 4): the rank of each opponent; -1 for an empty seat, or in the middle of a turn."""
    around = (rows[:, observation.SEAT, None] + np.arange(1, config.players)) % config.players
    held = np.take_along_axis(hands, around, axis=1)
    whole = np.bitwise_count(held) == HAND
    points = strengths(np.where(whole, held, (1 << HAND) - 1).ravel(), config) >> 6
    ranks = np.full((len(rows), OTHERS), -1)
    ranks[:, : config.players - 1] = np.where(whole, RANK_OF[points].reshape(held.shape), -1)
    return ranks


def tables() -> list[Options]:
    """All kinds of tables; the usual game is as frequent as all the others together."""
    others = [Options(*chosen) for chosen in product(COLUMNS, SIDES, DISCARDS)]
    return [Options(players) for players in (2, 2, 3, 4, 4, 5)] * 4 + others


def gather(path: Path, games: int, guests: Sequence[Path] = (), jobs: int = 1) -> Asked:
    """All decisions at all tables, played by `jobs` processes; their number changes nothing in the result."""
    each = max(1, games // len(tables()))
    work = [(path, each, number, tuple(guests)) for number in range(len(tables()))]
    if jobs == 1:
        return _joined([_gather_table(*one) for one in work])
    with get_context("spawn").Pool(jobs) as pool:
        return _joined(pool.starmap(_gather_table, work, chunksize=1))


def _gather_table(path: Path, games: int, number: int, guests: tuple[Path, ...]) -> Asked:
    """All decisions at one of the tables."""
    return _joined(list(played(path, tables()[number].config, games, number * games, guests)))


def _joined(parts: Sequence[Asked]) -> Asked:
    return Asked(*(np.concatenate([part[i] for part in parts]) for i in range(len(Asked._fields))))


class Layer:
    """The layer that predicts ranks, and its optimiser (Adam)."""

    def __init__(self, weight: Weights, bias: Weights) -> None:
        self.values = [weight.astype(np.float32), bias.astype(np.float32)]
        self._mean = [np.zeros_like(value) for value in self.values]
        self._square = [np.zeros_like(value) for value in self.values]
        self._steps = 0

    def chances(self, thought: Floats) -> Floats:
        """(n, 4, 9)."""
        logits = (thought @ self.values[0].T + self.values[1]).reshape(len(thought), OTHERS, len(POINTS))
        powers = np.exp(logits - logits.max(axis=2, keepdims=True))
        told: Floats = powers / powers.sum(axis=2, keepdims=True)
        return told

    def loss(self, asked: Asked) -> float:
        """The mean log-loss."""
        true = np.take_along_axis(self.chances(asked.thought), np.maximum(asked.ranks, 0)[:, :, None], axis=2)
        return float(-np.log(np.maximum(true[:, :, 0], 1e-6))[asked.ranks >= 0].mean())

    def step(self, thought: Floats, ranks: Ints, rate: float) -> None:
        """Take one step of gradient descent."""
        slope = self.chances(thought)
        at = np.maximum(ranks, 0)[:, :, None]
        np.put_along_axis(slope, at, np.take_along_axis(slope, at, axis=2) - 1, axis=2)
        slope *= (ranks >= 0)[:, :, None] / max(1, int((ranks >= 0).sum()))
        flat = slope.reshape(len(thought), -1)
        self._steps += 1
        for i, change in enumerate((flat.T @ thought, flat.sum(axis=0))):
            self._mean[i] += 0.1 * (change - self._mean[i])
            self._square[i] += 0.01 * (change**2 - self._square[i])
            mean = self._mean[i] / (1 - 0.9**self._steps)
            square = self._square[i] / (1 - 0.99**self._steps)
            self.values[i] -= rate * mean / (np.sqrt(square) + 1e-8)


def descend(layer: Layer, asked: Asked) -> None:
    """Fit the layer to all decisions, EPOCHS times, with a falling rate."""
    chance = np.random.default_rng(2)
    for epoch in range(EPOCHS):
        order = chance.permutation(len(asked.game))
        for first in range(0, len(order), BATCH):
            these = order[first : first + BATCH]
            layer.step(asked.thought[these], asked.ranks[these], RATE * (1 - epoch / EPOCHS))


def fit(path: Path, out: Path, games: int, guests: Sequence[Path] = (), jobs: int = 1) -> tuple[float, float]:
    """Fit the layer and write all weights. Return the log-loss on the held-out games before and after."""
    arrays = dict(read_weights(path))
    asked = gather(path, games, guests, jobs)
    apart = np.random.default_rng(1).random(int(asked.game.max()) + 1)[asked.game] < APART
    kept, rest = asked.where(apart), asked.where(~apart)
    layer = Layer(arrays[f"{LAYER}.weight"], arrays[f"{LAYER}.bias"])
    before = layer.loss(kept)
    descend(layer, rest)
    arrays[f"{LAYER}.weight"], arrays[f"{LAYER}.bias"] = (value.astype(np.float16) for value in layer.values)
    write_weights(out, arrays)
    return before, layer.loss(kept)
