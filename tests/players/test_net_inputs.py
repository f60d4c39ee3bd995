"""The inputs of the network: words computed from a row, and the numbers made of them."""

import random

import numpy as np
import pytest

import foretell as ft
from foretell.players.net import inputs as layout
from foretell.players.net.compiled_inputs import fill_all_inputs
from foretell.players.net.features import ALL, POLICY
from foretell.players.rank_order import POINTS
from foretell.rules import cards, observation
from tests.positions import table

from .test_scripted import TABLE_OPTIONS, odd_sheet, wandered

TWO = ft.Options(players=2)


def looked(game: ft.Game, seat: int | None = None) -> list[int]:
    viewer = game.actor if seat is None else seat
    row = [*game.view(viewer).observation, *[-1] * (layout.INPUT_WORDS - observation.OBSERVATION)]
    layout.fill_inputs(game.options.config, row)
    return row


def after(row: list[int], card: str) -> int:
    """The points that a card would make."""
    number = ft.CARDS.index(card)
    return row[layout.AFTER + number // layout.CARDS_A_WORD] >> 4 * (number % layout.CARDS_A_WORD) & 15


def test_the_hand_after_playing_each_card() -> None:
    row = looked(table("2C 2M 2S 5T 9C", options=TWO, free=2))
    assert [after(row, card) for card in ("2C", "2M", "2S", "5T", "9C")] == [1, 1, 1, 3, 3]
    assert after(row, "3C") == 0


def test_the_hand_after_taking_each_card() -> None:
    """The worst of six cards is thought away."""
    game = table("2C 2M 2S 5T", options=TWO, first="2T 5C 6C 8C", phase="take", played="6M", effects=("take*",))
    row = looked(game)
    assert {card: after(row, card) for card in ("2T", "5C", "6C", "8C")} == {"2T": 7, "5C": 6, "6C": 3, "8C": 3}


def hands(seat: int) -> list[str]:
    """Five cards for each of three, four for the seat that has played one."""
    dealt = ["2C 3C 4M 5M 9T", "2M 3M 4S 5S 10T", "2S 3S 4T 5T JT"]
    return [hand[: -3 if i == seat else None].strip() for i, hand in enumerate(dealt)]


def test_choices_count_seats_from_the_viewer() -> None:
    for seat in range(3):
        game = table(*hands(seat), turn=seat, phase="hypnosis", played="KM", effects=("hypnosis",), free=2)
        row = looked(game)
        assert row[observation.LEGAL] >> cards.SEAT == 0b111 & ~(1 << seat)
        assert row[layout.CHOICES] >> cards.SEAT == 0b110
        assert [layout.seated(cards.SEAT + i, seat, 3) for i in range(3)] == [
            cards.SEAT + (seat + i) % 3 for i in range(3)
        ]
    assert layout.seated(cards.PASS, 2, 3) == cards.PASS


def test_leads_are_counted_from_eight_and_end_somewhere() -> None:
    row = looked(table(options=ft.Options(players=4), runes=(9, 6, 25, 0), free=2))
    assert [row[layout.LEADS] >> 4 * i & 15 for i in range(4)] == [11, 0, 15, 0]
    assert row[layout.LEADS] >> 16 == 0


def test_the_present_effect_and_those_to_come() -> None:
    row = looked(table("2C 3C 4C 5C", phase="take", played="KC", effects=("take*", "eye"), free=2))
    assert row[layout.PRESENT] & cards.KIND_MASK == cards.TAKE
    assert row[layout.PRESENT] >> 4 & 1
    assert row[layout.TO_COME] == 1 << cards.EYE


def test_an_answer_holds_until_the_next_turn_of_its_seat() -> None:
    told = (None, (3, 4), (1, 4))
    assert looked(table(turn=0, turns=5, told=told, free=3))[layout.FRESH] == 0b110
    game = table("2C 3C 4C 5C 9T", turn=1, turns=6, told=told, free=3)
    assert looked(game, 0)[layout.FRESH] == 0b100
    assert looked(game, 2)[layout.FRESH] == 0


def test_the_proven_points_of_the_others() -> None:
    game = table("2C 3M 4C 5S 9T", "7C 7M 8S 10T JC", free=3, private=(("7C", "7M"), (), ()))
    row = looked(game)
    assert row[layout.PROVEN : layout.PROVEN + 4] == [1, 0, 0, 0]
    assert row[layout.UNSEEN : layout.UNSEEN + 4] == [3, 5, 0, 0]


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(6))
def test_compiled_and_interpreted_inputs_are_equal(number: int) -> None:
    options = TABLE_OPTIONS[number]
    if number % 2:
        options = ft.Options(options.players, options.side, options.discard, sheet=odd_sheet(random.Random(number)))
    rows = np.array(wandered(options, number, games=4)[0])
    inputs = np.zeros((len(rows), layout.INPUT_WORDS), np.int64)
    inputs[:, : observation.OBSERVATION] = rows
    looks = inputs.tolist()
    fill_all_inputs(options.config, inputs)
    for row in looks:
        layout.fill_inputs(options.config, row)
    assert inputs.tolist() == looks


# --- features -------------------------------------------------------------------------------------


@pytest.mark.compiled
def test_features_are_small_and_each_is_used() -> None:
    """Each number is between -0.1 and 2.6, and nearly all of them differ between positions."""
    seen = []
    for number, options in enumerate(TABLE_OPTIONS):
        rows = np.array(wandered(options, number, games=8)[0])
        inputs = np.zeros((len(rows), layout.INPUT_WORDS), np.int64)
        inputs[:, : observation.OBSERVATION] = rows
        fill_all_inputs(options.config, inputs)
        seen.append(POLICY.read(inputs))
    numbers = np.concatenate(seen)
    assert numbers.shape[1] == len(POLICY)
    assert numbers.dtype == np.float32
    assert numbers.min() >= -0.1
    assert numbers.max() <= 2.6
    assert (np.ptp(numbers, axis=0) > 0).mean() > 0.85


def test_features_name_words_of_a_sight_alone_and_none_twice() -> None:
    assert POLICY.word.min() >= 0
    assert POLICY.word.max() < layout.INPUT_WORDS
    assert len(set(POLICY.lines)) == len(POLICY.lines)
    seats = {observation.SEAT, observation.LEGAL}
    assert not seats & set(POLICY.word.tolist()), "a seat of the table must not be told from another"


def test_a_feature_by_hand() -> None:
    inputs = np.zeros((2, layout.INPUT_WORDS), np.int64)
    inputs[1, observation.OWN_HAND] = 1 << 7
    inputs[1, observation.STRENGTH] = 4 << 6
    numbers = POLICY.read(inputs)
    at = {(line.word, line.shift, line.mask, line.equals): i for i, line in enumerate(POLICY.lines)}
    assert numbers[:, at[observation.OWN_HAND, 7, 1, None]].tolist() == [0, 1]
    assert numbers[:, at[observation.STRENGTH, 6, ALL, 4]].tolist() == [0, 1]
    assert numbers[:, at[observation.STRENGTH, 6, ALL, POINTS[0]]].tolist() == [1, 0]
