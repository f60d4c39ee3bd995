"""`foretell train`: train a network by self-play."""

import argparse
import re
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import LocalizedError, installing, missing_package
from ..rules import MAX_PLAYERS, MIN_PLAYERS
from ..telling.words import Words
from .arguments import Parser, one_of
from .progress import Progress

if TYPE_CHECKING:
    from ..train.settings import TrainingSettings
    from ..train.training_run import Run

DEVICES = ("cpu", "cuda")
SETTINGS_NAMES = ("smoke", "refine", "attack")
"""The settings that come with Foretell. The first are those of a short run."""
STEPS = 1000
"""The length of the progress bar."""


def run(arguments: Sequence[str], words: Words) -> int:
    """Train until the run is done or interrupted."""
    found = _parser(words).parse(arguments)
    settings = _settings(found)
    try:
        from ..train.training_run import Run  # noqa: PLC0415 (`--help` should not load it)
    except ModuleNotFoundError as error:
        raise LocalizedError("error-train-parts", package=missing_package(error), pip=installing("train")) from None
    training = Run(settings, Path(found.folder), found.device)
    begun = training.iteration
    if begun:
        print(words.text("train-taken-up", folder=str(found.folder), iteration=begun), flush=True)
    _train(training, words)
    stopped = training.progress < 1
    key = "train-stopped" if stopped else "train-done"
    seconds = round(training.spent)
    print(words.text(key, iteration=training.iteration, seconds=seconds, folder=str(found.folder)))
    return 130 if stopped else 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell train", words.text("help-train"))
    parser.file("folder", "option-train-folder", metavar="FOLDER", needs="error-needs-folder")
    named = {"names": ", ".join(SETTINGS_NAMES), "short": SETTINGS_NAMES[0]}
    parser.flag("--settings", metavar="FILE", about="option-settings", told=named)
    told = {"example": "--set games=4096 steps=32"}
    parser.flag("--set", metavar="NAME=VALUE", nargs="+", action="extend", default=[], about="option-set", told=told)
    parser.flag("--minutes", metavar="M", type=_minutes(words), about="option-minutes")
    parser.flag("--device", metavar="|".join(DEVICES), type=one_of(words, DEVICES), about="option-device")
    return parser


def _minutes(words: Words) -> Callable[[str], float]:
    """A number of minutes, which may have a fraction."""

    def read(text: str) -> float:
        if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text) and float(text) > 0:
            return float(text)
        raise argparse.ArgumentTypeError(words.text("error-minutes", answer=text))

    return read


def _settings(found: argparse.Namespace) -> "TrainingSettings":
    """The settings from the command line, or those of the run in the folder."""
    # `--help` should not load it.
    from ..train.settings import (  # noqa: PLC0415
        SETTINGS,
        TrainingSettings,
        named_settings,
        read_settings,
        with_set,
    )

    begun = Path(found.folder) / SETTINGS
    changes = [*found.set, *([] if found.minutes is None else [f"minutes={found.minutes}"])]
    if found.settings is None and not changes and begun.exists():
        return read_settings(begun)
    return with_set(TrainingSettings() if found.settings is None else named_settings(found.settings), changes)


def _train(training: "Run", words: Words) -> None:
    progress = Progress(STEPS)

    def watch(numbers: dict[str, float]) -> None:
        told: dict[str, Any] = {"iteration": training.iteration, "rate": round(numbers["decisions_a_second"])}
        wins = against_the_past(numbers)
        text = words.text("train-progress", **told) if wins is None else words.text("train-wins", **told, percent=wins)
        progress.show(int(STEPS * training.progress), text)

    with _stopped_by_keyboard(training):
        try:
            training.train(watch)
        finally:
            progress.end()


def against_the_past(numbers: dict[str, float]) -> int | None:
    """The learner's wins against past versions, in percent of a fair share, over all table sizes."""
    games = won = 0.0
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        count = numbers.get(f"games_past_{players}", 0.0)
        games += count
        won += count * players * numbers.get(f"wins_past_{players}", 0.0)
    return round(100 * won / games) if games else None


@contextmanager
def _stopped_by_keyboard(training: "Run") -> Iterator[None]:
    """The first Ctrl-C ends the run after the iteration, with a checkpoint. The second one ends it at once."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(*_: object) -> None:
        training.stop()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
