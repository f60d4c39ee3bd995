"""How the user starts the `foretell` command on this machine."""

import shlex
import shutil
import sys
from pathlib import Path


def as_typed(command: str) -> str:
    """Return a command line that works when the user types it.

    It begins with "foretell" if the shell finds that command. In a clone it often does not: then it begins with the
    path that was typed, such as ".venv/bin/foretell".
    """
    return command.replace("foretell", _program(sys.argv[0]), 1)


def _program(started: str) -> str:
    if Path(started).parts[-2:] == ("foretell", "__main__.py"):
        return "python -m foretell"
    if Path(started).stem != "foretell" or not Path(started).is_file():
        return "foretell"
    found = shutil.which("foretell")
    return "foretell" if found is not None and Path(found).samefile(started) else shlex.quote(started)
