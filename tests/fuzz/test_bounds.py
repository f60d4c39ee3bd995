"""Large and hostile inputs: work and memory grow at most in proportion to their length.

Work is counted in calls of Python and C functions, so that slow machines do not fail the tests. Time within one call,
such as a regular expression, is not counted; the time limit of the whole run covers that.
"""

import sys
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

import foretell as ft

from . import corpus
from . import entrances as into

RECORD = corpus.records()[0]
HEAD, _, BODY = RECORD.partition("\n\n")
SIZE = 90_000
MAX_BYTES = 64_000_000
SHEETS = {
    "arrays in arrays": "a=" + "[" * SIZE,
    "tables in tables": "a=" + "{a=" * (SIZE // 3),
    "a key of many dots": ".".join("a" * (SIZE // 2)) + "=1",
    "a header of many dots": "[" + ".".join("a" * (SIZE // 2)) + "]",
    "lines of dots": "\n".join("k" + str(i) + "." + ".".join("a" * 63) + "=1" for i in range(680)),
    "headers and keys of dots": "["
    + ".".join("b" * 64)
    + "]\n"
    + "\n".join("k" + str(i) + "." + ".".join("a" * 63) + "=1" for i in range(670)),
    "many keys": "\n".join(f"a{i}=1" for i in range(SIZE // 8)),
    "many tables": "[[a]]\n" * (SIZE // 6),
    "blanks before a blank key": " " * SIZE + '\n"" = 1',
    "blanks before a key of blanks": " " * SIZE + '\n"   " = 1',
    "a long number": "name=" + "9" * SIZE,
    "a long fraction": "name=0." + "9" * SIZE,
    "a string without end": 'name="""' + '\\"' * (SIZE // 2),
    "a long name": 'name="' + "a" * SIZE + '"',
    "a long line of nothing": "\0" * SIZE,
    "many effects": '[cards]\n2C=["draw*"' + ',"draw"' * (SIZE // 7) + "]",
}
RECORDS = {
    "one long token": HEAD + "\n\n" + "A" * 300_000,
    "one card again and again": HEAD + "\n\n" + "2C " * 100_000,
    "passes": HEAD + "\n\n" + "pass " * 60_000,
    "lines": HEAD + "\n" * 300_000,
    "names": HEAD + "\nName: a" * 40_000,
    "a long name": HEAD + "\nName: " + "a" * 300_000,
    "a long line": "Foretell record 1\n" + "Rules" * 60_000,
    "a long sheet": HEAD + "\nEffects: CMST:" + "d*," * 100_000,
    "suits": HEAD + "\nEffects: " + "CMST" * 75_000,
    "a long result": HEAD.replace("Result: 0", "Result: " + "0 " * 150_000),
    "a long position": HEAD + "\nPosition: " + "a=b " * 75_000,
    "too long": "x" * 5_000_000,
}
POSITIONS = {
    "words": " ".join(f"{i}=1" for i in range(1_000)),
    "cards": "hands=" + "AC," * 2_600 + " rows=- deck=-",
    "seats": "hands=" + "/" * 7_900,
    "pools": corpus.positions()[0] + " pools=" + "/" * 6_000,
    "digits": corpus.positions()[0] + " turns=" + "9" * 6_000,
    "sheet": "sheet=CMST:" + "d*," * 2_600,
    "too long": "a=1 " * 1_000_000,
}


def calls_of(work: Callable[[], object]) -> int:
    """Count the calls of functions during a call."""
    count = 0

    def tally(_frame: Any, event: str, _argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(tally)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def memory_of(work: Callable[[], object]) -> int:
    """Return the peak of memory use during a call, in bytes."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def check(enter: Callable[[str], bool], text: str) -> None:
    assert calls_of(lambda: enter(text)) < 20 * len(text) + 20_000
    assert memory_of(lambda: enter(text)) < MAX_BYTES


@pytest.mark.parametrize("name", SHEETS)
def test_sheets(name: str) -> None:
    assert len(SHEETS[name]) <= 100_000
    check(into.enter_sheet, SHEETS[name])


@pytest.mark.parametrize("name", RECORDS)
def test_records(name: str) -> None:
    check(into.enter_record, RECORDS[name])


@pytest.mark.parametrize("name", POSITIONS)
def test_positions(name: str) -> None:
    check(into.enter_position, POSITIONS[name])


def test_tokens() -> None:
    for text in ("x" * 1_000_000, "=" * 1_000_000, "+" + "9" * 1_000_000):
        check(into.enter_token, text)


def test_messages_stay_short() -> None:
    for texts, read in ((SHEETS, ft.parse_sheet), (RECORDS, read_record), (POSITIONS, read_position)):
        for text in texts.values():
            with pytest.raises(ft.ForetellError) as refusal:
                read(text)
            assert len(str(refusal.value)) < 600


def read_record(text: str) -> ft.Game:
    return ft.Record.parse(text).replay()


def read_position(text: str) -> ft.Game:
    return ft.Game.from_position(ft.Position.parse(text))
