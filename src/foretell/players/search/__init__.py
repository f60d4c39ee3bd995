"""A player that searches: it plays its choices out in worlds that its seat cannot tell from the true one.

`worlds` lays what a row says into a full state, `deals` deals what is hidden by how plausible it is (`plausibility`),
`quick` plays the rest of the round, `standing` says what its end is worth, and `race` lets the choices compete.
"""

from .player import SearchPlayer, belief

__all__ = ["SearchPlayer", "belief"]
