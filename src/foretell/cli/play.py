"""`foretell play`: a game in the terminal, against bots."""

import argparse
import hashlib
import secrets
from collections.abc import Container, Sequence
from dataclasses import replace
from pathlib import Path

from ..errors import ForetellError
from ..game import Event, Game, Options, event_for
from ..game.options import DEFAULT_PLAYERS
from ..game.record import MAX_NAME
from ..players import BOTS, DEFAULT_LEVEL, LEVELS, Player, bot_seed, choose_action
from ..rules import MAX_PLAYERS, MIN_PLAYERS
from ..runner import EXAMPLE, Entrant, choose_in_time, look_in_this_folder, player_failed, show_end
from ..telling.screen import final_score_lines
from ..telling.words import Words
from .arguments import Parser, check_name, game_seed, new_file, one_of, seat_or_random
from .ask import ask_name, ask_number, ask_yes
from .failures import add_failure_options, detailed_errors
from .person import Person
from .program import as_typed
from .prompt_commands import PromptCommands, Quit
from .table_options import add_table_options, summary, table_options
from .terminal import InputEnded, Terminal
from .user_files import check_folder_of, write_text

BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Elena")


def run(arguments: Sequence[str], words: Words) -> int:
    """Play games until the player stops."""
    parser = _parser(words)
    found = parser.parse(arguments)
    check_name(parser, words, found.name)
    found.seat = seat_or_random(parser, words, found.seat, found.players or MAX_PLAYERS)
    if found.memory and found.printed:
        parser.refuse(words.text("error-memory-printed"))
    check_folder_of(found.record)
    options = table_options(found, words, found.players or max(DEFAULT_PLAYERS, (found.seat or 0) + 1))
    opponents = _opponents_of(found.bots or ())
    terminal = Terminal(colours=found.colours)
    session = PlaySession(terminal, Words(words.catalogue, terminal.palette), found, options, opponents)
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
    kinds = {"bots": ", ".join(BOTS), "example": EXAMPLE}
    parser.flag("--bot", metavar="BOT", action="append", dest="bots", about="option-opponents", told=kinds)
    add_failure_options(parser)
    parser.flag("--seed", metavar="TEXT", type=game_seed(words), about="option-seed")
    parser.flag("--seat", metavar="N|random", about="option-place")
    parser.flag("--name", metavar="NAME", about="option-name")
    parser.flag("--memory", action=argparse.BooleanOptionalAction, about="option-memory")
    parser.flag("--printed-rules", dest="printed", action="store_true", about="option-printed")
    parser.flag("--record", metavar="FILE", type=new_file(words), about="option-record")
    parser.flag("--no-colour", "--no-color", dest="colours", action="store_false", about="option-no-colour")
    return parser


def _opponents_of(texts: Sequence[str]) -> tuple[Entrant, ...]:
    """The bots that the command line names; empty if the level decides."""
    look_in_this_folder()
    entrants = tuple(Entrant.of(text) for text in texts)
    for entrant in entrants:
        entrant.check()
    return entrants


class PlaySession:
    """One or more games at the same table."""

    def __init__(
        self,
        terminal: Terminal,
        words: Words,
        found: argparse.Namespace,
        options: Options,
        opponents: Sequence[Entrant] = (),
    ) -> None:
        self._terminal = terminal
        self._words = words
        self._found = found
        self._options = options
        self._opponents = opponents
        self._file: Path | None = found.record
        self._game: Game | None = None

    def play(self) -> None:
        """Welcome the player, play, and ask for another game."""
        say, words = self._terminal.say, self._words
        say(words.heading("setup-welcome"))
        name, options = self._ask_setup()
        more = words.text("setup-options", command=as_typed("foretell play --help"))
        say(*summary(words, options), self._about_memory(), self._about_bots(), more)
        say(words.suits(options) + ".", words.text("setup-begin"))
        seed: bytes = self._found.seed or secrets.token_bytes(32)
        commands = self._play_one(options, name, seed)
        while self._terminal.interactive and ask_yes(self._terminal, words, commands, words.text("play-again")):
            seed = hashlib.sha256(seed).digest()
            self._file = _next_file(self._file)
            commands = self._play_one(options, name, seed)
        say(words.text("goodbye"))

    def _about_memory(self) -> str:
        """Whether there is a memory aid, and how to see it if it is hidden."""
        if not self._found.printed and not self._found.memory:
            return self._words.text("setup-memory-hidden")
        return self._words.text("preset-printed" if self._found.printed else "preset-memory") + "."

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

    def _ask_setup(self) -> tuple[str, Options]:
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
        others = [other for other in range(options.players) if other != seat]
        bots = [self._bot(place, bot_seed(seed, other)) for place, other in enumerate(others)]
        names = table_names(name, seat, options.players, [bot.name for bot in bots] if self._opponents else ())
        game = self._game = Game(options, seed, names)
        person = Person(
            self._terminal, words, seat, names, memory=bool(self._found.memory), printed=self._found.printed
        )
        self._save()
        try:
            with detailed_errors(words, seed.hex(), traceback=self._found.traceback):
                play_out(game, person, bots, self._found.max_seconds)
        finally:
            self._save()
        self._game = None
        view = game.view(seat)
        score = final_score_lines(view, words, names)
        self._terminal.say(*score, *person.coach.score_lines(), words.text("setup-seed", seed=seed.hex()))
        if self._file is not None:
            self._terminal.say(words.text("game-saved", file=str(self._file)))
        return person.commands(view, score)

    def _bot(self, place: int, seed: int) -> Player:
        """The bot for an opponent's place. If there are more places than bots, the bots are used in turn."""
        if self._opponents:
            return self._opponents[place % len(self._opponents)].make(seed)
        return BOTS[self._found.level](seed)

    def _about_bots(self) -> str:
        """Who the bots are, and how they play if it is a level."""
        words, level = self._words, self._found.level
        if self._opponents:
            return words.text("setup-bots", bots=words.catalogue.listed([bot.name for bot in self._opponents]))
        return words.text("setup-level", level=words.text(f"level-{level}"), about=words.text(f"level-{level}.about"))

    def _save(self) -> None:
        if self._file is not None and self._game is not None:
            write_text(self._file, str(self._game.record()), self._words)


def drawn_seat(seed: bytes, players: int) -> int:
    """A seat for a player who chose none. It follows from the seed, but reveals nothing about the deal."""
    return int.from_bytes(hashlib.sha256(b"seat " + seed).digest()) % players


def table_names(name: str, seat: int, players: int, bots: Sequence[object] = ()) -> tuple[str, ...]:
    """The names in the order of the seats: the player and the bots, by their own `bots` names where these fit.

    >>> table_names("Ann", 0, 4, ["hal", "hal", "x" * 50])
    ('Ann', 'hal', 'hal 2', 'Ada')
    """
    spare, taken, others = iter(BOT_NAMES), {name.casefold()}, []
    for own in bots or (None,) * (players - 1):
        called = _free_name(own, taken) or next(one for one in spare if one.casefold() not in taken)
        taken.add(called.casefold())
        others.append(called)
    return (*others[:seat], name, *others[seat:])


def _free_name(own: object, taken: Container[str]) -> str | None:
    """A bot's own name, with a number if somebody else has it; None if it cannot be the name of a player."""
    if not isinstance(own, str) or not own.isprintable() or own != own.strip() or not 0 < len(own) <= MAX_NAME - 2:
        return None
    numbered = (own, *(f"{own} {number}" for number in range(2, 9)))
    return next((called for called in numbered if called.casefold() not in taken), None)


def play_out(game: Game, person: Person, bots: Sequence[Player], max_seconds: float | None = None) -> None:
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
        if person.seat in game.actors:
            events = game.play(choose_action(person, game.view(person.seat)), person.seat)
        else:
            events = _play_bot(game, players[game.actors[0]], max_seconds)


def _play_bot(game: Game, bot: Player, max_seconds: float | None) -> tuple[Event, ...]:
    seat = game.actors[0]
    try:
        return game.play(choose_in_time(bot, game.view(seat), max_seconds), seat)
    except (Exception, SystemExit) as error:
        name = game.names[seat]
        raise player_failed("error-bot-failed", error, game, seat, player=name) from error


def _next_file(file: Path | None) -> Path | None:
    """A file name for the record of the next game: game-2.txt after game.txt."""
    if file is None:
        return None
    number = 2
    while file.with_stem(f"{file.stem}-{number}").exists():
        number += 1
    return file.with_stem(f"{file.stem}-{number}")
