"""A player that looks ahead with the network: it plays its likeliest choices out in worlds drawn from its beliefs.

`believed_worlds` deals the worlds, `playouts` plays them to the end of the round with `reading`, and `look_ahead`
compares the choices.
"""

from .net_search_player import NetSearchPlayer

__all__ = ["NetSearchPlayer"]
