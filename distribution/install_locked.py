"""Install locked requirements into the running environment: `python distribution/install_locked.py FILE [NAME ...]`.

With names, only these packages of the file are installed.

Two pips that write to one environment at the same time can break it, and `make` runs recipes in parallel. So this waits
for a lock in the environment before it starts pip.

uv installs the packages, because it is about ten times as fast as pip. Where it fails, for example because only pip is
set up for the package index of the machine, pip installs them.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Collection, Sequence
from importlib.util import find_spec
from pathlib import Path

from foretell.file_lock import FileLock

PIP = (
    sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--require-hashes",
    "--no-deps",  # the files list them all
    "--no-compile",  # Python compiles the modules that are used, when they are used
)  # fmt: skip
GET_UV = (*PIP, "--only-binary=:all:", "-r", str(Path(__file__).parents[1] / "requirements" / "uv.txt"))
UV = (
    sys.executable, "-m", "uv", "pip", "install", "--quiet", "--require-hashes", "--no-deps",
    "--python", sys.executable,
    "--link-mode=copy",  # a change to an installed file must not reach other environments
)  # fmt: skip


def selected(text: str, names: Collection[str]) -> str:
    """The entries of these packages, with their digests, from the text of a file of requirements."""
    entries = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)
    return "".join(entry for entry in entries if entry.partition("==")[0] in names)


def install(file: Path, names: Sequence[str]) -> int:
    """Install the packages with uv, or else with pip. Return the exit status."""
    with tempfile.TemporaryDirectory() as folder, FileLock(Path(sys.prefix) / "install.lock", wait=True):
        wanted = file
        if names:
            wanted = Path(folder) / file.name
            wanted.write_text(selected(file.read_text("utf-8"), names), "utf-8")
        if has_uv() and succeeds([*UV, "-r", str(wanted)]):
            return 0
        return subprocess.run([*PIP, "-r", str(wanted)], check=False).returncode


def has_uv() -> bool:
    """Whether uv is in this environment. Installs it if it is not."""
    return find_spec("uv") is not None or succeeds(GET_UV)


def succeeds(command: Sequence[str]) -> bool:
    """Run a command without its output: if it fails, pip will say why."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(install(Path(sys.argv[1]), sys.argv[2:]))
