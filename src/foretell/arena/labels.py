"""Short and unique names of entrants, for reports and pictures."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path

from .match_entrants import Entrant


def labels(entrants: Sequence[Entrant]) -> dict[str, str]:
    """Labels by name of entrant: the name of its player, or the whole name if two players have the same name."""
    found = {entrant.name: _label(entrant) for entrant in entrants}
    counts = Counter(found.values())
    return {name: label if counts[label] == 1 else name for name, label in found.items()}


def _label(entrant: Entrant) -> str:
    own = ":" in entrant.kind
    if own or "name" in dict(entrant.settings):
        called = getattr(entrant.make(0), "name", None)
        if isinstance(called, str) and called.isprintable() and called.strip():
            return called
    place, colon, rest = entrant.name.partition(".py:")
    return f"{Path(place).name}{colon}{rest}" if own else entrant.name


def shortened(names: Iterable[str], max_length: int) -> dict[str, str]:
    """Shorten names to at most `max_length` letters: cut them in the middle, and number them if still equal.

    >>> shortened(["search:seconds=1", "search:seconds=2", "novice"], 14)
    {'search:seconds=1': 'searc…econds=1', 'search:seconds=2': 'searc…econds=2', 'novice': 'novice'}
    """
    every = list(dict.fromkeys(names))
    found = {name: name for name in every if len(name) <= max_length}
    for name in every:
        if name not in found:
            taken = set(found.values())
            found[name] = next(short for short in _cuts(name, max_length) if short not in taken)
    return {name: found[name] for name in every}


def _cuts(name: str, max_length: int) -> Iterator[str]:
    head = (max_length - 1) * 2 // 5
    yield f"{name[:head]}…{name[head + 1 - max_length :]}"
    for number in count(2):
        yield f"{name[: max_length - 1 - len(str(number))]}…{number}"
