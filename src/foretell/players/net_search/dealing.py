"""Deals worlds with given hands, and with a past: the viewer's history, and what the others saw of the viewer's hand.

A world has to agree with what the viewer has seen. What the others saw, and the viewer did not, is forgotten. It needs
Numba.
"""

from ...arrays import Ints
from ...native import States
from ...native.build import compiler
from ...rules import facts, history, observation
from ...rules.cards import SEATS
from ...rules.config import Config
from ...rules.observation import Row
from ...rules.state import MAX_ENTRIES, VIEWERS, State
from ...rules.variants import CLOSED
from ..search.playouts import FUNCTIONS
from ..search.world_states import deal_hidden, write_visible

compiled = compiler(FUNCTIONS)
OPENLY_GOT = 1 << facts.TOOK | 1 << facts.TOOK_DISCARD
EXCHANGED = 1 << facts.EXCHANGED | 1 << facts.EXCHANGED_DISCARD
SEAT_BITS = history.SEAT_MASK << history.SEAT_SHIFT | history.SEAT_MASK << history.OTHER_SHIFT


@compiled
def absolute_entry(config: Config, entry: int, base: int) -> int:
    """An entry of the viewer's history with seats counted from seat 0."""
    seat = entry >> history.SEAT_SHIFT & history.SEAT_MASK
    other = entry >> history.OTHER_SHIFT & history.SEAT_MASK
    if seat < SEATS:
        seat = (seat + base) % config.players
    if other < SEATS:
        other = (other + base) % config.players
    return entry & ~SEAT_BITS | seat << history.SEAT_SHIFT | other << history.OTHER_SHIFT


@compiled
def write_history(config: Config, told: Row, base: int, s: State) -> None:
    """Write the viewer's history into a world. Cards that the viewer did not see stay hidden, also from their owner."""
    s.history_length = told[history.LENGTH]
    for viewer in range(VIEWERS):
        s.history_digests[viewer] = told[history.DIGEST]
    for age in range(min(s.history_length, MAX_ENTRIES)):
        place = s.history_length - 1 - age & MAX_ENTRIES - 1
        s.history[place] = absolute_entry(config, told[history.ENTRIES + age], base)


@compiled
def share_own_cards(config: Config, told: Row, own: int, base: int, s: State) -> None:
    """Write what the others saw of the viewer's hand `own`: cards that the viewer took openly or showed."""
    for age in range(min(told[history.LENGTH], MAX_ENTRIES) - 1, -1, -1):
        entry = told[history.ENTRIES + age]
        if entry >> history.SEAT_SHIFT & history.SEAT_MASK:
            continue
        kind = entry & history.KIND_MASK
        first = entry >> history.CARDS_SHIFT & history.CARD_MASK
        if kind == facts.SHOWED:
            show_cards(config, entry, own, base, s)
        elif EXCHANGED >> kind & 1:
            got = entry >> history.CARDS_SHIFT + history.CARD_BITS & history.CARD_MASK
            s.public |= own & (1 << got) >> 1
        elif OPENLY_GOT >> kind & 1 or (kind == facts.PICKED and config.variant != CLOSED):
            s.public |= own & (1 << first) >> 1
        elif kind == facts.DREW or (kind == facts.PICKED and config.variant == CLOSED):
            hide_card(config, own & (1 << first) >> 1, base, s)
        elif kind == facts.DISCARDED and config.variant == CLOSED:
            hide_card(config, own, base, s)


@compiled
def show_cards(config: Config, entry: int, own: int, base: int, s: State) -> None:
    """Note that the viewer showed cards to one of the others."""
    other = ((entry >> history.OTHER_SHIFT & history.SEAT_MASK) + base) % config.players
    cards = entry >> history.CARDS_SHIFT
    while cards:
        s.private[other] |= own & (1 << (cards & history.CARD_MASK)) >> 1
        cards >>= history.CARD_BITS


@compiled
def hide_card(config: Config, cards: int, base: int, s: State) -> None:
    """Note that nobody else knows these cards of the viewer any longer."""
    s.public &= ~cards
    for seat in range(config.players):
        if seat != base:
            s.private[seat] &= ~cards


@compiled
def deal_believed(config: Config, row: Row, told: Row, revealed: int, hands: Ints, states: States, noise: int) -> int:
    """Fill `states` with worlds in which the others hold `hands`, int64 (n, players), counted from the viewer."""
    base = row[observation.SEAT]
    for k in range(states.shape[0]):
        s = states[k]
        write_visible(config, row, s)
        pool = row[observation.UNPLACED]
        for i in range(1, config.players):
            s.hands[(base + i) % config.players] = hands[k, i]
            pool &= ~hands[k, i]
        noise = deal_hidden(row, s, revealed, pool, noise)
        share_own_cards(config, told, row[observation.OWN_HAND], base, s)
        write_history(config, told, base, s)
    return noise
