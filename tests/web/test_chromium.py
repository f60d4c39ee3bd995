"""Which browser the tests choose, and their message if there is none."""

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


def test_the_headless_shell_is_preferred(tmp_path: Path) -> None:
    shell, whole = program(tmp_path, chromium.SHELL), program(tmp_path, "chromium")
    environment = {"PATH": str(tmp_path)}
    assert chromium.found(environment) == str(shell)
    assert chromium.found(environment, chromium.PROGRAMS[1:]) == str(whole)


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
    assert "apt-get install chromium-headless-shell" in said
    assert "playwright install chromium" in said
    assert chromium.NAMED in said


def packages(folder: Path, *commands: str) -> Path:
    """Replace the PATH by a folder with an apt-get that writes its arguments to a file and runs these commands."""
    asked = folder / "asked"
    script = f"open({str(asked)!r}, 'a').write(' '.join(sys.argv[1:]) + chr(10))"
    text = "\n".join((f"#!{sys.executable}", "import shutil, sys", script, *commands, ""))
    program(folder, "apt-get").write_text(text, encoding="utf-8")
    return asked


@pytest.mark.parametrize("arguments", [(), ("--package",)])
def test_where_it_may_be_installed_it_is(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The package of this apt-get is a program in the same folder.
    install = f"shutil.copy(sys.argv[0], {str(tmp_path / chromium.SHELL)!r}) if 'install' in sys.argv else None"
    asked = packages(tmp_path, install)
    monkeypatch.setattr(chromium, "_playwrights_own", lambda: None)
    monkeypatch.setattr(chromium, "_may_install", lambda: True)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(chromium.NAMED, raising=False)
    assert chromium.main(arguments) == 0
    install = "-qq install --yes --no-install-recommends chromium-headless-shell"
    assert asked.read_text().splitlines() == ["-qq update", install]
    assert chromium.main(arguments) == 0
    assert len(asked.read_text().splitlines()) == 2, "once is enough"


@pytest.mark.parametrize("whole", [True, False], ids=["with Chromium", "without Chromium"])
def test_a_failed_installation_matters_only_where_there_is_no_other_chromium(
    whole: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    packages(tmp_path, "print('no network')", "sys.exit(100)")
    if whole:
        program(tmp_path, "chromium")
    monkeypatch.setattr(chromium, "_may_install", lambda: True)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(chromium.NAMED, raising=False)
    assert chromium.main(("--package",)) == (0 if whole else 1)
    assert ("no network" in capsys.readouterr().err) is not whole
