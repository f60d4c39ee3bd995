"""What OpenSpiel's algorithms see: tensors and strings for one player."""

from typing import Any

import numpy as np

from ..arrays import Floats, Ints
from ..game import Options

# `players.training` also exports these, but it needs Numba, and OpenSpiel works without it.
from ..players.net.features import POLICY
from ..players.net.inputs import INPUT_WORDS, fill_inputs
from ..rules.observation import SEAT
from .openspiel_reduced import ReducedState
from .openspiel_states import ForetellState
from .reduced.game_rules import PREDICTIONS, ReducedGame


class RowObserver:
    """Observations of the whole game. The tensor has the features of the network; the string has the row.

    With perfect recall, the string continues with everything that the player has seen and done. Tensors show the
    present alone, because the past has no fixed length.
    """

    def __init__(self, kind: Any, options: Options) -> None:
        self._recalls, self._config = kind.perfect_recall, options.config
        self.tensor: Floats = np.zeros(len(POLICY), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: ForetellState, player: int) -> None:
        """Fill the tensor for a player."""
        row = state.row(player)
        self.tensor.fill(0)
        if any(row):
            words = [*row, *[0] * (INPUT_WORDS - len(row))]
            fill_inputs(self._config, words)
            inputs: Ints = np.array([words], np.int64)
            self.tensor[:] = POLICY.read(inputs)[0]

    def string_from(self, state: ForetellState, player: int) -> str:
        """The row as numbers, and with perfect recall the past."""
        row = state.row(player)
        row[SEAT] = player  # also before the deal
        words = " ".join(map(str, row))
        return f"{words}|{state.past(player)}" if self._recalls else words


class ReducedObserver:
    """Observations of a reduced game. With perfect recall, they have the dealt hand, the first display and all actions.

    Otherwise they have the present hand, the display, and how many actions there were.
    """

    def __init__(self, kind: Any, rules: ReducedGame) -> None:
        self._recalls = kind.perfect_recall
        hands, steps = len(rules.hands), 2 * rules.turns + PREDICTIONS
        pieces = {"player": (2,), "hand": (hands,), "display": (hands,)}
        past = (steps, rules.actions + PREDICTIONS) if self._recalls else (steps + 1,)
        shapes: dict[str, tuple[int, ...]] = {**pieces, "actions" if self._recalls else "step": past}
        self.tensor: Floats = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Floats] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: ReducedState, player: int) -> None:
        """Fill the tensor for a player."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.dealt is None:
            return
        hand, display = self._cards(state, player)
        self.dict["hand"][hand] = 1
        self.dict["display"][display] = 1
        seen = state.seen(player)
        if not self._recalls:
            self.dict["step"][len(seen)] = 1
            return
        for step, action in enumerate(seen):
            self.dict["actions"][step, action] = 1

    def _cards(self, state: ReducedState, player: int) -> tuple[int, int]:
        if self._recalls and state.dealt is not None:
            return state.dealt[player], state.dealt[2]
        return state.hands[player], state.display

    def string_from(self, state: ReducedState, player: int) -> str:
        """The same as a text."""
        if state.dealt is None:
            return f"player {player}"
        hand, display = self._cards(state, player)
        seen = state.seen(player)
        return f"player {player} hand {hand} display {display} {seen if self._recalls else len(seen)}"
