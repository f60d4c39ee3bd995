"""Deals worlds with probabilities proportional to the plausibility of their hands.

A world starts with random hands. Then hidden cards are exchanged many times (Metropolis algorithm): an exchange that
makes a hand more plausible is always accepted, any other with the ratio of the plausibilities. All worlds then count
equally.
"""

from math import exp

from ...arrays import Ints
from ...native.policies import below, next_noise
from ...rules import observation
from ...rules.bits import count
from ...rules.cards import ONE_SUIT, SEATS, VALUES
from ...rules.config import Config
from ...rules.marker import compilable
from ...rules.observation import Row
from ...rules.ranking import FLUSH, STRAIGHT_FLUSH, straight_points, strength
from ...rules.state import State
from ..buffers import IntBuffer, ParameterRow, ScratchGrid
from .hand_values import POINT
from .plausibility import FRESH, TOLD, VALUE, plausibility
from .world_states import deal_hidden, random_cards, write_visible

EXCHANGES = 48
"""Number of exchanges tried for each hand."""
MAX_DEALS_OF_HAND = 400
"""Maximum number of times that a hand is dealt again until it has the rank that its holder has just told."""
UNRESTRICTED_DEALS = 40
"""How many of these deals use all cards. The later ones use only cards that are likely to make the rank."""
RANDOM_STEPS = 1 << 30


@compilable
def deal_world(
    config: Config,
    row: Row,
    revealed: int,
    s: State,
    behaviour: Ints,
    trait_weights: ParameterRow,
    scratch: ScratchGrid,
    noise: int,
) -> int:
    """Deal one world into `s`; return the next noise."""
    write_visible(config, row, s)
    base = max(row[observation.SEAT], 0)
    first = 1 if row[observation.SEAT] >= 0 else 0
    others = config.players - first
    pool = row[observation.UNPLACED]
    noise = next_noise(noise)
    begin = below(noise, others)
    for k in range(others):
        i = first + (begin + k) % others
        proven = row[observation.KNOWN + i]
        hand, noise = dealt_hand(
            config, behaviour[i], proven, row[observation.HAND_SIZE + i] - count(proven), pool, noise
        )
        s.hands[(base + i) % config.players] = hand
        scratch[VALUE, i] = plausibility(config, behaviour[i], hand, proven, trait_weights, scratch)
        pool &= ~hand
    for change in range(EXCHANGES * others):
        i = first + change % others
        seat = (base + i) % config.players
        hand = s.hands[seat]
        after, noise = changed_hand(
            config,
            behaviour[i],
            hand,
            row[observation.KNOWN + i],
            pool,
            scratch[VALUE, i],
            trait_weights,
            scratch,
            noise,
        )
        if after != hand:
            scratch[VALUE, i] = scratch[VALUE, SEATS]
            pool = pool & ~after | hand & ~after
            s.hands[seat] = after
    return deal_hidden(row, s, revealed, pool, noise)


@compilable
def changed_hand(
    config: Config,
    behaviour: IntBuffer,
    hand: int,
    proven: int,
    pool: int,
    value: float,
    trait_weights: ParameterRow,
    scratch: ScratchGrid,
    noise: int,
) -> tuple[int, int]:
    """Exchange one or two hidden cards of `hand`, or none; `scratch` gets the plausibility of the new hand."""
    hidden = hand & ~proven
    if hidden == 0 or pool == 0:
        return hand, noise
    noise = next_noise(noise)
    size = min(1 + (noise >> 40 & 1), count(hidden), count(pool))
    noise = next_noise(noise)
    after = hand & ~random_cards(hidden, size, noise)
    noise = next_noise(noise + 1)
    after |= random_cards(pool, size, noise)
    noise = next_noise(noise + 1)
    changed = plausibility(config, behaviour, after, proven, trait_weights, scratch)
    scratch[VALUE, SEATS] = changed
    if changed >= value or below(noise, RANDOM_STEPS) < exp(changed - value) * RANDOM_STEPS:
        return after, noise
    return hand, noise


@compilable
def dealt_hand(
    config: Config, behaviour: IntBuffer, proven: int, missing: int, pool: int, noise: int
) -> tuple[int, int]:
    """A random hand to start with. If its holder has just told a rank, it has that rank if possible.

    If random deals do not produce the rank, later deals use only the cards that are likely to make it.
    """
    noise = next_noise(noise)
    hand = proven | random_cards(pool, missing, noise)
    if behaviour[TOLD] >= 0 and behaviour[FRESH]:
        for attempt in range(MAX_DEALS_OF_HAND):
            if strength(hand, config.side, config.suits) // POINT == behaviour[TOLD]:
                break
            noise = next_noise(noise + 1)
            cards = pool & likely_place(config, behaviour[TOLD], noise) if attempt >= UNRESTRICTED_DEALS else pool
            noise = next_noise(noise)
            hand = proven | random_cards(cards, missing, noise) if count(cards) >= missing else hand
    return hand, next_noise(noise + 1)


@compilable
def likely_place(config: Config, points: int, noise: int) -> int:
    """Cards that are likely to make a hand of these points: a suit, the values of a straight, or few values."""
    number = below(noise, 40)
    suit = ONE_SUIT << VALUES * (number & 3)
    window = 31 << number // 4
    in_row = window >> 1 | (window & 1) << VALUES - 1
    every_suit = 1 | 1 << VALUES | 1 << 2 * VALUES | 1 << 3 * VALUES
    if points == STRAIGHT_FLUSH:
        return in_row * every_suit & suit
    if points == FLUSH:
        return suit
    if points == straight_points(config.side):
        return in_row * every_suit
    return random_cards(ONE_SUIT, 2 if points >= 4 else 3, noise) * every_suit
