"""Worlds: full states that a viewer cannot tell from the true one.

A world agrees with everything in the viewer's row. Unplaced cards are dealt to the other hands, the deck and, with
closed discards, the face-down pile. A row does not contain everything, so a world makes assumptions: everybody knows
what the viewer knows about another hand; nobody knows anything about the viewer's own hand; what others have learned
privately is forgotten; and a card drawn before a reshuffle may be in the deck, although counting would rule that out
(11.4). The seed of the world comes from the searcher's noise.
"""

from ...native.policies import below, next_noise
from ...rules import observation
from ...rules.bits import count, nth
from ...rules.cards import CARDS, EVERY_CARD, MAX_CELLS, SEATS, UNDECIDED
from ...rules.config import Config
from ...rules.marker import compilable
from ...rules.observation import Row
from ...rules.state import POOLS, State
from ...rules.variants import CLOSED
from ..buffers import IntBuffer

WORD_SHIFT = 20
WORD = 0xFFFFFFFF


@compilable
def write_visible(config: Config, row: Row, s: State) -> None:
    """Write everything that the viewer sees into `s`. The viewer is the one who chooses."""
    base = max(row[observation.SEAT], 0)
    s.legal = row[observation.LEGAL]
    s.uncovered = row[observation.UNCOVERED]
    s.todo = row[observation.EFFECTS]
    s.phase = row[observation.PHASE]
    s.round = row[observation.ROUND]
    s.turns = row[observation.TURNS]
    s.pot = row[observation.POT]
    s.deck = row[observation.DECK]
    s.discard = row[observation.DISCARD]
    s.turn = absolute(config, row[observation.TURN], base)
    s.actor = absolute(config, row[observation.ACTOR], base)
    s.all_in = absolute(config, row[observation.ALL_IN], base)
    s.played = row[observation.PLAYED].bit_length() - 1
    s.target = row[observation.TARGET].bit_length() - 1
    s.winner = UNDECIDED
    s.revealed = 0
    s.filled = 0
    for cell in range(MAX_CELLS):
        s.cells[cell] = row[observation.CELLS + cell]
        if s.cells[cell] >= 0:
            s.filled |= 1 << cell
    for i in range(POOLS):
        s.pools[i] = 0
    for i in range(SEATS):
        s.hands[i] = 0
        s.private[i] = 0
        s.strengths[i] = 0
    for i in range(config.players):
        write_seat(config, row, s, i)
    share_knowledge(config, row, s)


@compilable
def absolute(config: Config, seat: int, base: int) -> int:
    """The seat at the table of a seat counted from the viewer; -1 stays -1."""
    return -1 if seat < 0 else (seat + base) % config.players


@compilable
def write_seat(config: Config, row: Row, s: State, i: int) -> None:
    """Write what everybody sees of the `i`-th seat from the viewer."""
    base = max(row[observation.SEAT], 0)
    seat = (base + i) % config.players
    s.hands[seat] = row[observation.KNOWN + i]
    s.runes[seat] = row[observation.RUNES + i]
    s.told[seat] = row[observation.TOLD + i]
    s.told_turn[seat] = row[observation.TOLD_TURN + i]
    s.shed[seat] = row[observation.SHED + i]
    s.passes[seat] = row[observation.PASSES + i]
    s.predictions[seat] = absolute(config, row[observation.PREDICTION + i], base)


@compilable
def share_knowledge(config: Config, row: Row, s: State) -> None:
    """Write who knows what (see above). With closed discards, what the viewer alone saw stays private."""
    sure = EVERY_CARD & ~row[observation.UNPLACED]
    own = row[observation.OWN_HAND]
    if config.variant == CLOSED:
        own |= row[observation.GONE] | row[observation.REVEALED]
    s.public = sure & ~own
    if row[observation.SEAT] >= 0:
        s.private[row[observation.SEAT]] = own & ~row[observation.OWN_HAND]


@compilable
def deal_hidden(row: Row, s: State, revealed: int, pool: int, noise: int) -> int:
    """Deal the rest of `pool` to the deck and the face-down discards; return the next noise.

    `revealed` is the order of a Reveal in progress, packed as in a state.
    """
    noise = shuffle_into(s.pile, 0, s.deck, pool, noise)
    for i in range(s.deck):
        pool &= ~(1 << s.pile[i])
    top = row[observation.DISCARD_TOP]
    under = row[observation.GONE] & ~top
    hidden = s.discard - count(row[observation.GONE])
    if hidden > 0:
        noise = next_noise(noise)
        under |= random_cards(pool, hidden, noise)
        noise = next_noise(noise + 1)
    first = CARDS - s.discard
    if top:
        s.pile[first] = top.bit_length() - 1
        first += 1
    noise = shuffle_into(s.pile, first, CARDS - first, under, noise)
    s.revealed = revealed
    for i in range(8):
        noise = next_noise(noise)
        s.seed[i] = noise >> WORD_SHIFT & WORD
    s.blocks = 0
    return noise


@compilable
def shuffle_into(pile: IntBuffer, first: int, size: int, cards: int, noise: int) -> int:
    """Put `size` random cards of `cards` into the pile from `first` on; return the next noise."""
    left = count(cards)
    for i in range(size):
        noise = next_noise(noise)
        card = nth(cards, below(noise, left))
        pile[first + i] = card
        cards &= ~(1 << card)
        left -= 1
    return noise


@compilable
def random_cards(cards: int, size: int, noise: int) -> int:
    """`size` random cards of `cards`."""
    left = count(cards)
    chosen = 0
    for _ in range(size):
        noise = next_noise(noise)
        card = 1 << nth(cards, below(noise, left))
        chosen |= card
        cards ^= card
        left -= 1
    return chosen
