"""kill -9 under load. `python -m tests.server.soak` does the same for longer."""

from pathlib import Path

import pytest

from tests.effort import effort
from tests.server.kills import Counts, kill_and_check

KILLS = effort(3, 10)


def check(counts: Counts) -> None:
    """Check that enough happened to make the test meaningful."""
    assert counts.kills == KILLS
    assert counts.games > 0
    assert counts.frames > counts.moves > 100
    assert counts.posted > 0


@pytest.mark.parametrize("seed", effort([1], [1, 2]))
def test_on_sqlite(tmp_path: Path, seed: int) -> None:
    check(kill_and_check(tmp_path, f"sqlite:///{tmp_path}/foretell.db", seed, KILLS))


@pytest.mark.parametrize("seed", effort([3], [3, 4]))
def test_on_postgresql(tmp_path: Path, database: str, seed: int) -> None:
    check(kill_and_check(tmp_path, database, seed, KILLS))
