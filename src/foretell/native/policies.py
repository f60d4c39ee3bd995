"""Policies that choose inside compiled play-outs, and the noise they choose by.

A policy is a function `(config, state, legal, noise) -> action` in the subset that Numba compiles. It sees the whole
state, since it serves simulation and training; a player who must not cheat chooses by `observe` alone.
"""

from typing import Any

from ..rules.bits import count, nth

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
NOISE_BITS = 30
NOISE_MASK = (1 << NOISE_BITS) - 1


def next_noise(noise: int) -> int:
    """The noise after `noise`: a linear congruence of which the high bits serve; compiled, it wraps at 64 bits."""
    return noise * MULTIPLIER + INCREMENT


def below(noise: int, bound: int) -> int:
    """A number from 0 to `bound` - 1, from the high bits of `noise`."""
    return (noise >> 33 & NOISE_MASK) * bound >> NOISE_BITS


def uniform(config: Any, s: Any, legal: int, noise: int) -> int:
    """Any legal action, each as likely as the others."""
    return nth(legal, below(noise, count(legal)))


FUNCTIONS = (next_noise, below, uniform)
