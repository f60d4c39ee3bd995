"""A card sheet: which card has which effects, and which suit wins a tie."""

import hashlib
from dataclasses import dataclass, field
from functools import cached_property

from ..errors import SheetError, shown
from ..rules.cards import EFFECT_BITS, KIND_MASK, MAX_EFFECTS, MAX_REVEAL, STAR
from .notation import CARDS, EFFECT_NUMBERS, EFFECTS, SUIT_LETTERS, SUITS, card_number

MAX_NAME = 60
REVEALS = tuple(f"reveal {size}" for size in range(1, MAX_REVEAL + 1))
BRING_A_CARD = ("take", "draw", *REVEALS)
"""The effects that bring a card into the hand. Every card has at least one of these with a star (J14)."""
_CODES = {"take": "t", "exchange": "x", "draw": "d", "rune": "r", "hypnosis": "h", "eye": "e"} | {
    reveal: reveal[-1] for reveal in REVEALS
}
_EFFECT_OF_CODE = {code: effect for effect, code in _CODES.items()}


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a card. A starred effect must be carried out, any other may be declined (4.2)."""

    name: str
    star: bool = False

    def __str__(self) -> str:
        return self.name + "*" * self.star

    @property
    def number(self) -> int:
        """The effect as a number of the rules: its kind, plus the bit of the star."""
        return EFFECT_NUMBERS[self.name] | STAR * self.star

    @classmethod
    def of(cls, number: int) -> "Effect":
        """The effect with this number of the rules."""
        return cls(EFFECTS[number & KIND_MASK], bool(number & STAR))


@dataclass(frozen=True)
class Sheet:
    """A checked card sheet. `suits` lists the best suit first; `cards` has the effects of cards 0 to 53, top to bottom.

    Two sheets are equal if they play the same way; their names do not matter.
    """

    name: str = field(compare=False)
    suits: tuple[str, ...]
    cards: tuple[tuple[Effect, ...], ...]

    def __post_init__(self) -> None:
        check_name(self.name)
        for entries in (self.suits, self.cards):
            if not isinstance(entries, tuple):
                raise SheetError(f"suits and cards of a sheet are tuples, not {shown(entries)}")
        if len(self.suits) != len(SUITS) or any(suit not in self.suits for suit in SUITS):
            raise SheetError("sheet-suit-order", suits=", ".join(SUITS))
        if len(self.cards) != len(CARDS):
            raise SheetError(f"a sheet has {len(CARDS)} cards; this one has {len(self.cards)}")
        for card, effects in zip(CARDS, self.cards, strict=True):
            check_effects(card, effects)

    def effects(self, card: str) -> tuple[Effect, ...]:
        """The effects of `card`, top to bottom."""
        return self.cards[card_number(card)]

    @cached_property
    def code(self) -> str:
        """The whole sheet as one string: the suits, best first, then the effects of every card.

        `t` is take, `x` exchange, `d` draw, `1` to `7` reveal, `r` rune, `h` hypnosis, `e` eye; `*` follows a starred
        effect.
        """
        suits = "".join(SUIT_LETTERS[SUITS.index(suit)] for suit in self.suits)
        cards = ["".join(_CODES[e.name] + "*" * e.star for e in effects) for effects in self.cards]
        return f"{suits}:{','.join(cards)}"

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the code. Equal sheets have equal digests."""
        return hashlib.sha256(self.code.encode()).hexdigest()

    @classmethod
    def from_code(cls, code: str, name: str = "custom") -> "Sheet":
        """The sheet that `code` describes."""
        if not isinstance(code, str):
            raise SheetError(f"a sheet's code is a text, not {shown(code)}")
        suits, _, cards = code.partition(":")
        if sorted(suits) != sorted(SUIT_LETTERS):
            raise SheetError("sheet-code-suits", answer=shown(code[:12]))
        words = cards.split(",")
        if len(words) != len(CARDS):
            raise SheetError("sheet-code-cards", cards=str(len(CARDS)), count=str(len(words)))
        ordered = tuple(SUITS[SUIT_LETTERS.index(letter)] for letter in suits)
        return cls(name, ordered, tuple(_effects_of_code(word) for word in words))

    @cached_property
    def warnings(self) -> tuple[SheetError, ...]:
        """Where the sheet contradicts the one card that the rulebook prints."""
        if [e.name for e in self.effects("JM")] == ["take", "draw"]:
            return ()
        return (SheetError("sheet-jack"),)

    @property
    def remarks(self) -> tuple[str, ...]:
        """The warnings in English."""
        return tuple(map(str, self.warnings))

    def packed(self) -> list[int]:
        """The effects of each card as one integer, which is how `Config` stores them."""
        return [sum(e.number << EFFECT_BITS * i for i, e in enumerate(effects)) for effects in self.cards]

    def suit_strengths(self) -> list[int]:
        """3 for the best suit down to 0, in the order Clock, Mask, Scarab, Tree."""
        return [3 - self.suits.index(suit) for suit in SUITS]


def check_name(name: object) -> str:
    """Return a valid name: 1 to 60 printable characters, no spaces at the ends. A record has it on one line."""
    if not isinstance(name, str) or not 0 < len(name) <= MAX_NAME or not name.isprintable() or name != name.strip():
        raise SheetError("sheet-name", limit=str(MAX_NAME), answer=shown(name))
    return name


def check_effects(card: str, effects: tuple[Effect, ...]) -> None:
    """Raise an error unless there are 1 to 4 known effects, and at least one starred take, draw or reveal (J14)."""
    if not isinstance(effects, tuple) or not all(isinstance(effect, Effect) for effect in effects):
        raise SheetError(f"{card}: effects are a tuple of foretell.Effect, not {shown(effects)}")
    if not 1 <= len(effects) <= MAX_EFFECTS:
        raise SheetError("sheet-effect-count", card=card, limit=str(MAX_EFFECTS), count=str(len(effects)))
    for effect in effects:
        _check_effect(card, effect)
    starred = [effect.name for effect in effects if effect.star]
    if not starred:
        raise SheetError("sheet-no-star", card=card)
    if not any(name in BRING_A_CARD for name in starred):
        raise SheetError("sheet-stars", card=card, effects=", ".join(starred))


def _check_effect(card: str, effect: Effect) -> None:
    # A name from outside may be anything, even unhashable.
    if effect.name not in tuple(EFFECT_NUMBERS):
        raise SheetError(
            "sheet-effect",
            card=card,
            answer=shown(effect.name),
            effects=", ".join(name for name in EFFECT_NUMBERS if name not in REVEALS),
            first=REVEALS[0],
            last=REVEALS[-1],
        )
    if type(effect.star) is not bool:
        raise SheetError(f"{card}: star is True or False, not {shown(effect.star)}")


def _effects_of_code(word: str) -> tuple[Effect, ...]:
    if len(word) > 2 * MAX_EFFECTS:
        raise SheetError("sheet-code-long", answer=shown(word[:12]))
    effects: list[Effect] = []
    for letter in word:
        if letter == "*" and effects and not effects[-1].star:
            effects[-1] = Effect(effects[-1].name, star=True)
        elif letter in _EFFECT_OF_CODE:
            effects.append(Effect(_EFFECT_OF_CODE[letter]))
        else:
            raise SheetError("sheet-code-effect", letter=shown(letter), answer=shown(word))
    return tuple(effects)
