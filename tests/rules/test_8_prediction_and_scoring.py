import pytest

import foretell as ft
from tests.positions import TWO, keys, legal, only, play, table

PAIR = "2C 2M 5S 7T 9C"
SEVEN_HIGH = "2S 3M 4M 5M 7S"
EIGHT_HIGH = "2T 3C 4S 5T 8M"
HANDS = (PAIR, SEVEN_HIGH, EIGHT_HIGH)
RUNE_CARDS = "R1 R2 4T 6C 8S"


def predictions(*hands: str, **fields: object) -> ft.Game:
    """The display is full by the last seat's turn, so seat 0 predicts first."""
    options = fields.pop("options", ft.Options(len(hands)))
    assert isinstance(options, ft.Options)
    return table(*hands, options=options, free=0, phase="predict", **({"turn": len(hands) - 1} | fields))


def rank(hand: str, sheet: ft.Sheet | None = None) -> ft.Rank:
    return ft.rank(hand.split(), sheet=sheet)


def better(one: str, other: str, side: ft.Side = "A", *, sheet: ft.Sheet | None = None) -> bool:
    return ft.rank(one.split(), side, sheet) > ft.rank(other.split(), side, sheet)


@pytest.mark.parametrize(("filler", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_8_1_the_player_after_the_one_who_filled_the_display_predicts_first(filler: int, order: list[int]) -> None:
    game = predictions(*HANDS, turn=filler)
    seats = []
    for _ in range(3):
        assert legal(game) == {"=0", "=1", "=2"}
        seats.append(game.actor)
        game.play(ft.Predict(0))
    assert seats == order


def test_8_1_predictions_are_open() -> None:
    game = predictions(*HANDS)
    event = only(play(game, "=1"), "predicted")
    for viewer in (0, 1, 2, None):
        assert ft.event_for(event, viewer) == ft.Event("predicted", 0, 1)
        assert game.view(viewer).predictions == (1, None, None)
        assert game.view(viewer).predicted == (True, False, False)


def test_8_1_one_may_predict_oneself_and_the_all_in_player_predicts_like_everyone() -> None:
    game = predictions(*HANDS, all_in=0, pot=6)
    play(game, "=0 =1 =1")
    assert game.unfoldings[0].predictions == (0, 1, 1)
    assert game.unfoldings[0].gains == (6 + 1, 0, 0)


@pytest.mark.parametrize(("first", "filler"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_8_2_of_two_players_either_may_predict_first(first: int, filler: int) -> None:
    game = predictions(PAIR, SEVEN_HIGH, turn=filler)
    assert game.actors == (0, 1)
    assert [game.view(seat).choices for seat in (0, 1, None)] == [("=0", "=1"), ("=0", "=1"), ()]
    game.play(ft.Predict(0), seat=first)
    assert game.actor == 1 - first
    assert list(game.actors) == [1 - first]
    with pytest.raises(ft.IllegalAction):
        game.play(ft.Predict(1), seat=first)
    game.play(ft.Predict(1), seat=1 - first)
    assert game.unfoldings[0].predictions == ((0, 1) if first == 0 else (1, 0))


@pytest.mark.parametrize(("first", "filler"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_8_2_nothing_that_others_see_depends_on_the_secret_choice(first: int, filler: int) -> None:
    seen = []
    for named in (0, 1):
        game = predictions(PAIR, SEVEN_HIGH, turn=filler)
        events = game.play(ft.Predict(named), seat=first)
        assert game.view(first).predictions[first] == named
        assert ft.event_for(only(events, "predicted"), first).other == named
        seen.append(
            [(game.view(viewer), [ft.event_for(event, viewer) for event in events]) for viewer in (1 - first, None)]
        )
        assert game.view(None).predicted[first]
    assert seen[0] == seen[1]


def test_8_2_both_are_revealed_at_once() -> None:
    game = predictions(PAIR, SEVEN_HIGH)
    game.play(ft.Predict(0), seat=1)
    events = game.play(ft.Predict(1), seat=0)
    assert keys(events)[:4] == ["predicted", "predictions_revealed", "said", "said"]
    assert {(event.seat, event.other) for event in events if event.key == "said"} == {(0, 1), (1, 0)}
    assert all(event.audience is None for event in events if event.key == "said")
    assert only(events, "predicted").audience == (0,)


def test_8_2_with_more_players_nobody_predicts_out_of_turn() -> None:
    game = predictions(*HANDS)
    with pytest.raises(ft.IllegalAction):
        game.play(ft.Predict(0), seat=1)


@pytest.mark.parametrize(("filler", "order"), [(0, [1, 2, 0]), (2, [0, 1, 2])])
def test_8_3_hands_are_revealed_in_turn_order(filler: int, order: list[int]) -> None:
    game = predictions(*HANDS, turn=filler)
    events = play(game, "=0 =0 =0")
    unfolded = [event for event in events if event.key == "unfolded"]
    assert [event.seat for event in unfolded] == order
    assert {event.seat: set(event.cards) for event in unfolded} == {i: set(h.split()) for i, h in enumerate(HANDS)}
    assert [event.rank for event in unfolded] == [1 if seat == 0 else 0 for seat in order]
    assert all(event.audience is None for event in unfolded)


@pytest.mark.parametrize(
    ("hand", "name", "side_a", "side_b"),
    [
        ("5C 6C 7C 8C 9C", "straight flush", 10, 10),
        ("9C 9M 9S 9T 2C", "four of a kind", 7, 7),
        ("2C 2M 2S 3C 3M", "full house", 6, 4),
        ("2T 4T 6T 8T AT", "flush", 5, 5),
        ("10C JC QC KC AM", "straight", 4, 6),
        ("2C 2M 2S 7T 9C", "three of a kind", 3, 3),
        ("2C 2M 3S 3T 9C", "two pairs", 2, 2),
        ("2C 2M 3S 7T 9C", "pair", 1, 1),
        ("2C 4M 6S 8T JC", "nothing", 0, 0),
    ],
)
def test_8_3_ranks_and_their_points(hand: str, name: str, side_a: int, side_b: int) -> None:
    for side, points in zip(ft.SIDES, (side_a, side_b), strict=True):
        rank = ft.rank(hand.split(), side)
        assert (rank.name, rank.points) == (name, points)
        assert ft.rank_name(points, side) == name


def test_8_4_an_ace_is_high_or_low_in_a_straight() -> None:
    assert rank("10C JM QS KT AC").value == "A"
    low = rank("AC 2M 3S 4T 5M")
    assert (low.name, low.value, low.suit) == ("straight", "5", "mask")
    assert better("2C 3M 4S 5T 6T", "AC 2M 3S 4T 5C")
    assert rank("AT 2T 3T 4T 5T").points == 10
    assert better("2T 3T 4T 5T 6T", "AC 2C 3C 4C 5C")


@pytest.mark.parametrize("hand", ["QC KM AS 2T 3C", "KC AM 2S 3T 4C", "JC QM KS AT 2C"])
def test_8_4_an_ace_is_never_in_the_middle(hand: str) -> None:
    assert ft.rank(hand.split()).name == "nothing"


def test_8_4_an_ace_counts_high_in_a_flush_and_without_a_pair() -> None:
    assert rank("AT 2T 3T 4T 6T").value == "A"
    assert rank("AT 2M 3T 4T 6T").value == "A"


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("2C 3C 4C 5C R1", "nothing"),
        ("2C 2M 2S R1 R2", "three of a kind"),
        ("2C 2M 7T R1 R2", "pair"),
        ("2C 2M 7S 7T R2", "two pairs"),
        ("2C 2M 2S 2T R2", "four of a kind"),
        ("KC KM KS R1 R2", "three of a kind"),
        ("2C 9C JC R1 R2", "nothing"),
    ],
)
def test_8_5_rune_cards_have_no_part_in_a_rank(hand: str, name: str) -> None:
    assert ft.rank(hand.split()).name == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("9S 9T 2C 3C 5M", "8C 8M AC KC QM"),
        ("9S 9T 9M 3C 5M", "8C 8M 8S KC QM"),
        ("9S 9T 9M 9C 2M", "8C 8M 8S 8T AM"),
        ("9S 9T 9M 2C 2M", "8C 8M 8S AC AM"),
        ("5C 6M 7S 8T 9C", "4C 5M 6S 7T 8C"),
        ("2T 4T 6T 8T AT", "2C 4C 6C QC KC"),
        ("5T 6T 7T 8T 9T", "4C 5C 6C 7C 8C"),
    ],
)
def test_8_6_the_higher_value_of_the_ranked_group_wins(one: str, other: str) -> None:
    assert ft.rank(one.split()).points == ft.rank(other.split()).points
    assert better(one, other)
    assert not better(other, one)


def test_8_6_a_better_rank_beats_a_higher_value() -> None:
    assert better("2S 2T 3C 4C 5M", "AC KC QM 9C 8C")


def test_8_6_two_pairs_compare_the_higher_pair() -> None:
    assert better("KS KT 2S 2T 3M", "QC QM JC JM AC")


def test_8_6_full_houses_compare_the_triple() -> None:
    assert better("3S 3T 3M 2C 2M", "2S 2T 2M AC AM")


def test_8_6_then_the_best_suit_among_the_cards_of_that_value_wins() -> None:
    assert better("9C 9T 2T 3T 5S", "9M 9S AC KC QC")
    assert better("2C 4C 6C 8C KC", "3M 5M 7M 9M KM")
    assert better("2S 4S 6S 8S KS", "3T 5T 7T 9T KT")
    assert better("KM KT KC 2S 2T", "QM QT QC AS AT")


def test_8_6_only_suits_of_the_cards_that_decide_count() -> None:
    # Clocks outside the pair, in the lower pair or below the top card are of no use.
    assert better("9M 9C 2T 3T 5S", "9T 9S AC KC QC")
    assert better("KC KT 2S 2T 3S", "KM KS 2C 2M AC")
    assert better("5T 6T 7T 8T 9C", "5C 6C 7C 8C 9M", side="B")


def test_8_6_suits_follow_the_order_of_the_sheet() -> None:
    suits = ("tree", "scarab", "mask", "clock")
    sheet = ft.Sheet("turned", suits, ft.default_sheet().cards)
    assert better("9C 9M 2C 3C 5M", "9S 9T 4C 6C 8M")
    assert not better("9C 9M 2C 3C 5M", "9S 9T 4C 6C 8M", sheet=sheet)
    assert rank("9S 9T 4C 6C 8M", sheet=sheet).suit == "tree"


def test_8_6_decides_who_holds_the_best_hand() -> None:
    game = predictions("KS KT 2S 2T 3M", "QC QM JC JM AC", "2C 3C 4M 5M 7S", pot=3)
    play(game, "=0 =1 =2")
    assert (game.unfoldings[0].best, game.unfoldings[0].gains) == (0, (3 + 2, 2, 0))


def test_j7_the_lower_pair_is_never_compared() -> None:
    assert better("KC KT 2S 2T 3S", "KM KS QC QM AC")


def test_j7_further_values_are_never_compared() -> None:
    assert better("KC KT 2S 3T 4S", "KM KS QC JM AC")
    assert better("2C 3C 4C 5C KC", "QM JM 10M 8M KM")


def test_j8_without_a_pair_the_highest_card_decides_then_its_suit() -> None:
    assert better("2T 3S 4T 6M AT", "KC QC JC 10C 8M")
    assert better("2T 3S 4T 6M KC", "QC JC 10C 8C KM")


def test_j8_rune_cards_do_not_count_as_highest() -> None:
    assert better("2T 3S 4T 6T 8S", "R1 R2 2C 3C 4C")


def test_j8_no_suited_card_at_all_is_last() -> None:
    none_suited = ft.present_rank(("R1", "R2"), ft.Options())
    assert (none_suited.name, none_suited.value, none_suited.suit) == ("nothing", None, None)
    assert none_suited < ft.present_rank(("R1", "2T"), ft.Options())


def test_8_7_the_rulebooks_example_a_pot_of_7_gives_3_each_to_two_and_1_stays() -> None:
    game = predictions(*HANDS, pot=7)
    events = play(game, "=0 =0 =2")
    won = [(event.seat, event.runes) for event in events if event.key == "pot_won"]
    assert won == [(0, 3), (1, 3)]
    assert only(events, "pot_kept").runes == 1
    assert game.unfoldings[0].pot == 1
    assert game.unfoldings[0].gains == (3 + 1, 3, 0)
    assert game.view(None).pot == 1 + 6


def test_8_7_nobody_right_everything_stays() -> None:
    game = predictions(*HANDS, pot=7)
    events = play(game, "=1 =2 =1")
    assert "pot_won" not in keys(events)
    assert game.unfoldings[0].pot == 7


@pytest.mark.parametrize(("tokens", "gains", "kept"), [("=0 =1 =1", (7, 0, 0), 0), ("=0 =0 =0", (2, 2, 2), 1)])
def test_8_7_those_who_were_right_share_equally(tokens: str, gains: tuple[int, int, int], kept: int) -> None:
    game = predictions(*HANDS, pot=7)
    play(game, tokens)
    pair = (1, 0, 0)
    assert game.unfoldings[0].gains == tuple(share + rank for share, rank in zip(gains, pair, strict=True))
    assert game.unfoldings[0].pot == kept


def test_8_8_each_player_gains_the_rank_of_the_hand() -> None:
    game = predictions("2C 2M 2S 7T 9C", "3C 3S 6S 6T 7M", SEVEN_HIGH.replace("2S", "2T"), runes=(1, 1, 1))
    events = play(game, "=1 =1 =1")
    assert [(event.seat, event.runes) for event in events if event.key == "hand_scored"] == [(0, 3), (1, 2)]
    assert game.unfoldings[0].points == (3, 2, 0)
    assert game.unfoldings[0].runes == (4, 3, 1)


def test_8_8_by_the_side_in_use() -> None:
    game = predictions("2C 3M 4S 5T 6C", "7C 7M 7S 9T 9C", options=ft.Options(2, side="B"))
    play(game, "=1 =1")
    assert game.unfoldings[0].points == (6, 4)
    assert game.unfoldings[0].best == 0


def test_8_9_each_rune_card_in_hand_gains_its_holder_two() -> None:
    game = predictions(RUNE_CARDS, PAIR, options=TWO)
    events = play(game, "=0 =0")
    assert only(events, "rune_cards_scored") == ft.Event("rune_cards_scored", 0, runes=4)
    assert game.unfoldings[0].gains == (4, 1)
    game = predictions("R2 4T 6C 6M 8S", PAIR, options=TWO)
    play(game, "=1 =1")
    assert game.unfoldings[0].gains == (2 + 1, 1)
