"""Where compiled code is kept."""

import os
from pathlib import Path


def cache_root() -> Path:
    """Return the folder that `FORETELL_CACHE` names, or `foretell` in the user's cache folder."""
    named = os.environ.get("FORETELL_CACHE")
    if named:
        return Path(named)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "foretell"
