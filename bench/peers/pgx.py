"""Pgx: random play of sparrow mahjong in compiled batches on the CPU, in two ways.

Pgx's `auto_reset` keeps all games of a batch running. Each step then deals a new game for every game of the batch and
uses few of these deals. The other way deals once and steps until the last game of the batch ends, also through games
that have ended. It is faster here.

Both return the final states, because the compiler removes code whose results are not used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax  # type: ignore[import-not-found]
import jax.numpy as jnp  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]
from pgx.experimental import act_randomly, auto_reset  # type: ignore[import-not-found]

from bench.stopwatch import Rate, measure_rate, named, print_rate

GAME = pgx.make("sparrow_mahjong")
STEPS_PER_CALL = 256
Roll = Callable[[Any], tuple[Any, Any, Any]]


def with_auto_reset(batch: int) -> Roll:
    """A compiled function: key -> (next key, decisions, states), for a batch whose games restart when they end."""
    step_all = jax.vmap(auto_reset(GAME.step, GAME.init))

    def step(carried: Any, _: None) -> Any:
        states, key = carried
        key, choosing, dealing = jax.random.split(key, 3)
        actions = act_randomly(choosing, states.legal_action_mask)
        return (step_all(states, actions, jax.random.split(dealing, batch)), key), batch

    def roll(key: Any) -> Any:
        key, dealing = jax.random.split(key)
        states = jax.vmap(GAME.init)(jax.random.split(dealing, batch))
        (states, key), decisions = jax.lax.scan(step, (states, key), None, length=STEPS_PER_CALL)
        return key, decisions.sum(), states

    return jax.jit(roll)  # type: ignore[no-any-return]


def to_the_end(batch: int) -> Roll:
    """A compiled function: key -> (next key, decisions, states), for a batch played until the last game ends."""
    step_all = jax.vmap(GAME.step)

    def step(carried: Any) -> Any:
        states, key, decisions = carried
        key, choosing = jax.random.split(key)
        alive = (~states.terminated).sum()
        return step_all(states, act_randomly(choosing, states.legal_action_mask)), key, decisions + alive

    def roll(key: Any) -> Any:
        key, dealing = jax.random.split(key)
        states = jax.vmap(GAME.init)(jax.random.split(dealing, batch))
        start = (states, key, jnp.int32(0))
        states, key, decisions = jax.lax.while_loop(lambda carried: ~carried[0].terminated.all(), step, start)
        return key, decisions, states

    return jax.jit(roll)  # type: ignore[no-any-return]


def rate_of(roll: Roll) -> Rate:
    """The rate of a compiled function. Each call gets the key that the call before returned."""
    key = jax.random.PRNGKey(1)

    def play() -> Any:
        nonlocal key
        key, decisions, _ = jax.block_until_ready(roll(key))
        return decisions

    return measure_rate(play, int)


def measure(key: str, what: str, make: Callable[[int], Roll], batches: tuple[int, ...]) -> None:
    """Measure one way with several batch sizes, and print the best."""
    rates = {batch: rate_of(make(batch)) for batch in batches}
    best = max(rates, key=lambda batch: rates[batch].per_second)
    name = named("pgx", "Pgx")
    print_rate(key, name, f"sparrow_mahjong, {what}, batches of {best}", "decisions", rates[best])


def main() -> None:
    """Measure both ways, with batch sizes near the best of a wider search (8 to 16384)."""
    measure("pgx.auto_reset", "auto_reset", with_auto_reset, (32, 64, 256))
    measure("pgx.to_the_end", "played to the end", to_the_end, (64, 256, 1024))


if __name__ == "__main__":
    main()
