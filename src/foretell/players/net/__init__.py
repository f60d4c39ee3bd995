"""Net: a network trained in self-play, one for all numbers of players, sides and variants."""

from .player import NetPlayer

__all__ = ["NetPlayer"]
