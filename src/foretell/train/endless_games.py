"""Many games at once that never end: each step carries out one action in every game and shows the next decision.

Written over the index of a game in the subset of the rules, so that the CPU and a CUDA device run the same code. A
game that is over is replaced at once by a new one, of options drawn anew. Dealing is a step of its own, so that a
device can let the few games that wait for it deal together. The words after those of an observation are for the
critic and for bookkeeping; no policy reads them.
"""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from ..arrays import Floats, Ints
from ..native.policies import below, next_noise
from ..players.training import (
    INPUT_WORDS,
    OTHERS,
    IntBuffer,
    ParameterRow,
    Scratch,
    fill_inputs,
    quick,
    scripted_choice,
    seated,
)
from ..rules import observation
from ..rules.cards import DEAL_PHASE, OVER_PHASE, SEAT, SEATS
from ..rules.config import Config
from ..rules.marker import compilable
from ..rules.observation import Row, RowBuffer, observe
from ..rules.ranking import strength
from ..rules.rounds import clear_scores
from ..rules.state import State
from ..rules.turns import act, deal_round

HELD = INPUT_WORDS  # four words: the hands of the others
STRENGTHS = HELD + OTHERS  # four words: how strong they are
OWN = STRENGTHS + OTHERS  # how strong the viewer's hand is
CHOOSER = OWN + 1  # who chooses here: see below
WORDS = 112

LEARNER = 0
PAST = 1
SCRIPTED = 2
QUICK = 3

SLOT = np.dtype([("noise", np.int64), ("games", np.int64), ("config", np.int32), ("learner", np.int32)])
"""What is stored for each game besides its state."""

Flags = npt.NDArray[np.int8]


class Slot(Protocol):
    """A record of `SLOT`."""

    noise: int
    games: int
    config: int
    learner: int


class Slots(Protocol):
    """An array of `SLOT` records."""

    def __getitem__(self, i: int, /) -> Slot: ...


class GameStates(Protocol):
    """The states of the games. Compiled code uses each record as a `State`."""

    def __getitem__(self, i: int, /) -> State: ...


class Configs(Protocol):
    """An array of `native.CONFIG` records. Compiled code uses each record as a `Config`."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The number of configurations."""
        ...

    def __getitem__(self, i: int, /) -> Config: ...


@compilable
def begin(configs: Configs, states: GameStates, slots: Slots, i: int) -> None:
    """Begin a game at place `i`, with options drawn from `configs`. `deal` is due next."""
    s = states[i]
    slot = slots[i]
    x = slot.noise
    for word in range(8):
        x = next_noise(x)
        s.seed[word] = x >> 31 & 0xFFFFFFFF
    x = next_noise(x)
    slot.config = below(x, configs.shape[0])
    x = next_noise(x)
    slot.learner = below(x, configs[slot.config].players)
    slot.noise = x
    slot.games += 1
    clear_scores(s)
    s.phase = DEAL_PHASE


@compilable
def deal(configs: Configs, states: GameStates, slots: Slots, i: int) -> None:
    """Deal a round at place `i` if the game waits for it."""
    s = states[i]
    if s.phase == DEAL_PHASE:
        deal_round(configs[slots[i].config], s)


@compilable
def show(config: Config, s: State, slot: Slot, chooser: int, row: RowBuffer) -> None:
    """Fill `row` with what the one to choose in `s` sees, and with what only the critic may see.

    `chooser` is who chooses at this place in all seats but the learner's.
    """
    viewer = s.actor
    observe(config, s, viewer, row)
    fill_inputs(config, row)
    for j in range(OTHERS):
        seat = (viewer + 1 + j) % config.players
        here = 1 + j < config.players
        row[HELD + j] = s.hands[seat] if here else 0
        row[STRENGTHS + j] = strength(s.hands[seat], config.side, config.suits) if here else -1
    row[OWN] = strength(s.hands[viewer], config.side, config.suits)
    row[CHOOSER] = LEARNER if viewer == slot.learner else chooser


@compilable
def advance(
    configs: Configs,
    states: GameStates,
    slots: Slots,
    actions: IntBuffer,
    margin: float,
    rewards: Floats,
    ended: Flags,
    i: int,
) -> None:
    """Carry out `actions[i]`, its seat counted from the actor, at place `i`; `deal` is due next.

    `rewards[i]` (float32, 5 seats) gets `margin` times the change of each seat's runes against the mean of all, and at
    the end of a game the share of the win above a fair one. `ended[i]` is 0, or 1 + 2 * players, and one more if the
    learner has won.
    """
    s = states[i]
    config = configs[slots[i].config]
    players = config.players
    total = 0
    for seat in range(players):
        rewards[i, seat] = -s.runes[seat]
        total -= s.runes[seat]
    act(config, s, seated(actions[i], s.actor, players))
    for seat in range(players):
        total += s.runes[seat]
    over = s.phase == OVER_PHASE
    for seat in range(SEATS):
        if seat >= players:
            rewards[i, seat] = 0.0
        else:
            rewards[i, seat] = margin * (rewards[i, seat] + s.runes[seat] - total / players)
            if over and s.winner >= 0:
                rewards[i, seat] += (1.0 if s.winner == seat else 0.0) - 1.0 / players
    ended[i] = 0
    if over:
        ended[i] = 1 + 2 * players + (1 if s.winner == slots[i].learner else 0)
        begin(configs, states, slots, i)


@compilable
def script(
    configs: Configs,
    slots: Slots,
    rows: Ints,
    noise: Ints,
    parameters: ParameterRow,
    scratch: Scratch,
    actions: IntBuffer,
    i: int,
) -> None:
    """If the scripted player chooses at place `i`, write its choice, with seats counted from the actor."""
    row = rows[i]
    if row[CHOOSER] == SCRIPTED:
        actions[i] = from_actor(row, scripted_choice(configs[slots[i].config], row, noise[i], parameters, scratch))


@compilable
def hurry(
    configs: Configs,
    states: GameStates,
    slots: Slots,
    rows: Ints,
    noise: Ints,
    parameters: IntBuffer,
    actions: IntBuffer,
    i: int,
) -> None:
    """The same for the quick policy of Search, which uses only what the actor can know of the state."""
    row = rows[i]
    if row[CHOOSER] == QUICK:
        actions[i] = from_actor(row, quick(configs[slots[i].config], states[i], parameters, noise[i]))


@compilable
def from_actor(row: Row, action: int) -> int:
    """The action with its seat counted from the actor."""
    return action if action < SEAT else SEAT + (action - SEAT - row[observation.SEAT]) % row[observation.PLAYERS]
