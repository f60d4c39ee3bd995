"""Loops over many games, compiled for the CPU."""

from typing import Any

from ..rules import apply, start, strength
from .build import compiled, inlined
from .observation import observe, viewer_of
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
        observe(config, s, viewer_of(s, viewers[i]), rows[i])


@compiled
def play_out_uniform(config: Any, states: Any, noise: Any, decisions: Any) -> None:
    """Every game to its end by uniform choices; counts the decisions."""
    for i in range(states.shape[0]):
        s = states[i]
        x = noise[i]
        made = 0
        while s.legal:
            x = next_noise(x)
            apply(config, s, uniform(config, s, s.legal, x))
            made += 1
        noise[i] = x
        decisions[i] = made


@compiled
def strengths_of(hands: Any, side: int, suits: int, strengths: Any) -> None:
    """The strength of each five-card hand."""
    for i in range(hands.shape[0]):
        strengths[i] = strength_inlined(hands[i], side, suits)
