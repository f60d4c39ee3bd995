"""Net: a network trained by self-play, one for all numbers of players, sides and variants."""

from .player import NetPlayer

__all__ = ["NetPlayer"]
