"""Replaying a stored record shows every seat at every ply what the stored playthrough contains."""

import difflib
from itertools import islice

import pytest

from foretell import DISCARDS, PHASES, Game, Record
from foretell.game.events import EVENT_KEYS

from .playthrough import playthrough
from .regenerate import PLAYTHROUGHS, record_names, record_text

NAMES = record_names()
each = pytest.mark.parametrize("name", NAMES)


@each
def test_the_playthrough_has_not_changed(name: str) -> None:
    kept = (PLAYTHROUGHS / f"{name}.txt").read_bytes()
    now = playthrough(Record.parse(record_text(name)))
    if kept != now.encode():
        old, new = kept.decode().splitlines(), now.splitlines()
        difference = "\n".join(islice(difflib.unified_diff(old, new, "kept", "now", lineterm="", n=6), 60))
        pytest.fail(f"{name} is not what it was; if that is wanted, see regenerate.py\n{difference}", pytrace=False)


@each
def test_the_record_is_replayed_to_its_result(name: str) -> None:
    text = record_text(name)
    game = Record.parse(text).replay()
    assert game.result is not None
    assert str(game.record()) == text


@each
def test_the_record_is_the_same_from_bytes(name: str) -> None:
    text = record_text(name)
    assert Record.parse(text.encode()) == Record.parse(text)


def test_every_record_has_its_playthrough() -> None:
    assert sorted(path.stem for path in PLAYTHROUGHS.glob("*.txt")) == NAMES


def test_together_they_cover_all_options_phases_and_events() -> None:
    """The records cover all numbers of players, sides, variants, phases and events, and a game that nobody wins."""
    games, phases, keys = [], set(), set()
    for name in NAMES:
        record = Record.parse(record_text(name))
        game = start_of(record)
        keys |= {event.key for event in game.opening}
        for ply in record.plies:
            phases.add(game.phase)
            keys |= {event.key for event in game.play(ply.action, ply.seat)}
        games.append(game)
    assert phases == set(PHASES) - {"over"}
    assert keys == set(EVENT_KEYS) - {"taken_back"}
    assert {game.options.players for game in games} == {2, 3, 4, 5}
    assert {game.options.side for game in games} == {"A", "B"}
    assert {game.options.discard for game in games} == set(DISCARDS)
    assert {game.result.by for game in games if game.result} == {"runes", "hand", "nobody"}


def start_of(record: Record) -> Game:
    if record.position is not None:
        return Game.from_position(record.position, record.seed, record.names)
    return Game(record.options, record.seed, record.names)
