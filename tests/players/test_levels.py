"""The levels of the bots: they forget, and their mistakes have limits."""

import random

import pytest

import foretell as ft
from foretell.players import LEVELS, Player, bot
from foretell.players.levels import network_levels
from foretell.players.levels.action_values import action_values
from foretell.players.levels.careless import CarelessPlayer
from foretell.players.levels.memory import Memory
from foretell.players.levels.network_levels import Seer
from foretell.players.scripted import SCRATCH
from foretell.rules import observation
from tests.positions import table

TWO = ft.Options(players=2)
ODD = ft.Options(4, sheet=ft.parse_sheet(
    ft.sheet_text(ft.default_sheet()).replace('["reveal 5*"]', '["eye", "hypnosis", "rune", "take*"]')
))  # fmt: skip
FULL = "9C 9M 9S KT KM"


def wandered(options: ft.Options, seed: int, level: str) -> list[tuple[ft.Game, int]]:
    """Positions of a game in which chance plays now and then; the level's own player is put into all of them."""
    chance = random.Random(seed)
    game = ft.Game(options, bytes([seed] * 32))
    player = bot(level, seed)
    places = []
    while game.actor is not None and game.view(None).round == 1:
        places.append((ft.Game.from_position(game.position(), game.seed), game.actor))
        chosen = player.choose(game.view(game.actor))
        assert chosen in game.legal
        game.play(chosen if chance.random() < 0.7 else chance.choice(game.legal))
    return places


# --- memory ---------------------------------------------------------------------------------------


def seen(turns: int, **words: int) -> list[int]:
    """A row for two players after some turns. `words` sets words of it."""
    row = list(ft.Game(TWO, bytes(32)).view(0).observation)
    row[observation.TURNS] = turns
    for name, value in words.items():
        word, _, seat = name.partition("_")
        row[getattr(observation, word) + int(seat or 0)] = value
    return row


CARD = 1 << 7


@pytest.mark.parametrize("word", ["KNOWN_1", "SHED_1", "GONE"])
def test_cards_are_forgotten_after_the_given_number_of_laps(word: str) -> None:
    places = {"KNOWN_1": observation.KNOWN + 1, "SHED_1": observation.SHED + 1, "GONE": observation.GONE}
    memory, place = Memory(2), places[word]
    kept = [memory.of(seen(turns, **{word: CARD}))[place] for turns in range(3, 10)]
    assert kept == [CARD] * 5 + [0] * 2


def test_a_forgotten_card_becomes_unplaced() -> None:
    memory = Memory(1)
    assert memory.of(seen(3, KNOWN_1=CARD, UNPLACED=1))[observation.UNPLACED] == 1
    assert memory.of(seen(6, KNOWN_1=CARD, UNPLACED=1))[observation.UNPLACED] == 1 | CARD


def test_visible_cards_are_not_forgotten() -> None:
    memory = Memory(1)
    rows = [memory.of(seen(turns, GONE=CARD)) for turns in (1, 9)]
    assert [row[observation.GONE] for row in rows] == [CARD, 0]
    row = seen(9, GONE=CARD)
    row[observation.DISCARD_TOP] = CARD
    assert memory.of(row)[observation.GONE] == CARD


def test_a_told_rank_is_forgotten_by_its_age() -> None:
    row = seen(6, TOLD_1=5)
    row[observation.TOLD_TURN + 1] = 4
    assert Memory(1).of(row)[observation.TOLD + 1] == 5
    row[observation.TOLD_TURN + 1] = 3
    assert Memory(1).of(row)[observation.TOLD + 1] == -1
    assert Memory(None).of(row) == row


def test_a_returning_card_counts_as_new_and_a_round_clears_the_memory() -> None:
    memory = Memory(1)
    rows = [seen(1, KNOWN_1=CARD), seen(3), seen(4, KNOWN_1=CARD), seen(6, KNOWN_1=CARD), seen(7, KNOWN_1=CARD)]
    assert [memory.of(row)[observation.KNOWN + 1] for row in rows] == [CARD, 0, CARD, CARD, 0]
    later = seen(8, KNOWN_1=CARD)
    later[observation.ROUND] = 2
    assert memory.of(later)[observation.KNOWN + 1] == CARD
    assert Memory(1).of(seen(40, KNOWN_1=CARD))[observation.KNOWN + 1] == CARD


def test_a_player_that_forgot_a_better_hand_predicts_itself() -> None:
    """A player that has just seen the other's full house predicts the other. Three laps later it predicts itself."""
    options = {"options": TWO, "phase": "predict", "private": (tuple(FULL.split()), ())}
    game = table("2C 5S 7M 7C 7T", FULL, free=0, **options)
    row = list(game.view(0).observation)
    memory = Memory(1)
    fresh, stale = (memory.of([*row[: observation.TURNS], turns, *row[observation.TURNS + 1 :]]) for turns in (4, 12))
    worths = [action_values(TWO.config, known, 0, [0.0] * SCRATCH, rough=True) for known in (fresh, stale)]
    assert [max(worth, key=lambda action: worth[action]) - 58 for worth in worths] == [1, 0]


# --- second best ----------------------------------------------------------------------------------


def chosen(player: Player, game: ft.Game) -> ft.Action:
    assert game.actor is not None
    return player.choose(game.view(game.actor))


@pytest.mark.parametrize("slack", [0.0, 1.5])
def test_no_choice_loses_more_than_the_slack(slack: float) -> None:
    for game, seat in wandered(ft.Options(3), 9, "novice")[::4]:
        view = game.view(seat)
        for seed in range(3):
            noise = random.Random(seed).getrandbits(62)
            worths = action_values(view.options.config, list(view.observation), noise, [0.0] * SCRATCH, rough=False)
            number = CarelessPlayer(seed, slack=slack).choose(view).number
            assert not worths or worths[number] >= max(worths.values()) - slack


def test_choices_vary_only_with_slack() -> None:
    game = ft.Game(ft.Options(3), bytes(32))
    assert len({chosen(CarelessPlayer(seed, slack=6.0), game) for seed in range(12)}) > 1
    assert len({chosen(CarelessPlayer(seed, slack=0.0, rough=True), game) for seed in range(12)}) == 1


def test_a_seers_choices_vary_unless_only_the_best_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ft.Game(ft.Options(3), bytes(32))
    assert len({chosen(Seer(seed), game) for seed in range(20)}) > 1
    monkeypatch.setattr(network_levels, "MIN_RATIO", 1.0)
    assert len({chosen(Seer(seed), game) for seed in range(12)}) == 1


class Last(random.Random):
    """Chance that always draws the highest number below 1."""

    def random(self) -> float:
        return 1 - 2**-53


def test_a_seer_accepts_the_highest_random_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network_levels, "Random", Last)
    player = Seer()
    for options in (ft.Options(3), ODD):
        for game, _ in wandered(options, 3, "random"):
            assert chosen(player, game) in game.legal


@pytest.mark.parametrize("level", LEVELS)
def test_8_3_no_level_breaks_four_of_a_kind_for_nothing(level: str) -> None:
    game = table("9C 9M 9S 9T 3C", "2M 4M 7S 8T JS", options=TWO, free=2)
    assert {chosen(bot(level, seed), game) for seed in range(8)} <= {ft.AllIn(), ft.Pass(), ft.Play("3C")}
