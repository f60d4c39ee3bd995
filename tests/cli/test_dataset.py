"""`foretell dataset`."""

import json
from pathlib import Path

import pytest

from .terminal import Shell

pytest.importorskip("pyarrow")
pytestmark = pytest.mark.compiled


def test_a_dataset_is_written_continued_and_checked(foretell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "games"
    line = ("dataset", "--bots", "random", "--players", 2, "--seed", "tea", "--jobs", 1, "--out", out)
    ended = foretell(*line, "--games", 2)
    assert ended.status == 0
    assert "2 games" in ended.out
    assert "tea" in ended.out
    assert foretell(*line, "--games", 2).status == 1
    more = json.loads(foretell("dataset", "--bots", "random", "-p", 2, "--out", out, "--resume", "-n", 3, "--json").out)
    assert more["games"] == 3
    checked = foretell("dataset", "--verify", "--out", out)
    assert checked.status == 0
    assert more["digest"] in checked.out
    (out / "games-00000.parquet").unlink()
    assert foretell("dataset", "--verify", "--out", out).status == 1


@pytest.mark.parametrize(
    "arguments",
    ["", "--out x --games 0", "--out x --bots clever", "--out x --bots random,random --players 3", "--out x --jobs 0"],
)
def test_wrong_arguments_are_refused(foretell: Shell, arguments: str) -> None:
    ended = foretell("dataset", *arguments.split())
    assert ended.status == 2
    assert "foretell dataset --help" in ended.err
