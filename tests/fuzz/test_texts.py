"""Random texts and damaged valid texts are refused with a message, or give valid objects."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.effort import effort

from . import corpus
from . import entrances as into
from .campaign import attempt
from .junk import JUNK
from .mutations import ATOMS, mutated

TEXTS: dict[str, Callable[[Any], bool]] = {
    "record": into.enter_record,
    "position": into.enter_position,
    "sheet": into.enter_sheet,
    "code": into.enter_code,
    "token": into.enter_token,
}
every_way = pytest.mark.parametrize("enter", TEXTS.values(), ids=TEXTS)
quick = settings(max_examples=effort(40, 200), derandomize=True, deadline=None)


@every_way
@given(st.text(st.characters()) | st.text(st.sampled_from("".join(ATOMS))))
@example("\ud800")
@quick
def test_texts_by_chance(enter: Callable[[Any], bool], text: str) -> None:
    enter(text)


@every_way
@given(st.binary())
@quick
def test_bytes_by_chance(enter: Callable[[Any], bool], data: bytes) -> None:
    enter(data)


@every_way
def test_neither_text_nor_bytes(enter: Callable[[Any], bool]) -> None:
    for value in JUNK:
        assert isinstance(value, str | bytes) or not enter(value)


@every_way
@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=40), st.randoms(use_true_random=False))
@quick
def test_any_text_inside_a_valid_one(enter: Callable[[Any], bool], text: str, chance: Random) -> None:
    valid = chance.choice(VALID[enter])
    place = chance.randint(0, len(valid))
    enter(valid[:place] + text + valid[place + chance.choice((0, len(text))) :])


VALID = {
    into.enter_record: corpus.records(),
    into.enter_position: corpus.positions(),
    into.enter_sheet: corpus.SHEETS,
    into.enter_code: corpus.CODES,
    into.enter_token: corpus.TOKENS,
}


@pytest.mark.parametrize("enter", VALID, ids=TEXTS)
def test_valid_inputs_are_accepted(enter: Callable[[Any], bool]) -> None:
    assert all(enter(text) for text in VALID[enter])


@pytest.mark.parametrize("first", range(0, effort(1_000, 4_000), 250))
def test_damaged_inputs(first: int) -> None:
    """Try the first inputs of campaign.py."""
    for number in range(first, first + 250):
        try:
            attempt(number)
        except Exception as error:
            error.add_note(f"try {number} of tests.fuzz.campaign")
            raise


def test_damage_lets_something_through_everywhere() -> None:
    """Otherwise the fuzzing would test only refusals."""
    seen = {attempt(number) for number in range(4_000, 4_600)}
    assert {way for way, passed in seen if passed} >= {"record", "position object", "code", "token"}
    assert {way for way, passed in seen if not passed} >= {"record", "position", "sheet", "position object"}


def test_the_same_number_is_the_same_damage() -> None:
    text = corpus.records()[0]
    assert mutated(text, Random(1)) == mutated(text, Random(1)) != text
