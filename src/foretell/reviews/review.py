"""What a review says, as plain data. `foretell.cli` and the browser turn it into words."""

from dataclasses import asdict, dataclass
from math import hypot
from typing import Any, Literal

from ..game import Options, Phase, Result
from .graph import chance_graph

Mark = Literal["brilliant", "good", "inaccuracy", "mistake", "blunder"]
MARKS: tuple[Mark, ...] = ("brilliant", "good", "inaccuracy", "mistake", "blunder")
Cause = Literal["luck", "own", "others"]
"""What changes the chance to win: the deal and the draws, own choices, or the choices of others."""
NORMAL_95 = 1.96
REVIEW_VERSION = 9
"""Increased when the same record and seed give another review."""


@dataclass(frozen=True, slots=True)
class ReviewEstimate:
    """An estimate and its standard error. `low` and `high` bound the 95 % interval."""

    value: float
    error: float = 0.0

    @property
    def low(self) -> float:
        """The lower bound of the 95 % interval."""
        return self.value - NORMAL_95 * self.error

    @property
    def high(self) -> float:
        """The upper bound of the 95 % interval."""
        return self.value + NORMAL_95 * self.error


def luck_corrected(result: float, deal: ReviewEstimate, draws: ReviewEstimate) -> ReviewEstimate:
    """A result without the luck of the deal and the draws."""
    return ReviewEstimate(result - deal.value - draws.value, hypot(deal.error, draws.error))


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence of the review without its words: the key of a message, and what the message is about."""

    key: str
    other: int | None = None
    named: int | None = None
    cards: tuple[str, ...] = ()
    points: int | None = None
    better: float | None = None
    worse: float | None = None


@dataclass(frozen=True, slots=True)
class RankChance:
    """A rank of a hand, by its points, and its probability."""

    points: int
    chance: float


@dataclass(frozen=True, slots=True)
class CoachLine:
    """A sentence of the coach without its words: the key of a message, and what the message is about."""

    key: str
    seat: int | None = None
    cards: tuple[str, ...] = ()
    points: int | None = None
    chance: float | None = None
    ranks: tuple[RankChance, ...] = ()
    """The likeliest ranks of a hand, the likeliest first."""
    action: str | None = None


@dataclass(frozen=True, slots=True)
class PlyReview:
    """The chances before a decision, and the decision. The last entry is the end of the game and has no decision."""

    ply: int
    round: int
    seat: int | None
    action: str | None
    chances: tuple[float, ...]
    """The chance of each seat to win, with all hands open."""
    errors: tuple[float, ...]
    """Their standard errors."""
    known: tuple[float, ...] | None
    """The chance of each seat to win by what that seat could know. None until it has been estimated."""


@dataclass(frozen=True, slots=True)
class Parts:
    """Where a seat's result came from. `start` and the five parts after it add up to `result` exactly."""

    start: ReviewEstimate
    """The chance before the deal, or in the position that the game started from."""
    deal: ReviewEstimate
    draws: ReviewEstimate
    choices: ReviewEstimate
    """What its choices gained or lost against those of the reference player, by what it could know."""
    guesses: ReviewEstimate
    """What its choices gained or lost beyond that, through cards that it could not know."""
    others: ReviewEstimate
    """What the choices of the others changed, against those of the reference player."""
    result: float
    """1 for the winner, 0 for everybody else."""
    mistakes: ReviewEstimate
    """The chance that its choices lost against the best ones, by what it could know, as a number below zero.

    It is counted separately: `choices` compares with the reference player. Errors of estimation can make it positive.
    """

    @property
    def luck(self) -> float:
        """The deal and the draws together. Its mean over many games is zero."""
        return self.deal.value + self.draws.value

    @property
    def luck_corrected(self) -> ReviewEstimate:
        """The result without luck. It has the same mean as the result, and may be below 0 or above 1."""
        return luck_corrected(self.result, self.deal, self.draws)

    @property
    def own(self) -> float:
        """The seat's own choices: `choices` and `guesses`."""
        return self.choices.value + self.guesses.value

    @property
    def total(self) -> float:
        """The sum of the start and all parts. It equals `result`, up to the rounding of floats."""
        return self.start.value + self.luck + self.own + self.others.value


@dataclass(frozen=True, slots=True)
class Moment:
    """A choice that mattered."""

    ply: int
    round: int
    seat: int
    phase: Phase
    effect: str | None
    """The effect that the choice belonged to."""
    action: str
    better: str | None
    """The better choice; None if the player made the best one."""
    mark: Mark
    difference: ReviewEstimate
    """The chance that the choice lost, or gained over the next best choice."""
    known: tuple[Reason, ...] = ()
    """What the player knew."""
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Belief:
    """What one seat could believe about another hand: a probability for each of the nine ranks, worst first."""

    viewer: int
    holder: int
    counted: tuple[float, ...]
    """By counting cards alone: every hand that is possible is equally likely."""
    believed: tuple[float, ...]
    """By what the holder did, too."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """The beliefs when a turn or a prediction began, and the true ranks."""

    ply: int
    ranks: tuple[int, ...]
    """The true rank of each hand, 0 to 8."""
    exposed: tuple[float, ...]
    """The probability that the others gave to the true rank of each hand, on average."""
    beliefs: tuple[Belief, ...]


@dataclass(frozen=True, slots=True)
class Tell:
    """An action after which the others knew a hand much better."""

    ply: int
    round: int
    seat: int
    """The seat that acted."""
    phase: Phase
    action: str
    holder: int
    points: int
    """The points of the hand's rank."""
    before: float
    """The probability that the others gave to the true rank before and after, on average."""
    after: float


@dataclass(frozen=True, slots=True)
class PredictionReview:
    """A prediction, and how likely it was to be right by what the player could know."""

    ply: int
    round: int
    seat: int
    named: int
    believed: tuple[float, ...]
    """The probability that each seat holds the best hand."""
    right: bool


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The review of one seat."""

    seat: int
    parts: Parts
    decisions: int
    """Its decisions with more than one choice."""
    marks: dict[Mark, int]
    accuracy: ReviewEstimate | None = None
    """How close its choices were to those of the strongest player, from 0 to 1; None if it had no choice."""
    causes: tuple[Cause, ...] = ()
    """What counted most for the result, the larger part first. Two causes if the estimates do not tell which of them
    counted more; none if they do not tell at all."""


@dataclass(frozen=True, slots=True)
class Review:
    """A review of a finished game."""

    options: Options
    names: tuple[str, ...]
    result: Result
    effort: str
    seed: str
    progress: float
    """From 0 to 1. Below 1, parts of the review are still missing."""
    plies: tuple[PlyReview, ...]
    seats: tuple[SeatReview, ...]
    moments: tuple[Moment, ...] = ()
    beliefs: tuple[Beliefs, ...] = ()
    tells: tuple[Tell, ...] = ()
    predictions: tuple[PredictionReview, ...] = ()

    def _repr_svg_(self) -> str:
        names = self.names or tuple(f"seat {seat}" for seat in range(self.options.players))
        return chance_graph([ply.chances for ply in self.plies], names, "chance to win")

    def as_json(self) -> dict[str, Any]:
        """The review as values of JSON."""
        options = self.options
        table = {"players": options.players, "side": options.side, "discard": options.discard, "heirs": options.heirs}
        content = {name: _plain(getattr(self, name)) for name in self.__dataclass_fields__ if name != "options"}
        return {"version": REVIEW_VERSION, "options": table, **content}


def _plain(value: Any) -> Any:
    """Return dataclasses as dictionaries, tuples as lists, and floats rounded to six decimals."""
    if hasattr(value, "__dataclass_fields__"):
        return _plain(asdict(value))
    if isinstance(value, float):
        return round(value, 6)
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return value
