"""The command in an error's hint fits how Foretell was installed."""

import sys
from pathlib import Path

import pytest

from foretell import errors

ROOT = Path(__file__).parents[2]


def test_in_a_clone_the_hint_names_its_folder() -> None:
    assert errors.installing("fast") == f'{sys.executable} -m pip install -e "{ROOT}[fast]"'


def test_in_an_installed_package_the_hint_names_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(errors, "__file__", str(tmp_path / "lib" / "foretell" / "errors.py"))
    assert errors.installing("table") == f'{sys.executable} -m pip install "foretell[table]"'
    monkeypatch.setattr(sys, "executable", "/a folder/python")
    assert errors.installing("table") == '"/a folder/python" -m pip install "foretell[table]"'
