"""Events: what happened, as keys and arguments without sentences, and who may know the cards."""

from dataclasses import dataclass
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
    return tuple(_event(fact, variant, players) for fact in happened)


def _event(fact: Fact, variant: int, players: int) -> Event:
    what, seat, x, y = fact
    key = EVENT_KEYS[what]
    mine = (seat,)
    closed = mine if variant == CLOSED else None
    match what:
        case facts.DEALT:
            return Event(key, seat, cards=cards_in(x), audience=mine)
        case facts.DREW:
            return Event(key, seat, cards=(CARDS[x],), audience=mine)
        case facts.REVEALED:
            return Event(key, seat, cards=packed_cards(x), audience=closed)
        case facts.PICKED | facts.DISCARDED:
            return Event(key, seat, cards=(CARDS[x],), audience=closed)
        case facts.SHOWED:
            return Event(key, seat, y, cards_in(x), audience=(seat, y))
        case facts.PREDICTED:
            return Event(key, seat, x, audience=mine if players == 2 else None)
        case facts.UNFOLDED:
            return Event(key, seat, cards=cards_in(x), rank=y >> STRENGTH_BITS)
        case _:
            return _public_event(what, key, None if seat < 0 else seat, x, y)


def _public_event(what: int, key: EventKey, seat: int | None, x: int, y: int) -> Event:
    match what:
        case facts.ROUND_STARTED:
            return Event(key, seat, round=x, runes=y)
        case facts.LAID | facts.PASSED | facts.AUTO_PASSED | facts.ADDED | facts.TOOK:
            return Event(key, seat, cards=(CARDS[x],), space=y)
        case facts.DISCARD_STARTED | facts.PLAYED | facts.TOOK_DISCARD:
            return Event(key, seat, cards=(CARDS[x],))
        case facts.EXCHANGED | facts.EXCHANGED_DISCARD:
            return Event(key, seat, cards=(CARDS[x], CARDS[y]))
        case facts.HYPNOTISED:
            return Event(key, seat, x, rank=y)
        case facts.EYED | facts.SAID:
            return Event(key, seat, x)
        case facts.DECLINED | facts.PASSED_OVER:
            return Event(key, seat, effect=EFFECTS[x])
        case facts.RESHUFFLED:
            return Event(key, count=x)
        case facts.GAINED_RUNE | facts.POT_WON | facts.POT_KEPT | facts.HAND_SCORED | facts.RUNE_CARDS_SCORED:
            return Event(key, seat, runes=x)
        case facts.ROUND_ENDED:
            return Event(key, round=x)
        case _:  # went_all_in, predictions_opened, predictions_revealed, best_hand, heirs_round, game_ended
            return Event(key, seat)
