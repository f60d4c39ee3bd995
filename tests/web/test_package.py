"""The packages: what goes into a wheel and a source archive, and how the browser table gets there."""

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import mypyc_modules
import table_site
from foretell.server.pages import PACKAGED
from package_readme import portable, project_links
from table_site import SITE, SiteNotBuilt, TableSiteHook, build_site, find_npm, needs_building

ROOT = Path(__file__).parents[2]


def built(kind: str, folder: Path) -> Path:
    """Build a package without network access."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)]
    without_npm = {**os.environ, "FORETELL_WITHOUT_SITE": "1"}  # the site that is there is packed as it is
    subprocess.run(command, cwd=ROOT, env=without_npm, check=True, capture_output=True)
    (package,) = folder.iterdir()
    return package


def files_of(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


# --- contents -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("site")
def test_the_wheel_has_the_whole_site_and_every_licence(tmp_path: Path) -> None:
    with zipfile.ZipFile(built("wheel", tmp_path)) as wheel:
        names = set(wheel.namelist())
        index = wheel.read("foretell/server/site/index.html")
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        fields = message_from_bytes(wheel.read(metadata))
    assert index == (PACKAGED / "index.html").read_bytes()
    inside = {name.removeprefix("foretell/server/site/") for name in names if name.startswith("foretell/server/site/")}
    assert inside == files_of(PACKAGED)
    assert not [name for name in names if name.startswith("web/") or "node_modules" in name]
    assert fields["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1"
    assert set(fields.get_all("License-File", [])) == {
        "LICENSE",
        *(f"licenses/{name}" for name in files_of(ROOT / "licenses")),
    }


def test_the_source_archive_has_what_the_site_is_built_from(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    sources = {f"web/src/{name}" for name in files_of(ROOT / "web" / "src")}
    assert sources <= names
    tools = ("package.json", "package-lock.json", ".npmrc", "vite.config.ts", "svelte.config.js", "tsconfig.json")
    assert {f"web/{name}" for name in (*tools, "index.html", "build/words.ts")} <= names
    assert {"Makefile", "requirements/web.txt", "src/foretell/locales/ro/browser/page.ftl"} <= names
    assert {"distribution/backend.py", "distribution/table_site.py", "distribution/package_readme.py"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_the_licence_folder_has_the_texts_that_the_site_sends(site: Path) -> None:
    sections = re.split(r"^=== ", (site / "licences.txt").read_text("utf-8"), flags=re.MULTILINE)[1:]
    texts = {text.partition("\n")[2].strip() for text in sections}
    assert texts == {file.read_text("utf-8").strip() for file in (ROOT / "licenses").glob("*.txt")}
    named = {found for section in sections for found in re.findall(r"\(([\w.-]+)\)", section.partition("\n")[0])}
    assert named == {"MIT", "Apache-2.0", "OFL-1.1"}


# --- the build hook -------------------------------------------------------------------------------


def hook(root: Path) -> TableSiteHook:
    none: Any = None
    return TableSiteHook(str(root), {}, none, none, str(root), "wheel")


def test_an_editable_install_does_not_build_the_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORETELL_WITHOUT_SITE", raising=False)
    calls: list[Path] = []
    monkeypatch.setattr(table_site, "build_site", calls.append)
    hook(tmp_path).initialize("editable", {})
    assert calls == []
    hook(tmp_path).initialize("standard", {})
    assert calls == [tmp_path]


def test_modules_are_compiled_only_for_a_wheel_and_on_demand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def compile_package(root: Path, folder: Path) -> list[Path]:
        assert root == tmp_path
        return [folder / "foretell/table/live.so"]

    monkeypatch.setenv("FORETELL_WITHOUT_SITE", "1")
    monkeypatch.setattr(mypyc_modules, "compile_package", compile_package)
    monkeypatch.delenv("FORETELL_COMPILE", raising=False)
    for version in ("standard", "editable"):
        data: dict[str, Any] = {}
        hook(tmp_path).initialize(version, data)
        assert data == {}
        monkeypatch.setenv("FORETELL_COMPILE", "1")
    wheel: dict[str, Any] = {"force_include": {}}
    compiling = hook(tmp_path)
    compiling.initialize("standard", wheel)
    assert list(wheel["force_include"].values()) == ["foretell/table/live.so"]
    assert wheel["infer_tag"]
    assert not wheel["pure_python"]
    compiling.finalize("standard", wheel, "")


def test_every_module_that_is_compiled_exists() -> None:
    for module in mypyc_modules.MODULES:
        assert (ROOT / mypyc_modules.PACKAGE / module).is_file(), module


def test_a_built_site_is_not_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORETELL_WITHOUT_SITE", raising=False)
    assert needs_building(tmp_path)
    (tmp_path / SITE).parent.mkdir(parents=True)
    (tmp_path / SITE).touch()
    assert not needs_building(tmp_path)


@pytest.mark.parametrize(
    "source", ["web/src/App.svelte", "web/package.json", "src/foretell/locales/ro/browser/page.ftl"]
)
def test_a_site_that_is_older_than_its_sources_is_built_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    monkeypatch.delenv("FORETELL_WITHOUT_SITE", raising=False)
    for name in (SITE, Path(source)):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).touch()
    changed = (tmp_path / source).stat().st_mtime
    os.utime(tmp_path / SITE, (changed + 1, changed + 1))
    assert not needs_building(tmp_path)
    os.utime(tmp_path / SITE, (changed - 1, changed - 1))
    assert needs_building(tmp_path)
    (tmp_path / "PKG-INFO").touch()  # as in an unpacked source archive
    assert not needs_building(tmp_path)


def test_the_backend_prepares_metadata_without_building_a_wheel(tmp_path: Path) -> None:
    code = f"import backend; print(backend.prepare_metadata_for_build_wheel({str(tmp_path)!r}))"
    path = {"PYTHONPATH": str(ROOT / "distribution")}
    kept = {name: value for name, value in os.environ.items() if name != "PIP_BUILD_TRACKER"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=kept | path, check=True, capture_output=True, text=True)
    assert b"Name: foretell" in (tmp_path / done.stdout.strip() / "METADATA").read_bytes()


def test_a_package_can_be_built_without_the_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORETELL_WITHOUT_SITE", "1")
    assert not needs_building(tmp_path)


def test_without_node_the_build_fails_and_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_site, "find_npm", lambda: None)
    with pytest.raises(SiteNotBuilt, match=r"no Node 22\.12(.|\n)*make web(.|\n)*FORETELL_WITHOUT_SITE=1"):
        build_site(tmp_path)


def test_a_failing_npm_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "web").mkdir()
    monkeypatch.setattr(table_site, "find_npm", lambda: "npm")
    monkeypatch.setattr("subprocess.run", lambda *_, **__: SimpleNamespace(returncode=1))
    with pytest.raises(SiteNotBuilt, match="`npm ci` failed"):
        build_site(tmp_path)


@pytest.mark.parametrize(
    ("version", "usable"), [("v20.19.0", False), ("v22.12.0", True), ("v24.1.0", True), ("", False)]
)
def test_npm_counts_only_with_a_new_enough_node(version: str, *, usable: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name, **_: f"/{name}")
    monkeypatch.setattr("subprocess.run", lambda *_, **__: SimpleNamespace(stdout=version))
    assert find_npm() == ("/npm" if usable else None)


# --- the README on an index -----------------------------------------------------------------------

SAMPLE = """\
# Foretell

![The table](docs/pictures/table.png)

| | |
|---|---|
| ![One](docs/one.png) | ![Two](docs/two.png) |

See the [rules](docs/rules.md), [semver](https://semver.org/) and [below](#below).
"""


def test_with_an_address_links_become_absolute() -> None:
    text = portable(SAMPLE, "https://forge.invalid/foretell", "v1.2.3")
    assert "![The table](https://forge.invalid/foretell/raw/v1.2.3/docs/pictures/table.png)" in text
    assert "[rules](https://forge.invalid/foretell/blob/v1.2.3/docs/rules.md)" in text
    assert "[semver](https://semver.org/) and [below](#below)" in text
    assert set(project_links("https://forge.invalid/foretell", "v1.2.3")) >= {"Homepage", "Documentation", "Changelog"}


def test_without_an_address_no_link_is_broken() -> None:
    text = portable(SAMPLE, "", "v1.2.3")
    assert text == "# Foretell\n\nSee the rules, [semver](https://semver.org/) and [below](#below).\n"
    assert project_links("", "v1.2.3") == {}
    whole = portable((ROOT / "README.md").read_text("utf-8"), "", "v1.2.3")
    assert re.findall(r"\]\((?!https?:|#)[^)]*\)", whole) == []
