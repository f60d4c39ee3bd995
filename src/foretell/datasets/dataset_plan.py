"""What a dataset contains: bots, options, games and a seed. The same plan always gives the same rows."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from .. import __version__
from ..arena import Match, entrants_of
from ..arena.lineups import FixedLineup
from ..arena.match import Chunk
from ..errors import ForetellError, shown
from ..game import Options
from ..game.record import RULES_VERSION
from ..rules.observation import OBSERVATION_VERSION
from ..runner import Entrant
from .dataset_columns import FORMAT

BLOCK = 50
"""Games that a worker plays together. After each block, the bots move one seat on."""
SHARD = 1_000
"""Games in one file."""
MAX_GAMES = 100_000_000


@dataclass(frozen=True)
class Block:
    """Some games with the same line-up."""

    first: int
    games: int
    lineup: int

    @property
    def chunk(self) -> Chunk:
        """The block as the arena plays it."""
        return Chunk(self.lineup, self.first, self.games)


@dataclass(frozen=True)
class DatasetPlan:
    """Everything that determines the rows of a dataset.

    >>> plan = DatasetPlan(("scripted", "random"), Options(players=2), games=120, seed="tea")
    >>> [(block.first, block.games, block.lineup) for block in plan.blocks(0)]
    [(0, 50, 0), (50, 50, 1), (100, 20, 0)]
    """

    bots: tuple[str, ...]
    """The bot in each seat of the first block."""
    options: Options = field(repr=False)
    games: int
    seed: str
    max_seconds: float | None = None

    def __post_init__(self) -> None:
        if len(self.bots) != self.options.players:
            raise ForetellError(f"{self.options.players} players need as many bots, not {len(self.bots)}")
        if type(self.games) is not int or not 1 <= self.games <= MAX_GAMES:
            raise ForetellError(f"the number of games must be from 1 to {MAX_GAMES}, not {shown(self.games)}")

    @cached_property
    def match(self) -> Match:
        """The games as a match of the arena."""
        kinds = tuple(dict.fromkeys(self.bots))
        seats = [kinds.index(bot) for bot in self.bots]
        turned = [tuple(seats[(seat - by) % len(seats)] for seat in range(len(seats))) for by in range(len(seats))]
        lineups = tuple(FixedLineup(seating) for seating in turned)
        entrants = entrants_of(kinds) if len(kinds) > 1 else (Entrant.of(kinds[0]),)
        return Match(entrants, self.options, self.games, self.seed, self.max_seconds, with_records=True, only=lineups)

    def seating(self, block: Block) -> tuple[str, ...]:
        """The bot in each seat."""
        return self.match.lineups[block.lineup].named(self.match.names)

    @property
    def shards(self) -> int:
        """The number of files of each table."""
        return -(-self.games // SHARD)

    def blocks(self, shard: int) -> Iterator[Block]:
        """The blocks of a file."""
        end = min((shard + 1) * SHARD, self.games)
        for first in range(shard * SHARD, end, BLOCK):
            yield Block(first, min(BLOCK, end - first), first // BLOCK % self.options.players)

    def header(self) -> dict[str, Any]:
        """What the dataset was made from. A dataset with another header has other rows."""
        options = self.options
        return {
            "format": FORMAT,
            "foretell": __version__,
            "rules_version": RULES_VERSION,
            "observation_version": OBSERVATION_VERSION,
            "bots": list(self.bots),
            "players": options.players,
            "side": options.side,
            "discard": options.discard,
            "heirs": options.heirs,
            "sheet": options.sheet.name,
            "sheet_digest": options.sheet.digest,
            "games": self.games,
            "seed": self.seed,
            "code": {name: self.match.header()[name] for name in ("rules", "files")},
        } | ({"max_seconds": self.max_seconds} if self.max_seconds is not None else {})
