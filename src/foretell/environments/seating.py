"""What the environments share: options, observations as the agent reads them, and seeds."""

from typing import Any, Literal, get_args

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from ..arrays import Bools, Ints
from ..errors import OptionsError
from ..game import Options
from ..native import UTILITIES, Utility
from ..players.training import seated, turned
from ..rules import observation
from ..rules.cards import ACTIONS
from .network_features import FEATURES, compiled, features

Reading = Literal["features", "row"]
READINGS: tuple[Reading, ...] = get_args(Reading)
"""How an agent gets its observation: as the features of the network, or as the words of the row."""
MAX_FEATURE = 64.0
"""Upper bound of all features."""
MAX_WORD = 2**63 - 1


def options_of(settings: dict[str, Any]) -> Options:
    """The options of a game from the keyword arguments of an environment."""
    given = {name: value for name, value in settings.items() if value is not None}
    try:
        return Options(**given)
    except OptionsError as error:
        raise gymnasium.error.Error(str(error)) from error


def check_choice(name: str, value: object, choices: tuple[str | None, ...]) -> None:
    """Raise Gymnasium's error unless `value` is one of `choices`."""
    if value not in choices:
        raise gymnasium.error.Error(f"{name} is one of {', '.join(map(repr, choices))}, not {value!r:.40}")


def check_settings(utility: Utility, reading: Reading) -> None:
    """Raise Gymnasium's error if the settings that all environments share are invalid."""
    check_choice("utility", utility, UTILITIES)
    check_choice("observation", reading, READINGS)


def observation_space(reading: Reading) -> spaces.Dict:
    """The space of one agent's observations: what it reads, and the mask of its actions."""
    numbers = spaces.Box(-1.0, MAX_FEATURE, (FEATURES,), np.float32)
    words = spaces.Box(-1, MAX_WORD, (observation.OBSERVATION,), np.int64)
    read = numbers if reading == "features" else words
    return spaces.Dict({"observation": read, "action_mask": spaces.MultiBinary(ACTIONS)})


def action_space() -> spaces.Discrete:
    """The space of one agent's actions."""
    return spaces.Discrete(ACTIONS)


def game_seed(generator: np.random.Generator, games: int) -> Ints:
    """int64 (games, 8): the words of new seeds."""
    return generator.integers(0, 2**32, (games, 8), dtype=np.int64)


def generator_of(seed: int | None) -> np.random.Generator:
    """Gymnasium's generator for a seed. It raises Gymnasium's error if the seed is not a number from 0 on."""
    return seeding.np_random(seed)[0]


class Reader:
    """Turns rows into what an agent reads, and actions into those of the rules.

    With features, seats are counted from the agent, in masks and actions too. With rows, they are those of the table.
    """

    def __init__(self, options: Options, reading: Reading) -> None:
        self._config = options.config
        self._players = options.players
        self._features = reading == "features"
        self._bits = np.arange(ACTIONS, dtype=np.int64)

    def read(self, rows: Ints) -> dict[str, Any]:
        """The observations of rows, (n, ...) each."""
        numbers = features(self._config, rows) if self._features else rows.copy()
        return {"observation": numbers, "action_mask": self.masks(rows).astype(np.int8)}

    def masks(self, rows: Ints) -> Bools:
        """The legal actions of each row as the agent counts seats, bool (n, 63)."""
        legal = rows[:, observation.LEGAL]
        if self._features:
            legal = turned_sets(legal, rows[:, observation.SEAT], self._players)
        return np.asarray(legal[:, None] >> self._bits & 1 != 0)

    def actions(self, chosen: Ints, seats: Ints) -> Ints:
        """The actions of the rules for those that the agents in `seats` chose."""
        if not self._features:
            return chosen
        return seated_actions(chosen, seats, self._players)


@compiled
def turned_sets(legal: Ints, seats: Ints, players: int) -> Ints:
    """int64 (n,): sets of actions, with seats counted from the viewer of each."""
    found = np.empty(len(legal), np.int64)
    for i in range(len(legal)):
        found[i] = turned(legal[i], max(seats[i], 0), players)
    return found


@compiled
def seated_actions(chosen: Ints, seats: Ints, players: int) -> Ints:
    """int64 (n,): the actions of the rules for actions whose seats are counted from `seats`."""
    found = np.empty(len(chosen), np.int64)
    for i in range(len(chosen)):
        found[i] = seated(chosen[i], seats[i], players)
    return found
