"""The programs of the documentation that learn."""

import runpy
from pathlib import Path

import pytest

from tests.effort import effort

pytestmark = pytest.mark.compiled
PROGRAM = Path(__file__).parents[2] / "docs" / "examples" / "learn_with_gymnasium.py"


def test_the_learner_takes_fewer_steps_than_reports(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", [str(PROGRAM), "3"])
    runpy.run_path(str(PROGRAM), run_name="__main__")
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == ["step 1", "step 2", "step 3"]


def test_the_learner_wins_more_games_than_at_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`make test` runs a few steps; `make thorough` waits until it has learned."""
    monkeypatch.setattr("sys.argv", [str(PROGRAM), str(effort(24, 2400))])
    runpy.run_path(str(PROGRAM), run_name="__main__")
    shares = [float(line.split()[2]) for line in capsys.readouterr().out.splitlines()]
    assert len(shares) == 8
    assert shares[-1] > effort(-1.0, 0.65)
