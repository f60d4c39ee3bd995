"""Help in the game: the commands, a card, the ranks."""

from ..game import Options
from ..sheets import CARDS
from .words import Words

POINTS = (10, 7, 6, 5, 4, 3, 2, 1, 0)
_TIPS = ("choice", "enter", "help", "card", "ranks", "table", "log", "memory", "quit")


def help_lines(asked: str, words: Words, options: Options) -> list[str]:
    """The answer to `?` and what follows it."""
    asked = asked.strip().upper()
    if not asked:
        return [words.heading("tip-title"), *(f"  {line}" for line in _general(words, options))]
    if asked == "RANKS":
        return [words.heading("ranks-title"), *(f"  {line}" for line in _ranks(words, options))]
    if asked in CARDS:
        return card_lines(asked, words, options)
    return [words.text("error-no-such-card", answer=asked)]


def card_lines(card: str, words: Words, options: Options) -> list[str]:
    """A card and its effects, spelt out."""
    palette = words.palette
    name = palette.card(card, words.catalogue.card(card))
    lines = [f"{palette.short(card)}. " + words.text("card-line", card=name, effects=words.effects(card, options))]
    lines += [f"  {words.about(effect.name)}" for effect in options.sheet.effects(card)]
    if card in ("R1", "R2"):
        lines.append("  " + words.text("about-rune-card"))
    return [*lines, "  " + words.text("about-effects")]


def _general(words: Words, options: Options) -> list[str]:
    covered = words.labelled(f"({words.short('7C')})", words.text("display-covered"))
    tips = [words.text(f"tip-{tip}") for tip in _TIPS]
    return [*tips, words.suits(options), f"{covered}. {words.text('display-legend')}"]


def _ranks(words: Words, options: Options) -> list[str]:
    lines = [words.text("rank-line", rank=words.rank(points, options), runes=points) for points in POINTS]
    return [*lines, words.text("about-rune-card")]
