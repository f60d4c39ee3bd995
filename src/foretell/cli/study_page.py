"""The report of a study as a web page that needs no other file: plots, and each plot as a table."""

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING

from .study_words import StudyWords

if TYPE_CHECKING:
    from ..study import Section, StudyRow

STYLE = """
:root { color-scheme: light dark; --figure: light-dark(#1b5f96, #7cc0f2); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 58rem; margin: 2rem auto; padding: 0 1rem; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #8886; vertical-align: top; }
th:first-child { text-align: left; font-weight: normal; } .scope td { text-align: left; overflow-wrap: anywhere; }
small { opacity: .75; white-space: nowrap; }
figure { margin: 1rem 0; } figcaption { font-weight: bold; } svg { width: 100%; min-width: 34rem; height: auto; }
.interval { stroke: var(--figure); stroke-width: 3; } .figure { fill: var(--figure); }
"""
PLOTS: dict[str, tuple[str, ...]] = {
    "ranks": ("final", "best", "gain"),
    "seats": ("wins",),
    "predictions": ("right",),
    "all-in-ranks": ("best", "gain"),
    "all-in-spaces": ("share",),
    "effects": ("worth-runes",),
    "cards-held": ("worth-round",),
    "cards-text": ("worth-round",),
    "compared-ranks": ("difference",),
    "compared-seats": ("difference",),
    "compared-played": ("difference",),
    "changed-cards": ("worth-round",),
}
"""The figures of a section that are plotted."""
NOTED = frozenset({
    "ranks", "seats", "predictions", "all-in-worth", "effects", "cards-held", "cards-text", "compared", "one-seat",
    "changed-cards",
})  # fmt: skip
"""The sections that have a note."""
SORTED = {"effects": "worth-runes", "cards-held": "worth-round", "cards-text": "worth-round"}
"""The sections that show the highest figure first."""


def page(spoken: StudyWords) -> str:
    """The whole page."""
    title = escape(spoken.title)
    body = "\n".join((_scope(spoken), *(_section(spoken, section) for section in spoken.results.sections)))
    return (
        f'<!doctype html>\n<html lang="{spoken.words.catalogue.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body><h1>{title}</h1>\n{body}\n</body></html>\n"
    )


def _scope(spoken: StudyWords) -> str:
    text = spoken.words.text
    rows = "".join(
        f'<tr><th scope="row">{escape(label)}</th><td>{escape(value)}</td></tr>' for label, value in spoken.scope_rows()
    )
    notes = (text("study-scope-note", policy=spoken.results.study.policy), text("study-intervals"))
    paragraphs = "".join(f"<p>{escape(note)}</p>" for note in notes)
    return f'<h2>{escape(text("study-scope"))}</h2>{paragraphs}<table class="scope"><tbody>{rows}</tbody></table>'


def _section(spoken: StudyWords, section: "Section") -> str:
    from ..study import Section as Sorted  # noqa: PLC0415 (needs Numba)

    if section.key in SORTED:
        name = SORTED[section.key]
        section = Sorted(section.key, tuple(sorted(section.rows, key=lambda row: -row.figures[name].value)))
    key = f"study-section-{section.key}"
    note = f"<p>{escape(spoken.words.text(f'{key}.note'))}</p>" if section.key in NOTED else ""
    plots = "".join(_plot(spoken, section, name) for name in PLOTS.get(section.key, ()))
    return f"<section><h2>{escape(spoken.words.text(key))}</h2>{note}{plots}{_table(spoken, section)}</section>"


def _plot(spoken: StudyWords, section: "Section", name: str) -> str:
    from ..study import interval_plot  # noqa: PLC0415 (needs Numba)

    labels, figures, title = spoken.plotted(section, name)
    svg = interval_plot(labels, figures, title, lambda tick: f"{tick:g}".replace("-", "−"))
    return f'<figure><figcaption>{escape(title)}</figcaption><div class="scroll" tabindex="0">{svg}</div></figure>'


def _table(spoken: StudyWords, section: "Section") -> str:
    head = "".join(f'<th scope="col">{escape(spoken.figure(name))}</th>' for name in section.figures)
    body = "".join(
        f'<tr><th scope="row">{escape(spoken.label(row))}</th>{"".join(_cells(spoken, row))}</tr>'
        for row in section.rows
    )
    table = f'<table><thead><tr><th scope="col"></th>{head}</tr></thead><tbody>{body}</tbody></table>'
    return f'<div class="scroll" tabindex="0">{table}</div>'


def _cells(spoken: StudyWords, row: "StudyRow") -> Iterator[str]:
    for name in row.figures:
        value, bracket, interval = spoken.cell(row, name).partition(" (")
        yield f"<td>{escape(value)} <small>{escape(bracket.strip() + interval)}</small></td>"
