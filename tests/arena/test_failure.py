"""The line that an error names when a player fails."""

import json
import re
import sysconfig
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from foretell.runner import failure as failure_module
from foretell.runner.failure import failure


def failed(act: Callable[..., object], *given: object) -> str:
    """The description of the error that a call raises."""
    with pytest.raises(Exception) as raised:  # noqa: PT011 (any error)
        act(*given)
    return failure(raised.value)


def in_file(path: Path, line: str) -> Callable[..., object]:
    """A function in that file. `line` is its second line."""
    names: dict[str, Callable[..., object]] = {}
    exec(compile(f"def act(*given):\n    {line}\n", str(path), "exec"), names)
    return names["act"]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of installed libraries. The files of these tests count as Foretell, not as a bot."""
    folder = tmp_path / "site-packages"
    monkeypatch.setattr(failure_module, "_INSTALLED", (folder,))
    monkeypatch.setattr(failure_module, "_FORETELL", (Path(__file__),))
    return folder


def test_a_library_that_is_misused(tmp_path: Path, installed: Path) -> None:
    """The error names the line that called the library."""
    own, library = tmp_path / "own.py", in_file(installed / "library.py", "raise LookupError('lost')")
    assert failed(in_file(own, "given[0]()"), library) == f"LookupError: lost ({own}, line 2)"
    assert failed(in_file(own, "given[0]('?')"), json.loads).endswith(f"(char 0) ({own}, line 2)")


def test_a_library_that_was_built_elsewhere() -> None:
    """The source of the library is not on this machine."""
    text = failed(lambda: np.random.default_rng(-1))
    assert re.fullmatch(rf"ValueError: .* \({re.escape(__file__)}, line \d+\)", text)


def test_a_bot_that_is_installed(installed: Path) -> None:
    """The error names the line of the bot, not that of the library that it calls."""
    bot, library = installed / "bot.py", in_file(installed / "library.py", "raise LookupError('lost')")
    assert failed(in_file(bot, "given[0]()"), library) == f"LookupError: lost ({bot}, line 2)"


@pytest.mark.usefixtures("installed")
def test_an_error_outside_the_bots_code_names_no_line() -> None:
    assert failed(json.loads, "?") == "JSONDecodeError: Expecting value: line 1 column 1 (char 0)"


def test_libraries_are_where_python_installs_them() -> None:
    assert Path(sysconfig.get_path("purelib")).resolve() in failure_module._INSTALLED
