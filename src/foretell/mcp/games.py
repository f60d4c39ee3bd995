"""The games that an assistant can play: on this computer, at a table of a server, and in the arena.

Each function checks its arguments and returns a function that seats a `Chair` and returns the game to run.
"""

import json
import secrets
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from ..errors import ForetellError, installing, missing_package
from ..game import Action, Game, Options, SeatView, seed_of
from ..game.options import DEFAULT_PLAYERS
from ..game.record import MAX_NAME
from ..players import BOTS, Player, bot, bot_seed, choose_action
from ..remote import take_seat
from ..runner import play_game, show_end
from ..telling.words import Words
from ..text import ending, seat_names
from .assistant_seat import AssistantPlayer, Chair

OPPONENT = "adept"
Arguments = dict[str, Any]
Play = Callable[[Chair], Callable[[], str]]


def local_game(given: Arguments, words: Words) -> Play:
    """A game against bots."""
    opponents = [_bot(name) for name in given.get("opponents", [])]
    players = given.get("players", len(opponents) + 1 if opponents else DEFAULT_PLAYERS)
    opponents = opponents or [OPPONENT] * (players - 1)
    if len(opponents) == 1:
        opponents *= players - 1
    if len(opponents) != players - 1 or players > 5:
        raise ForetellError(f"a game of {players} players needs {players - 1} opponents, not {len(opponents)}")
    own = given.get("seat", 0)
    if own >= players:
        raise ForetellError(f"with {players} players, the seats are 0 to {players - 1}, not {own}")
    seed = seed_of(given.get("seed") or secrets.token_hex(16))

    def seat(chair: Chair) -> Callable[[], str]:
        game = Game(Options(players), seed)
        seated: list[Player] = [bot(kind, bot_seed(seed, number)) for number, kind in enumerate(opponents)]
        seated.insert(own, AssistantPlayer(chair))

        def play() -> str:
            play_game(game, lambda number, view: choose_action(seated[number], view))
            for number, player in enumerate(seated):
                show_end(game, number, player)
            view = game.view(own)
            return ending(view, words, seat_names(words, view))

        return play

    return seat


def table_game(given: Arguments, words: Words) -> Play:
    """A seat at a table of a server."""
    name = given.get("name") or "Assistant"
    if len(name) > MAX_NAME:
        raise ForetellError(f"a name has at most {MAX_NAME} characters")

    def seat(chair: Chair) -> Callable[[], str]:
        taken = take_seat(given["server"], given["code"], name)
        chair.names = lambda: taken.names
        player = AssistantPlayer(chair, name)

        def choose(_: Player, view: SeatView) -> Action:
            return player.choose(view)

        return lambda: ending(taken.play(player, choose), words, taken.names)

    return seat


def match(given: Arguments) -> Play:
    """A match of two players in the arena. With more, the assistant would sit in several seats of one game."""
    opponent = _bot(given.get("opponent", OPPONENT))
    try:
        from ..arena import Match, entrants_of, play_match  # noqa: PLC0415 (needs NumPy)
    except ModuleNotFoundError as error:
        raise ForetellError(
            f"a match needs {missing_package(error)}; to install it, run: {installing('arena')}"
        ) from None

    def seat(chair: Chair) -> Callable[[], str]:
        def assistant() -> AssistantPlayer:
            return AssistantPlayer(chair)

        entrants = entrants_of([assistant, opponent])
        asked = Match(entrants, Options(2), given.get("deals", 1), given.get("seed") or secrets.token_hex(8))

        def play() -> str:
            result = play_match(asked)
            standing = asdict(result.of("assistant").standing)
            return f"The match is over.\n{json.dumps(standing, indent=2)}"

        return play

    return seat


def _bot(name: str) -> str:
    """A bot that comes with Foretell. Files and programs are not allowed: the assistant must not run code here."""
    if name not in BOTS:
        raise ForetellError(f"there is no bot {name!r:.40}; the bots are {', '.join(BOTS)}")
    return name
