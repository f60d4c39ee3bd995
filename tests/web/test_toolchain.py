"""The packages that build the site are locked for every platform, and the lock file names no address."""

import json
import re
import sys
from pathlib import Path

import pytest

import install_locked
from install_locked import install, selected

ROOT = Path(__file__).parents[2]
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]


def test_every_package_is_locked_by_its_digest_and_no_address() -> None:
    for name, package in LOCK.items():
        if name:
            assert package["integrity"].startswith("sha512-"), name
            assert "resolved" not in package, name


def test_packages_for_every_platform_are_locked() -> None:
    """npm leaves out packages that it does not find for other platforms. Then nobody could install there."""
    optional = {(name, needed) for name, package in LOCK.items() for needed in package.get("optionalDependencies", {})}
    assert {("node_modules/rolldown", "@rolldown/binding-darwin-arm64")} <= optional
    assert [pair for pair in sorted(optional) if f"node_modules/{pair[1]}" not in LOCK] == []


def test_the_lock_matches_package_json() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert LOCK[""][kind] == package[kind]


def test_requirements_have_digests_and_no_address() -> None:
    for file in sorted((ROOT / "requirements").glob("*.txt")):
        text = file.read_text(encoding="utf-8")
        assert "://" not in text, file.name
        pinned = re.findall(r"^[a-z][\w.\[\]-]*==\S+", text, re.MULTILINE)
        assert pinned, file.name
        assert len(pinned) == len(re.findall(r"^[a-z][^\n]* \\\n    --hash=sha256:", text, re.MULTILINE)), file.name


def test_some_packages_of_a_file_can_be_selected() -> None:
    text = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    some = selected(text, {"numpy", "numba"})
    assert re.findall(r"^([a-z]\S*)==", some, re.MULTILINE) == ["numba", "numpy", "numpy"]  # a version for each Python
    assert len(re.findall("--hash=sha256:", some)) > 20
    assert selected(text, re.findall(r"^([a-z]\S*)==", text, re.MULTILINE)) in text


@pytest.mark.parametrize(("get_uv", "uv", "installed_by"), [(0, 0, ["uv"]), (0, 1, ["uv", "pip"]), (1, 0, ["pip"])])
def test_pip_installs_what_uv_cannot(
    get_uv: int, uv: int, installed_by: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def command(name: str, status: int) -> tuple[str, ...]:
        note = f"import sys; open({str(tmp_path / 'ran')!r}, 'a').write('{name} '); sys.exit({status})"
        return sys.executable, "-c", note

    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(install_locked, "find_spec", lambda _: None)
    monkeypatch.setattr(install_locked, "GET_UV", command("get-uv", get_uv))
    monkeypatch.setattr(install_locked, "UV", command("uv", uv))
    monkeypatch.setattr(install_locked, "PIP", command("pip", 0))
    assert install(tmp_path / "some.txt", []) == 0
    assert (tmp_path / "ran").read_text().split() == ["get-uv", *installed_by]
