"""`foretell play`: a game in the terminal, against bots."""

import argparse
import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ..errors import ForetellError
from ..game import Game, Options, event_for
from ..game.options import DISCARDS, SIDES
from ..players import Player, SimplePlayer
from .arguments import Parser, hex_seed, new_file
from .ask import ask_name, ask_number, ask_yes, name_problem
from .files import write_text
from .person import Person, Quit
from .screen import final_score_lines
from .table_options import add_table_options, table_options
from .terminal import InputEnded, Terminal
from .words import Words

BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Elena")
USUAL_PLAYERS = 3
OPTIONS = "--players --side --discard --heirs --sheet --seed --name --memory --record --lang --no-colour"
SEAT = 0
"""Where the person sits."""


def run(arguments: Sequence[str], words: Words) -> int:
    """Play games until the person has had enough."""
    parser = _parser(words)
    found = parser.parse(arguments)
    problem = None if found.name is None else name_problem(words, found.name)
    if problem is not None:
        parser.refuse(f"--name: {problem}")
    terminal = Terminal(colours=found.colours)
    evening = Evening(terminal, Words(words.catalogue, terminal.palette), found)
    try:
        evening.play()
    except Quit:
        evening.leave()
    except KeyboardInterrupt:
        terminal.say("")
        evening.leave()
        raise
    except InputEnded:
        evening.leave()
        if not terminal.interactive:
            raise ForetellError(words.text("error-input-ended")) from None
    return 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell play", words.text("help-play"))
    add_table_options(parser)
    parser.flag("--seed", metavar="HEX", type=hex_seed(words), about="option-seed")
    parser.flag("--name", metavar="NAME", about="option-name")
    parser.flag("--memory", action=argparse.BooleanOptionalAction, about="option-memory")
    parser.flag("--record", metavar="FILE", type=new_file(words), about="option-record")
    parser.flag("--no-colour", "--no-color", dest="colours", action="store_false", about="option-no-colour")
    return parser


class Evening:
    """One or more games at the same table."""

    def __init__(self, terminal: Terminal, words: Words, found: argparse.Namespace) -> None:
        self._terminal = terminal
        self._words = words
        self._found = found
        self._file: Path | None = found.record
        self._game: Game | None = None

    def play(self) -> None:
        """Greet, play, and ask for another game."""
        say, words = self._terminal.say, self._words
        say(words.heading("setup-welcome"))
        name, options = self._settle()
        say(*_summary(words, options), words.text("setup-begin"))
        names = (name, *[bot for bot in BOT_NAMES if bot.casefold() != name.casefold()][: options.players - 1])
        seed: bytes = self._found.seed or secrets.token_bytes(32)
        self._play_one(options, names, seed)
        while self._terminal.interactive and ask_yes(self._terminal, words, words.text("play-again")):
            seed = hashlib.sha256(seed).digest()
            self._file = _next_file(self._file)
            self._play_one(options, names, seed)
        say(words.text("goodbye"))

    def leave(self) -> None:
        """Say goodbye in the middle of a game."""
        words = self._words
        if self._game is None:
            self._terminal.say(words.text("goodbye"))
        elif self._file is None:
            self._terminal.say(words.text("goodbye-unfinished"))
        else:
            self._terminal.say(words.text("goodbye-saved", file=str(self._file)))

    def _settle(self) -> tuple[str, Options]:
        """What the command line leaves open is asked, if there is somebody to ask."""
        words, found, terminal = self._words, self._found, self._terminal
        name = found.name or words.text("setup-your-name")
        players = found.players or USUAL_PLAYERS
        options = table_options(found, words, players)
        if terminal.interactive and found.name is None:
            name = ask_name(terminal, words, words.text("setup-name"), name)
        if terminal.interactive and found.players is None:
            players = ask_number(terminal, words, words.text("setup-players"), 2, 5, USUAL_PLAYERS)
        return name, replace(options, players=players)

    def _play_one(self, options: Options, names: tuple[str, ...], seed: bytes) -> None:
        words = self._words
        game = self._game = Game(options, seed, names)
        person = Person(self._terminal, words, SEAT, names, memory=bool(self._found.memory))
        bots = [SimplePlayer(f"{seed.hex()} {seat}", names[seat]) for seat in range(1, options.players)]
        self._save()
        try:
            play_out(game, person, bots)
        finally:
            self._save()
        self._game = None
        self._terminal.say(*final_score_lines(game.view(SEAT), words, names), words.text("setup-seed", seed=seed.hex()))
        if self._file is not None:
            self._terminal.say(words.text("game-saved", file=str(self._file)))

    def _save(self) -> None:
        if self._file is not None and self._game is not None:
            write_text(self._file, str(self._game.record()), self._words)


def play_out(game: Game, person: Person, bots: Sequence[Player]) -> None:
    """Play a game to its end. Everybody is given their own view, and the person their own events."""
    players: list[Player] = [*bots[: person.seat], person, *bots[person.seat :]]
    events = game.opening
    while True:
        person.hear(tuple(event_for(event, person.seat) for event in events), game.view(person.seat))
        if not game.actors:
            return
        # 8.2: of two who predict in secret, the person goes first.
        seat = person.seat if person.seat in game.actors else game.actors[0]
        events = game.play(players[seat].choose(game.view(seat)), seat)


def _summary(words: Words, options: Options) -> list[str]:
    side = words.text(f"side-{options.side}")
    variant = words.text(f"variant-{options.discard}")
    summary = words.text("setup-summary", players=options.players, side=side, variant=variant)
    heirs = f", {words.text('variant-heirs')}" if options.heirs else ""
    lines = [f"{summary}{heirs}. {words.text('setup-sheet', sheet=options.sheet.name)}."]
    if options.side != SIDES[0]:
        lines.append(f"  {words.text(f'side-{options.side}.about')}")
    if options.discard != DISCARDS[0]:
        lines.append(f"  {words.text(f'variant-{options.discard}.about')}")
    if options.heirs:
        lines.append(f"  {words.text('variant-heirs.about')}")
    more = words.labelled(words.text("help-options"), f"{OPTIONS} (foretell play --help).")
    return [*lines, more, words.suits(options) + "."]


def _next_file(file: Path | None) -> Path | None:
    """Another name for the record of another game: game-2.txt after game.txt."""
    if file is None:
        return None
    number = 2
    while file.with_stem(f"{file.stem}-{number}").exists():
        number += 1
    return file.with_stem(f"{file.stem}-{number}")
