"""Fields as JSON: the prepared pieces give the same bytes as encoding the words of a view."""

from random import Random

import pytest

from foretell import Options, present_rank
from foretell.game.forms import CARD_SET, CARD_SETS, CHOICES, HAND, PLAIN, SEATS, Form
from foretell.rules import cards
from foretell.table.field_json import card_set_json, encode, writer_of

OPTIONS = Options(players=4, side="B")


def a_set(chance: Random, size: int) -> int:
    return sum(1 << card for card in chance.sample(range(cards.CARDS), size))


def values(form: Form, chance: Random) -> list[object]:
    """Yield values of a form: empty, full and random ones."""
    sets = [0, cards.EVERY_CARD, *(a_set(chance, size) for size in range(1, cards.CARDS))]
    match form.name:
        case "card sets":
            return [tuple(chance.choices(sets, k=4)) for _ in range(50)]
        case "choices":
            return [
                (0, 0),
                (0, sets[-1] | cards.PASS_BIT),
                (cards.TAKE_PHASE, sets[5] | cards.SKIP_BIT),
                (cards.PREDICT_PHASE, 15 << cards.SEAT),
                (cards.OFFER_PHASE, cards.USE_BIT | cards.SKIP_BIT),
            ]
        case "seats":
            return [(-1, 3, 0, -1)]
        case "plain":
            return [0, -1, None, True, (1, 2), ()]
    return [*sets]


@pytest.mark.parametrize("form", [CARD_SET, CARD_SETS, CHOICES, SEATS, PLAIN], ids=lambda form: form.name)
def test_every_form_has_the_bytes_of_its_words(form: Form) -> None:
    write = writer_of(form, OPTIONS)
    for value in values(form, Random(1)):
        assert write(value) == encode(form.words(value, OPTIONS))


def test_a_hand_is_followed_by_its_rank() -> None:
    write, chance = writer_of(HAND, OPTIONS), Random(2)
    for hand in (-1, 0, *(a_set(chance, size) for size in (1, 4, 5, 5, 5, 6, 7))):
        words = HAND.words(hand, OPTIONS)
        rank = present_rank(words, OPTIONS) if words else None
        assert write(hand) == encode(words) + b',"rank":' + encode(rank)


def test_a_set_of_cards_is_written_in_the_order_of_the_cards() -> None:
    assert card_set_json(0b101) == b'["2C","4C"]'
