"""The network with a look-ahead, as a player."""

from pathlib import Path
from random import Random

from ...arrays import Floats
from ...game import Action, View
from ...noise_bits import NOISE_BITS
from ..net.net_player import DEFAULT_LEAST, WEIGHTS, NetPlayer, networks
from ..search.search_player import check_budget, check_numba


class NetSearchPlayer:
    """Plays the network's likeliest choices out to the end of the round, and takes the one that wins most often.

    It predicts as the Net does. It looks ahead for `seconds`, or for a number of `simulations`; then the same seed
    makes the same choices. Needs Numba.

    >>> import foretell as ft
    >>> game = ft.Game(ft.Options(players=3), seed=bytes(32))
    >>> NetSearchPlayer(seed=1, simulations=20).choose(game.view(0)) in game.legal
    True
    """

    def __init__(
        self,
        seed: int | str = 0,
        name: str = "net-search",
        simulations: int | None = None,
        seconds: float | None = 1.0,
        weights: str | Path = WEIGHTS,
        weights_for_two: str | Path | None = None,
    ) -> None:
        check_budget(simulations, seconds)
        check_numba("net-search")
        from .look_ahead import prepare  # noqa: PLC0415 (needs Numba)

        self.name = name
        self._simulations = simulations
        self._seconds = seconds or 0.0
        self._net = NetPlayer(seed, name, weights, weights_for_two=weights_for_two)
        self._networks = networks(weights, weights_for_two)
        self._chance = Random(f"net-search {seed}")
        prepare(self._networks.for_more)

    def choose(self, view: View) -> Action:
        """The legal action that wins most often, among those that the network finds likely."""
        if view.phase == "predict" or len(view.legal) == 1:
            return self._net.choose(view)
        from ..search.race import Budget  # noqa: PLC0415 (needs Numba)
        from .look_ahead import look_ahead  # noqa: PLC0415 (needs Numba)

        budget = Budget(self._simulations, self._seconds)
        network = self._networks.of(view.options.players)
        ahead = look_ahead(view, network, DEFAULT_LEAST, self._chance.getrandbits(NOISE_BITS))
        number = ahead.run(budget)
        return next(action for action in view.legal if action.number == number)

    def belief(self, view: View) -> Floats:
        """float32 (4, 9): what the network believes about the ranks of the others."""
        return self._net.belief(view)
