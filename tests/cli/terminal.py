"""A `foretell` command line in this process, with scripted or endless answers."""

import io
import random
import sys
from collections.abc import Iterable
from dataclasses import dataclass

import pytest

from foretell.cli import main

COMMANDS = ("", "?", "? jm", "? r2", "? ranks", "? nonsense", "table", "log", "memory", "x", "99", "+1C", "use", "help")


class Answers(io.StringIO):
    """Answers at random that never end: mostly numbers of choices, sometimes something else."""

    def __init__(self, seed: int, *, chatty: bool = False) -> None:
        super().__init__()
        self._chance = random.Random(seed)
        self._chatty = chatty

    def readline(self, *_: object) -> str:  # type: ignore[override]
        if self._chatty and self._chance.random() < 0.2:
            return self._chance.choice(COMMANDS) + "\n"
        return f"{self._chance.randint(1, 7)}\n"


@dataclass
class Ended:
    """The output and the status of a command."""

    status: int
    out: str
    err: str


class Shell:
    """Runs command lines."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self._patch = patch
        self._capture = capture

    def __call__(self, *arguments: object, answers: Iterable[str] | io.StringIO = ()) -> Ended:
        stdin = answers if isinstance(answers, io.StringIO) else io.StringIO("".join(f"{line}\n" for line in answers))
        self._patch.setattr(sys, "stdin", stdin)
        self._capture.readouterr()
        status = main([str(argument) for argument in arguments])
        out, err = self._capture.readouterr()
        assert "Traceback" not in out + err
        return Ended(status, out, err)
