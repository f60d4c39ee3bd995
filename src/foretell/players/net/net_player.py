"""The network as a player."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from ...arrays import Doubles, Floats, Ints
from ...errors import LocalizedError, shown
from ...game import Action, View
from ...noise_bits import NOISE_BITS
from ...rules import history, observation
from ...rules.cards import PREDICT_PHASE
from ...rules.cards import SEAT as FIRST_SEAT
from ..observed_row import observed_row
from ..rank_order import SIDE_B
from .inputs import INPUT_WORDS, fill_inputs
from .network import Network, Networks, Thought
from .particles import imagine, prepare
from .prediction import predict, prospects

if TYPE_CHECKING:
    from ...rules.config import Config

WEIGHTS = Path(__file__).parent / "net.safetensors"
"""The weights of the package, for any number of players."""
WEIGHTS_FOR_TWO = Path(__file__).parent / "net-for-two.safetensors"
"""The weights of the package for games with two players."""
CHUNK = 8192
"""Rows that are evaluated at once."""
FEW = 16
"""Up to this many rows, the inputs are filled by the interpreter instead of compiled code."""
DEFAULT_LEAST = 0.4
"""An action whose probability is less than this fraction of the highest one is never chosen. Such actions are left over
from exploration during training."""


class NetPlayer:
    """Chooses by a network that was trained by self-play. Needs only NumPy.

    Predictions are computed from the network's beliefs (`prediction`), unless `exact` is false. `weights_for_two` plays
    games with two players. If it is not given, the package's weights for two do, or other `weights` themselves.

    >>> import foretell as ft
    >>> game = ft.Game(ft.Options(players=3), seed=bytes(32))
    >>> NetPlayer(seed=1).choose(game.view(0)) in game.legal
    True
    """

    def __init__(
        self,
        seed: int | str = 0,
        name: str = "net",
        weights: str | Path = WEIGHTS,
        least: float = DEFAULT_LEAST,
        *,
        exact: bool = True,
        weights_for_two: str | Path | None = None,
    ) -> None:
        _check_settings(least, exact)
        self.name = name
        self._networks = networks(weights, weights_for_two)
        self._least = np.float32(least)
        self._exact = exact
        self._chance = Random(seed)
        if exact:
            prepare()

    def choose(self, view: View) -> Action:
        """A legal action, drawn by the network's probabilities."""
        noise = np.array([self._chance.getrandbits(NOISE_BITS)], np.int64)
        number = int(self._choose(view.options.config, self.row_of(view), noise)[0])
        return next(action for action in view.legal if action.number == number)

    @property
    def history_entries(self) -> int:
        """The number of entries of a history that the networks read; 0 if they read none."""
        return self._networks.entries

    @property
    def least(self) -> float:
        """An action whose probability is less than this fraction of the highest one is never chosen."""
        return float(self._least)

    def choose_rows(self, config: "Config", rows: Ints, noise: Ints) -> Ints:
        """int64 (n,): one action for each row, int64 (n, words), and its word of noise, int64 (n,).

        A row is an observation (80 words). If the network reads a history, 2 words and `history_entries` entries
        follow; without them, the history counts as empty.
        """
        parts = [slice(first, first + CHUNK) for first in range(0, len(rows), CHUNK)]
        chosen = [self._choose(config, rows[part], noise[part]) for part in parts]
        return np.concatenate(chosen) if chosen else np.empty(0, np.int64)

    def log_chances(self, config: "Config", rows: Ints) -> Floats:
        """float32 (n, 63): the logarithm of the network's probability of each action, with seats of the table.

        They are very low for actions that are not legal. Exact predictions do not come from these probabilities.
        """
        net, inputs = self._asked(config, rows)
        logs = net.choices(inputs)
        turned = logs.copy()
        for seat in range(config.players):
            from_viewer = (seat - inputs[:, observation.SEAT]) % config.players
            turned[:, FIRST_SEAT + seat] = logs[np.arange(len(logs)), FIRST_SEAT + from_viewer]
        return turned

    def outlook_rows(self, config: "Config", rows: Ints, noise: Ints) -> tuple[Doubles, Doubles]:
        """float64 (n, players), twice: the chance to win by each prediction, and that each seat has the best hand.

        All rows must be equal and in the phase `predict`; `noise` is int64 (n,). Seats are those of the table.
        """
        net, inputs = self._asked(config, rows)
        thought = Thought(*(part.repeat(len(rows), axis=0) for part in net.think(inputs[:1])))
        particles = imagine(config, inputs, thought, noise)
        chances = prospects(config, inputs, particles)
        best = particles.strengths.argmax(axis=2)
        right = [np.where(best == seat, particles.weights, 0.0).sum(axis=1) for seat in range(config.players)]
        seats = (np.arange(config.players) - inputs[0, observation.SEAT]) % config.players
        return chances[:, seats], np.stack(right, axis=1)[:, seats]

    def belief_rows(self, config: "Config", rows: Ints) -> Floats:
        """float32 (n, 4, 9): the probability of each of the nine ranks for each opponent, counted from the viewer."""
        parts = [slice(first, first + CHUNK) for first in range(0, max(1, len(rows)), CHUNK)]
        asked = (self._asked(config, rows[part]) for part in parts)
        ranks = np.concatenate([net.think(inputs).ranks for net, inputs in asked])
        return ranks[..., SIDE_B] if config.side else ranks

    def belief(self, view: View) -> Floats:
        """float32 (4, 9): the same for one view."""
        return np.asarray(self.belief_rows(view.options.config, self.row_of(view))[0])

    def shares(self, view: View) -> dict[str, float]:
        """By token: how often the network alone would choose each legal action. Predictions do not use this."""
        logs = self.log_chances(view.options.config, self.row_of(view))[0]
        return {str(action): float(np.exp(logs[action.number])) for action in view.legal}

    def row_of(self, view: View) -> Ints:
        """int64 (1, words): the observation, and the part of the history that the network reads."""
        words = history.ENTRIES + self.history_entries if self.history_entries else 0
        return np.array([(*observed_row(view), *view.history[:words])], np.int64)

    def _asked(self, config: "Config", rows: Ints) -> tuple[Network, Ints]:
        """The network for this number of players, and its inputs for the rows."""
        net = self._networks.of(config.players)
        return net, inputs_of(config, rows, net.entries)

    def _choose(self, config: "Config", rows: Ints, noise: Ints) -> Ints:
        net, inputs = self._asked(config, rows)
        seats, players = inputs[:, observation.SEAT], inputs[:, observation.PLAYERS]
        predicting = (inputs[:, observation.PHASE] == PREDICT_PHASE) & self._exact
        actions = np.empty(len(inputs), np.int64)
        actions[predicting] = FIRST_SEAT + _predicted(net, config, inputs[predicting], noise[predicting])
        actions[~predicting] = self._draw(net, inputs[~predicting], noise[~predicting])
        return np.where(actions < FIRST_SEAT, actions, FIRST_SEAT + (actions - FIRST_SEAT + seats) % players)

    def _draw(self, net: Network, inputs: Ints, noise: Ints) -> Ints:
        """int64 (n,): actions drawn by the network's probabilities, seats counted from the viewer."""
        if not len(inputs):
            return noise
        chances = np.exp(net.choices(inputs))
        chances[chances < self._least * chances.max(axis=1, keepdims=True)] = 0
        points: Doubles = (noise >> 9 & (1 << 53) - 1) * np.float64(2.0**-53)
        return drawn(chances, points)


def _predicted(net: Network, config: "Config", inputs: Ints, noise: Ints) -> Ints:
    """int64 (n,): the seats, counted from the viewer, with the best chance to win the game."""
    return predict(config, inputs, net.think(inputs), noise) if len(inputs) else noise


def _check_settings(least: object, exact: object) -> None:
    if isinstance(least, bool) or not isinstance(least, int | float) or not 0 <= least <= 1:
        raise LocalizedError("error-player-share", setting="least", answer=shown(least))
    if not isinstance(exact, bool):
        raise LocalizedError("error-player-switch", setting="exact", answer=shown(exact))


def drawn(chances: Floats, points: Doubles) -> Ints:
    """int64 (n,): a draw from each row of float32 (n, choices) probabilities, by a float64 (n,) point in [0, 1).

    An impossible choice is never drawn. The sums are in double precision, because in single precision a point near 1
    would be rounded to the sum itself.
    """
    sums = chances.cumsum(axis=1, dtype=np.float64)
    return np.asarray((sums > points[:, None] * sums[:, -1:]).argmax(axis=1), np.int64)


@cache
def network(path: Path) -> Network:
    """Read a network; each file is read once."""
    return Network(path)


def networks(weights: str | Path = WEIGHTS, for_two: str | Path | None = None) -> Networks:
    """Read the networks of a player. Without `for_two`, other `weights` than the package's play games with two, too."""
    if for_two is None:
        for_two = WEIGHTS_FOR_TWO if Path(weights).resolve() == WEIGHTS.resolve() else weights
    return Networks(network(Path(for_two)), network(Path(weights)))


def inputs_of(config: "Config", rows: Ints, entries: int = 0) -> Ints:
    """int64 (n, INPUT_WORDS + entries): the network's inputs for rows of `observe`, with or without a history."""
    inputs = np.zeros((len(rows), INPUT_WORDS + entries), np.int64)
    inputs[:, : observation.OBSERVATION] = rows[:, : observation.OBSERVATION]
    told = rows[:, observation.OBSERVATION + history.ENTRIES :][:, :entries]
    inputs[:, INPUT_WORDS : INPUT_WORDS + told.shape[1]] = told
    if len(rows) <= FEW or find_spec("numba") is None:
        for i in range(len(rows)):
            words = inputs[i].tolist()
            fill_inputs(config, words)
            inputs[i] = words
        return inputs
    from .compiled_inputs import fill_all_inputs  # noqa: PLC0415 (needs Numba)

    fill_all_inputs(config, inputs)
    return inputs
