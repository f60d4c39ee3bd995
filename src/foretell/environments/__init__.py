"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel, reduced games, and features.

`foretell.environments.foretell_v0` is the PettingZoo environment. Importing this package registers the vector
environment "Foretell-v0" with Gymnasium. Both need the extra `research`. `foretell.environments.python_foretell` is the
game for OpenSpiel.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NoReturn

from ..errors import installing
from .names import GYMNASIUM_NAME, OPENSPIEL_NAME, PETTINGZOO_NAME

if TYPE_CHECKING:
    from .network_features import FEATURE_WORDS, FEATURES, feature_words, features
    from .vector import ForetellVectorEnv

__all__ = [
    "FEATURES",
    "FEATURE_WORDS",
    "GYMNASIUM_NAME",
    "OPENSPIEL_NAME",
    "PETTINGZOO_NAME",
    "ForetellVectorEnv",
    "feature_words",
    "features",
]

_MODULES = {
    **dict.fromkeys(("FEATURES", "FEATURE_WORDS", "feature_words", "features"), "network_features"),
    "ForetellVectorEnv": "vector",
}
"""The modules of names that need more packages. They are imported when somebody asks for the name."""


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        globals()[name] = getattr(import_module(f".{_MODULES[name]}", __name__), name)
    except ModuleNotFoundError as error:
        message = f"the environments need {error.name}. To install it, run: {installing('research')}"
        raise ModuleNotFoundError(message, name=error.name) from error
    return globals()[name]


def _one_env(**_: object) -> NoReturn:
    import gymnasium  # noqa: PLC0415 (only if it is there)

    message = f"{GYMNASIUM_NAME} plays many games at once: call gymnasium.make_vec({GYMNASIUM_NAME!r}, num_envs=64)"
    raise gymnasium.error.Error(message)


def _register() -> None:
    import gymnasium  # noqa: PLC0415 (only if it is there)

    if GYMNASIUM_NAME not in gymnasium.registry:
        vectors = "foretell.environments.vector:ForetellVectorEnv"
        gymnasium.register(GYMNASIUM_NAME, entry_point=_one_env, vector_entry_point=vectors)


if find_spec("gymnasium"):
    _register()
