"""The results of a study in words: labels, numbers with their units, and lines for the terminal."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ..telling.colour import padded
from ..telling.words import Words

if TYPE_CHECKING:
    from ..arena import Estimate
    from ..study import Section, StudyResults, StudyRow

PERCENT_FIGURES = frozenset({
    "dealt", "final", "best", "wins", "right", "self", "self-right", "all-in", "all-in-right", "share", "worth-wins",
})  # fmt: skip
PERCENT_ROWS = frozenset({"passes", "all-ins", "right", "pot-kept", "starter-wins"})
"""Rows of the summary whose figures are percentages."""
SIGNED_FIGURES = frozenset({"worth-runes", "worth-wins", "worth-round", "difference"})
TOLD = ("summary", "all-in-worth", "effects", "compared", "one-seat", "changed-cards")
"""The sections that the terminal shows."""


class StudyWords:
    """The words for one study."""

    def __init__(self, results: "StudyResults", words: Words) -> None:
        self.results = results
        self.words = words

    @property
    def title(self) -> str:
        """The heading of the report."""
        names = [options.sheet.name for options in self.results.study.tables]
        if len(names) == 1:
            return self.words.text("study-title", sheet=names[0])
        return self.words.text("study-title-compared", first=names[0], other=names[1])

    def scope_rows(self) -> Iterator[tuple[str, str]]:
        """What the results hold for: table, sheets, policy, games, seed."""
        study, text = self.results.study, self.words.text
        options = study.options
        side, variant = text(f"side-{options.side}"), text(f"variant-{options.discard}")
        heirs = f", {text('variant-heirs')}" if options.heirs else ""
        yield text("study-table"), text("setup-summary", players=options.players, side=side, variant=variant) + heirs
        for table in study.tables:
            yield text("setup-sheet", sheet=table.sheet.name), f"{text('study-digest')} {table.sheet.digest}"
        yield text("study-policy"), text(f"study-policy-{study.policy}")
        played = text("study-played", games=self.results.games, rounds=self.results.single_rounds)
        yield text("study-volume"), played
        yield "foretell study", f"Foretell {study.header()['foretell']}, {text('setup-seed', seed=study.seed)}"

    def label(self, row: "StudyRow") -> str:
        """The name of a row."""
        text = self.words.text
        match row.kind:
            case "rank":
                return self.words.rank(int(row.subject), self.results.study.options)
            case "seat":
                return text("study-row-seat", seat=row.subject)
            case "order":
                return text("study-row-order", order=str(int(row.subject) + 1))
            case "round":
                return text("review-column-round", round=int(row.subject))
            case "spaces":
                return text("study-row-spaces", spaces=row.subject)
            case "card":
                return f"{text(f'card-{row.subject}')} ({row.subject})"
            case "effect":
                return self.words.effect(row.subject)
            case "game":
                return text(f"study-row-{row.subject}")
        return text(f"study-row-{row.kind}")

    def cell(self, row: "StudyRow", name: str) -> str:
        """A figure with its interval, as in 12.3 % (12.1–12.5)."""
        estimate = row.figures[name]
        value = self.number(row, name, estimate.value)
        if estimate.low is None or estimate.high is None:
            return value
        low, high = (self.number(row, name, end, plain=True) for end in (estimate.low, estimate.high))
        return f"{value} ({low} … {high})"

    def number(self, row: "StudyRow", name: str, value: float, *, plain: bool = False) -> str:
        """A number in the unit of its figure; `plain` leaves out the percent sign."""
        percent = self.is_percent(row, name)
        signed = "+" if name in SIGNED_FIGURES and value > 0 else ""
        text = self.words.catalogue.number(100 * value if percent else value, 3 if row.kind == "card" else 2)
        return signed + (self.words.text("percent", value=text) if percent and not plain else text)

    def is_percent(self, row: "StudyRow", name: str) -> bool:
        """Whether a figure is a share."""
        if name in {"mean", "before", "after", "difference"}:
            return row.kind in {"rank", "seat"} or row.subject in PERCENT_ROWS
        return name in PERCENT_FIGURES

    def figure(self, name: str) -> str:
        """The heading of a column. In a comparison, it is the name of a sheet."""
        tables = self.results.study.tables
        if name in {"before", "after"} and tables[0].sheet.name != tables[-1].sheet.name:
            return tables[0 if name == "before" else 1].sheet.name
        return self.words.text(f"study-figure-{name}")

    def summary_lines(self) -> Iterator[str]:
        """The most important sections as text."""
        yield self.title
        for section in self.results.sections:
            if section.key in TOLD:
                yield ""
                yield self.words.text(f"study-section-{section.key}")
                yield from _columns(self._rows(section))
        yield ""

    def _rows(self, section: "Section") -> list[list[str]]:
        head = ["", *(self.figure(name) for name in section.figures)]
        body = [[self.label(row), *(self.cell(row, name) for name in row.figures)] for row in section.rows]
        return [head, *body]

    def plotted(self, section: "Section", name: str) -> tuple[list[str], "list[Estimate]", str]:
        """The labels, figures and title of a plot. Percentages are in percent, as in the table."""
        factor = 100 if self.is_percent(section.rows[0], name) else 1
        labels = [self.label(row) for row in section.rows]
        figures = [row.figures[name].times(factor) for row in section.rows]
        title = f"{self.words.text(f'study-section-{section.key}')}: {self.figure(name)}"
        return labels, figures, f"{title} (%)" if factor == 100 else title


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    columns = [padded(column) for column in zip(*rows, strict=True)]
    return ["  " + "  ".join(cells).rstrip() for cells in zip(*columns, strict=True)]
