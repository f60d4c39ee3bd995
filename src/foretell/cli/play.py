"""`foretell play`: a game in the terminal, against bots."""

import argparse
import errno
import hashlib
import os
import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ..errors import ForetellError
from ..game import Game, Options, event_for
from ..game.options import DEFAULT_PLAYERS
from ..players import BOTS, DEFAULT_LEVEL, LEVELS, Player, bot_seed, choose_action
from ..rules import MAX_PLAYERS, MIN_PLAYERS
from ..runner import show_end
from .arguments import Parser, hex_seed, new_file, one_of, seat_or_random
from .ask import ask_name, ask_number, ask_yes, name_problem
from .person import Person
from .program import as_typed
from .prompt_commands import PromptCommands, Quit
from .screen import final_score_lines
from .table_options import add_table_options, summary, table_options
from .terminal import InputEnded, Terminal
from .user_files import FileError, write_text
from .words import Words

BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Elena")


def run(arguments: Sequence[str], words: Words) -> int:
    """Play games until the player stops."""
    parser = _parser(words)
    found = parser.parse(arguments)
    problem = None if found.name is None else name_problem(words, found.name)
    if problem is not None:
        parser.refuse(f"--name: {problem}")
    if found.seat is not None and found.players is not None and found.seat >= found.players:
        high = found.players - 1
        parser.refuse("--seat: " + words.text("error-number", answer=str(found.seat), low=0, high=high))
    if found.memory and found.printed:
        parser.refuse(words.text("error-memory-printed"))
    if found.record is not None and not found.record.parent.is_dir():
        reason = os.strerror(errno.ENOENT)
        raise FileError(words.text("error-file-unwritten", file=str(found.record), reason=reason))
    options = table_options(found, words, found.players or max(DEFAULT_PLAYERS, (found.seat or 0) + 1))
    terminal = Terminal(colours=found.colours)
    session = PlaySession(terminal, Words(words.catalogue, terminal.palette), found, options)
    try:
        session.play()
    except Quit:
        session.leave()
    except KeyboardInterrupt:
        terminal.say("")
        session.leave()
        raise
    except InputEnded:
        session.leave()
        if not terminal.interactive:
            raise ForetellError(words.text("error-input-ended")) from None
    return 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, "foretell play", words.text("help-play"))
    add_table_options(parser)
    told = {"levels": ", ".join(LEVELS), "default": DEFAULT_LEVEL}
    level = one_of(words, LEVELS)
    parser.flag("--level", metavar="LEVEL", type=level, default=DEFAULT_LEVEL, about="option-level", told=told)
    parser.flag("--seed", metavar="HEX", type=hex_seed(words), about="option-seed")
    parser.flag("--seat", metavar="N|random", type=seat_or_random(words), about="option-place")
    parser.flag("--name", metavar="NAME", about="option-name")
    parser.flag("--memory", action=argparse.BooleanOptionalAction, about="option-memory")
    parser.flag("--printed-rules", dest="printed", action="store_true", about="option-printed")
    parser.flag("--record", metavar="FILE", type=new_file(words), about="option-record")
    parser.flag("--no-colour", "--no-color", dest="colours", action="store_false", about="option-no-colour")
    return parser


class PlaySession:
    """One or more games at the same table."""

    def __init__(self, terminal: Terminal, words: Words, found: argparse.Namespace, options: Options) -> None:
        self._terminal = terminal
        self._words = words
        self._found = found
        self._options = options
        self._file: Path | None = found.record
        self._game: Game | None = None

    def play(self) -> None:
        """Welcome the player, play, and ask for another game."""
        say, words = self._terminal.say, self._words
        say(words.heading("setup-welcome"))
        name, options = self._settle()
        more = words.text("setup-options", command=as_typed("foretell play --help"))
        preset = words.text(f"preset-{'printed' if self._found.printed else 'memory'}")
        say(*summary(words, options), f"{preset}.", _opponents(words, self._found.level), more)
        say(words.suits(options) + ".", words.text("setup-begin"))
        seed: bytes = self._found.seed or secrets.token_bytes(32)
        commands = self._play_one(options, name, seed)
        while self._terminal.interactive and ask_yes(self._terminal, words, commands, words.text("play-again")):
            seed = hashlib.sha256(seed).digest()
            self._file = _next_file(self._file)
            commands = self._play_one(options, name, seed)
        say(words.text("goodbye"))

    def leave(self) -> None:
        """End a game that is not over."""
        words = self._words
        if self._game is None:
            self._terminal.say(words.text("goodbye"))
            return
        self._terminal.say(words.text("setup-seed", seed=self._game.seed.hex()))
        if self._file is None:
            self._terminal.say(words.text("goodbye-unfinished"))
        else:
            self._terminal.say(words.text("goodbye-saved", file=str(self._file)))

    def _settle(self) -> tuple[str, Options]:
        """Ask for the name and the number of players that the command line lacks, if the input is a terminal."""
        words, found, terminal = self._words, self._found, self._terminal
        name = found.name or words.text("setup-your-name")
        players = self._options.players
        commands = PromptCommands(terminal, words, self._options)
        if terminal.interactive and found.name is None:
            name = ask_name(terminal, words, commands, words.text("setup-name"), name)
        if terminal.interactive and found.players is None:
            low = max(MIN_PLAYERS, (found.seat or 0) + 1)
            question = words.text("setup-players")
            players = ask_number(terminal, words, commands, question, low=low, high=MAX_PLAYERS, default=players)
        return name, replace(self._options, players=players)

    def _play_one(self, options: Options, name: str, seed: bytes) -> PromptCommands:
        """Play a game. Returns the commands for the prompt after it."""
        words = self._words
        seat = drawn_seat(seed, options.players) if self._found.seat is None else self._found.seat
        names = table_names(name, seat, options.players)
        game = self._game = Game(options, seed, names)
        person = Person(
            self._terminal, words, seat, names, memory=bool(self._found.memory), printed=self._found.printed
        )
        others = (other for other in range(options.players) if other != seat)
        bots = [BOTS[self._found.level](bot_seed(seed, other), names[other]) for other in others]
        self._save()
        try:
            play_out(game, person, bots)
        finally:
            self._save()
        self._game = None
        view = game.view(seat)
        score = final_score_lines(view, words, names)
        self._terminal.say(*score, words.text("setup-seed", seed=seed.hex()))
        if self._file is not None:
            self._terminal.say(words.text("game-saved", file=str(self._file)))
        return person.commands(view, score)

    def _save(self) -> None:
        if self._file is not None and self._game is not None:
            write_text(self._file, str(self._game.record()), self._words)


def _opponents(words: Words, level: str) -> str:
    """The level of the bots and how they play."""
    return words.text("setup-level", level=words.text(f"level-{level}"), about=words.text(f"level-{level}.about"))


def drawn_seat(seed: bytes, players: int) -> int:
    """A seat for a player who chose none. It follows from the seed, but reveals nothing about the deal."""
    return int.from_bytes(hashlib.sha256(b"seat " + seed).digest()) % players


def table_names(name: str, seat: int, players: int) -> tuple[str, ...]:
    """The names in the order of the seats: the player and the bots."""
    bots = [bot for bot in BOT_NAMES if bot.casefold() != name.casefold()][: players - 1]
    return (*bots[:seat], name, *bots[seat:])


def play_out(game: Game, person: Person, bots: Sequence[Player]) -> None:
    """Play a game to its end. Each player gets the view of their seat; the person also gets the events."""
    players: list[Player] = [*bots[: person.seat], person, *bots[person.seat :]]
    events = game.opening
    while True:
        person.hear(tuple(event_for(event, person.seat) for event in events), game.view(person.seat))
        if not game.actors:
            for seat, player in enumerate(players):
                show_end(game, seat, player)
            return
        # 8.2: two players predict in secret and in any order. Here the person goes first.
        seat = person.seat if person.seat in game.actors else game.actors[0]
        events = game.play(choose_action(players[seat], game.view(seat)), seat)


def _next_file(file: Path | None) -> Path | None:
    """A file name for the record of the next game: game-2.txt after game.txt."""
    if file is None:
        return None
    number = 2
    while file.with_stem(f"{file.stem}-{number}").exists():
        number += 1
    return file.with_stem(f"{file.stem}-{number}")
