"""A reduced game whose exploitability is exact, to compare ways of training in minutes.

    PYTHONPATH=src python -m bench.reduced [--iterations N] [--turns T]

Two players, one round. Eight cards: the values 1 to 4, twice each. Each player holds two cards, two lie face up, and
two stay hidden. The players take turns. A turn is a pass, or an exchange of a card of the hand for a face-up card of
another value, which everybody sees. Then both predict, at the same time, who has the better hand: a pair, or else the
higher cards, the first player's among equals. A pair scores 2 runes, and those who are right share a pot of 3. The
payoff is the difference in runes. So a pass may mean a strong hand or a bluff, as in the whole game.

Exploitability is the mean of what a best response to each player wins above the value of the game, in runes. The table
compares uniform play, CFR+, and self-play by mirror descent with entropy and a magnet, which is what `foretell train`
approximates with networks. NumPy is enough.
"""

import argparse
from functools import cached_property
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
VALUES = 4
COPIES = 2
POT = 3
PAIR_POINTS = 2
HANDS = list(combinations_with_replacement(range(VALUES), 2))
"""Two values, the lower first."""
NUMBER = {hand: number for number, hand in enumerate(HANDS)}
PASS = 0
ACTIONS = 1 + VALUES * VALUES
"""A pass, or an exchange: 1 + 4 * the value given + the value taken."""
PREDICTIONS = 2
"""Name the first player (0) or the second (1)."""
Strategy = list[Floats]
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


def exchanged(hand: int, display: int, action: int) -> tuple[int, int] | None:
    """The hand and the display after an exchange, or None if it is not legal."""
    given, taken = divmod(action - 1, VALUES)
    mine, open_cards = list(HANDS[hand]), list(HANDS[display])
    if given == taken or given not in mine or taken not in open_cards:
        return None
    mine[mine.index(given)], open_cards[open_cards.index(taken)] = taken, given
    return NUMBER[min(mine), max(mine)], NUMBER[min(open_cards), max(open_cards)]


def exchange_tables() -> tuple[Ints, Ints]:
    """(hands, displays, actions): the hand and the display after each action; -1 where it is not legal."""
    shape = len(HANDS), len(HANDS), ACTIONS
    hands, displays = np.full(shape, -1), np.full(shape, -1)
    for hand in range(len(HANDS)):
        for display in range(len(HANDS)):
            hands[hand, display, PASS], displays[hand, display, PASS] = hand, display
            for action in range(1, ACTIONS):
                if found := exchanged(hand, display, action):
                    hands[hand, display, action], displays[hand, display, action] = found
    return hands, displays


def ways(cards: tuple[int, ...]) -> int:
    """In how many ways these values can be dealt, in this order."""
    left, number = [COPIES] * VALUES, 1
    for card in cards:
        number *= left[card]
        left[card] -= 1
    return number


def orders(hand: tuple[int, int]) -> int:
    """In how many orders two values can come."""
    return 1 if hand[0] == hand[1] else 2


def deals() -> tuple[Ints, Floats]:
    """(deals, 3): both hands and the display, and the chance of each."""
    found = []
    for first in HANDS:
        for second in HANDS:
            for display in HANDS:
                number = ways((*first, *second, *display)) * orders(first) * orders(second) * orders(display)
                if number > 0:
                    found.append((NUMBER[first], NUMBER[second], NUMBER[display], number))
    array = np.array(found)
    return array[:, :3], array[:, 3] / array[:, 3].sum()


class Reduced:
    """The whole tree of the game with `turns` turns for each player, level by level."""

    def __init__(self, turns: int = 1) -> None:
        dealt, self.chance = deals()
        self.levels: list[Level] = []
        nothing = np.arange(len(dealt))
        at = Positions(dealt[:, :2], dealt[:, 2], dealt[:, :2], dealt[:, 2], nothing, np.zeros_like(nothing))
        tables = exchange_tables()
        for turn in range(2 * turns):
            player = turn % 2
            legal = tables[0][at.hands[:, player], at.display] >= 0
            self.levels.append(level_of(at, player, legal))
            at = advanced(at, player, legal, *tables)
        self._add_predictions(at)

    def _add_predictions(self, at: Positions) -> None:
        """The first player predicts, then the second, who does not see it; then the payoffs."""
        both = np.ones((len(at.display), PREDICTIONS), np.bool_)
        self.levels.append(level_of(at, 0, both))
        named = np.tile(np.arange(PREDICTIONS), len(at.display))
        nodes = np.repeat(np.arange(len(at.display)), PREDICTIONS)
        second = Positions(*(array[nodes] for array in at))._replace(parent=nodes, action=named)
        self.levels.append(level_of(second, 1, both[nodes]))
        strength = np.array([(low == high) * 100 + high * 10 + low for low, high in HANDS])
        points = np.array([PAIR_POINTS * (low == high) for low, high in HANDS])
        best = (strength[second.hands[:, 0]] < strength[second.hands[:, 1]]).astype(np.int64)
        base = points[second.hands[:, 0]] - points[second.hands[:, 1]]
        right = (named == best).astype(np.int64)
        answers = (np.arange(PREDICTIONS) == best[:, None]).astype(np.int64)
        self.payoffs: Floats = base[:, None] + POT * (right[:, None] - answers) * 1.0
        """(nodes, predictions) of the last level, for the first player. If both are right, the pot is shared."""

    @cached_property
    def uniform(self) -> Strategy:
        """Every legal action as likely as any other."""
        return [level.legal / level.legal.sum(axis=1, keepdims=True) for level in self.levels]

    def reaches(self, strategy: Strategy) -> tuple[list[Floats], list[Floats]]:
        """For each level: the chance that each player plays to each node, (nodes,) for both players."""
        mine = [np.ones(len(self.chance)), np.ones(len(self.chance))]
        found: tuple[list[Floats], list[Floats]] = ([], [])
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
    def chances(self) -> list[Floats]:
        """For each level: the chance of the deal of each node."""
        found = [self.chance]
        for level in self.levels[1:]:
            found.append(found[-1][level.parent])
        return found

    def action_values(self, strategy: Strategy, player: int, *, best: bool = False) -> tuple[Strategy, float]:
        """For each set of `player`: what each action is worth to them, weighed by the others' chances to come there.

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
        """The mean of what both best responses win above the value of the game."""
        return sum(self.action_values(strategy, player, best=True)[1] for player in (0, 1)) / 2


def level_of(at: Positions, player: int, legal: npt.NDArray[np.bool_]) -> Level:
    """A level with its information sets: what `player` was dealt, and what everybody saw."""
    _, first, sets = np.unique(
        at.history * len(HANDS) + at.first_hands[:, player], return_index=True, return_inverse=True
    )
    return Level(player, sets, legal[first], at.parent, at.action)


def advanced(
    at: Positions, player: int, legal: npt.NDArray[np.bool_], hands_after: Ints, displays_after: Ints
) -> Positions:
    """The positions after each legal action of `player`."""
    node, action = np.nonzero(legal)
    hands = at.hands[node].copy()
    held, display = hands[:, player].copy(), at.display[node]
    hands[:, player] = hands_after[held, display, action]
    history = at.history[node] * ACTIONS + action
    return Positions(hands, displays_after[held, display, action], at.first_hands[node], history, node, action)


def cfr(game: Reduced, iterations: int) -> Strategy:
    """The average strategy of CFR+, with linear weights and alternating updates."""
    regrets = [np.zeros_like(table) for table in game.uniform]
    sums = [np.zeros_like(table) for table in game.uniform]
    strategy = [table.copy() for table in game.uniform]
    for iteration in range(1, iterations + 1):
        for player in (0, 1):
            values, _ = game.action_values(strategy, player)
            reach = game.reaches(strategy)[player]
            for number, level in enumerate(game.levels):
                if level.player != player:
                    continue
                came = np.zeros(len(level.legal))
                came[level.sets] = reach[number]  # the same for all nodes of a set: perfect recall
                sums[number] += iteration * came[:, None] * strategy[number]
                mean = (values[number] * strategy[number]).sum(axis=1, keepdims=True)
                regrets[number] = np.maximum(regrets[number] + np.where(level.legal, values[number] - mean, 0), 0)
                strategy[number] = normalised(regrets[number], game.uniform[number])
    return [normalised(total, even) for total, even in zip(sums, game.uniform, strict=True)]


def normalised(weights: Floats, otherwise: Floats) -> Floats:
    """Rows that sum to 1; those of `otherwise` where there is nothing."""
    total = weights.sum(axis=1, keepdims=True)
    return np.where(total > 0, weights / np.maximum(total, 1e-300), otherwise)


class Regular(NamedTuple):
    """How self-play is regularised; the names are those of the training's settings."""

    rate: float = 1.0
    last_rate: float = 0.125
    entropy: float = 0.0
    last_entropy: float = 0.0
    entropy_bend: float = 0.0
    magnet: float = 0.0
    magnet_step: float = 0.02

    def entropy_at(self, progress: float) -> float:
        """The weight of the entropy after a part of the run, 0 to 1."""
        if not self.entropy_bend or not self.entropy or not self.last_entropy:
            return self.entropy + (self.last_entropy - self.entropy) * progress
        bent = np.log1p(self.entropy_bend * progress) / np.log1p(self.entropy_bend)
        return float(self.entropy * (self.last_entropy / self.entropy) ** bent)


def self_play(game: Reduced, settings: Regular, iterations: int) -> tuple[Strategy, Strategy]:
    """The last strategy and the magnet of self-play by mirror descent: both players learn at once."""
    strategy = [table.copy() for table in game.uniform]
    magnet = [table.copy() for table in game.uniform]
    for iteration in range(iterations):
        entropy = settings.entropy_at(iteration / iterations)
        values = [game.action_values(strategy, player)[0] for player in (0, 1)]
        reaches = game.reaches(strategy)
        for number, level in enumerate(game.levels):
            came = np.bincount(level.sets, game.chances[number] * reaches[1 - level.player][number])
            worth = values[level.player][number] / np.maximum(came, 1e-12)[:, None]
            step = settings.rate + (settings.last_rate - settings.rate) * iteration / iterations
            logits = np.log(np.maximum(strategy[number], 1e-30)) + step * worth
            logits += step * settings.magnet * np.log(np.maximum(magnet[number], 1e-30))
            logits /= 1 + step * (settings.magnet + entropy)
            strategy[number] = softmax(logits, level.legal)
            magnet[number] += settings.magnet_step * (strategy[number] - magnet[number])
    return strategy, magnet


def softmax(logits: Floats, legal: npt.NDArray[np.bool_]) -> Floats:
    """Chances of the legal actions."""
    powers = np.exp(np.where(legal, logits, -np.inf) - np.where(legal, logits, -np.inf).max(axis=1, keepdims=True))
    chances: Floats = powers / powers.sum(axis=1, keepdims=True)
    return chances


LINES: dict[str, Regular] = {
    "self-play alone": Regular(),
    "entropy 0.03 to 0.004, evenly; magnet 0.05 (the usual settings)": Regular(
        entropy=0.03, last_entropy=0.004, magnet=0.05
    ),
    "entropy 0.03 to 0.015, bend 4; magnet 0.1 (`refine`)": Regular(
        entropy=0.03, last_entropy=0.015, entropy_bend=4.0, magnet=0.1
    ),
    "the same, magnet 0.5": Regular(entropy=0.03, last_entropy=0.015, entropy_bend=4.0, magnet=0.5),
    "the same, no magnet": Regular(entropy=0.03, last_entropy=0.015, entropy_bend=4.0),
    "entropy 0.3 to 0.01, bend 100; magnet 0.1": Regular(
        entropy=0.3, last_entropy=0.01, entropy_bend=100.0, magnet=0.1
    ),
    "entropy 0.3 to 0.01, bend 100; no magnet": Regular(entropy=0.3, last_entropy=0.01, entropy_bend=100.0),
}


def main() -> None:
    """Compare, and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--turns", type=int, default=1, help="of each player")
    arguments = parser.parse_args()
    game = Reduced(arguments.turns)
    nodes, sets = sum(len(level.sets) for level in game.levels), sum(len(level.legal) for level in game.levels)
    print(f"{nodes:,} decisions in {sets:,} information sets, {arguments.iterations} iterations\n")
    print("| | last | average or magnet |\n|---|---|---|", flush=True)
    print(f"| uniform | {game.exploitability(game.uniform):.4f} | |", flush=True)
    print(f"| CFR+ | | {game.exploitability(cfr(game, arguments.iterations)):.4f} |", flush=True)
    for name, settings in LINES.items():
        last, magnet = (game.exploitability(found) for found in self_play(game, settings, arguments.iterations))
        print(f"| {name} | {last:.4f} | {magnet:.4f} |", flush=True)


if __name__ == "__main__":
    main()
