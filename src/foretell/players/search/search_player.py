"""The searching player, and its beliefs."""

from math import inf
from random import Random
from typing import TYPE_CHECKING

from ...errors import ForetellError, LocalizedError, installing, shown
from ...game import Action, View
from ...noise_bits import NOISE_BITS

if TYPE_CHECKING:
    from ...arrays import Doubles

WORLDS = 256


class SearchPlayer:
    """Plays its choices out in worlds that it cannot tell from the true game, and takes the one that wins most often.

    It searches for `seconds`, or for a number of `simulations`; then the same seed makes the same choices. Needs Numba.

    >>> import foretell as ft
    >>> game = ft.Game(ft.Options(players=3), seed=bytes(32))
    >>> SearchPlayer(seed=1, simulations=50).choose(game.view(0)) in game.legal
    True
    """

    def __init__(
        self, seed: int | str = 0, name: str = "search", simulations: int | None = None, seconds: float | None = 1.0
    ) -> None:
        check_budget(simulations, seconds)
        prepare_search()
        self.name = name
        self._simulations = simulations
        self._seconds = seconds or 0.0
        self._seed = seed
        self._chance = Random(seed)

    def choose(self, view: View) -> Action:
        """The legal action that wins most often."""
        from .race import Budget, race_of  # noqa: PLC0415 (needs Numba)

        noise = self._chance.getrandbits(NOISE_BITS)
        if len(view.legal) == 1:
            return view.legal[0]
        number = race_of(view, noise).run(Budget(self._simulations, self._seconds))
        return next(action for action in view.legal if action.number == number)

    def belief(self, view: View) -> "Doubles":
        """What it believes about the others. Calling this does not change its choices."""
        return belief(view, seed=self._seed)


def check_budget(simulations: object, seconds: object) -> None:
    """Raise an error unless there is a valid number of simulations, or of seconds."""
    if simulations is None and seconds is None:
        raise ForetellError("a search needs a budget: simulations or seconds")
    if simulations is not None and (type(simulations) is not int or simulations < 1):
        raise LocalizedError("error-player-whole", setting="simulations", answer=shown(simulations))
    if simulations is None and (
        isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds < inf
    ):
        raise LocalizedError("error-player-positive", setting="seconds", answer=shown(seconds))


def belief(view: View, worlds: int = WORLDS, seed: int | str = 0) -> "Doubles":
    """float64 (opponents, 9): the probability of each of the nine ranks for each opponent, counted from the viewer."""
    check_numba()
    from .race import belief_of  # noqa: PLC0415 (needs Numba)

    return belief_of(view, worlds, Random(seed).getrandbits(NOISE_BITS))


def check_numba(player: str = "search") -> None:
    """Raise an error unless Numba is installed, which `player` needs."""
    try:
        import numba  # noqa: F401, PLC0415 (checks that it is there)
    except ModuleNotFoundError as error:
        raise LocalizedError("error-player-parts", player=player, package="numba", pip=installing("fast")) from error


def prepare_search() -> None:
    """Compile now, so that no decision has to wait. It takes up to a minute the first time."""
    check_numba()
    from .race import prepare  # noqa: PLC0415 (needs Numba)

    prepare()
