"""What a look-ahead gains at single decisions of the Net, in fewer games than duels need.

    OPENBLAS_NUM_THREADS=1 PYTHONPATH=src python -m bench.look_ahead OUT.jsonl [--games N] [--players 2] [--worlds 128]

Nets play games against each other. At some decisions with more than one likely choice, the choices are played out in
worlds that the network believes in, as `net-search` does, and also in worlds with the *true* hands, which `net-search`
never sees. The true worlds judge what `net-search` would choose with so many worlds against what the Net chooses. The
mean gain, times the number of such decisions of a seat in a game, estimates how many more games it wins. It counts each
decision as if all later ones were the Net's.

Each decision is appended to OUT.jsonl. Without `--games`, it only prints what OUT.jsonl holds.
"""

import argparse
import json
import math
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import foretell as ft
from foretell.arrays import Doubles
from foretell.native import STATE_WITH_HISTORY
from foretell.players.net.net_player import DEFAULT_LEAST, networks
from foretell.players.net_search.dealing import deal_believed
from foretell.players.net_search.look_ahead import PRIOR, LookAhead, look_ahead
from foretell.players.training import NetPlayer
from foretell.sheets import card_number

HEAT = 32
"""Worlds that are played at once."""
Decision = dict[str, Any]


def judged(ahead: LookAhead, hands: list[int], worlds: int, true_worlds: int) -> tuple[Doubles, Doubles]:
    """float64 (worlds, choices): the values of the choices in believed worlds, and in worlds with the true hands.

    `hands` are counted from the viewer. The deck of a true world is another one each time.
    """
    for _ in range(0, worlds, HEAT):
        ahead.heat(HEAT)
    truth = np.zeros(true_worlds, STATE_WITH_HISTORY)
    seen = ahead.seen
    every = np.tile(np.array(hands, np.int64), (true_worlds, 1))
    deal_believed(seen.packed, seen.row, seen.told, seen.revealed, every, truth, ahead.noise + 1)
    return ahead.values, ahead.play_out(truth)


def net_chances(logs: Doubles) -> Doubles:
    """float64 (choices,): how often the Net makes each choice."""
    chances = np.exp(logs - logs.max())
    chances[chances < DEFAULT_LEAST] = 0
    return np.asarray(chances / chances.sum())


def chosen(values: Doubles, logs: Doubles) -> int:
    """The choice of `net-search` after these worlds."""
    return int((values.mean(axis=0) + PRIOR * logs).argmax())


def decision(ahead: LookAhead, view: ft.SeatView, hands: list[int], arguments: argparse.Namespace) -> Decision:
    """What each number of worlds gains at one decision."""
    values, truth = judged(ahead, hands, arguments.worlds, arguments.true_worlds)
    worth = truth.mean(axis=0)
    net = float(net_chances(ahead.logs) @ worth)
    sizes = [size for size in (16, 32, 64, 128, 256, 512, 1024) if size <= len(values)]
    gains = {str(size): float(worth[chosen(values[:size], ahead.logs)]) - net for size in sizes}
    return {"phase": view.phase, "round": view.round, "choices": len(ahead.actions), "gains": gains}


def play(number: int, arguments: argparse.Namespace) -> Decision:
    """Play one game; return its decisions, and how many it had that could have been examined."""
    chance = Random(f"{arguments.seed} {number}")
    game = ft.Game(ft.Options(arguments.players), chance.randbytes(32))
    net, players = NetPlayer(chance.getrandbits(32)), arguments.players
    likely, found = 0, []
    while game.actor is not None:
        view = game.view(game.actor)
        if view.phase != "predict" and len(view.legal) > 1:
            ahead = look_ahead(view, networks().of(players), DEFAULT_LEAST, chance.getrandbits(60))
            if len(ahead.actions) > 1:
                likely += 1
                if chance.random() < arguments.share:
                    hands = hands_from(game.position(), view.seat)
                    found.append(decision(ahead, view, hands, arguments))
        game.play(net.choose(view))
    return {"game": number, "players": players, "likely": likely, "decisions": found}


def hands_from(position: ft.Position, seat: int) -> list[int]:
    """The true hands as sets of cards, counted from a seat."""
    around = position.hands[seat:] + position.hands[:seat]
    return [sum(1 << card_number(card) for card in hand) for hand in around]


def report(path: Path) -> None:
    """Print the gains with 95 % intervals by decision, for each number of worlds."""
    games = [json.loads(line) for line in path.read_text().splitlines()]
    likely = sum(game["likely"] / game["players"] for game in games) / len(games)
    all_found = [one for game in games for one in game["decisions"]]
    print(f"{len(games)} games, {len(all_found)} decisions, {likely:.2f} such decisions of a seat in a game")
    for size in all_found[0]["gains"]:
        gains = np.array([one["gains"][size] for one in all_found]) * likely * 100
        half = 1.96 * gains.std(ddof=1) / math.sqrt(len(gains))
        print(
            f"{size:>5} worlds: {gains.mean():+.2f} points ({gains.mean() - half:+.2f} to {gains.mean() + half:+.2f})"
        )


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--worlds", type=int, default=128)
    parser.add_argument("--true-worlds", type=int, default=32)
    parser.add_argument("--share", type=float, default=0.25, help="share of the decisions that are examined")
    parser.add_argument("--seed", default="look-ahead")
    arguments = parser.parse_args()
    for number in range(arguments.first, arguments.first + arguments.games):
        with arguments.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(play(number, arguments)) + "\n")
    report(arguments.out)


if __name__ == "__main__":
    main()
