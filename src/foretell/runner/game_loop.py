"""The loop that plays a game."""

from collections.abc import Callable

from ..game import Action, Game, View


def play_game(game: Game, choose: Callable[[int, View], Action]) -> None:
    """Play a game to its end. `choose` gets the seat to act and its view.

    If `choose` fails or returns an illegal action, the error goes to the caller, and `game.actor` is the seat to act.
    """
    while game.actor is not None:
        game.play(choose(game.actor, game.view(game.actor)), game.actor)
