"""Chooses the puzzles of the package from those that were found, and writes the files."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import foretell as ft
from foretell.puzzles import THEMES

from .finding import STAY, Found, options_of

FILE = Path(ft.__file__).parent / "puzzles" / "puzzles.json"
VERSION = 1
NUMBER = 500
SHARES = {"prediction": 0.34, "effect": 0.34, "all-in": 0.2, "eye": 0.12}
"""The share of each theme, if there are enough of it."""
RATING_STEP = 100


def read_found(files: Iterable[Path]) -> list[Found]:
    """The puzzles in files of `find`."""
    lines = [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if "theme" in line]


def chosen(found: Sequence[Found], number: int = NUMBER) -> list[Found]:
    """At most `number` different puzzles: each theme by its share, and within a theme all ratings alike.

    There is at most one of each round, because a later one would tell the answer of an earlier one. So themes with few
    puzzles choose first.
    """
    left = list({key_of(puzzle): puzzle for puzzle in found}.values())
    picked: list[Found] = []

    def pick(theme: str | None, wanted: int) -> None:
        nonlocal left
        for puzzle in _spread([one for one in left if theme in (one["theme"], None)]):
            if wanted and puzzle in left:
                picked.append(puzzle)
                wanted -= 1
                left = [one for one in left if round_of(one) != round_of(puzzle)]

    there = Counter(puzzle["theme"] for puzzle in left)
    for theme in sorted(THEMES, key=lambda theme: there[theme] / SHARES[theme]):
        pick(theme, round(SHARES[theme] * number))
    pick(None, number - len(picked))
    return sorted(picked, key=lambda puzzle: (puzzle["rating"], puzzle["theme"], puzzle["game"], len(puzzle["tokens"])))


def key_of(puzzle: Found) -> tuple[str, ...]:
    """What makes two puzzles the same: the theme, the choices and the cards that they are about."""
    return (puzzle["theme"], puzzle["tokens"][-40:], *sorted(puzzle["odds"] or puzzle["chances"]))


def round_of(puzzle: Found) -> tuple[int, int]:
    """The round that a puzzle is from."""
    return puzzle["game"], puzzle["round"]


def _spread(puzzles: Sequence[Found]) -> list[Found]:
    """The puzzles from each step of the rating in turn, those with the largest margin first."""
    places: Counter[int] = Counter()
    ranked: list[tuple[int, int, int, Found]] = []
    for puzzle in sorted(puzzles, key=lambda one: -one["margin"]):
        step = int(puzzle["rating"]) // RATING_STEP
        ranked.append((places[step], step, len(ranked), puzzle))
        places[step] += 1
    return [puzzle for _, _, _, puzzle in sorted(ranked)]


def write(puzzles: Sequence[Found], file: Path = FILE) -> None:
    """Write the file of the package, a puzzle on each line."""
    lines = ",\n".join(json.dumps(entry(puzzle), ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles)
    file.write_text(f'{{"version":{VERSION},"puzzles":[\n{lines}\n]}}\n', encoding="utf-8")


def entry(puzzle: Found) -> dict[str, object]:
    """A puzzle as the file has it."""
    chances, odds = puzzle["chances"], puzzle["odds"]
    tokens = list(chances or odds)
    return {
        "theme": puzzle["theme"],
        "rating": int(puzzle["rating"]),
        "players": options_of(puzzle["game"]).players,
        "source": f"puzzles {puzzle['game']}",
        "tokens": puzzle["tokens"],
        "choices": [[token, _rounded(chances.get(token)), _rounded(odds.get(token))] for token in tokens],
        "answers": puzzle["right"],
        "reasons": [[key, other, _rounded(better), _rounded(worse)] for key, other, better, worse in puzzle["reasons"]],
        **({"instead": puzzle["best"]} if puzzle["right"] == [STAY] else {}),
    }  # fmt: skip


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 3)
