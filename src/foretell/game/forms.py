"""Forms: how integers of the rules become names and tuples in views, positions and events."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from ..errors import NotationError
from ..rules import State, cards
from ..sheets import CARDS, EFFECTS, Effect, cards_in
from .actions import PHASES, Action
from .options import Options

Cards = tuple[str, ...]
Rows = tuple[tuple[str | None, ...], tuple[str | None, ...]]


@dataclass(frozen=True, slots=True)
class Told:
    """An answer to Hypnosis (5.6): the points of the rank, and the number of turns taken in the round before it."""

    points: int
    turn: int


@dataclass(frozen=True, slots=True, eq=False)
class Form:
    """A conversion: `words` turns a value of the rules into what a view shows, given the options of the game."""

    name: str
    words: Callable[[Any, Options], Any]


_CARDS_AND_NONE: tuple[str | None, ...] = (*CARDS, None)
"""By the number of the card; -1 is no card."""


def packed_cards(packed: int) -> Cards:
    """The cards of a Reveal, in the order in which they were revealed."""
    revealed = []
    while packed:
        revealed.append(CARDS[(packed & 63) - 1])
        packed >>= 6
    return tuple(revealed)


def display_rows(options: Options, cells: Sequence[int]) -> Rows:
    """The two rows of the display."""
    spaces = tuple([_CARDS_AND_NONE[card] for card in cells])
    return spaces[: options.columns], spaces[cards.ROW : cards.ROW + options.columns]


@lru_cache(4096)
def effects_in(todo: int) -> tuple[str, ...]:
    """The effects packed in `todo`, the current one first."""
    effects = []
    while todo:
        effects.append(str(Effect.of(todo & cards.EFFECT_MASK)))
        todo >>= cards.EFFECT_BITS
    return tuple(effects)


def discard_pile(s: State) -> Cards:
    """The discard pile, its top card last."""
    return tuple(CARDS[s.pile[cards.CARDS - 1 - i]] for i in range(s.discard))


@lru_cache(4096)
def choices_of(phase: int, legal: int) -> Mapping[str, Action]:
    """The actions in a set of legal actions, by token, in the order of their numbers."""
    choices = {}
    while legal:
        low = legal & -legal
        token, action = _choice(phase, low.bit_length() - 1)
        choices[token] = action
        legal ^= low
    return choices


def is_choice(phase: int, legal: int, token: str) -> bool:
    """Whether the action with this token is in a set of legal actions. Faster than listing them all."""
    number = _numbers(phase).get(token)
    return number is not None and legal >> number & 1 == 1


@cache
def _numbers(phase: int) -> Mapping[str, int]:
    """The numbers of all actions that a phase knows, by token."""
    numbers = {}
    for number in range(cards.ACTIONS):
        with suppress(NotationError):
            numbers[_choice(phase, number)[0]] = number
    return numbers


@cache
def _choice(phase: int, number: int) -> tuple[str, Action]:
    action = Action.of(PHASES[phase], number)
    return str(action), action


PLAIN = Form("plain", lambda value, _: value)
PHASE = Form("phase", lambda number, _: PHASES[number])
SEAT = Form("seat", lambda seat, _: seat if seat >= 0 else None)
SEATS = Form("seats", lambda seats, _: tuple([seat if seat >= 0 else None for seat in seats]))
CARD = Form("card", lambda card, _: _CARDS_AND_NONE[card])
CARD_SET = Form("card set", lambda bits, _: cards_in(bits))
CARD_SETS = Form("card sets", lambda sets, _: tuple([cards_in(bits) if bits else () for bits in sets]))
HAND = Form("hand", lambda bits, _: None if bits < 0 else cards_in(bits))
"""A set of cards, or -1 for a viewer without a hand."""
REVEALED = Form("revealed", lambda packed, _: (None,) * -packed if packed < 0 else packed_cards(packed))
"""Packed cards, or minus their number if the viewer may not see them."""
CHOICES = Form("choices", lambda asked, _: tuple(choices_of(*asked)))
"""A phase, and a set of actions."""
DISPLAY = Form("display", lambda cells, options: display_rows(options, cells))
TOLD = Form(
    "told", lambda told, _: tuple([Told(*answer) if answer[0] >= 0 else None for answer in zip(*told, strict=True)])
)
"""The points of all seats, and their turns; the points are -1 for a seat that has not announced its rank."""
EFFECT = Form("effect", lambda effect, _: EFFECTS[effect & cards.KIND_MASK] if effect else None)
EFFECTS_LEFT = Form("effects left", lambda todo, _: effects_in(todo))
