"""What a seat sees, its choices and the rules, as text. All of it comes from a view, so it contains nothing hidden."""

from collections.abc import Sequence

from ..game import Options, SeatView, View
from ..rules.ranking import points_of_ranks
from ..sheets import CARDS, EFFECTS
from ..telling.choices import choice_lines, question
from ..telling.screen import final_score_lines, hand_line, memory_lines, table_lines, turn_lines
from ..telling.story import Story
from ..telling.words import Words

_RULES = ("goal", "turn", "end", "pot", "hand", "win")


def seat_names(words: Words, view: View) -> tuple[str, ...]:
    """Names for seats without names: *Seat 0*."""
    return tuple(words.text("player-seat", number=seat) for seat in range(view.options.players))


def situation(view: SeatView, words: Words, names: Sequence[str]) -> str:
    """What has happened since the seat's last decision, the table, the hand, and the choices with their tokens."""
    lines = Story(words, names, view.options, view.seat).lines(view.events)
    lines += [*table_lines(view, words, names), *memory_lines(view, words, names), *turn_lines(view, words)]
    lines += ["", hand_line(view, words), question(view, words, names), *choice_lines(view, words, names)]
    return "\n".join([*lines, words.text("tip-choice")]).strip()


def ending(view: View, words: Words, names: Sequence[str]) -> str:
    """What happened at the end of a game, and the scores."""
    lines = Story(words, names, view.options, view.seat).lines(view.events, view.result)
    return "\n".join([*lines, *final_score_lines(view, words, names)]).strip()


def rules_summary(words: Words, options: Options) -> str:
    """The rules in a nutshell: turns, effects, ranks, and the effects of each card."""
    lines = [words.text("rules-title"), *(f"- {words.text(f'rules-{part}')}" for part in _RULES)]
    lines += [
        "- " + words.labelled(words.text(f"action-{action}"), words.text(f"about-{action}"))
        for action in ("pass", "all-in")
    ]
    used = {effect.name for effects in options.sheet.cards for effect in effects}
    lines += ["", words.text("about-effects")]
    lines += [
        "- " + words.labelled(words.effect(name), words.about(name, options))
        for name in EFFECTS.values()
        if name in used
    ]
    ranks = [words.text("rank-line", rank=words.rank(p, options), runes=p) for p in reversed(points_of_ranks(0))]
    lines += ["", words.text("ranks-title"), *(f"- {rank}" for rank in ranks), words.suits(options), ""]
    cards = [words.text("card-line", card=card, effects=words.effects(card, options)) for card in CARDS]
    return "\n".join([*lines, *(f"- {card}" for card in cards), words.text("about-rune-card")])
