import re

import pytest

import foretell as ft
from foretell.rules.cards import DRAW, REVEAL_7, RUNE, STAR, TAKE
from foretell.sheets import SUITS
from tests.positions import sheet_with

CLAN = {"C": "eye", "M": "hypnosis", "S": "rune", "T": "draw"}
PRINTED = {
    "2": "reveal 5*",
    "3": "reveal 4*, clan",
    "4": "reveal 3*, clan",
    "5": "exchange, draw*",
    "6": "clan, take*",
    "7": "draw*, clan",
    "8": "take*, exchange",
    "9": "clan, reveal 3*",
    "10": "exchange, reveal 3*",
    "J": "take*, draw",
    "Q": "clan, draw*",
    "K": "take*, clan",
    "A": "draw*",
    "R": "rune, draw*",
}
STARRED_DRAW = (ft.Effect("draw", star=True),)


def test_the_default_sheet_is_foretell_1() -> None:
    sheet = ft.default_sheet()
    assert (sheet.name, sheet.suits) == ("Foretell 1", SUITS)
    for card in ft.CARDS:
        expected = PRINTED[card[:-1]].replace("clan", CLAN.get(card[-1], "")).split(", ")
        assert [str(effect) for effect in sheet.effects(card)] == expected
    assert sheet.remarks == ()
    assert ft.default_sheet() is sheet


def test_an_effect_goes_to_the_rules_and_back() -> None:
    for number in range(TAKE, REVEAL_7 + 1):
        for star in (0, STAR):
            effect = ft.Effect.of(number | star)
            assert (effect.number, effect.star) == (number | star, bool(star))
            assert str(effect).endswith("*") == bool(star)
            assert eval(repr(effect), {"Effect": ft.Effect}) == effect


def test_effects_are_packed_five_bits_each_the_top_one_lowest() -> None:
    packed = ft.default_sheet().packed()
    assert packed[ft.CARDS.index("JM")] == TAKE | STAR | DRAW << 5
    assert packed[ft.CARDS.index("R1")] == RUNE | (DRAW | STAR) << 5
    assert len(packed) == 54


def test_suit_strengths_follow_the_order_of_the_suits() -> None:
    assert ft.default_sheet().suit_strengths() == [3, 2, 1, 0]
    turned = ft.Sheet("turned", ("scarab", "clock", "tree", "mask"), ft.default_sheet().cards)
    assert turned.suit_strengths() == [2, 0, 3, 1]


def test_sheets_are_equal_when_they_play_alike() -> None:
    sheet = ft.default_sheet()
    renamed = ft.Sheet("other", sheet.suits, sheet.cards)
    assert renamed == sheet
    assert (hash(renamed), renamed.digest) == (hash(sheet), sheet.digest)
    other = sheet_with({"AC": "t*"})
    assert other != sheet
    assert other.digest != sheet.digest


def test_an_unknown_card_has_no_effects() -> None:
    with pytest.raises(ft.NotationError, match="'1C' is not a card"):
        ft.default_sheet().effects("1C")


@pytest.mark.parametrize(
    "suits", [SUITS[:3], (*SUITS, "clock"), ("clock", "clock", "mask", "tree"), ("C", "M", "S", "T")]
)
def test_the_suit_order_names_each_suit_once(suits: tuple[str, ...]) -> None:
    with pytest.raises(ft.SheetError, match="the suit order must name each of clock, mask, scarab, tree once"):
        ft.Sheet("x", suits, ft.default_sheet().cards)


@pytest.mark.parametrize("size", [0, 53, 55])
def test_a_sheet_has_54_cards(size: int) -> None:
    with pytest.raises(ft.SheetError, match=f"a sheet has 54 cards; this one has {size}"):
        ft.Sheet("x", SUITS, (STARRED_DRAW,) * size)


@pytest.mark.parametrize(
    ("effects", "rule"),
    [
        ((), "a card has 1 to 4 effects; this one has 0"),
        (STARRED_DRAW * 5, "a card has 1 to 4 effects; this one has 5"),
        ((ft.Effect("steal", star=True),), "unknown effect 'steal'; known are take, exchange"),
        ((ft.Effect("reveal 8", star=True),), "unknown effect 'reveal 8'; known are take, exchange"),
        ((ft.Effect("draw"),), "no effect is starred"),
        *(
            (
                (ft.Effect(name, star=True), ft.Effect("draw")),
                f"at least one starred effect must be a take, draw or reveal (J14), not only {name}",
            )
            for name in ("exchange", "rune", "hypnosis", "eye")
        ),
    ],
)
def test_a_card_that_breaks_a_rule_is_named_with_the_rule(effects: tuple[ft.Effect, ...], rule: str) -> None:
    cards = list(ft.default_sheet().cards)
    cards[ft.CARDS.index("10S")] = effects
    with pytest.raises(ft.SheetError, match=re.escape(f"10S: {rule}")):
        ft.Sheet("x", SUITS, tuple(cards))


@pytest.mark.parametrize("starred", ["take", "draw", *(f"reveal {size}" for size in range(1, 8))])
def test_take_draw_and_reveal_may_be_the_only_starred_effect(starred: str) -> None:
    effects = (ft.Effect(starred, star=True), *(ft.Effect(name) for name in ("eye", "rune", "exchange")))
    sheet = ft.Sheet("x", SUITS, (effects,) * 54)
    assert sheet.effects("R2") == effects


@pytest.mark.parametrize("name", ["exchange", "rune", "hypnosis", "eye", "take", "draw", "reveal 7"])
def test_j14_any_effect_may_be_starred_beside_one_that_brings_a_card(name: str) -> None:
    effects = (ft.Effect(name, star=True), *STARRED_DRAW, ft.Effect("eye"), ft.Effect(name, star=True))
    cards = (*ft.default_sheet().cards[:53], effects)
    sheet = ft.Sheet("x", SUITS, cards)
    assert sheet.effects("R2") == effects
    assert ft.parse_sheet(ft.sheet_text(sheet)) == ft.Sheet.from_code(sheet.code) == sheet


def test_the_code_of_a_sheet_is_the_sheet_again() -> None:
    sheet = ft.Sheet("mine", ("tree", "mask", "clock", "scarab"), sheet_with({"AC": "hd*xe", "JM": "rt5*4"}).cards)
    again = ft.Sheet.from_code(sheet.code, "again")
    assert (again, again.name, again.digest) == (sheet, "again", sheet.digest)
    assert sheet.code.startswith("TMCS:5*,4*e,3*e,")
    assert ft.Sheet.from_code(ft.default_sheet().code) == ft.default_sheet()


def test_the_code_has_a_letter_for_every_effect() -> None:
    words = ["t*x", "d*r", "3*h", "4*e", "5*", "1*2*6*7*"] + ["d*"] * 48
    sheet = ft.Sheet.from_code("CMST:" + ",".join(words))
    names = [[str(effect) for effect in effects] for effects in sheet.cards[:6]]
    assert names[:3] == [["take*", "exchange"], ["draw*", "rune"], ["reveal 3*", "hypnosis"]]
    assert names[3:] == [["reveal 4*", "eye"], ["reveal 5*"], [f"reveal {size}*" for size in (1, 2, 6, 7)]]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("", "begins with the four suit letters"),
        ("CMSS:" + "d*," * 53 + "d*", "begins with the four suit letters, best first; not 'CMSS:d\\*,d\\*,d'"),
        ("CMST", "has 54 cards between commas; this one has 1"),
        ("CMST:" + "d*," * 52 + "d*", "has 54 cards between commas; this one has 53"),
        ("CMST:" + "d*," * 53 + "q*", "'q' in 'q\\*' is not an effect of a sheet's code"),
        ("CMST:" + "d*," * 53 + "d**", "'\\*' in 'd\\*\\*' is not an effect"),
        ("CMST:" + "d*," * 53 + "*d", "'\\*' in '\\*d' is not an effect"),
        ("CMST:" + "d*," * 53 + "d*d*d*d*d", "'d\\*d\\*d\\*d\\*d' is too long"),
        ("CMST:" + "d*," * 53 + "d*dddd", "R2: a card has 1 to 4 effects; this one has 5"),
        ("CMST:" + "d*," * 53 + "8*", "'8' in '8\\*' is not an effect of a sheet's code"),
        ("CMST:" + "d*," * 53 + "d", "R2: no effect is starred"),
        ("CMST:" + "d*," * 53, "R2: a card has 1 to 4 effects; this one has 0"),
    ],
)
def test_a_damaged_code_is_refused(code: str, reason: str) -> None:
    with pytest.raises(ft.SheetError, match=reason):
        ft.Sheet.from_code(code)


@pytest.mark.parametrize("name", ["", "x" * 61, "a\nb", None])
def test_a_name_is_one_line(name: str) -> None:
    with pytest.raises(ft.SheetError, match="a sheet has a name of 1 to 60 printable characters"):
        ft.Sheet(name, SUITS, ft.default_sheet().cards)


def test_suits_and_cards_are_tuples() -> None:
    for suits, cards in ((list(SUITS), ft.default_sheet().cards), (SUITS, list(ft.default_sheet().cards))):
        with pytest.raises(ft.SheetError, match="suits and cards of a sheet are tuples"):
            ft.Sheet("x", suits, cards)  # type: ignore[arg-type]


@pytest.mark.parametrize("effects", [[ft.Effect("draw", star=True)], ("draw*",), None])
def test_effects_are_a_tuple_of_effects(effects: tuple[ft.Effect, ...]) -> None:
    with pytest.raises(ft.SheetError, match=r"2C: effects are a tuple of foretell\.Effect"):
        ft.Sheet("x", SUITS, (effects, *ft.default_sheet().cards[1:]))


def test_a_star_is_there_or_not() -> None:
    effects = (ft.Effect("draw", star=1),)  # type: ignore[arg-type]
    with pytest.raises(ft.SheetError, match="2C: star is True or False, not 1"):
        ft.Sheet("x", SUITS, (effects, *ft.default_sheet().cards[1:]))


def test_a_code_is_text() -> None:
    with pytest.raises(ft.SheetError, match="a sheet's code is a text"):
        ft.Sheet.from_code(None)  # type: ignore[arg-type]
