"""Confirms puzzles by other strong players.

The quick play-outs that found a puzzle follow one simple policy. Here the network makes all later choices of the round,
in all seats. An answer that leads in both kinds of play-outs does not depend on either policy. What the Eye sees seldom
changes the chance to win by more than the error of such play-outs, so Search confirms the puzzles about the Eye.
"""

from collections.abc import Sequence

import numpy as np

import foretell as ft
from foretell.arrays import Bools, Doubles
from foretell.players.search import SearchPlayer
from foretell.puzzles import STAY

from .finding import Found, game_seed, options_of
from .judging import Judge

STAGES = (64, 192, 512)
"""Fresh worlds of each stage. A puzzle that a stage decides needs no further one."""
CLEAR, HOPELESS = 3.0, -2.0
"""The lead, in standard errors, that confirms a puzzle or rejects it."""
FAR_BEHIND = 4.0
"""Choices this many standard errors behind the leader are not played out again."""
SIMULATIONS, SEARCHES = 3_000, 3


def confirmed(puzzle: Found) -> bool:
    """Whether the answer is clearly best for the other player, too."""
    view, theme, right = view_of(puzzle), puzzle["theme"], puzzle["right"]
    if theme == "eye":
        return all(str(searched(view, f"confirm {number}")) in right for number in range(SEARCHES))
    numbers = [action.number for action in view.legal if token_of(theme, action) in right]
    return net_lead(view, numbers, "confirm", STAGES) >= CLEAR


def view_of(puzzle: Found) -> ft.SeatView:
    """What the seat of a puzzle knows."""
    game = ft.Game(options_of(puzzle["game"]), game_seed(puzzle["game"]))
    for token in puzzle["tokens"].split():
        game.play(ft.Action.parse(token))
    return game.view(game.actors[0])


def token_of(theme: str, action: ft.Action) -> str:
    """The choice of a puzzle that an action belongs to."""
    return STAY if theme == "all-in" and action != ft.AllIn() else str(action)


def searched(view: ft.SeatView, seed: str) -> ft.Action:
    """The choice of the searching player, with its own worlds and its own judgement of scores."""
    return SearchPlayer(seed=f"{seed} {view.observation}", simulations=SIMULATIONS).choose(view)


def net_lead(view: ft.SeatView, right: Sequence[int], purpose: str, stages: Sequence[int]) -> float:
    """By how many standard errors the best of the actions `right` leads the best other one in the network's play-outs.

    If it lies behind, the number is negative. Each stage adds worlds, until the lead is clear or hopeless.
    """
    actions = np.array([action.number for action in view.legal], np.int64)
    values = np.empty((0, len(actions)))
    lead = 0.0
    for stage, worlds in enumerate(stages):
        judge = Judge(view, f"{purpose} {stage}")
        judge.actions = actions
        values = np.concatenate([values, judge.by_net(worlds)])
        mine = np.isin(actions, right)
        lead = lead_in_errors(values, mine)
        if not HOPELESS < lead < CLEAR:
            break
        kept = contenders(values, mine) | contenders(values, ~mine)
        values, actions = values[:, kept], actions[kept]
    return lead


def lead_in_errors(values: Doubles, mine: Bools) -> float:
    """The lead of the best column of `mine` over the best other column, in standard errors."""
    means = values.mean(axis=0)
    best, other = (int(np.where(group, means, -1.0).argmax()) for group in (mine, ~mine))
    difference = values[:, best] - values[:, other]
    return float(difference.mean() / (difference.std() / np.sqrt(len(difference)) + 1e-9))


def contenders(values: Doubles, group: Bools) -> Bools:
    """Which columns of the group may be its best one."""
    best = int(np.where(group, values.mean(axis=0), -1.0).argmax())
    behind = values[:, [best]] - values
    near = behind.mean(axis=0) <= FAR_BEHIND * (behind.std(axis=0) / np.sqrt(len(values)) + 1e-9)
    return np.asarray(group & near, np.bool_)
