"""`foretell review`: text, JSON and a web page, in every language."""

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

import foretell as ft
from foretell.cli import review as command
from foretell.cli.review_page import page
from foretell.cli.review_words import ReviewWords
from foretell.locales import languages, load
from foretell.reviews import (
    EFFORTS,
    MARKS,
    QUICK,
    Cause,
    Effort,
    Moment,
    Reason,
    ReviewEstimate,
    Tell,
    chance_graph,
    reviewing,
)
from foretell.telling.words import Words

from .terminal import Shell

pytestmark = pytest.mark.compiled

RECORD = str(Path(__file__).parents[1] / "golden" / "records" / "2-A-open.foretell")
TINY = Effort("quick", first_playouts=2, playouts=4, worlds=4, fresh_worlds=8, belief_worlds=4, samples=32)


def record() -> ft.Record:
    return ft.Record.parse(Path(RECORD).read_bytes())


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFORTS, "quick", TINY)


def test_text_names_the_players_and_the_parts(foretell: Shell) -> None:
    ended = foretell("review", RECORD)
    assert ended.status == 0
    for words in ("Ana", "Bruno", "Chance before the deal", "Luck of the draws", "Lost by mistakes", "Predictions"):
        assert words in ended.out


def test_what_counted_most_is_told_as_far_as_it_is_clear() -> None:
    *_, review = reviewing(record(), TINY)
    words = ReviewWords(review, Words(load("en")), review.names)

    def told(*causes: Cause) -> str:
        words.review = replace(review, seats=tuple(replace(seat, causes=causes) for seat in review.seats))
        return next(words.verdicts())

    assert told("luck") == "Ana won. What counted most: luck of the cards."
    both = "What counted most: own choices and choices of the others. Which of the two counted more is not clear."
    assert told("own", "others") == f"Ana won. {both}"
    assert told() == "Ana won. No cause stands out clearly: look at the choices below."


def test_the_example_of_the_documentation() -> None:
    told = " ".join((Path(__file__).parents[2] / "docs" / "review.md").read_text("utf-8").split())
    assert Path(RECORD).name in told
    *_, review = reviewing(record(), QUICK)
    words = ReviewWords(review, Words(load("en")), review.names)
    (moment,) = (moment for moment in review.moments if words.moment_title(moment) in told)
    for line in words.moment_lines(moment):
        assert line in told
    parts = review.seats[1].parts
    for share in (parts.deal, parts.draws):
        assert f"({words.signed(share.value).replace('%', ' %')})" in told
    assert f"lost {words.percent(-parts.mistakes.value).replace('%', ' %')} by mistakes" in told


def test_json_is_the_whole_review(foretell: Shell) -> None:
    review = json.loads(foretell("review", RECORD, "--format", "json", "--seed", "tea").out)
    assert review["seed"] == "tea"
    assert review["progress"] == 1.0
    assert review["names"] == ["Ana", "Bruno"]
    assert len(review["plies"]) > 20


def test_it_says_that_it_works_before_anything_is_compiled(foretell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def compiling(*_: object) -> None:
        raise ft.ForetellError("compiling")

    monkeypatch.setattr("foretell.reviews.stages.reviewing", compiling)
    said, failed = foretell("review", RECORD).err.splitlines()
    assert said == load("en").text("review-begun")
    assert failed.endswith("compiling")


class Page(HTMLParser):
    """Counts the elements of a page, and remembers what it would load."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.loaded: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.loaded += [value for name, value in attrs if name in ("src", "href")]


def read(text: str) -> Page:
    page = Page()
    page.feed(text)
    return page


def test_it_can_be_about_one_player(foretell: Shell) -> None:
    whole = json.loads(foretell("review", RECORD, "--format", "json").out)
    for player, seat in (("Bruno", 1), ("0", 0)):
        part = json.loads(foretell("review", RECORD, "--format", "json", "--player", player).out)
        assert part["plies"] == whole["plies"]
        assert part["predictions"] == [one for one in whole["predictions"] if one["seat"] == seat]
        assert part["moments"] == [one for one in whole["moments"] if one["seat"] == seat]
        assert part["tells"] == [one for one in whole["tells"] if one["holder"] == seat]
    refused = foretell("review", RECORD, "--player", "2")
    assert refused.status == 1
    assert "Ana, Bruno" in refused.err


def test_the_page_needs_no_other_file(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    assert foretell("review", RECORD, "--html", str(file)).out == ""
    text = file.read_text("utf-8")
    page = read(text)
    assert [link for link in page.loaded if not (link or "").startswith("#")] == []
    assert text.count('role="img" aria-label=') == 3
    assert page.elements.count("table") == 4


def test_the_page_says_where_it_is_and_overwrites_only_reviews(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    assert str(file) in foretell("review", RECORD, "--html", str(file)).err
    assert str(file) in foretell("review", RECORD, "--html", str(file)).err
    file.write_text("my notes", encoding="utf-8")
    refused = foretell("review", RECORD, "--html", str(file))
    assert load("en").text("review-page-exists", file=str(file)) in refused.err
    assert file.read_text("utf-8") == "my notes"


def test_a_graph_has_axes_and_the_borders_of_rounds() -> None:
    graph = chance_graph([(0.5, 0.5), (0.25, 0.75)], ("Ana", "Bruno"), "chance", {0: "Round 1", 1: "Round 2"})
    for label in ("0%", "50%", "100%", "Round 1", "Round 2", "Ana", "Bruno"):
        assert f">{label}</text>" in graph


def test_a_number_does_not_reach_the_limit_of_the_next_mark() -> None:
    """9.7 % is an inaccuracy, so it is not shown as the 10 % of a mistake."""
    words = ReviewWords(next(reviewing(record(), TINY)), Words(load("en")), ("Ana", "Bruno"))
    assert [words.percent_down(share) for share in (0.097, 0.1, 0.29, 0.55)] == ["9%", "10%", "29%", "55%"]


def test_nobody_gains_by_mistakes() -> None:
    """Errors of estimation can make the sum positive, which says nothing to a reader."""
    review = next(reviewing(record(), TINY))
    seats = tuple(
        replace(seat, parts=replace(seat.parts, mistakes=ReviewEstimate(value, 0.1)))
        for seat, value in zip(review.seats, (0.03, -2.72), strict=True)
    )
    rows = dict(ReviewWords(replace(review, seats=seats), Words(load("en")), ("Ana", "Bruno")).part_rows())
    assert rows["Lost by mistakes"] == ["0% ±20", "−272% ±20"]


@pytest.mark.parametrize("language", languages())
def test_a_figure_above_100_percent_is_explained(foretell: Shell, language: str) -> None:
    """The parts and the mistakes are sums over all decisions of a game."""
    out = foretell("--lang", language, "review", RECORD).out
    note = load(language).text("review-parts-note")
    assert note in out
    assert len(re.findall(r"100\s?%", note)) == 3


def test_the_page_comes_with_text_if_asked(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    assert "Lost by mistakes" in foretell("review", RECORD, "--html", str(file), "--format", "text").out
    assert file.exists()


def test_the_page_shows_no_open_hands_as_knowledge() -> None:
    review = next(reviewing(record(), TINY))
    assert [ply.known is None for ply in review.plies[-2:]] == [True, False]
    start = replace(review.plies[-2], known=(0.25, 0.75))
    told = replace(review, plies=(*review.plies[:-2], start, review.plies[-1]))
    written = page(told, Words(load("en")), ("Ana", "Bruno"), "game.txt")
    known = written.partition(load("en").text("review-chances-known"))[2].partition("</table>")[0]
    assert known.count("<tr>") == 3
    assert "<td>25%</td><td>75%</td>" in known


def test_the_command_offers_all_efforts() -> None:
    assert set(command.EFFORTS) == set(EFFORTS)


def test_every_sentence_is_there_in_every_language() -> None:
    reason = Reason("", 1, 0, ("7C", "JM"), 3, 0.5, 0.25)
    keys = [key for key in load("en").keys if key.startswith(("review-known-", "review-why-"))]
    moments = [
        Moment(3, 1, 0, "play", None, "pass", better, mark, ReviewEstimate(0.1, 0.01), reasons, reasons)
        for mark, better in zip(MARKS, (None, None, "allin", "JM", "7C"), strict=True)
        for reasons in ((), tuple(replace(reason, key=key) for key in keys))
    ]
    tell = Tell(5, 1, 1, "hypnosis", "@0", 0, 4, 0.1, 0.9)
    told = replace(next(reviewing(record(), TINY)), moments=tuple(moments), tells=(tell,))
    for language in languages():
        written = page(told, Words(load(language)), ("Ana", "Bruno"), "game.txt")
        assert read(written).elements.count("article") == len(moments)


def test_an_unfinished_game_is_refused_in_words(foretell: Shell, tmp_path: Path) -> None:
    text = Path(RECORD).read_text("utf-8").partition("# round 2")[0].replace("Result: 0 15 9\n", "")
    file = tmp_path / "unfinished.txt"
    file.write_text(text, "utf-8")
    ended = foretell("review", str(file))
    assert ended.status == 1
    assert "Only finished games can be reviewed" in ended.err


def test_an_impossible_game_is_refused_with_its_file(foretell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "impossible.txt"
    file.write_text(Path(RECORD).read_text("utf-8").replace("1: 5C ~8S -AC", "1: 5C ~8S -KC"), "utf-8")
    ended = foretell("review", str(file))
    assert ended.status == 1
    assert "impossible.txt" in ended.err
