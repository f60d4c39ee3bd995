"""Train a network that imitates Scripted, as a guest for training: it plays about as well, and a device runs it fast.

    OMP_NUM_THREADS=1 PYTHONPATH=src python -m bench.imitate OUT.safetensors [--tables N] [--jobs N]

Scripted sits among Nets and copies of itself, at tables of 2 to 5 players; a quarter of the tables have other options
than the usual ones. The network starts from the Net's weights and learns Scripted's choices. A twelfth of the tables is
held out; each epoch prints the log-loss and the share of choices that the network finds there. Needs torch and Numba.
"""

import argparse
from collections.abc import Iterator
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch.nn.functional import nll_loss

import foretell as ft
from foretell.arrays import Bools, Ints
from foretell.native import Batch, seeds
from foretell.players import ScriptedPlayer
from foretell.players.row_player import RowPlayer
from foretell.players.training import WEIGHTS, NetPlayer, inputs_of
from foretell.rules import Config, observation
from foretell.rules.cards import SEAT, SEATS
from foretell.train.endless_games import WORDS
from foretell.train.model import Policy
from foretell.train.rank_beliefs import rows_of
from foretell.train.weights import load_network, save_network

PLAYERS = (2, 2, 2, 3, 4, 4, 5)
OTHER_OPTIONS = tuple(product(ft.SIDES, ft.DISCARDS, (False, True)))
SEATS_A_TABLE = 1024
HELD_OUT = 12
EPOCHS = 12
BATCH = 16384
RATE = 1e-3


class Choices(NamedTuple):
    """Choices of Scripted."""

    rows: Ints
    """(n, WORDS)."""
    actions: Ints
    """(n,): seats counted from the actor."""


def options_of(number: int) -> ft.Options:
    """The options of a table."""
    players = PLAYERS[number % len(PLAYERS)]
    return ft.Options(players) if number % 4 else ft.Options(players, *OTHER_OPTIONS[number // 4 % len(OTHER_OPTIONS)])


def play(number: int) -> Choices:
    """All choices of Scripted at one table of many games."""
    options, chance = options_of(number), np.random.default_rng(number)
    config, games = options.config, SEATS_A_TABLE // options.players
    is_scripted = chance.random((games, SEATS)) < 0.5
    is_scripted[np.arange(games), chance.integers(0, options.players, games)] = True
    batch = Batch(config, games, threads=1, history=True)
    batch.start(seeds(games, (b"imitate %d" % number).ljust(32)))
    parts = list(_steps(config, batch, is_scripted, chance))
    return Choices(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def _steps(config: Config, batch: Batch, is_scripted: Bools, chance: np.random.Generator) -> Iterator[Choices]:
    net = NetPlayer(weights_for_two=WEIGHTS)
    players: tuple[RowPlayer, ...] = (net, ScriptedPlayer())
    while len(live := np.flatnonzero(batch.legal())):
        read = rows_of(batch, net.history_entries)[live]
        rows = np.ascontiguousarray(read[:, : observation.OBSERVATION])
        scripted = is_scripted[live, rows[:, observation.SEAT]]
        actions = np.zeros(len(is_scripted), np.int64)
        for player, shown, these in zip(players, (read, rows), (~scripted, scripted), strict=True):
            noise = chance.integers(0, 1 << 62, int(these.sum()))
            actions[live[these]] = player.choose_rows(config, shown[these], noise)
        seen, chosen = rows[scripted], actions[live[scripted]]
        around = SEAT + (chosen - SEAT - seen[:, observation.SEAT]) % config.players
        padded = np.zeros((len(seen), WORDS), np.int64)
        inputs = inputs_of(config, seen)
        padded[:, : inputs.shape[1]] = inputs
        yield Choices(padded, np.where(chosen < SEAT, chosen, around))
        batch.apply(actions)


def _tensors(parts: list[Choices], device: torch.device) -> tuple[torch.Tensor, torch.Tensor]:
    rows, actions = (torch.from_numpy(np.concatenate(arrays)).to(device) for arrays in zip(*parts, strict=True))
    return rows, actions


def learn(policy: Policy, rows: torch.Tensor, actions: torch.Tensor) -> Iterator[int]:
    """Learn the choices, EPOCHS times, with a falling rate. Yields after each epoch."""
    optimiser = torch.optim.Adam(policy.parameters(), lr=RATE)
    for epoch in range(EPOCHS):
        order = torch.randperm(len(rows), device=rows.device)
        for group in optimiser.param_groups:
            group["lr"] = RATE * (1 - epoch / EPOCHS)
        for these in order.split(BATCH):
            with torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
                chances, _ = policy(rows[these])
            loss = nll_loss(chances, actions[these])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        yield epoch


def judge(policy: Policy, rows: torch.Tensor, actions: torch.Tensor) -> str:
    """The log-loss, and the share of choices that the policy finds likeliest."""
    with torch.no_grad(), torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
        chances = torch.cat([policy(some)[0] for some in rows.split(BATCH)])
    found = (chances.argmax(1) == actions).float().mean()
    return f"log-loss {nll_loss(chances, actions):.4f}, {found:.1%} found"


def main() -> None:
    """Play, learn and save."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--tables", type=int, default=160)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    with get_context("spawn").Pool(arguments.jobs) as pool:
        parts = pool.map(play, range(arguments.tables), chunksize=1)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    held_out = max(1, arguments.tables // HELD_OUT)
    kept, rest = _tensors(parts[:held_out], device), _tensors(parts[held_out:], device)
    policy = Policy(512, 2).to(device)
    load_network(WEIGHTS, policy, without_history=True)
    for epoch in learn(policy, *rest):
        print(f"epoch {epoch + 1}: {judge(policy, *kept)}", flush=True)
    save_network(arguments.out, policy)


if __name__ == "__main__":
    main()
