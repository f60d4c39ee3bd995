"""The game for OpenSpiel. Importing this module registers `python_foretell`.

    import pyspiel
    from foretell.environments import python_foretell

    game = pyspiel.load_game("python_foretell(players=3,utility=place)")
    reduced = pyspiel.load_game("python_foretell(reduced=exchange_9)")

In the whole game, one sampled chance node at the start draws the seed; everything after it follows from the seed and
the actions. The reduced games list all their deals as outcomes of an explicit chance node. It needs `open-spiel`.
"""

from typing import Any

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("this module needs OpenSpiel: run pip install open-spiel", name="pyspiel") from error

from ..errors import ForetellError
from ..game import Options
from ..native import OneGame
from ..rules import MAX_PLAYERS, MIN_PLAYERS
from ..rules.cards import ACTIONS
from ..rules.utilities import UTILITIES
from .names import OPENSPIEL_NAME
from .openspiel_observers import ReducedObserver, RowObserver
from .openspiel_reduced import ReducedState, reduced_info
from .openspiel_states import ForetellState
from .reduced import reduced_game

__all__ = ["DEFAULTS", "ForetellGame"]

DEFAULTS = {
    "players": 2,
    "side": "A",
    "discard": "open",
    "heirs": False,
    "utility": "win_share",
    "reduced": "",
    "rng_seed": -1,
}
"""The parameters of the game. `reduced` is the name of a reduced game. With `rng_seed`, chance can be repeated."""
MAX_RUNES = 500.0
"""No seat can gain more in four rounds."""
MAX_DECISIONS_PER_GAME = 20_000
"""A bound for the decisions of a game: 60 turns for each of 5 players in 4 rounds, with at most 16 decisions each."""


def game_type(utility: str, *, heirs: bool, reduced: bool) -> Any:
    """The type of the game, which depends on its parameters."""
    kinds, chances = pyspiel.GameType.Utility, pyspiel.GameType.ChanceMode
    sums = {"place": kinds.ZERO_SUM, "win_share": kinds.GENERAL_SUM if heirs else kinds.CONSTANT_SUM}
    return pyspiel.GameType(
        short_name=OPENSPIEL_NAME,
        long_name="Foretell",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chances.EXPLICIT_STOCHASTIC if reduced else chances.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.ZERO_SUM if reduced else sums.get(utility, kinds.GENERAL_SUM),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_PLAYERS,
        min_num_players=MIN_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=reduced,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def game_info(options: Options, utility: str) -> Any:
    """The bounds of the whole game."""
    lowest, highest = {"place": (-1.0, 1.0), "win_share": (0.0, 1.0)}.get(utility, (0.0, MAX_RUNES))
    sums = {"place": 0.0, "win_share": None if options.heirs else 1.0}
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=1,
        num_players=options.players,
        min_utility=lowest,
        max_utility=highest,
        utility_sum=sums.get(utility),
        max_game_length=MAX_DECISIONS_PER_GAME,
    )


class ForetellGame(pyspiel.Game):
    """The whole game, or a reduced one. The parameters are those of `DEFAULTS`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        utility, self.reduced = given["utility"], given["reduced"]
        try:
            if utility not in UTILITIES:
                raise ForetellError(f"utility is one of {', '.join(UTILITIES)}, not {utility!r:.40}")
            self.options = Options(given["players"], given["side"], given["discard"], given["heirs"])
            self.rules = reduced_game(self.reduced) if self.reduced else None
        except ForetellError as error:
            raise pyspiel.SpielError(str(error)) from error
        self.utility = UTILITIES.index(utility)
        # A copy takes less time than a new one.
        self.undealt = OneGame(self.options.config)
        self.generator = np.random.default_rng(None if given["rng_seed"] < 0 else given["rng_seed"])
        kind = game_type(utility, heirs=self.options.heirs, reduced=bool(self.reduced))
        info = reduced_info(self.rules) if self.rules else game_info(self.options, utility)
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> Any:
        """The state before the deal."""
        return ReducedState(self, self.rules) if self.rules else ForetellState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """An observer for tensors and strings."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise pyspiel.SpielError("observers take no parameters")
        return ReducedObserver(kind, self.rules) if self.rules else RowObserver(kind, self.options)


pyspiel.register_game(game_type("win_share", heirs=False, reduced=False), ForetellGame)
