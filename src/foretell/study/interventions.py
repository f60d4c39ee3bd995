"""Interventions: one seat plays the same deals under two conditions, and all other seats play as before.

The difference between its results is the worth of what was changed. The seat knows the change and plays accordingly.
Seats take turns, so that the worth is an average over the seats.
"""

from dataclasses import dataclass
from typing import Literal

from ..rules import ROUNDS
from ..rules.cards import EFFECT_BITS
from ..sheets import CARDS, Effect, Sheet, card_number
from ..sheets.sheet import BRING_A_CARD
from .columns import MAX_ROUNDS

Kind = Literal["hold", "text", "effect", "all-in", "sheet", "change"]
PLAIN = (Effect("draw", star=True),)
"""The plainest effects of a card."""


@dataclass(frozen=True)
class Condition:
    """What holds for one seat."""

    effects: tuple[int, ...] = ()
    """The packed effects of the 54 cards for this seat; empty if they are those of the sheet."""
    card: int = -1
    """The card that comes into the dealt hand of round 1, or -1. Then only that round is played."""
    max_rounds: int = MAX_ROUNDS
    all_in: bool = True
    """Whether the seat may go All In."""

    @property
    def cost(self) -> float:
        """The length in games."""
        return 1.0 if self.max_rounds > 1 else 1 / ROUNDS


@dataclass(frozen=True)
class Intervention:
    """Two conditions: the worth of the subject is what the seat has more of in the second one."""

    kind: Kind
    subject: str
    """A card or an effect."""
    without: Condition
    having: Condition


def interventions(sheet: Sheet) -> tuple[Intervention, ...]:
    """All interventions of a study: to hold each card, and to play without each card's effects, effect and All In."""
    usual = Condition()
    held = [Intervention("hold", card, Condition(max_rounds=1), _holding(card)) for card in CARDS]
    texts = [
        Intervention("text", card, _holding(card, packed(with_text(sheet, card, PLAIN))), _holding(card))
        for card in CARDS
        if sheet.effects(card) != PLAIN
    ]
    effects = [
        Intervention("effect", name, Condition(packed(without(sheet, name))), usual) for name in effect_names(sheet)
    ]
    return (*held, *texts, *effects, Intervention("all-in", "", Condition(all_in=False), usual))


def _holding(card: str, effects: tuple[int, ...] = ()) -> Condition:
    return Condition(effects, card_number(card), 1)


def changes(before: Sheet, after: Sheet) -> tuple[Intervention, ...]:
    """All interventions of a comparison. In each, one seat plays with new effects, and the others with `before`.

    In the first one, all effects are those of `after`. In each other one, a single changed card has its new effects,
    and the seat holds this card in round 1.
    """
    changed = changed_cards(before, after)
    if not changed:
        return ()
    single = [
        Intervention(
            "change", card, _holding(card), _holding(card, packed(with_text(before, card, after.effects(card))))
        )
        for card in changed
    ]
    return (Intervention("sheet", "", Condition(), Condition(tuple(after.packed()))), *single)


def changed_cards(before: Sheet, after: Sheet) -> tuple[str, ...]:
    """The cards whose text differs between two sheets."""
    return tuple(card for card in CARDS if before.effects(card) != after.effects(card))


def effect_names(sheet: Sheet) -> tuple[str, ...]:
    """The effects that can be taken from the cards of a sheet, each once. A Draw with a star cannot."""
    found = dict.fromkeys(effect.name for effects in sheet.cards for effect in effects)
    return tuple(name for name in found if without(sheet, name) != sheet.cards)


def without(sheet: Sheet, name: str) -> tuple[tuple[Effect, ...], ...]:
    """The texts of all cards without an effect. Where a card needs it to bring a card (J14), a Draw takes its place."""
    return tuple(_text_without(effects, name) for effects in sheet.cards)


def _text_without(effects: tuple[Effect, ...], name: str) -> tuple[Effect, ...]:
    left = tuple(effect for effect in effects if effect.name != name)
    if any(effect.star and effect.name in BRING_A_CARD for effect in left):
        return left
    return tuple(
        effect if effect.name != name else PLAIN[0] for effect in effects if effect.star or effect.name != name
    )


def with_text(sheet: Sheet, card: str, text: tuple[Effect, ...]) -> tuple[tuple[Effect, ...], ...]:
    """The texts of all cards, with another one for one card."""
    number = card_number(card)
    return (*sheet.cards[:number], text, *sheet.cards[number + 1 :])


def packed(texts: tuple[tuple[Effect, ...], ...]) -> tuple[int, ...]:
    """The texts as `Config` stores them."""
    return tuple(sum(e.number << EFFECT_BITS * i for i, e in enumerate(effects)) for effects in texts)
