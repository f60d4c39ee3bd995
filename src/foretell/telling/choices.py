"""The choices of a decision, in words."""

from collections.abc import Sequence

from ..game import (
    Action,
    AllIn,
    Ask,
    Discard,
    Exchange,
    Give,
    Hide,
    Pass,
    Phase,
    Pick,
    Play,
    Predict,
    Skip,
    Take,
    Use,
    View,
    present_rank,
)
from ..locales import Argument
from .words import Words, by_value

_KEYS: dict[type[Action], str] = {
    Play: "action-play",
    Pass: "action-pass",
    AllIn: "action-all-in",
    Take: "action-take",
    Exchange: "action-exchange",
    Give: "action-give",
    Use: "action-use",
    Skip: "action-skip",
    Pick: "action-pick",
    Hide: "action-hide",
    Discard: "action-discard",
    Predict: "action-predict",
}


def question(view: View, words: Words, names: Sequence[str]) -> str:
    arguments: dict[str, Argument] = {
        "allin": "yes" if AllIn() in view.legal else "no",
        "bending": "yes" if view.options.discard == "bending" else "no",
        "name": names[view.turn],
        "count": len(view.hand or ()) - 5,
    }
    if view.target is not None:
        arguments["card"] = words.the_card(view.target)
    if view.effect is not None:
        arguments["offer"] = words.offer(view.effect)
    if view.phase == "predict" and view.options.players == 2:
        others = (name for seat, name in enumerate(names) if seat != view.seat)
        return words.text("ask-predict-secret", name=next(others))
    return words.text(f"ask-{view.phase}", **arguments)


def listed(view: View) -> list[Action]:
    """The choices in the order of their numbers: cards from high to low, declining last."""
    return sorted(view.legal, key=_place)


def _place(action: Action) -> tuple[bool, tuple[int, str]]:
    card = getattr(action, "card", None)
    return isinstance(action, Skip), (1, "") if card is None else by_value(card)


def choice_lines(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The choices with their numbers and tokens."""
    actions = listed(view)
    width = len(str(len(actions)))
    return [f"  {number:>{width}}. {_line(action, view, words, names)}" for number, action in enumerate(actions, 1)]


def _line(action: Action, view: View, words: Words, names: Sequence[str]) -> str:
    called = _called(action, view, words, names)
    if isinstance(action, Ask | Predict):
        return f"{called} ({action})"
    return words.labelled(_token(action, words), called)


def _token(action: Action, words: Words) -> str:
    card = getattr(action, "card", None)
    return str(action) if card is None else words.palette.card(card, str(action) + words.palette.sign(card[-1]))


def _called(action: Action, view: View, words: Words, names: Sequence[str]) -> str:
    card = getattr(action, "card", None)
    said = words.text(_key(action, view), **_arguments(action, view.effect, words, names))
    if card is not None and view.phase in ("play", "take", "exchange", "pick"):
        said += f" ({words.effects(card, view.options)})"
    after = _hand_after(action, view)
    if after:
        rank = words.rank_in_full(present_rank(after, view.options), view.options)
        return words.text("choice-rank", choice=said, rank=rank)
    return said


def action_words(action: Action, phase: Phase, effect: str | None, words: Words, names: Sequence[str]) -> str:
    """An action of a phase, as menus call it. A prediction names its player, never "I"."""
    key = f"action-{phase}" if isinstance(action, Ask) else _KEYS[type(action)]
    return words.text(key, **_arguments(action, effect, words, names))


def _arguments(action: Action, effect: str | None, words: Words, names: Sequence[str]) -> dict[str, Argument]:
    arguments: dict[str, Argument] = {"effect": words.effect(effect) if effect else ""}
    card = getattr(action, "card", None)
    if card is not None:
        arguments["card"] = words.the_card(card)
    if isinstance(action, Ask | Predict):
        arguments["name"] = names[action.seat]
    return arguments


def _hand_after(action: Action, view: View) -> tuple[str, ...]:
    """The hand right after a choice, if the choice alone decides it."""
    hand = view.hand or ()
    match action:
        case Take(card) | Pick(card):
            return (*hand, card)
        case Discard(card):
            return tuple(other for other in hand if other != card)
        case Give(card) if view.target is not None:
            return (*(other for other in hand if other != card), view.target)
        case _:
            return ()


def _key(action: Action, view: View) -> str:
    match action:
        case Ask():
            return f"action-{view.phase}"
        case Predict(seat) if seat == view.seat:
            return "action-predict-self"
        case Take(card) if card == view.discard_top:
            return "action-take-discard"
        case Exchange(card) if card == view.discard_top:
            return "action-exchange-discard"
        case _:
            return _KEYS[type(action)]
