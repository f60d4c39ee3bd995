"""What builds the site is locked, for every platform, and names no address."""

import json
import re
from pathlib import Path

from install_locked import selected

ROOT = Path(__file__).parents[2]
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]


def test_every_package_is_locked_by_its_digest_and_no_address() -> None:
    for name, package in LOCK.items():
        if name:
            assert package["integrity"].startswith("sha512-"), name
            assert "resolved" not in package, name


def test_packages_for_every_platform_are_locked() -> None:
    """Where npm could not find a package for another platform, it leaves it out, and nobody could install there."""
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
