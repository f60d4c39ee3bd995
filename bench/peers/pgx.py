"""Pgx: sparrow mahjong played at random in compiled batches on the CPU, two ways.

With `auto_reset`, its own way of keeping every game of a batch alive, each step deals anew for all games and uses a few
of the deals. Playing the batch to its last game's end deals once, but steps over games that have ended: faster here.

Both return the states they came to: the compiler drops whatever nobody asks for, up to the whole game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax  # type: ignore[import-not-found]
import jax.numpy as jnp  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]
from pgx.experimental import act_randomly, auto_reset  # type: ignore[import-not-found]

from bench.stopwatch import Pace, named, pace, tell_pace

GAME = pgx.make("sparrow_mahjong")
STEPS_A_CALL = 256
Roll = Callable[[Any], tuple[Any, Any, Any]]


def with_auto_reset(batch: int) -> Roll:
    """A compiled function: key -> (next key, decisions made, states), over a batch whose games are always alive."""
    step_all = jax.vmap(auto_reset(GAME.step, GAME.init))

    def step(carried: Any, _: None) -> Any:
        states, key = carried
        key, choosing, dealing = jax.random.split(key, 3)
        actions = act_randomly(choosing, states.legal_action_mask)
        return (step_all(states, actions, jax.random.split(dealing, batch)), key), batch

    def roll(key: Any) -> Any:
        key, dealing = jax.random.split(key)
        states = jax.vmap(GAME.init)(jax.random.split(dealing, batch))
        (states, key), decisions = jax.lax.scan(step, (states, key), None, length=STEPS_A_CALL)
        return key, decisions.sum(), states

    return jax.jit(roll)  # type: ignore[no-any-return]


def to_the_end(batch: int) -> Roll:
    """A compiled function: key -> (next key, decisions made, states), from the deal to the end of the last game."""
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


def pace_of(roll: Roll) -> Pace:
    """The pace of one compiled function, whose key goes on from call to call."""
    key = jax.random.PRNGKey(1)

    def play() -> Any:
        nonlocal key
        key, decisions, _ = jax.block_until_ready(roll(key))
        return decisions

    return pace(play, int)


def measure(key: str, what: str, make: Callable[[int], Roll], batches: tuple[int, ...]) -> None:
    """Measure one way at several batch sizes, and print the best."""
    paces = {batch: pace_of(make(batch)) for batch in batches}
    best = max(paces, key=lambda batch: paces[batch].per_second)
    name = named("pgx", "Pgx")
    tell_pace(key, name, f"sparrow_mahjong, {what}, batches of {best}", "decisions", paces[best])


def main() -> None:
    """Measure both ways, around the batch sizes that were best in a wider search (8 to 16384)."""
    measure("pgx.auto_reset", "auto_reset", with_auto_reset, (32, 64, 256))
    measure("pgx.to_the_end", "played to the end", to_the_end, (64, 256, 1024))


if __name__ == "__main__":
    main()
