"""The results of a study: sections with rows, whose figures have 95 % confidence intervals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ..arena import Estimate
from ..arena.intervals import Bootstrap
from ..arrays import Ints
from ..rules import ROUNDS
from ..rules.cards import MAX_CELLS
from ..rules.ranking import points_of_ranks
from ..sheets import CARDS
from . import columns
from .interventions import Intervention, Kind
from .plan import Study


@dataclass(frozen=True)
class StudyRow:
    """The figures of one thing. `kind` says what `subject` is: a rank by its points, a card, an effect, a round…"""

    kind: str
    subject: str
    figures: dict[str, Estimate]


@dataclass(frozen=True)
class Section:
    """A table of the report. All rows have the same figures."""

    key: str
    rows: tuple[StudyRow, ...]

    @property
    def figures(self) -> tuple[str, ...]:
        """The names of the figures."""
        return tuple(self.rows[0].figures)


@dataclass(frozen=True)
class StudyResults:
    """The sums of all units, and what follows from them."""

    study: Study
    tables: Ints = field(repr=False)
    """int64 (units, sheets, COLUMNS)"""
    seats: Ints = field(repr=False)
    """int64 (units, conditions, SEAT_COLUMNS)"""
    seconds: float = 0.0
    """The time of this run."""

    @cached_property
    def _bootstrap(self) -> Bootstrap:
        return Bootstrap(len(self.tables), self.study.seed)

    @property
    def games(self) -> int:
        """The number of whole games that were played."""
        return int(self.tables[:, :, columns.GAMES].sum()) + self._changed_games(single=False)

    @property
    def single_rounds(self) -> int:
        """The number of games that ended after one round."""
        return self._changed_games(single=True)

    def _changed_games(self, *, single: bool) -> int:
        conditions = self.study.conditions
        found = [i for i, condition in enumerate(conditions) if (condition.max_rounds == 1) == single]
        return int(self.seats[:, found, columns.SEAT_GAMES].sum())

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """All sections. A comparison has others than a study of one sheet."""
        if self.study.other is not None:
            return tuple(section for section in self._comparison() if section.rows)
        return (
            self._summary(),
            self._ranks(),
            self._seats(),
            Section("predictions", tuple(map(self._prediction, range(self.study.options.players)))),
            Section("all-in-rounds", tuple(map(self._all_in_round, self._rounds))),
            Section("all-in-ranks", tuple(map(self._all_in_rank, self._points))),
            Section("all-in-spaces", tuple(map(self._all_in_space, range(1, self._spaces + 1)))),
            Section("all-in-worth", self._worth("all-in")),
            Section("effects", self._worth("effect")),
            Section("cards-held", self._held()),
            Section("cards-text", self._worth("text")),
        )

    # --- figures --------------------------------------------------------------------------------

    def _ratio(self, part: Sequence[int], whole: Sequence[int], table: int = 0) -> Estimate:
        return self._bootstrap.ratio(*(self.tables[:, table, list(each)].sum(axis=1) for each in (part, whole)))

    def _difference(self, part: Sequence[int], whole: Sequence[int]) -> Estimate:
        """The ratio of the second sheet less that of the first."""
        sums = [self.tables[:, table, list(each)].sum(axis=1) for table in (1, 0) for each in (part, whole)]
        return self._bootstrap.difference(*sums)

    def _gain(self, change: Intervention, part: int) -> Estimate:
        """What the seat has more of, per game, under the second condition of an intervention."""
        numbers = [self.study.conditions.index(each) for each in (change.without, change.having)]
        without, having = (self.seats[:, number, part] for number in numbers)
        return self._bootstrap.ratio(having - without, self.seats[:, numbers[0], columns.SEAT_GAMES])

    # --- rows -----------------------------------------------------------------------------------

    @property
    def _points(self) -> list[int]:
        return sorted(points_of_ranks(self.study.options.config.side))

    @property
    def _rounds(self) -> range:
        return range(ROUNDS + self.study.options.heirs)

    @property
    def _spaces(self) -> int:
        """The spaces that can be free: all but the two of the set-up."""
        return min(MAX_CELLS, self.study.options.config.full.bit_count()) - 2

    def _summary(self) -> Section:
        rows = tuple(
            StudyRow("game", name, {"mean": self._ratio(part, whole)})
            for name, (part, whole) in self._summaries().items()
        )
        return Section("summary", rows)

    def _summaries(self) -> dict[str, tuple[list[int], list[int]]]:
        """The figures of a whole game, as sums of columns over sums of columns."""
        rounds, seats = [columns.ROUNDS], range(self.study.options.players)
        return {
            "decisions": ([columns.DECISIONS], [columns.GAMES]),
            "turns": ([columns.TURNS], rounds),
            "passes": ([columns.PASSES], [columns.TURNS]),
            "all-ins": (_span(columns.ALL_INS, columns.MAX_ROUNDS), rounds),
            "right": ([columns.HITS], [columns.PREDICTIONS]),
            "pot-kept": ([columns.POT_KEPT], [columns.POT]),
            "runes": ([columns.RUNES + seat for seat in seats], [columns.GAMES]),
            "starter-wins": ([columns.WINS], [columns.GAMES]),
        }

    def _ranks(self) -> Section:
        final, dealt = _span(columns.FINAL, columns.POINTS), _span(columns.DEALT, columns.POINTS)
        rows = [
            StudyRow(
                "rank",
                str(points),
                {
                    "dealt": self._ratio([columns.DEALT + points], dealt),
                    "final": self._ratio([columns.FINAL + points], final),
                    "best": self._ratio([columns.BEST + points], [columns.FINAL + points]),
                    "gain": self._ratio([columns.GAINS + points], [columns.FINAL + points]),
                },
            )
            for points in self._points
        ]
        return Section("ranks", tuple(rows))

    def _seats(self) -> Section:
        rows = [
            StudyRow(
                "seat",
                str(seat),
                {
                    "wins": self._ratio([columns.WINS + seat], [columns.GAMES]),
                    "runes": self._ratio([columns.RUNES + seat], [columns.GAMES]),
                    "first-gain": self._ratio([columns.FIRST_GAINS + seat], [columns.GAMES]),
                },
            )
            for seat in range(self.study.options.players)
        ]
        return Section("seats", tuple(rows))

    def _prediction(self, order: int) -> StudyRow:
        asked = [columns.PREDICTED + order]
        figures = {
            "right": self._ratio([columns.RIGHT + order], asked),
            "self": self._ratio([columns.NAMED_SELF + order], asked),
            "self-right": self._ratio([columns.RIGHT_SELF + order], [columns.NAMED_SELF + order]),
            "all-in": self._ratio([columns.NAMED_ALL_IN + order], asked),
            "all-in-right": self._ratio([columns.RIGHT_ALL_IN + order], [columns.NAMED_ALL_IN + order]),
        }
        return StudyRow("order", str(order), figures)

    def _all_in_round(self, number: int) -> StudyRow:
        return StudyRow(
            "round",
            str(number + 1),
            {"share": self._ratio([columns.ALL_INS + number], [columns.ALL_IN_ROUNDS + number])},
        )

    def _all_in_rank(self, points: int) -> StudyRow:
        there = [columns.ALL_IN_POINTS + points]
        figures = {
            "share": self._ratio(there, _span(columns.ALL_IN_POINTS, columns.POINTS)),
            "best": self._ratio([columns.ALL_IN_BEST + points], there),
            "gain": self._ratio([columns.ALL_IN_GAINS + points], there),
        }
        return StudyRow("rank", str(points), figures)

    def _all_in_space(self, free: int) -> StudyRow:
        return StudyRow(
            "spaces",
            str(free),
            {"share": self._ratio([columns.ALL_IN_FREE + free], _span(columns.ALL_IN_FREE, MAX_CELLS + 1))},
        )

    def _worth(self, *kinds: Kind) -> tuple[StudyRow, ...]:
        """What a seat gains by something in a game, in runes and wins; in a single round, in runes."""
        return tuple(
            StudyRow("card" if change.kind in {"text", "change"} else change.kind, change.subject, self._gains(change))
            for change in self.study.interventions
            if change.kind in kinds
        )

    def _gains(self, change: Intervention) -> dict[str, Estimate]:
        runes = self._gain(change, columns.SEAT_RUNES)
        if change.having.max_rounds == 1:
            return {"worth-round": runes}
        return {"worth-runes": runes, "worth-wins": self._gain(change, columns.SEAT_WINS)}

    def _held(self) -> tuple[StudyRow, ...]:
        return tuple(
            StudyRow("card", change.subject, {**self._gains(change), **self._use(change.having.card)})
            for change in self.study.interventions
            if change.kind == "hold"
        )

    def _use(self, card: int) -> dict[str, Estimate]:
        return {
            "played": self._ratio([columns.PLAYED + card], [columns.ROUNDS]),
            "kept": self._ratio([columns.KEPT + card], [columns.ROUNDS]),
        }

    # --- two sheets -----------------------------------------------------------------------------

    def _comparison(self) -> Iterator[Section]:
        yield Section("compared", tuple(self._compared("game", self._summaries())))
        ranks = {str(p): ([columns.FINAL + p], _span(columns.FINAL, columns.POINTS)) for p in self._points}
        yield Section("compared-ranks", tuple(self._compared("rank", ranks)))
        seats = {str(s): ([columns.WINS + s], [columns.GAMES]) for s in range(self.study.options.players)}
        yield Section("compared-seats", tuple(self._compared("seat", seats)))
        played = {card: ([columns.PLAYED + CARDS.index(card)], [columns.ROUNDS]) for card in self.study.changed_cards}
        yield Section("compared-played", tuple(self._compared("card", played)))
        yield Section("one-seat", self._worth("sheet"))
        yield Section("changed-cards", self._worth("change"))

    def _compared(self, kind: str, figures: dict[str, tuple[list[int], list[int]]]) -> Iterator[StudyRow]:
        for subject, (part, whole) in figures.items():
            estimates = {
                "before": self._ratio(part, whole),
                "after": self._ratio(part, whole, table=1),
                "difference": self._difference(part, whole),
            }
            yield StudyRow(kind, subject, estimates)


def _span(first: int, length: int) -> list[int]:
    return list(range(first, first + length))
