"""A small sensible bot: it looks one card ahead and believes what it is told."""

from collections.abc import Callable, Sequence
from random import Random

from ..game import Action, AllIn, Ask, Pass, Play, Predict, Skip, Use, View, present_rank
from .worth import HAND, least_missed, worth

SAMPLE = 8
"""How many of the cards that may come it imagines."""
USUAL_POINTS = 2.6
"""What a hand nothing is known of tends to be worth when the display is full."""
SECOND_DRAW = 0.4
EXTRAS = {"rune": 1.0, "exchange": 0.4, "hypnosis": 0.15, "eye": 0.15}
"""What the effects that bring no card are worth to it."""


class SimplePlayer:
    """Takes what raises its hand, discards what hurts least, asks whoever leads, and goes All In late."""

    def __init__(self, seed: int | str = 0, name: str = "simple") -> None:
        self.name = name
        self._chance = Random(seed)

    def choose(self, view: View) -> Action:
        """The legal action that looks best from this view."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase == "play":
            return _turn(view, _imagined(view, self._chance))
        return _BY_PHASE[view.phase](view)


# --- the turn -------------------------------------------------------------------------------------


def _turn(view: View, imagined: Sequence[str]) -> Action:
    if AllIn() in view.legal and _made(view):
        return AllIn()
    hand = _hand(view)
    hopes = {card: _hope_of_playing(card, view, imagined) for card in hand}
    best = max(hopes, key=lambda card: hopes[card])
    return Play(best) if hopes[best] > worth(hand, view.options) else Pass()


def _hope_of_playing(card: str, view: View, imagined: Sequence[str]) -> float:
    """What the hand may be worth after the effects of `card`."""
    rest = _without(_hand(view), card)
    comes = sorted(worth((*rest, new), view.options) for new in imagined)
    hope = extra = 0.0
    for effect in view.options.sheet.effects(card):
        if effect.name in EXTRAS:
            extra += EXTRAS[effect.name]
        elif effect.name == "take":
            hope = max([hope, *(worth((*rest, new), view.options) for new in _takeable(view))])
        elif effect.name == "draw":
            extra += SECOND_DRAW if hope else 0.0
            hope = max(hope, sum(comes) / len(comes))
        else:  # of the best of N, one in N + 1 is better
            revealed = int(effect.name[-1])
            hope = max(hope, comes[len(comes) * revealed // (revealed + 1)])
    return hope + extra


def _imagined(view: View, chance: Random) -> list[str]:
    """Some of the cards that may come from the deck."""
    cards = view.unplaced or _hand(view)
    return chance.sample(cards, min(SAMPLE, len(cards)))


def _made(view: View) -> bool:
    """7.2: late in the round, with a hand that will do as it is."""
    free = sum(card is None for row in view.rows for card in row)
    return view.rank is not None and (view.rank.points >= 6 or (view.rank.points >= 4 and free <= 4))


# --- effects --------------------------------------------------------------------------------------


def _take(view: View) -> Action:
    hand = _hand(view)
    best = max(_with_cards(view), key=lambda action: worth((*hand, _card(action)), view.options))
    better = len(hand) < HAND or worth((*hand, _card(best)), view.options) > worth(hand, view.options)
    return best if better or Skip() not in view.legal else Skip()


def _exchange(view: View) -> Action:
    hand = _hand(view)

    def after(action: Action) -> float:
        """The card that is missed least goes; it may be the new one, and then nothing is gained."""
        both = (*hand, _card(action))
        return worth(_without(both, least_missed(both, view.options)), view.options)

    best = max(_with_cards(view), key=after)
    gains = after(best) > worth(hand, view.options)
    return best if gains or Skip() not in view.legal else Skip()


def _give(view: View) -> Action:
    got = () if view.target is None else (view.target,)
    return max(view.legal, key=lambda action: worth((*_without(_hand(view), _card(action)), *got), view.options))


def _offer(view: View) -> Action:
    """Runes are free, and a card more is a choice more."""
    return Use() if Use() in view.legal else view.legal[0]


def _pick(view: View) -> Action:
    return max(view.legal, key=lambda action: worth((*_hand(view), _card(action)), view.options))


def _ask(view: View) -> Action:
    """Whoever leads, unless their hand is an open book."""
    asked = [action for action in view.legal if isinstance(action, Ask)]
    return max(asked, key=lambda action: (len(view.known[action.seat]) < HAND, view.runes[action.seat]))


def _hide(view: View) -> Action:
    """The card without which the others tell least."""

    def shown(action: Action) -> int:
        return present_rank(_without(_hand(view), _card(action)), view.options).strength

    return min(view.legal, key=shown)


def _discard(view: View) -> Action:
    card = least_missed(_hand(view), view.options)
    return next(action for action in view.legal if _card(action) == card)


# --- the prediction -------------------------------------------------------------------------------


def _predict(view: View) -> Action:
    return Predict(max(range(view.options.players), key=lambda seat: _expected(view, seat)))


def _expected(view: View, seat: int) -> float:
    """The points that a hand will show, as far as this viewer can tell."""
    if seat == view.seat and view.rank is not None:
        return view.rank.points + view.rank.strength % 64 / 64  # 8.6: among equals the higher value wins
    known = view.known[seat]
    sure = present_rank(known, view.options).points if known else 0
    if len(known) == HAND:
        return sure
    told = view.told[seat]
    guess = USUAL_POINTS if told is None else told.points + 0.05 * (view.turns - told.turn)
    return max(guess, sure + 0.4) + (1.0 if seat == view.all_in else 0.0)


# --- reading a view -------------------------------------------------------------------------------


def _hand(view: View) -> tuple[str, ...]:
    return view.hand or ()


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(other for other in cards if other != card)


def _takeable(view: View) -> tuple[str, ...]:
    """10.1: the top of the discard pile will do as well."""
    if view.options.discard == "bending" and view.discard_top is not None:
        return (*view.uncovered, view.discard_top)
    return view.uncovered


def _card(action: Action) -> str:
    return str(getattr(action, "card", ""))


def _with_cards(view: View) -> list[Action]:
    return [action for action in view.legal if _card(action)]


_BY_PHASE: dict[str, Callable[[View], Action]] = {
    "take": _take,
    "exchange": _exchange,
    "give": _give,
    "offer": _offer,
    "pick": _pick,
    "hypnosis": _ask,
    "eye": _ask,
    "hide": _hide,
    "discard": _discard,
    "predict": _predict,
}
