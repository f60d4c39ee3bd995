"""Measures how long the parts of an iteration take."""

import time

import torch


class Stopwatch:
    """A stopwatch that waits for the device to finish."""

    def __init__(self, device: torch.device) -> None:
        self._device = device
        self.laps: dict[str, float] = {}
        self._last = self._now()

    def lap(self, name: str) -> None:
        """Record the time since the last lap under `name`."""
        now = self._now()
        self.laps[name] = now - self._last
        self._last = now

    @property
    def total(self) -> float:
        """Seconds of all laps."""
        return sum(self.laps.values())

    def _now(self) -> float:
        if self._device.type == "cuda":
            torch.cuda.synchronize()
        return time.perf_counter()
