"""The Chromium that tests are run in: the one that is named, the machine's, or Playwright's own.

`python -m tests.web.chromium` makes sure that there is one: on Debian, and for root, it installs the package. With
`--package` it does only that, and needs nothing but Python.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

NAMED = "FORETELL_CHROMIUM"
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--in-process-gpu",
    "--process-per-site",
    "--renderer-process-limit=1",
)
"""Without a window, as root, without a word to anybody but the server, and in as few processes as will do."""
MISSING = f"""\
There is no Chromium for the tests in the browser. Any of these will do:
  - the package of your system, such as `apt-get install chromium` (make does that for root on Debian);
  - Playwright's own, `.venv/bin/playwright install chromium`;
  - another one that you have, named by {NAMED}=/path/to/chromium."""


class ChromiumError(Exception):
    """There is none, or not where it is said to be."""


def found(environment: Mapping[str, str] = os.environ) -> str:
    """The path of the browser."""
    named = environment.get(NAMED)
    if named:
        path = shutil.which(named)
        if path is None:
            raise ChromiumError(f"{NAMED} names {named}, and that is no program.")
        return path
    path = _systems_own(environment)
    if path is not None:
        return path
    own = _playwrights_own()
    if own is None:
        raise ChromiumError(MISSING)
    return own


def _systems_own(environment: Mapping[str, str]) -> str | None:
    paths = (shutil.which(program, path=environment.get("PATH")) for program in PROGRAMS)
    return next((path for path in paths if path is not None), None)


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 (`--package` does without)

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def _may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _install() -> None:
    """From the system's packages, and quietly: what it says is only shown if it fails."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        done = subprocess.run(
            ["apt-get", "-qq", *command], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        if done.returncode:
            sys.stderr.buffer.write(done.stdout)
            raise ChromiumError(f"apt-get {' '.join(command)} has failed: see above.\n{MISSING}")


def main(arguments: Sequence[str] = ()) -> int:
    """Make sure that there is one."""
    if "--package" in arguments and (os.environ.get(NAMED) or _systems_own(os.environ) or not _may_install()):
        return 0
    try:
        if "--package" in arguments:
            _install()
            return 0
        try:
            found()
        except ChromiumError:
            if os.environ.get(NAMED) or not _may_install():
                raise
            sys.stdout.write("Installing Chromium, which the tests in the browser are run in: once.\n")
            sys.stdout.flush()
            _install()
            found()
    except ChromiumError as missing:
        sys.stderr.write(f"{missing}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
