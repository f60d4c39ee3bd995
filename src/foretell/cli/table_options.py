"""The options of a table: how many players, which side, which variants, which card sheet."""

import argparse

from ..game import Options
from ..game.options import DISCARDS, SIDES
from .arguments import Parser, one_of, whole
from .files import sheet_from
from .words import Words


def add_table_options(parser: Parser) -> None:
    """Let a command line choose them."""
    words = parser.words
    parser.flag("-p", "--players", metavar="N", type=whole(words, 2, 5), about="option-players")
    parser.flag("--side", metavar="A|B", type=one_of(words, SIDES), default="A", about="option-side")
    discards = one_of(words, DISCARDS)
    parser.flag("--discard", metavar="|".join(DISCARDS), type=discards, default="open", about="option-discard")
    parser.flag("--heirs", action="store_true", about="option-heirs")
    parser.flag("--sheet", metavar="FILE", about="option-sheet")


def table_options(found: argparse.Namespace, words: Words, players: int) -> Options:
    """What a command line chose."""
    if found.sheet is None:
        return Options(players, found.side, found.discard, found.heirs)
    return Options(players, found.side, found.discard, found.heirs, sheet_from(found.sheet, words))
