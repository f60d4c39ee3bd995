"""Tests of the oracle itself, from the clauses and the examples of the rulebook."""

import random
from collections.abc import Sequence

import pytest

from . import ranking, scoring
from .cards import ALL_CARDS, ALL_IN, PASS, SEAT_0, SKIP, USE, number
from .display import COLUMNS, Display, Space
from .observations import DECK, REVEALED, Moved, Reshuffled, Shown, Told
from .position import Options
from .sheet import FORETELL_1
from .table import Oracle

VARIANTS = ("open", "bending", "closed")


def unshuffled(cards: list[str]) -> list[str]:
    return cards


def position(
    hands: Sequence[str],
    rows: Sequence[Sequence[Space]] = (("2C", "3C"), ()),
    *,
    deck: str | None = None,
    discard: str = "",
    variant: str = "open",
    all_in: int | None = None,
    turns: int = 0,
    pot: int = 0,
    effects: Sequence[tuple[str, bool]] = (),
) -> Oracle:
    """A position of round 3 before the turn of seat 0; cards not named go below the deck, or below the pile.

    `effects`, if any, are those of the Jack of Masks; all else is as on the default sheet.
    """
    sheet = FORETELL_1 | {"JM": list(effects)} if effects else FORETELL_1
    held = [cards.split() for cards in hands]
    piles = [(deck or "").split(), discard.split()]
    named = {card for cards in [*held, *rows, *piles] for card in cards}
    rest = [card for card in ALL_CARDS if card not in named]
    full = [piles[0] + rest, piles[1]] if deck is None else [piles[0], rest + piles[1]]
    options = Options(players=len(hands), discard=variant)
    runes = [0] * len(hands)
    return Oracle.from_position(
        options, held, rows, full[0], full[1], 0, 3, runes, pot, all_in, shuffle=unshuffled, turns=turns, sheet=sheet
    )


def full_rows(players: int, free: int) -> list[list[Space]]:
    """A display of Clocks and Masks with that many spaces free."""
    columns = COLUMNS[players]
    cards: list[Space] = [*ALL_CARDS[: 2 * columns - free]]
    return [cards[:columns], cards[columns:]]


def choose(game: Oracle, *actions: str | int) -> None:
    for action in actions:
        game.act(number(action) if isinstance(action, str) else action)


def key(hand: str, side: str = "A") -> ranking.Key:
    return ranking.key(hand.split(), side, "CMST")


# Ranking


def test_8_3_every_rank_has_its_points_on_both_sides() -> None:
    hands = {
        "5C 6C 7C 8C 9C": (10, 10),
        "9C 9M 9S 9T R1": (7, 7),
        "2C 2M 2S 3C 3M": (6, 4),
        "2T 4T 6T 8T AT": (5, 5),
        "10C JC QC KC AM": (4, 6),
        "2C 2M 2S R1 R2": (3, 3),
        "2C 2M 3S 3T R1": (2, 2),
        "2C 2M 3S R2 R1": (1, 1),
        "2C 4M 6S 8T R1": (0, 0),
    }
    for hand, expected in hands.items():
        assert tuple(ranking.points(hand.split(), side) for side in "AB") == expected


def test_8_4_the_low_ace_makes_a_five_high_straight_and_none_goes_round_the_corner() -> None:
    assert key("AC 2M 3S 4T 5M") == (4, 5, 2)
    assert key("AC 2M 3S 4T 5M") < key("2C 3M 4S 5T 6T")
    assert ranking.category(["QC", "KC", "AC", "2C", "3M"]) == "nothing"
    assert key("AT 2T 3T 4T 5T") == (10, 5, 0)


def test_8_6_equal_ranks_go_by_the_value_of_the_group_and_then_by_its_best_suit() -> None:
    assert key("9S 9T 4C 5C 6C") > key("8C 8M AC KC QC")
    assert key("9C 9T 2C 3C 5M") > key("9M 9S AC KC QC")
    assert key("KC KT 2C 2M 7M") > key("KM KS QC QM AC")  # J7: the lower pair is not compared
    assert key("2C 4C 6C 8C KC") < key("2T 4T 6T 8T AT")
    assert key("3C 5M 7S 9T JC") > key("2C 4C 6S 9C JM")  # J8
    assert key("R1 R2") < key("2T 3T 4T 5T 7S")


def test_8_6_no_two_hands_of_one_deal_are_equal() -> None:
    chance = random.Random(1)
    for _ in range(2_000):
        deck = chance.sample(ALL_CARDS, 50)
        keys = [ranking.key(deck[i : i + 5], "A", "CMST") for i in range(0, 50, 5)]
        assert len(set(keys)) == len(keys)


# Playing


def test_5_1_the_jack_of_masks_takes_a_card_and_then_draws_one() -> None:
    game = position(["JM 2M 4S 6T 8T", "4C 5C 6C 7C 9C"], deck="10T KT", variant="bending", discard="AS")
    choose(game, "JM")
    assert (game.phase, game.legal()) == ("take", {number("2C"), number("3C"), number("AS")})
    choose(game, "2C")
    assert (game.phase, game.legal()) == ("offer", {USE, SKIP})
    choose(game, USE)
    assert (game.phase, game.legal()) == ("discard", {number(c) for c in ["2M", "4S", "6T", "8T", "2C", "10T"]})
    choose(game, "4S")
    assert (game.phase, game.actor, game.discard[-1]) == ("play", 1, "4S")
    assert game.display.rows[0] == ["JM", "3C", None, None]


def test_j2_a_hand_short_of_five_cards_is_filled_from_the_deck() -> None:
    game = position(["JM 2M 4S 6T 8T", "4C 5C 6C 7C 9C"], [["3C", None], []], deck="KT QT", discard="AS")
    choose(game, "JM", "3C", SKIP)
    assert game.actor == 1
    game = position(["JM 2M 4S 6T 8T", "4C 5C 6C 7C 9C"], [[], []], deck="KT QT", discard="AS")
    choose(game, "JM")
    assert game.phase == "offer"  # the starred take is passed over
    choose(game, SKIP)
    assert game.hands[0] == ["2M", "4S", "6T", "8T", "KT"]


def test_5_2_the_exchanged_card_goes_into_the_space_of_the_other() -> None:
    game = position(["5M 2M 4S 6T 8T", "4C 5C 6C 7C 9C"], deck="KT")
    choose(game, "5M", "2C")
    assert (game.phase, game.legal()) == ("give", {number(card) for card in ["2M", "4S", "6T", "8T"]})
    choose(game, "4S")
    assert game.display.rows[0] == ["4S", "3C", "5M", None]
    assert game.hands[0] == ["2M", "6T", "8T", "2C", "KT"]


def test_10_1_an_exchange_with_the_pile_changes_its_top() -> None:
    game = position(["5M 2M 4S 6T 8T", "4C 5C 6C 7C 9C"], deck="KT", discard="AS AT", variant="bending")
    choose(game, "5M", "AT", "4S")
    assert game.discard[-2:] == ["AS", "4S"]
    assert game.hands[0] == ["2M", "6T", "8T", "AT", "KT"]


def test_3_4_the_pile_is_shuffled_in_the_middle_of_a_reveal_without_the_cards_revealed() -> None:
    game = position(["2M JM 4S 6T 8T", "4C 5C 6C 7C 9C"], deck="KT QT", discard="AS")
    pile = list(game.discard)
    choose(game, "2M")
    assert game.revealed == ["KT", "QT", *pile[:3]]
    reveals = [event for event in game.log if isinstance(event, Reshuffled) or "reveal" in str(event)]
    assert [isinstance(event, Reshuffled) for event in reveals] == [False, False, True, False, False, False]
    choose(game, pile[1])
    assert game.discard == ["KT", "QT", pile[0], pile[2]]


def test_10_2_the_cards_of_a_reveal_are_for_the_player_alone() -> None:
    game = position(["2M JM 4S 6T 8T", "4C 5C 6C 7C 9C"], variant="closed")
    choose(game, "2M")
    revealed = [event for event in game.observations(1) if isinstance(event, Moved) and event.why == "revealed"]
    assert [(event.card, event.source, event.target) for event in revealed] == [(None, DECK, REVEALED)] * 5
    own = [event for event in game.observations(0) if isinstance(event, Moved) and event.why == "revealed"]
    assert [event.card for event in own] == game.revealed


def test_5_6_hypnosis_tells_the_rank_to_everyone() -> None:
    game = position(["KM JM 4S 6T 8T", "4C 5C 6C 7C 9C", "4M 5M 6M 7M 8M"])
    choose(game, "KM", "2C")
    assert (game.phase, game.legal()) == ("hypnosis", {SEAT_0 + 1, SEAT_0 + 2, SKIP})
    choose(game, SEAT_0 + 2)
    assert Told(2, 10) in game.observations(None)


def test_5_7_the_eye_shows_four_cards_only_to_the_player() -> None:
    game = position(["KC JM 4S 6T 8T", "4C 5C 6C 7C 9C", "4M 5M 6M 7M 8M"])
    choose(game, "KC", "2C", SEAT_0 + 2)
    assert (game.phase, game.actor, game.legal()) == ("hide", 2, {number(c) for c in game.hands[2]})
    choose(game, "6M")
    seats = frozenset({0, 2})
    assert game.observations(0)[-2] == Shown(2, ("4M", "5M", "7M", "8M"), seats)
    assert game.observations(1)[-2] == Shown(2, (None, None, None, None), seats)


STARRED = [("exchange", True), ("rune", True), ("eye", True), ("reveal 7", True)]


def test_j14_each_starred_effect_is_carried_out_whatever_it_is() -> None:
    game = position(["JM 2M 4S 6T 8T", "4C 5C 6C 7C 9C"], effects=STARRED)
    choose(game, "JM")
    assert (game.phase, game.legal()) == ("exchange", {number("2C"), number("3C")})  # no SKIP
    choose(game, "2C", "4S")
    assert game.runes[0] == 1
    assert (game.phase, game.legal()) == ("eye", {SEAT_0 + 1})
    choose(game, SEAT_0 + 1, "4C")
    assert (game.phase, len(game.revealed), game.legal()) == ("pick", 7, {number(card) for card in game.revealed})
    choose(game, game.revealed[6])
    assert (game.actor, len(game.discard), len(game.hands[0])) == (1, 6, 5)


def test_j14_j2_what_cannot_be_carried_out_is_passed_over_though_starred() -> None:
    game = position(["JM 2M 4S 6T 8T", "4C 5C 6C 7C 9C"], [[], []], deck="KT QT", all_in=1, effects=STARRED)
    choose(game, "JM")
    assert (game.phase, game.runes[0], len(game.revealed)) == ("pick", 1, 7)


def test_j14_a_reveal_of_one_leaves_nothing_to_discard() -> None:
    game = position(["JM 2M 4S 6T 8T", "4C 5C 6C 7C 9C"], deck="KT", effects=[("reveal 1", True)])
    choose(game, "JM", "KT")
    assert (game.actor, game.hands[0]) == (1, ["2M", "4S", "6T", "8T", "KT"])


def test_7_3_nobody_to_ask_passes_the_effect_over() -> None:
    game = position(["KC JM 4S 6T 8T", "4C 5C 6C 7C 9C"], all_in=1)
    assert ALL_IN not in game.legal()
    choose(game, "KC", "2C")
    assert (game.phase, game.actor) == ("play", 0)  # no eye, and seat 1 has passed by itself
    assert len(game.display.cards()) == 3


def test_j4_a_gap_in_the_first_row_is_filled_before_the_second_row_goes_on() -> None:
    display = Display(2, [["2C", "3C", "4C", "5C"], ["6C"]])
    assert display.uncovered() == ["6C", "3C", "4C", "5C"]
    display.remove("3C")
    for card in ("7C", "8C"):
        display.add(card)
    assert display.rows == [["2C", "7C", "4C", "5C"], ["6C", "8C", None, None]]
    with pytest.raises(ValueError, match="uncovered"):
        display.remove("2C")


def test_j5_an_all_in_adds_one_card_to_a_display_with_one_free_space() -> None:
    game = position(["4S 5S 6S 7S 9S", "4T 5T 6T 7T 9T"], full_rows(2, free=1))
    before = len(game.deck)
    choose(game, ALL_IN)
    assert (game.phase, game.actors, len(game.deck)) == ("predict", (1, 0), before - 1)


def test_j6_after_sixty_turns_a_player_all_pass() -> None:
    game = position(["4S 5S 6S 7S 9S", "4T 5T 6T 7T 9T"], turns=119)
    choose(game, PASS)
    assert (game.phase, game.turns) == ("predict", 119 + 6)


# Predicting and scoring


def test_8_1_predictions_begin_after_the_player_who_filled_the_display() -> None:
    game = position(["4S 5S 6S 7S 9S", "4T 5T 6T 7T 9T", "JS JT QS QT KS"], full_rows(3, free=1))
    choose(game, PASS)
    assert (game.phase, game.actors, game.legal()) == ("predict", (1,), {SEAT_0, SEAT_0 + 1, SEAT_0 + 2})


def test_8_2_two_players_may_predict_in_any_order() -> None:
    game = position(["4S 5S 6S 7S 9S", "4T 5T 6T 7T 9T"], full_rows(2, free=1))
    choose(game, PASS)
    game.act(SEAT_0, seat=0)
    assert game.actors == (1,)
    with pytest.raises(ValueError, match="seat 0 is not asked"):
        game.act(SEAT_0, seat=0)
    game.act(SEAT_0 + 1)
    assert (game.phase, game.predictions, game.winner) == ("over", {0: 0, 1: 1}, 0)


def test_8_7_of_a_pot_of_seven_two_players_get_three_each_and_one_stays() -> None:
    game = position(["4S 4T 6S 7S 9S", "JS JT QS QT KS", "5T 6T 7T 8S R1"], full_rows(3, free=1), pot=7)
    choose(game, PASS, SEAT_0 + 1, SEAT_0, SEAT_0 + 1)
    assert (game.runes, game.pot) == ([3 + 1, 3 + 2, 2], 1)
    assert scoring.shares_of_the_pot(7, [False] * 3) == ([0, 0, 0], 7)


def test_2_5_the_fewest_runes_start_and_of_those_tied_the_worst_hand() -> None:
    keys = [key("9C 9M 2C 3C 4C"), key("8C 8M AC KC QC"), key("2S 4S 6S 8T 9S")]
    assert scoring.starter([5, 5, 6], keys) == 1
    assert scoring.starter([5, 6, 6], keys) == 0


def test_9_1_and_9_3_ties_for_the_lead() -> None:
    keys = [key("9C 9M 2C 3C 4C"), key("8C 8M AC KC QC"), key("2S 4S 6S 8T 9S")]
    assert scoring.winner([4, 9, 9], keys, 3) == 1
    assert scoring.winner([4, 9, 9], keys, 4) is None
    assert scoring.winner([10, 9, 9], keys, 4) == 0
    assert [scoring.runes_for_the_pot(round, 2) for round in (1, 2, 3, 4)] == [2, 4, 6, 10]
    assert [scoring.runes_for_the_pot(round, 5) for round in (1, 2, 3, 4)] == [4, 6, 8, 10]


def test_9_3_the_heirs_play_one_more_round() -> None:
    hands = ["4S 5S 6S 7S 9S", "4T 5T 6T 7T 9T"]
    rest = [card for card in ALL_CARDS if card not in {*" ".join(hands).split(), *ALL_CARDS[:7]}]
    game = Oracle.from_position(
        Options(players=2, heirs=True),
        [hand.split() for hand in hands],
        full_rows(2, free=1),
        rest,
        [],
        turn=0,
        round=3,
        runes=[3, 3],
        pot=5,
        all_in=None,
        shuffle=unshuffled,
    )
    choose(game, PASS, SEAT_0, SEAT_0)
    assert (game.round, game.phase, game.runes, game.pot) == (4, "play", [10, 10], 11)
    assert game.actor == 1  # 2.5: a flush of Trees is worse than one of Scarabs


# Whole games


def test_2_2_the_deal_follows_the_deck() -> None:
    game = Oracle(Options(players=2, discard="bending"), unshuffled)
    assert game.hands == [ALL_CARDS[:5], ALL_CARDS[5:10]]
    assert (game.display.cards(), game.discard) == (ALL_CARDS[10:12], [ALL_CARDS[12]])
    assert (game.deck, game.pot, game.actor) == (ALL_CARDS[13:], 2, 0)


def test_card_sheet_the_jack_of_masks_reads_take_draw() -> None:
    assert FORETELL_1["JM"] == [("take", True), ("draw", False)]
    assert FORETELL_1["QT"] == [("draw", False), ("draw", True)]
    assert all(sum(starred for _, starred in effects) == 1 for effects in FORETELL_1.values())


def all_cards_of(game: Oracle) -> list[str]:
    hands = [card for cards in game.hands for card in cards]
    table = [*game.revealed, *([game.played] if game.played else [])]
    return sorted(hands + game.display.cards() + game.deck + game.discard + table)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_3_2_random_games_end_and_lose_no_card(players: int, variant: str) -> None:
    chance = random.Random(players)
    for heirs in (False, True, True, True):
        options = Options(players, chance.choice("AB"), variant, heirs)
        game = Oracle(options, lambda cards: chance.sample(cards, len(cards)))
        while game.phase != "over":
            assert all_cards_of(game) == sorted(ALL_CARDS)
            game.act(chance.choice(sorted(game.legal() - {PASS}) or [PASS]), chance.choice(game.actors))
        assert game.round in (3, 4)
        assert game.legal() == set()
