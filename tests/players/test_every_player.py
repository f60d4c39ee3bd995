"""Every player chooses legally and in time, and only from what its seat may know."""

import random
from collections import defaultdict
from dataclasses import replace
from functools import cache
from itertools import product
from time import process_time

import pytest

import foretell as ft
from foretell.players import BOTS, Player
from tests.effort import effort
from tests.properties.policies import lasting
from tests.properties.tables import sheet_of, sheet_of_one_card

from .redeal import redealt

SEARCHING = ("search", "net-search")
KINDS = [pytest.param(kind, marks=pytest.mark.compiled) if kind in SEARCHING else kind for kind in BOTS]
SIMULATIONS = 8
ASKED = ft.PHASES[:11]
"""The phases in which somebody chooses."""
TABLES = [
    ft.Options(players, ft.SIDES[i % 2], discard, i // 2 % 2 == 1, sheet_of(i if i % 5 in (2, 4) else 0))
    for i, (players, discard) in enumerate(product((2, 3, 4, 5), ft.DISCARDS))
]
MIN_GAMES = effort(3, len(TABLES))
MAX_GAMES = 5 * len(TABLES)


def player(kind: str, seed: int) -> Player:
    """A player who may choose a thousand times in a test."""
    return BOTS[kind](seed, simulations=SIMULATIONS) if kind in SEARCHING else BOTS[kind](seed)


def eager(chance: random.Random, legal: tuple[ft.Action, ...]) -> ft.Action:
    """Choose mostly actions that continue the turn, so that many effects occur."""
    going_on = [action for action in legal if not isinstance(action, ft.Pass | ft.AllIn | ft.Skip)]
    return chance.choice(going_on if going_on and chance.random() < 0.9 else legal)


def believed(one: Player, view: ft.View) -> object:
    """Return the player's beliefs about the ranks of others, if it has any."""
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
    found: set[tuple[str, bool]] = set()
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
def test_11_hidden_cards_change_no_choice(kind: str) -> None:
    """For each phase; in a thorough run, both in the first round and later. In a usual run, all kinds of player share
    the kinds of table."""
    every = set(product(ASKED, effort((True,), (False, True))))
    found: set[tuple[str, bool]] = set()
    first = MIN_GAMES * list(BOTS).index(kind)
    for number in range(first, first + MAX_GAMES):
        found |= compared(kind, TABLES[number % len(TABLES)], number)
        if number >= first + MIN_GAMES - 1 and found >= every:
            break
    assert found >= every


# --- far from all that was learned ----------------------------------------------------------------

SHEETS = [
    sheet_of_one_card(*words)
    for words in (
        ("take*",),
        ("take", "take", "take", "take*"),
        ("exchange", "exchange", "exchange", "draw*"),
        ("eye", "hypnosis", "rune", "reveal 5*"),
        ("hypnosis", "eye", "take", "draw*"),
    )
]
LONG = 400
"""Decisions of a game whose display hardly ever fills."""
FEW = 3
SOON = 20.0
"""Seconds of computing that no decision takes, by far: the slowest took 1.1 on a busy machine."""


@cache
def strange() -> list[ft.SeatView]:
    """Moments of all phases in games of endless rounds on odd sheets, every other one with leads beyond all measure."""
    views = []
    for number, sheet in enumerate(SHEETS):
        chance = random.Random(number)
        options = replace(TABLES[5 * number % len(TABLES)], sheet=sheet)
        game = ft.Game(options, chance.randbytes(32))
        met = defaultdict(list)
        for _ in range(LONG):
            if game.actor is None:
                break
            met[game.phase].append((game.view(game.actor), game.position()))
            chosen = lasting(chance, game.options.config, game._state)
            game.play(next(action for action in game.legal if action.number == chosen))
        views += [moment for moments in met.values() for moment in chance.sample(moments, min(FEW, len(moments)))]
    return [with_a_lead(position, view.seat) if i % 2 else view for i, (view, position) in enumerate(views)]


def with_a_lead(position: ft.Position, seat: int) -> ft.SeatView:
    """Return the view of a seat if seat 0 leads by far."""
    return ft.Game.from_position(replace(position, runes=(9_000, *position.runes[1:]))).view(seat)


@pytest.mark.parametrize("kind", KINDS)
def test_unusual_positions_get_a_legal_choice_quickly(kind: str) -> None:
    one = player(kind, 1)
    for view in strange():
        start = process_time()
        assert one.choose(view) in view.legal
        assert process_time() - start < SOON
    assert {view.phase for view in strange()} == set(ASKED)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "random"])
def test_a_view_without_an_observation_is_refused(kind: str) -> None:
    view = replace(ft.Game(ft.Options(players=3), seed=bytes(32)).view(0), observation=())
    with pytest.raises(ft.ForetellError, match=r"views come from Game\.view"):
        player(kind, 1).choose(view)
