"""The compiled loops of a search: they deal worlds, and play each out once for each action."""

from ...arrays import Doubles, Ints, Records
from ...native import States
from ...native.build import compiler
from ...native.policies import next_noise
from ...rules.cards import OVER_PHASE
from ...rules.config import Config
from ...rules.marker import marked
from ...rules.observation import Row
from ...rules.turns import act
from ..buffers import IntBuffer, ParameterRow, ScratchGrid
from .leads import winning_chance
from .plausibility import read_behaviour, weigh_cards
from .quick import quick
from .world_deals import deal_world

FUNCTIONS = (*marked("foretell.players"), *marked(__package__))
"""Functions that compiled code of a search may call."""
compiled = compiler(FUNCTIONS)


@compiled
def deal_worlds(
    config: Config,
    row: Row,
    revealed: int,
    states: States,
    behaviour: Ints,
    trait_weights: ParameterRow,
    scratch: ScratchGrid,
    noise: int,
) -> int:
    """Fill `states` with worlds; return the next noise. `behaviour` and `scratch` are working memory."""
    weigh_cards(config, trait_weights, scratch)
    for i in range(config.players):
        read_behaviour(config, row, i, behaviour[i])
    for k in range(states.shape[0]):
        noise = deal_world(config, row, revealed, states[k], behaviour, trait_weights, scratch, noise)
    return noise


@compiled
def play_worlds(
    config: Config,
    states: States,
    twin: Records,
    actions: Ints,
    seat: int,
    parameters: IntBuffer,
    lead_scales: ScratchGrid,
    noise: int,
    values: Doubles,
) -> int:
    """values[k, a]: the chance of `seat` to win world *k* after action *a* and the rest of the round.

    All actions of a world are played with the same noise. Return what the quick policy would choose in the first world.
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
                action = quick(config, s, parameters, x)
            values[k, a] = winning_chance(config, s, seat, lead_scales)
    return quick(config, states[0], parameters, noise) if states.shape[0] else -1


@compiled
def choose_all(config: Config, states: States, parameters: IntBuffer, noise: Ints, actions: Ints) -> None:
    """The choice of the quick policy in each state, with one word of noise each."""
    for i in range(states.shape[0]):
        actions[i] = quick(config, states[i], parameters, noise[i])
