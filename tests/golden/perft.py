"""Node counts: the number of sequences of legal actions of a given length from a position.

The counts stand in perft.toml, by hand-chosen positions. Chance is part of a position (its seed), so a count is
one number, and every change of the rules that opens, closes or asks for a decision anywhere near moves it.
"""

import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from textwrap import wrap

from foretell import Game, Position
from foretell.rules import Config, State, apply

FILE = Path(__file__).with_name("perft.toml")
HEADER = """\
# Node counts (perft): counts[d - 1] is the number of sequences of d legal actions from the position, the seed of
# chance being the position's. A position is the one line of foretell.Position, wrapped at spaces.
#
# To count again after an intended change of the rules: python -m tests.golden.regenerate
# To add a position: write it at the end with a zero for each depth, as in counts = [0, 0], and do the same.
"""


@dataclass(frozen=True)
class Perft:
    name: str
    position: str
    counts: tuple[int, ...]

    def counted(self) -> "Perft":
        """Return the same position with the counts of the present rules, to the same depths."""
        game = Game.from_position(Position.parse(self.position))
        depths = range(1, len(self.counts) + 1)
        return replace(self, counts=tuple(nodes(game.options.config, game._state, depth) for depth in depths))

    def __str__(self) -> str:
        lines = wrap(self.position, 112, break_long_words=False, break_on_hyphens=False)
        counts = ", ".join(f"{count:_}" for count in self.counts)
        text = "\n".join(lines)
        return f'[[position]]\nname = "{self.name}"\nposition = """\n{text}"""\ncounts = [{counts}]\n'


def read() -> tuple[Perft, ...]:
    entries = tomllib.loads(FILE.read_text("utf-8"))["position"]
    return tuple(Perft(entry["name"], " ".join(entry["position"].split()), tuple(entry["counts"])) for entry in entries)


def text_of(perfts: tuple[Perft, ...]) -> str:
    return "\n".join([HEADER, *map(str, perfts)])


def nodes(config: Config, s: State, depth: int) -> int:
    """Count with the rules alone. The last ply is counted without being played."""
    if depth == 1:
        return s.legal.bit_count()
    total = 0
    for action in actions(s.legal):
        child = s.copy()
        child.trace = None
        apply(config, child, action)
        total += nodes(config, child, depth - 1)
    return total


def nodes_by_game(game: Game, depth: int) -> int:
    """Count with the Python API: copies of games, and actions as objects."""
    if depth == 0:
        return 1
    total = 0
    for action in game.legal:
        child = game.copy()
        child.play(action)
        total += nodes_by_game(child, depth - 1)
    return total


def actions(legal: int) -> list[int]:
    return [action for action in range(legal.bit_length()) if legal >> action & 1]
