"""The scripted expert makes obvious moves, is always legal, and is the same interpreted and compiled."""

import json
import random
from itertools import product

import numpy as np
import pytest

import foretell as ft
from foretell import native
from foretell.players import RandomPlayer, ScriptedPlayer
from foretell.players.scripted import PARAMETERS, SCRATCH, scripted_choice
from foretell.rules.observation import LEGAL, PHASE, SEAT
from tests.positions import table

TWO = ft.Options(players=2)
TABLE_OPTIONS = [
    ft.Options(players, side, discard, heirs=players == 3)
    for players, (side, discard) in zip((2, 3, 4, 5, 2, 4), product(ft.SIDES, ft.DISCARDS), strict=True)
]


def chosen(game: ft.Game, seed: int = 0) -> ft.Action:
    assert game.actor is not None
    return ScriptedPlayer(seed).choose(game.view(game.actor))


def odd_sheet(chance: random.Random) -> ft.Sheet:
    """A sheet of effects at random, up to four to a card, one of them starred."""
    kinds = ["take", "exchange", "draw", "reveal 3", "reveal 4", "reveal 5", "rune", "hypnosis", "eye"]
    lines = []
    for card in ft.CARDS:
        effects = [chance.choice(kinds) for _ in range(chance.randint(0, 3))]
        starred = chance.choice(["take", "draw", "reveal 3", "reveal 4", "reveal 5"])
        effects.insert(chance.randint(0, len(effects)), f"{starred}*")
        if card == "JM":  # the rulebook's example
            effects = ["take*", "draw"]
        lines.append(f"{card} = {json.dumps(effects)}")
    text = ft.sheet_text(ft.default_sheet())
    return ft.parse_sheet(text[: text.index("[cards]")] + "[cards]\n" + "\n".join(lines) + "\n")


def wandered(options: ft.Options, seed: int, games: int) -> tuple[list[list[int]], list[int]]:
    """Rows of games played at random, with the noise to answer them by."""
    batch = native.Batch(options.config, games, threads=1)
    batch.start(native.seeds(games, bytes([seed] * 32)))
    noise = native.noise(games, seed)
    rows, noises = [], []
    everyone = RandomPlayer()
    while batch.legal().any():
        seen = batch.observe()
        for i in np.flatnonzero(seen[:, LEGAL])[:: games // 2]:
            rows.append([int(word) for word in seen[i]])
            noises.append(int(noise[i]))
        actions = everyone.choose_rows(options.config, seen, noise)
        batch.apply(np.where(seen[:, LEGAL] != 0, actions, -1))
        noise = noise * 6364136223846793005 + 1442695040888963407
    return rows, noises


# --- one policy, wherever it runs -----------------------------------------------------------------


@pytest.mark.parametrize("number", range(6))
def test_compiled_and_interpreted_it_chooses_alike_and_legally(number: int) -> None:
    options = TABLE_OPTIONS[number]
    if number % 2:
        options = ft.Options(options.players, options.side, options.discard, sheet=odd_sheet(random.Random(number)))
    rows, noises = wandered(options, number, games=4)
    compiled = ScriptedPlayer().choose_rows(options.config, np.array(rows), np.array(noises))
    scratch = [0.0] * SCRATCH
    for row, noise, action in zip(rows[::4], noises[::4], compiled.tolist()[::4], strict=True):
        assert scripted_choice(options.config, row, noise, PARAMETERS, scratch) == action
    assert all(row[LEGAL] >> action & 1 for row, action in zip(rows, compiled.tolist(), strict=True))
    assert {row[PHASE] for row in rows} >= {0, 10}


def test_equal_seeds_play_equal_games() -> None:
    def plies(seed: int) -> object:
        game = ft.Game(ft.Options(3), bytes(32))
        players = [ScriptedPlayer(seed + seat) for seat in range(3)]
        while game.actor is not None and game.view(0).round == 1:
            game.play(players[game.actor].choose(game.view(game.actor)))
        return game.plies

    assert plies(1) == plies(1)


def test_random_chooses_every_legal_action_by_rows() -> None:
    game = ft.Game(TWO, bytes(32))
    rows = np.array([list(game.view(0).observation)] * 200)
    actions = RandomPlayer().choose_rows(TWO.config, rows, native.noise(200) * 0x5851F42D4C957F2D)
    assert set(actions.tolist()) == {action.number for action in game.legal}


# --- what is obvious ------------------------------------------------------------------------------


def test_7_2_a_straight_flush_is_locked() -> None:
    game = table("9C 10C JC QC KC", "2M 4M 7S 9T JS", options=TWO, free=5)
    assert chosen(game) == ft.AllIn()


def test_7_1_a_made_flush_is_kept_when_another_is_all_in() -> None:
    game = table("2C 5C 7C 9C KC", "2M 4M 7S 9T JS", options=TWO, free=2, all_in=1)
    assert chosen(game) == ft.Pass()


def test_8_3_four_of_a_kind_are_never_broken() -> None:
    game = table("9C 9M 9S 9T 3C", "2M 4M 7S 8T JS", options=TWO, free=4)
    assert chosen(game) in (ft.AllIn(), ft.Pass(), ft.Play("3C"))


def test_5_1_the_card_that_makes_a_full_house_is_taken() -> None:
    game = table("9C 9M 9S 4T KC", "2M 5M 7S 8T JS", options=TWO, first="4S 2S AT 6S", free=4)
    assert chosen(game) == ft.Play("KC")
    game.play(ft.Play("KC"))
    assert chosen(game) == ft.Take("4S")


def test_5_4_the_card_that_completes_is_picked() -> None:
    game = table("5C 7C 9C KC 2M", "3M 5M 7S 8T JS", options=TWO, free=3, deck="3C 8S AM QT 6S")
    game.play(ft.Play("2M"))
    assert chosen(game) == ft.Pick("3C")


def test_4_3_the_odd_card_is_discarded() -> None:
    game = table("9C 9M 9S KT KM 2T", "3M 5M 7S 8T JS", options=TWO, free=3, played="JC", phase="discard")
    assert chosen(game) == ft.Discard("2T")


def test_5_6_it_does_not_ask_about_a_proven_hand() -> None:
    """The hand of seat 1 is an open book, so seat 2 is asked, though seat 1 is the stronger."""
    options = ft.Options(players=3)
    first = "9C 9M 9S KT KM"
    game = table(
        "2C 4C 7M 8M", first, "3M 5M 7S 8T JS", options=options, free=3,
        played="QM", phase="hypnosis", effects=("hypnosis", "draw*"), private=(tuple(first.split()), (), ()),
    )  # fmt: skip
    assert chosen(game) == ft.Ask(2)


def test_8_1_a_proven_better_hand_is_named() -> None:
    full = "9C 9M 9S KT KM"
    game = table("2C 2S 7M 8M JT", full, options=TWO, free=0, phase="predict", private=(tuple(full.split()), ()))
    assert ScriptedPlayer().choose(game.view(0)) == ft.Predict(1)


def test_8_1_it_predicts_itself_with_a_straight_flush() -> None:
    game = table("9C 10C JC QC KC", options=TWO, free=0, phase="predict")
    assert ScriptedPlayer().choose(game.view(0)) == ft.Predict(0)


# --- strength -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_chance(players: int) -> None:
    games = 120
    config = ft.Options(players).config
    batch = native.Batch(config, games, threads=1)
    batch.start(native.seeds(games, bytes(32)))
    noise = native.noise(games)
    expert = np.arange(games) % players
    while batch.legal().any():
        rows = batch.observe()
        actions = RandomPlayer().choose_rows(config, rows, noise)
        mine = (rows[:, SEAT] == expert) & (rows[:, LEGAL] != 0)
        actions[mine] = ScriptedPlayer().choose_rows(config, rows[mine], noise[mine])
        batch.apply(np.where(rows[:, LEGAL] != 0, actions, -1))
        noise = noise * 6364136223846793005 + 1442695040888963407
    assert (batch.states["winner"] == expert).mean() > 0.8
