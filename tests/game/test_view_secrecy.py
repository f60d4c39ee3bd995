"""Whoever gets a view cannot reach the state behind it."""

import gc
from collections.abc import Iterator
from random import Random
from types import ModuleType

import pytest

import foretell as ft
from foretell.game.fields import Truth
from foretell.rules import State


def reachable(root: object) -> Iterator[object]:
    """Yield everything that can be reached from an object, except classes, globals of functions and modules.

    These are the program itself, and anybody can import them.
    """
    seen, waiting = {id(root)}, [root]
    while waiting:
        here = waiting.pop()
        yield here
        for other in gc.get_referents(here):
            if id(other) not in seen and not isinstance(other, type | ModuleType) and other is not vars(ft):
                seen.add(id(other))
                waiting.append(other)


@pytest.mark.parametrize("players", [2, 5])
def test_11_3_no_object_reachable_from_a_view_holds_the_truth(players: int) -> None:
    chance = Random(players)
    game = ft.Game(ft.Options(players, discard="closed"), chance.randbytes(32))
    while game.result is None:
        view = game.view(chance.choice((None, *range(players))))
        assert len(view.legal) == len(view.choices) >= len(view.prospects)  # computed once, and kept in the view
        if chance.random() < 0.05:
            found = list(reachable(view))
            assert len(found) > 50
            assert not [one for one in found if isinstance(one, State | Truth | ft.Game | ft.Position)]
            assert game.seed not in [one for one in found if isinstance(one, bytes)]
        game.play(chance.choice(game.legal), chance.choice(game.actors))
