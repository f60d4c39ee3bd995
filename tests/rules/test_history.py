"""The history of a round, word by word (clause 11). tests/properties compares whole games with the events."""

import pytest

import foretell as ft
from foretell.rules import State, facts
from foretell.rules.history import (
    CARD_BITS,
    CARD_MASK,
    CARDS_SHIFT,
    DIGEST,
    ENTRIES,
    HIDDEN_SEAT,
    HISTORY,
    KIND_MASK,
    LENGTH,
    NO_SEAT,
    OTHER_SHIFT,
    SEAT_MASK,
    SEAT_SHIFT,
    VALUE_MASK,
    VALUE_SHIFT,
    clear_history,
    digest,
    entry_for,
    entry_of,
    observe_history,
    remember,
)
from foretell.rules.knowledge import SPECTATOR
from foretell.rules.state import MAX_ENTRIES
from foretell.sheets import card_number, card_set
from tests.positions import CLOSED, THREE, TWO

SEVEN, NINE, KING = card_number("7C"), card_number("9M"), card_number("KS")


def parts(entry: int) -> tuple[int, int, int, int, list[int]]:
    """Kind, seat, other seat, value and places for cards."""
    cards, places = entry >> CARDS_SHIFT, []
    while cards:
        places.append(cards & CARD_MASK)
        cards >>= CARD_BITS
    return (
        entry & KIND_MASK,
        entry >> SEAT_SHIFT & SEAT_MASK,
        entry >> OTHER_SHIFT & SEAT_MASK,
        entry >> VALUE_SHIFT & VALUE_MASK,
        places,
    )


def words_for(s: State, viewer: int, options: ft.Options = THREE) -> list[int]:
    row = [-99] * HISTORY
    observe_history(options.config, s, viewer, row, HISTORY)
    return row


@pytest.mark.parametrize("what", [
    facts.DISCARD_STARTED, facts.PLAYED, facts.PASSED, facts.AUTO_PASSED, facts.ADDED, facts.TOOK, facts.TOOK_DISCARD,
    facts.DREW, facts.PICKED, facts.DISCARDED,
])  # fmt: skip
def test_one_card_and_its_cell(what: int) -> None:
    assert parts(entry_of(what, 2, SEVEN, 5)) == (what, 2, NO_SEAT, 5, [SEVEN + 1])


@pytest.mark.parametrize("what", [facts.EXCHANGED, facts.EXCHANGED_DISCARD])
def test_5_2_an_exchange_has_the_given_card_and_the_other(what: int) -> None:
    assert parts(entry_of(what, 1, SEVEN, KING)) == (what, 1, NO_SEAT, 0, [SEVEN + 1, KING + 1])


def test_5_4_revealed_cards_keep_their_order() -> None:
    packed = KING + 1 | SEVEN + 1 << CARD_BITS
    assert parts(entry_of(facts.REVEALED, 0, packed, 0)) == (facts.REVEALED, 0, NO_SEAT, 0, [KING + 1, SEVEN + 1])


def test_5_7_shown_cards_are_in_ascending_order() -> None:
    shown = card_set(["KS", "7C", "9M"])
    expected = sorted((SEVEN + 1, NINE + 1, KING + 1))
    assert parts(entry_of(facts.SHOWED, 1, shown, 2)) == (facts.SHOWED, 1, 2, 0, expected)


@pytest.mark.parametrize("what", [facts.HYPNOTISED, facts.EYED, facts.PREDICTED])
def test_two_seats_and_a_value(what: int) -> None:
    assert parts(entry_of(what, 2, 1, 4)) == (what, 2, 1, 4, [])


def test_a_declined_effect_is_a_value() -> None:
    assert parts(entry_of(facts.DECLINED, 1, 6, 0)) == (facts.DECLINED, 1, NO_SEAT, 6, [])


@pytest.mark.parametrize("what", [facts.WENT_ALL_IN, facts.GAINED_RUNE])
def test_a_fact_may_have_only_a_seat(what: int) -> None:
    assert parts(entry_of(what, 1, 0, 0)) == (what, 1, NO_SEAT, 0, [])


def test_a_fact_without_a_seat_has_none() -> None:
    assert parts(entry_of(facts.DISCARD_STARTED, -1, SEVEN, 0))[1] == NO_SEAT
    entry = entry_of(facts.DISCARD_STARTED, -1, SEVEN, 0)
    assert entry_for(THREE.config, entry, 1) == entry


def test_seats_are_counted_from_the_viewer() -> None:
    entry = entry_of(facts.HYPNOTISED, 0, 1, 4)
    seen = [parts(entry_for(THREE.config, entry, viewer))[1:3] for viewer in (0, 1, 2, SPECTATOR)]
    assert seen == [(0, 1), (2, 0), (1, 2), (0, 1)]


@pytest.mark.parametrize(
    ("options", "entry", "knowing"),
    [
        (THREE, entry_of(facts.DREW, 1, SEVEN, 0), {1}),
        (THREE, entry_of(facts.PICKED, 1, SEVEN, 0), {0, 1, 2, SPECTATOR}),
        (CLOSED, entry_of(facts.PICKED, 1, SEVEN, 0), {1}),
        (CLOSED, entry_of(facts.DISCARDED, 1, SEVEN, 0), {1}),
        (CLOSED, entry_of(facts.REVEALED, 1, 1 << CARD_BITS | 2, 0), {1}),
        (THREE, entry_of(facts.REVEALED, 1, 1 << CARD_BITS | 2, 0), {0, 1, 2, SPECTATOR}),
        (THREE, entry_of(facts.SHOWED, 1, card_set(["7C", "KS", "9M", "2T"]), 2), {1, 2}),
        (CLOSED, entry_of(facts.TOOK, 1, SEVEN, 3), {0, 1, 2, SPECTATOR}),
    ],
)
def test_11_2_hidden_cards_keep_only_their_number(options: ft.Options, entry: int, knowing: set[int]) -> None:
    cards = parts(entry)[4]
    for viewer in (0, 1, 2, SPECTATOR):
        expected = cards if viewer in knowing else [CARD_MASK] * len(cards)
        assert parts(entry_for(options.config, entry, viewer))[4] == expected


def test_every_card_is_hidden_when_it_has_to_be() -> None:
    for card in range(len(ft.CARDS)):
        entry = entry_of(facts.DREW, 0, card, 0)
        assert parts(entry_for(THREE.config, entry, 1))[4] == [CARD_MASK]


def test_8_2_the_prediction_of_one_of_two_players_is_hidden_from_the_other() -> None:
    entry = entry_of(facts.PREDICTED, 0, 1, 0)
    assert [parts(entry_for(TWO.config, entry, viewer))[2] for viewer in (0, 1, SPECTATOR)] == [
        1, HIDDEN_SEAT, HIDDEN_SEAT,
    ]  # fmt: skip
    assert parts(entry_for(THREE.config, entry, 2))[1:3] == (1, 2)


def test_the_newest_entry_comes_first() -> None:
    s = State(history=True)
    remember(THREE.config, s, facts.PLAYED, 0, SEVEN, 0)
    remember(THREE.config, s, facts.PLAYED, 1, KING, 0)
    words = words_for(s, 0)
    assert words[LENGTH] == 2
    assert words[DIGEST] == 0
    assert [parts(word)[4] for word in words[ENTRIES : ENTRIES + 2]] == [[KING + 1], [SEVEN + 1]]
    assert words[ENTRIES + 2 :] == [0] * (MAX_ENTRIES - 2)
    assert len(words) == HISTORY == 2 + MAX_ENTRIES
    clear_history(s)
    assert words_for(s, 0) == [0] * HISTORY


def test_a_full_history_keeps_a_digest_of_the_oldest_entries_as_each_viewer_saw_them() -> None:
    s = State(history=True)
    for number in range(MAX_ENTRIES):
        remember(THREE.config, s, facts.DREW, number % 3, number % 52, 0)
    full = words_for(s, 1)
    assert full[LENGTH] == MAX_ENTRIES
    assert full[DIGEST] == 0
    assert 0 not in full[ENTRIES:]
    remember(THREE.config, s, facts.PASSED, 0, SEVEN, 0)
    for viewer in (0, 1, 2, SPECTATOR):
        words = words_for(s, viewer)
        assert words[LENGTH] == MAX_ENTRIES + 1
        assert words[DIGEST] == digest(0, entry_for(THREE.config, entry_of(facts.DREW, 0, 0, 0), viewer))
        assert words[ENTRIES] == entry_for(THREE.config, entry_of(facts.PASSED, 0, SEVEN, 0), viewer)
        assert words[-1] == entry_for(THREE.config, entry_of(facts.DREW, 1, 1, 0), viewer)
    clear_history(s)
    assert words_for(s, 1) == [0] * HISTORY


def test_digests_depend_on_the_order() -> None:
    assert digest(digest(0, 1), 2) != digest(digest(0, 2), 1)
    assert 0 <= digest((1 << 63) - 1, (1 << 63) - 1) < 1 << 63


def test_a_state_without_a_history_has_none() -> None:
    s = State()
    remember(THREE.config, s, facts.PASSED, 0, SEVEN, 0)
    clear_history(s)
    assert s.pending is None
    assert s.history_length == 0
