"""How well a person's confidence in their predictions fits what came true, over all their games."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import log

from msgspec import Struct

from .lobby import Lobby
from .numbers import counts, took_part

BINS = 10
MIN_LOG_CHANCE = 0.01
"""For the log score, a chance is at least this and at most one minus this: one mistake could make it infinite."""


class Calibrated(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Predictions of one kind."""

    kind: str
    """`all`, the lowest percentage of a bin, the number of players, the number of the round, or the discard variant."""
    predictions: int
    right: int
    """How many came true."""
    said: float
    """The mean confidence, from 0 to 1."""
    brier: float
    """The mean squared difference of confidence and outcome: 0 is perfect, and 0.25 is what a constant 50 % gets."""
    log_score: float
    """The mean of minus the logarithm of the confidence in what happened: 0 is perfect, 0.69 is a constant 50 %."""


class Calibration(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How sure a person was of predictions, and how often they came true. Kinds without predictions are missing."""

    total: Calibrated | None
    bins: tuple[Calibrated, ...]
    """By confidence, in steps of ten percent."""
    players: tuple[Calibrated, ...]
    rounds: tuple[Calibrated, ...]
    discards: tuple[Calibrated, ...]


class Called(Struct, frozen=True):
    """One prediction with a confidence, from 0 to 1."""

    said: float
    right: bool
    players: int
    round: int
    discard: str


def calibration_of(person: str | None, lobbies: Iterable[Lobby]) -> Calibration:
    """The calibration of a person. The games that count are those of `numbers_of`."""
    called = [one for lobby in lobbies for one in _called(lobby, person)]
    total = _groups(called, lambda _: "all")
    return Calibration(
        total=total[0] if total else None,
        bins=_groups(called, lambda one: str(min(int(one.said * BINS), BINS - 1) * 100 // BINS)),
        players=_groups(called, lambda one: str(one.players)),
        rounds=_groups(called, lambda one: str(one.round)),
        discards=_groups(called, lambda one: one.discard),
    )


def _called(lobby: Lobby, person: str | None) -> Iterator[Called]:
    seat = lobby.seat_of(person)
    if seat is None or not counts(lobby) or not took_part(lobby, seat):
        return
    for number, (ended, confidences) in enumerate(zip(lobby.rounds, lobby.confidences, strict=False), 1):
        confidence = confidences[seat]
        if confidence is not None:
            right = ended.predictions[seat] == ended.best
            yield Called(confidence / 100, right, lobby.rules.players, number, lobby.rules.discard)


def _groups(called: Sequence[Called], kind: Callable[[Called], str]) -> tuple[Calibrated, ...]:
    kinds = sorted({kind(one) for one in called}, key=lambda name: (len(name), name))
    return tuple(_calibrated(name, [one for one in called if kind(one) == name]) for name in kinds)


def _calibrated(kind: str, called: Sequence[Called]) -> Calibrated:
    size = len(called)
    return Calibrated(
        kind=kind,
        predictions=size,
        right=sum(one.right for one in called),
        said=sum(one.said for one in called) / size,
        brier=sum((one.said - one.right) ** 2 for one in called) / size,
        log_score=sum(_log_score(one) for one in called) / size,
    )


def _log_score(one: Called) -> float:
    chance = one.said if one.right else 1 - one.said
    return -log(min(max(chance, MIN_LOG_CHANCE), 1 - MIN_LOG_CHANCE))


def confidence_comments(confidences: Sequence[Sequence[int | None]]) -> Iterator[str]:
    """Lines for the end of a record. Readers of records ignore comments."""
    for number, told in enumerate(confidences, 1):
        for seat, confidence in enumerate(told):
            if confidence is not None:
                yield f"# confidence: round {number}, seat {seat}, {confidence} %\n"
