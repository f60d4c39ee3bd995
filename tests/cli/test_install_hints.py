"""What the command says without the packages of the extras."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from foretell import errors

ROOT = Path(__file__).parents[2]
PACKAGES = Path(errors.__file__).parents[1]
"""The folder that contains the package."""


def without_other_packages(code: str) -> str:
    """Run code in a process that finds no installed packages. Return its error output."""
    command = [sys.executable, "-S", "-c", f"import sys\nfrom foretell.cli.main import COMMANDS, main\n{code}"]
    environment = os.environ | {"PYTHONPATH": str(PACKAGES)}
    return subprocess.run(
        command, check=False, capture_output=True, text=True, encoding="utf-8", env=environment
    ).stderr


def test_every_help_needs_the_base_package_only() -> None:
    assert without_other_packages('sys.exit([name for name in COMMANDS if main([name, "--help"]) != 0] or 0)') == ""


def test_a_command_that_needs_an_extra_says_so() -> None:
    assert "[table]" in without_other_packages('main(["--lang", "en", "admin", "tables"])')


def test_in_a_clone_the_hint_names_its_folder() -> None:
    assert errors.installing("fast") == f'{sys.executable} -m pip install -e "{ROOT}[fast]"'


def test_in_an_installed_package_the_hint_names_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(errors, "__file__", str(tmp_path / "lib" / "foretell" / "errors.py"))
    assert errors.installing("table") == f'{sys.executable} -m pip install "foretell[table]"'
    monkeypatch.setattr(sys, "executable", "/a folder/python")
    assert errors.installing("table") == '"/a folder/python" -m pip install "foretell[table]"'
