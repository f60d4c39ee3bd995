"""The games of a run, interpreted: one place, with the state and its slot as plain objects."""

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np

import foretell as ft
from foretell.players.net.inputs import CHOICES
from foretell.rules import State
from foretell.rules.history import observe_history
from foretell.train import endless_games

KINDS: tuple[tuple[ft.Side, ft.DiscardMode, bool], ...] = (
    ("A", "open", False),
    ("B", "closed", True),
    ("A", "bending", True),
)
ALL = [ft.Options(players, side, discard, heirs) for players in (2, 3, 4, 5) for side, discard, heirs in KINDS]


class Place:
    """A place at which one game after another is played."""

    def __init__(self, options: Sequence[ft.Options], noise: int, *, history: bool = False) -> None:
        self.configs = np.array([one.config for one in options], object)
        self.state = State(history=history)
        self.slot = SimpleNamespace(noise=noise, games=0, config=0, learner=0)
        self.rewards = np.zeros((1, 5), np.float32)
        self.ended = np.zeros(1, np.int8)
        endless_games.begin(self.configs, [self.state], [self.slot], 0)
        endless_games.deal(self.configs, [self.state], [self.slot], 0)

    @property
    def config(self) -> Any:
        return self.configs[self.slot.config]

    def show(self, chooser: int = endless_games.LEARNER) -> list[int]:
        row = [0] * endless_games.WORDS
        endless_games.show(self.config, self.state, self.slot, chooser, row)
        return row

    def history(self, words: int) -> list[int]:
        row = [0] * words
        observe_history(self.config, self.state, self.state.actor, row, words)
        return row

    def advance(self, action: int, margin: float = 0.0) -> None:
        self.slot.noise = wrapped(self.slot.noise)
        endless_games.advance(self.configs, [self.state], [self.slot], [action], margin, self.rewards, self.ended, 0)
        endless_games.deal(self.configs, [self.state], [self.slot], 0)


def wrapped(noise: int) -> int:
    """As 64 bits with a sign, where interpreted numbers have no end."""
    return (noise + 2**63) % 2**64 - 2**63


def any_of(row: Any, chance: Random) -> int:
    return chance.choice([action for action in range(63) if int(row[CHOICES]) >> action & 1])
