"""Finished games to review, and an effort that takes little time."""

from functools import cache

import foretell as ft
from foretell.players import bot as bot_called
from foretell.reviews import Effort

TINY = Effort("tiny", first_playouts=4, playouts=8, worlds=6, fresh_worlds=12, belief_worlds=6, samples=64)


@cache
def finished(players: int = 2, seed: str = "a game", *, bot: str = "scripted", **options: bool | str) -> ft.Record:
    """A game between bots of one kind."""
    game = ft.Game(ft.Options(players=players, **options), ft.seed_of(seed))  # type: ignore[arg-type]
    bots = [bot_called(bot, seed=f"{seed} {seat}") for seat in range(players)]
    while game.actor is not None:
        game.play(bots[game.actor].choose(game.view(game.actor)))
    return game.record()
