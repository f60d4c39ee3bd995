"""Build backend: hatchling, which also asks for Node when the browser table has to be built, and for mypyc to compile.

Editable installs never ask for it, so they stay light.
"""

from pathlib import Path
from typing import Any

from hatchling import build as hatchling
from hatchling.build import build_editable, build_sdist, build_wheel, get_requires_for_build_editable

from mypyc_modules import REQUIREMENTS
from table_site import NODE_REQUIREMENT, find_npm, needs_building, wants_compiling

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

# Optional hooks, which hatchling does not define when pip runs it.
for _name in ("prepare_metadata_for_build_wheel", "prepare_metadata_for_build_editable"):
    _hook = getattr(hatchling, _name, None)
    if _hook is not None:
        globals()[_name] = _hook


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What a source archive needs to be built (PEP 517)."""
    return [*hatchling.get_requires_for_build_sdist(config_settings), *_node()]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What a wheel needs to be built (PEP 517)."""
    mypyc = REQUIREMENTS if wants_compiling() else ()
    return [*hatchling.get_requires_for_build_wheel(config_settings), *_node(), *mypyc]


def _node() -> list[str]:
    return [NODE_REQUIREMENT] if needs_building(Path.cwd()) and find_npm() is None else []
