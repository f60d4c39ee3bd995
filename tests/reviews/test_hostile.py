"""Hostile records: broken and endless ones are refused with a clear error; odd card sheets can be reviewed."""

from collections.abc import Callable
from random import Random

import pytest

import foretell as ft
from foretell.players import bot
from foretell.reviews import review_of, reviewing
from tests.effort import effort
from tests.players.test_scripted import odd_sheet

from .games import TINY, finished

pytestmark = pytest.mark.compiled

TOKENS = ("999999999999999999999", "-1", "pass", "allin", "=0", "=9", "@5", "+7C", "-7C", "", "1e9", "use", "skip")
CHARACTERS = "0123456789ACJQ abcdef\n:=+-@.,;\"'[]{}\0é\u2028\t"


def changed_character(text: str, chance: Random) -> str:
    place = chance.randrange(len(text))
    return text[:place] + chance.choice(CHARACTERS) + text[place + 1 :]


def cut(text: str, chance: Random) -> str:
    return text[: chance.randrange(len(text))]


def copied_line(text: str, chance: Random) -> str:
    lines = text.split("\n")
    lines.insert(chance.randrange(len(lines)), chance.choice(lines))
    return "\n".join(lines)


def swapped_lines(text: str, chance: Random) -> str:
    lines = text.split("\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def changed_token(text: str, chance: Random) -> str:
    tokens = text.split(" ")
    tokens[chance.randrange(len(tokens))] = chance.choice(TOKENS)
    return " ".join(tokens)


def repeated_end(text: str, chance: Random) -> str:
    place = chance.randrange(len(text))
    return text[:place] + text[place:] * 40


SPOILERS = (changed_character, cut, copied_line, swapped_lines, changed_token, repeated_end)


@pytest.mark.parametrize("spoiled", SPOILERS)
def test_a_spoiled_record_is_refused_or_reviewed(spoiled: Callable[[str, Random], str]) -> None:
    """A change may be harmless, for example in a name. Nothing else than a ForetellError may be raised."""
    refused = 0
    chance = Random(spoiled.__name__)
    for _ in range(effort(10, 300)):
        text = spoiled(str(finished(chance.choice((2, 3)))), chance)
        try:
            next(reviewing(ft.Record.parse(text), TINY))
        except ft.ForetellError:
            refused += 1
    assert refused


def test_a_huge_record_is_refused() -> None:
    with pytest.raises(ft.RecordError):
        ft.Record.parse(str(finished()) + " pass" * 1_000_000)


@pytest.mark.parametrize("number", range(effort(1, 8)))
def test_odd_sheets_can_be_reviewed(number: int) -> None:
    """The effects of each card are random, so rounds may be long and turns odd."""
    options = ft.Options(players=2 + number % 4, sheet=odd_sheet(Random(number)))
    game = ft.Game(options, ft.seed_of(f"odd {number}"))
    player = bot("random", seed=number)
    while game.actor is not None:
        game.play(player.choose(game.view(game.actor)))
    review = review_of(game.record(), TINY)
    for seat in review.seats:
        assert seat.parts.total == pytest.approx(seat.parts.result, abs=1e-9)
