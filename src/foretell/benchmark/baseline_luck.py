"""The luck of a game: what cards from the deck changed, by a fixed value baseline. Needs Numba.

Let `V` be any fixed function that gives each seat a chance to win in a position with all hands open. Before an action
after which cards come from the deck, the expected value is `Q`, the mean of `V` over the orders that the deck may have.
The difference between `V` after the action and `Q` has mean zero, whatever `V` is and whoever plays, because nobody
knows or changes the order of the deck. The luck is the sum of these differences, so a result without its luck has the
same mean as the result, and a smaller variance if `V` is good. `Q` is estimated from random orders, which keeps the
mean at zero.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..arena.replays import Replays
from ..arrays import Doubles, Ints, Records
from ..errors import ForetellError
from ..game import Record
from ..native import STATE, pack_config
from ..noise_bits import NOISE_BITS
from ..rules import Config
from ..rules.cards import CARDS
from .baseline.open_features import FEATURES, SCRATCH, describe_redrawn, describe_states
from .baseline.value import Baseline

SAMPLES = 32
"""Orders of the deck for each event."""


Drawn = tuple[Ints, Records, Ints, Records]


@dataclass(frozen=True)
class Draws:
    """All moments of some games at which cards came from the deck."""

    games: Ints
    before: Records
    actions: Ints
    after: Records


def luck_of(config: Config, records: Sequence[Record], baseline: Baseline, seed: bytes) -> Doubles:
    """float64 (games, seats): the luck of each seat after the first deal, as a change of its chance to win.

    The first deal is left out: over all seats of a deal, its luck adds up to zero. `seed` determines the orders.
    """
    luck = np.zeros((len(records), config.players))
    draws = _draws(config, records)
    if not len(draws.games):
        return luck
    chance = np.random.default_rng(np.frombuffer(seed, np.uint8))
    noises = chance.integers(1 << NOISE_BITS, size=(len(draws.games), SAMPLES))
    came = _values(config, baseline, draws.after) - _expected(config, baseline, draws, noises)
    np.add.at(luck, draws.games, came)
    return luck


def _draws(config: Config, records: Sequence[Record]) -> Draws:
    replays = Replays(config, records)
    states = replays.batch.states
    found: list[Drawn] = []
    last: tuple[Ints, Records, Ints] | None = None
    for step in replays.steps():
        _note(found, last, states)
        last = step.games, states[step.games].copy(), step.actions
    _note(found, last, states)
    columns = [np.concatenate(column) for column in zip(*found, strict=True)] if found else []
    return Draws(*columns) if columns else Draws(np.zeros(0, np.int64), states[:0], np.zeros(0, np.int64), states[:0])


def _note(
    found: list[tuple[Ints, Records, Ints, Records]], last: tuple[Ints, Records, Ints] | None, now: Records
) -> None:
    """Note the games of the last step in which cards came from the deck."""
    if last is None:
        return
    games, before, actions = last
    after = now[games]
    drawn = (before["deck"] != after["deck"]) | (before["blocks"] != after["blocks"])
    found.append((games[drawn], before[drawn], actions[drawn], after[drawn]))


def _values(config: Config, baseline: Baseline, states: Records) -> Doubles:
    """float64 (states, seats)"""
    rows = np.empty((len(states) * config.players, FEATURES), np.float32)
    strengths, reached = np.zeros((2, SCRATCH))
    describe_states(pack_config(config), np.ascontiguousarray(states), strengths, reached, rows)
    return baseline.chances(rows, config.players)


def _expected(config: Config, baseline: Baseline, draws: Draws, noises: Ints) -> Doubles:
    """float64 (draws, seats): the mean value over sampled orders of the deck."""
    rows = np.empty((noises.size * config.players, FEATURES), np.float32)
    strengths, reached = np.zeros((2, SCRATCH))
    before = np.ascontiguousarray(draws.before)
    work = np.zeros(1, STATE), np.empty(CARDS, np.int64), strengths, reached
    if not describe_redrawn(pack_config(config), before, draws.actions, noises, *work, rows):
        raise ForetellError("an action is not legal with another order of the deck; this is a bug")
    found = baseline.chances(rows, config.players).reshape(*noises.shape, -1)
    return np.asarray(found.mean(axis=1), np.float64)
