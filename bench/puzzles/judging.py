"""How good the choices of a view are: by play-outs of the quick policy, and by play-outs of the Net."""

from functools import cache
from hashlib import sha256

import numpy as np

import foretell as ft
from foretell.arrays import Doubles, Ints, Records
from foretell.native import Batch, pack_config
from foretell.players.net import NetPlayer
from foretell.players.search.race import worlds_of
from foretell.reviews.later_rounds import LaterRounds, jobs_of, play_rounds
from foretell.reviews.noise import noises
from foretell.reviews.simulation.review_playouts import END_SIZE, PHASE, POT, ROUND, RUNES, TURN, WINNER
from foretell.rules.cards import DEAL_PHASE, OVER_PHASE, UNDECIDED
from foretell.rules.history import ENTRIES
from foretell.rules.rounds import stake

LATER_SAMPLES = 512
TRIES = 16
"""How often the Net is asked. It varies among choices that it rates nearly alike."""


@cache
def later_rounds(options: ft.Options) -> LaterRounds:
    """Samples of later rounds, the same for all puzzles with these options."""
    return LaterRounds(options.config, LATER_SAMPLES, b"puzzles")


@cache
def net() -> NetPlayer:
    """The strongest player."""
    return NetPlayer()


class Judge:
    """Plays out the choices of one view. `purpose` makes its worlds different from those of other judges."""

    def __init__(self, view: ft.SeatView, purpose: str) -> None:
        self.view = view
        self.config = view.options.config
        self.actions = np.array([action.number for action in view.legal], np.int64)
        self._later = later_rounds(view.options)
        self._seed = sha256(f"{purpose} {view.observation} {view.history}".encode()).digest()

    def by_playouts(self, size: int, *, plausible: bool = True) -> tuple[Doubles, Ints]:
        """float64 (worlds, actions): the chance to win after each choice; and how each round ends.

        Plausible worlds explain what the others did. Otherwise all worlds are equally likely, as a counter sees them.
        """
        numbers = noises(self._seed, "quick", size + 1)
        states = self._worlds(size, int(numbers[-1]), plausible=plausible)
        each = len(self.actions)
        jobs = jobs_of(np.repeat(np.arange(size), each), np.tile(self.actions, size), np.repeat(numbers[:-1], each))
        ends = play_rounds(pack_config(self.config), states, jobs)
        chances = self._later.chances(ends)[:, self.view.seat]
        return chances.reshape(size, each), ends.reshape(size, each, -1)

    def by_net(self, size: int) -> Doubles:
        """float64 (worlds, actions): the same if the network makes all later choices of the round, in all seats."""
        numbers = noises(self._seed, "net", size + 1)
        each = len(self.actions)
        states = np.repeat(self._worlds(size, int(numbers[-1])), each)
        ends = self._net_ends(states, np.tile(self.actions, size), np.random.default_rng(int(numbers[0])))
        return self._later.chances(ends)[:, self.view.seat].reshape(size, each)

    def _worlds(self, size: int, noise: int, *, plausible: bool = True) -> Records:
        states = worlds_of(self.view, size, noise, plausible=plausible)
        states["actor"] = self.view.seat  # 8.2: two players predict in any order
        return states

    def _net_ends(self, states: Records, actions: Ints, chance: np.random.Generator) -> Ints:
        player = NetPlayer(exact=False)
        ends = np.zeros((len(states), END_SIZE), np.int64)
        alive = np.arange(len(states))
        while len(alive):
            batch = Batch(self.config, len(alive), threads=1)
            batch.states[:] = states
            if not batch.apply(actions).all():
                raise ft.ForetellError("a play-out broke the rules")
            over = batch.states["phase"] == OVER_PHASE
            gone = over | (batch.states["round"] != self.view.round)
            ends[alive[gone]] = self._ends(batch.states[gone])
            alive, states = alive[~gone], batch.states[~gone]
            if len(alive):
                going = Batch(self.config, len(alive), threads=1)
                going.states[:] = states
                noise = chance.integers(0, 1 << 62, len(alive))
                actions = player.choose_rows(self.config, going.observe(), noise)
        return ends

    def _ends(self, states: Records) -> Ints:
        """The ends of rounds, from states in which the next round is dealt."""
        ends = np.zeros((len(states), END_SIZE), np.int64)
        players = self.config.players
        over = states["phase"] == OVER_PHASE
        stakes = np.array([stake(self.config, int(number)) for number in states["round"]], np.int64)
        ends[:, RUNES : RUNES + players] = states["runes"][:, :players]
        ends[:, POT] = np.where(over, states["pot"], states["pot"] - stakes)
        ends[:, TURN] = states["turn"]
        ends[:, ROUND] = np.where(over, states["round"], states["round"] - 1)
        ends[:, PHASE] = np.where(over, OVER_PHASE, DEAL_PHASE)
        ends[:, WINNER] = np.where(over, states["winner"], UNDECIDED)
        return ends


def net_choices(view: ft.SeatView, purpose: str) -> dict[int, float]:
    """How often the Net chooses each action, of `TRIES` tries."""
    player = net()
    row = np.array((*view.observation, *view.history[: ENTRIES + player.history_entries]), np.int64)
    noise = noises(sha256(f"{purpose} {view.observation}".encode()).digest(), "strongest", TRIES)
    chosen = player.choose_rows(view.options.config, np.tile(row, (TRIES, 1)), noise)
    numbers, counts = np.unique(chosen, return_counts=True)
    return {int(number): count / TRIES for number, count in zip(numbers, counts, strict=True)}
