"""Which browser the tests take, and what they say where there is none."""

import sys
from pathlib import Path

import pytest

from . import chromium


def program(folder: Path, name: str) -> Path:
    file = folder / name
    file.write_text("#!/bin/sh\n", encoding="utf-8")
    file.chmod(0o755)
    return file


def test_the_one_that_is_named_comes_first(tmp_path: Path) -> None:
    named, other = program(tmp_path, "mine"), program(tmp_path, "chromium")
    environment = {"PATH": str(tmp_path)}
    assert chromium.found(environment) == str(other)
    assert chromium.found({**environment, chromium.NAMED: str(named)}) == str(named)


def test_one_that_is_named_and_not_there_is_an_error(tmp_path: Path) -> None:
    program(tmp_path, "chromium")
    with pytest.raises(chromium.ChromiumError, match="is /nowhere/chromium, which is not a program"):
        chromium.found({"PATH": str(tmp_path), chromium.NAMED: "/nowhere/chromium"})


def test_without_chromium_the_error_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chromium, "_playwrights_own", lambda: None)
    monkeypatch.setattr(chromium, "_may_install", lambda: False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(chromium.NAMED, raising=False)
    assert chromium.main() == 1
    said = capsys.readouterr().err
    assert "apt-get install chromium" in said
    assert "playwright install chromium" in said
    assert chromium.NAMED in said


def test_where_it_may_be_installed_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = tmp_path / "asked"
    apt = program(tmp_path, "apt-get")
    # The package of this apt-get is a program in the same folder.
    script = f"open({str(asked)!r}, 'a').write(' '.join(sys.argv[1:]) + chr(10))"
    install = f"shutil.copy(sys.argv[0], {str(tmp_path / 'chromium')!r}) if 'install' in sys.argv else None"
    apt.write_text(f"#!{sys.executable}\nimport shutil, sys\n{script}\n{install}\n", encoding="utf-8")
    monkeypatch.setattr(chromium, "_playwrights_own", lambda: None)
    monkeypatch.setattr(chromium, "_may_install", lambda: True)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(chromium.NAMED, raising=False)
    assert chromium.main() == 0
    assert asked.read_text().splitlines() == ["-qq update", "-qq install --yes --no-install-recommends chromium"]
    assert chromium.main() == 0
    assert len(asked.read_text().splitlines()) == 2, "once is enough"
