"""The specification of observations in the documentation is that of the code."""

import re
from pathlib import Path

import pytest

from foretell import DISCARDS, Options
from foretell.rules import facts, history, observation
from foretell.rules.history import entry_for, entry_of

PAGE = Path(__file__).parents[2].joinpath("docs", "observations.md").read_text("utf-8")
RULES = Path(history.__file__).parent


def rows_of(heading: str) -> list[list[str]]:
    """The rows of the first table with this first heading cell after `|`."""
    table = re.search(rf"^\| {re.escape(heading)} \|.*\n\|[-|]+\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert table is not None
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table[1].splitlines()]


def words_of(text: str) -> range:
    first, _, last = text.partition("–")
    return range(int(first), int(last or first) + 1)


def named_words(rows: list[list[str]]) -> dict[str, range]:
    return {row[1].strip("`"): words_of(row[0].strip("| ")) for row in rows if "`" in row[1]}


def test_the_version_is_the_one_of_the_page() -> None:
    assert f"This is version {observation.OBSERVATION_VERSION} of both" in PAGE


def test_every_word_of_a_row_is_named() -> None:
    words = named_words(rows_of("word | name | meaning"))
    for name, numbers in words.items():
        assert getattr(observation, name) == numbers.start, name
    assert [number for numbers in words.values() for number in numbers] == list(range(observation.OBSERVATION - 1))


def test_every_word_of_a_history_is_named() -> None:
    part = PAGE[PAGE.index("## The history") :]
    found = re.findall(r"^\| ([\d–]+) \| `(\w+)` \|", part, re.MULTILINE)[:3]
    words = {name: words_of(text) for text, name in found}
    assert words == {"LENGTH": range(1), "DIGEST": range(1, 2), "ENTRIES": range(2, history.HISTORY)}
    assert (history.LENGTH, history.DIGEST, history.ENTRIES) == (0, 1, 2)


def test_every_bit_of_an_entry_is_named() -> None:
    bits = {row[1]: words_of(row[0].strip("| ")) for row in rows_of("bits | name | values")}
    assert {name: (numbers.start, len(numbers)) for name, numbers in bits.items()} == {
        "kind": (0, history.KIND_MASK.bit_length()),
        "seat": (history.SEAT_SHIFT, history.SEAT_MASK.bit_length()),
        "other": (history.OTHER_SHIFT, history.SEAT_MASK.bit_length()),
        "value": (history.VALUE_SHIFT, history.VALUE_MASK.bit_length()),
        "cards": (history.CARDS_SHIFT, history.CARD_BITS * history.MAX_CARDS),
    }


CARDS_OF = {facts.SHOWED: 0b11110000, facts.REVEALED: 5}
"""Facts that have more than one card, or none."""


def kinds() -> list[list[str]]:
    return rows_of("kind | name | seat | other | value | cards | who may not know")


def test_every_kind_of_entry_is_named() -> None:
    source = "".join(path.read_text("utf-8") for path in RULES.glob("*.py"))
    written = set(re.findall(r"(?:remember\(config, s|add_from_deck\(config, s), facts\.(\w+)", source))
    assert {row[1].strip("`") for row in kinds()} == written
    for row in kinds():
        assert getattr(facts, row[1].strip("`")) == int(row[0].strip("| "))


@pytest.mark.parametrize("row", kinds(), ids=lambda row: row[1])
def test_the_page_says_what_is_hidden_from_whom(row: list[str]) -> None:
    secret = row[6].strip("| ") if len(row) > 6 else ""
    for number in (2, 3, 5):
        for discard in DISCARDS:
            config = Options(number, discard=discard).config
            kind = int(row[0].strip("| "))
            entry = entry_of(kind, 1, CARDS_OF.get(kind, 0), 0)
            for viewer in (*range(number), 5):
                shown = entry_for(config, entry, viewer)
                involved = viewer == 1 or (kind == facts.SHOWED and viewer == 0)
                closed = "closed" not in secret or discard == "closed"
                cards = "cards" in secret and closed and not involved
                assert (shown >> history.CARDS_SHIFT & history.CARD_MASK == history.CARD_MASK) == cards
                other = "other: with two players" in secret and number == 2 and viewer != 1
                assert (shown >> history.OTHER_SHIFT & history.SEAT_MASK == history.HIDDEN_SEAT) == other
