"""95 % confidence intervals by bootstrap.

The bootstrap resamples deals, not games, because the games of one deal share its cards and so are not independent.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

SAMPLES = 2_000
MAX_UNITS = 2_048
"""If there are more deals, neighbouring deals are resampled together."""
PERCENTILES = (2.5, 97.5)


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % confidence interval. With a single deal there is no interval."""

    value: float
    low: float | None = None
    high: float | None = None

    def times(self, factor: float) -> "Estimate":
        """The estimate in another unit."""
        if self.low is None or self.high is None:
            return Estimate(self.value * factor)
        return Estimate(self.value * factor, self.low * factor, self.high * factor)


class Bootstrap:
    """Samples of deals, the same for all figures of a match.

    >>> Bootstrap(1000, seed="x").ratio(np.arange(1000), np.ones(1000)).value
    499.5
    """

    def __init__(self, deals: int, seed: str) -> None:
        self._starts = np.linspace(0, deals, min(deals, MAX_UNITS) + 1).astype(np.int64)[:-1]
        units = len(self._starts)
        chance = np.random.default_rng(np.frombuffer(seed.encode(), np.uint8))
        drawn = chance.integers(units, size=(SAMPLES, units)) + np.arange(SAMPLES)[:, None] * units
        self._weights = np.bincount(drawn.ravel(), minlength=SAMPLES * units).reshape(SAMPLES, units).astype(np.float64)

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
        low, high = np.percentile(drawn[:, 0] / drawn[:, 1], PERCENTILES)
        return Estimate(value, min(float(low), value), max(float(high), value))
