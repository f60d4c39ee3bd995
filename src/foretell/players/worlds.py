"""Samples worlds: full states of the game that a viewer cannot tell from the true one. Needs Numba.

>>> import foretell as ft
>>> from foretell.players.worlds import sample_worlds
>>> view = ft.Game(ft.Options(players=2), seed=bytes(32)).view(0)
>>> worlds = sample_worlds(view, 100, seed=1)
>>> own = int(worlds["hands"][0, 0])
>>> bool((worlds["hands"][:, 0] == own).all()), len(set(worlds["hands"][:, 1].tolist()))
(True, 100)
"""

from random import Random
from typing import TYPE_CHECKING, Literal, get_args

from ..errors import ForetellError
from ..game import View
from ..noise_bits import NOISE_BITS

if TYPE_CHECKING:
    from ..arrays import Records

Weighting = Literal["plausible", "uniform", "believed"]
"""How often a world comes up: by how well its hands explain what their holders did, as often as any other, or as the
network believes."""
MAX_WORLDS = 1_000_000


def sample_worlds(view: View, number: int, seed: int | str = 0, *, weighting: Weighting = "plausible") -> "Records":
    """Return `number` worlds as records of `foretell.native.STATE`, (number,).

    Each world agrees with everything in `view`: it gives the viewer the same observation. The same view, number and
    seed give the same worlds. Believed worlds also have the viewer's history, as records of `STATE_WITH_HISTORY`.
    """
    if weighting not in get_args(Weighting):
        raise ForetellError(f"worlds are 'plausible', 'uniform' or 'believed', not {weighting!r}")
    if not 1 <= number <= MAX_WORLDS:
        raise ForetellError(f"the number of worlds must be from 1 to {MAX_WORLDS}, not {number}")
    noise = Random(seed).getrandbits(NOISE_BITS)
    if weighting == "believed":
        from .net.net_player import networks  # noqa: PLC0415 (needs NumPy)
        from .net_search.believed_worlds import believed_worlds, seen_by  # noqa: PLC0415 (needs Numba)

        return believed_worlds(seen_by(view, networks().of(view.options.players)), number, noise)
    from .search.race import worlds_of  # noqa: PLC0415 (needs Numba)

    return worlds_of(view, number, noise, plausible=weighting == "plausible")
