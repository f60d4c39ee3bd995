"""What is built is what is installed: the wheel has the site, and the source archive has all that it is built from."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from foretell.server.pages import PACKAGED

ROOT = Path(__file__).parents[2]


def built(kind: str, folder: Path) -> Path:
    """A package, made without asking anybody for anything."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (package,) = folder.iterdir()
    return package


def files_of(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.usefixtures("site")
def test_the_wheel_has_the_whole_site(tmp_path: Path) -> None:
    with zipfile.ZipFile(built("wheel", tmp_path)) as wheel:
        names = set(wheel.namelist())
        index = wheel.read("foretell/server/site/index.html")
    assert index == (PACKAGED / "index.html").read_bytes()
    inside = {name.removeprefix("foretell/server/site/") for name in names if name.startswith("foretell/server/site/")}
    assert inside == files_of(PACKAGED)
    assert not [name for name in names if name.startswith("web/") or "node_modules" in name]


def test_the_source_archive_has_what_the_site_is_built_from(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    sources = {f"web/src/{name}" for name in files_of(ROOT / "web" / "src")}
    assert sources <= names
    tools = ("package.json", "package-lock.json", ".npmrc", "vite.config.ts", "svelte.config.js", "tsconfig.json")
    assert {f"web/{name}" for name in (*tools, "index.html", "build/words.ts")} <= names
    assert {"Makefile", "requirements/web.txt", "src/foretell/locales/ro/browser/page.ftl"} <= names
    assert not [name for name in names if "node_modules" in name]
