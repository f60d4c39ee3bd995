"""Deprecated: use `View.observation`."""

import warnings

from ..game import View


def row_of(view: View) -> list[int]:
    """Return `view.observation` as a list."""
    warnings.warn("row_of(view) is now view.observation", DeprecationWarning, stacklevel=2)
    return list(view.observation)
