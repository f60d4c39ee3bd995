"""Events: what happened, as keys and arguments without sentences, and who may know the cards."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal, get_args

from ..rules import CLOSED, facts
from ..rules.ranking import STRENGTH_BITS
from ..rules.state import Fact
from ..sheets import CARDS, EFFECTS, cards_in
from .forms import packed_cards

EventKey = Literal[
    "round_started", "dealt", "laid", "discard_started", "played", "passed", "auto_passed", "went_all_in", "added",
    "took", "took_discard", "exchanged", "exchanged_discard", "drew", "revealed", "picked", "discarded", "gained_rune",
    "hypnotised", "eyed", "showed", "declined", "passed_over", "reshuffled", "predictions_opened", "predicted",
    "unfolded", "best_hand", "pot_won", "pot_kept", "hand_scored", "rune_cards_scored", "round_ended", "heirs_round",
    "game_ended", "predictions_revealed", "said", "taken_back",
]  # fmt: skip
"""The facts of the rules in the order of their numbers, then `taken_back`, which happens only at tables."""
EVENT_KEYS: tuple[EventKey, ...] = get_args(EventKey)
MAX_CACHED = 8192
"""How many events are kept to be used again. Most events happen in every few games."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. After `event_for`, None in `cards` stands for a card that the viewer may not see."""

    key: EventKey
    seat: int | None = None
    other: int | None = None
    cards: tuple[str | None, ...] = ()
    effect: str | None = None
    rank: int | None = None
    runes: int | None = None
    count: int | None = None
    round: int | None = None
    space: int | None = None
    """The space of the display: 0 to 5 in the first row, 6 to 11 in the second."""
    audience: tuple[int, ...] | None = None
    """The seats that may know the cards or, for a secret prediction, the seat named. None means everybody."""


def events_of(happened: list[Fact], variant: int, players: int) -> tuple[Event, ...]:
    """Turn the facts that the rules recorded into events, in order."""
    return tuple([_event(variant, players, fact) for fact in happened])


@lru_cache(MAX_CACHED)
def _event(variant: int, players: int, fact: Fact) -> Event:
    what, seat, x, y = fact
    key, make = _makers(variant, players)[what]
    return make(key, seat, x, y)


_Maker = Callable[[EventKey, int, int, int], Event]
"""Makes the event of a fact from its key, seat, x and y."""


@cache
def _makers(variant: int, players: int) -> tuple[tuple[EventKey, _Maker], ...]:
    """By the number of the fact: the key of its event, and how to make the event."""
    makers = {
        **_MAKERS,
        **(_CLOSED_MAKERS if variant == CLOSED else {}),
        **(_TWO_PLAYER_MAKERS if players == 2 else {}),
    }
    return tuple((key, makers.get(what, _seat_only)) for what, key in enumerate(EVENT_KEYS))


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _seat_only(key: EventKey, seat: int, _x: int, _y: int) -> Event:
    return Event(key, _seat(seat))


def _card(key: EventKey, seat: int, x: int, _y: int) -> Event:
    return Event(key, _seat(seat), None, (CARDS[x],))


def _card_in_space(key: EventKey, seat: int, x: int, y: int) -> Event:
    return Event(key, _seat(seat), None, (CARDS[x],), space=y)


def _private_card(key: EventKey, seat: int, x: int, _y: int) -> Event:
    return Event(key, seat, None, (CARDS[x],), audience=(seat,))


def _two_cards(key: EventKey, seat: int, x: int, y: int) -> Event:
    return Event(key, seat, None, (CARDS[x], CARDS[y]))


def _revealed(key: EventKey, seat: int, x: int, _y: int) -> Event:
    return Event(key, seat, None, packed_cards(x))


def _private_revealed(key: EventKey, seat: int, x: int, _y: int) -> Event:
    return Event(key, seat, None, packed_cards(x), audience=(seat,))


def _runes(key: EventKey, seat: int, x: int, _y: int) -> Event:
    return Event(key, _seat(seat), runes=x)


def _effect(key: EventKey, seat: int, x: int, _y: int) -> Event:
    return Event(key, seat, effect=EFFECTS[x])


def _other_seat(key: EventKey, seat: int, x: int, _y: int) -> Event:
    return Event(key, seat, x)


_MAKERS: Mapping[int, _Maker] = {
    facts.ROUND_STARTED: lambda key, seat, x, y: Event(key, seat, round=x, runes=y),
    facts.DEALT: lambda key, seat, x, _: Event(key, seat, None, cards_in(x), audience=(seat,)),
    facts.LAID: _card_in_space,
    facts.DISCARD_STARTED: _card,
    facts.PLAYED: _card,
    facts.PASSED: _card_in_space,
    facts.AUTO_PASSED: _card_in_space,
    facts.ADDED: _card_in_space,
    facts.TOOK: _card_in_space,
    facts.TOOK_DISCARD: _card,
    facts.EXCHANGED: _two_cards,
    facts.EXCHANGED_DISCARD: _two_cards,
    facts.DREW: _private_card,
    facts.REVEALED: _revealed,
    facts.PICKED: _card,
    facts.DISCARDED: _card,
    facts.GAINED_RUNE: _runes,
    facts.HYPNOTISED: lambda key, seat, x, y: Event(key, seat, x, rank=y),
    facts.EYED: _other_seat,
    facts.SHOWED: lambda key, seat, x, y: Event(key, seat, y, cards_in(x), audience=(seat, y)),
    facts.DECLINED: _effect,
    facts.PASSED_OVER: _effect,
    facts.RESHUFFLED: lambda key, _seat, x, _: Event(key, count=x),
    facts.PREDICTED: _other_seat,
    facts.UNFOLDED: lambda key, seat, x, y: Event(key, seat, None, cards_in(x), rank=y >> STRENGTH_BITS),
    facts.POT_WON: _runes,
    facts.POT_KEPT: _runes,
    facts.HAND_SCORED: _runes,
    facts.RUNE_CARDS_SCORED: _runes,
    facts.ROUND_ENDED: lambda key, _seat, x, _: Event(key, round=x),
    facts.SAID: _other_seat,
}
"""The events of the other facts have only a seat."""
_CLOSED_MAKERS: Mapping[int, _Maker] = {
    facts.REVEALED: _private_revealed,
    facts.PICKED: _private_card,
    facts.DISCARDED: _private_card,
}
"""10.2: only the player sees these cards."""
_TWO_PLAYER_MAKERS: Mapping[int, _Maker] = {
    facts.PREDICTED: lambda key, seat, x, _: Event(key, seat, x, audience=(seat,)),
}
"""8.2: the predictions of two players are secret."""
