"""The searching player imagines worlds that fit what its seat knows, and keeps to its budget."""

import random
import sys
from dataclasses import replace
from itertools import product

import pytest

import foretell as ft
from foretell import native
from foretell.errors import LocalizedError
from foretell.players.rank_order import POINTS, RANK_OF, RANKS, ranks_of
from foretell.players.search import SearchPlayer, belief
from foretell.players.search.race import Budget, race_of, worlds_of
from foretell.rules import State
from foretell.rules.observation import LEGAL

pytestmark = pytest.mark.compiled

TABLES = list(product((2, 3, 4, 5), ft.DISCARDS))
STARRED = ("take", "draw", "reveal 1", "reveal 3", "reveal 5", "reveal 7")
EFFECTS = ("take", "exchange", "draw", *(f"reveal {size}" for size in range(1, 8)), "rune", "hypnosis", "eye")


def any_sheet(chance: random.Random) -> ft.Sheet:
    """Any effects on any card, one or more of them starred (J14)."""
    cards = []
    for _ in ft.CARDS:
        effects = [ft.Effect(chance.choice(EFFECTS), star=chance.random() < 0.3) for _ in range(chance.randint(0, 2))]
        effects.insert(chance.randint(0, len(effects)), ft.Effect(chance.choice(STARRED), star=True))
        cards.append(tuple(effects))
    return ft.Sheet("any", ("mask", "tree", "clock", "scarab"), tuple(cards))


def moments(players: int, discard: ft.DiscardMode, number: int, share: float) -> list[ft.Game]:
    """Two random games at some of their moments, one with a sheet of any effects."""
    games = []
    for sheet in (ft.default_sheet(), any_sheet(random.Random(number))):
        chance = random.Random(f"{players} {discard} {number}")
        options = ft.Options(players, chance.choice(ft.SIDES), discard, heirs=True, sheet=sheet)
        game = ft.Game(options, chance.randbytes(32))
        while game.result is None:
            if chance.random() < share:
                games.append(game.copy())
            game.play(chance.choice(game.legal), chance.choice(game.actors))
    return games


def seat_of(game: ft.Game) -> int:
    """Who must choose."""
    assert game.actor is not None
    return game.actor


@pytest.mark.parametrize(("players", "discard"), TABLES)
def test_the_viewer_cannot_tell_a_world_from_the_truth(players: int, discard: ft.DiscardMode) -> None:
    for number, game in enumerate(moments(players, discard, 1, 0.15)):
        seat = seat_of(game)
        view = game.view(seat)
        row = list(view.observation)
        for record in worlds_of(view, 3, number):
            world = native.unpack(record)
            seen = [0] * native.OBSERVATION
            native.observe(game.options.config, world, seat, seen)
            assert seen == row
            assert world.legal == row[LEGAL]
            assert sorted(cards_of(world)) == list(range(54))


def cards_of(world: State) -> list[int]:
    """Every card of a world, wherever it is."""
    cards = [card for hand in world.hands for card in range(54) if hand >> card & 1]
    cards += [card for card in world.cells if card >= 0]
    cards += [*world.pile[: world.deck], *world.pile[54 - world.discard :]]
    cards += [(world.revealed >> 6 * i & 63) - 1 for i in range(7) if world.revealed >> 6 * i & 63]
    return cards + ([world.played] if world.played >= 0 else [])


HANDS = {
    "2C 5M 9S JT KC": 0,
    "2C 2M 9S JT KC": 1,
    "2C 2M 2S JT KC": 3,
    "2C 3M 4S 5T 6C": 4,
    "2C 5C 9C JC KC": 5,
    "9C 9M 9S JT JC": 6,
    "9C 9M 9S 9T JC": 7,
    "9C 10C JC QC KC": 10,
}


@pytest.mark.parametrize(("hand", "points"), HANDS.items())
def test_a_rank_that_was_told_is_believed_while_the_seat_has_had_no_turn(hand: str, points: int) -> None:
    cards = ["7M", "3C", "4T", "6S", "8S", *hand.split(), "QM", "10S"]
    rest = [card for card in ft.CARDS if card not in cards]
    position = replace(
        ft.Game(ft.Options(2), bytes(32)).position(),
        hands=(tuple(cards[:5]), tuple(cards[5:10])),
        rows=((*cards[10:], None, None), (None,) * 4),
        public=tuple(cards[10:]),
        deck=tuple(rest),
    )
    game = ft.Game.from_position(position)
    for action in (ft.Play("7M"), ft.Ask(1)):  # draw, then Hypnosis
        game.play(action)
    believed = belief(game.view(0), worlds=32)
    assert believed[0, RANK_OF[points]] > 0.95
    game.play(ft.Pass())
    assert belief(game.view(0), worlds=32).sum(axis=1) == pytest.approx(1.0)


def test_a_seat_that_goes_all_in_after_plays_is_believed_strong() -> None:
    game = ft.Game(ft.Options(2), bytes(32))
    strong, fresh = (POINTS @ belief(one.view(0))[0] for one in (all_in_after(3), game))
    assert strong > fresh + 1


def test_beliefs_are_ordered_by_seat_from_the_left_and_by_rank_name() -> None:
    asked = 0
    for game in moments(4, "open", 3, 1.0):
        seat, questions = seat_of(game), [action for action in game.legal if isinstance(action, ft.Ask)]
        if game.phase == "hypnosis":
            game.play(questions[0])
            told = game.view(seat).told[questions[0].seat]
            assert told is not None
            believed = SearchPlayer(1, simulations=1).belief(game.view(seat))
            assert believed.shape == (3, RANKS)
            rank = ranks_of(told.points, game.options.config.side)
            assert believed[(questions[0].seat - seat - 1) % 4, rank] > 0.95
            asked += 1
    assert asked > 3


def all_in_after(plays: int) -> ft.Game:
    """Seat 1 has played some cards and then gone All In. Seat 0 passes."""
    game = ft.Game(ft.Options(2), bytes(32))
    while game.actor is not None and game.phase != "predict":
        mine = game.actor == 1
        if game.phase == "play" and (not mine or game.view(1).turns >= 2 * plays):
            game.play(ft.AllIn() if mine else ft.Pass())
            if mine:
                break
        else:
            game.play(game.legal[0])
    return game


@pytest.mark.parametrize("simulations", [1, 7, 50, 400])
def test_a_search_keeps_to_its_simulations(simulations: int) -> None:
    view = ft.Game(ft.Options(4), bytes(32)).view(0)
    race = race_of(view, 5)
    assert race.run(Budget(simulations, 0.0)) in [action.number for action in view.legal]
    assert race.simulations <= simulations


def test_a_search_by_the_clock_stops() -> None:
    view = ft.Game(ft.Options(4), bytes(32)).view(0)
    race = race_of(view, 5)
    race.run(Budget(None, 1e-9))
    assert race.simulations == 2 * len(view.legal)
    assert SearchPlayer(seconds=0.001).choose(view) in view.legal


def test_a_budget_is_needed() -> None:
    for simulations in (0, 2.5, True, "many"):
        with pytest.raises(ft.ForetellError, match=r"simulations cannot be .*: give a whole number of at least 1"):
            SearchPlayer(simulations=simulations)  # type: ignore[arg-type]
    for seconds in (None, 0.0, float("nan"), float("inf"), True, "many"):
        with pytest.raises(ft.ForetellError, match=r"budget|a number above 0"):
            SearchPlayer(seconds=seconds)  # type: ignore[arg-type]


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(LocalizedError, match="pip install"):
        SearchPlayer()
