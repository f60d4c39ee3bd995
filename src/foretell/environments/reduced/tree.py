"""The whole tree of a reduced game, level by level, and exact values in it."""

from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ...arrays import Doubles, Ints
from .game_rules import PASS, POT, PREDICTIONS, ReducedGame

Strategy = list[Doubles]
"""A strategy: for each level, the chance of each action in each information set, (sets, actions)."""


class Level(NamedTuple):
    """All decisions after the same number of decisions, (nodes, ...) each."""

    player: int
    sets: Ints
    """The information set of each node."""
    legal: npt.NDArray[np.bool_]
    """(sets, actions)."""
    parent: Ints
    """The node of the level before; the deal for the first level."""
    action: Ints
    """The action that led here."""


class Positions(NamedTuple):
    """The nodes of a level before information sets are numbered."""

    hands: Ints
    """(nodes, 2): the hand of each player now."""
    display: Ints
    first_hands: Ints
    """(nodes, 2): the hands that were dealt."""
    history: Ints
    """What everybody saw: the first display and all actions."""
    parent: Ints
    action: Ints


def played_tables(game: ReducedGame) -> tuple[Ints, Ints]:
    """(hands, displays, actions): the hand and the display after each action; -1 where it is not legal."""
    shape = len(game.hands), len(game.hands), game.actions
    hands, displays = np.full(shape, -1), np.full(shape, -1)
    for hand, display, action in np.ndindex(shape):
        if found := game.played(hand, display, action):
            hands[hand, display, action], displays[hand, display, action] = found
    return hands, displays


class GameTree:
    """The whole tree of a reduced game, level by level."""

    def __init__(self, game: ReducedGame) -> None:
        self.game = game
        dealt = np.array([deal[:3] for deal in game.deals])
        self.chance: Doubles = np.array([deal[3] for deal in game.deals])
        self.levels: list[Level] = []
        nothing = np.arange(len(dealt))
        at = Positions(dealt[:, :2], dealt[:, 2], dealt[:, :2], dealt[:, 2], nothing, np.zeros_like(nothing))
        tables = played_tables(game)
        for turn in range(2 * game.turns):
            player = turn % 2
            legal = tables[0][at.hands[:, player], at.display] >= 0
            self.levels.append(self._level(at, player, legal))
            at = self._advanced(at, player, legal, *tables)
        self._add_predictions(at)

    def _add_predictions(self, at: Positions) -> None:
        """The first player predicts, then the second, who does not see it; then the payoffs."""
        both = np.ones((len(at.display), PREDICTIONS), np.bool_)
        self.levels.append(self._level(at, 0, both))
        named = np.tile(np.arange(PREDICTIONS), len(at.display))
        nodes = np.repeat(np.arange(len(at.display)), PREDICTIONS)
        second = Positions(*(array[nodes] for array in at))._replace(parent=nodes, action=named)
        self.levels.append(self._level(second, 1, both[nodes]))
        strength = np.array([self.game.strength(hand) for hand in range(len(self.game.hands))])
        points = np.array([self.game.points(hand) for hand in range(len(self.game.hands))])
        best = (strength[second.hands[:, 0]] < strength[second.hands[:, 1]]).astype(np.int64)
        base = points[second.hands[:, 0]] - points[second.hands[:, 1]]
        right = (named == best).astype(np.int64)
        answers = (np.arange(PREDICTIONS) == best[:, None]).astype(np.int64)
        self.payoffs: Doubles = base[:, None] + POT * (right[:, None] - answers) * 1.0
        """(nodes, predictions) of the last level, for the first player. If both are right, the pot is shared."""

    @cached_property
    def uniform(self) -> Strategy:
        """Every legal action as likely as any other."""
        return [level.legal / level.legal.sum(axis=1, keepdims=True) for level in self.levels]

    @cached_property
    def passive(self) -> Strategy:
        """Always pass, and predict that your own hand is the better one."""
        found = [np.zeros_like(table) for table in self.uniform]
        for level, table in zip(self.levels, found, strict=True):
            table[:, level.player if table.shape[1] == PREDICTIONS else PASS] = 1.0
        return found

    def reaches(self, strategy: Strategy) -> tuple[list[Doubles], list[Doubles]]:
        """For each level: the chance that each player plays to each node, (nodes,) for both players."""
        mine = [np.ones(len(self.chance)), np.ones(len(self.chance))]
        found: tuple[list[Doubles], list[Doubles]] = ([], [])
        before = None
        for number, level in enumerate(self.levels):
            if before is not None:
                played = strategy[number - 1][before.sets[level.parent], level.action]
                for player in (0, 1):
                    mine[player] = mine[player][level.parent] * (played if player == before.player else 1.0)
            for player in (0, 1):
                found[player].append(mine[player])
            before = level
        return found

    @cached_property
    def chances(self) -> list[Doubles]:
        """For each level: the chance of the deal of each node."""
        found = [self.chance]
        for level in self.levels[1:]:
            found.append(found[-1][level.parent])
        return found

    def action_values(self, strategy: Strategy, player: int, *, best: bool = False) -> tuple[Strategy, float]:
        """For each information set of `player`: the value of each action, weighted by the others' chances to get there.

        With `best`, `player` takes the best action in each set instead of following the strategy. Also the value of
        the game to `player`.
        """
        reach = self.reaches(strategy)[1 - player]
        sign = 1.0 if player == 0 else -1.0
        values = sign * self.payoffs
        found: Strategy = [np.zeros_like(table) for table in strategy]
        for number in range(len(self.levels) - 1, -1, -1):
            level = self.levels[number]
            if level.player == player:
                weighed = values * (self.chances[number] * reach[number])[:, None]
                np.add.at(found[number], level.sets, weighed)
            table = strategy[number]
            if best and level.player == player:
                likeliest = np.where(level.legal, found[number], -np.inf).argmax(axis=1)
                table = np.eye(table.shape[1])[likeliest]
            nodes = (values * table[level.sets]).sum(axis=1)
            if number:
                values = np.zeros((len(self.levels[number - 1].sets), strategy[number - 1].shape[1]))
                values[level.parent, level.action] = nodes
        return found, float((nodes * self.chance).sum())

    def exploitability(self, strategy: Strategy) -> float:
        """How much the best response to each player wins above the value of the game, averaged over both."""
        return sum(self.action_values(strategy, player, best=True)[1] for player in (0, 1)) / 2

    @property
    def information_sets(self) -> int:
        """The number of information sets of both players."""
        return sum(len(level.legal) for level in self.levels)

    @property
    def decisions(self) -> int:
        """The number of decisions in the tree."""
        return sum(len(level.sets) for level in self.levels)

    def value(self, strategy: Strategy) -> float:
        """What the first player wins on average if both follow a strategy."""
        return self.action_values(strategy, 0)[1]

    def _level(self, at: Positions, player: int, legal: npt.NDArray[np.bool_]) -> Level:
        """A level with its information sets: what `player` was dealt, and what everybody saw."""
        _, first, sets = np.unique(
            at.history * len(self.game.hands) + at.first_hands[:, player], return_index=True, return_inverse=True
        )
        return Level(player, sets, legal[first], at.parent, at.action)

    def _advanced(
        self, at: Positions, player: int, legal: npt.NDArray[np.bool_], hands_after: Ints, displays_after: Ints
    ) -> Positions:
        """The positions after each legal action of `player`."""
        node, action = np.nonzero(legal)
        hands = at.hands[node].copy()
        held, display = hands[:, player].copy(), at.display[node]
        hands[:, player] = hands_after[held, display, action]
        history = at.history[node] * self.game.actions + action
        return Positions(hands, displays_after[held, display, action], at.first_hands[node], history, node, action)
