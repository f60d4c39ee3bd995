"""A review of a short game soon after the server starts, if this installation has never reviewed one.

The first review compiles the rules, which takes up to a minute. Usually nobody has to wait for that.
"""

import asyncio
from contextlib import suppress
from random import Random

from ..game import Game, Options
from ..table.refusals import Refusal
from .review_mark import has_reviewed
from .reviews import Reviews

START_SECONDS = 15.0
"""By then, the server has shown its first pages."""
NOBODY = ""
"""The client of this review."""


async def review_first_game(reviews: Reviews) -> None:
    """Wait, then review a short game if this installation has reviewed none."""
    await asyncio.sleep(START_SECONDS)
    if not has_reviewed():
        with suppress(Refusal):  # the server reviews no games, or too many already
            reviews.start(NOBODY, short_game(), "quick", ())


def short_game() -> str:
    """Return the record of a finished game."""
    game, chance = Game(Options(2), bytes(32)), Random(0)
    while game.actor is not None:
        game.play(chance.choice(game.legal))
    return str(game.record())
