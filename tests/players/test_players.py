"""Bots: always legal, deterministic by their seed, and blind to what their seat cannot know."""

import random
from itertools import product

import pytest

import foretell as ft
from foretell.players import BOTS, Player, RandomPlayer, SimplePlayer, bot
from foretell.players.worth import least_missed, worth

from .redeal import redealt

TABLES = list(product((2, 3, 4, 5), ("open", "bending", "closed")))


def played(options: ft.Options, players: list[Player], seed: bytes) -> ft.Game:
    game = ft.Game(options, seed)
    while game.actor is not None:
        game.play(players[game.actor].choose(game.view(game.actor)))
    return game


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize(("players", "discard"), TABLES)
def test_whole_games_of_legal_choices(kind: str, players: int, discard: str) -> None:
    for number in range(3 if kind in ("random", "simple") else 1):  # the others think for longer
        options = ft.Options(players, "AB"[(number + players) % 2], discard, heirs=number == 2)
        seats = [bot(kind, seat) for seat in range(players)]
        assert played(options, seats, bytes([number, players] * 16)).result is not None


@pytest.mark.parametrize("kind", BOTS)
def test_a_seed_makes_the_same_choices(kind: str) -> None:
    first, second = (played(ft.Options(3), [bot(kind, seat) for seat in range(3)], bytes(32)) for _ in range(2))
    assert first.plies == second.plies


@pytest.mark.parametrize(("players", "discard"), TABLES)
def test_what_a_seat_cannot_know_changes_no_decision(players: int, discard: str) -> None:
    """The cards whose place the seat does not know are dealt anew; the bot cannot have noticed."""
    chance = random.Random(players)
    game = ft.Game(ft.Options(players, discard=discard), bytes([players] * 32))
    asked = 0
    while game.actor is not None:
        seat = game.actor
        before = SimplePlayer(asked).choose(game.view(seat))
        if not game.position().pools:
            twin = redealt(game, seat, chance)
            assert SimplePlayer(asked).choose(twin.view(seat)) == before
            asked += 1
        game.play(before)
    assert asked > 20


def test_the_simple_bot_beats_chance() -> None:
    wins = 0
    for number in range(40):
        seats: list[Player] = [RandomPlayer(number), RandomPlayer(number + 1), RandomPlayer(number + 2)]
        mine = number % 3
        seats[mine] = SimplePlayer(number)
        result = played(ft.Options(3), seats, bytes([number] * 32)).result
        wins += result is not None and result.winner == mine
    assert wins >= 26


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(ft.ForetellError, match="there are random, simple"):
        bot("clever")


def test_a_sheet_of_anothers_own_is_played_by_its_effects() -> None:
    text = ft.sheet_text(ft.default_sheet()).replace('["reveal 5*"]', '["eye", "hypnosis", "rune", "take*"]')
    options = ft.Options(4, sheet=ft.parse_sheet(text))
    assert played(options, [SimplePlayer(seat) for seat in range(4)], bytes(32)).result is not None


def test_worth_follows_the_ranks() -> None:
    options = ft.Options()
    hands = ["2C 4M 7S 9T JC", "2C 2M 7S 9T JC", "2C 2M 7S 7T JC", "2C 2M 2S 7T JC", "2C 3M 4S 5T 6C", "2C 5C 7C 9C JC"]
    values = [worth(hand.split(), options) for hand in hands]
    assert values == sorted(values)
    assert worth(["2C", "4M", "7S", "9T", "R1"], options) > values[0]


def test_the_least_missed_card_is_the_odd_one() -> None:
    assert least_missed(["9C", "9M", "9S", "KT", "KM", "2T"], ft.Options()) == "2T"


def test_side_b_prefers_straights() -> None:
    straight, full = ["2C", "3M", "4S", "5T", "6C"], ["2C", "2M", "2S", "7T", "7C"]
    assert worth(straight, ft.Options(side="B")) > worth(full, ft.Options(side="B"))
    assert worth(straight, ft.Options(side="A")) < worth(full, ft.Options(side="A"))
