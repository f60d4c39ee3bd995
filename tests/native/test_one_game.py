"""One compiled game against the interpreted rules: the same choices, rows and payments after every decision."""

import random

import numpy as np
import pytest

import foretell as ft
from foretell import native
from foretell.native import ILLEGAL, OneGame
from foretell.rules import State, apply, start
from foretell.rules.observation import OBSERVATION, observe
from foretell.rules.utilities import UTILITIES, earned


def row_of(game: OneGame, viewer: int) -> list[int]:
    row = np.zeros(OBSERVATION, np.int64)
    game.observe(viewer, row)
    return [int(word) for word in row]


@pytest.mark.parametrize(
    "options", [ft.Options(2), ft.Options(5, side="B", discard="closed", heirs=True), ft.Options(3, discard="bending")]
)
def test_a_game_is_that_of_the_interpreted_rules(options: ft.Options) -> None:
    chance = random.Random(options.players)
    config, game, state = options.config, OneGame(options.config), State()
    for number in range(3):
        seed = native.seeds(1, bytes([number] * 32))[0]
        state.seed = [int(word) for word in seed]
        start(config, state)
        legal, actor = game.deal(seed)
        paid, rewards, total = np.zeros(options.players), np.zeros(options.players), np.zeros(options.players)
        while actor >= 0:
            assert (legal, actor, game.phase) == (state.legal, state.actor, state.phase)
            viewer, row = chance.randrange(options.players), [0] * OBSERVATION
            observe(config, state, viewer, row)
            assert row_of(game, viewer) == row
            action = chance.choice([bit for bit in range(63) if legal >> bit & 1])
            apply(config, state, action)
            legal, actor = game.play(action)
            game.pay(UTILITIES.index("runes"), paid, rewards)
            total += rewards
        assert (legal, state.actor) == (0, -1)
        assert list(total) == [earned(config, state, UTILITIES.index("runes"), seat) for seat in range(options.players)]


def test_an_illegal_action_changes_nothing() -> None:
    game = OneGame(ft.Options(3).config)
    legal, actor = game.deal(native.seeds(1, bytes(32))[0])
    before = game.records.tobytes()
    illegal = next(action for action in range(63) if not legal >> action & 1)
    assert game.play(illegal) == (ILLEGAL, actor)
    assert game.records.tobytes() == before


def test_a_copy_goes_its_own_way() -> None:
    game = OneGame(ft.Options(3).config)
    legal, _ = game.deal(native.seeds(1, bytes(32))[0])
    twin, before = game.copy(), game.records.tobytes()
    assert twin.records.tobytes() == before
    twin.play(legal.bit_length() - 1)
    assert game.records.tobytes() == before != twin.records.tobytes()
