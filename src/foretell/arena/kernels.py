"""A loop over some games of an array, compiled: what a batch does for all of them."""

from typing import Any

from ..native.build import compiled
from ..rules.observation import observe


@compiled
def observe_some(config: Any, states: Any, games: Any, rows: Any) -> None:
    """Row *i* is what the actor of game `games[i]` may know."""
    for i in range(games.shape[0]):
        s = states[games[i]]
        observe(config, s, s.actor, rows[i])
