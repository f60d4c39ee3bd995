"""How long decisions take, as a histogram, so that the times of chunks can be added."""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

BINS_PER_DECADE = 20
MIN_SECONDS = 1e-9
"""Shorter times count as this one."""


@dataclass
class DecisionTimes:
    """The times of one entrant's decisions."""

    decisions: int = 0
    seconds: float = 0.0
    bins: Counter[int] = field(default_factory=Counter)
    """The number of decisions by the logarithm of their time."""

    def add(self, seconds: float, decisions: int = 1) -> None:
        """Add a number of decisions that together took some seconds."""
        self.decisions += decisions
        self.seconds += seconds
        self.bins[math.floor(BINS_PER_DECADE * math.log10(max(seconds / decisions, MIN_SECONDS)))] += decisions

    def merge(self, other: "DecisionTimes") -> None:
        """Add the times of another chunk."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.bins.update(other.bins)

    @property
    def mean(self) -> float:
        """Average seconds per decision."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def quantile(self, part: float) -> float:
        """The seconds within which this part of the decisions ended. The bins make it exact to 12 %."""
        left = part * self.decisions
        for at in sorted(self.bins):
            left -= self.bins[at]
            if left <= 0:
                return float(10 ** ((at + 0.5) / BINS_PER_DECADE))
        return 0.0

    def as_json(self) -> dict[str, Any]:
        """The times as JSON values."""
        bins = {str(at): self.bins[at] for at in sorted(self.bins)}
        return {"decisions": self.decisions, "seconds": round(self.seconds, 6), "bins": bins}

    @classmethod
    def from_json(cls, text: dict[str, Any]) -> "DecisionTimes":
        """Read the values of `as_json`."""
        bins = Counter({int(at): int(count) for at, count in text["bins"].items()})
        return cls(int(text["decisions"]), float(text["seconds"]), bins)
