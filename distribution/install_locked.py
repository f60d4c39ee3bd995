"""Install locked requirements into the running environment: `python distribution/install_locked.py FILE [NAME ...]`.

With names, only these packages of the file are installed.

Two pips that write to one environment at the same time can break it, and `make` runs recipes in parallel. So this waits
for a lock in the environment before it starts pip.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Collection, Sequence
from pathlib import Path

from foretell.file_lock import FileLock

PIP = (
    sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--require-hashes",
    "--no-deps",  # the files list them all
    "--no-compile",  # Python compiles the modules that are used, when they are used
)  # fmt: skip


def selected(text: str, names: Collection[str]) -> str:
    """The entries of these packages, with their digests, from the text of a file of requirements."""
    entries = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)
    return "".join(entry for entry in entries if entry.partition("==")[0] in names)


def install(file: Path, names: Sequence[str]) -> int:
    """Install the packages, and return pip's exit status."""
    with tempfile.TemporaryDirectory() as folder, FileLock(Path(sys.prefix) / "install.lock", wait=True):
        wanted = file
        if names:
            wanted = Path(folder) / file.name
            wanted.write_text(selected(file.read_text("utf-8"), names), "utf-8")
        return subprocess.run([*PIP, "-r", str(wanted)], check=False).returncode


if __name__ == "__main__":
    sys.exit(install(Path(sys.argv[1]), sys.argv[2:]))
