"""What a language model used, and how well its stated confidence fits what happened."""

import json
import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ..game import Event

BINS = 10
MIN_CHANCE = 0.01
"""For the log score, a chance is at least this and at most one minus this, as in the statistics of a person."""


@dataclass
class TextReport:
    """Counts of one or more games."""

    games: int = 0
    decisions: int = 0
    refused: int = 0
    """Replies that named no legal choice."""
    tokens: int = 0
    predictions: list[tuple[float, bool]] = field(default_factory=list)
    """The stated confidence of each prediction that has one, and whether the prediction was right."""

    @property
    def brier(self) -> float | None:
        """The mean squared error of the confidence: 0 is perfect, 0.25 is that of always saying 0.5."""
        return _mean([(confidence - right) ** 2 for confidence, right in self.predictions])

    @property
    def log_score(self) -> float | None:
        """The mean log-loss of the confidence in nats: 0 is perfect, 0.69 is that of always saying 0.5."""
        return _mean([-math.log(_clipped(p if right else 1 - p)) for p, right in self.predictions])

    def calibration(self) -> list[dict[str, float]]:
        """For each tenth of the scale: how many predictions, their mean confidence, and the share that was right."""
        found = []
        for number in range(BINS):
            inside = [each for each in self.predictions if min(int(each[0] * BINS), BINS - 1) == number]
            if inside:
                mean = sum(p for p, _ in inside) / len(inside)
                right = sum(right for _, right in inside) / len(inside)
                found.append({"from": number / BINS, "count": len(inside), "confidence": mean, "right": right})
        return found

    def add(self, other: "TextReport") -> None:
        """Add the counts of another report."""
        self.games += other.games
        self.decisions += other.decisions
        self.refused += other.refused
        self.tokens += other.tokens
        self.predictions += other.predictions

    def as_dict(self) -> dict[str, Any]:
        """The counts and scores as JSON values."""
        scores = {"brier": self.brier, "log_score": self.log_score, "calibration": self.calibration()}
        return asdict(self) | {"predictions": len(self.predictions)} | scores


class Scorer:
    """Scores stated predictions when the events of a game show whether they were right."""

    def __init__(self, report: TextReport) -> None:
        self._report = report
        self._stated: tuple[int, float] | None = None

    def state(self, seat: int, confidence: float) -> None:
        """Remember a prediction until the Unfolding."""
        self._stated = seat, confidence

    def watch(self, events: Iterable[Event]) -> None:
        """Take note of events."""
        for event in events:
            if event.key == "best_hand" and self._stated is not None:
                seat, confidence = self._stated
                self._report.predictions.append((confidence, event.seat == seat))
                self._stated = None
            elif event.key == "game_ended":
                self._report.games += 1


def append_report(report: TextReport, file: Path) -> None:
    """Add a line with a report to a file. Several processes may add to the same file."""
    with file.open("ab", buffering=0) as stream:
        stream.write(json.dumps(asdict(report)).encode() + b"\n")


def read_reports(file: Path) -> TextReport:
    """The sum of the reports in a file."""
    return joined(_read(line) for line in file.read_text("utf-8").splitlines() if line.strip())


def joined(reports: Iterable[TextReport]) -> TextReport:
    """The sum of several reports."""
    total = TextReport()
    for report in reports:
        total.add(report)
    return total


def _read(line: str) -> TextReport:
    values = json.loads(line)
    values["predictions"] = [(float(p), bool(right)) for p, right in values["predictions"]]
    return TextReport(**values)


def _clipped(chance: float) -> float:
    return min(max(chance, MIN_CHANCE), 1 - MIN_CHANCE)


def _mean(values: list[float]) -> float | None:
    return sum(values) / len(values) if values else None
