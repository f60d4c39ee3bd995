"""Loops over many games, compiled for the CPU."""

from collections.abc import Callable
from typing import Any

from ..rules import apply, start, strength
from ..rules.observation import observe, viewer_of
from .build import compiled, inlined
from .policies import next_noise, uniform

strength_inlined = inlined(strength)


@compiled
def start_all(config: Any, states: Any, seeds: Any) -> None:
    """Deal game *i* from `seeds[i]`."""
    for i in range(states.shape[0]):
        s = states[i]
        for word in range(8):
            s.seed[word] = seeds[i, word]
        start(config, s)


@compiled
def legal_all(states: Any, masks: Any) -> None:
    """The legal actions of each game."""
    for i in range(states.shape[0]):
        masks[i] = states[i].legal


@compiled
def apply_all(config: Any, states: Any, actions: Any, accepted: Any) -> None:
    """One action in each game."""
    for i in range(states.shape[0]):
        accepted[i] = apply(config, states[i], actions[i])


@compiled
def observe_all(config: Any, states: Any, viewers: Any, rows: Any) -> None:
    """One viewer's row of each game; a viewer of -1 is the one who must choose."""
    for i in range(states.shape[0]):
        s = states[i]
        observe(config, s, viewer_of(config, s, viewers[i]), rows[i])


def play_out_by(choose: Callable[..., int]) -> Callable[..., None]:
    """The loop that plays every game to its end by a policy, and counts the decisions; not compiled yet."""

    def play_out(config: Any, states: Any, noise: Any, decisions: Any) -> None:
        for i in range(states.shape[0]):
            s = states[i]
            x = noise[i]
            made = 0
            while s.legal:
                x = next_noise(x)
                if not apply(config, s, choose(config, s, s.legal, x)):
                    break  # a policy that chooses what is not legal ends its game here
                made += 1
            noise[i] = x
            decisions[i] = made

    return play_out


play_out_uniform = compiled(play_out_by(uniform))


@compiled
def strengths_of(hands: Any, side: int, suits: int, strengths: Any) -> None:
    """The strength of each five-card hand."""
    for i in range(hands.shape[0]):
        strengths[i] = strength_inlined(hands[i], side, suits)
