"""If the power fails, everything acknowledged is in the SQLite file, even if the disk lost every write since a sync."""

import shutil
import sys
from pathlib import Path
from random import Random

import pytest

from tests.effort import effort
from tests.store.power_loss import build_layer, losses, lost, recorded

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason="needs LD_PRELOAD and a C compiler"
)


@pytest.fixture(scope="module")
def layer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_layer(tmp_path_factory.mktemp("layer"))


def problems(layer: Path, folder: Path, batches: int, count: int, synchronous: str = "FULL") -> list[str]:
    steps = recorded(layer, folder, batches, synchronous)
    found = (lost(loss, folder / f"loss{number}") for number, loss in enumerate(losses(steps, count, Random(batches))))
    return [problem for problem in found if problem]


def test_every_acknowledged_entry_survives_a_power_loss(layer: Path, tmp_path: Path) -> None:
    assert problems(layer, tmp_path, *effort((30, 25), (400, 600))) == []


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_commits_without_a_sync_are_noticed(layer: Path, tmp_path: Path, synchronous: str) -> None:
    assert problems(layer, tmp_path, 30, effort(10, 50), synchronous)
