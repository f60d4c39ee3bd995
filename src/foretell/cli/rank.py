"""`foretell rank`: the rank of five cards."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from ..game import Options, rank
from ..game.options import SIDES
from ..rules.cards import HAND
from ..sheets import CARDS, default_sheet
from ..telling.words import Words
from .arguments import Parser, one_of
from .user_files import sheet_from


def run(arguments: Sequence[str], words: Words) -> int:
    """Print the rank of the cards on the command line."""
    parser = Parser(words, "foretell rank", words.text("help-rank"))
    parser.file("cards", "option-cards", "+", metavar="CARD", needs="error-needs-cards")
    parser.flag("--side", metavar="A|B", type=one_of(words, SIDES), default="A", about="option-side")
    parser.flag("--sheet", metavar="FILE", about="option-sheet")
    parser.flag("--json", action="store_true", about="option-json")
    found = parser.parse(arguments)
    sheet = default_sheet() if found.sheet is None else sheet_from(found.sheet, words)
    options = Options(side=found.side, sheet=sheet)
    told = rank(_hand(parser, words, found.cards), found.side, sheet)
    if found.json:
        print(json.dumps(asdict(told)))
    else:
        print(words.text("rank-line", rank=words.rank_in_full(told, options), runes=told.points))
    return 0


def _hand(parser: Parser, words: Words, typed: Sequence[str]) -> list[str]:
    """Five different cards, in upper or lower case."""
    cards = [card.upper() for card in typed]
    for text, card in zip(typed, cards, strict=True):
        if card not in CARDS:
            parser.refuse(words.text("error-card", answer=text))
        if cards.count(card) > 1:
            parser.refuse(words.text("error-card-twice", card=card))
    if len(cards) != HAND:
        parser.refuse(words.text("error-card-count", count=str(len(cards))))
    return cards
