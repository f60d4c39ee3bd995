"""A progress bar on standard error, if that is a terminal."""

import sys
import time
from typing import TextIO

from .terminal import NARROWEST

STEP = 0.1
"""Seconds between two updates."""
BAR = 24


class Progress:
    """Shows the progress of a long task. Prints nothing if standard error is not a terminal."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self._total = max(total, 1)
        self._stream = sys.stderr if stream is None else stream
        self._shown = self._stream.isatty()
        self._last = 0.0

    def show(self, done: int, label: str) -> None:
        """Show that `done` of the `total` steps are done."""
        now = time.monotonic()
        if not self._shown or (done < self._total and now - self._last < STEP):
            return
        self._last = now
        full = BAR * done // self._total
        self._stream.write(f"\r[{'#' * full}{'.' * (BAR - full)}] {label}")
        self._stream.flush()

    def end(self) -> None:
        """Erase the bar."""
        if self._shown:
            self._stream.write("\r" + " " * (NARROWEST + BAR) + "\r")
            self._stream.flush()
