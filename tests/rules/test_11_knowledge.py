import pytest

import foretell as ft
from tests.positions import BENDING, CLOSED, THREE, TWO, play, position, sheet_with, table

VIEWERS = (0, 1, 2, None)
HAND = "JM 2M 4S 6T 10T"
TWO_CLOSED = ft.Options(players=2, discard="closed")


def hidden_alike(one: ft.Position, other: ft.Position, viewer: int | None, tokens: str = "") -> bool:
    """Whether two games that differ in what is hidden from `viewer` look the same."""
    games = [ft.Game.from_position(here, bytes(32)) for here in (one, other)]
    events = [[ft.event_for(event, viewer) for event in play(game, tokens)] for game in games]
    return games[0].view(viewer) == games[1].view(viewer) and events[0] == events[1]


def test_11_1_totals_pot_display_counts_and_the_top_card_are_public() -> None:
    rows = ("3C", "5C", "7C", "9C", "JC"), ("KC", None, None, None, None)
    game = table(HAND, first="3C 5C 7C 9C JC", second="KC", discard="2T 4T", runes=(1, 2, 3), pot=9, all_in=2)
    for viewer in VIEWERS:
        view = game.view(viewer)
        assert (view.runes, view.pot, view.rows, view.all_in) == ((1, 2, 3), 9, rows, 2)
        assert (view.deck, view.discard, view.discard_top) == (54 - 15 - 6 - 2, 2, "4T")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_11_1_every_card_that_moves_in_the_open_is_public(viewer: int | None) -> None:
    game = table("5M 2M 4S 6T 10T", "8C 2C 4C 6C 10C", "9T 3M 5S 7T JC", first="3C 5C", deck="KT QT AT QM 9C KM")
    events = play(game, "5M ~3C -2M 8C +2M skip 9T use ^9C xJC pass")
    moves = [event for event in events if event.key != "drew"]
    assert [ft.event_for(event, viewer) for event in moves] == moves
    assert {"played", "exchanged", "took", "revealed", "picked", "discarded", "added", "passed"} <= {
        event.key for event in moves
    }


@pytest.mark.parametrize("viewer", VIEWERS)
def test_11_1_what_a_seat_lets_go_of_for_all_to_see_is_public(viewer: int | None) -> None:
    game = table("5M 2M 4S 6T 10T", "8C 2C 4C 6C 10C", "9T 3M 5S 7T JC", first="3C 5C", deck="KT QT AT QM 9C KM")
    play(game, "5M ~3C -2M")
    assert [set(cards) for cards in game.view(viewer).shed] == [{"5M", "2M"}, set(), set()]
    play(game, "8C +2M skip")
    assert [set(cards) for cards in game.view(viewer).shed] == [{"5M", "2M"}, {"8C"}, set()]
    play(game, "9T use ^9C xJC")
    # 5.4: what a Reveal puts on the pile was never in the hand.
    assert [set(cards) for cards in game.view(viewer).shed] == [{"5M", "2M"}, {"8C"}, {"9T", "JC"}]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_11_1_a_card_given_for_the_top_of_the_discard_pile_is_let_go_of_too(viewer: int | None) -> None:
    game = table("5M 2M 4S 6T 10T", options=BENDING, first="3C 5C", discard="7C 9C")
    play(game, "5M ~9C -2M")
    assert game.view(viewer).shed == (("2M", "5M"), (), ())
    assert game.view(viewer).discard_top == "2M"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_11_1_passes_are_public_and_only_those_that_were_chosen_count(viewer: int | None) -> None:
    game = table(HAND)
    play(game, "pass pass pass")
    assert game.view(viewer).passes == (1, 1, 1)
    play(game, "allin pass pass")
    assert game.view(viewer).passes == (1, 2, 2)
    play(game, "pass")  # 7.3: seat 0 passes by itself
    assert (game.view(viewer).turn, game.view(viewer).passes) == (2, (1, 3, 2))


def test_11_1_a_new_round_forgets_passes_and_what_was_let_go_of() -> None:
    game = table(free=0, phase="predict", turn=2, turns=9, passes=(1, 0, 2), shed=(("2C",), ("3C",), ()))
    assert (game.view(0).passes, game.view(0).shed) == ((1, 0, 2), (("2C",), ("3C",), ()))
    play(game, "=0 =0 =0")
    assert game.view(0).round == 2
    assert (game.view(0).passes, game.view(0).shed) == ((0, 0, 0), ((), (), ()))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_11_1_hands_are_public_at_the_unfolding(viewer: int | None) -> None:
    hands = ("2C 2M 5S 7T 9C", "2S 3M 4M 5M 7S", "2T 3C 4S 5T 8M")
    game = table(*hands, free=0, phase="predict", turn=2, round=3)
    assert [seat for seat in range(3) if game.view(viewer).known[seat]] == ([] if viewer is None else [viewer])
    play(game, "=0 =0 =0")
    assert [set(cards) for cards in game.view(viewer).known] == [set(hand.split()) for hand in hands]
    assert game.view(viewer).unfoldings == game.unfoldings


def test_11_2_ones_own_hand_is_private() -> None:
    game = table(HAND)
    assert set(game.view(0).hand or ()) == set(HAND.split())
    assert game.view(None).hand is None
    assert [game.view(viewer).known[0] for viewer in (1, 2, None)] == [(), (), ()]
    swapped = position(HAND, "2C 4C 6C 8C 10C", "3S 5S 7S 9S JS"), position(HAND, "3S 5S 7S 9S JS", "2C 4C 6C 8C 10C")
    assert hidden_alike(*swapped, viewer=0)
    assert not hidden_alike(*swapped, viewer=1)


def test_11_2_what_the_eye_saw_is_private_to_both() -> None:
    game = table("QC 8M 5S 6T 10T", "2C 4C 7T JS R1")
    play(game, "QC @1 !7T")
    assert [game.view(viewer).known[1] for viewer in (0, 2, None)] == [("2C", "4C", "JS", "R1"), (), ()]


def test_11_2_with_closed_discards_ones_own_reveal_and_discards_are_private() -> None:
    game = table("4T 2M 5S 6T 10T", options=CLOSED, deck="KT QT 9C AT")
    play(game, "4T")
    assert not {"KT", "QT", "9C"} & set(game.view(0).unplaced)
    assert {"KT", "QT", "9C"} <= set(game.view(1).unplaced)
    play(game, "^QT use x2M")
    assert game.view(0).gone == ("9C", "2M", "KT")
    assert [game.view(viewer).gone for viewer in (1, 2, None)] == [(), (), ()]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_11_3_a_face_down_discard_is_not_among_what_was_let_go_of(viewer: int | None) -> None:
    game = table("4T 2M 5S 6T 10T", options=CLOSED, deck="KT QT 9C AT")
    play(game, "4T ^QT use x2M")
    assert game.view(viewer).discard == 3
    assert game.view(viewer).shed == (("4T",), (), ())


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("options", [THREE, CLOSED])
def test_11_3_nobody_knows_the_order_of_the_deck(options: ft.Options, viewer: int | None) -> None:
    one, other = (position(HAND, options=options, first="3C 5C", deck=deck) for deck in ("KT QT 9C", "9C KT QT"))
    assert hidden_alike(one, other, viewer)
    assert not hidden_alike(one, other, viewer, "pass")


def test_11_3_nobody_knows_anothers_draws() -> None:
    hand = "AC 2M 4S 6T 10T"
    one, other = (position(hand, first="3C 5C", deck=deck) for deck in ("KT QT", "QT KT"))
    assert all(hidden_alike(one, other, viewer, "AC") for viewer in (1, 2, None))
    assert not hidden_alike(one, other, 0, "AC")


def test_11_4_cards_got_in_the_open_are_proven() -> None:
    sheet = sheet_with({"JM": "xt*3"})
    game = table(HAND, options=ft.Options(sheet=sheet), first="3C 5C 7C", deck="KT QT 9C AT")
    play(game, "JM ~3C -2M +5C use ^QT x4S")
    for viewer in (1, 2, None):
        assert game.view(viewer).known == (("3C", "5C", "QT"), *game.view(viewer).known[1:])


def test_11_4_a_proven_card_that_leaves_the_hand_is_proven_no_more() -> None:
    game = table(HAND, options=TWO, first="3C 5C", deck="9C KT QT AT 7C")
    play(game, "JM +3C skip")
    assert game.view(1).known[0] == ("3C",)
    play(game, "pass 3C ^QT")
    assert (game.view(1).known[0], game.view(1).played) == (("QT",), "3C")


def test_11_4_the_deck_is_known_as_the_cards_not_yet_placed() -> None:
    game = table(HAND, first="3C 5C", discard="7C", deck="KT")
    unplaced = set(game.view(0).unplaced)
    assert unplaced == set(ft.CARDS) - set(HAND.split()) - {"3C", "5C", "7C"}
    play(game, "pass")
    assert set(game.view(0).unplaced) == unplaced - {"KT"}
    assert set(game.view(None).unplaced) == set(ft.CARDS) - {"3C", "5C", "7C", "KT"}


def test_11_4_a_face_down_discard_makes_the_known_cards_of_that_hand_unproven() -> None:
    sheet = sheet_with({"JM": "t*d"})
    options = ft.Options(discard="closed", sheet=sheet)
    game = table(HAND, options=options, first="3C 5C", deck="KT", private=((), ("2M", "6T"), ()))
    assert game.view(1).known[0] == ("2M", "6T")
    play(game, "JM +3C")
    assert [game.view(viewer).known[0] for viewer in (1, 2, None)] == [("3C", "2M", "6T"), ("3C",), ("3C",)]
    play(game, "use x4S")
    assert [game.view(viewer).known[0] for viewer in (1, 2, None)] == [(), (), ()]
    assert {"2M", "3C", "6T"} <= set(game.view(1).unplaced)
    assert game.view(0).gone == ("4S",)


def test_11_4_an_open_discard_leaves_the_other_cards_proven() -> None:
    game = table(HAND, first="3C 5C", deck="KT")
    play(game, "JM +3C use x4S")
    assert game.view(1).known[0] == ("3C",)


def test_11_4_when_the_deck_is_used_up_two_players_know_each_others_hands() -> None:
    game = table(HAND, options=TWO, first="3C 5C", deck="KT", rest="discard")
    assert (game.view(0).known[1], game.view(1).known[0]) == ((), ())
    play(game, "pass")
    hands = game.position().hands
    assert (game.view(0).known[1], game.view(1).known[0]) == (hands[1], hands[0])
    assert game.view(0).unplaced == ()
    # A spectator knows the ten cards, but not whose they are.
    assert game.view(None).known == ((), ())
    assert set(game.view(None).unplaced) == {*hands[0], *hands[1]}


def test_11_4_with_three_players_counting_proves_the_last_hand_to_who_knows_the_others() -> None:
    second = "2C 4C 6C 8C 10C"
    private = (tuple(second.split()), (), ())
    game = table(HAND, second, first="3C 5C", deck="KT", rest="discard", private=private)
    assert game.view(0).known[2] == ()
    play(game, "pass")
    assert game.view(0).known[2] == game.position().hands[2]
    assert [game.view(viewer).known[2] for viewer in (1, None)] == [(), ()]
    assert game.view(1).known[0] == ()


def test_11_4_what_was_proven_before_a_reshuffle_stays_proven_after_it() -> None:
    game = table("AC 2M 4S 6T 8T", options=TWO, first="3C 5C", rest="discard")
    play(game, "AC")
    assert game.view(1).known[0] == ("2M", "4S", "6T", "8T")
    assert game.view(0).known[1] == game.position().hands[1]


def test_11_4_a_reshuffle_makes_the_discards_unplaced() -> None:
    game = table(HAND, first="3C 5C", rest="discard")
    pile = set(game.position().discard)
    assert set(game.view(1).gone) == pile
    play(game, "pass")
    assert game.view(1).gone == ()
    assert pile - set(game.view(1).unplaced) == {game.view(1).rows[0][2]}


SECOND = "AM 2C 4C 6C 10C"
THIRD = "KM 2S 7S 9S JS"


def two_hidden_cards(deck: str = "") -> ft.Game:
    """All is public but one card of seat 1 (AM) and one of seat 2 (KM), and what is in the deck."""
    here = position("AC 2M 4S 6T 8T", SECOND, THIRD, first="3C 5C", deck=deck, rest="discard")
    hidden = {"AM", "KM", *here.deck}
    public = tuple(card for card in ft.CARDS if card not in hidden)
    return ft.Game.from_position(ft.Position(**(vars(here) | {"public": public})), bytes(32))


def test_11_4_after_a_reshuffle_hidden_hand_cards_are_known_not_to_be_in_the_new_deck() -> None:
    game = two_hidden_cards()
    play(game, "AC")
    assert game.view(None).deck > 0
    assert (game.view(None).known[1], game.view(None).known[2]) == (("2C", "4C", "6C", "10C"), ("2S", "7S", "9S", "JS"))
    # Seat 1 shows AM: the other hidden card of the deck before, KM, can be nowhere but with seat 2.
    play(game, "AM")
    assert "KM" in game.view(None).known[2]
    assert game.view(None).known[1] == ("2C", "4C", "6C", "10C")


def test_11_4_without_a_reshuffle_the_same_card_might_be_in_the_deck() -> None:
    game = two_hidden_cards(deck="QT 9T 7T")
    play(game, "AC AM")
    assert "KM" not in game.view(None).known[2]


def test_11_4_the_holder_of_one_of_two_hidden_cards_knows_the_other() -> None:
    game = two_hidden_cards()
    play(game, "AC")
    assert "KM" in game.view(1).known[2]
    assert "AM" in game.view(2).known[1]
    assert ("AM" in game.view(0).known[1], "KM" in game.view(0).known[2]) == (False, False)


def test_11_4_cards_of_several_decks_are_counted_apart() -> None:
    # AM and KM are left of a first deck, QT and 9T of a second, which is used up now.
    hands = ("QT 2M 4S 6T 8T", "AM 2C 4C 6C 9T", THIRD)
    public = tuple(card for card in ft.CARDS if card not in ("AM", "KM", "QT", "9T"))
    game = table(*hands, first="3C 5C", rest="discard", public=public, pools=(("KM", "AM"),))
    play(game, "pass")
    assert game.position().pools == (("KM", "AM"), ("9T", "QT"))
    play(game, "AM")
    known = game.view(None).known
    assert ("KM" in known[2], "9T" in known[1], "QT" in known[0]) == (True, False, False)
    assert game.position().pools == (("9T", "QT"),)
    # Seat 0 shows QT: what is left of the second deck, 9T, is with seat 1.
    play(game, "pass QT skip")
    assert "9T" in game.view(None).known[1]


def test_11_4_hidden_cards_of_an_earlier_deck_do_not_forbid_a_proof_about_the_present_one() -> None:
    # AM and KM are left of a first deck. Of the second, QT is its last card, and 9T is in a hand.
    hands = ("JM 2M 4S 6T 8T", "AM 2C 4C 6C 9T", THIRD)
    public = tuple(card for card in ft.CARDS if card not in ("AM", "KM", "QT", "9T"))
    game = table(*hands, first="3C 5C", deck="QT", rest="discard", public=public, pools=(("KM", "AM"),))
    play(game, "pass")
    known = game.view(None).known
    assert ("9T" in known[1], "AM" in known[1], "KM" in known[2]) == (True, False, False)


def test_11_4_with_closed_discards_unseen_cards_of_the_pile_forbid_the_proof() -> None:
    game = table(HAND, options=TWO_CLOSED, first="3C 5C", deck="KT", rest="discard")
    play(game, "pass")
    assert (game.view(0).known[1], game.view(1).known[0]) == ((), ())


def test_11_4_with_closed_discards_who_made_all_the_discards_can_count() -> None:
    here = position(HAND, options=TWO_CLOSED, first="3C 5C", deck="KT", rest="discard")
    game = ft.Game.from_position(ft.Position(**(vars(here) | {"private": (here.discard, ())})), bytes(32))
    play(game, "pass")
    assert game.view(0).known[1] == game.position().hands[1]
    assert game.view(1).known[0] == ()


def test_11_4_a_new_round_leaves_nothing_known() -> None:
    here = position(free=0, phase="predict", turn=2, turns=3, told=((1, 3), None, None))
    pools = ((*here.hands[0], *here.hands[1], *here.hands[2]),)
    game = ft.Game.from_position(ft.Position(**(vars(here) | {"pools": pools})), bytes(32))
    play(game, "=0 =0 =0")
    assert game.position().pools == ()
    for viewer in VIEWERS:
        others = [seat for seat in range(3) if seat != viewer]
        assert [game.view(viewer).known[seat] for seat in others] == [()] * len(others)
        assert (game.view(viewer).told, game.view(viewer).gone) == ((None,) * 3, ())


def test_j10_a_told_rank_proves_no_card() -> None:
    # Three nines are known, and four of a kind is told: the fourth nine is still not proven.
    private = (("9C", "9M", "9S"), (), ())
    game = table("QM 2M 4S 6T 10T", "9C 9M 9S 9T KC", private=private)
    play(game, "QM @1")
    assert game.view(0).told[1] == ft.Told(7, 0)
    assert game.view(0).known[1] == ("9C", "9M", "9S")


def test_j10_the_example_of_the_last_deck() -> None:
    bruno, carmen = "AM 4C KS 6C 10C", "KM 2S 7S 9S JS"
    hidden = {"bruno": ("AM", "KS"), "both": ("AM", "KM")}
    for whose, cards in hidden.items():
        public = tuple(card for card in ft.CARDS if card not in (*cards, "QT"))
        game = table("AC 2M 4S 6T 8T", bruno, carmen, first="3C 5C", deck="QT", rest="discard", public=public)
        play(game, "pass")
        assert set(cards) <= {*game.position().hands[1], *game.position().hands[2]}
        assert (set(cards) <= set(game.view(0).known[1])) == (whose == "bruno")
        assert set(game.view(0).unplaced) == (set() if whose == "bruno" else set(cards))


def test_j10_a_card_alone_of_its_deck_is_proven() -> None:
    # As many earlier decks as can ever matter, each with one hidden card left.
    here = position(options=ft.Options(5), first="3C 5C")
    held = [card for hand in here.hands for card in hand]
    pools = tuple((card,) for card in held[:14])
    game = ft.Game.from_position(ft.Position(**(vars(here) | {"pools": pools})), bytes(32))
    play(game, "pass")
    assert sorted(card for cards in game.view(None).known for card in cards) == sorted(held[:14])
    assert game.position().pools == ()
