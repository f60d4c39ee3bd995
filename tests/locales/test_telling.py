"""The terminal and the browser use the same sentences for the same events."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from foretell import Event, Game, Options, Record, Result, event_for
from foretell.locales import languages, load
from foretell.telling.story import HEADINGS, Story, joined
from foretell.telling.words import Words
from tests.effort import effort

from .test_words import EVENTS

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "golden" / "records").glob("*.foretell"))
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
FOLDERS = (Path(sys.executable).parent, ROOT / ".venv" / "bin", "/usr/local/bin", "/usr/bin")
NODE = shutil.which("node", path=":".join(map(str, FOLDERS))) or "node"


class Heard(NamedTuple):
    """The events that a seat or, with None, a spectator gets."""

    listener: int | None
    events: tuple[Event, ...]
    options: Options
    result: Result | None


def heard(record: Record) -> Iterator[Heard]:
    """Yield all events of a game: for each seat, for a spectator, and with all cards face up."""
    game = (
        Game(record.options, record.seed, record.names)
        if record.position is None
        else Game.from_position(record.position, record.seed, record.names)
    )
    yield from _heard(game, game.opening)
    for ply in record.plies:
        yield from _heard(game, game.play(ply.action, ply.seat))


def _heard(game: Game, events: tuple[Event, ...]) -> Iterator[Heard]:
    for viewer in (*range(game.options.players), None):
        redacted = tuple(event_for(event, viewer) for event in events)
        yield Heard(viewer, redacted, game.options, game.result)
    yield Heard(None, events, game.options, game.result)


def in_terminal(language: str, told: Heard) -> list[str]:
    story = Story(Words(load(language)), NAMES, told.options, told.listener)
    sentences = ((event.key in HEADINGS, story.sentence(event, told.result)) for event in joined(told.events))
    return ["# " * heading + sentence for heading, sentence in sentences if sentence]


def for_browser(language: str, told: Heard) -> dict[str, Any]:
    """Return the same events as the server sends them to the browser."""
    options = {name: getattr(told.options, name) for name in ("players", "side", "discard", "heirs")}
    result = told.result and asdict(told.result)
    telling = {"names": NAMES, "options": options, "listener": told.listener, "result": result}
    events = [
        {name: value for name, value in asdict(event).items() if value is not None and name != "audience"}
        for event in told.events
    ]
    return {"language": language, "telling": telling, "events": events}


def test_browser_and_terminal_describe_events_alike() -> None:
    games = [told for file in RECORDS for told in heard(Record.parse(file.read_bytes()))]
    games.append(Heard(0, (Event("taken_back", 0), Event("taken_back", 1)), Options(3), None))
    assert {event.key for told in games for event in told.events} == set(EVENTS)
    one_of_each = {event.key: told for told in games for event in told.events}
    cases = [
        (language, told)
        for number, language in enumerate(languages())
        for told in effort([*games[number::5], *one_of_each.values()], games)
    ]
    asked = json.dumps([for_browser(*case) for case in cases])
    if not (ROOT / "web" / "node_modules").exists():
        pytest.skip("the browser's packages are not installed")
    answer = subprocess.run(
        [NODE, "build/tell.ts"], cwd=ROOT / "web", input=asked, capture_output=True, text=True, check=True
    )
    browser = json.loads(answer.stdout)
    terminal = [in_terminal(*case) for case in cases]
    assert len(browser) == len(terminal) > effort(1_000, 5_000)
    assert [pair for pair in zip(terminal, browser, strict=True) if pair[0] != pair[1]] == []
