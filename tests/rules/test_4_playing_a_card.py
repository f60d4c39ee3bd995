import pytest

import foretell as ft
from tests.positions import CLOSED, THREE, TWO, keys, legal, only, play, sheet_with, table

HAND = "JM 2M 4S 6T 8T"


@pytest.mark.parametrize("card", ["JM", "2M", "4S", "6T", "8T"])
def test_4_1_any_card_of_the_hand_is_put_face_up_and_has_left_the_hand(card: str) -> None:
    game = table(HAND, first="3C 5C")
    events = play(game, card)
    assert only(events, "played").cards == (card,)
    assert [game.view(viewer).played for viewer in (0, 1, 2, None)] == [card] * 4
    assert card not in (game.view(0).hand or ())
    assert card not in game.view(None).rows[0]


def test_4_1_rune_cards_are_played_like_others() -> None:
    game = table("R1 2M 4S 6T 8T", first="3C 5C", deck="KT")
    assert keys(play(game, "R1 use")) == ["played", "gained_rune", "drew", "added"]
    assert game.position().rows[0][:3] == ("3C", "5C", "R1")


def test_4_2_the_rulebooks_example_the_jack_of_masks_takes_a_card_and_then_draws_one() -> None:
    game = table(HAND, first="3C 5C", deck="KT")
    play(game, "JM")
    assert (game.phase, legal(game)) == ("take", {"+3C", "+5C"})
    play(game, "+3C")
    assert (game.phase, legal(game)) == ("offer", {"use", "skip"})
    play(game, "use")
    assert (game.phase, legal(game)) == ("discard", {"x2M", "x3C", "x4S", "x6T", "x8T", "xKT"})
    play(game, "x4S")
    here = game.position()
    assert set(here.hands[0]) == {"2M", "3C", "6T", "8T", "KT"}
    assert (here.rows[0][:3], here.discard) == (("JM", "5C", None), ("4S",))
    assert (game.phase, game.actor) == ("play", 1)


def test_4_2_the_starred_effect_must_be_carried_out() -> None:
    game = table(HAND, first="3C 5C")
    play(game, "JM")
    assert game.view(0).starred
    with pytest.raises(ft.IllegalAction):
        game.play(ft.Skip())


def test_4_2_a_starred_draw_and_a_starred_reveal_happen_by_themselves() -> None:
    assert keys(play(table("AC 2M 4S 6T 8T"), "AC")) == ["played", "drew", "added"]
    game = table(HAND)
    assert keys(play(game, "2M")) == ["played", "revealed"]
    assert game.phase == "pick"


@pytest.mark.parametrize(
    ("effects", "phase"),
    [("xd*", "exchange"), ("td*", "take"), ("hd*", "hypnosis"), ("ed*", "eye")]
    + [(f"{effect}d*", "offer") for effect in "rd345"],
)
def test_4_2_every_other_effect_may_be_declined(effects: str, phase: str) -> None:
    game = table(HAND, options=ft.Options(sheet=sheet_with({"JM": effects})), first="3C 5C")
    play(game, "JM")
    view = game.view(0)
    assert (game.phase, view.starred) == (phase, False)
    events = play(game, "skip")
    assert keys(events) == ["declined", "drew", "added"]
    assert only(events, "declined").effect == view.effect
    assert game.actor == 1


def test_4_2_effects_are_resolved_from_top_to_bottom() -> None:
    game = table(HAND, options=ft.Options(sheet=sheet_with({"JM": "rxt*d"})), first="3C 5C", deck="KT")
    events = play(game, "JM use ~3C -2M +2M use x8T")
    expected = ["played", "gained_rune", "exchanged", "took", "drew", "discarded", "added"]
    assert keys(events) == expected


def test_4_3_the_surplus_is_discarded_one_card_at_a_time_in_the_order_chosen() -> None:
    game = table(HAND, options=ft.Options(sheet=sheet_with({"JM": "d*ddd"})), deck="KT QT AT 10T", discard="3C")
    play(game, "JM use use use")
    assert len(game.position().hands[0]) == 8
    for token, left in (("xQT", 7), ("x2M", 6), ("x10T", 5)):
        assert game.phase == "discard"
        play(game, token)
        assert len(game.position().hands[0]) == left
    assert game.position().discard == ("3C", "QT", "2M", "10T")
    assert game.phase == "play"


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_4_3_everyone_sees_every_discarded_card_when_it_is_discarded(viewer: int | None) -> None:
    game = table(HAND, options=ft.Options(sheet=sheet_with({"JM": "d*dd"})), deck="KT QT AT")
    events = play(game, "JM use use xQT xKT")
    seen = [ft.event_for(event, viewer).cards for event in events if event.key == "discarded"]
    assert seen == [("QT",), ("KT",)]


def test_4_3_only_the_top_card_of_the_pile_is_in_sight() -> None:
    views = [table(HAND, discard=pile).view(1) for pile in ("3C 5C 7C", "5C 3C 7C")]
    assert views[0].discard_top == "7C"
    assert views[0] == views[1]


def test_4_3_a_hand_of_five_has_no_surplus() -> None:
    game = table(HAND, first="3C 5C")
    assert keys(play(game, "JM +3C skip")) == ["played", "took", "declined", "added"]


def test_4_4_last_the_played_card_is_added_to_the_display() -> None:
    game = table(HAND, first="3C 5C", deck="KT")
    events = play(game, "JM +5C use x2M")
    assert events[-1] == ft.Event("added", 0, cards=("JM",), space=1)
    assert game.position().rows[0] == ("3C", "JM", None, None, None)
    assert game.position().played is None


def test_j2_a_starred_take_without_a_card_to_take_is_passed_over() -> None:
    game = table(HAND)
    events = play(game, "JM")
    assert keys(events) == ["played", "passed_over"]
    assert only(events, "passed_over").effect == "take"
    assert game.phase == "offer"


@pytest.mark.parametrize(("card", "effect"), [("5C", "exchange"), ("QC", "eye"), ("QM", "hypnosis")])
def test_j2_an_effect_that_cannot_be_carried_out_is_passed_over(card: str, effect: str) -> None:
    all_in = None if effect == "exchange" else 1
    game = table(f"{card} 2M 4S 6T 8T", options=TWO, all_in=all_in)
    events = play(game, card)
    assert keys(events)[:4] == ["played", "passed_over", "drew", "added"]
    assert only(events, "passed_over").effect == effect


def test_j2_the_last_opponent_who_is_not_all_in_can_still_be_asked() -> None:
    game = table("QC 2M 4S 6T 8T", options=THREE, all_in=2)
    play(game, "QC")
    assert legal(game) == {"@1", "skip"}


@pytest.mark.parametrize("options", [THREE, CLOSED])
def test_j2_a_hand_of_fewer_than_five_is_filled_from_the_deck(options: ft.Options) -> None:
    game = table(HAND, options=options, deck="KT QT")
    events = play(game, "JM skip")
    assert keys(events) == ["played", "passed_over", "declined", "drew", "added"]
    assert set(game.position().hands[0]) == {"2M", "4S", "6T", "8T", "KT"}
    assert ft.event_for(only(events, "drew"), 1).cards == (None,)


@pytest.mark.parametrize(
    ("effects", "phase"),
    [("x*d*", "exchange"), ("d*x*", "exchange"), ("d*t*", "take"), ("h*d*", "hypnosis"), ("e*d*", "eye")],
)
def test_j14_each_starred_effect_must_be_carried_out(effects: str, phase: str) -> None:
    game = table(HAND, options=ft.Options(sheet=sheet_with({"JM": effects})), first="3C 5C")
    play(game, "JM")
    assert (game.phase, game.view(0).starred) == (phase, True)
    assert "skip" not in legal(game)


def test_j14_starred_effects_that_ask_nothing_happen_one_after_the_other() -> None:
    game = table(HAND, options=ft.Options(sheet=sheet_with({"JM": "d*r*1*r*"})), deck="KT QT")
    assert keys(play(game, "JM")) == ["played", "drew", "gained_rune", "revealed"]
    assert (game.phase, legal(game)) == ("pick", {"^QT"})
    assert keys(play(game, "^QT")) == ["picked", "gained_rune"]
    assert (game.phase, game.view(None).runes[0]) == ("discard", 2)


def test_j14_between_starred_effects_the_others_may_still_be_declined() -> None:
    game = table(HAND, options=ft.Options(sheet=sheet_with({"JM": "t*rx*d"})), first="3C 5C", deck="KT")
    play(game, "JM +3C")
    assert legal(game) == {"use", "skip"}
    play(game, "skip")
    assert legal(game) == {"~5C"}
    assert keys(play(game, "~5C -2M skip")) == ["exchanged", "declined", "added"]


@pytest.mark.parametrize(("effects", "over"), [("x*d*", "exchange"), ("t*d*", "take"), ("d*x*", "exchange")])
def test_j14_j2_a_second_star_that_cannot_be_carried_out_is_passed_over(effects: str, over: str) -> None:
    events = play(table(HAND, options=ft.Options(sheet=sheet_with({"JM": effects}))), "JM")
    assert only(events, "passed_over").effect == over
    assert "drew" in keys(events)


@pytest.mark.parametrize("effect", ["h", "e"])
def test_j14_j2_a_starred_question_to_nobody_is_passed_over(effect: str) -> None:
    options = ft.Options(2, sheet=sheet_with({"JM": f"{effect}*d*"}))
    assert keys(play(table(HAND, options=options, all_in=1), "JM"))[:3] == ["played", "passed_over", "drew"]
