"""Net: a neural network trained by self-play. The same network plays all table sizes, sides and variants."""

from .net_player import NetPlayer

__all__ = ["NetPlayer"]
