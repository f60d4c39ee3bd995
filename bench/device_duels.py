"""Duels on a CUDA device: one player alone among others of one kind, over tens of thousands of deals.

    PYTHONPATH=src python -m bench.device_duels OUT.jsonl "a.safetensors|b.safetensors|2" "a.safetensors|scripted|4" ...

A duel is `one|other|players`. A player is a file of weights, which chooses and predicts as the Net player does, or
`scripted` or `quick` (only as the other). `FILE:least=0.2` and `FILE:exact=false` change a setting of the Net player.
Each game has a new deal, and `one` sits in a random seat, so the intervals are by game. `nats` is the log-loss of `one`
about the others' ranks when it predicts. Needs torch and Numba.
"""

import argparse
import json
import math
import time
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor

import foretell as ft
from foretell.players.training import DEFAULT_LEAST, RANK_OF
from foretell.rules import Config, history
from foretell.rules.cards import PREDICT_PHASE, SEATS
from foretell.rules.observation import PHASE
from foretell.rules.ranking import STRENGTH_BITS
from foretell.train.endless_games import CHOOSER, LEARNER, PAST, QUICK, SCRIPTED, STRENGTHS, WORDS
from foretell.train.engine import Engine
from foretell.train.exact import ExactPredictor
from foretell.train.model import Policy, playing
from foretell.train.rollout import act
from foretell.train.weights import policy_of

SEED = 20260
"""Training runs use small numbers."""
OTHERS = {"scripted": SCRIPTED, "quick": QUICK}
LOOK_EVERY = 16
"""Steps between two looks whether all games are over."""
MAX_STEPS = 4000

Found = dict[str, str | int | float]


@dataclass
class Side:
    """A network that plays as the Net player does."""

    policy: Policy
    least: float
    predictor: ExactPredictor | None

    @classmethod
    def parse(cls, text: str, config: Config, device: torch.device) -> "Side":
        """Read `FILE` or `FILE:name=value,...`."""
        file, _, rest = text.partition(":")
        given = dict(part.split("=") for part in rest.split(",") if part)
        exact = given.get("exact", "true") == "true"
        policy = playing(policy_of(Path(file)).to(device), device)
        predictor = ExactPredictor(config, device) if exact else None
        return cls(policy, float(given.get("least", DEFAULT_LEAST)), predictor)

    @property
    def entries(self) -> int:
        """The number of entries of a history that it reads."""
        return len(self.policy.history.ages) if self.policy.history is not None else 0

    def choose(self, rows: Tensor, entries: Tensor, chooser: int) -> Tensor:
        """int64 (n,): actions, where the rows say that `chooser` chooses."""
        actions, _ = act(self.policy, rows, entries, self.least)
        if self.predictor is not None:
            self.predictor.replace(self.policy, rows, entries, actions, chooser)
        return actions


class Missed:
    """The log-loss of a policy about the ranks of the others at its predictions, in nats for each hand."""

    def __init__(self, policy: Policy, device: torch.device) -> None:
        self._policy = policy
        self._rank_of = torch.from_numpy(RANK_OF).to(device)
        self._nats = torch.zeros((), dtype=torch.float64, device=device)
        self._hands = torch.zeros((), dtype=torch.int64, device=device)

    def add(self, rows: Tensor, entries: Tensor, going: Tensor) -> None:
        """Add the predictions of the learner in the games that are `going`."""
        asked = going & (rows[:, PHASE] == PREDICT_PHASE) & (rows[:, CHOOSER] == LEARNER)
        these = asked.nonzero().squeeze(1)
        if not len(these):
            return
        _, thought = self._policy(rows[these], entries[these])
        strengths = rows[these, STRENGTHS : STRENGTHS + SEATS - 1]
        truth = self._rank_of[(strengths >> STRENGTH_BITS).clamp_min(0)]
        logs = self._policy.rank_belief(thought).log_softmax(2).gather(2, truth[:, :, None]).squeeze(2)
        self._nats -= (logs * (strengths >= 0)).sum().double()
        self._hands += (strengths >= 0).sum()

    @property
    def mean(self) -> float:
        """The mean over all hands."""
        return round(float(self._nats / self._hands.clamp_min(1)), 4)


class Table:
    """Many games of a duel on the device."""

    def __init__(self, config: Config, games: int, seed: int, entries: int, chooser: int, device: torch.device) -> None:
        self.engine = Engine([config], games, seed, device, history=entries > 0)
        self.rows = torch.zeros((games, WORDS), dtype=torch.int64, device=device)
        words = history.ENTRIES + entries if entries else 0
        self.histories = torch.zeros((games, words), dtype=torch.int64, device=device)
        self.entries = self.histories[:, history.ENTRIES :]
        self.actions = torch.zeros(games, dtype=torch.int64, device=device)
        self.noise = torch.zeros_like(self.actions)
        self.rewards = torch.zeros((games, SEATS), device=device)
        self.ended = torch.zeros(games, dtype=torch.int8, device=device)
        self.choosers = torch.full((games,), chooser, dtype=torch.int64, device=device)
        kept = (self.rows, self.actions, self.noise, self.rewards, self.ended, self.choosers)
        self._rows, self._actions, self._noise, self._rewards, self._ended, self._choosers = map(self.engine.view, kept)
        self._histories = self.engine.view(self.histories) if entries else None

    def show(self) -> None:
        """Fill `rows` and `entries`."""
        self.engine.show(self._rows, self._choosers)
        if self._histories is not None:
            self.engine.show_history(self._histories)

    def ask(self, chooser: int) -> None:
        """Fill `actions` with the choices of the scripted player or of the quick policy."""
        self.noise.random_(-(2**62), 2**62)
        asked = self.engine.scripted if chooser == SCRIPTED else self.engine.hurried
        asked(self._rows, self._noise, self._actions, slice(0, len(self.actions)))

    def advance(self) -> None:
        """Carry out `actions`."""
        self.engine.advance(self._actions, 0.0, self._rewards, self._ended)


def hold(text: str, games: int, seed: int, device: torch.device) -> Found:
    """Play one duel: the share of games won in per cent, with its 95 % interval by game."""
    first, second, players = text.split("|")
    config = ft.Options(players=int(players)).config
    one = Side.parse(first, config, device)
    other = None if second in OTHERS else Side.parse(second, config, device)
    chooser = OTHERS.get(second, PAST)
    entries = max(one.entries, other.entries if other else 0)
    table = Table(config, games, seed, entries, chooser, device)
    torch.manual_seed(seed)
    going = torch.ones(games, dtype=torch.bool, device=device)
    wins = torch.zeros((), dtype=torch.int64, device=device)
    missed = Missed(one.policy, device)
    for step in range(MAX_STEPS):
        if step % LOOK_EVERY == 0 and not going.any():
            break
        table.show()
        missed.add(table.rows, table.entries, going)
        mine = one.choose(table.rows, table.entries, LEARNER)
        if other:
            table.actions.copy_(other.choose(table.rows, table.entries, chooser))
        else:
            table.ask(chooser)
        table.actions.copy_(torch.where(table.rows[:, CHOOSER] == LEARNER, mine, table.actions))
        table.advance()
        over = going & (table.ended > 0)  # the first game at each place counts: later ones would favour short games
        wins += (over & (table.ended - 1 & 1).bool()).sum()
        going &= ~over
    return summary(text, games - int(going.sum()), int(wins), int(players)) | {"nats": missed.mean, "seed": seed}


def summary(text: str, games: int, wins: int, players: int) -> Found:
    """What came of a duel."""
    share = wins / max(1, games)
    half = 1.96 * math.sqrt(share * (1 - share) / max(1, games))
    low, high = 100 * (share - half), 100 * (share + half)
    found = {"percent": 100 * share, "low": low, "high": high}
    rounded = {name: round(value, 2) for name, value in found.items()}
    return {"duel": text, "games": games, **rounded, "ratio": round(share * players, 3)}


def main() -> None:
    """Play what the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("duels", nargs="+")
    parser.add_argument("--games", type=int, default=65536)
    parser.add_argument(
        "--scripted-games", type=int, default=16384, help="games against the scripted player, who is slow"
    )
    parser.add_argument("--seed", type=int, default=SEED)
    arguments = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    for text in arguments.duels:
        began = time.perf_counter()
        games = arguments.scripted_games if "|scripted|" in text else arguments.games
        with torch.no_grad():
            found = hold(text, games, arguments.seed, device)
        with arguments.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")
        print(f"{time.perf_counter() - began:6.1f} s {found}", flush=True)


if __name__ == "__main__":
    main()
