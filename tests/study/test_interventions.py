"""What interventions change, and that they change nothing else."""

import numpy as np
import pytest

from foretell import Game, Options
from foretell.native import STATE, pack, unpack
from foretell.sheets import CARDS, Effect, Sheet, card_number, default_sheet, parse_sheet, sheet_text
from foretell.study.interventions import PLAIN, changes, effect_names, interventions, with_text, without
from foretell.study.loops import give_card

SHEET = default_sheet()


def changed(**texts: str) -> Sheet:
    lines = sheet_text(SHEET).splitlines()
    for card, text in texts.items():
        place = next(i for i, line in enumerate(lines) if line.startswith(f"{card} = "))
        lines[place] = f"{card} = {text}"
    return parse_sheet("\n".join(lines))


def test_every_card_is_held_and_every_text_replaced() -> None:
    kinds = [each.kind for each in interventions(SHEET)]
    plain = sum(effects == PLAIN for effects in SHEET.cards)
    assert kinds.count("hold") == len(CARDS)
    assert kinds.count("text") == len(CARDS) - plain
    assert kinds.count("all-in") == 1
    assert {each.subject for each in interventions(SHEET) if each.kind == "effect"} == set(effect_names(SHEET))


@pytest.mark.parametrize("name", effect_names(SHEET))
def test_a_sheet_without_an_effect_is_valid(name: str) -> None:
    texts = without(SHEET, name)
    left = [effect for effects in texts for effect in effects if effect.name == name]
    assert all(name == "draw" and effect.star for effect in left)
    Sheet("without", SHEET.suits, texts)  # every card still brings a card (J14)


def test_a_starred_effect_gives_way_to_a_draw() -> None:
    sheet = changed(JM='["take*", "draw"]', QM='["hypnosis", "draw*"]')
    texts = dict(zip(CARDS, without(sheet, "take"), strict=True))
    assert texts["JM"] == (Effect("draw", star=True), Effect("draw"))
    assert texts["QM"] == sheet.effects("QM")


def test_only_the_text_of_one_card_is_replaced() -> None:
    texts = with_text(SHEET, "JM", PLAIN)
    assert [card for card, text in zip(CARDS, texts, strict=True) if text != SHEET.effects(card)] == ["JM"]


def test_a_comparison_intervenes_with_the_changed_cards() -> None:
    found = changes(SHEET, changed(JT='["take*"]', **{"2C": '["reveal 6*"]'}))
    assert [(each.kind, each.subject) for each in found] == [("sheet", ""), ("change", "2C"), ("change", "JT")]
    assert changes(SHEET, SHEET) == ()


@pytest.mark.parametrize("discard", ["open", "bending"])
def test_a_card_that_comes_into_a_hand_changes_places_with_one_card(discard: str) -> None:
    options = Options(3, discard=discard)  # type: ignore[arg-type]
    game = Game(options, seed=bytes(32))
    record = np.zeros(1, STATE)
    pack(game._state, record[0])
    for card in CARDS:
        s = unpack(record[0])
        before = [*s.hands[:3]]
        give_card(options.config, s, 1, card_number(card), 2)
        moved = [hand ^ old for hand, old in zip(s.hands, before, strict=False)]
        assert s.hands[1] >> card_number(card) & 1
        assert moved[1].bit_count() in {0, 2}
        assert sum(hand.bit_count() for hand in s.hands[:3]) == 15
        where = [*(s.hands[seat] for seat in range(3)), s.uncovered]
        assert sum(where[:3]) & where[3] == 0
        assert sorted(s.pile[: s.deck]) == sorted(set(s.pile[: s.deck]))
        cards = sum(s.hands[:3]) | s.uncovered | sum(1 << one for one in s.pile[: s.deck])
        assert cards.bit_count() == 54 - s.discard
        assert s.legal & (1 << 54) - 1 == s.hands[s.actor]
