"""Who can prove where which card lies (clause 11).

A viewer knows the place of the cards in `public`, in their own `private` and in their own hand; everything else is
unplaced for them. What is known to be in another's hand is therefore `known(s, viewer) & s.hands[holder]`.

With open discards every card that leaves a hand is seen, so all that is hidden came from some deck of this round.
After a reshuffle the hand cards of the deck before are a *pool* of their own: none of them is in the new deck.
A viewer for whom all that is unplaced of one pool lies in a single hand has proven that hand's share by counting.
With closed discards the pools cannot be told apart, and a face-down discard makes that hand unproven (11.4).
"""

from .cards import EVERY_CARD, NOBODY, SEATS, SPECTATOR
from .marker import rule
from .state import POOLS, Config, State
from .variants import CLOSED


@rule
def known(s: State, viewer: int) -> int:
    """The cards whose place `viewer` knows."""
    if viewer == SPECTATOR:
        return s.public
    return s.public | s.private[viewer] | s.hands[viewer]


@rule
def forget_hand(config: Config, s: State, seat: int, card: int) -> None:
    """11.4: `seat` discards `card` face down, and nobody else can be sure of that hand any more."""
    unproven = s.hands[seat] | 1 << card
    s.public &= ~unproven
    for viewer in range(config.players):
        if viewer != seat:
            s.private[viewer] &= ~unproven


@rule
def forget_discards(config: Config, s: State, discards: int) -> None:
    """3.4: the discard pile is shuffled into a new deck, and what hands hold of the old one becomes a pool."""
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
    """Add what counting proves: once a deck is used up, its hidden cards can only be in hands."""
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
    """For each viewer: if all that is unplaced of `pool` lies in one hand, it is proven."""
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
    """The seat whose hand holds all of `cards`; NOBODY if there is none or nothing to hold."""
    if cards == 0:
        return NOBODY
    for seat in range(SEATS):
        if cards & ~s.hands[seat] == 0:
            return seat
    return NOBODY
