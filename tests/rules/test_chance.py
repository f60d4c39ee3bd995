import struct
from collections import Counter
from itertools import permutations
from math import factorial

import pytest

import foretell as ft
from foretell.rules import State, chance
from tests.rules import chacha

KEYS = [bytes(32), bytes(range(32)), b"\xff" * 32]


def block_bytes(key: bytes, counter: int) -> bytes:
    k = struct.unpack("<8L", key)
    words = chance.block(k[0], k[1], k[2], k[3], k[4], k[5], k[6], k[7], counter)
    return struct.pack("<16L", *words)


def quarter(*words: int) -> list[int]:
    a, b, c, d = words
    return [word & chance.WORD for word in chance.quarter(a, b, c, d)]


def shuffled(key: bytes, n: int) -> tuple[list[int], int]:
    s = State()
    s.seed = list(struct.unpack("<8L", key))
    s.pile = list(range(54))
    chance.shuffle(s, n)
    assert s.pile[n:] == list(range(n, 54))
    return s.pile[:n], s.blocks


def test_the_quarter_round_gives_the_vector_of_rfc_8439_2_1_1() -> None:
    given = (0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567)
    assert quarter(*given) == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]


def test_the_quarter_round_gives_the_vector_of_rfc_8439_2_2_1() -> None:
    given = (0x516461B1, 0x2A5F714C, 0x53372767, 0x3D631689)
    assert quarter(*given) == [0xBDB886DC, 0xCFACAFD2, 0xE46BEA80, 0xCCC07C79]


def test_the_block_function_written_apart_gives_the_vector_of_rfc_8439_2_3_2() -> None:
    nonce = bytes.fromhex("000000090000004a00000000")
    assert chacha.block(bytes(range(32)), 1, nonce, rounds=20).hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("counter", [0, 1, 2**31, 2**32 - 1])
def test_the_block_function_is_that_of_the_rfc_with_8_rounds(key: bytes, counter: int) -> None:
    assert block_bytes(key, counter) == chacha.block(key, counter, rounds=8)
    assert block_bytes(key, counter) != chacha.block(key, counter, rounds=20)


ZERO_KEY = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
    "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
)
ONE_BIT = (
    "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
    "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
    "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
    "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4"
)


@pytest.mark.parametrize(("key", "keystream"), [(bytes(32), ZERO_KEY), (b"\x01" + bytes(31), ONE_BIT)])
def test_the_published_keystreams_of_chacha8_come_out(key: bytes, keystream: str) -> None:
    """draft-strombergson-chacha-test-vectors, TC1 and TC2 with 256-bit keys and 8 rounds."""
    assert (block_bytes(key, 0) + block_bytes(key, 1)).hex() == keystream


def test_a_fraction_is_the_upper_56_bits_of_two_little_endian_words() -> None:
    low, high = struct.unpack("<2L", bytes.fromhex("ff11223344556677"))
    assert chance.fraction(low, high) == int.from_bytes(bytes.fromhex("11223344556677"), "little")


@pytest.mark.parametrize("key", KEYS)
def test_the_eight_numbers_of_a_block_are_its_eight_pairs_of_words_in_order(key: bytes) -> None:
    s = State()
    s.seed = list(struct.unpack("<8L", key))
    for counter in range(2):
        pairs = struct.unpack("<8Q", block_bytes(key, counter))
        assert chance.fractions(s) == tuple(pair >> 8 for pair in pairs)


def test_each_shuffle_starts_a_block_of_its_own() -> None:
    s = State()
    assert chance.fractions(s) != chance.fractions(s)
    assert s.blocks == 2


@pytest.mark.parametrize("n", [2, 3, 8, 9, 10, 17, 30, 54])
@pytest.mark.parametrize("key", KEYS)
def test_a_shuffle_is_what_the_algorithm_written_apart_gives(key: bytes, n: int) -> None:
    assert shuffled(key, n) == chacha.shuffled(key, n)


@pytest.mark.parametrize("n", [0, 1])
def test_nothing_and_a_single_card_stay_as_they_are(n: int) -> None:
    assert shuffled(bytes(32), n)[0] == list(range(n))


@pytest.mark.parametrize(("number", "blocks"), [(3281, 1), (11_275_870, 2)])
def test_a_number_that_would_favour_some_orders_is_rejected(number: int, blocks: int) -> None:
    # Found by search: the first seed of this kind rejects one number; the second rejects two, so that the eight
    # numbers of a block do not suffice for 54 cards.
    key = number.to_bytes(32, "little")
    order, used = shuffled(key, 54)
    assert (order, used) == chacha.shuffled(key, 54)
    assert (sorted(order), used) == (list(range(54)), blocks)
    assert chance.biased(struct.unpack("<Q", block_bytes(key, 0)[:8])[0] >> 8, 46, 53)


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_with_few_bits_every_order_comes_from_equally_many_numbers(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole space of a fraction of 10 bits: exact, not sampled."""
    bits = 10
    monkeypatch.setattr(chance, "FRACTION_BITS", bits)
    monkeypatch.setattr(chance, "FRACTION", 2**bits - 1)
    orders: Counter[tuple[int, ...]] = Counter()
    for x in range(2**bits):
        if not chance.biased(x, 1, n - 1):
            monkeypatch.setattr(chance, "fractions", lambda _, x=x: (x,) * 8)
            orders[tuple(shuffled(bytes(32), n)[0])] += 1
    assert orders == dict.fromkeys(permutations(range(n)), 2**bits // factorial(n))


def test_with_few_bits_and_small_batches_every_order_is_equally_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two batches, below 4 and 3, then below 2, over all pairs of numbers of 6 bits."""
    bits = 6
    monkeypatch.setattr(chance, "FRACTION_BITS", bits)
    monkeypatch.setattr(chance, "FRACTION", 2**bits - 1)
    monkeypatch.setattr(chance, "BATCH", 2)
    orders: Counter[tuple[int, ...]] = Counter()
    for x in (x for x in range(2**bits) if not chance.biased(x, 2, 3)):
        for y in (y for y in range(2**bits) if not chance.biased(y, 1, 1)):
            monkeypatch.setattr(chance, "fractions", lambda _, x=x, y=y: (x, y))
            orders[tuple(shuffled(bytes(32), 4)[0])] += 1
    assert orders == dict.fromkeys(permutations(range(4)), 2**bits // 12 * 2**bits // 2)


@pytest.mark.parametrize(("first", "last"), [(1, 1), (1, 4), (3, 9), (46, 53)])
def test_exactly_the_surplus_of_the_numbers_is_rejected(first: int, last: int) -> None:
    span = factorial(last + 1) // factorial(first)
    # Each outcome is given by a run of numbers, some runs being longer by one: that first number must go.
    for outcome in (0, 1, 2, span // 3, span // 2 - 1, span - 1):
        start, end = (-(-i * 2**56 // span) for i in (outcome, outcome + 1))
        assert chance.biased(start, first, last) == (end - start > 2**56 // span)
        assert not chance.biased(start + 1, first, last)
        assert not chance.biased(end - 1, first, last)


def test_every_order_of_four_cards_comes_up_about_equally_often() -> None:
    games = 4_800
    orders = Counter(tuple(shuffled(number.to_bytes(32, "little"), 4)[0]) for number in range(games))
    expected = games / 24
    chi_square = sum((orders[order] - expected) ** 2 / expected for order in permutations(range(4)))
    assert chi_square < 49.7  # 23 degrees of freedom: one seed in a thousand would exceed it


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    games = 1_080
    places: Counter[tuple[int, int]] = Counter()
    for number in range(games):
        places.update(enumerate(shuffled(number.to_bytes(32, "big"), 54)[0]))
    expected = games / 54
    chi_square = sum((places[i, card] - expected) ** 2 / expected for i in range(54) for card in range(54))
    assert 2_600 < chi_square < 3_040  # 53 * 53 degrees of freedom, three deviations either way


def test_the_deal_is_the_shuffled_deck_dealt_from_its_top() -> None:
    seed = bytes(range(32))
    here = ft.Game(ft.Options(3), seed).position()
    deck = [ft.CARDS[card] for card in reversed(chacha.shuffled(seed, 54)[0])]
    assert [set(hand) for hand in here.hands] == [set(deck[5 * i : 5 * i + 5]) for i in range(3)]
    assert [card for card in here.rows[0] if card] == deck[15:17]
    assert list(here.deck) == deck[17:]
    assert (here.blocks, here.seed) == (1, seed)
