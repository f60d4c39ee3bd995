"""Which viewer can prove where each card is (clause 11, J10).

A viewer knows the place of the cards in `public`, in their own `private` and in their own hand. All other cards are
*unplaced*. So the cards of another hand that the viewer knows are `known(s, viewer) & s.hands[holder]`.

With open discards, everybody sees each card that leaves a hand. So a hidden card in a hand came from a deck of this
round. After a reshuffle, the hidden hand cards of the earlier deck form a *pool*: none of them is in the new deck. If
all unplaced cards of a pool are in a single hand, the viewer has proven them to be there. With closed discards, pools
cannot be told apart, and after a face-down discard nothing is proven about that hand (11.4).
"""

from .cards import EVERY_CARD, NOBODY, SEATS
from .config import Config
from .marker import rule
from .state import POOLS, State
from .variants import CLOSED

SPECTATOR = SEATS
"""The viewer who knows only what is public. The other viewers are the seats, from 0."""


@rule
def known(s: State, viewer: int) -> int:
    """The cards whose place `viewer` knows."""
    if viewer == SPECTATOR:
        return s.public
    return s.public | s.private[viewer] | s.hands[viewer]


@rule
def forget_hand(config: Config, s: State, seat: int, card: int) -> None:
    """11.4: `seat` discards `card` face down, so the others no longer know any card of that hand."""
    unproven = s.hands[seat] | 1 << card
    s.public &= ~unproven
    for viewer in range(config.players):
        if viewer != seat:
            s.private[viewer] &= ~unproven


@rule
def forget_discards(config: Config, s: State, discards: int) -> None:
    """3.4: forget the places of the shuffled `discards`. Hidden hand cards of the old deck become a pool."""
    s.public &= ~discards
    for viewer in range(config.players):
        s.private[viewer] &= ~discards
    if config.variant == CLOSED:
        return
    fresh = 0
    for seat in range(config.players):
        fresh |= s.hands[seat]
    fresh &= ~s.public
    kept = 0
    for i in range(POOLS):
        pool = s.pools[i] & fresh
        s.pools[i] = 0
        if pool:
            fresh &= ~pool
            s.pools[kept] = pool
            kept += 1
    s.pools[kept] = fresh


@rule
def eliminate(config: Config, s: State) -> None:
    """Add what counting proves: once a deck is empty, its hidden cards can only be in hands."""
    present = EVERY_CARD
    for i in range(POOLS):
        pool = s.pools[i]
        if pool == 0:
            break
        present &= ~pool
        prove_pool(config, s, pool)
    prove_pool(config, s, present)


@rule
def prove_pool(config: Config, s: State, pool: int) -> None:
    """For each viewer: if all unplaced cards of `pool` are in one hand, they are proven."""
    rest = pool & ~s.public
    holder = sole_holder(config, s, rest)
    if holder != NOBODY:
        s.public |= rest
        return
    for viewer in range(config.players):
        rest = pool & ~(s.public | s.private[viewer] | s.hands[viewer])
        holder = sole_holder(config, s, rest)
        if holder != NOBODY:
            s.private[viewer] |= rest


@rule
def sole_holder(config: Config, s: State, cards: int) -> int:
    """The seat whose hand holds all of `cards`; NOBODY if there is no such seat, or no card."""
    if cards == 0:
        return NOBODY
    for seat in range(SEATS):
        if cards & ~s.hands[seat] == 0:
            return seat
    return NOBODY
