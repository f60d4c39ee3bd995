"""Help in the game: the commands, a card, the ranks."""

from ..game import Options
from ..rules.ranking import points_of_ranks
from ..sheets import CARDS, EFFECTS
from ..telling.colour import unsigned
from ..telling.words import Words

_RULES = ("goal", "turn", "end", "pot", "hand", "win")
_TIPS = ("choice", "enter", "help", "rules", "card", "ranks", "table", "log", "memory", "know", "hint", "quit")


def help_lines(asked: str, words: Words, options: Options) -> list[str]:
    """The help on a topic. `asked` is the text after `?`."""
    asked = unsigned(asked)
    topic = " ".join(asked.casefold().split())
    if not topic:
        return [words.heading("tip-title"), *(f"  {line}" for line in _general(words, options))]
    if topic == "rules":
        return [words.heading("rules-title"), *(f"  {words.text(f'rules-{part}')}" for part in _RULES)]
    if topic == "ranks":
        return [words.heading("ranks-title"), *(f"  {line}" for line in _ranks(words, options))]
    if asked.upper() in CARDS:
        return card_lines(asked.upper(), words, options)
    return _topics(words, options).get(topic) or [words.text("error-no-such-topic", answer=asked)]


def _topics(words: Words, options: Options) -> dict[str, list[str]]:
    """Help on actions and effects, by the names that a player may type."""
    passing, all_in = words.text("action-pass"), words.text("action-all-in")
    about = [words.labelled(passing, words.text("about-pass"))]
    topics = dict.fromkeys(("pass", passing.casefold()), about)
    about = [words.labelled(all_in, words.text("about-all-in"))]
    topics |= dict.fromkeys(("allin", "all in", all_in.casefold()), about)
    for effect in EFFECTS.values():
        name = words.effect(effect)
        about = [words.labelled(name, words.about(effect, options))]
        topics |= dict.fromkeys((effect, effect.replace(" ", ""), name.casefold()), about)
    return topics


def card_lines(card: str, words: Words, options: Options) -> list[str]:
    """A card and the descriptions of its effects."""
    palette = words.palette
    name = palette.card(card, words.catalogue.card(card))
    lines = [f"{palette.short(card)}. " + words.text("card-line", card=name, effects=words.effects(card, options))]
    lines += [f"  {words.about(effect.name, options)}" for effect in options.sheet.effects(card)]
    if card in ("R1", "R2"):
        lines.append("  " + words.text("about-rune-card"))
    return [*lines, "  " + words.text("about-effects")]


def _general(words: Words, options: Options) -> list[str]:
    covered = words.labelled(f"({words.short('7C')})", words.text("display-covered"))
    tips = [words.text(f"tip-{tip}") for tip in _TIPS]
    return [*tips, words.suits(options), f"{covered}. {words.text('display-legend')}"]


def _ranks(words: Words, options: Options) -> list[str]:
    best_first = reversed(points_of_ranks(0))  # side B swaps two names, not the points
    lines = [words.text("rank-line", rank=words.rank(points, options), runes=points) for points in best_first]
    return [*lines, words.text("about-rune-card")]
