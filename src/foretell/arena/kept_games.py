"""What a match keeps besides scores: the records of games, and the games that a player forfeited."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from ..game import Action, Game, Options
from ..runner import PlayerFailed


@dataclass(frozen=True)
class Forfeit:
    """A game that a player lost because it failed."""

    entrant: int
    deal: int
    error: PlayerFailed
    """It also has the record of the game up to the choice that failed."""


@dataclass
class KeptGames:
    """What is kept of a chunk."""

    records: dict[str, str] = field(default_factory=dict)
    """The records of the games, by the name of the file."""
    forfeits: list[Forfeit] = field(default_factory=list)

    def save(self, folder: Path) -> None:
        """Write the records into a folder."""
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in self.records.items():
            (folder / name).write_text(text, "utf-8")


def file_of(deal: int, sitting: Sequence[int]) -> str:
    """The name of the file of a record. `sitting` has the number of the entrant in each seat."""
    return f"deal-{deal}-seats-{'-'.join(map(str, sitting))}.record"


def replayed_record(options: Options, seed: bytes, names: tuple[str, ...], numbers: Iterable[tuple[int, int]]) -> str:
    """The record of a game of which only the seats and the numbers of the actions are known."""
    game = Game(options, seed, names)
    for seat, number in numbers:
        game.play(Action.of(game.phase, number), seat)
    return str(game.record())
