import copy
import pickle
import random
from dataclasses import fields, replace

import pytest

import foretell as ft
from foretell.rules import facts
from foretell.rules.history import HISTORY, LENGTH, observe_history
from foretell.rules.knowledge import SPECTATOR
from tests.positions import BENDING, CLOSED, SEED, THREE, TWO, play, sheet_with, table

HAND = "JM 2M 4S 6T 10T"
SECRETS = ("dealt", "drew", "showed")
CLOSED_SECRETS = ("revealed", "picked", "discarded")


def events_of_a_game(options: ft.Options, number: int) -> list[ft.Event]:
    chance = random.Random(number)
    game = ft.Game(options, bytes([number]) * 32)
    events = [*game.opening]
    while game.phase != "over":
        events += game.play(chance.choice([action for action in game.legal if action != ft.AllIn()]))
    return events


@pytest.mark.parametrize("options", [TWO, THREE, BENDING, CLOSED, ft.Options(5, discard="closed")])
def test_an_event_has_an_audience_if_and_only_if_it_holds_a_secret(options: ft.Options) -> None:
    for event in events_of_a_game(options, 1):
        secret = event.key in SECRETS
        secret |= options.discard == "closed" and event.key in CLOSED_SECRETS
        secret |= options.players == 2 and event.key == "predicted"
        assert (event.audience is not None) == secret
        if event.audience is not None:
            assert event.audience == ((event.seat, event.other) if event.key == "showed" else (event.seat,))


def test_an_event_keeps_all_but_the_secret_for_others() -> None:
    event = ft.Event("showed", 1, 0, ("2C", "3C", "4C", "5C"), audience=(1, 0))
    assert ft.event_for(event, 0) is event
    assert ft.event_for(event, 1) is event
    for viewer in (2, None):
        assert ft.event_for(event, viewer) == ft.Event("showed", 1, 0, (None,) * 4, audience=(1, 0))
    predicted = ft.Event("predicted", 0, 1, audience=(0,))
    assert ft.event_for(predicted, 0).other == 1
    assert ft.event_for(predicted, 1) == ft.Event("predicted", 0, audience=(0,))


def test_every_fact_has_an_event_of_its_name() -> None:
    names = {name.lower() for name, value in vars(facts).items() if name.isupper() and isinstance(value, int)}
    sheet = sheet_with({"AC": "ed*h", "AM": "t*x3", "AS": "rt*x"})
    seen = set()
    for number, discard in enumerate((*ft.DISCARDS, *[ft.DISCARDS[1]] * 2)):
        for players in (2, 3):
            options = ft.Options(players, discard=discard, sheet=sheet)
            seen |= {event.key for event in events_of_a_game(options, number)}
    game = table("2C 2M 5S 7T 9C", "2S 3M 4M 5M 7S", options=ft.Options(2, heirs=True), round=3, free=2, runes=(6, 7))
    seen |= {event.key for event in play(game, "allin =0 =0")}
    seen |= {event.key for event in play(table(HAND, options=TWO, all_in=1), "pass")}
    seen |= {event.key for event in play(table("QM 2M 4S 6T 10T", options=TWO, all_in=1, rest="discard"), "QM")}
    assert seen == names


def test_events_carry_their_arguments() -> None:
    game = table("9S 2M 4S 6T 10T", first="3C", deck="KT QT 9C")
    assert play(game, "9S") == [ft.Event("played", 0, cards=("9S",))]
    assert play(game, "skip") == [
        ft.Event("declined", 0, effect="rune"),
        ft.Event("revealed", 0, cards=("KT", "QT", "9C")),
    ]
    assert play(game, "^QT") == [
        ft.Event("picked", 0, cards=("QT",)),
        ft.Event("discarded", 0, cards=("KT",)),
        ft.Event("discarded", 0, cards=("9C",)),
        ft.Event("added", 0, cards=("9S",), space=1),
    ]


def test_events_of_a_deal() -> None:
    game = ft.Game(BENDING, SEED)
    here = game.position()
    opening = list(game.opening)
    assert opening[0] == ft.Event("round_started", 0, runes=4, round=1)
    assert opening[1:4] == [ft.Event("dealt", i, cards=here.hands[i], audience=(i,)) for i in range(3)]
    assert opening[4:6] == [ft.Event("laid", cards=(here.rows[0][i],), space=i) for i in range(2)]
    assert opening[6:] == [ft.Event("discard_started", cards=here.discard)]


def test_events_of_an_end() -> None:
    hands = ("2C 2M 5S 7T R1", "2S 3M 4M 5M 7S")
    game = table(*hands, options=TWO, free=0, phase="predict", turn=1, round=3, pot=5)
    play(game, "=0")
    assert play(game, "=0") == [
        ft.Event("predicted", 1, 0, audience=(1,)),
        ft.Event("predictions_revealed"),
        ft.Event("said", 0, 0),
        ft.Event("said", 1, 0),
        ft.Event("unfolded", 0, cards=("2C", "2M", "5S", "7T", "R1"), rank=1),
        ft.Event("unfolded", 1, cards=("3M", "4M", "5M", "2S", "7S"), rank=0),
        ft.Event("best_hand", 0),
        ft.Event("pot_won", 0, runes=2),
        ft.Event("pot_won", 1, runes=2),
        ft.Event("pot_kept", runes=1),
        ft.Event("hand_scored", 0, runes=1),
        ft.Event("rune_cards_scored", 0, runes=2),
        ft.Event("round_ended", round=3),
        ft.Event("game_ended", 0),
    ]


def test_a_view_says_whose_choice_it_is() -> None:
    game = table(HAND, first="3C")
    assert [game.view(viewer).choices for viewer in (1, 2, None)] == [(), (), ()]
    assert set(game.view(0).choices) == {*HAND.split(), "pass", "allin"}
    assert game.view(0).legal == game.legal
    assert game.view(1).legal == ()
    assert [game.view(viewer).actors for viewer in (0, 1, None)] == [(0,)] * 3


def test_a_view_names_the_effect_that_is_asked() -> None:
    game = table(HAND, first="3C")
    assert (game.view(0).effect, game.view(0).starred) == (None, False)
    play(game, "JM")
    for viewer in (0, 1, None):
        assert (game.view(viewer).effect, game.view(viewer).starred) == ("take", True)
        assert game.view(viewer).effects == ("take*", "draw")
    play(game, "+3C")
    assert (game.view(1).effect, game.view(1).starred) == ("draw", False)
    play(game, "use")
    assert (game.phase, game.view(1).effect, game.view(1).starred) == ("discard", None, False)
    assert game.view(1).effects == ()


@pytest.mark.parametrize(
    ("card", "tokens", "phase", "effect"),
    [
        ("5M", "5M", "exchange", "exchange"),
        ("5M", "5M ~3C", "give", "exchange"),
        ("2M", "2M", "pick", "reveal 5"),
        ("QM", "QM", "hypnosis", "hypnosis"),
        ("QC", "QC", "eye", "eye"),
        ("QC", "QC @1", "hide", "eye"),
        ("9S", "9S", "offer", "rune"),
    ],
)
def test_each_phase_of_a_card_has_its_effect(card: str, tokens: str, phase: str, effect: str) -> None:
    game = table(f"{card} 4C 4S 6T 10T", first="3C")
    play(game, tokens)
    assert (game.view(2).phase, game.view(2).effect) == (phase, effect)


def test_a_view_ranks_the_own_hand_also_in_the_middle_of_a_turn() -> None:
    game = table("JM 2M 2S 6T 10T", first="6C")
    rank = game.view(0).rank
    assert rank is not None
    assert rank.name == "pair"
    play(game, "JM +6C use")
    rank = game.view(0).rank
    assert rank is not None
    assert rank.points >= 2
    assert game.view(None).rank is None


def test_a_view_counts_hands() -> None:
    game = table(HAND, first="3C 5C")
    sizes = [game.view(1).hand_sizes]
    for token in ("JM", "+3C", "use"):
        play(game, token)
        sizes.append(game.view(1).hand_sizes)
    assert sizes == [(5, 5, 5), (4, 5, 5), (5, 5, 5), (6, 5, 5)]


def test_the_uncovered_cards_are_the_upper_ones() -> None:
    game = table(HAND, first="3C 5C 7C - JC", second="KC")
    assert game.view(None).uncovered == ("KC", "5C", "7C", "JC")


def test_views_are_frozen_and_compare_by_content() -> None:
    game = table(HAND)
    one, other = game.view(0), game.view(0)
    assert one.rank == other.rank
    assert one == other
    assert hash(one) == hash(other)
    with pytest.raises(AttributeError):
        one.pot = 5  # type: ignore[misc]


@pytest.mark.parametrize("options", [TWO, BENDING, CLOSED])
def test_every_card_is_somewhere_in_a_view(options: ft.Options) -> None:
    """Own hand, proven hands, display, played, revealed, known discards and unplaced cards have each card once."""
    chance = random.Random(options.discard)
    game = ft.Game(options, SEED)
    while game.phase != "over":
        for viewer in (0, 1, None):
            view = game.view(viewer)
            places = [card for cards in (*view.known, *view.rows, view.gone, view.unplaced) for card in cards if card]
            places += [card for card in (view.played, *view.revealed) if card]
            assert sorted(places) == sorted(ft.CARDS)
        game.play(chance.choice([action for action in game.legal if action != ft.AllIn()]))


def test_11_the_history_of_a_view_is_that_of_the_rules() -> None:
    game = ft.Game(ft.Options(3), bytes(32))
    for _ in range(6):
        game.play(game.legal[0])
    for viewer in (0, 1, 2, None):
        words = [0] * HISTORY
        seat = SPECTATOR if viewer is None else viewer
        observe_history(game.options.config, game._state, seat, words, HISTORY)
        assert game.view(viewer).history == tuple(words)
        assert words[LENGTH] > 0


def test_a_view_does_not_depend_on_when_its_fields_are_read() -> None:
    game = ft.Game(ft.Options(players=3), seed=bytes(32))
    early, late = game.view(0), game.view(0)
    assert [getattr(early, field.name) for field in fields(early)]
    for twin in (copy.copy(late), copy.deepcopy(late), pickle.loads(pickle.dumps(late))):
        assert twin.hand == early.hand
    game.play(game.legal[0])
    assert (late, repr(late), late.history, late.events) == (early, repr(early), early.history, early.events)
    assert replace(late, pot=99).rows == early.rows


def test_a_view_has_no_other_fields() -> None:
    view = ft.Game(ft.Options(players=3), seed=bytes(32)).view(0)
    with pytest.raises(AttributeError, match="'SeatView' object has no attribute 'hands'"):
        view.hands  # type: ignore[attr-defined]  # noqa: B018
    assert not hasattr(view, "deck_cards")
