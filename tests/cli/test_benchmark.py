"""`foretell benchmark` and `foretell beliefs`."""

import json
from pathlib import Path

import pytest

from .terminal import Shell

pytestmark = pytest.mark.compiled


def test_a_player_is_measured_and_its_results_verified(foretell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "random.jsonl"
    ended = foretell("benchmark", "random", "--games", 1, "--jobs", 1, "--out", out)
    assert ended.status == 0
    assert "protocol v1" in ended.out
    verified = foretell("benchmark", "--verify", out, "--jobs", 1)
    assert verified.status == 0
    assert ended.out in verified.out
    shown = json.loads(foretell("benchmark", "--verify", out, "--jobs", 1, "--json").out)
    assert (shown["player"], shown["games"], shown["deals"]) == ("random", 9, 1)


def test_beliefs_are_scored(foretell: Shell) -> None:
    ended = foretell("beliefs", "counting", "scripted", "--positions", 2, "--jobs", 1)
    assert ended.status == 0
    assert [line.split()[0] for line in ended.out.splitlines()[1:3]] == ["counting", "scripted"]
    (shown,) = json.loads(foretell("beliefs", "counting", "--positions", 2, "--jobs", 1, "--json").out)
    assert shown["digest"] in ended.out


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("benchmark", 2),
        ("benchmark random --verify x.jsonl", 2),
        ("benchmark random --resume", 2),
        ("benchmark random --games 0", 2),
        ("benchmark --verify missing.jsonl", 1),
        ("benchmark clever", 1),
        ("beliefs", 2),
        ("beliefs guess", 1),
        ("beliefs counting --positions 0", 2),
    ],
)
def test_wrong_arguments_are_refused(foretell: Shell, line: str, status: int) -> None:
    assert foretell(*line.split()).status == status
