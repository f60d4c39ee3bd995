"""The rules compiled for the CPU and the GPU, and batches of games that use them.

This package needs Numba (`pip install "foretell[fast]"`). `foretell.native.gpu` runs on GPUs and needs a CUDA device.
"""

from ..errors import installing

try:
    import numba  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"the compiled rules need Numba. To install it, run: {installing('fast')}", name="numba"
    ) from error

from ..arrays import Ints
from ..rules.history import HISTORY, observe_history
from ..rules.observation import OBSERVATION, OBSERVATION_VERSION, observe
from ..rules.utilities import UTILITIES, Utility
from .batch import Batch, noise, play_out_kernel, seeds, strengths
from .build import cache_folder, source_digest
from .checks import AUTORESET_MODES
from .layout import CONFIG, STATE, STATE_WITH_HISTORY, States, pack, pack_config, unpack
from .one_game import ILLEGAL, OneGame
from .policies import Policy, below, next_noise, uniform

__all__ = [
    "AUTORESET_MODES",
    "CONFIG",
    "HISTORY",
    "ILLEGAL",
    "OBSERVATION",
    "OBSERVATION_VERSION",
    "STATE",
    "STATE_WITH_HISTORY",
    "UTILITIES",
    "Batch",
    "Ints",
    "OneGame",
    "Policy",
    "States",
    "Utility",
    "below",
    "cache_folder",
    "next_noise",
    "noise",
    "observe",
    "observe_history",
    "pack",
    "pack_config",
    "play_out_kernel",
    "seeds",
    "source_digest",
    "strengths",
    "uniform",
    "unpack",
]
