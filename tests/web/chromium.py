"""Find the Chromium for the tests: the one in FORETELL_CHROMIUM, the system's, or Playwright's.

The first choice of the system's is the headless shell, which needs less than half of the CPU time of a whole Chromium.

`python -m tests.web.chromium` checks that there is a Chromium. If not, and the user is root on Debian, it installs the
system package. With `--package` it only installs the headless shell where it is missing, and needs only the standard
library; if that fails, the tests use another Chromium.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

NAMED = "FORETELL_CHROMIUM"
SHELL = "chromium-headless-shell"
"""A program, and the package of Debian that contains it."""
PROGRAMS = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
    "--in-process-gpu",
    "--process-per-site",
    "--renderer-process-limit=1",
)
"""Arguments that let Chromium run as root, contact only the server, and use few processes.

Without hinting, the shell draws letters as wide as the whole Chromium does.
"""
MISSING = f"""\
The browser tests need Chromium, and none was found. Do one of the following:
  - install the package of your system, such as `apt-get install {SHELL}` (make does this for root on Debian);
  - install Playwright's Chromium: `.venv/bin/playwright install chromium`;
  - set {NAMED}=/path/to/chromium to use another one."""


class ChromiumError(Exception):
    """No Chromium was found, or it could not be installed."""


def found(environment: Mapping[str, str] = os.environ, programs: Sequence[str] = PROGRAMS) -> str:
    """Return the path of Chromium: the first of `programs` that the system has."""
    named = environment.get(NAMED)
    if named:
        path = shutil.which(named)
        if path is None:
            raise ChromiumError(f"{NAMED} is {named}, which is not a program.")
        return path
    path = _systems_own(environment, programs)
    if path is not None:
        return path
    own = _playwrights_own()
    if own is None:
        raise ChromiumError(MISSING)
    return own


def _systems_own(environment: Mapping[str, str], programs: Sequence[str]) -> str | None:
    paths = (shutil.which(program, path=environment.get("PATH")) for program in programs)
    return next((path for path in paths if path is not None), None)


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 (`--package` runs before it is installed)

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def _may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _install() -> None:
    """Install the system package."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", SHELL]):
        done = subprocess.run(
            ["apt-get", "-qq", *command], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        if done.returncode:
            output = done.stdout.decode(errors="replace")
            raise ChromiumError(f"{output}apt-get {' '.join(command)} failed (see above).\n{MISSING}")


def install_package() -> int:
    """Install the headless shell where it is missing and can be installed. Return the exit status."""
    if os.environ.get(NAMED) or shutil.which(SHELL) or not _may_install():
        return 0
    sys.stdout.write("Installing Chromium for the browser tests (first run only).\n")
    sys.stdout.flush()
    try:
        _install()
    except ChromiumError as failed:
        if _systems_own(os.environ, PROGRAMS):
            return 0  # the tests only take longer
        sys.stderr.write(f"{failed}\n")
        return 1
    return 0


def main(arguments: Sequence[str] = ()) -> int:
    """Make sure that Chromium is installed. Return the exit status."""
    if "--package" in arguments:
        return install_package()
    try:
        found()
    except ChromiumError as missing:
        if not os.environ.get(NAMED) and _may_install():
            return install_package()
        sys.stderr.write(f"{missing}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
