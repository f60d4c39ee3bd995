"""A match: its entrants, options and deals, and how it is split into chunks."""

import hashlib
import importlib.util
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, get_args

from .. import __version__
from ..errors import ForetellError, shown
from ..game import Options
from ..game.record import MAX_NAME
from ..runner.sources import RULES, folder_digest
from .labels import labels, shortened
from .lineups import Lineup, lineups
from .match_entrants import Entrant

FORMAT = 3
"""The version of the result files."""
MAX_DEALS = 100_000_000
MAX_GAMES_AT_ONCE = 4_096
"""In lockstep: they fit into the cache of a core, and the cost of NumPy's calls is small."""
MIN_GAMES_AT_ONCE = 512
MIN_CHUNKS = 32
"""A large line-up has at least this many chunks, so that progress shows early and Ctrl-C loses little."""


OnError = Literal["stop", "forfeit"]
ON_ERROR: tuple[OnError, ...] = get_args(OnError)


@dataclass(frozen=True)
class Chunk:
    """Some deals of one line-up, in all rotations. A worker plays one chunk at a time."""

    lineup: int
    first: int
    deals: int


@dataclass(frozen=True)
class Match:
    """Everything that determines the results, and nothing about the cores or machines that play."""

    entrants: tuple[Entrant, ...]
    options: Options = field(repr=False)
    deals: int
    seed: str
    max_seconds: float | None = None
    """The time limit for each choice."""
    on_error: OnError = "stop"
    """What happens if a player fails: the match stops, or the player loses the game."""
    with_records: bool = False
    """Whether chunks contain the records of their games."""
    only: tuple[Lineup, ...] = ()
    """The line-ups to play. If it is empty, the match plays all of them."""

    def __post_init__(self) -> None:
        if type(self.deals) is not int or not 1 <= self.deals <= MAX_DEALS:
            raise ForetellError(f"the number of deals must be from 1 to {MAX_DEALS}, not {shown(self.deals)}")
        if not isinstance(self.seed, str) or not self.seed:
            raise ForetellError(f"the seed of a match must be a text, not {shown(self.seed)}")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the entrants."""
        return tuple(entrant.name for entrant in self.entrants)

    @cached_property
    def _seat_labels(self) -> tuple[str, ...]:
        called = labels(self.entrants)
        short = shortened(called.values(), MAX_NAME)
        return tuple(short[called[name]].strip() for name in self.names)

    def seat_names(self, sitting: Iterable[int]) -> tuple[str, ...]:
        """The names of the seats in a record. `sitting` has the number of the entrant in each seat."""
        return tuple(self._seat_labels[number] for number in sitting)

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        """The tables to play."""
        return self.only or lineups(len(self.entrants), self.options.players)

    @property
    def games(self) -> int:
        """The number of games."""
        return self.deals * sum(len(lineup.rotations) for lineup in self.lineups)

    @cached_property
    def in_lockstep(self) -> tuple[bool, ...]:
        """For each line-up, whether all its players choose from rows, so that games can run in lockstep."""
        limited = self.max_seconds is not None or self.on_error != "stop"  # these need single games
        fast = importlib.util.find_spec("numba") is not None and not limited
        return tuple(fast and all(self.entrants[one].in_rows for one in lineup.entrants) for lineup in self.lineups)

    def chunks(self, done: Sequence[int] = ()) -> list[Chunk]:
        """The chunks to play, in the order in which they are saved: by first deal, then by line-up.

        `done` is the number of deals that each line-up has already played.
        """
        begun = enumerate(done or [0] * len(self.lineups))
        every = (chunk for number, deals in begun for chunk in self._chunks_of(number, deals))
        return sorted(every, key=lambda chunk: (chunk.first, chunk.lineup))

    def _chunks_of(self, number: int, done: int) -> Iterator[Chunk]:
        rotations = len(self.lineups[number].rotations)
        step = 1
        if self.in_lockstep[number]:
            games = min(MAX_GAMES_AT_ONCE, max(MIN_GAMES_AT_ONCE, self.deals * rotations // MIN_CHUNKS))
            step = max(1, games // rotations)
        for first in range(done, self.deals, step):
            yield Chunk(number, first, min(step, self.deals - first))

    def header(self) -> dict[str, Any]:
        """The first line of saved results. Results with another header belong to another match."""
        options = self.options
        sheet = hashlib.sha256(repr((options.sheet.packed(), options.sheet.suit_strengths())).encode()).hexdigest()
        header = {
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
        if self.max_seconds is not None:
            header["max_seconds"] = self.max_seconds
        if self.on_error != "stop":
            header["on_error"] = self.on_error
        if self.only:
            header["only"] = [list(lineup.seats) for lineup in self.only]
        return header
