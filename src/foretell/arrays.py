"""Types of the arrays that the compiled rules, the players, the arena and training share. Needs NumPy."""

from typing import Any

import numpy as np
import numpy.typing as npt

AnyArray = np.ndarray[Any, Any]
"""An array of any shape and type."""
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]
Records = npt.NDArray[np.void]
"""Structured arrays: games (`native.STATE`), options (`native.CONFIG`)."""
