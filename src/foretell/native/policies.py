"""Policies, which choose actions in compiled play-outs, and the random numbers (noise) that they use.

A policy is a function `(config, state, legal, noise) -> action` in the subset of Python that Numba compiles. It sees
the full state, because it is meant for simulation and training. A player that must not cheat uses `observe` alone.
"""

from collections.abc import Callable

from ..rules import Config, State
from ..rules.bits import count, nth
from ..rules.marker import compilable

Policy = Callable[[Config, State, int, int], int]

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
DRAW_BITS = 30
DRAW_MASK = (1 << DRAW_BITS) - 1


@compilable
def next_noise(noise: int) -> int:
    """Return the next noise: a linear congruential generator. Use its high bits. When compiled, it wraps at 64 bits."""
    return noise * MULTIPLIER + INCREMENT


@compilable
def below(noise: int, bound: int) -> int:
    """A number from 0 to `bound` - 1, from the high bits of `noise`."""
    return (noise >> 33 & DRAW_MASK) * bound >> DRAW_BITS


@compilable
def uniform(config: Config, s: State, legal: int, noise: int) -> int:
    """Choose a legal action at random; all are equally likely."""
    return nth(legal, below(noise, count(legal)))
