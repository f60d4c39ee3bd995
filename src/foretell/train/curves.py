"""The curves of a run: one JSON line an iteration, and TensorBoard where it is installed."""

import json
from pathlib import Path
from typing import Any

LINES = "curves.jsonl"


class Curves:
    """Numbers over time, appended to what the folder holds."""

    def __init__(self, folder: Path) -> None:
        self._lines = (folder / LINES).open("a", encoding="utf-8")
        self._board: Any = None
        try:
            from torch.utils.tensorboard import SummaryWriter  # noqa: PLC0415 (it may not be installed)

            self._board = SummaryWriter(str(folder / "board"))
        except ImportError:
            pass

    def add(self, iteration: int, seconds: float, numbers: dict[str, float]) -> None:
        """What was measured in an iteration."""
        rounded = {name: float(f"{number:.5g}") for name, number in numbers.items()}
        self._lines.write(json.dumps({"iteration": iteration, "seconds": round(seconds, 2), **rounded}) + "\n")
        self._lines.flush()
        for name, number in numbers.items():
            if self._board is not None:
                self._board.add_scalar(name, number, iteration)

    def flush(self) -> None:
        """Everything on disk."""
        if self._board is not None:
            self._board.flush()
