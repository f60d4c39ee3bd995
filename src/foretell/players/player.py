"""What a player is, and the bots that come with the game."""

from collections.abc import Callable, Mapping
from typing import Protocol

from ..errors import ForetellError
from ..game import Action, View
from .random import RandomPlayer
from .scripted import ScriptedPlayer
from .simple import SimplePlayer


class Player(Protocol):
    """Whoever sits in a seat: told what that seat may know, they choose. No player ever touches a game."""

    @property
    def name(self) -> str:
        """How the others call them."""
        ...

    def choose(self, view: View) -> Action:
        """One of `view.legal`."""
        ...


BOTS: Mapping[str, Callable[[int | str], Player]] = {
    "random": RandomPlayer,
    "simple": SimplePlayer,
    "scripted": ScriptedPlayer,
}
"""Bots by their kind; each is made from a seed."""


def bot(kind: str, seed: int | str = 0) -> Player:
    """A new bot of a kind.

    >>> bot("random", seed=7).name
    'random'
    """
    if kind not in BOTS:
        raise ForetellError(f"there is no bot {kind!r:.40}; there are {', '.join(BOTS)}")
    return BOTS[kind](seed)
