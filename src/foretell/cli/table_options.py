"""The options of a table: number of players, side, variants, card sheet."""

import argparse

from ..game import Options
from ..game.options import DISCARDS, SIDES
from ..rules import MAX_PLAYERS, MIN_PLAYERS
from ..telling.words import Words
from .arguments import Parser, one_of, whole
from .user_files import sheet_from


def add_table_options(parser: Parser) -> None:
    """Add the table options to a command line."""
    parser.flag(
        "-p", "--players", metavar="N", type=whole(parser.words, MIN_PLAYERS, MAX_PLAYERS), about="option-players"
    )
    add_variants(parser)


def add_variants(parser: Parser) -> None:
    """Add the table options except the number of players."""
    words = parser.words
    parser.flag("--side", metavar="A|B", type=one_of(words, SIDES), default="A", about="option-side")
    discards = one_of(words, DISCARDS)
    parser.flag("--discard", metavar="|".join(DISCARDS), type=discards, default="open", about="option-discard")
    parser.flag("--heirs", action="store_true", about="option-heirs")
    parser.flag("--sheet", metavar="FILE", about="option-sheet")


def table_options(found: argparse.Namespace, words: Words, players: int) -> Options:
    """The options that a command line chose."""
    if found.sheet is None:
        return Options(players, found.side, found.discard, found.heirs)
    return Options(players, found.side, found.discard, found.heirs, sheet_from(found.sheet, words))


def summary(words: Words, options: Options) -> list[str]:
    """The chosen options as sentences."""
    side = words.text(f"side-{options.side}")
    variant = words.text(f"variant-{options.discard}")
    summary = words.text("setup-summary", players=options.players, side=side, variant=variant)
    heirs = f", {words.text('variant-heirs')}" if options.heirs else ""
    lines = [f"{summary}{heirs}. {words.text('setup-sheet', sheet=options.sheet.name)}."]
    if options.side != SIDES[0]:
        lines.append(f"  {words.text(f'side-{options.side}.about')}")
    if options.discard != DISCARDS[0]:
        lines.append(f"  {words.text(f'variant-{options.discard}.about')}")
    if options.heirs:
        lines.append(f"  {words.text('variant-heirs.about')}")
    return lines
