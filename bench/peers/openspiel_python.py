"""OpenSpiel with games in Python: an empty game, which shows what OpenSpiel costs, and Foretell's.

The empty game does nothing but count. So it is the fastest that any game in Python can be.
"""

from __future__ import annotations

import random
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pyspiel

from bench.peers.openspiel import play_lean
from bench.stopwatch import measure_rate, named, print_rate

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))
NAME = named("open-spiel", "OpenSpiel")
DECISIONS = 60
CHOICES = list(range(6))
GAMES_PER_CALL = 20
KIND = pyspiel.GameType(
    short_name="python_empty",
    long_name="Python Empty",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=len(CHOICES), max_chance_outcomes=0, num_players=2, min_utility=0.0, max_utility=0.0,
    utility_sum=0.0, max_game_length=DECISIONS,
)  # fmt: skip


class EmptyGame(pyspiel.Game):
    """A game that only counts."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(KIND, INFO, params or {})

    def new_initial_state(self) -> Any:
        """The first state."""
        return EmptyState(self)


class EmptyState(pyspiel.State):
    """A number of decisions."""

    def __init__(self, game: EmptyGame) -> None:
        super().__init__(game)
        self.made = 0

    def current_player(self) -> int:
        """Both in turn."""
        return self.made % 2 if self.made < DECISIONS else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return CHOICES

    def _apply_action(self, action: int) -> None:  # noqa: ARG002
        self.made += 1

    def is_terminal(self) -> bool:
        """Whether all decisions are made."""
        return self.made == DECISIONS

    def returns(self) -> list[float]:
        """Nothing."""
        return [0.0, 0.0]


def play_games(game: Any, chance: random.Random) -> int:
    """Play several games. Returns the number of decisions."""
    return sum(play_lean(game, chance) for _ in range(GAMES_PER_CALL))


def main() -> None:
    """Measure both with the lean loop of the other games."""
    from foretell.environments import python_foretell  # noqa: F401, PLC0415 (registers the game)

    pyspiel.register_game(KIND, EmptyGame)
    for key, what, title in (("empty", "an empty game", "python_empty"), ("foretell", "Foretell", "python_foretell")):
        rate = measure_rate(partial(play_games, pyspiel.load_game(title), random.Random(1)), int)
        print_rate(f"openspiel.python.{key}", NAME, f"{what} in Python, lean Python loop", "decisions", rate)


if __name__ == "__main__":
    main()
