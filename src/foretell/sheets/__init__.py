"""Card sheets: what is printed on the cards, as data that owners of the printed game can correct."""

from .files import default_sheet, parse_sheet, read_sheet, sheet_text
from .notation import (
    CARDS,
    EFFECTS,
    SUIT_LETTERS,
    SUITS,
    VALUES,
    Suit,
    Value,
    card_number,
    card_set,
    cards_in,
    suit_of,
    value_of,
)
from .sheet import Effect, Sheet

__all__ = [
    "CARDS",
    "EFFECTS",
    "SUITS",
    "SUIT_LETTERS",
    "VALUES",
    "Effect",
    "Sheet",
    "Suit",
    "Value",
    "card_number",
    "card_set",
    "cards_in",
    "default_sheet",
    "parse_sheet",
    "read_sheet",
    "sheet_text",
    "suit_of",
    "value_of",
]
