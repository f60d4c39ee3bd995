import random
from dataclasses import replace
from typing import Any

import pytest

import foretell as ft
from tests.positions import BENDING, CLOSED, SEED, TWO, keys, play, position, sheet_with, table

HAND = "JM 2M 4S 6T 10T"
HEIRS = ft.Options(heirs=True)


def changed(here: ft.Position, **fields: Any) -> ft.Position:
    return replace(here, **fields)


def refused(here: ft.Position, reason: str) -> None:
    with pytest.raises(ft.PositionError, match=reason) as caught:
        ft.Game.from_position(here)
    assert str(caught.value).startswith("this position is impossible: ")


@pytest.mark.parametrize("options", [TWO, ft.Options(4, "B", "bending"), CLOSED, ft.Options(5, heirs=True)])
def test_every_moment_of_a_game_goes_to_a_position_and_on_from_it(options: ft.Options) -> None:
    chance = random.Random(options.players)
    game = ft.Game(options, SEED)
    phases = set()
    while game.phase != "over":
        here = game.position()
        phases.add(here.phase)
        assert ft.Position.parse(str(here)) == here
        again = ft.Game.from_position(here)
        assert again.position() == here
        assert (again.actor, again.legal, again.seed) == (game.actor, game.legal, game.seed)
        for viewer in (0, 1, None):
            assert again.view(viewer) == replace(game.view(viewer), unfoldings=())
        action = chance.choice([action for action in game.legal if action != ft.AllIn()])
        assert again.play(action) == game.play(action)
        assert again.position() == game.position()
    end = game.position()
    assert ft.Game.from_position(ft.Position.parse(str(end))).result == game.result
    assert phases == set(ft.PHASES) - {"over"}


def test_a_position_keeps_its_custom_sheet() -> None:
    options = ft.Options(2, "B", "bending", heirs=True, sheet=sheet_with({"JM": "3d*"}))
    here = position(HAND, options=options, first="3C 5C", played=None)
    text = str(here)
    assert f"sheet={options.sheet.code}" in text
    assert ft.Position.parse(text) == here
    game = ft.Game.from_position(here, SEED)
    play(game, "JM")
    assert "effects=reveal3,draw*" in str(game.position())
    assert ft.Position.parse(str(game.position())) == game.position()


def test_defaults_are_left_out_of_the_text() -> None:
    words = str(position(HAND, first="3C 5C", discard="7C")).split()
    names = ["players", "side", "discard-pile", "heirs", "hands", "rows", "deck", "discard"]
    assert [word.partition("=")[0] for word in words] == names
    assert "rows=3C,5C,-,-,-/-,-,-,-,-" in words
    assert "discard=7C" in words


def test_a_position_in_text_may_leave_out_options() -> None:
    here = position(HAND)
    text = " ".join(word for word in str(here).split() if word.split("=")[0] in ("hands", "rows", "deck"))
    assert ft.Position.parse(text) == here


def test_lists_are_frozen_and_defaults_filled_in() -> None:
    here = position(HAND)
    fields = {"hands": [list(hand) for hand in here.hands], "rows": [list(row) for row in here.rows]}
    assert changed(here, **fields, deck=list(here.deck), runes=[], told=[], private=[], shed=[], passes=[]) == here
    assert (here.runes, here.predictions, here.private) == ((0, 0, 0), (None, None, None), ((), (), ()))
    assert (here.shed, here.passes) == (here.private, here.runes)
    assert hash(here) == hash(changed(here))


def test_a_position_keeps_shed_cards_and_passes() -> None:
    here = position(HAND, first="3C 5C", turns=4, shed=(("2C", "7C"), (), ("7C",)), passes=(0, 1, 2))
    assert {"shed=2C,7C/-/7C", "passes=0/1/2"} <= set(str(here).split())
    assert ft.Position.parse(str(here)) == here
    view = ft.Game.from_position(here).view(1)
    assert (view.shed, view.passes) == (here.shed, here.passes)


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_possible_numbers_of_passes_are_accepted(turn: int) -> None:
    """Everybody has passed in every turn, and goes on passing until the display is full."""
    here = position(
        HAND, first="3C 5C", turn=turn, turns=8, passes=[2 + ((turn - seat) % 3 in (1, 2)) for seat in (0, 1, 2)]
    )
    game = ft.Game.from_position(here)
    while game.phase == "play":
        game.play(ft.Pass())
        assert ft.Game.from_position(game.position()).position() == game.position()
    assert sum(game.view(None).passes) == game.view(None).turns


def test_a_played_card_has_left_the_hand_for_all_to_see() -> None:
    game = table("2M 4S 6T 10T", played="JM", effects=("take*", "draw"), phase="take", first="3C 5C")
    assert game.view(1).shed == (("JM",), (), ())
    assert game.position().shed == ((), (), ())  # what lies played goes without saying


def test_visible_cards_are_public_by_default() -> None:
    game = table(HAND, first="3C 5C", discard="7C 9C", deck="KT")
    assert game.view(1).gone == ("7C", "9C")
    game = table(HAND, options=CLOSED, first="3C 5C", discard="7C 9C", deck="KT")
    assert game.view(1).gone == ()
    reveal = {"played": "2M", "effects": ("reveal 5*",), "revealed": ("7C", "9C", "KC", "AC", "QC"), "phase": "pick"}
    hand = "JM 4S 6T 10T"
    assert not {"7C", "QC", "2M"} & set(table(hand, **reveal).view(1).unplaced)
    assert {"7C", "QC"} <= set(table(hand, options=CLOSED, **reveal).view(1).unplaced)


def test_a_closed_reveal_is_known_to_its_player() -> None:
    reveal = {"played": "2M", "effects": ("reveal 5*",), "revealed": ("7C", "9C", "KC", "AC", "QC"), "phase": "pick"}
    game = table("JM 4S 6T 10T", options=CLOSED, **reveal)
    assert not {"7C", "9C", "KC", "AC", "QC"} & set(game.view(0).unplaced)
    play(game, "^9C")
    assert game.view(0).gone == ("7C", "QC", "KC", "AC")
    assert game.view(1).gone == ()


@pytest.mark.parametrize("options", [ft.Options(), BENDING, CLOSED])
def test_8_3_at_the_end_all_hands_lie_open(options: ft.Options) -> None:
    game = ft.Game.from_position(ended(options=options))
    for viewer in (None, 0, 1, 2):
        assert [set(hand) for hand in game.view(viewer).known] == [set(hand.split()) for hand in HANDS]


BASE = position(HAND, first="3C 5C")
DECK = BASE.deck


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"hands": BASE.hands[:2]}, "hands has 2 entries for 3 players"),
        ({"runes": (1, 2)}, "runes has 2 entries for 3 players"),
        ({"predictions": (None,) * 4}, "predictions has 4 entries"),
        ({"told": (None,)}, "told has 1 entries"),
        ({"strengths": (0, 0)}, "strengths has 2 entries"),
        ({"private": ((), ())}, "private has 2 entries"),
        ({"shed": ((), ())}, "shed has 2 entries for 3 players"),
        ({"shed": ((), ("1C",), ())}, "'1C' is not a card"),
        ({"shed": ((), (), ("7C", "7C"))}, "a card occurs twice in shed of seat 2"),
        ({"shed": (1, (), ())}, "not have the type that Position declares"),
        ({"passes": (0, 0)}, "passes has 2 entries for 3 players"),
        ({"passes": (0, 1, 0)}, "passes of seat 1 must be 0 to 0, not 1"),
        ({"passes": (0, 0, 61), "turns": 900, "phase": "predict"}, "passes of seat 2 must be 0 to 60, not 61"),
        ({"passes": (0, 2, 0), "turns": 4}, "passes of seat 1 must be 0 to 1, not 2"),
        ({"passes": (0, 0, True), "turns": 1}, "passes of seat 2 must be 0 to 1, not True"),
        ({"passes": (None, 0, 0)}, "passes of seat 0 must be 0 to 0, not None"),
        ({"pot": -1}, "pot must be 0 to"),
        ({"pot": 10**6}, "pot must be 0 to"),
        ({"pot": True}, "pot must be 0 to .* not True"),
        ({"turns": -1}, "turns must be"),
        ({"blocks": "4"}, "blocks must be .* not '4'"),
        ({"runes": (0, 0, -1)}, "runes of seat 2 must be"),
        ({"round": 0}, "round must be 1 to 3"),
        ({"round": 4}, "round must be 1 to 3, not 4"),
        ({"turn": 3}, "turn must be 0 to 2"),
        ({"turn": 1.0}, "turn must be 0 to 2"),
        ({"actor": 5}, "actor must be 0 to 2"),
        ({"all_in": -1}, "all_in must be 0 to 2"),
        ({"winner": 3}, "winner must be 0 to 2"),
        ({"predictions": (None, 3, None)}, "a prediction must be 0 to 2"),
        ({"strengths": (0, 0, 704)}, "a strength must be 0 to 703"),
        ({"strengths": (0, 8 << 6 | 4, 0)}, "no rank has 8 points"),
        ({"strengths": (0, 15 << 2, 0)}, "no hand has the strength 60"),
        ({"strengths": (0, 1 << 6 | 1, 0)}, "no hand has the strength 65"),
        ({"strengths": (0, 7 << 6 | 5 << 2 | 2, 0)}, "no hand has the strength 470"),
        ({"told": (None, (7, 1), None)}, "a told turn must be 0 to 0, not 1"),
        ({"told": (None, (7, 4), None), "turns": 3}, "a told turn must be 0 to 3, not 4"),
        ({"told": (None, (8, 1), None)}, "no rank has 8 points"),
        ({"told": (None, (7, -1), None)}, "a told turn must be"),
        ({"told": (None, (7,), None)}, "not have the type that Position declares"),
        ({"told": (None, 7, None)}, "not have the type that Position declares"),
        ({"hands": 5}, "not have the type that Position declares"),
        ({"deck": None}, "not have the type that Position declares"),
        ({"played": 7}, "is not a card|not have the type"),
    ],
)
def test_numbers_out_of_range_are_refused(fields: dict[str, Any], reason: str) -> None:
    refused(changed(BASE, **fields), reason)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"deck": DECK[1:]}, f"each card must be in exactly one place; twice: -, missing: {DECK[0]}"),
        ({"deck": (*DECK, "JM")}, "each card must be in exactly one place; twice: JM, missing: -"),
        ({"discard": ("3C", DECK[0])}, "each card must be in exactly one place; twice: "),
        ({"deck": ("2X", *DECK[1:])}, "'2X' is not a card"),
        ({"hands": (("JM",) * 5, *BASE.hands[1:])}, "a card occurs twice in the hand of seat 0"),
        ({"discard": DECK}, "the deck and the discard pile have too many cards"),
        ({"rows": BASE.rows[:1]}, "the display has two rows of 5 spaces with 3 players"),
        ({"rows": (BASE.rows[0][:4], BASE.rows[1])}, "the display has two rows of 5 spaces"),
        ({"rows": (("3C", None, None, None, None), (None, "5C", None, None, None))}, "column 1 has a second-row card"),
        ({"hands": (BASE.hands[0][:4], *BASE.hands[1:]), "deck": (*DECK, "10T")}, r"seat 0 cannot have 4 cards now"),
        ({"hands": (*BASE.hands[:2], (*BASE.hands[2], DECK[0])), "deck": DECK[1:]}, r"seat 2 cannot have 6 cards"),
    ],
)
def test_cards_in_wrong_places_are_refused(fields: dict[str, Any], reason: str) -> None:
    refused(changed(BASE, **fields), reason)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"public": (DECK[0],)}, "nobody can know the place of a card in the deck"),
        ({"private": ((), (DECK[0],), ())}, "nobody can know the place of a card in the deck"),
        ({"private": ((), ("2X",), ())}, "'2X' is not a card"),
        ({"pools": ((),) * 15}, "at most 14 pools"),
        ({"pools": (("JM",), ("JM", "2M"))}, "pools may contain only cards of hands, and each card once"),
        ({"pools": (("3C",),)}, "pools may contain only cards of hands, and each card once"),
    ],
)
def test_impossible_knowledge_is_refused(fields: dict[str, Any], reason: str) -> None:
    refused(changed(BASE, **fields), reason)


REVEALED = ("7C", "9C", "KC")
CLOSED_REVEAL: dict[str, Any] = {"options": CLOSED, "played": "4C", "phase": "pick", "effects": ("reveal 3*", "eye")}


@pytest.mark.parametrize(
    ("here", "reason"),
    [
        (changed(BASE, public=()), "public must contain all visible cards"),
        (changed(BASE, public=("3C", "JM")), "public must contain all visible cards"),
        (position(HAND, discard="7C 9C", public=("9C",)), "public must contain all visible cards"),
        (
            position("2M 4S 6T 10T", first="3C", played="JM", phase="take", effects=("take*", "draw"), public=("3C",)),
            "public must contain all visible cards",
        ),
        (
            position("2M 4S 6T 10T", **(CLOSED_REVEAL | {"options": ft.Options()}), revealed=REVEALED, public=("4C",)),
            "public must contain all visible cards",
        ),
        (position("2M 4S 6T 10T", **CLOSED_REVEAL, revealed=REVEALED, public=("4C",)), "the player must know"),
        (
            position(
                "2M 4S 6T 10T", **CLOSED_REVEAL, revealed=REVEALED, public=("4C",), private=(REVEALED[1:], (), ())
            ),
            "the player must know",
        ),
        (
            position(
                "2M 4S 6T 10T", **CLOSED_REVEAL, revealed=REVEALED, public=("4C", "7C"), private=(REVEALED, (), ())
            ),
            "only the player may know the revealed cards",
        ),
        (
            position("2M 4S 6T 10T", **CLOSED_REVEAL, revealed=REVEALED, private=((), ("7C",), ())),
            "only the player may know the revealed cards",
        ),
    ],
)
def test_11_1_visible_cards_must_be_public(here: ft.Position, reason: str) -> None:
    refused(here, reason)


def test_8_3_hands_at_the_end_must_be_public() -> None:
    end = ft.Game.from_position(ended()).position()
    assert end.public is not None
    hidden = set(HANDS[1].split())
    refused(changed(end, public=tuple(card for card in end.public if card not in hidden)), "public must contain")


def test_visible_cards_may_be_listed_as_public() -> None:
    known = changed(BASE, public=("3C", "5C", "JM"), private=((), ("2M",), ()))
    assert ft.Game.from_position(known).view(1).known[0] == ("2M", "JM")
    reveal = position("2M 4S 6T 10T", **CLOSED_REVEAL, revealed=REVEALED, public=("4C",), private=(REVEALED, (), ()))
    assert ft.Game.from_position(reveal).view(0).revealed == REVEALED


def test_with_closed_discards_there_are_no_pools() -> None:
    refused(position(HAND, options=CLOSED, pools=(("JM",),)), "with closed discards there are no pools")


def test_empty_pools_are_left_out() -> None:
    game = ft.Game.from_position(changed(BASE, pools=((), ("JM", BASE.hands[1][0]), ())))
    (pool,) = game.position().pools
    assert set(pool) == {"JM", BASE.hands[1][0]}


TAKING: dict[str, Any] = {"played": "JM", "phase": "take", "effects": ("take*", "draw")}
FOUR = "2M 4S 6T 10T"


@pytest.mark.parametrize(
    ("here", "reason"),
    [
        (changed(BASE, phase="draw"), "there is no phase 'draw'"),
        (changed(BASE, phase="deal"), "there is no phase 'deal'"),
        (position(FOUR, first="3C", played="JM"), "a card must be in play while its effects"),
        (changed(BASE, phase="take", effects=("take*", "draw")), "a card must be in play while"),
        (changed(BASE, phase="discard"), "a card must be in play while"),
        (position(FOUR, first="3C", played="JM", phase="take"), "effects must remain while they are performed"),
        (changed(BASE, effects=("draw",)), "effects must remain while they are performed"),
        (position(FOUR, first="3C", **(TAKING | {"effects": ("draw",)})), "draw does not lead to the phase take here"),
        (position(FOUR, first="3C", **(TAKING | {"effects": ("draw*",)})), r"JM does not end in the effects draw\*"),
        (position(FOUR, first="3C", **(TAKING | {"effects": ("take*",)})), "JM does not end in the effects"),
        (position(FOUR, first="3C", **(TAKING | {"effects": ("fly",)})), "JM does not end in the effects fly"),
        (position(FOUR, first="3C", **(TAKING | {"effects": ("draw",) * 5})), "JM does not end in the effects"),
        (position(FOUR, first="3C", **(TAKING | {"revealed": ("7C",)})), "there must be revealed cards"),
        (position(FOUR, first="3C", **(TAKING | {"target": "3C"})), "there must be a target in the phase give"),
        (changed(BASE, predictions=(0, None, None)), "nobody can have predicted before the Prediction phase"),
        (changed(BASE, winner=1), "there is no winner before the game is over"),
        (position(HAND, free=0), "the display is full, so this must be the Prediction phase"),
        (position(HAND, free=1, phase="predict"), "nobody can predict before the display is full"),
        (position(HAND, free=1, phase="over"), "nobody can predict before the display is full"),
        (position("2M 4S 6T", first="3C", **TAKING), "seat 0 cannot have 3 cards now"),
        (position(HAND.replace("JM", "AC"), first="3C", **TAKING), "seat 0 cannot have 5 cards now"),
        (position("2M 4S 6T 10T 7C", played="JM", phase="discard"), "seat 0 cannot have 5 cards now"),
        (position("2M 4S 6T 10T 7C 9C KC", played="JM", phase="discard"), "seat 0 cannot have 7 cards now"),
        (changed(BASE, all_in=0), r"seat 0 passes automatically now \(7.3, J6\)"),
        (changed(BASE, turns=180), r"seat 0 passes automatically now \(7.3, J6\)"),
        (position(FOUR, played="AC", phase="offer", effects=("draw*",)), "a starred draw or reveal needs"),
        (position(FOUR, played="2C", phase="offer", effects=("reveal 5*",)), "a starred draw or reveal needs"),
        (position(FOUR, **TAKING), r"take\* does not lead to the phase take here"),
        (position(FOUR, first="3C", **(TAKING | {"phase": "exchange"})), r"take\* does not lead to the phase exchange"),
        (position(FOUR, first="3C", **(TAKING | {"phase": "eye"})), r"take\* does not lead to the phase eye here"),
        (changed(BASE, actor=1), "seat 1 does not choose here; the actor is 0"),
    ],
)
def test_impossible_turns_are_refused(here: ft.Position, reason: str) -> None:
    refused(here, reason)


GIVING: dict[str, Any] = {"played": "5M", "phase": "give", "effects": ("exchange", "draw*")}
PICKING: dict[str, Any] = {"played": "4C", "phase": "pick", "effects": ("reveal 3*", "eye")}
HIDING: dict[str, Any] = {"played": "QC", "phase": "hide", "effects": ("eye", "draw*")}


@pytest.mark.parametrize(
    ("here", "reason"),
    [
        (position(FOUR, first="3C", **GIVING), "there must be a target in the phase give"),
        (position(FOUR, first="3C", **GIVING, target="2X"), "'2X' is not a card"),
        (position(FOUR, first="3C", **GIVING, target="KC"), "KC is not available for an Exchange here"),
        (position(FOUR, first="3C", discard="KC", **GIVING, target="KC"), "KC is not available for an Exchange here"),
        (position(FOUR, options=BENDING, discard="KC 7C", **GIVING, target="KC"), "KC is not available for"),
        (position(FOUR, first="3C", **(GIVING | {"effects": ("draw*",)}), target="3C"), "3C is not available for an"),
        (position(FOUR, **PICKING), "there must be revealed cards"),
        (position(FOUR, **PICKING, revealed=("7C", "9C")), r"reveal 3\* has not revealed 2 cards"),
        (position(FOUR, **PICKING, revealed=("7C", "9C", "KC", "AC")), r"reveal 3\* has not revealed 4 cards"),
        (
            position(FOUR, **PICKING, revealed=("7C", "9C", "KC", "AC", "QC", "JC", "10C", "8C")),
            "each card must be in",
        ),
        (position(FOUR, **(PICKING | {"effects": ("eye",)}), revealed=("7C", "9C", "KC")), "eye has not revealed 3"),
        (position(FOUR, **HIDING), "the All-Seeing Eye asks an opponent who is not All In"),
        (position(FOUR, **HIDING, actor=0), "the All-Seeing Eye asks an opponent who is not All In"),
        (position(FOUR, **HIDING, actor=1, all_in=1), "the All-Seeing Eye asks an opponent who is not All In"),
        (position(FOUR, **(HIDING | {"effects": ("draw*",)}), actor=1), "the All-Seeing Eye asks an opponent"),
    ],
)
def test_impossible_choices_are_refused(here: ft.Position, reason: str) -> None:
    refused(here, reason)


def test_choices_in_the_middle_of_a_card_can_be_set_up() -> None:
    assert table(FOUR, first="3C", **GIVING, target="3C").phase == "give"
    game = table(FOUR, options=BENDING, discard="KC 7C", **GIVING, target="7C")
    assert "exchanged_discard" in keys(play(game, "-2M"))
    assert keys(play(table(FOUR, **PICKING, revealed=("7C", "9C", "KC")), "^9C"))[0] == "picked"
    game = table(FOUR, **HIDING, actor=2)
    assert (game.actor, len(game.legal)) == (2, 5)
    assert table(FOUR + " 7C 9C", played="JM", phase="discard").phase == "discard"


HANDS = ("2C 2M 5S 7T 9C", "2S 3M 4M 5M 7S", "2T 3C 4S 5T 8M")


def predicting(**fields: Any) -> ft.Position:
    asked: dict[str, Any] = {"phase": "predict", "turn": 2} | fields
    return position(*HANDS, free=0, **asked)


def ended(**fields: Any) -> ft.Position:
    options = fields.get("options", ft.Options())
    strengths = tuple(ft.rank(hand.split(), options.side).strength for hand in HANDS)
    base = {"phase": "over", "round": 3, "strengths": strengths, "predictions": (0, 0, 1), "runes": (5, 0, 0)}
    return predicting(**(base | {"winner": 0} | fields))


@pytest.mark.parametrize(
    ("here", "reason"),
    [
        (predicting(predictions=(0, 0, 0)), "all seats have predicted, so the round must be over"),
        (predicting(predictions=(None, 0, None)), r"predictions are placed in turn order \(8.1\)"),
        (predicting(turn=0, predictions=(0, None, None)), "predictions are placed in turn order"),
        (predicting(actor=1), "seat 1 does not choose here; the actor is 0"),
        (ended(strengths=(0, 0, 0)), "the strengths are those of the hands"),
        (ended(predictions=(0, None, 0)), "after the end, all seats have predicted"),
        (ended(round=2), "the game is not over after round 2"),
        (ended(options=HEIRS, runes=(5, 5, 0), winner=None), "the game is not over after round 3"),
        (ended(winner=1), r"the winner is not 1 \(clause 9\)"),
        (ended(winner=None), "the winner is not None"),
        (ended(options=HEIRS, round=4, runes=(5, 5, 0), winner=0), "the winner is not 0"),
        (ended(actor=1), "seat 1 does not choose here; the actor is None"),
    ],
)
def test_impossible_ends_are_refused(here: ft.Position, reason: str) -> None:
    refused(here, reason)


def test_an_end_can_be_set_up() -> None:
    assert ft.Game.from_position(ended()).result == ft.Result(0, (5, 0, 0), "runes")
    assert ft.Game.from_position(ended(runes=(5, 5, 5))).result == ft.Result(0, (5, 5, 5), "hand")
    nobody = ended(options=HEIRS, round=4, runes=(5, 5, 0), winner=None)
    assert ft.Game.from_position(nobody).result == ft.Result(None, (5, 5, 0), "nobody")


def test_predictions_can_be_set_up_in_the_middle() -> None:
    game = ft.Game.from_position(predicting(predictions=(1, None, None)))
    assert (game.actor, game.view(2).predictions) == (1, (1, None, None))
    game = ft.Game.from_position(position(*HANDS[:2], options=TWO, free=0, phase="predict", predictions=(1, None)))
    assert (game.actors, game.view(1).predictions, game.view(0).predictions) == ((1,), (None, None), (1, None))


@pytest.mark.parametrize("here", [None, "players=3", 5])
def test_a_game_starts_only_from_a_position(here: ft.Position) -> None:
    with pytest.raises(ft.PositionError, match=r"foretell\.Position"):
        ft.Game.from_position(here)


def test_a_position_has_options() -> None:
    with pytest.raises(ft.PositionError, match=r"a position has foretell\.Options, not 3"):
        changed(BASE, options=3)


TEXT = str(BASE)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x" * 8_001, "a position is one line of at most 8000 characters"),
        (None, "a position is one line of at most 8000 characters"),
        ("", "a position says hands, rows, deck"),
        ("hands=-/-/- rows=-/-", "a position says deck"),
        (TEXT + " pot", "'pot': a position is made of key=value words, each key once"),
        (TEXT + " pot=1 pot=1", "'pot=1': a position is made of key=value words, each key once"),
        (TEXT + " colour=red", "a position has no 'colour'"),
        (TEXT + " pot=-1", "pot is a number, not '-1'"),
        (TEXT + " pot=٣", "pot is a number, not '٣'"),
        (TEXT + " pot=", "pot is a number, not ''"),
        (TEXT + " pot=1234567890", "pot is a number, not '1234567890'"),
        (TEXT + " runes=1/x/2", "runes is a number, not 'x'"),
        (TEXT + " told=1/-/-", "told is a number, not ''"),
        (TEXT + " seed=00", "seed is 64 hexadecimal digits, not '00'"),
        (TEXT + " seed=" + "g" * 64, "seed is 64 hexadecimal digits"),
        (TEXT.replace("players=3", "players=x"), "players is a number, not 'x'"),
        (TEXT.replace("players=3", "players=6"), "the game is for 2 to 5 players, not 6"),
        (TEXT.replace("side=A", "side=C"), "the player aid has sides A and B, not 'C'"),
        (TEXT.replace("discard-pile=open", "discard-pile=ajar"), "the discard pile is one of open, bending, closed"),
        (TEXT.replace("heirs=no", "heirs=maybe"), "heirs is yes or no, not 'maybe'"),
        (TEXT + " sheet=CMST", "a sheet's code has 54 cards between commas"),
    ],
)
def test_a_text_that_is_not_a_position_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ft.PositionError, match=reason):
        ft.Position.parse(text)


def test_told_ranks_seats_and_the_seed_are_written_and_read() -> None:
    told = ((0, 3), None, (7, 12))
    here = changed(BASE, told=told, all_in=2, turn=1, seed=bytes(range(32)), blocks=3, runes=(1, 2, 3), pot=5, turns=13)
    text = str(here)
    assert {"told=0,3/-/7,12", "all_in=2", f"seed={bytes(range(32)).hex()}", "runes=1/2/3"} <= set(text.split())
    assert ft.Position.parse(text) == here


def test_card_0_is_a_card_like_any_other() -> None:
    """2C has the number 0."""
    covering = table(HAND, first="3C 5C 7C 9C JC", second="2C")
    assert covering.view(None).uncovered == ("2C", "5C", "7C", "9C", "JC")
    play(covering, "JM")
    assert "+2C" in {str(action) for action in covering.legal}
    assert "2C" not in covering.view(1).unplaced
    here = table(FOUR, played="2C", phase="pick", effects=("reveal 5*",), revealed=("3C", "5C", "7C", "9C", "JC"))
    assert (here.view(1).played, "2C" in here.view(1).unplaced) == ("2C", False)
    assert here.position().played == "2C"
    giving = table(FOUR, options=BENDING, discard="KC 2C", **GIVING, target="2C")
    assert (giving.view(1).target, giving.view(1).discard_top) == ("2C", "2C")
    play(giving, "-2M")
    assert "2C" in giving.position().hands[0]
