"""Dealing worlds, the likelier the more plausible their hands are.

A world begins with hands that its seats may well hold, and then hidden cards are changed for others many times: a
change that makes a hand more plausible is always made, another as often as the plausibility allows (Metropolis). So
the worlds come in proportion to their weights, and none of them is worth more than another.
"""

from math import exp
from typing import Any

from ...native.policies import below, next_noise
from ...rules import cards as n
from ...rules import observation as o
from ...rules.bits import count
from ...rules.ranking import strength
from .hands import POINT
from .plausibility import FRESH, TOLD, VALUE, plausibility
from .worlds import lay_hidden, lay_open, some

CHANGES = 48
"""How often the cards of each hand are changed."""
PATIENCE = 400
"""How often a hand is dealt again that is not what its holder has just told."""
CHANCE = 40
"""And how often of these from all cards."""
FLUSH = 5
STRAIGHT_FLUSH = 10
STEPS = 1 << 30


def deal_world(config: Any, row: Any, revealed: int, s: Any, deeds: Any, liking: Any, room: Any, noise: int) -> int:
    """One world into `s`; gives the noise after it."""
    lay_open(config, row, s)
    base = max(row[o.SEAT], 0)
    first = 1 if row[o.SEAT] >= 0 else 0
    others = config.players - first
    pool = row[o.UNPLACED]
    noise = next_noise(noise)
    begin = below(noise, others)
    for k in range(others):
        i = first + (begin + k) % others
        proven = row[o.KNOWN + i]
        hand, noise = dealt_hand(config, deeds[i], proven, row[o.HAND_SIZE + i] - count(proven), pool, noise)
        s.hands[(base + i) % config.players] = hand
        room[VALUE, i] = plausibility(config, deeds[i], hand, proven, liking, room)
        pool &= ~hand
    for change in range(CHANGES * others):
        i = first + change % others
        seat = (base + i) % config.players
        hand = s.hands[seat]
        after, noise = changed_hand(config, deeds[i], hand, row[o.KNOWN + i], pool, room[VALUE, i], liking, room, noise)
        if after != hand:
            room[VALUE, i] = room[VALUE, n.SEATS]
            pool = pool & ~after | hand & ~after
            s.hands[seat] = after
    return lay_hidden(row, s, revealed, pool, noise)


def changed_hand(
    config: Any, deeds: Any, hand: int, proven: int, pool: int, value: float, liking: Any, room: Any, noise: int
) -> tuple[int, int]:
    """`hand` with a hidden card or two changed for others of `pool`, or as it was; `room` has the new plausibility."""
    hidden = hand & ~proven
    if hidden == 0 or pool == 0:
        return hand, noise
    noise = next_noise(noise)
    size = min(1 + (noise >> 40 & 1), count(hidden), count(pool))
    noise = next_noise(noise)
    after = hand & ~some(hidden, size, noise)
    noise = next_noise(noise + 1)
    after |= some(pool, size, noise)
    noise = next_noise(noise + 1)
    changed = plausibility(config, deeds, after, proven, liking, room)
    room[VALUE, n.SEATS] = changed
    if changed >= value or below(noise, STEPS) < exp(changed - value) * STEPS:
        return after, noise
    return hand, noise


def dealt_hand(config: Any, deeds: Any, proven: int, missing: int, pool: int, noise: int) -> tuple[int, int]:
    """A random hand to begin with, of the rank that its holder has told if it is still that, else of any.

    A rank that does not come by itself is sought where it is likely.
    """
    noise = next_noise(noise)
    hand = proven | some(pool, missing, noise)
    if deeds[TOLD] >= 0 and deeds[FRESH]:
        for attempt in range(PATIENCE):
            if strength(hand, config.side, config.suits) // POINT == deeds[TOLD]:
                break
            noise = next_noise(noise + 1)
            cards = pool & likely_place(config, deeds[TOLD], noise) if attempt >= CHANCE else pool
            noise = next_noise(noise)
            hand = proven | some(cards, missing, noise) if count(cards) >= missing else hand
    return hand, next_noise(noise + 1)


def likely_place(config: Any, points: int, noise: int) -> int:
    """Cards among which a hand of so many points is likely: a suit, five values in a row, or few values."""
    number = below(noise, 40)
    suit = n.ONE_SUIT << n.VALUES * (number & 3)
    window = 31 << number // 4
    in_row = window >> 1 | (window & 1) << n.VALUES - 1
    every_suit = 1 | 1 << n.VALUES | 1 << 2 * n.VALUES | 1 << 3 * n.VALUES
    if points == STRAIGHT_FLUSH:
        return in_row * every_suit & suit
    if points == FLUSH:
        return suit
    if points == 4 + 2 * config.side:
        return in_row * every_suit
    return some(n.ONE_SUIT, 2 if points >= 4 else 3, noise) * every_suit


FUNCTIONS = (likely_place, dealt_hand, changed_hand, deal_world)
