"""Players for the tests. Each chooses the same actions from views and from rows."""

import numpy as np

from foretell.arena.belief_scores import counted
from foretell.arena.compiled_loops import counted_rows
from foretell.arrays import Doubles
from foretell.errors import LocalizedError
from foretell.game import Action, View
from foretell.native import Ints
from foretell.rules import Config
from foretell.rules.observation import LEGAL


class Low:
    """Always takes the lowest action."""

    def __init__(self, seed: int = 0, name: str = "low") -> None:
        self.name = name

    def choose(self, view: View) -> Action:
        return min(view.legal, key=lambda action: action.number)

    def choose_rows(self, config: Config, rows: Ints, noise: Ints) -> Ints:
        legal = rows[:, LEGAL]
        return np.asarray(np.bitwise_count((legal & -legal) - 1), np.int64)


class High(Low):
    """Always takes the highest action, and has the belief of exact counting."""

    def choose(self, view: View) -> Action:
        return max(view.legal, key=lambda action: action.number)

    def choose_rows(self, config: Config, rows: Ints, noise: Ints) -> Ints:
        return np.log2(rows[:, LEGAL].astype(np.float64)).astype(np.int64)

    def belief(self, view: View) -> Doubles:
        return counted(view)

    def belief_rows(self, config: Config, rows: Ints) -> Doubles:
        return counted_rows(config, rows)


class Slow:
    """Chooses only from views, by its seed."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "slow"
        self._seed = seed

    def choose(self, view: View) -> Action:
        return view.legal[self._seed % len(view.legal)]


class Cheat(Low):
    """Chooses an illegal action."""

    def choose_rows(self, config: Config, rows: Ints, noise: Ints) -> Ints:
        return np.full(len(rows), 62)


class Blind(Low):
    """Chooses for the first row only."""

    def choose_rows(self, config: Config, rows: Ints, noise: Ints) -> Ints:
        return np.zeros(1, np.int64)


class Stuck(Low):
    """Fails for many rows."""

    def choose_rows(self, config: Config, rows: Ints, noise: Ints) -> Ints:
        raise LookupError("too many")


class Broken(Slow):
    """Fails in the middle of a game."""

    def choose(self, view: View) -> Action:
        if view.phase == "predict":
            raise LookupError("no idea")
        return super().choose(view)


class Leaver(Slow):
    """Tries to end the program."""

    def choose(self, view: View) -> Action:
        raise SystemExit(3)


class Lost(Slow):
    """Fails with a localized error."""

    def choose(self, view: View) -> Action:
        raise LocalizedError("error-folder", answer="x")


class LostInRows(Low):
    """Fails with a localized error for many rows."""

    def choose_rows(self, config: Config, rows: Ints, noise: Ints) -> Ints:
        raise LocalizedError("error-folder", answer="x")


class Muddled(Slow):
    """Reports probabilities that do not add up to 1."""

    def belief(self, view: View) -> object:
        return [[1.0] * 9] * (view.options.players - 1)
