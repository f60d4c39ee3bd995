"""The compiled loops of a search: dealing worlds, and playing each out once for each action."""

from typing import Any

from ...native.build import compiler
from ...native.policies import next_noise
from ...rules.cards import OVER_PHASE
from ...rules.ranking import strength
from ...rules.turns import act
from . import deals, plausibility, quick, winning, worlds, worth

PARTS = (worth, quick, plausibility, worlds, deals, winning)
compiled = compiler(function for part in PARTS for function in part.FUNCTIONS)

deal_world = deals.deal_world
like_cards = plausibility.like_cards
read_deeds = plausibility.read_deeds
choose = quick.quick
winning_chance = winning.winning_chance


@compiled
def deal_worlds(
    config: Any, row: Any, revealed: int, states: Any, deeds: Any, trait_weights: Any, scratch: Any, noise: int
) -> int:
    """Fill `states` with worlds; gives the noise after them. `deeds` and `scratch` are working space."""
    like_cards(config, trait_weights, scratch)
    for i in range(config.players):
        read_deeds(config, row, i, deeds[i])
    for k in range(states.shape[0]):
        noise = deal_world(config, row, revealed, states[k], deeds, trait_weights, scratch, noise)
    return noise


@compiled
def play_worlds(
    config: Any,
    states: Any,
    twin: Any,
    actions: Any,
    seat: int,
    parameters: Any,
    lead_scales: Any,
    noise: int,
    values: Any,
) -> int:
    """values[k, a]: the chance of `seat` to win world *k* after action *a* and a round played out from there.

    All actions of a world meet the same chance. Gives what the quick policy itself would have chosen.
    """
    for k in range(states.shape[0]):
        noise = next_noise(noise)
        for a in range(actions.shape[0]):
            twin[0] = states[k]
            s = twin[0]
            x = noise
            action = actions[a]
            while act(config, s, action) and s.phase < OVER_PHASE:
                x = next_noise(x)
                action = choose(config, s, parameters, x)
            values[k, a] = winning_chance(config, s, seat, lead_scales)
    return choose(config, states[0], parameters, noise) if states.shape[0] else -1


@compiled
def choose_all(config: Any, states: Any, parameters: Any, noise: Any, actions: Any) -> None:
    """What the quick policy chooses in each of these states, by a word of noise each."""
    for i in range(states.shape[0]):
        actions[i] = choose(config, states[i], parameters, noise[i])


@compiled
def strengths_of(hands: Any, side: int, suits: int, strengths: Any) -> None:
    """The strength of each hand, of any number of cards."""
    for i in range(hands.shape[0]):
        strengths[i] = strength(hands[i], side, suits)
