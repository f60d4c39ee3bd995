"""Positions in pairs: a game, and another one that a seat cannot tell from it."""

import random
from collections.abc import Iterator
from typing import Any

import foretell as ft
from tests.players.redeal import redealt


def positions(number: int) -> Iterator[tuple[dict[str, Any], ft.Game, ft.Game, int]]:
    """Yield options, a game, its twin and the seat, over all variants and numbers of players."""
    chance = random.Random(16)
    for i in range(number):
        options = {"players": 2 + i % 4, "side": "AB"[i % 2], "discard": ft.DISCARDS[i % 3], "heirs": i % 5 == 0}
        game = ft.Game(ft.Options(**options), seed=chance.randbytes(32))  # type: ignore[arg-type]
        for _ in range(chance.randrange(60)):
            if game.actor is None:
                break
            game.play(chance.choice(game.legal))
        if game.actor is None:
            continue
        seat = chance.randrange(2 + i % 4)
        yield options, game, redealt(game, seat, chance), seat
