"""How sure a figure is: 95 % intervals by drawing the deals anew (bootstrap), never the games.

The games of one deal share its cards, and so are no news of each other; deals are.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
DRAWS = 2_000
MOST_UNITS = 2_048
"""More deals than these are drawn in bundles."""
EDGES = (2.5, 97.5)


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval; a single deal has none."""

    value: float
    low: float | None = None
    high: float | None = None

    def times(self, factor: float) -> "Estimate":
        """The same in another unit."""
        if self.low is None or self.high is None:
            return Estimate(self.value * factor)
        return Estimate(self.value * factor, self.low * factor, self.high * factor)


class Bootstrap:
    """Draws of deals, the same for all figures of a match.

    >>> Bootstrap(1000, seed="x").ratio(np.arange(1000), np.ones(1000)).value
    499.5
    """

    def __init__(self, deals: int, seed: str) -> None:
        self._starts = np.linspace(0, deals, min(deals, MOST_UNITS) + 1).astype(np.int64)[:-1]
        units = len(self._starts)
        chance = np.random.default_rng(np.frombuffer(seed.encode(), np.uint8))
        drawn = chance.integers(units, size=(DRAWS, units)) + np.arange(DRAWS)[:, None] * units
        self._weights = np.bincount(drawn.ravel(), minlength=DRAWS * units).reshape(DRAWS, units).astype(np.float64)

    def ratio(self, parts: npt.ArrayLike, wholes: npt.ArrayLike) -> Estimate:
        """The sum of `parts` over the sum of `wholes`, both (deals,)."""
        part, whole = (np.add.reduceat(np.asarray(each, np.float64), self._starts) for each in (parts, wholes))
        if not whole.sum():
            return Estimate(0.0)
        value = float(part.sum() / whole.sum())
        if np.count_nonzero(whole) == 1:
            return Estimate(value)
        drawn = self._weights @ np.stack((part, whole), axis=1)
        drawn = drawn[drawn[:, 1] > 0]
        low, high = np.percentile(drawn[:, 0] / drawn[:, 1], EDGES)
        return Estimate(value, min(float(low), value), max(float(high), value))
