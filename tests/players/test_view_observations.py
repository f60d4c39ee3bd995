"""The observation in a view equals that of the rules, and reveals nothing more than the view."""

from random import Random

import pytest

import foretell as ft
from foretell.remote.view_words import row_of
from foretell.rules.knowledge import SPECTATOR
from foretell.rules.observation import OBSERVATION, observe
from tests.properties.redeal import known_to, redealt, swap_for

ALL = [
    ft.Options(players, side, discard, heirs)
    for players in (2, 3, 4, 5)
    for side in ("A", "B")
    for discard in ft.DISCARDS
    for heirs in (False, True)
]


def observed(game: ft.Game, viewer: int | None) -> list[int]:
    row = [-99] * OBSERVATION
    observe(game.options.config, game._state, SPECTATOR if viewer is None else viewer, row)
    return row


def viewers(options: ft.Options) -> list[int | None]:
    return [*range(options.players), None]


@pytest.mark.parametrize("options", ALL, ids=lambda o: f"{o.players}{o.side}-{o.discard}-{o.heirs}")
def test_a_view_holds_the_observation_of_its_seat_at_every_decision(options: ft.Options) -> None:
    chance = Random(f"observation {options}")
    game = ft.Game(options, chance.randbytes(32))
    while True:
        for viewer in viewers(options):
            view = game.view(viewer)
            assert list(view.observation) == observed(game, viewer) == row_of(view)
        if game.result is not None:
            break
        game.play(chance.choice(game.legal), chance.choice(game.actors))


@pytest.mark.parametrize("options", ALL[::4], ids=lambda o: f"{o.players}{o.side}-{o.discard}-{o.heirs}")
def test_the_observation_in_a_view_does_not_depend_on_what_is_hidden(options: ft.Options) -> None:
    chance = Random(f"hidden {options}")
    game = ft.Game(options, chance.randbytes(32))
    moved = 0
    while game.result is None:
        if chance.random() < 0.1:
            for viewer in viewers(options):
                truth = game.position()
                swap = swap_for(chance, truth, known_to(truth, viewer))
                other = ft.Game.from_position(redealt(chance, truth, swap, viewer))
                moved += other.position().hands != truth.hands
                assert other.view(viewer).observation == game.view(viewer).observation
        game.play(chance.choice(game.legal), chance.choice(game.actors))
    assert moved
