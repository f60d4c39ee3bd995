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
from . import columns as c
from .interventions import Intervention, Kind
from .plan import Study


@dataclass(frozen=True)
class Row:
    """The figures of one thing. `kind` says what `subject` is: a rank by its points, a card, an effect, a round…"""

    kind: str
    subject: str
    figures: dict[str, Estimate]


@dataclass(frozen=True)
class Section:
    """A table of the report. All rows have the same figures."""

    key: str
    rows: tuple[Row, ...]

    @property
    def figures(self) -> tuple[str, ...]:
        """The names of the figures."""
        return tuple(self.rows[0].figures)


@dataclass(frozen=True)
class Results:
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
        return int(self.tables[:, :, c.GAMES].sum()) + self._changed_games(single=False)

    @property
    def single_rounds(self) -> int:
        """The number of games that ended after one round."""
        return self._changed_games(single=True)

    def _changed_games(self, *, single: bool) -> int:
        conditions = self.study.conditions
        found = [i for i, condition in enumerate(conditions) if (condition.max_rounds == 1) == single]
        return int(self.seats[:, found, c.SEAT_GAMES].sum())

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
        return self._bootstrap.ratio(having - without, self.seats[:, numbers[0], c.SEAT_GAMES])

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
            Row("game", name, {"mean": self._ratio(part, whole)}) for name, (part, whole) in self._summaries().items()
        )
        return Section("summary", rows)

    def _summaries(self) -> dict[str, tuple[list[int], list[int]]]:
        """The figures of a whole game, as sums of columns over sums of columns."""
        rounds, seats = [c.ROUNDS], range(self.study.options.players)
        return {
            "decisions": ([c.DECISIONS], [c.GAMES]),
            "turns": ([c.TURNS], rounds),
            "passes": ([c.PASSES], [c.TURNS]),
            "all-ins": (_span(c.ALL_INS, c.MAX_ROUNDS), rounds),
            "right": ([c.HITS], [c.PREDICTIONS]),
            "pot-kept": ([c.POT_KEPT], [c.POT]),
            "runes": ([c.RUNES + seat for seat in seats], [c.GAMES]),
            "starter-wins": ([c.WINS], [c.GAMES]),
        }

    def _ranks(self) -> Section:
        final, dealt = _span(c.FINAL, c.POINTS), _span(c.DEALT, c.POINTS)
        rows = [
            Row(
                "rank",
                str(points),
                {
                    "dealt": self._ratio([c.DEALT + points], dealt),
                    "final": self._ratio([c.FINAL + points], final),
                    "best": self._ratio([c.BEST + points], [c.FINAL + points]),
                    "gain": self._ratio([c.GAINS + points], [c.FINAL + points]),
                },
            )
            for points in self._points
        ]
        return Section("ranks", tuple(rows))

    def _seats(self) -> Section:
        rows = [
            Row(
                "seat",
                str(seat),
                {
                    "wins": self._ratio([c.WINS + seat], [c.GAMES]),
                    "runes": self._ratio([c.RUNES + seat], [c.GAMES]),
                    "first-gain": self._ratio([c.FIRST_GAINS + seat], [c.GAMES]),
                },
            )
            for seat in range(self.study.options.players)
        ]
        return Section("seats", tuple(rows))

    def _prediction(self, order: int) -> Row:
        asked = [c.PREDICTED + order]
        figures = {
            "right": self._ratio([c.RIGHT + order], asked),
            "self": self._ratio([c.NAMED_SELF + order], asked),
            "self-right": self._ratio([c.RIGHT_SELF + order], [c.NAMED_SELF + order]),
            "all-in": self._ratio([c.NAMED_ALL_IN + order], asked),
            "all-in-right": self._ratio([c.RIGHT_ALL_IN + order], [c.NAMED_ALL_IN + order]),
        }
        return Row("order", str(order), figures)

    def _all_in_round(self, number: int) -> Row:
        return Row("round", str(number + 1), {"share": self._ratio([c.ALL_INS + number], [c.ALL_IN_ROUNDS + number])})

    def _all_in_rank(self, points: int) -> Row:
        there = [c.ALL_IN_POINTS + points]
        figures = {
            "share": self._ratio(there, _span(c.ALL_IN_POINTS, c.POINTS)),
            "best": self._ratio([c.ALL_IN_BEST + points], there),
            "gain": self._ratio([c.ALL_IN_GAINS + points], there),
        }
        return Row("rank", str(points), figures)

    def _all_in_space(self, free: int) -> Row:
        return Row(
            "spaces", str(free), {"share": self._ratio([c.ALL_IN_FREE + free], _span(c.ALL_IN_FREE, MAX_CELLS + 1))}
        )

    def _worth(self, *kinds: Kind) -> tuple[Row, ...]:
        """What a seat gains by something in a game, in runes and wins; in a single round, in runes."""
        return tuple(
            Row("card" if change.kind in {"text", "change"} else change.kind, change.subject, self._gains(change))
            for change in self.study.interventions
            if change.kind in kinds
        )

    def _gains(self, change: Intervention) -> dict[str, Estimate]:
        runes = self._gain(change, c.SEAT_RUNES)
        if change.having.max_rounds == 1:
            return {"worth-round": runes}
        return {"worth-runes": runes, "worth-wins": self._gain(change, c.SEAT_WINS)}

    def _held(self) -> tuple[Row, ...]:
        return tuple(
            Row("card", change.subject, {**self._gains(change), **self._use(change.having.card)})
            for change in self.study.interventions
            if change.kind == "hold"
        )

    def _use(self, card: int) -> dict[str, Estimate]:
        return {
            "played": self._ratio([c.PLAYED + card], [c.ROUNDS]),
            "kept": self._ratio([c.KEPT + card], [c.ROUNDS]),
        }

    # --- two sheets -----------------------------------------------------------------------------

    def _comparison(self) -> Iterator[Section]:
        yield Section("compared", tuple(self._compared("game", self._summaries())))
        ranks = {str(p): ([c.FINAL + p], _span(c.FINAL, c.POINTS)) for p in self._points}
        yield Section("compared-ranks", tuple(self._compared("rank", ranks)))
        seats = {str(s): ([c.WINS + s], [c.GAMES]) for s in range(self.study.options.players)}
        yield Section("compared-seats", tuple(self._compared("seat", seats)))
        played = {card: ([c.PLAYED + CARDS.index(card)], [c.ROUNDS]) for card in self.study.changed_cards}
        yield Section("compared-played", tuple(self._compared("card", played)))
        yield Section("one-seat", self._worth("sheet"))
        yield Section("changed-cards", self._worth("change"))

    def _compared(self, kind: str, figures: dict[str, tuple[list[int], list[int]]]) -> Iterator[Row]:
        for subject, (part, whole) in figures.items():
            estimates = {
                "before": self._ratio(part, whole),
                "after": self._ratio(part, whole, table=1),
                "difference": self._difference(part, whole),
            }
            yield Row(kind, subject, estimates)


def _span(first: int, length: int) -> list[int]:
    return list(range(first, first + length))
