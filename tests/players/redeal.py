"""Positions that one seat cannot tell apart: the cards that it cannot know are dealt again."""

import random
from dataclasses import replace

import foretell as ft
from tests.properties import redeal


def redealt(game: ft.Game, seat: int, chance: random.Random) -> ft.Game:
    """Return another game that looks the same to `seat`. Its future draws differ, too."""
    truth = game.position()
    swap = redeal.swap_for(chance, truth, redeal.known_to(truth, seat))
    twin = ft.Game.from_position(redeal.redealt(chance, truth, swap, seat), names=game.names)
    redeal.share_past(game, twin, swap, seat)
    return twin


def exchanged(game: ft.Game, swap: dict[str, str]) -> ft.Game:
    """Return the game with some cards exchanged."""
    truth = game.position()

    def new(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(swap.get(card, card) for card in cards)

    position = replace(
        truth,
        hands=tuple(map(new, truth.hands)),
        deck=new(truth.deck),
        discard=new(truth.discard),
        revealed=new(truth.revealed),
        public=new(truth.public or ()),
        private=tuple(map(new, truth.private)),
        pools=tuple(map(new, truth.pools)),
    )
    return ft.Game.from_position(position, truth.seed, game.names)
