"""Let parallel test processes share what Numba compiles.

Two processes that need the same function at the same time would both compile it, for half a minute each. With this
module, one compiles it, and the other waits and reads it from the cache on disk.

`python -m tests.compiling` compiles the loops that most tests use. In one process that takes less time than in several,
because the loops share the rules that they call. Tests that need compiled code wait until it has finished.
"""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, wraps
from pathlib import Path
from typing import Any

from foretell import Game, Options
from foretell.file_lock import FileLock


@cache
def compile_once(*, wait: bool = True) -> None:
    """Make Numba wait for other processes that compile the same function, and for one that compiles everything."""
    from numba.core.dispatcher import Dispatcher  # noqa: PLC0415 (most tests do without)

    compile_alone = Dispatcher.compile

    @wraps(compile_alone)
    def compile_in_turn(self: Any, signature: Any) -> Any:
        if wait:
            _wait_for_everything()
        with _turn(self, signature):
            return compile_alone(self, signature)

    Dispatcher.compile = compile_in_turn


@contextmanager
def _turn(dispatcher: Any, signature: Any) -> Iterator[None]:
    """Wait until no other process compiles this function. Does nothing for a function without a cache on disk."""
    folder = getattr(dispatcher._cache, "cache_path", None)
    if folder is None:
        yield
        return
    function = dispatcher.py_func
    name = f"{function.__module__} {function.__qualname__} {function.__code__.co_firstlineno} {signature}"
    lock = Path(folder) / f"{hashlib.sha256(name.encode()).hexdigest()[:16]}.lock"
    lock.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(lock, wait=True):
        yield


@cache
def _everything() -> Path:
    """The lock of the process that compiles all loops."""
    from foretell.native.build import cache_folder  # noqa: PLC0415 (needs Numba)

    return cache_folder().with_name("everything.lock")


def _wait_for_everything() -> None:
    lock = _everything()
    if lock.exists():
        with FileLock(lock, wait=True):
            pass


def compile_everything() -> None:
    """Call each loop that many tests use once."""
    compile_once(wait=False)
    lock = _everything()
    lock.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(lock, wait=True):
        _call_batches()
        _call_players()
        _call_studies()


def _call_batches() -> None:
    import numpy as np  # noqa: PLC0415

    from foretell.native import OBSERVATION, Batch, OneGame, noise, seeds  # noqa: PLC0415

    for history in (False, True):
        games = Batch(Options(3).config, 2, threads=1, history=history)
        games.start(seeds(2, bytes(32)))
        games.observe()
        games.apply(games.legal() & 0)
        if history:
            games.observe_history()
        else:
            games.play_out(noise(2))
    game = OneGame(Options(3).config)
    game.deal(seeds(1, bytes(32))[0])
    game.observe(0, np.zeros(OBSERVATION, np.int64))
    game.play(0)
    game.pay(0, np.zeros(3), np.zeros(3))


def _call_players() -> None:
    import numpy as np  # noqa: PLC0415

    from foretell.players.net_search import NetSearchPlayer  # noqa: PLC0415
    from foretell.players.scripted.compiled_choices import choose_rows  # noqa: PLC0415
    from foretell.players.search import SearchPlayer  # noqa: PLC0415

    options = Options(2)
    view = Game(options, bytes(32)).view(0)
    choose_rows(options.config, np.array([view.observation]), np.array([1]))
    SearchPlayer(simulations=8).choose(view)
    NetSearchPlayer(simulations=8).choose(view)


def _call_studies() -> None:
    from foretell.study import MIN_GAMES, POLICIES, Study  # noqa: PLC0415
    from foretell.study.unit_work import play_unit  # noqa: PLC0415

    for policy in POLICIES:
        play_unit(Study(Options(3), MIN_GAMES, policy), 0)


if __name__ == "__main__":
    compile_everything()
