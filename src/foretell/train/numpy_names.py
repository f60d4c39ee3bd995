"""Names that NumPy 2.4 has dropped, and that numba-cuda still looks up when it is imported."""

import numpy as np

NEW_NAMES = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}


def lend_names() -> None:
    """Put them back where they are missing. To be called before anything imports `numba.cuda`."""
    for old, new in NEW_NAMES.items():
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))
