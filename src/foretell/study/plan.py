"""A study: what is played, and how it is split into units.

A unit plays some deals of each sheet and then, on the first of these deals, every intervention. Units are independent
and alike, so the differences between them give the confidence intervals.
"""

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from .. import __version__
from ..errors import ForetellError, LocalizedError, shown
from ..game import Options
from ..runner.sources import PLAYERS, RULES, folder_digest
from ..sheets import Sheet
from .interventions import Condition, Intervention, changed_cards, changes, interventions

FORMAT = 1
"""The version of the result files."""
POLICIES = ("quick", "scripted", "random")
"""The players that studies know. All run compiled, and none uses more than its seat may know."""
MIN_GAMES = 5_000
MAX_GAMES = 1_000_000_000
MAX_UNITS = 256
MIN_UNITS = 32
"""With fewer units, the intervals would be too narrow."""


@dataclass(frozen=True)
class Study:
    """Everything that determines the results, and nothing about the cores or machines that play."""

    options: Options = field(repr=False)
    games: int
    """The games to play. A single round counts as a third of a game."""
    policy: str = "quick"
    seed: str = "study"
    other: Sheet | None = field(default=None, repr=False)
    """A sheet to compare with that of the options."""

    def __post_init__(self) -> None:
        if type(self.games) is not int or not MIN_GAMES <= self.games <= MAX_GAMES:
            raise ForetellError(f"the number of games must be from {MIN_GAMES} to {MAX_GAMES}, not {shown(self.games)}")
        if self.policy not in POLICIES:
            raise ForetellError(f"there is no policy {shown(self.policy)}; the policies are {', '.join(POLICIES)}")
        if not isinstance(self.seed, str) or not self.seed:
            raise ForetellError(f"the seed of a study must be a text, not {shown(self.seed)}")
        if self.other is not None and self.other == self.options.sheet:
            raise LocalizedError("error-sheets-alike", first=self.options.sheet.name, other=self.other.name)

    @cached_property
    def tables(self) -> tuple[Options, ...]:
        """The options of each sheet, the first one first."""
        if self.other is None:
            return (self.options,)
        return self.options, replace(self.options, sheet=self.other)

    @cached_property
    def interventions(self) -> tuple[Intervention, ...]:
        """What is changed for one seat."""
        sheet = self.options.sheet
        return interventions(sheet) if self.other is None else changes(sheet, self.other)

    @property
    def changed_cards(self) -> tuple[str, ...]:
        """The cards whose text differs between the two sheets."""
        return () if self.other is None else changed_cards(self.options.sheet, self.other)

    @cached_property
    def conditions(self) -> tuple[Condition, ...]:
        """The conditions of all interventions, each once."""
        every = (condition for each in self.interventions for condition in (each.without, each.having))
        return tuple(dict.fromkeys(every))

    @property
    def _cost(self) -> float:
        """The length of one deal under all conditions, in games."""
        return sum(condition.cost for condition in self.conditions)

    @property
    def units(self) -> int:
        """The number of units."""
        deals = self.games / 2 / self._cost if self.interventions else self.games
        return max(MIN_UNITS, min(MAX_UNITS, int(deals)))

    @property
    def deals(self) -> int:
        """The deals of one unit for each sheet. Half of the games are for the interventions, if there are any."""
        games = self.games / (2 if self.interventions else 1)
        return max(1, round(games / len(self.tables) / self.units))

    @property
    def changed_deals(self) -> int:
        """The deals of one unit with interventions."""
        if not self.interventions:
            return 0
        return min(self.deals, max(1, round(self.games / 2 / self._cost / self.units)))

    def header(self) -> dict[str, Any]:
        """The first line of saved results. Results with another header belong to another study."""
        options = self.options
        return {
            "format": FORMAT,
            "foretell": __version__,
            "rules": folder_digest(RULES),
            "policies": folder_digest(PLAYERS),
            "policy": self.policy,
            "players": options.players,
            "side": options.side,
            "discard": options.discard,
            "heirs": options.heirs,
            "sheets": [table.sheet.digest for table in self.tables],
            "sheet_names": [table.sheet.name for table in self.tables],
            "games": self.games,
            "units": self.units,
            "deals": self.deals,
            "changed_deals": self.changed_deals,
            "seed": self.seed,
        }
