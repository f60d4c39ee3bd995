"""Which choice of a decision an answer means."""

from collections.abc import Sequence

from ..errors import NotationError
from ..game import Action, AllIn, Ask, Pass, Predict, Skip, Use, View
from ..telling.choices import action_words, choice_lines, listed, question
from ..telling.colour import unsigned
from ..telling.words import Words
from .ask import is_number, no_answers, yes_answers

__all__ = ["action_words", "choice_lines", "chosen", "is_action", "listed", "question"]

_SIGNS = "+~-^!x@="


def chosen(answer: str, view: View, words: Words, names: Sequence[str]) -> Action | None:
    """The choice that an answer means. The answer is its number, its token, its card or player, or yes or no."""
    if is_number(answer) and 1 <= int(answer) <= len(view.legal):
        return listed(view)[int(answer) - 1]
    folded = unsigned(answer).casefold()
    for action in view.legal:
        if answer.casefold() in _accepted(action, words, names) or folded in _accepted(action, words, names):
            return action
    return None


def is_action(answer: str) -> bool:
    """Whether an answer is the token of an action, legal or not."""
    answer = unsigned(answer)
    for token in (answer.lower(), answer.upper(), answer[:1].lower() + answer[1:].upper()):
        try:
            Action.parse(token)
        except NotationError:
            continue
        return True
    return False


def _accepted(action: Action, words: Words, names: Sequence[str]) -> set[str]:
    token = str(action).casefold()
    match action:
        case Ask(seat) | Predict(seat):
            return {token, names[seat].casefold()}
        case Pass() | AllIn():
            return {token}
        case Use():
            return {token} | yes_answers(words)
        case Skip():
            return {token} | no_answers(words)
        case _:
            return {token, token.lstrip(_SIGNS)}
