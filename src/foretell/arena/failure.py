"""What is told of a player that fails."""

import importlib
import traceback
from pathlib import Path

from ..errors import ForetellError

_NOT_THEIRS = (Path(__file__).resolve().parent.parent, Path(importlib.__file__).resolve().parent)


def failure(error: Exception) -> str:
    """The error, with the file and the line that raised it, where that is in somebody's own code."""
    frames = traceback.extract_tb(error.__traceback__)
    foreign = [frame for frame in frames if _is_foreign(frame.filename)]
    told = str(error) if isinstance(error, ForetellError) else f"{type(error).__name__}: {error}"
    return f"{told} ({foreign[-1].filename}, line {foreign[-1].lineno})" if foreign else told


def _is_foreign(file: str) -> bool:
    path = Path(file).resolve()
    return not file.startswith("<") and not any(path.is_relative_to(folder) for folder in _NOT_THEIRS)
