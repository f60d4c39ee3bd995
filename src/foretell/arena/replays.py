"""Replay the games of a chunk together with the compiled rules. Needs Numba."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from ..arrays import Ints
from ..errors import ForetellError
from ..game import Record
from ..native import Batch
from ..rules import Config


@dataclass(frozen=True)
class Step:
    """One decision in each game that is still going."""

    ply: int
    games: Ints
    """(n,): the numbers of the games."""
    actions: Ints
    """(n,)"""


class Replays:
    """Games that have been played, as records. While `steps` runs, `batch` has the states before each decision."""

    def __init__(self, config: Config, records: Sequence[Record], *, history: bool = False) -> None:
        self._actions = [np.array([ply.action.number for ply in record.plies], np.int64) for record in records]
        self.decisions = np.array([len(actions) for actions in self._actions], np.int64)
        """(games,): the number of decisions of each game."""
        self.batch = Batch(config, len(records), threads=1, history=history)
        seeds = b"".join(record.seed for record in records)
        self.batch.start(np.frombuffer(seeds, "<u4").reshape(len(records), 8).astype(np.int64))

    def steps(self) -> Iterator[Step]:
        """Yield each step, then carry it out. In the end, every game is over."""
        for ply in range(int(self.decisions.max(initial=0))):
            games = np.flatnonzero(self.decisions > ply)
            actions = np.array([self._actions[game][ply] for game in games], np.int64)
            yield Step(ply, games, actions)
            every = np.full(len(self.batch), -1, np.int64)
            every[games] = actions
            if not self.batch.apply(every)[games].all():
                raise ForetellError("a record does not follow the rules; check it with foretell verify")
