"""Names that NumPy 2.4 removed, and that numba-cuda still needs."""

import numpy as np

NEW_NAMES = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}


def lend_names() -> None:
    """Add the missing names to NumPy. Call this before the first kernel is compiled."""
    for old, new in NEW_NAMES.items():
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))
