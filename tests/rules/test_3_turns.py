import random

import pytest

import foretell as ft
from foretell.rules import State, apply, start
from foretell.rules.cards import ACTIONS, PASS
from tests.positions import SEED, TWO, keys, legal, only, play, sheet_with, table

HAND = "AC 2M 4S 6T 8T"


def test_3_1_a_turn_is_a_card_of_the_hand_or_a_pass_or_all_in() -> None:
    game = table(HAND)
    assert legal(game) == {"AC", "2M", "4S", "6T", "8T", "pass", "allin"}


def test_3_1_only_a_legal_action_is_carried_out() -> None:
    config, state = ft.Options(2).config, State()
    start(config, state)
    before = state.content()
    for action in (-1, ACTIONS - 1, ACTIONS):
        assert apply(config, state, action) is False
        assert state.content() == before
    assert apply(config, state, PASS) is True
    assert state.content() != before


def test_3_1_turns_go_clockwise() -> None:
    game = table(HAND, first="3C 5C", turn=1)
    turns = []
    for _ in range(4):
        turns.append(game.actor)
        game.play(ft.Pass())
    assert turns == [1, 2, 0, 1]


@pytest.mark.parametrize("discard", ft.DISCARDS)
@pytest.mark.parametrize("players", [2, 5])
def test_3_2_at_the_end_of_every_turn_every_hand_has_five_cards(players: int, discard: ft.DiscardMode) -> None:
    # Sheets with many effects bring the largest and the smallest hands.
    sheet = sheet_with({"AC": "d*ddd", "AM": "tttt*", "AS": "55*5", "AT": "xxd*x"})
    chance = random.Random(players)
    game = ft.Game(ft.Options(players, discard=discard, sheet=sheet), SEED)
    while game.phase != "over":
        if game.phase in ("play", "predict"):
            assert game.view(None).hand_sizes == (5,) * players
        game.play(chance.choice([action for action in game.legal if action != ft.AllIn()]))


def test_3_3_the_next_player_takes_a_turn_while_a_space_is_free() -> None:
    game = table(HAND, free=2)
    play(game, "pass")
    assert (game.phase, game.actor) == ("play", 1)


@pytest.mark.parametrize("tokens", ["pass", "AC"])
def test_3_3_the_predictions_begin_when_the_display_is_at_its_limit(tokens: str) -> None:
    game = table(HAND, free=1)
    events = play(game, tokens)
    assert (game.phase, game.actor) == ("predict", 1)
    assert only(events, "predictions_opened").seat == 1


def test_3_4_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    game = table(HAND, first="3C 5C", rest="discard")
    pile = set(game.position().discard)
    events = play(game, "AC")
    assert keys(events) == ["played", "reshuffled", "drew", "added"]
    assert only(events, "reshuffled").count == len(pile)
    here = game.position()
    assert (set(here.deck) | set(only(events, "drew").cards), here.discard) == (pile, ())


def test_3_4_j12_the_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    game = table(HAND, first="3C 5C", deck="KT", rest="discard")
    assert keys(play(game, "AC")) == ["played", "drew", "added"]
    assert game.view(None).deck == 0
    assert keys(play(game, "pass")) == ["reshuffled", "passed"]


def test_3_4_it_happens_in_the_middle_of_a_reveal_without_the_cards_revealed() -> None:
    game = table(HAND, first="3C 5C", deck="KT QT", rest="discard")
    pile = set(game.position().discard)
    events = play(game, "2M")
    assert keys(events) == ["played", "reshuffled", "revealed"]
    revealed = only(events, "revealed").cards
    assert revealed[:2] == ("KT", "QT")
    assert set(game.position().deck) == pile - set(revealed)
    assert len(game.position().deck) == len(pile) - 3
    play(game, "^QT")
    assert game.position().discard == ("KT", *revealed[2:])


def test_3_4_cards_drawn_before_are_not_part_of_the_shuffle() -> None:
    sheet = sheet_with({"AC": "d*5"})
    game = table(HAND, options=ft.Options(sheet=sheet), first="3C 5C", deck="KT QT", rest="discard")
    play(game, "AC use")
    assert "KT" in game.position().hands[0]
    assert not {"KT", "QT", "AC"} & set(game.position().deck)


def test_3_4_between_the_two_cards_of_an_all_in() -> None:
    game = table(HAND, first="3C 5C", deck="KT", rest="discard")
    assert keys(play(game, "allin")) == ["went_all_in", "added", "reshuffled", "added"]
    assert game.view(None).rows[0][2] == "KT"


def test_3_4_for_an_automatic_pass() -> None:
    game = table(HAND, first="3C 5C", options=TWO, deck="KT", rest="discard", all_in=1)
    assert keys(play(game, "pass")) == ["passed", "reshuffled", "auto_passed"]


def test_3_4_to_fill_the_hand() -> None:
    sheet = sheet_with({"AC": "t*"})
    game = table(HAND, options=ft.Options(sheet=sheet), rest="discard")
    assert keys(play(game, "AC")) == ["played", "passed_over", "reshuffled", "drew", "added"]


def test_3_4_chance_decides_the_order_of_the_new_deck() -> None:
    decks = set()
    for number in range(3):
        game = table(HAND, first="3C 5C", rest="discard")
        game = ft.Game.from_position(game.position(), bytes([number]) * 32)
        play(game, "pass")
        decks.add(game.position().deck)
    assert len(decks) == 3
