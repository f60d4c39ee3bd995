"""Loops over many games, compiled for the CPU."""

from collections.abc import Callable

from ..arrays import Bools, Doubles, Ints
from ..rules import Config, apply, start, strength
from ..rules.cards import ACTIONS
from ..rules.chance import WORD, block
from ..rules.history import observe_history
from ..rules.knowledge import SPECTATOR
from ..rules.observation import observe, viewer_of
from ..rules.utilities import earned
from .build import compiled, inlined
from .layout import States
from .policies import Policy, next_noise, uniform

strength_inlined = inlined(strength)


@compiled
def start_all(config: Config, states: States, seeds: Ints) -> None:
    """Deal game *i* from `seeds[i]`."""
    for i in range(states.shape[0]):
        s = states[i]
        for word in range(8):
            s.seed[word] = seeds[i, word]
        start(config, s)


@compiled
def legal_all(states: States, masks: Ints) -> None:
    """Copy the legal actions of each game."""
    for i in range(states.shape[0]):
        masks[i] = states[i].legal


@compiled
def legal_masks(states: States, masks: Bools) -> None:
    """Fill in, for each game and each action, whether the action is legal."""
    for i in range(states.shape[0]):
        legal = states[i].legal
        for action in range(ACTIONS):
            masks[i, action] = legal >> action & 1 != 0


@compiled
def pay_all(config: Config, states: States, utility: int, paid: Doubles, rewards: Doubles) -> None:
    """Fill in what each seat has earned since it was last `paid`, and mark that as paid."""
    for i in range(states.shape[0]):
        s = states[i]
        for seat in range(config.players):
            total = earned(config, s, utility, seat)
            rewards[i, seat] = total - paid[i, seat]
            paid[i, seat] = total


@compiled
def next_seeds(seeds: Ints, following: Ints) -> None:
    """Fill in the seed that follows each seed: words of its generator's last block, which no game reaches."""
    for i in range(seeds.shape[0]):
        k = seeds[i]
        words = block(k[0], k[1], k[2], k[3], k[4], k[5], k[6], k[7], WORD)
        for word in range(8):
            following[i, word] = words[word]


@compiled
def are_words(seeds: Ints) -> bool:
    """Whether every number has 32 bits."""
    for i in range(seeds.shape[0]):
        for word in range(seeds.shape[1]):
            if seeds[i, word] < 0 or seeds[i, word] > WORD:
                return False
    return True


@compiled
def are_viewers(viewers: Ints, players: int) -> bool:
    """Whether every number is -1, a seat, or the spectator."""
    for i in range(viewers.shape[0]):
        if viewers[i] < -1 or (viewers[i] >= players and viewers[i] != SPECTATOR):
            return False
    return True


@compiled
def apply_all(config: Config, states: States, actions: Ints, accepted: Bools) -> None:
    """Carry out one action in each game."""
    for i in range(states.shape[0]):
        accepted[i] = apply(config, states[i], actions[i])


@compiled
def observe_all(config: Config, states: States, viewers: Ints, rows: Ints) -> None:
    """Fill one row for each game; viewer -1 is the seat that must choose."""
    for i in range(states.shape[0]):
        s = states[i]
        observe(config, s, viewer_of(config, s, viewers[i]), rows[i])


@compiled
def observe_history_all(config: Config, states: States, viewers: Ints, rows: Ints) -> None:
    """Fill one history for each game; viewer -1 is the seat that must choose. The games must have histories."""
    for i in range(states.shape[0]):
        s = states[i]
        observe_history(config, s, viewer_of(config, s, viewers[i]), rows[i], rows.shape[1])


def play_out_by(choose: Policy) -> Callable[[Config, States, Ints, Ints], None]:
    """Make the loop that plays every game to its end with a policy and counts the decisions. It is not compiled yet."""

    def play_out(config: Config, states: States, noise: Ints, decisions: Ints) -> None:
        for i in range(states.shape[0]):
            s = states[i]
            x = noise[i]
            made = 0
            while s.legal:
                x = next_noise(x)
                if not apply(config, s, choose(config, s, s.legal, x)):
                    break  # the policy chose an illegal action, which ends its play-out
                made += 1
            noise[i] = x
            decisions[i] = made

    return play_out


play_out_uniform = compiled(play_out_by(uniform))


@compiled
def strengths_of(hands: Ints, side: int, suits: int, strengths: Ints) -> None:
    """Fill in the strength of each five-card hand."""
    for i in range(hands.shape[0]):
        strengths[i] = strength_inlined(hands[i], side, suits)
