"""How much the tests do: enough to notice a mistake in `make test`, and all there is in `make thorough`."""

import os
from typing import TypeVar

THOROUGH = os.environ.get("FORETELL_TESTS") == "thorough"
T = TypeVar("T")


def effort(usual: T, thorough: T) -> T:
    """Return what this run should use: `effort(3_000, 10_000)` games."""
    return thorough if THOROUGH else usual
