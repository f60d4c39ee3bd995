"""One game on the CPU, for callers that ask for one decision at a time, such as environments.

A call from Python into compiled code takes longer than a decision, and each argument adds to it. So the options and the
state are one array, and each method makes one call.
"""

from typing import Protocol

import numpy as np

from ..arrays import Doubles, Ints
from ..rules import Config, State, apply, start
from ..rules.observation import observe
from ..rules.utilities import earned
from .build import compiled
from .layout import CONFIG, STATE, pack_config

ONE_GAME = np.dtype([("config", CONFIG), ("state", STATE)], align=True)
ILLEGAL = -1
"""What `play` returns in place of the legal actions if the action was illegal."""


class OneGameRecord(Protocol):
    """A record of `ONE_GAME`, as compiled code uses it."""

    config: Config
    state: State


class OneGameRecords(Protocol):
    """An array of one `ONE_GAME` record."""

    def __getitem__(self, i: int, /) -> OneGameRecord: ...


class OneGame:
    """One game with compiled rules. `records` is its array, for compiled code of your own.

    >>> import foretell
    >>> from foretell.native import seeds
    >>> game = OneGame(foretell.Options(players=2).config)
    >>> legal, actor = game.deal(seeds(1, bytes(32))[0])
    >>> while actor >= 0:
    ...     legal, actor = game.play(legal.bit_length() - 1)
    >>> legal, actor
    (0, -1)
    """

    __slots__ = ("records",)

    def __init__(self, config: Config) -> None:
        self.records = np.zeros(1, ONE_GAME)
        self.records[0]["config"] = pack_config(config)

    def deal(self, seed: Ints) -> tuple[int, int]:
        """Deal a game from the eight words of its seed, int64 (8,). Returns what `play` returns."""
        return deal_one(self.records, seed)

    def play(self, action: int) -> tuple[int, int]:
        """Carry out an action. Returns the legal actions as a set of bits, and the seat to choose, -1 at the end.

        An illegal action changes nothing, and the first number is `ILLEGAL`.
        """
        return play_one(self.records, action)

    @property
    def phase(self) -> int:
        """The phase, as a number of `foretell.rules.cards`."""
        return int(self.records[0]["state"]["phase"])

    def observe(self, viewer: int, row: Ints) -> None:
        """Fill a row, int64 (OBSERVATION,), with what a seat may know."""
        observe_one(self.records, viewer, row)

    def pay(self, utility: int, paid: Doubles, rewards: Doubles) -> None:
        """Fill in what each seat has earned since it was last `paid`, and mark that as paid.

        `paid` and `rewards` are float64 (players,).
        """
        pay_one(self.records, utility, paid, rewards)

    def copy(self) -> "OneGame":
        """An independent copy."""
        twin = OneGame.__new__(OneGame)
        # NumPy copies records field by field, which takes ten times as long.
        twin.records = self.records.view(np.int64).copy().view(ONE_GAME)
        return twin


@compiled
def deal_one(games: OneGameRecords, seed: Ints) -> tuple[int, int]:
    """Deal a game."""
    game = games[0]
    for word in range(8):
        game.state.seed[word] = seed[word]
    start(game.config, game.state)
    return game.state.legal, game.state.actor


@compiled
def play_one(games: OneGameRecords, action: int) -> tuple[int, int]:
    """Carry out an action of a game."""
    game = games[0]
    if not apply(game.config, game.state, action):
        return ILLEGAL, game.state.actor
    return game.state.legal, game.state.actor


@compiled
def observe_one(games: OneGameRecords, viewer: int, row: Ints) -> None:
    """Fill the row of a viewer."""
    game = games[0]
    observe(game.config, game.state, viewer, row)


@compiled
def pay_one(games: OneGameRecords, utility: int, paid: Doubles, rewards: Doubles) -> None:
    """Fill in what each seat of a game has earned since it was last paid."""
    game = games[0]
    for seat in range(game.config.players):
        total = earned(game.config, game.state, utility, seat)
        rewards[seat] = total - paid[seat]
        paid[seat] = total
