"""A player that searches: it plays its choices out in worlds that its seat cannot tell from the true game.

`world_states` copies what a row says into a full state, `world_deals` deals the hidden cards by `plausibility`, `quick`
plays the rest of the round, `leads` evaluates its end, and `race` compares the choices.
"""

from .search_player import SearchPlayer, belief

__all__ = ["SearchPlayer", "belief"]
