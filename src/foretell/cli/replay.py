"""`foretell replay`: print a recorded game as one viewer saw it."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict

from ..game import Record, View
from ..telling.screen import final_score_lines, table_lines
from ..telling.story import Story
from ..telling.words import Words
from .arguments import Parser
from .prompt_commands import PromptCommands, Quit
from .retelling import ALL, SPECTATOR, RetoldStep, Viewer, names_of, steps_of, viewer_of
from .table_options import summary
from .terminal import InputEnded, Terminal
from .user_files import replayable_record_from


def run(arguments: Sequence[str], words: Words) -> int:
    """Print the game in a file."""
    parser = _parser(words)
    found = parser.parse(arguments)
    record = replayable_record_from(found.file, words)
    viewer = viewer_of(record, found.seat)
    if viewer is None:
        seats = (*map(str, range(record.options.players)), *record.names, ALL, SPECTATOR)
        parser.refuse("--as: " + words.text("error-choice", answer=found.seat, choices=", ".join(seats)))
    if found.json:
        for line in json_lines(record, viewer):
            print(line)
        return 0
    _tell(record, viewer, found.file, Terminal(colours=found.colours), words, step=found.step)
    return 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell replay", words.text("help-replay"))
    parser.file("file", "option-record-file", needs="error-needs-file")
    parser.flag("--as", dest="seat", metavar="SEAT|all|spectator", default=SPECTATOR, about="option-seat")
    parser.flag("--step", action="store_true", about="option-step")
    parser.flag("--json", action="store_true", about="option-json")
    parser.flag("--no-colour", "--no-color", dest="colours", action="store_false", about="option-no-colour")
    return parser


def _tell(record: Record, viewer: Viewer, file: str, terminal: Terminal, words: Words, *, step: bool) -> None:
    words = Words(words.catalogue, terminal.palette)
    names = names_of(record, lambda seat: words.text("player-seat", number=seat))
    terminal.say(*_title(record, viewer, file, names, words))
    story = Story(words, names, record.options, viewer.seat)
    view: View | None = None
    log: list[str] = []
    try:
        for told, game in steps_of(record, viewer):
            view = game.view(None)
            lines = story.lines(told.events, view.result)
            log = lines if any(event.key == "round_started" for event in told.events) else log + lines
            terminal.say(*lines)
            if step and told.number < len(record.plies) and _ends_turn(told):
                table = table_lines(game.view(viewer.seat), words, names)
                commands = PromptCommands(terminal, words, record.options, table, log, [words.text("replay-tips")])
                terminal.say(*table)
                at = words.text("replay-step", number=told.number, total=len(record.plies))
                while commands(terminal.ask(f"{at}. {words.text('replay-next')}")):
                    pass
    except (InputEnded, Quit):
        return
    if view is not None and view.result is not None:
        terminal.say(*final_score_lines(view, words, names), words.text("replay-end"))
    else:
        terminal.say("", words.text("replay-unfinished"))


def _title(record: Record, viewer: Viewer, file: str, names: Sequence[str], words: Words) -> list[str]:
    players = words.text("replay-players", names=words.catalogue.listed(names))
    lines = [words.heading("replay-title", file=file), players, *summary(words, record.options)]
    if viewer.sees_all:
        return [*lines, words.text("replay-view-all")]
    if viewer.seat is None:
        return [*lines, words.text("replay-view-spectator")]
    return [*lines, words.text("replay-view", name=names[viewer.seat])]


def _ends_turn(told: RetoldStep) -> bool:
    keys = {event.key for event in told.events}
    return bool(keys & {"added", "passed", "predicted", "round_ended"}) or told.number == 0


def json_lines(record: Record, viewer: Viewer) -> Iterator[str]:
    """One JSON object per line: the deal, then each decision."""
    for told, game in steps_of(record, viewer):
        events = [
            {name: value for name, value in asdict(event).items() if value not in (None, ())} for event in told.events
        ]
        line: dict[str, object] = {"ply": told.number, "seat": told.seat, "action": told.token, "events": events}
        if game.result is not None:
            line["result"] = asdict(game.result)
        yield json.dumps(line, ensure_ascii=False)
