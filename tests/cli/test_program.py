"""Help and hints name a command that works on this machine."""

import os
import re
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from .terminal import Shell

ROOT = Path(__file__).parents[2]


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A command in the environment of a clone, which is not on the path."""
    file = tmp_path / ".venv" / "bin" / "foretell"
    file.parent.mkdir(parents=True)
    file.write_text("#!/bin/sh\n", "utf-8")
    file.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [".venv/bin/foretell"])
    monkeypatch.setenv("PATH", "")
    return file


@pytest.mark.usefixtures("script")
def test_in_a_clone_the_help_names_the_path(foretell: Shell) -> None:
    assert ".venv/bin/foretell play [-h]" in foretell("play", "--help").out
    assert ".venv/bin/foretell COMMAND" in foretell("--help").out
    assert ".venv/bin/foretell play --help" in foretell("play", "--players", "9").err
    assert ".venv/bin/foretell play --help" in foretell("play", "-p", "2", answers=["q"]).out


def test_a_command_on_the_path_has_its_plain_name(
    foretell: Shell, script: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(script.parent))
    assert "venv" not in foretell("play", "--help").out


def test_a_module_is_named_as_one(foretell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/foretell/__main__.py"])
    assert "python -m foretell play [-h]" in foretell("play", "--help").out


STUB = f"""#!{sys.executable}
import sys, time
try:
    print("ready", flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    print("bye", flush=True)
    sys.exit(130)
"""


RACE = re.compile(r"make: \*\*\* (wait: No child processes|Waiting for unfinished jobs)")
# Whoever runs the tests in the background has Ctrl-C ignored, and children inherit that.
HEARING = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execvp(sys.argv[1], sys.argv[1:])"


@pytest.mark.skipif(sys.platform == "win32", reason="no process groups here")
@pytest.mark.parametrize("target", ["terminal", "play"])
def test_ctrl_c_in_make_is_no_error(target: str, tmp_path: Path) -> None:
    """A terminal sends the signal to make, to its shell and to the command."""
    program = tmp_path / "bin" / "foretell"
    program.parent.mkdir()
    program.write_text(STUB, "utf-8")
    program.chmod(program.stat().st_mode | stat.S_IEXEC)
    old = (str(tmp_path / "table.stamp"), "src/foretell/server/site/index.html")
    # Without what a make that runs these tests tells the ones below it.
    environment = {
        name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    }
    with subprocess.Popen(
        [sys.executable, "-c", HEARING, "make", f"VENV={tmp_path}", *(f"--old-file={file}" for file in old), target],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as make:
        assert make.stdout is not None
        first = make.stdout.readline()
        os.killpg(make.pid, signal.SIGINT)
        said = first + make.communicate(timeout=120)[0]
    # If the command ends before GNU make handles the signal, make itself may wait for it a second time and say so.
    assert [line for line in said.splitlines() if not RACE.match(line)] == ["ready", "bye"]
