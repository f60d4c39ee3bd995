"""The effects of a played card, top to bottom, and the surplus cards (clauses 4 and 5).

`s.todo` contains the remaining effects, the current one in the lowest bits. `resolve` starts effects until somebody
must choose. Each `do_` function carries out a choice.
"""

from . import facts
from .cards import (
    CARDS,
    DISCARD_PHASE,
    DRAW,
    EFFECT_BITS,
    EXCHANGE,
    EXCHANGE_PHASE,
    EYE,
    EYE_PHASE,
    GIVE_PHASE,
    HAND,
    HIDE_PHASE,
    HYPNOSIS,
    HYPNOSIS_PHASE,
    KIND_MASK,
    OFFER_PHASE,
    PICK_PHASE,
    RUNE,
    SEAT,
    SKIP_BIT,
    STAR,
    TAKE,
    TAKE_PHASE,
    USE_BIT,
    reveal_size,
)
from .config import Config
from .display import available, discard, draw, remove, replace
from .facts import note
from .history import remember
from .marker import rule
from .ranking import STRENGTH_BITS, strength
from .state import State
from .variants import CLOSED


@rule
def resolve(config: Config, s: State) -> bool:
    """4.2, 4.3, J2: continue with the played card. Return True if somebody must choose, False if the card is done."""
    while s.todo:
        effect = s.todo & KIND_MASK
        skip = 0 if s.todo & STAR else SKIP_BIT
        if effect == TAKE or effect == EXCHANGE:
            choices = available(config, s)
            phase = TAKE_PHASE if effect == TAKE else EXCHANGE_PHASE
        elif effect == HYPNOSIS or effect == EYE:
            choices = askable(config, s)
            phase = HYPNOSIS_PHASE if effect == HYPNOSIS else EYE_PHASE
        elif skip:
            choices = USE_BIT
            phase = OFFER_PHASE
        elif use(config, s):
            return True
        else:
            continue
        if choices:
            s.phase = phase
            s.legal = choices | skip
            return True
        note(s, facts.PASSED_OVER, s.turn, effect, 0)
        s.todo >>= EFFECT_BITS
    return trim(config, s)


@rule
def askable(config: Config, s: State) -> int:
    """5.6, 5.7: the opponents that the player may name, as a set of actions."""
    seats = (1 << config.players) - 1 & ~(1 << s.turn)
    if s.all_in >= 0:
        seats &= ~(1 << s.all_in)
    return seats << SEAT


@rule
def use(config: Config, s: State) -> bool:
    """5.3, 5.4, 5.5: carry out a Draw, Reveal or Rune. Return True if the player must now choose a revealed card."""
    effect = s.todo & KIND_MASK
    if effect == DRAW:
        draw_to_hand(config, s)
    elif effect == RUNE:
        s.runes[s.turn] += 1
        remember(config, s, facts.GAINED_RUNE, s.turn, 1, 0)
    else:
        reveal(config, s, reveal_size(effect))
        return True
    s.todo >>= EFFECT_BITS
    return False


@rule
def draw_to_hand(config: Config, s: State) -> None:
    """5.3: draw a card, unseen by others."""
    seat = s.turn
    card = draw(config, s)
    s.hands[seat] |= 1 << card
    remember(config, s, facts.DREW, seat, card, 0)


@rule
def reveal(config: Config, s: State, size: int) -> None:
    """5.4, 10.2: reveal cards to everybody, or to the player alone, and ask which one to take."""
    cards = 0
    for i in range(size):
        card = draw(config, s)
        cards |= 1 << card
        s.revealed |= card + 1 << 6 * i
        if config.variant == CLOSED:
            s.private[s.turn] |= 1 << card
        else:
            s.public |= 1 << card
    remember(config, s, facts.REVEALED, s.turn, s.revealed, 0)
    s.phase = PICK_PHASE
    s.legal = cards


@rule
def do_pick(config: Config, s: State, card: int) -> None:
    """5.4, J3: take one revealed card and discard the others in the order in which they were revealed."""
    s.hands[s.turn] |= 1 << card
    remember(config, s, facts.PICKED, s.turn, card, 0)
    rest = s.revealed
    s.revealed = 0
    while rest:
        other = (rest & 63) - 1
        rest >>= 6
        if other != card:
            discard(config, s, s.turn, other)
            note(s, facts.DISCARDED, s.turn, other, 0)
    s.todo >>= EFFECT_BITS


@rule
def do_take(config: Config, s: State, card: int) -> None:
    """5.1, 10.1: take a card from the display or the top of the discard pile."""
    bit = 1 << card
    if s.uncovered & bit:
        cell = remove(s, card)
        remember(config, s, facts.TOOK, s.turn, card, cell)
    else:
        s.discard -= 1
        remember(config, s, facts.TOOK_DISCARD, s.turn, card, 0)
    s.hands[s.turn] |= bit
    s.todo >>= EFFECT_BITS


@rule
def do_exchange(s: State, card: int) -> None:
    """5.2: remember the card to get, and ask for the card to give."""
    s.target = card
    s.phase = GIVE_PHASE
    s.legal = s.hands[s.turn]


@rule
def do_give(config: Config, s: State, card: int) -> None:
    """5.2, 10.1: swap the cards."""
    target = s.target
    if s.uncovered & 1 << target:
        replace(s, target, card)
        remember(config, s, facts.EXCHANGED, s.turn, card, target)
    else:
        s.pile[CARDS - s.discard] = card
        remember(config, s, facts.EXCHANGED_DISCARD, s.turn, card, target)
    s.public |= 1 << card
    s.shed[s.turn] |= 1 << card
    s.hands[s.turn] = s.hands[s.turn] & ~(1 << card) | 1 << target
    s.target = -1
    s.todo >>= EFFECT_BITS


@rule
def do_hypnosis(config: Config, s: State, seat: int) -> None:
    """5.6: `seat` tells everybody the rank of its hand."""
    points = strength(s.hands[seat], config.side, config.suits) >> STRENGTH_BITS
    s.told[seat] = points
    s.told_turn[seat] = s.turns
    remember(config, s, facts.HYPNOTISED, s.turn, seat, points)
    s.todo >>= EFFECT_BITS


@rule
def do_eye(config: Config, s: State, seat: int) -> None:
    """5.7: ask `seat` which card stays hidden."""
    remember(config, s, facts.EYED, s.turn, seat, 0)
    s.actor = seat
    s.phase = HIDE_PHASE
    s.legal = s.hands[seat]


@rule
def do_hide(config: Config, s: State, card: int) -> None:
    """5.7: show the other cards to the player whose turn it is."""
    shown = s.hands[s.actor] & ~(1 << card)
    s.private[s.turn] |= shown
    remember(config, s, facts.SHOWED, s.actor, shown, s.turn)
    s.actor = s.turn
    s.todo >>= EFFECT_BITS


@rule
def do_skip(config: Config, s: State) -> None:
    """4.2: decline the current effect."""
    remember(config, s, facts.DECLINED, s.turn, s.todo & KIND_MASK, 0)
    s.todo >>= EFFECT_BITS


@rule
def trim(config: Config, s: State) -> bool:
    """4.3, J2: ask for a surplus card and return True, or fill the hand to 5 cards and return False."""
    hand = s.hands[s.turn]
    size = hand.bit_count()
    if size > HAND:
        s.phase = DISCARD_PHASE
        s.legal = hand
        return True
    for _ in range(HAND - size):
        draw_to_hand(config, s)
    return False
