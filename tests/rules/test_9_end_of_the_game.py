import pytest

import foretell as ft
from tests.positions import keys, only, play, table

PAIR = "2C 2M 5S 7T 9C"
SEVEN_HIGH = "2S 3M 4M 5M 7S"
EIGHT_HIGH = "2T 3C 4S 5T 8M"
HANDS = (PAIR, SEVEN_HIGH, EIGHT_HIGH)
HEIRS = ft.Options(heirs=True)


def last_predictions(*hands: str, options: ft.Options | None = None, **fields: object) -> ft.Game:
    return table(*hands, options=options or ft.Options(), **({"round": 3} | fields), free=0, phase="predict", turn=2)


@pytest.mark.parametrize(("runes", "winner"), [((9, 3, 3), 0), ((3, 9, 3), 1), ((3, 3, 9), 2)])
def test_9_1_after_round_3_the_most_runes_win(runes: tuple[int, ...], winner: int) -> None:
    game = last_predictions(*HANDS, runes=runes)
    events = play(game, "=0 =0 =0")
    assert (game.phase, game.actor, game.actors, game.legal) == ("over", None, (), ())
    assert game.result == ft.Result(winner, game.view(None).runes, "runes")
    assert only(events, "game_ended").seat == winner
    assert [game.view(viewer).result for viewer in (0, 1, 2, None)] == [game.result] * 4


@pytest.mark.parametrize("number", [1, 2])
def test_9_1_the_game_goes_on_before_round_3(number: int) -> None:
    game = last_predictions(*HANDS, round=number, runes=(30, 0, 0))
    play(game, "=0 =0 =0")
    assert (game.result, game.view(None).round) == (None, number + 1)


@pytest.mark.parametrize(("hands", "winner"), [(HANDS, 2), ((PAIR, EIGHT_HIGH, SEVEN_HIGH), 1)])
def test_9_1_a_tie_goes_to_the_better_hand_of_round_3(hands: tuple[str, ...], winner: int) -> None:
    # The best hand of all is not among the tied.
    game = last_predictions(*hands, runes=(0, 7, 7))
    play(game, "=1 =1 =1")
    assert game.result == ft.Result(winner, (1, 7, 7), "hand")
    game = last_predictions(*hands[::-1], runes=(7, 7, 0))
    play(game, "=1 =1 =1")
    assert game.result == ft.Result(2 - winner, (7, 7, 1), "hand")


def test_9_2_runes_in_the_pot_belong_to_nobody_after_the_last_round() -> None:
    game = last_predictions(*HANDS, runes=(5, 0, 0), pot=8)
    play(game, "=1 =1 =1")
    assert game.result == ft.Result(0, (6, 0, 0), "runes")
    assert game.view(None).pot == 8


def test_9_3_without_the_variant_there_is_no_round_4() -> None:
    game = last_predictions(*HANDS, runes=(0, 7, 7))
    assert "heirs_round" not in keys(play(game, "=1 =1 =1"))
    assert game.phase == "over"


def test_9_3_heirs_settle_a_tie_for_the_lead_by_one_more_round_for_all() -> None:
    game = last_predictions(*HANDS, options=HEIRS, runes=(0, 7, 7), pot=5)
    events = play(game, "=1 =1 =1")
    assert "heirs_round" in keys(events)
    assert "game_ended" not in keys(events)
    assert only(events, "round_started") == ft.Event("round_started", 0, runes=5 + 10, round=4)
    assert game.view(None).hand_sizes == (5, 5, 5)


def test_9_3_heirs_play_no_more_without_a_tie_for_the_lead() -> None:
    # Seats 1 and 2 are tied, but not for the lead.
    game = last_predictions(*HANDS, options=HEIRS, runes=(9, 7, 7))
    play(game, "=1 =1 =1")
    assert game.result == ft.Result(0, (10, 7, 7), "runes")


def test_9_3_if_the_lead_is_tied_again_nobody_wins() -> None:
    game = last_predictions(*HANDS, options=HEIRS, round=4, runes=(0, 7, 7))
    events = play(game, "=1 =1 =1")
    assert game.result == ft.Result(None, (1, 7, 7), "nobody")
    assert only(events, "game_ended").seat is None


def test_9_3_after_round_4_the_most_runes_win() -> None:
    game = last_predictions(*HANDS, options=HEIRS, round=4, runes=(0, 6, 7))
    play(game, "=1 =1 =1")
    assert game.result == ft.Result(2, (1, 6, 7), "runes")


@pytest.mark.parametrize(("runes", "starter"), [((0, 7, 7), 0), ((6, 7, 2), 2), ((6, 7, 7), 1)])
def test_j9_the_starter_of_round_4_is_named_by_2_5(runes: tuple[int, ...], starter: int) -> None:
    # In the last case all three have 7, and seat 1 has the worst hand.
    game = last_predictions(*HANDS, options=HEIRS, runes=runes)
    play(game, "=1 =1 =1")
    assert (game.view(None).round, game.actor) == (4, starter)
