"""Loops over some games of an array, compiled: what a batch does to all of them, for those that go on."""

from typing import Any

from ..native.build import compiled
from ..rules import apply
from ..rules.observation import observe


@compiled
def observe_some(config: Any, states: Any, games: Any, rows: Any) -> None:
    """Row *i* is what the actor of game `games[i]` may know."""
    for i in range(games.shape[0]):
        s = states[games[i]]
        observe(config, s, s.actor, rows[i])


@compiled
def apply_some(config: Any, states: Any, games: Any, actions: Any) -> int:
    """One action in each of `games`; gives the place of the first that was refused, or -1."""
    for i in range(games.shape[0]):
        if not apply(config, states[games[i]], actions[i]):
            return i
    return -1
