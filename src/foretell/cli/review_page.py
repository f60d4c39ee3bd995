"""A review as a web page that needs no other file: graphs with tables beside them, and sentences."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape

from ..pictures import cards_picture
from ..reviews import Moment, Review, chance_graph
from ..telling.words import Words
from .review_words import ReviewWords

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #8886; }
th:first-child { text-align: left; font-weight: normal; }
svg { width: 100%; height: auto; } article { margin: 1rem 0; }
.blunder h3, .mistake h3 { color: #b8472a; } .good h3, .brilliant h3 { color: #3c7d3f; } h3 { margin-bottom: 0; }
article p { margin: .1rem 0; }
figure { display: inline-block; margin: .3rem 1rem 0 0; } figure svg { width: auto; height: 5rem; }
"""


def page(review: Review, words: Words, names: Sequence[str], file: str, head: str = "") -> str:
    """The whole page."""
    spoken = ReviewWords(review, words, names)
    title = escape(words.text("review-title", file=file))
    body = "\n".join(_sections(spoken))
    return (
        f'<!doctype html>\n<html lang="{words.catalogue.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>{head}'
        f"<style>{STYLE}</style></head>\n<body><h1>{title}</h1>\n{body}\n</body></html>\n"
    )


def _sections(spoken: ReviewWords) -> Iterator[str]:
    text, review = spoken.words.text, spoken.review
    yield _heading(text("review-scores"))
    yield _score_table(spoken)
    opened = {ply.ply: ply.chances for ply in review.plies}
    known = {ply.ply: ply.known for ply in review.plies if ply.known is not None}
    for key, chances in (("review-chances", opened), ("review-chances-known", known)):
        yield _heading(text(key))
        yield _paragraph(text(f"{key}-note"))
        yield chance_graph(list(chances.values()), spoken.names, text(key), _borders(spoken, list(chances)))
        yield _chance_table(spoken, chances)
    yield _heading(text("review-parts"))
    yield _table(["", *spoken.names], ([label, *cells] for label, cells in spoken.part_rows()))
    yield from map(_paragraph, spoken.verdicts())
    yield _paragraph(text("review-parts-note"))
    yield _heading(text("review-moments"))
    for moment in review.moments:
        lines = "".join(map(_paragraph, spoken.moment_lines(moment))) + _known_cards(spoken, moment)
        yield f'<article class="{moment.mark}"><h3>{escape(spoken.moment_title(moment))}</h3>{lines}</article>'
    if not review.moments:
        yield _paragraph(text("review-moments-none"))
    yield _heading(text("review-predictions"))
    yield from (_paragraph(spoken.prediction(prediction)) for prediction in review.predictions)
    yield _heading(text("review-exposed"))
    yield _paragraph(text("review-exposed-note"))
    exposed = [beliefs.exposed for beliefs in review.beliefs]
    borders = _borders(spoken, [beliefs.ply for beliefs in review.beliefs])
    yield chance_graph(exposed, spoken.names, text("review-exposed"), borders)
    yield _heading(text("review-tells"))
    yield from (_paragraph(spoken.tell(tell)) for tell in review.tells)
    if not review.tells:
        yield _paragraph(text("review-tells-none"))


def _known_cards(spoken: ReviewWords, moment: Moment) -> str:
    """Pictures of the cards that were known to be in other hands. The sentences name them, too."""
    sheet = spoken.review.options.sheet
    hands = [(reason.other, cards_picture(reason.cards, sheet)) for reason in moment.known if reason.cards]
    return "".join(
        f'<figure aria-hidden="true"><figcaption>{escape(spoken.names[seat])}</figcaption>{picture.svg}</figure>'
        for seat, picture in hands
        if seat is not None
    )


def _borders(spoken: ReviewWords, plies: Sequence[int]) -> dict[int, str]:
    """The number of the first row of each round among these plies, with its label."""
    borders: dict[int, str] = {}
    last = None
    for row, ply in enumerate(plies):
        told = spoken.review.plies[ply]
        if told.seat is not None and told.round != last:
            borders[row] = spoken.words.text("review-column-round", round=told.round)
            last = told.round
    return borders


def _score_table(spoken: ReviewWords) -> str:
    """The runes at the end, best first."""
    runes = spoken.review.result.runes
    order = sorted(range(len(runes)), key=lambda seat: (seat != spoken.review.result.winner, -runes[seat]))
    rows = ([spoken.names[seat], spoken.words.text("review-score", runes=runes[seat])] for seat in order)
    return _table([spoken.words.text("review-who"), ""], rows)


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _table(head: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _chance_table(spoken: ReviewWords, chances: Mapping[int, Sequence[float]]) -> str:
    """The chances at the first of these plies in each round, and at the end."""
    *plies, end = (ply for ply in spoken.review.plies if ply.ply in chances)
    rounds: dict[int, int] = {}
    for ply in plies:
        rounds.setdefault(ply.round, ply.ply)
    labels = [(spoken.words.text("review-column-round", round=number), ply) for number, ply in rounds.items()]
    labels.append((spoken.words.text("review-end"), end.ply))
    return _table(["", *spoken.names], ([label, *map(spoken.percent, chances[ply])] for label, ply in labels))
