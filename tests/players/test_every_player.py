"""What holds for every player: wherever it is put it chooses legally, and from what its seat may know."""

import random
from dataclasses import replace
from itertools import product

import pytest

import foretell as ft
from foretell.players import BOTS, Player
from tests.properties.tables import sheet_of

from .redeal import redealt

KINDS = [pytest.param(kind, marks=pytest.mark.compiled) if kind == "search" else kind for kind in BOTS]
SIMULATIONS = 8
ASKED = ft.PHASES[:11]
"""The phases in which somebody chooses."""
TABLES = [
    ft.Options(players, "AB"[i % 2], discard, i // 2 % 2 == 1, sheet_of(i if i % 5 in (2, 4) else 0))
    for i, (players, discard) in enumerate(product((2, 3, 4, 5), ("open", "bending", "closed")))
]
MOST_GAMES = 5 * len(TABLES)


def player(kind: str, seed: int) -> Player:
    """A player who may choose a thousand times in a test."""
    return BOTS[kind](seed, simulations=SIMULATIONS) if kind == "search" else BOTS[kind](seed)


def eager(chance: random.Random, legal: tuple[ft.Action, ...]) -> ft.Action:
    """Any action that goes on, mostly: many effects are seen."""
    going_on = [action for action in legal if not isinstance(action, ft.Pass | ft.AllIn | ft.Skip)]
    return chance.choice(going_on if going_on and chance.random() < 0.9 else legal)


def believed(one: Player, view: ft.View) -> object:
    """What it tells of the others' ranks, if it does."""
    tell = getattr(one, "belief", None)
    return None if tell is None else tell(view).tolist()


# --- honesty --------------------------------------------------------------------------------------


def compared(kind: str, options: ft.Options, number: int) -> set[tuple[str, bool]]:
    """The phases, and whether the first round was over, in which two of one seed chose alike throughout a game.

    One is shown the truth. To the other, all that their seat cannot know is dealt anew at each decision, so whatever it
    remembers comes from other truths.
    """
    chance = random.Random(f"{kind} {number}")
    game = ft.Game(options, chance.randbytes(32))
    mine, first, second = number % options.players, player(kind, number), player(kind, number)
    found = set()
    while game.result is None:
        seat = chance.choice(game.actors)
        action = eager(chance, game.legal)
        if seat == mine:
            view, twin = game.view(seat), redealt(game, seat, chance)
            chosen = first.choose(view)
            assert chosen in view.legal
            other = replace(twin.view(seat), unfoldings=view.unfoldings)  # which a position does not keep
            assert chosen == second.choose(other)
            assert believed(first, view) == believed(second, other)
            if len(view.legal) > 1 and twin.position().hands != game.position().hands:
                found.add((view.phase, view.round > 1))
            action = chosen if chance.random() < 0.7 else action
        game.play(action, seat)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_11_what_a_seat_cannot_know_changes_no_choice(kind: str) -> None:
    """At every kind of table, and for each phase in the first round and later."""
    every = set(product(ASKED, (False, True)))
    found: set[tuple[str, bool]] = set()
    for number in range(MOST_GAMES):
        found |= compared(kind, TABLES[number % len(TABLES)], number)
        if number >= len(TABLES) - 1 and found == every:
            break
    assert found == every
