"""Policies that choose among legal actions of a bare state, by number or from a given source of chance."""

from collections.abc import Callable
from functools import cache
from random import Random

from foretell.rules import Config, State
from foretell.rules.cards import (
    ALL_IN_BIT,
    CARDS,
    DISCARD_PHASE,
    EFFECT_BITS,
    GIVE_PHASE,
    KIND_MASK,
    PASS_BIT,
    SKIP_BIT,
    TAKE,
    TAKE_PHASE,
)

Policy = Callable[[Random, Config, State], int]


def numbers_in(bits: int) -> list[int]:
    """Return the numbers in a set of actions or cards."""
    numbers = []
    while bits:
        low = bits & -bits
        numbers.append(low.bit_length() - 1)
        bits ^= low
    return numbers


def takes(config: Config) -> int:
    """The cards that have a Take, which keeps the display from filling."""
    return _takes(config.effects)


@cache
def _takes(effects: tuple[int, ...]) -> int:
    return sum(1 << card for card in range(CARDS) if _has_take(effects[card]))


def _has_take(effects: int) -> bool:
    while effects:
        if effects & KIND_MASK == TAKE:
            return True
        effects >>= EFFECT_BITS
    return False


def uniform(chance: Random, _: Config, s: State) -> int:
    """Any legal action."""
    return chance.choice(numbers_in(s.legal))


def eager(chance: Random, _: Config, s: State) -> int:
    """Plays cards and declines nothing: many effects are seen."""
    wanted = s.legal & ~(PASS_BIT | ALL_IN_BIT | SKIP_BIT)
    return chance.choice(numbers_in(wanted if chance.random() < 0.9 else s.legal))


def stubborn(chance: Random, config: Config, s: State) -> int:
    """Keeps the display from filling, so that rounds go on: decks are used up, and J6 is reached."""
    legal = s.legal & ~(PASS_BIT | ALL_IN_BIT | SKIP_BIT)
    precious = legal & takes(config)
    if s.phase == TAKE_PHASE:
        precious = precious & s.uncovered or legal & s.uncovered
    if s.phase in (GIVE_PHASE, DISCARD_PHASE):
        precious = legal & ~takes(config)
    return chance.choice(numbers_in(precious or legal))


def lasting(chance: Random, config: Config, s: State) -> int:
    """Chooses like `stubborn`, but sometimes at random."""
    return uniform(chance, config, s) if chance.random() < 0.02 else stubborn(chance, config, s)


POLICIES: dict[str, Policy] = {"uniform": uniform, "eager": eager, "lasting": lasting}
