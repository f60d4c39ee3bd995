"""Fit the constants for the predictions of the Net player, from games that it plays against itself.

    PYTHONPATH=src python -m bench.predictions [--games 2000] [--weights FILE] [--exact]

For each number of players, prints a `LeadModel` for each round (see `players/net/winning.py`), and a `Habit` and a
line of `TYPICAL_RANKS` (see `players/net/prediction.py`). Each has its log-loss and that of a simpler model.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import foretell as ft
from foretell import native
from foretell.players.net import NetPlayer
from foretell.players.net.net_player import WEIGHTS, inputs_of, networks
from foretell.players.net.particles import imagine
from foretell.players.net.prediction import Habit, believed, best_given
from foretell.players.net.winning import LeadModel, chance_of_lead
from foretell.players.rank_order import RANK_OF
from foretell.players.strengths import strengths
from foretell.rules import Config, history, observation
from foretell.rules.cards import PREDICT_PHASE, RUNE_CARDS, SEAT
from foretell.rules.ranking import STRENGTH_BITS
from foretell.train.rank_beliefs import rows_of

Array = npt.NDArray[Any]
ROWS = 4000
"""Number of predictions used to fit a habit."""


class RoundEnds(NamedTuple):
    """The ends of `n` rounds, by seat."""

    rows: Array
    """int64 (n, players, 80): what each seat saw when it predicted."""
    predictions: Array
    """int64 (n, players)."""
    strengths: Array
    """int64 (n, players)."""
    order: Array
    """int64 (n, players): the order of the predictions, from 0."""
    runes: Array
    """int64 (n, players): after the scoring."""
    pot: Array
    """int64 (n,): after the scoring."""
    round: Array
    """int64 (n,)."""
    winner: Array
    """int64 (n,): the winner of the game."""


def unfoldings(config: Config, player: NetPlayer, games: int, seed: int) -> RoundEnds:
    """All rounds of some games that a player plays against itself."""
    chance = np.random.default_rng(seed)
    words = history.ENTRIES + player.history_entries if player.history_entries else 0
    batch = native.Batch(config, games, history=words > 0)
    batch.start(native.seeds(games, chance.bytes(32)))
    rows = np.zeros((games, 4, config.players, native.OBSERVATION + words), np.int64)
    said = np.full((games, 4, config.players), -1)
    hands = np.zeros((games, 4, config.players), np.int64)
    while len(live := np.flatnonzero(batch.legal())):
        seen = rows_of(batch, player.history_entries)[live]
        actions = np.zeros(games, np.int64)
        actions[live] = player.choose_rows(config, seen, chance.integers(0, 1 << 62, len(live)))
        asked = seen[:, observation.PHASE] == PREDICT_PHASE
        at = live[asked], seen[asked, observation.ROUND] - 1
        rows[(*at, seen[asked, observation.SEAT])] = seen[asked]
        said[(*at, seen[asked, observation.SEAT])] = actions[live[asked]] - SEAT
        hands[at] = batch.states["hands"][live[asked], : config.players]
        batch.apply(actions)
    winners = np.repeat(batch.states["winner"][:, None], 4, axis=1)
    held = said[:, :, 0] >= 0
    return scored(config, rows[held], said[held], hands[held], winners[held])


def scored(config: Config, rows: Array, said: Array, hands: Array, winner: Array) -> RoundEnds:
    """The runes after each of these rounds (8.7 to 8.9)."""
    seats = np.arange(config.players)
    strong = strengths(hands, config.side, config.suits)
    right = said == strong.argmax(axis=1)[:, None]
    pot, number = rows[:, 0, observation.POT], right.sum(axis=1)
    share = pot // np.maximum(number, 1)
    points = (strong >> STRENGTH_BITS) + 2 * np.bitwise_count(hands & RUNE_CARDS)
    runes = rows[:, 0, observation.RUNES : observation.RUNES + config.players] + points + share[:, None] * right
    order = (seats - 1 - rows[:, 0, observation.TURN, None]) % config.players
    return RoundEnds(rows, said, strong, order, runes, pot - share * number, rows[:, 0, observation.ROUND], winner)


def fit_spread(ends: RoundEnds, number: int) -> tuple[LeadModel, float, float]:
    """Fit how safe a lead is after a round. Also returns the log-loss, and that of a softmax of the runes."""
    of = (ends.round == number) & (ends.winner >= 0)
    seats = (ends.winner[of, None] + np.arange(ends.runes.shape[1])) % ends.runes.shape[1]
    runes = np.take_along_axis(ends.runes[of], seats, axis=1)
    strong = np.take_along_axis(ends.strengths[of], seats, axis=1)

    def loss(model: Array) -> float:
        if model[0] < 0.3 or not 0 <= model[1] < 1:  # pots that stay are rare and small
            return np.inf
        return float(-np.log(chance_of_lead(LeadModel(*model), runes.T, strong.T, ends.pot[of])).mean())

    plain = minimum(lambda lead: loss(np.array([lead[0], 0.0, 0.0])), np.array([5.0]))
    best = minimum(loss, np.array([plain[0], 0.1, 0.01]))
    return LeadModel(*map(float, best)), loss(best), loss(np.array([plain[0], 0.0, 0.0]))


def fit_habit(config: Config, ends: RoundEnds, weights: Path) -> tuple[Habit, float, float]:
    """How later predictors choose, as the earlier ones see them; its log-loss, and that of the habit's start."""
    cases = [case for seat in range(config.players) for case in later_choices(config, ends, weights, seat)]
    chances, own, crowd, claim, named = (np.concatenate(parts) for parts in zip(*cases, strict=True))

    def loss(habit: Array) -> float:
        trust, pride, moved, claimed, doubt = habit
        if doubt <= 1e-4:
            return np.inf
        logits = trust * np.log(chances + doubt) + pride * own + moved * crowd + claimed * claim
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return float(-logits[np.arange(len(named)), named].mean())

    start = np.array([1.0, 0.01, 0.01, 0.01, 0.05])
    best = minimum(loss, start)
    if config.players == 2:
        best[2:4] = 0  # both predict at once (8.2)
    return Habit(*map(float, best)), loss(best), loss(start)


def later_choices(config: Config, ends: RoundEnds, weights: Path, viewer: int) -> list[tuple[Array, ...]]:
    """For each seat after the viewer: the chances of all seats, its own seat, votes, claims, and its choice."""
    players = config.players
    net = networks(weights).of(players)
    rows = ends.rows[: ROWS // players, viewer]
    inputs = inputs_of(config, rows, net.entries)
    noise = np.random.default_rng(viewer).integers(0, 1 << 62, len(rows))
    parts = [slice(i, i + 16) for i in range(0, len(rows), 16)]
    thoughts = [net.think(inputs[part]) for part in parts]
    particles = [imagine(config, inputs[part], thoughts[i], noise[part]) for i, part in enumerate(parts)]
    beliefs = np.concatenate([believed(config, p) for p in particles])
    around = (viewer + np.arange(players)) % players  # seats counted from the viewer
    said = (ends.predictions[: len(rows), around] - viewer) % players
    order, strong = ends.order[: len(rows), around], ends.strengths[: len(rows), around]
    cases: list[tuple[Array, ...]] = []
    for j in range(1, players):
        of = (order[:, j] > order[:, 0]) | (players == 2)
        before = (order < order[:, j, None]) & (players > 2)
        votes = ((said[:, :, None] == np.arange(players)) & before[:, :, None]).sum(axis=1)
        claims = (said == np.arange(players)) & before
        chances = best_given(beliefs)[np.arange(len(rows)), j, strong[:, j] >> 2]
        own = np.broadcast_to(np.arange(players) == j, votes.shape)
        cases.append((chances[of], own[of], votes[of], claims[of], said[of, j]))
    return cases


def minimum(loss: Callable[[Array], float], start: Array) -> Array:
    """The point where `loss` is least, by the simplex method of Nelder and Mead."""
    simplex = [start, *(start + np.eye(len(start)) * np.maximum(np.abs(start), 0.1) * 0.5)]
    values = [loss(point) for point in simplex]
    for _ in range(400):
        order = np.argsort(values)
        simplex, values = [simplex[i] for i in order], [values[i] for i in order]
        middle = np.mean(simplex[:-1], axis=0)
        steps = [middle + step * (middle - simplex[-1]) for step in (1.0, 2.0, -0.5)]
        tried = [(loss(point), point) for point in steps]
        value, point = min(tried, key=lambda pair: pair[0])
        if value < values[-1]:
            simplex[-1], values[-1] = point, value
        else:
            simplex = [simplex[0], *((point + simplex[0]) / 2 for point in simplex[1:])]
            values = [loss(point) for point in simplex]
    return np.asarray(simplex[int(np.argmin(values))])


def main() -> None:
    """Fit the constants for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--exact", action="store_true", help="let the players predict exactly")
    wanted = parser.parse_args()
    for players in (2, 3, 4, 5):
        config = ft.Options(players=players).config
        ends = unfoldings(config, NetPlayer(weights=wanted.weights, exact=wanted.exact), wanted.games, players)
        for number in (1, 2):
            print(players, number, *fit_spread(ends, number), flush=True)
        print(players, *fit_habit(config, ends, wanted.weights))
        print(players, np.bincount(RANK_OF[ends.strengths >> STRENGTH_BITS].ravel(), minlength=9) / ends.strengths.size)


if __name__ == "__main__":
    main()
