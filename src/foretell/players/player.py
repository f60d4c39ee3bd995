"""The interface of a player, and the bots that come with Foretell."""

import hashlib
import importlib
from collections.abc import Callable, Iterator, Mapping
from typing import Protocol, TypeGuard

from ..errors import ForetellError, LocalizedError, installing, missing_package
from ..game import Action, Event, SeatView, View


class Player(Protocol):
    """Sits in a seat and chooses, knowing only what that seat may know. A player never gets the game itself.

    A player may also have a method `watch`; see `WatchingPlayer`.
    """

    @property
    def name(self) -> str:
        """The name that the others see."""
        ...

    def choose(self, view: SeatView) -> Action:
        """Choose one of `view.legal`."""
        ...


class WatchingPlayer(Player, Protocol):
    """A player that follows the game by its events."""

    def watch(self, events: tuple[Event, ...]) -> None:
        """Take note of what has happened since the last call, as this seat saw it.

        It is called before each decision, with `view.events`, and once after the end of the game. So a player that
        sits in a seat for a whole game gets each event once, in order, from the deal to the result.
        """
        ...


def watches(player: Player) -> TypeGuard[WatchingPlayer]:
    """Whether a player wants to get the events."""
    return hasattr(player, "watch")


def choose_action(player: Player, view: SeatView) -> Action:
    """Let a player watch what has happened since its last decision, and choose."""
    show_events(player, view)
    return player.choose(view)


def show_events(player: Player, view: View) -> None:
    """Let a player watch what has happened since its last decision, if it has a method `watch`."""
    if watches(player):
        player.watch(view.events)


Maker = Callable[..., Player]


class Bots(Mapping[str, Maker]):
    """The classes of bots, by kind. Each is imported on first use, because some need more packages than others."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self._places = places

    def __getitem__(self, kind: str) -> Maker:
        module, _, name = self._places[kind].partition(":")
        try:
            maker: Maker = getattr(importlib.import_module(module, __package__), name)
        except ModuleNotFoundError as error:
            package = missing_package(error)
            raise LocalizedError("error-player-parts", player=kind, package=package, pip=installing("fast")) from error
        return maker

    def __contains__(self, kind: object) -> bool:
        return kind in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


BOTS = Bots({
    "random": ".random:RandomPlayer",
    "scripted": ".scripted:ScriptedPlayer",
    "search": ".search:SearchPlayer",
    "net": ".net:NetPlayer",
    "net-search": ".net_search:NetSearchPlayer",
    "novice": ".levels.careless:Novice",
    "apprentice": ".levels.careless:Apprentice",
    "adept": ".levels.careless:Adept",
    "seer": ".levels.network_levels:Seer",
    "oracle": ".levels.network_levels:Oracle",
})  # fmt: skip
"""Bots by kind. Each is created from a seed."""


def bot(kind: str, seed: int | str = 0) -> Player:
    """Create a bot of a kind.

    >>> bot("random", seed=7).name
    'random'
    """
    if kind not in BOTS:
        raise ForetellError(f"there is no bot {kind!r:.40}; the bots are {', '.join(BOTS)}")
    return BOTS[kind](seed)


def bot_seed(seed: bytes, number: int) -> int:
    """The seed of a bot: 64 bits that do not reveal the seed of the deal."""
    return int.from_bytes(hashlib.sha256(b"bot %d " % number + seed).digest()[:8])
