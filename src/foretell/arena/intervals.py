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
        part, whole = self._by_unit(parts), self._by_unit(wholes)
        if not whole.sum():
            return Estimate(0.0)
        value = float(part.sum() / whole.sum())
        if np.count_nonzero(whole) == 1:
            return Estimate(value)
        return _estimate(value, self._ratios(part, whole))

    def difference(
        self, parts: npt.ArrayLike, wholes: npt.ArrayLike, parts0: npt.ArrayLike, wholes0: npt.ArrayLike
    ) -> Estimate:
        """One ratio less another one over the same deals. What the two have in common cancels out.

        >>> Bootstrap(1000, seed="x").difference(np.arange(1, 1001), np.ones(1000), np.arange(1000), np.ones(1000))
        Estimate(value=1.0, low=1.0, high=1.0)
        """
        ours, theirs = (
            (self._by_unit(part), self._by_unit(whole)) for part, whole in ((parts, wholes), (parts0, wholes0))
        )
        if not (ours[1].sum() and theirs[1].sum()):
            return Estimate(0.0)
        value = float(ours[0].sum() / ours[1].sum() - theirs[0].sum() / theirs[1].sum())
        if np.count_nonzero(ours[1]) == 1:
            return Estimate(value)
        return _estimate(value, self._ratios(*ours) - self._ratios(*theirs))

    def _by_unit(self, values: npt.ArrayLike) -> npt.NDArray[np.float64]:
        return np.add.reduceat(np.asarray(values, np.float64), self._starts)

    def _ratios(self, part: npt.NDArray[np.float64], whole: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """The ratio in each sample; NaN where the whole is 0."""
        drawn = self._weights @ np.stack((part, whole), axis=1)
        ratios = np.full(len(drawn), np.nan)
        np.divide(drawn[:, 0], drawn[:, 1], out=ratios, where=drawn[:, 1] > 0)
        return ratios


def _estimate(value: float, samples: npt.NDArray[np.float64]) -> Estimate:
    low, high = np.percentile(samples[~np.isnan(samples)], PERCENTILES)
    return Estimate(value, min(float(low), value), max(float(high), value))
