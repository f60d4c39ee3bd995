"""A time limit for the choices of players."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import FrameType
from typing import NoReturn

from ..errors import LocalizedError
from ..game import Action, SeatView
from ..players import Player, choose_action


class TooSlow(LocalizedError):  # noqa: N818 (it says what happened)
    """A player thought for too long."""


def choose_in_time(player: Player, view: SeatView, max_seconds: float | None) -> Action:
    """Let a player watch and choose. Raise TooSlow if that takes longer than `max_seconds`."""
    return limited(partial(choose_action, player), view, max_seconds)


def limited(choose: Callable[[SeatView], Action], view: SeatView, max_seconds: float | None) -> Action:
    """Call a function that chooses. Raise TooSlow if that takes longer than `max_seconds`."""
    if max_seconds is None:
        return choose(view)
    too_slow = TooSlow("error-bot-slow", seconds=max_seconds, phase=view.phase)
    began = time.perf_counter()
    with _alarm(max_seconds, too_slow):
        action = choose(view)
    if time.perf_counter() - began > max_seconds:
        raise too_slow
    return action


@contextmanager
def _alarm(seconds: float, error: Exception) -> Iterator[None]:
    """Raise an error in the running code after some seconds.

    This needs a signal, so it works only in the main thread and not on Windows. Compiled code that does not return
    cannot be interrupted either. In these cases, the time is checked after the choice.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(_signal: int, _frame: FrameType | None) -> NoReturn:
        raise error

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
