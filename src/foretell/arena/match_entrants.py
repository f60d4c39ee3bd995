"""The entrants of a match: two or more kinds of players with different names."""

from collections.abc import Mapping, Sequence

from ..errors import LocalizedError
from ..runner import Entrant, Maker, Setting

__all__ = ["Entrant", "Maker", "entrants_of"]

SEARCHING = ("search", "net-search")
"""The kinds of players that take a budget."""


def entrants_of(
    given: Sequence["str | Maker | Entrant"], budget: Mapping[str, Setting] | None = None
) -> tuple[Entrant, ...]:
    """Check two or more entrants with different names. `budget` is for searching players without settings."""
    entrants = tuple(_with_budget(Entrant.of(one), budget or {}) for one in given)
    names = [entrant.name for entrant in entrants]
    if len(names) < 2:
        raise LocalizedError("error-needs-entrants")
    for name in names:
        if names.count(name) > 1:
            example = f"{name}{',' if Entrant.of(name).settings else ':'}name=other"
            raise LocalizedError("error-entrant-twice", player=name, example=example)
    for entrant in entrants:
        entrant.check()  # report errors before the match, not from a worker process
    return entrants


def _with_budget(entrant: Entrant, budget: Mapping[str, Setting]) -> Entrant:
    if entrant.kind not in SEARCHING or entrant.settings or not budget:
        return entrant
    return Entrant.of(f"{entrant.name}:{','.join(f'{key}={value}' for key, value in budget.items())}")
