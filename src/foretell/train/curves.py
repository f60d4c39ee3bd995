"""The curves of a run: one line of JSON for each iteration, and TensorBoard if it is installed."""

import json
from importlib.util import find_spec
from math import inf
from pathlib import Path

from .checkpoint import write_text
from .torch_types import Board

LINES = "curves.jsonl"
BOARD = "board"


class Curves:
    """Appends to the curves in a folder, after removing the lines from `iteration` on."""

    def __init__(self, folder: Path, iteration: int) -> None:
        path = folder / LINES
        write_text(path, "".join(line for line in _lines(path) if _number(line) < iteration))
        self._file = path.open("a", encoding="utf-8")
        self._board: Board = None
        if find_spec("tensorboard") is not None:
            from torch.utils.tensorboard import SummaryWriter  # noqa: PLC0415 (it may not be installed)

            self._board = SummaryWriter(str(folder / BOARD), purge_step=iteration)

    def add(self, iteration: int, seconds: float, numbers: dict[str, float]) -> None:
        """Add the measurements of an iteration."""
        rounded = {name: float(f"{number:.5g}") for name, number in numbers.items()}
        self._file.write(json.dumps({"iteration": iteration, "seconds": round(seconds, 2), **rounded}) + "\n")
        self._file.flush()
        if self._board is not None:
            for name, number in numbers.items():
                self._board.add_scalar(name, number, iteration)

    def flush(self) -> None:
        """Write everything to disk."""
        if self._board is not None:
            self._board.flush()

    def close(self) -> None:
        """Close the files."""
        self._file.close()
        if self._board is not None:
            self._board.close()


def _lines(path: Path) -> list[str]:
    """The complete lines of a file; the last one may be cut off."""
    if not path.exists():
        return []
    return [line for line in path.read_text("utf-8").splitlines(keepends=True) if line.endswith("}\n")]


def _number(line: str) -> float:
    """The iteration of a line; infinity if the line cannot be read."""
    try:
        return float(json.loads(line)["iteration"])
    except (KeyError, TypeError, ValueError):
        return inf
