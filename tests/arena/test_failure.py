"""Which line is named when a player fails."""

import json
import re
import sysconfig
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from foretell.arena import failure as told
from foretell.arena.failure import failure


def failed(act: Callable[..., object], *given: object) -> str:
    """What is told of it."""
    with pytest.raises(Exception) as raised:  # noqa: PT011 (whatever it is)
        act(*given)
    return failure(raised.value)


def in_file(path: Path, line: str) -> Callable[..., object]:
    """A function that stands in that file, with `line` as the second one of it."""
    names: dict[str, Callable[..., object]] = {}
    exec(compile(f"def act(*given):\n    {line}\n", str(path), "exec"), names)
    return names["act"]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where libraries are; and these tests are no more somebody's own than the arena is."""
    folder = tmp_path / "site-packages"
    monkeypatch.setattr(told, "_INSTALLED", (folder,))
    monkeypatch.setattr(told, "_OURS", (Path(__file__),))
    return folder


def test_a_library_that_is_misused(tmp_path: Path, installed: Path) -> None:
    """The line that called it is named."""
    own, library = tmp_path / "own.py", in_file(installed / "library.py", "raise LookupError('lost')")
    assert failed(in_file(own, "given[0]()"), library) == f"LookupError: lost ({own}, line 2)"
    assert failed(in_file(own, "given[0]('?')"), json.loads).endswith(f"(char 0) ({own}, line 2)")


def test_a_library_that_was_built_elsewhere() -> None:
    """Its own lines are in no file of this machine."""
    told = failed(lambda: np.random.default_rng(-1))
    assert re.fullmatch(rf"ValueError: .* \({re.escape(__file__)}, line \d+\)", told)


def test_a_bot_that_is_installed(installed: Path) -> None:
    """It is called first, and what it calls is not its own."""
    bot, library = installed / "bot.py", in_file(installed / "library.py", "raise LookupError('lost')")
    assert failed(in_file(bot, "given[0]()"), library) == f"LookupError: lost ({bot}, line 2)"


@pytest.mark.usefixtures("installed")
def test_nobodys_own_line() -> None:
    assert failed(json.loads, "?") == "JSONDecodeError: Expecting value: line 1 column 1 (char 0)"


def test_libraries_are_where_python_installs_them() -> None:
    assert Path(sysconfig.get_path("purelib")).resolve() in told._INSTALLED
