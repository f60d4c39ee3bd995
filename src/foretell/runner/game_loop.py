"""The loop that plays a game."""

from collections.abc import Callable

from ..game import Action, Game, SeatView
from ..players import Player, show_events, watches
from ..remote import ProgramPlayer


def play_game(game: Game, choose: Callable[[int, SeatView], Action]) -> None:
    """Play a game to its end. `choose` gets the seat to act and its view.

    If `choose` fails or returns an illegal action, the error goes to the caller, and `game.actor` is the seat to act.
    """
    while game.actor is not None:
        game.play(choose(game.actor, game.view(game.actor)), game.actor)


def show_end(game: Game, seat: int, player: Player) -> None:
    """Show the end of a game to the player in `seat`, if that player watches or is a program."""
    if isinstance(player, ProgramPlayer):
        player.finish(game.view(seat))
    elif watches(player):
        show_events(player, game.view(seat))
