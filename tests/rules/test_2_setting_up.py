import pytest

import foretell as ft
from tests.positions import SEED, keys, only, play, table

PAIR = "2C 2M 5S 7T 9C"
SEVEN_HIGH = "2S 3M 4M 5M 7S"
EIGHT_HIGH = "2T 3C 4S 5T 8M"


@pytest.mark.parametrize(("players", "columns"), [(2, 4), (3, 5), (4, 6), (5, 6)])
def test_2_1_the_display_has_two_rows_and_its_limit_is_all_its_spaces(players: int, columns: int) -> None:
    game = ft.Game(ft.Options(players), SEED)
    assert [len(row) for row in game.view(None).rows] == [columns, columns]
    for filled in range(2, 2 * columns):
        assert (game.phase, sum(card is not None for row in game.view(None).rows for card in row)) == ("play", filled)
        game.play(ft.Pass())
    assert game.phase == "predict"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_2_2_each_player_is_dealt_five_cards_and_the_rest_is_the_deck(players: int) -> None:
    game = ft.Game(ft.Options(players), SEED)
    view = game.view(None)
    assert view.hand_sizes == (5,) * players
    assert (view.deck, view.discard, view.discard_top) == (54 - 5 * players - 2, 0, None)


def test_2_2_all_54_cards_are_shuffled_again_for_each_round() -> None:
    hands = (PAIR, SEVEN_HIGH, EIGHT_HIGH)
    game = table(*hands, free=0, phase="predict", turn=2, rest="discard")
    play(game, "=0 =0 =0")
    here = game.position()
    cards = [card for hand in here.hands for card in hand] + [card for row in here.rows for card in row if card]
    assert sorted([*cards, *here.deck]) == sorted(ft.CARDS)
    assert here.hands != tuple(tuple(hand.split()) for hand in hands)


def test_2_3_the_top_two_cards_of_the_deck_open_the_first_row() -> None:
    game = ft.Game(seed=SEED)
    laid = [event for event in game.opening if event.key == "laid"]
    assert [event.space for event in laid] == [0, 1]
    cards = [event.cards[0] for event in laid]
    assert game.view(None).rows == ((*cards, None, None, None), (None,) * 5)
    assert keys(game.opening) == ["round_started", "dealt", "dealt", "dealt", "laid", "laid"]


@pytest.mark.parametrize(("players", "stakes"), [(2, (2, 4, 6)), (3, (4, 6, 8)), (4, (4, 6, 8)), (5, (4, 6, 8))])
def test_2_4_each_round_brings_runes_into_the_pot_on_top_of_what_stayed(players: int, stakes: tuple[int, ...]) -> None:
    game = ft.Game(ft.Options(players), SEED)
    events = [*game.opening]
    while game.phase != "over":
        events += game.play(ft.Pass() if game.phase == "play" else ft.Predict(0))
    pots = [event.runes for event in events if event.key == "round_started"]
    kept = [0, *(event.runes or 0 for event in events if event.key == "pot_kept")]
    assert pots == [stayed + stake for stayed, stake in zip(kept, stakes, strict=False)]


def test_2_4_a_pot_without_a_winner_stays_in_the_next_round() -> None:
    game = table(PAIR, SEVEN_HIGH, EIGHT_HIGH, free=0, phase="predict", turn=2, pot=4, round=1)
    play(game, "=1 =1 =2")
    assert (game.view(None).round, game.view(None).pot) == (2, 4 + 6)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_2_5_seat_0_starts_round_1(players: int) -> None:
    game = ft.Game(ft.Options(players), SEED)
    assert (game.actor, only(game.opening, "round_started").seat) == (0, 0)


@pytest.mark.parametrize(("runes", "starter"), [((5, 9, 9), 0), ((9, 5, 9), 1), ((9, 9, 5), 2)])
def test_2_5_later_rounds_start_with_the_fewest_runes(runes: tuple[int, ...], starter: int) -> None:
    game = table(PAIR, SEVEN_HIGH, EIGHT_HIGH, free=0, phase="predict", turn=2, runes=runes)
    events = play(game, "=1 =1 =1")
    assert (game.actor, game.view(None).turn, only(events, "round_started").seat) == (starter,) * 3


@pytest.mark.parametrize(
    ("hands", "starter"), [((SEVEN_HIGH, EIGHT_HIGH, PAIR), 0), ((PAIR, SEVEN_HIGH, EIGHT_HIGH), 1)]
)
def test_2_5_among_the_poorest_the_one_with_the_worst_hand_starts(hands: tuple[str, ...], starter: int) -> None:
    game = table(*hands, free=0, phase="predict", turn=2)
    play(game, "=0 =0 =0")
    assert game.unfoldings[0].runes.count(0) == 2
    assert game.actor == starter
    game = table(*hands[::-1], free=0, phase="predict", turn=2)
    play(game, "=0 =0 =0")
    assert game.actor == 2 - starter


def test_2_5_fewer_runes_count_more_than_a_worse_hand() -> None:
    game = table(PAIR, SEVEN_HIGH, EIGHT_HIGH, free=0, phase="predict", turn=2, runes=(0, 3, 2))
    play(game, "=1 =1 =1")
    assert game.unfoldings[0].runes == (1, 3, 2)
    assert game.actor == 0


def test_j11_the_worst_hand_is_looked_for_among_the_tied_players_alone() -> None:
    """Seat 1 has the worst hand of all, but more runes than the others, who are tied."""
    game = table(PAIR, SEVEN_HIGH, EIGHT_HIGH, free=0, phase="predict", turn=2, runes=(0, 5, 1), pot=0)
    play(game, "=1 =1 =1")
    assert game.unfoldings[0].runes == (1, 5, 1)
    assert game.actor == 2
