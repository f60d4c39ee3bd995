"""A card sheet: which card has which effects, and how suits break ties."""

import hashlib
from dataclasses import dataclass, field
from functools import cached_property

from ..errors import SheetError, shown
from ..rules import cards as n
from .notation import CARDS, EFFECT_NUMBERS, EFFECTS, SUIT_LETTERS, SUITS, card_number

STARRABLE = ("take", "draw", "reveal 3", "reveal 4", "reveal 5")
_CODES = {"take": "t", "exchange": "x", "draw": "d", "rune": "r", "hypnosis": "h", "eye": "e"} | {
    f"reveal {size}": str(size) for size in (3, 4, 5)
}
_EFFECT_OF_CODE = {code: effect for effect, code in _CODES.items()}


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a card; the starred one must be carried out."""

    name: str
    star: bool = False

    def __str__(self) -> str:
        return self.name + "*" * self.star

    @property
    def number(self) -> int:
        """As the rules pack it."""
        return EFFECT_NUMBERS[self.name] | n.STAR * self.star

    @classmethod
    def of(cls, number: int) -> "Effect":
        """The effect that the rules packed."""
        return cls(EFFECTS[number & n.KIND_MASK], bool(number & n.STAR))


@dataclass(frozen=True)
class Sheet:
    """A checked card sheet: `suits` best first, `cards` the effects of card 0 to 53, top to bottom.

    Sheets are equal when they play alike, whatever their names.
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
            raise SheetError(f"the suit order must name each of {', '.join(SUITS)} once, the best first")
        if len(self.cards) != n.CARDS:
            raise SheetError(f"a sheet has {n.CARDS} cards; this one has {len(self.cards)}")
        for card, effects in zip(CARDS, self.cards, strict=True):
            check_effects(card, effects)

    def effects(self, card: str) -> tuple[Effect, ...]:
        """The effects of `card` from top to bottom."""
        return self.cards[card_number(card)]

    @cached_property
    def code(self) -> str:
        """The whole sheet in one word: the suits best first, then every card's effects.

        `t` take, `x` exchange, `d` draw, `3` `4` `5` reveal, `r` rune, `h` hypnosis, `e` eye; `*` follows the star.
        """
        suits = "".join(SUIT_LETTERS[SUITS.index(suit)] for suit in self.suits)
        cards = ["".join(_CODES[e.name] + "*" * e.star for e in effects) for effects in self.cards]
        return f"{suits}:{','.join(cards)}"

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the code: equal sheets have the same."""
        return hashlib.sha256(self.code.encode()).hexdigest()

    @classmethod
    def from_code(cls, code: str, name: str = "custom") -> "Sheet":
        """The sheet that a `code` stands for."""
        if not isinstance(code, str):
            raise SheetError(f"a sheet's code is a text, not {shown(code)}")
        suits, _, cards = code.partition(":")
        if sorted(suits) != sorted(SUIT_LETTERS):
            raise SheetError(f"a sheet's code begins with the four suit letters, best first; not {code[:12]!r}")
        words = cards.split(",")
        if len(words) != n.CARDS:
            raise SheetError(f"a sheet's code has {n.CARDS} cards between commas; this one has {len(words)}")
        ordered = tuple(SUITS[SUIT_LETTERS.index(letter)] for letter in suits)
        return cls(name, ordered, tuple(_effects_of_code(word) for word in words))

    @cached_property
    def remarks(self) -> tuple[str, ...]:
        """What contradicts the rulebook's one printed fact, without being an error."""
        if [e.name for e in self.effects("JM")] == ["take", "draw"]:
            return ()
        return ("JM: in the rulebook's example the Jack of Masks reads take, draw; this sheet says otherwise",)

    def packed(self) -> list[int]:
        """The effects of each card as the rules want them."""
        return [sum(e.number << n.EFFECT_BITS * i for i, e in enumerate(effects)) for effects in self.cards]

    def suit_strengths(self) -> list[int]:
        """3 for the best suit down to 0, in the order Clock, Mask, Scarab, Tree."""
        return [3 - self.suits.index(suit) for suit in SUITS]


def check_name(name: object) -> str:
    """1 to 60 printable characters, no blank at the ends: a name stands in one line of a record."""
    if not isinstance(name, str) or not 0 < len(name) <= 60 or not name.isprintable() or name != name.strip():
        raise SheetError(
            f"a sheet has a name of 1 to 60 characters that can be printed, no blank at its ends, not {shown(name)}"
        )
    return name


def check_effects(card: str, effects: tuple[Effect, ...]) -> None:
    """1 to 4 effects, known ones, exactly one starred, and that one brings a card."""
    if not isinstance(effects, tuple) or not all(isinstance(effect, Effect) for effect in effects):
        raise SheetError(f"{card}: effects are a tuple of foretell.Effect, not {shown(effects)}")
    if not 1 <= len(effects) <= n.MOST_EFFECTS:
        raise SheetError(f"{card}: a card has 1 to {n.MOST_EFFECTS} effects; this one has {len(effects)}")
    for effect in effects:
        if effect.name not in tuple(EFFECT_NUMBERS):
            raise SheetError(f"{card}: unknown effect {shown(effect.name)}; known are {', '.join(EFFECT_NUMBERS)}")
        if type(effect.star) is not bool:
            raise SheetError(f"{card}: star is True or False, not {shown(effect.star)}")
    starred = [effect.name for effect in effects if effect.star]
    if len(starred) != 1:
        raise SheetError(f"{card}: exactly one effect is starred; here {len(starred)} are. Write * after one of them")
    if starred[0] not in STARRABLE:
        raise SheetError(
            f"{card}: {starred[0]} cannot be starred: the starred effect brings a card (take, draw or reveal)"
        )


def _effects_of_code(word: str) -> tuple[Effect, ...]:
    if len(word) > n.MOST_EFFECTS + 1:
        raise SheetError(f"{word[:12]!r} is too long for the effects of one card in a sheet's code")
    effects: list[Effect] = []
    for letter in word:
        if letter == "*" and effects and not effects[-1].star:
            effects[-1] = Effect(effects[-1].name, star=True)
        elif letter in _EFFECT_OF_CODE:
            effects.append(Effect(_EFFECT_OF_CODE[letter]))
        else:
            raise SheetError(f"{letter!r} in {word!r} is no effect of a sheet's code")
    return tuple(effects)
