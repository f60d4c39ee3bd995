"""An observation is a view in numbers: the same knowledge, and no more."""

from random import Random

import numpy as np
import pytest

import foretell as ft
from foretell import native
from foretell.rules import State
from foretell.rules.knowledge import SPECTATOR
from foretell.rules.observation import (
    ACTOR,
    ALL_IN,
    CELLS,
    COVERED,
    DECK,
    DISCARD,
    DISCARD_TOP,
    EFFECTS,
    FREE,
    GONE,
    HAND_SIZE,
    KNOWN,
    LEGAL,
    OWN_HAND,
    PASSES,
    PHASE,
    PLAYED,
    PLAYERS,
    POT,
    PREDICTION,
    REVEALED,
    ROUND,
    RUNES,
    SEAT,
    SHED,
    STRENGTH,
    TARGET,
    TOLD,
    TOLD_TURN,
    TURN,
    TURNS,
    UNCOVERED,
    UNPLACED,
    viewer_of,
)
from foretell.sheets import card_set
from foretell.sheets.notation import EFFECT_NUMBERS
from tests.properties.redeal import known_to, redealt, swap_for

DISCARDS = ft.DISCARDS
ALL = [ft.Options(players=players, discard=discard) for players in (2, 3, 4, 5) for discard in DISCARDS]


def row_of(game: ft.Game, viewer: int | None) -> list[int]:
    """The interpreted observation of a viewer."""
    row = [-99] * native.OBSERVATION
    native.observe(game.options.config, game._state, SPECTATOR if viewer is None else viewer, row)
    return row


def redeal(game: ft.Game, viewer: int | None, chance: Random) -> ft.Game:
    """A game that this viewer cannot tell from the real one."""
    position = game.position()
    swap = swap_for(chance, position, known_to(position, viewer))
    return ft.Game.from_position(redealt(chance, position, swap, viewer))


def seat_of(row: list[int], word: int, view: ft.View) -> int | None:
    """A relative seat of a row, as the seat it stands for."""
    return None if row[word] < 0 else (row[word] + (view.seat or 0)) % view.options.players


def moments(options: ft.Options, number: int) -> list[ft.Game]:
    """A random game at some of its moments."""
    chance = Random(f"{options} {number}")
    game = ft.Game(options, chance.randbytes(32))
    games = []
    while game.result is None:
        if chance.random() < 0.2:
            games.append(game.copy())
        game.play(chance.choice(game.legal), chance.choice(game.actors))
    return [*games, game]


@pytest.mark.parametrize("options", ALL, ids=lambda each: f"{each.players}-{each.discard}")
def test_an_observation_says_what_the_view_says(options: ft.Options) -> None:
    for game in moments(options, 1):
        for viewer in (*range(options.players), None):
            check(row_of(game, viewer), game.view(viewer))


def shown_actor(view: ft.View) -> int | None:
    """Who must choose; between two players who predict it is the viewer first, until they have answered."""
    if len(view.actors) == 2:
        return view.seat or 0
    return view.actors[0] if view.actors else None


def check(row: list[int], view: ft.View) -> None:
    options, players = view.options, view.options.players
    seats = [((view.seat or 0) + i) % players for i in range(players)]
    assert (row[PHASE], row[ROUND], row[TURNS]) == (ft.PHASES.index(view.phase), view.round, view.turns)
    assert seat_of(row, TURN, view) == view.turn
    assert seat_of(row, ACTOR, view) == shown_actor(view)
    present = view.effect and (row[EFFECTS] & 15, bool(row[EFFECTS] & 16))
    assert present == (view.effect and (EFFECT_NUMBERS[view.effect], view.starred))
    assert row[LEGAL] == sum(1 << action.number for action in view.legal)
    assert row[OWN_HAND] == card_set(view.hand or ())
    assert row[UNCOVERED] == card_set(view.uncovered)
    display = [card for cards in view.rows for card in cards if card]
    assert row[UNCOVERED] | row[COVERED] == card_set(display)
    assert row[UNCOVERED] & row[COVERED] == 0
    assert row[DISCARD_TOP] == card_set([view.discard_top] if view.discard_top else [])
    assert row[GONE] == card_set(view.gone)
    assert row[UNPLACED] == card_set(view.unplaced)
    assert row[REVEALED] == card_set([card for card in view.revealed if card])
    assert row[PLAYED] == card_set([view.played] if view.played else [])
    assert row[TARGET] == card_set([view.target] if view.target else [])
    assert (row[DECK], row[DISCARD], row[POT]) == (view.deck, view.discard, view.pot)
    assert seat_of(row, ALL_IN, view) == view.all_in
    for i, seat in enumerate(seats):
        told = view.told[seat]
        assert row[KNOWN + i] == card_set(view.known[seat])
        assert row[RUNES + i] == view.runes[seat]
        assert (row[TOLD + i], row[TOLD_TURN + i]) == ((told.points, told.turn) if told else (-1, 0))
        assert seat_of(row, PREDICTION + i, view) == view.predictions[seat]
        assert row[HAND_SIZE + i] == view.hand_sizes[seat]
        assert (row[SHED + i], row[PASSES + i]) == (card_set(view.shed[seat]), view.passes[seat])
    columns = options.columns
    cells = [*row[CELLS : CELLS + columns], *row[CELLS + 6 : CELLS + 6 + columns]]
    assert [None if card < 0 else ft.CARDS[card] for card in cells] == [card for cards in view.rows for card in cards]
    assert row[SEAT] == (-1 if view.seat is None else view.seat)
    assert row[PLAYERS:FREE] == [players, "AB".index(options.side), DISCARDS.index(options.discard), 0]
    assert row[FREE] == 2 * columns - len(display)
    if view.rank is not None and len(view.hand or ()) == 5:
        assert row[STRENGTH] == view.rank.strength
    assert -99 not in row


@pytest.mark.parametrize("options", ALL, ids=lambda each: f"{each.players}-{each.discard}")
def test_an_observation_does_not_depend_on_what_is_hidden(options: ft.Options) -> None:
    chance = Random(7)
    moved = 0
    for game in moments(options, 2):
        for viewer in (*range(options.players), None):
            other = redeal(game, viewer, chance)
            moved += other.position().deck != game.position().deck
            assert row_of(other, viewer) == row_of(game, viewer)
    assert moved


@pytest.mark.compiled
@pytest.mark.parametrize("options", ALL, ids=lambda each: f"{each.players}-{each.discard}")
def test_compiled_observations_are_the_interpreted_ones(options: ft.Options) -> None:
    games = moments(options, 3)
    viewers = [-1, *range(options.players), SPECTATOR]
    batch = native.Batch(options.config, len(games) * len(viewers), threads=1)
    for i in range(len(batch.states)):
        native.pack(games[i // len(viewers)]._state, batch.states[i])
    asked = np.array(viewers * len(games), np.int64)
    for i, row in enumerate(batch.observe(asked)):
        s: State = games[i // len(viewers)]._state
        expected = [0] * native.OBSERVATION
        native.observe(options.config, s, viewer_of(options.config, s, int(asked[i])), expected)
        assert row.tolist() == expected
    assert (batch.observe()[:: len(viewers), PHASE] == [ft.PHASES.index(game.phase) for game in games]).all()
