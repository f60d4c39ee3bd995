"""The states of the reduced games for OpenSpiel, with explicit chance."""

from collections.abc import Callable
from typing import Any

import pyspiel

from .reduced.game_rules import POT, PREDICTIONS, ReducedGame

MAX_PAYOFF = POT + 2.0
"""The pot and the points of a pair."""


def reduced_info(rules: ReducedGame) -> Any:
    """The bounds of a reduced game."""
    return pyspiel.GameInfo(
        num_distinct_actions=rules.actions + PREDICTIONS,
        max_chance_outcomes=len(rules.deals),
        num_players=2,
        min_utility=-MAX_PAYOFF,
        max_utility=MAX_PAYOFF,
        utility_sum=0.0,
        max_game_length=2 * rules.turns + PREDICTIONS,
    )


class ReducedState(pyspiel.State):
    """A state of a reduced game. After the actions of turns come those that predict: the first player, the second."""

    def __init__(self, game: Any, rules: ReducedGame) -> None:
        super().__init__(game)
        self.name = rules.name
        self.dealt: tuple[int, int, int] | None = None
        """The first hands and the first display."""
        self.hands = [0, 0]
        self.display = 0
        self.actions: list[int] = []

    @property
    def rules(self) -> ReducedGame:
        """The rules of this game."""
        return self.get_game().rules  # type: ignore[no-any-return]

    def _is_prediction(self) -> bool:
        return len(self.actions) >= 2 * self.rules.turns

    def current_player(self) -> int:
        """The player that must choose. Both predict at the end; the second does not see what the first said."""
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else len(self.actions) % 2

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals."""
        return [(number, deal[3]) for number, deal in enumerate(self.rules.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self._is_prediction():
            return [self.rules.actions + named for named in range(PREDICTIONS)]
        return self.rules.legal(self.hands[player], self.display)

    def _apply_action(self, action: int) -> None:
        if self.dealt is None:
            first, second, self.display, _ = self.rules.deals[action]
            self.dealt, self.hands = (first, second, self.display), [first, second]
            return
        player = len(self.actions) % 2
        if not self._is_prediction():
            played = self.rules.played(self.hands[player], self.display, action)
            if played is None:
                raise pyspiel.SpielError(f"action {action} is not legal")
            self.hands[player], self.display = played
        self.actions.append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.rules
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if action >= rules.actions:
            return f"predict {action - rules.actions}"
        given, taken = divmod(action - 1, rules.values)
        return f"give {given} take {taken}" if action else "pass"

    def is_terminal(self) -> bool:
        """Whether both have predicted."""
        return len(self.actions) == 2 * self.rules.turns + PREDICTIONS

    def returns(self) -> list[float]:
        """The payoffs; zeros before the end."""
        if not self.is_terminal():
            return [0.0, 0.0]
        first, second = (action - self.rules.actions for action in self.actions[-PREDICTIONS:])
        payoff = self.rules.payoff(self.hands[0], self.hands[1], (first, second))
        return [payoff, -payoff]

    def seen(self, player: int) -> list[int]:
        """The actions that a player knows. The first player's prediction stays hidden until the second has answered."""
        hides = player == 1 and len(self.actions) == 2 * self.rules.turns + 1
        return self.actions[:-1] if hides else self.actions

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "ReducedState":
        """Another state that `player` cannot tell from this one, by the chances of the deals. ISMCTS needs it."""
        assert self.dealt is not None  # noqa: S101 (a chance node belongs to no player)
        seen = self.seen(player)
        hidden = len(self.actions) - len(seen)
        worlds = []
        for number, deal in enumerate(self.rules.deals):
            if (deal[player], deal[2]) == (self.dealt[player], self.dealt[2]):
                state = self._replayed(number, seen)
                if state is not None:
                    worlds.append((state, deal[3]))
        point = sampler() * sum(chance for _, chance in worlds)
        for found, chance in worlds:  # noqa: B007 (the last one stays, should rounding pass them all)
            point -= chance
            if point < 0:
                break
        for _ in range(hidden):
            found.apply_action(self.rules.actions + int(sampler() * PREDICTIONS))
        return found

    def _replayed(self, deal: int, actions: list[int]) -> "ReducedState | None":
        """The state after a deal and these actions, or None if one of them is not legal there."""
        state: ReducedState = self.get_game().new_initial_state()
        state.apply_action(deal)
        for action in actions:
            if action not in state.legal_actions():
                return None
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        return f"{self.dealt} {self.actions}"
