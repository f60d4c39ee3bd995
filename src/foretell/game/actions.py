"""Actions: one frozen class for each kind, with a short token and a number from 0 to 62.

>>> str(Play("JM")), str(Take("7C")), str(Predict(2))
('JM', '+7C', '=2')
>>> Action.parse("+7C")
Take(card='7C')
>>> Take("7C").number, Action.of("take", 5)
(5, Take(card='7C'))
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal, get_args

from ..errors import NotationError, shown
from ..rules import cards
from ..sheets import CARDS, card_number

Phase = Literal[
    "play", "take", "exchange", "give", "offer", "pick", "hypnosis", "eye", "hide", "discard", "predict", "over"
]  # fmt: skip
PHASES: tuple[Phase, ...] = get_args(Phase)
"""The phases, in the order of their numbers. A phase is the kind of decision that the actor must make."""


class Action:
    """A decision of a player. Each kind of decision has a subclass."""

    __slots__ = ()
    sign: ClassVar[str] = ""

    @property
    def number(self) -> int:
        """0 to 53: a card, 54: pass, 55: All In, 56: skip, 57: use, 58 to 62: a seat."""
        raise NotImplementedError

    def __format__(self, spec: str) -> str:
        """Format the token: `f"{action:>5}"`."""
        return format(str(self), spec)

    def __lt__(self, other: object) -> bool:
        """Order actions by their number, and those of different phases with the same number by their token."""
        return self._order < other._order if isinstance(other, Action) else NotImplemented

    def __gt__(self, other: object) -> bool:
        return self._order > other._order if isinstance(other, Action) else NotImplemented

    def __le__(self, other: object) -> bool:
        return self._order <= other._order if isinstance(other, Action) else NotImplemented

    def __ge__(self, other: object) -> bool:
        return self._order >= other._order if isinstance(other, Action) else NotImplemented

    @property
    def _order(self) -> tuple[int, str]:
        return self.number, str(self)

    @staticmethod
    def parse(token: str) -> "Action":
        """The action with this token."""
        if not isinstance(token, str):
            raise NotationError(f"{shown(token)} is not a token; tokens are words like JM, +7C or pass")
        if token in _WORDS:
            return _WORDS[token]
        kind = _SIGNS.get(token[:1])
        if kind is None:
            return Play(token)
        return kind(token[1:])

    @staticmethod
    def of(phase: str, number: int) -> "Action":
        """The action with this number in `phase`."""
        if phase not in PHASES:
            raise NotationError(f"there is no phase {shown(phase)}; there are {', '.join(PHASES)}")
        if type(number) is not int or not 0 <= number < cards.ACTIONS:
            raise NotationError(f"{shown(number)} is not the number of an action; these are 0 to {cards.ACTIONS - 1}")
        return _meaning(phase, number)


@cache
def _meaning(phase: str, number: int) -> Action:
    if number in _PLAIN and phase in _PLAIN_PHASES[number]:
        return _PLAIN[number]
    if phase in _SEAT_PHASES and number >= cards.SEAT:
        return _SEAT_PHASES[phase](number - cards.SEAT)
    if phase in _CARD_PHASES and number < cards.CARDS:
        return _CARD_PHASES[phase](CARDS[number])
    raise NotationError(f"{number} is not an action of the phase {phase!r}")


@dataclass(frozen=True, slots=True)
class _CardAction(Action):
    card: str

    def __post_init__(self) -> None:
        card_number(self.card)

    def __str__(self) -> str:
        return self.sign + self.card

    @property
    def number(self) -> int:
        return card_number(self.card)


@dataclass(frozen=True, slots=True)
class _SeatAction(Action):
    seat: int

    def __post_init__(self) -> None:
        if type(self.seat) is not int or not 0 <= self.seat < cards.SEATS:
            raise NotationError(f"{shown(self.seat)} is not a seat; seats are 0 to {cards.SEATS - 1}")

    def __str__(self) -> str:
        return f"{self.sign}{self.seat}"

    @property
    def number(self) -> int:
        return cards.SEAT + self.seat


@dataclass(frozen=True, slots=True)
class _PlainAction(Action):
    code: ClassVar[int]

    def __str__(self) -> str:
        return self.sign

    @property
    def number(self) -> int:
        return self.code


@dataclass(frozen=True, slots=True)
class Play(_CardAction):
    """4.1: play a card from the hand."""


@dataclass(frozen=True, slots=True)
class Take(_CardAction):
    """5.1: take an uncovered card of the display, or the top of the discard pile (10.1)."""

    sign = "+"


@dataclass(frozen=True, slots=True)
class Exchange(_CardAction):
    """5.2: choose the card to get in an Exchange. `Give` is the next decision."""

    sign = "~"


@dataclass(frozen=True, slots=True)
class Give(_CardAction):
    """5.2: give this card in an Exchange."""

    sign = "-"


@dataclass(frozen=True, slots=True)
class Pick(_CardAction):
    """5.4: keep this revealed card."""

    sign = "^"


@dataclass(frozen=True, slots=True)
class Hide(_CardAction):
    """5.7: keep this card hidden from the All-Seeing Eye."""

    sign = "!"


@dataclass(frozen=True, slots=True)
class Discard(_CardAction):
    """4.3: discard a surplus card."""

    sign = "x"


@dataclass(frozen=True, slots=True)
class Pass(_PlainAction):
    """7.1: pass."""

    sign = "pass"
    code = cards.PASS


@dataclass(frozen=True, slots=True)
class AllIn(_PlainAction):
    """7.2: go All In."""

    sign = "allin"
    code = cards.ALL_IN


@dataclass(frozen=True, slots=True)
class Skip(_PlainAction):
    """4.2: decline an effect."""

    sign = "skip"
    code = cards.SKIP


@dataclass(frozen=True, slots=True)
class Use(_PlainAction):
    """4.2: carry out an effect that may be declined."""

    sign = "use"
    code = cards.USE


@dataclass(frozen=True, slots=True)
class Ask(_SeatAction):
    """5.6, 5.7: name an opponent for Hypnosis or the All-Seeing Eye."""

    sign = "@"


@dataclass(frozen=True, slots=True)
class Predict(_SeatAction):
    """8.1: predict that this seat holds the best hand."""

    sign = "="


_PLAIN: dict[int, Action] = {action.number: action for action in (Pass(), AllIn(), Skip(), Use())}
_PLAIN_PHASES = {
    cards.PASS: ("play",),
    cards.ALL_IN: ("play",),
    cards.SKIP: ("take", "exchange", "offer", "hypnosis", "eye"),
    cards.USE: ("offer",),
}
_WORDS: dict[str, Action] = {str(action): action for action in _PLAIN.values()}
_CARD_PHASES: dict[str, type[_CardAction]] = {
    "play": Play,
    "take": Take,
    "exchange": Exchange,
    "give": Give,
    "pick": Pick,
    "hide": Hide,
    "discard": Discard,
}
_SEAT_PHASES: dict[str, type[_SeatAction]] = {"hypnosis": Ask, "eye": Ask, "predict": Predict}
PHASES_OF: dict[type[Action], tuple[str, ...]] = {
    type(action): _PLAIN_PHASES[number] for number, action in _PLAIN.items()
}
"""The phases in which each kind of action can be legal."""
for _kinds in (_CARD_PHASES, _SEAT_PHASES):
    for _phase, _kind in _kinds.items():
        PHASES_OF[_kind] = (*PHASES_OF.get(_kind, ()), _phase)


def _seat(kind: type[_SeatAction]) -> Callable[[str], Action]:
    def read(text: str) -> Action:
        if text not in ("0", "1", "2", "3", "4"):
            raise NotationError("notation-seat", answer=shown(kind.sign + text), sign=shown(kind.sign))
        return kind(int(text))

    return read


_SIGNS: dict[str, Callable[[str], Action]] = {kind.sign: kind for kind in _CARD_PHASES.values() if kind.sign} | {
    kind.sign: _seat(kind) for kind in (Ask, Predict)
}
