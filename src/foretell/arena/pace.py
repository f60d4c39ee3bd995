"""How long decisions take: counted in a histogram, so that chunks can be put together."""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

BINS_A_DECADE = 20
FLOOR = 1e-9
"""Seconds; nothing is quicker."""


@dataclass
class Pace:
    """The decisions of one entrant: how many, in how many seconds, and how they spread."""

    decisions: int = 0
    seconds: float = 0.0
    bins: Counter[int] = field(default_factory=Counter)
    """Decisions by the logarithm of what each took."""

    def add(self, seconds: float, decisions: int = 1) -> None:
        """So many decisions were made together, in so many seconds."""
        self.decisions += decisions
        self.seconds += seconds
        self.bins[math.floor(BINS_A_DECADE * math.log10(max(seconds / decisions, FLOOR)))] += decisions

    def merge(self, other: "Pace") -> None:
        """Put the decisions of another chunk to these."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.bins.update(other.bins)

    @property
    def mean(self) -> float:
        """Seconds a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def quantile(self, part: float) -> float:
        """The seconds that `part` of the decisions stay below, as finely as the bins are: within 12 %."""
        left = part * self.decisions
        for at in sorted(self.bins):
            left -= self.bins[at]
            if left <= 0:
                return float(10 ** ((at + 0.5) / BINS_A_DECADE))
        return 0.0

    def as_json(self) -> dict[str, Any]:
        """To be written down."""
        bins = {str(at): self.bins[at] for at in sorted(self.bins)}
        return {"decisions": self.decisions, "seconds": round(self.seconds, 6), "bins": bins}

    @classmethod
    def from_json(cls, text: dict[str, Any]) -> "Pace":
        """What `as_json` gave."""
        bins = Counter({int(at): int(count) for at, count in text["bins"].items()})
        return cls(int(text["decisions"]), float(text["seconds"]), bins)
