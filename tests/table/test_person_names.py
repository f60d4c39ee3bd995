"""Names that people may have."""

import pytest

from foretell.game.record import MAX_NAME
from foretell.table.bot_names import BOT_NAMES
from foretell.table.person_names import check_name
from foretell.table.refusals import Refusal


def code_of(name: str) -> str:
    with pytest.raises(Refusal) as refusal:
        check_name(name)
    return refusal.value.code


@pytest.mark.parametrize(
    "name",
    ["Ada", "Zoë", "李", "Иван", "Ιωάννα", "مريم", "नीला", "🦉", "a b", "Merlina", "Old Merlin", "Sibylle", "1", "é"],
)
def test_names_of_people(name: str) -> None:
    check_name(name)


def test_the_longest_name() -> None:
    check_name("a" * MAX_NAME)
    assert code_of("a" * (MAX_NAME + 1)) == "malformed"


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800", "\u2800 \u3164", "\u115f\u1160", "\uffa0", "\u0301", "\u0301\u0302 \ufe0f", "\u034f"]
)
def test_names_that_look_empty_are_refused(name: str) -> None:
    assert code_of(name) == "wrong_name"


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        " Ada",
        "Ada ",
        "\u200b",
        "\u00ad",
        "Ada\u202e",
        "\u2066Ada\u2069",
        "\u200fAda",
        "\u061c",
        "A\nB",
        "x" * 41,
        "\u00a0",
    ],
)
def test_control_characters_are_refused(name: str) -> None:
    assert code_of(name) == "malformed"


@pytest.mark.parametrize("name", BOT_NAMES)
def test_nobody_takes_the_name_of_a_bot(name: str) -> None:
    assert code_of(name) == "wrong_name"


@pytest.mark.parametrize(
    "name",
    [
        "merlin",
        "MERLIN",
        "Mer-lin",
        "Mеrlin",
        "Мerlin",
        "MerIin",
        "Mer1in",
        "Ｍｅｒｌｉｎ",
        "Mérlin",
        "Pуthia",
        "Mimir.",
    ],
)
def test_nor_one_that_looks_like_it(name: str) -> None:
    assert code_of(name) == "wrong_name"
