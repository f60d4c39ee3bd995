"""Writes the puzzles for the browser: each with the view of its seat, as a table server would send it."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import foretell as ft
from foretell.game.redaction import common_values, own_values
from foretell.puzzles import Puzzle, load_puzzles
from foretell.table.frames import EncodedEvents, FrameEncoder, encode
from foretell.table.snapshots import Extras, Snapshot

FILE = Path(__file__).parents[2] / "web" / "src" / "screens" / "puzzles" / "puzzles.json"


def page_text(puzzles: Sequence[Puzzle]) -> str:
    """The content of the file: the card sheet, and a puzzle on each line."""
    lines = ",\n".join(page_lines(puzzles))
    return f'{{"sheet":{sheet_json(ft.default_sheet())},"puzzles":[\n{lines}\n]}}\n'


def page_lines(puzzles: Sequence[Puzzle]) -> Iterator[str]:
    """Each puzzle as JSON."""
    for puzzle in puzzles:
        known = {
            "id": puzzle.id,
            "number": puzzle.number,
            "theme": puzzle.theme,
            "rating": puzzle.rating,
            "choices": [[choice.token, choice.chance, choice.odds] for choice in puzzle.choices],
            "answers": puzzle.answers,
            "reasons": [_without_nothing(reason) for reason in puzzle.reasons],
            "instead": puzzle.instead,
            "passes": puzzle.view.passes,
            "hands": puzzle.hands,
            "ranks": [ft.present_rank(hand, puzzle.view.options) for hand in puzzle.hands],
        }
        pieces = [f'"{name}":{encode(value).decode()}' for name, value in known.items()]
        pieces += [f'"view":{view_json(puzzle)}', f'"events":{events_json(puzzle)}']
        yield f"{{{','.join(pieces)}}}"


def view_json(puzzle: Puzzle) -> str:
    """What the seat may know, as a table server sends it. The rank of the hand comes from the library's view."""
    view, truth = puzzle.view, puzzle.game.truth()
    extras = Extras((False,) * puzzle.players, None)
    shown = Snapshot(common_values(truth), own_values(truth, view.seat), extras, undo=False)
    whole = json.loads(FrameEncoder(view.options, memory=True).whole(shown, view.seat))
    whole["rank"] = json.loads(encode(view.rank))
    whole["unfoldings"] = []
    return encode(whole).decode()


def events_json(puzzle: Puzzle) -> str:
    """What the seat has seen in this round, by decision."""
    told = (EncodedEvents(events).for_viewer(puzzle.view.seat).decode() for events in puzzle.events)
    return f"[{','.join(told)}]"


def sheet_json(sheet: ft.Sheet) -> str:
    """What is printed on the cards, as a table server sends it."""
    effects = {
        card: [{"name": effect.name, "star": effect.star} for effect in sheet.effects(card)] for card in ft.CARDS
    }
    return encode({"name": sheet.name, "digest": sheet.digest, "suits": sheet.suits, "cards": effects}).decode()


def _without_nothing(reason: object) -> dict[str, object]:
    return {name: value for name, value in json.loads(encode(reason)).items() if value not in (None, [])}


def write() -> None:
    """Write the file."""
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(page_text(load_puzzles()), encoding="utf-8")
