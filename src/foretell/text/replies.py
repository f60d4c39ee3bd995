"""Which choice a reply means, and how sure it is."""

import re
from dataclasses import dataclass

from ..errors import ForetellError, shown
from ..game import Action, Predict, SeatView
from ..telling.choices import listed

MAX_REPLY = 20_000
"""Longer replies are cut at the front: the choice is in the last line."""
MAX_CHOICE = 100
"""A longer last line is no choice."""
_LINE = re.compile(r"[\s`*\"'.]*(\S+?)[`*\"'.,;:]*(?:\s+(?:confidence[:=]?\s*)?([0-9]*\.?[0-9]+)(%?))?[\s`*\"'.]*")


@dataclass(frozen=True)
class Reply:
    """The answer of a language model to one prompt."""

    text: str
    """The token of a choice or its number, in the last line. A confidence from 0 to 1 may follow a prediction."""
    confidence: float | None = None
    """How likely a prediction is to be right, from 0 to 1, if the text does not say it."""
    tokens: int = 0
    """The tokens that the model used for this reply, as the caller counts them."""


def read_reply(reply: Reply, view: SeatView) -> tuple[Action | None, float | None]:
    r"""The action that a reply means, or None; and the confidence of a prediction, or None.

    >>> import foretell as ft
    >>> view = ft.Game(ft.Options(2), seed=bytes(32)).view(0)
    >>> action, confidence = read_reply(Reply("I had better wait.\nPass"), view)
    >>> str(action), confidence
    ('pass', None)
    """
    lines = [line for line in reply.text[-MAX_REPLY:].splitlines() if line.strip()]
    last = lines[-1].strip() if lines else ""
    found = _LINE.fullmatch(last) if len(last) <= MAX_CHOICE else None
    if found is None:
        return None, None
    action = _action(found[1], view)
    if not isinstance(action, Predict):
        return action, None
    stated = reply.confidence if found[2] is None else float(found[2]) / (100 if found[3] else 1)
    return action, _checked(stated)


def _action(word: str, view: SeatView) -> Action | None:
    if word.isascii() and word.isdigit() and len(word) < 4 and 1 <= int(word) <= len(view.legal):
        return listed(view)[int(word) - 1]
    return next((action for action in view.legal if str(action).casefold() == word.casefold()), None)


def _checked(confidence: float | None) -> float | None:
    if confidence is None:
        return None
    if not 0 <= confidence <= 1:
        raise ForetellError(f"a confidence is from 0 to 1, not {shown(confidence)}")
    return float(confidence)
