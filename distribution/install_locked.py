"""Install locked requirements into the running environment: `python distribution/install_locked.py FILE`.

Two pips that write to one environment at the same time can break it, and `make` runs recipes in parallel. So this waits
for a lock in the environment before it starts pip.
"""

import subprocess
import sys
from pathlib import Path

from foretell.file_lock import FileLock

PIP = (
    sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--require-hashes",
    "--no-deps",  # the files list them all
    "--no-compile",  # Python compiles the modules that are used, when they are used
)  # fmt: skip

if __name__ == "__main__":
    with FileLock(Path(sys.prefix) / "install.lock", wait=True):
        sys.exit(subprocess.run([*PIP, "-r", sys.argv[1]], check=False).returncode)
