"""Environments for reinforcement learning: PettingZoo, Gymnasium, and the features that the network reads.

`foretell.environments.foretell_v0` is the PettingZoo environment. Importing this package registers the vector
environment "Foretell-v0" with Gymnasium. It needs the extra `research`.
"""

from ..errors import installing

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"the environments need Gymnasium and PettingZoo. To install them, run: {installing('research')}",
        name="gymnasium",
    ) from error

from .features import FEATURES, features
from .names import GYMNASIUM_NAME, PETTINGZOO_NAME
from .vector import ForetellVectorEnv

__all__ = ["FEATURES", "GYMNASIUM_NAME", "PETTINGZOO_NAME", "ForetellVectorEnv", "features"]

if GYMNASIUM_NAME not in gymnasium.registry:
    gymnasium.register(GYMNASIUM_NAME, vector_entry_point="foretell.environments.vector:ForetellVectorEnv")
