"""What is told of a player that fails."""

import traceback
from pathlib import Path

from ..errors import ForetellError

_PACKAGE = Path(__file__).resolve().parent.parent


def failure(error: Exception) -> str:
    """The error, with the file and the line that raised it; of somebody's own code, rather than of Foretell."""
    frames = traceback.extract_tb(error.__traceback__)
    foreign = [frame for frame in frames if not Path(frame.filename).resolve().is_relative_to(_PACKAGE)]
    told = str(error) if isinstance(error, ForetellError) else f"{type(error).__name__}: {error}"
    return f"{told} ({foreign[-1].filename}, line {foreign[-1].lineno})" if foreign else told
