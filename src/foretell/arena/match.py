"""What is played: who, with which options, over which deals; and how that is cut into chunks of work."""

import hashlib
import importlib.util
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from .. import __version__
from ..errors import ForetellError, shown
from ..game import Options
from .entrants import Entrant
from .lineups import Lineup, lineups
from .sources import RULES, folder_digest

FORMAT = 3
"""The version of the files."""
MOST_DEALS = 100_000_000
GAMES_AT_ONCE = 4_096
"""In lockstep: as many as a core's cache holds, and enough to make light of NumPy's calls."""
FEWEST_AT_ONCE = 512
CHUNKS = 32
"""A line-up has so many at least, if it is large: whoever looks at the progress, or stops, has not long to wait."""


@dataclass(frozen=True)
class Chunk:
    """Some deals of one line-up, in all of its rotations: what is done in one go."""

    lineup: int
    first: int
    deals: int


@dataclass(frozen=True)
class Match:
    """All that decides what comes out. Nothing about how many cores or machines work at it."""

    entrants: tuple[Entrant, ...]
    options: Options = field(repr=False)
    deals: int
    seed: str

    def __post_init__(self) -> None:
        if type(self.deals) is not int or not 1 <= self.deals <= MOST_DEALS:
            raise ForetellError(f"deals are a number from 1 to {MOST_DEALS}, not {shown(self.deals)}")
        if not isinstance(self.seed, str) or not self.seed:
            raise ForetellError(f"the seed of a match is a text, not {shown(self.seed)}")

    @property
    def names(self) -> tuple[str, ...]:
        """Those of the entrants."""
        return tuple(entrant.name for entrant in self.entrants)

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        """Who sits with whom."""
        return lineups(len(self.entrants), self.options.players)

    @property
    def games(self) -> int:
        """How many there are in all."""
        return self.deals * sum(len(lineup.rotations) for lineup in self.lineups)

    @cached_property
    def in_lockstep(self) -> tuple[bool, ...]:
        """For each line-up: whether all of it chooses by rows, so that the compiled rules play many games at once."""
        fast = importlib.util.find_spec("numba") is not None
        return tuple(fast and all(self.entrants[one].in_rows for one in lineup.entrants) for lineup in self.lineups)

    def chunks(self, done: Sequence[int] = ()) -> list[Chunk]:
        """The work, in the order in which it is written down: deal by deal, as far as chunks are equally large.

        `done` is how many deals each line-up has behind it, if any.
        """
        begun = enumerate(done or [0] * len(self.lineups))
        every = (chunk for number, deals in begun for chunk in self._chunks_of(number, deals))
        return sorted(every, key=lambda chunk: (chunk.first, chunk.lineup))

    def _chunks_of(self, number: int, done: int) -> Iterator[Chunk]:
        rotations = len(self.lineups[number].rotations)
        step = 1
        if self.in_lockstep[number]:
            games = min(GAMES_AT_ONCE, max(FEWEST_AT_ONCE, self.deals * rotations // CHUNKS))
            step = max(1, games // rotations)
        for first in range(done, self.deals, step):
            yield Chunk(number, first, min(step, self.deals - first))

    def header(self) -> dict[str, Any]:
        """What a folder of results begins with; results with another header are another match."""
        options = self.options
        sheet = hashlib.sha256(repr((options.sheet.packed(), options.sheet.suit_strengths())).encode()).hexdigest()
        return {
            "format": FORMAT,
            "foretell": __version__,
            "rules": folder_digest(RULES),
            "entrants": list(self.names),
            "files": {entrant.name: files for entrant in self.entrants if (files := entrant.files())},
            "players": options.players,
            "side": options.side,
            "discard": options.discard,
            "heirs": options.heirs,
            "sheet": sheet,
            "deals": self.deals,
            "seed": self.seed,
            "lockstep": list(self.in_lockstep),
        }
