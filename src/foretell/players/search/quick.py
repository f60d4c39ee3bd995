"""A quick policy for the play-outs of a search. It looks one turn ahead.

It gets the state of a simulated game, but uses only what the acting seat can know: its own hand, visible cards, and
what was proven or told. It samples the cards that may come from the deck. `parameters` hold its fitted numbers.
"""

from ...native.policies import below, next_noise
from ...rules.bits import count, nth
from ...rules.cards import (
    ALL_IN,
    ALL_IN_BIT,
    DRAW,
    EFFECT_BITS,
    EVERY_CARD,
    EXCHANGE,
    EXCHANGE_PHASE,
    EYE_PHASE,
    GIVE_PHASE,
    HAND,
    HIDE_PHASE,
    HYPNOSIS_PHASE,
    KIND_MASK,
    OFFER_PHASE,
    PASS,
    PICK_PHASE,
    PLAY_PHASE,
    PREDICT_PHASE,
    RUNE,
    SEAT,
    SKIP,
    SKIP_BIT,
    STAR,
    TAKE,
    TAKE_PHASE,
    USE,
    reveal_size,
)
from ...rules.config import Config
from ...rules.display import available
from ...rules.knowledge import known
from ...rules.marker import compilable
from ...rules.ranking import strength
from ...rules.state import State
from ..buffers import IntBuffer
from .hand_values import POINT, best_five, least_useful, most_useful, worth

# Places of the parameters, after those of `hand_values`.
ASKING_VALUE = 4  # the value of Hypnosis or the Eye
MIN_GAIN = 5  # how much more than the present hand a play must promise
LOCKED = 6  # the value from which to go All In
LOCKED_LATE = 7  # the same with three free spaces or fewer
USUAL_STRENGTH = 8  # the usual strength of an unknown hand at the Unfolding
ALL_IN_EXTRA = 9  # how much more a hand that is All In has
PASS_EXTRA = 10  # how much more for each pass
PROVEN_EXTRA = 11  # how much is expected beyond what is proven or told
SAMPLES = 12  # samples for each play
QUICK_SIZE = 13


@compilable
def quick(config: Config, s: State, parameters: IntBuffer, noise: int) -> int:
    """The action of the seat that must choose."""
    legal = s.legal
    if legal & legal - 1 == 0:
        return int(legal.bit_length()) - 1
    phase = s.phase
    if phase == PLAY_PHASE:
        return quick_turn(config, s, parameters, s.hands[s.actor], noise)
    if phase == PREDICT_PHASE:
        return SEAT + quick_prediction(config, s, parameters)
    if phase == OFFER_PHASE:
        return USE
    if phase in (HYPNOSIS_PHASE, EYE_PHASE):
        asked = legal & ~SKIP_BIT
        return nth(asked, below(noise, count(asked)))
    return quick_card(config, s, parameters, s.hands[s.actor])


@compilable
def quick_card(config: Config, s: State, parameters: IntBuffer, hand: int) -> int:
    """Choose one card."""
    if s.phase == TAKE_PHASE:
        return quick_take(config, s, parameters, hand)
    if s.phase == EXCHANGE_PHASE:
        return quick_exchange(config, s, parameters, hand)
    if s.phase == GIVE_PHASE:
        return quick_give(config, s, parameters, hand)
    if s.phase == PICK_PHASE:
        return most_useful(config, parameters, hand, s.legal).bit_length() - 1
    if s.phase == HIDE_PHASE:
        return quick_hide(config, hand)
    return least_useful(config, parameters, hand)


@compilable
def quick_turn(config: Config, s: State, parameters: IntBuffer, hand: int, noise: int) -> int:
    """3.1: play the card with the highest expected value if that exceeds the present one; else All In, or pass."""
    present = worth(config, parameters, hand)
    unseen = EVERY_CARD & ~known(s, s.actor)
    times = parameters[SAMPLES]
    best = (present + parameters[MIN_GAIN]) * times
    choice = PASS
    rest = hand
    while rest:
        low = rest & -rest
        rest ^= low
        total = expected_value(config, s, parameters, low.bit_length() - 1, unseen, noise)
        if total > best:
            best = total
            choice = low.bit_length() - 1
    if choice == PASS and s.legal & ALL_IN_BIT:
        free = (config.full & ~s.filled).bit_count()
        if present >= (parameters[LOCKED_LATE] if free <= 3 else parameters[LOCKED]):
            return ALL_IN
    return choice


@compilable
def expected_value(config: Config, s: State, parameters: IntBuffer, card: int, unseen: int, noise: int) -> int:
    """The value of the hand after the effects of `card`, as a sum over samples of the cards that come.

    The effects before the first card from the deck are the same in all samples, so they are carried out once.
    """
    held = s.hands[s.actor] & ~(1 << card)
    offered = available(config, s)
    todo = config.effects[card]
    extra = 0
    certain = 0
    while todo and not brings_cards(todo):
        effect = todo & KIND_MASK
        if effect in (TAKE, EXCHANGE):
            held, offered = simulated_take(config, parameters, held, offered, todo)
        else:
            extra += POINT if effect == RUNE else parameters[ASKING_VALUE]
        certain += 1
        todo >>= EFFECT_BITS
    times = parameters[SAMPLES]
    if todo == 0 and count(held) >= HAND:
        return (best_five(config, parameters, held) + extra) * times
    total = 0
    for _ in range(times):
        noise = next_noise(noise)
        x = noise
        for _ in range(certain):
            x = next_noise(x)
        total += simulated_value(config, parameters, held, offered, todo, unseen, x)
    return total + extra * times


@compilable
def brings_cards(todo: int) -> bool:
    """Whether the next effect in `todo` brings cards from the deck."""
    effect = todo & KIND_MASK
    return effect == DRAW or reveal_size(effect) > 0


@compilable
def simulated_value(
    config: Config, parameters: IntBuffer, held: int, offered: int, todo: int, unseen: int, noise: int
) -> int:
    """The value of the hand after the effects in `todo`, for one sample of the cards that come."""
    extra = 0
    while todo:
        effect = todo & KIND_MASK
        noise = next_noise(noise)
        if effect in (TAKE, EXCHANGE):
            held, offered = simulated_take(config, parameters, held, offered, todo)
        elif effect == DRAW:
            held |= random_card(unseen & ~held, noise)
        elif reveal_size(effect):
            turned = 0
            for _ in range(reveal_size(effect)):
                noise = next_noise(noise)
                turned |= random_card(unseen & ~held & ~turned, noise)
            held |= most_useful(config, parameters, held, turned)
        else:
            extra += POINT if effect == RUNE else parameters[ASKING_VALUE]
        todo >>= EFFECT_BITS
    while count(held) < HAND and unseen & ~held:
        noise = next_noise(noise)
        held |= random_card(unseen & ~held, noise)
    return best_five(config, parameters, held) + extra


@compilable
def simulated_take(config: Config, parameters: IntBuffer, held: int, offered: int, todo: int) -> tuple[int, int]:
    """The hand after the Take or Exchange that is next in `todo`, and the cards that are offered then."""
    if offered == 0:
        return held, offered
    wanted = most_useful(config, parameters, held, offered)
    if todo & KIND_MASK == TAKE:
        helps = count(held) < HAND or best_five(config, parameters, held | wanted) > best_five(config, parameters, held)
        return (held | wanted, offered & ~wanted) if todo & STAR or helps else (held, offered)
    given = 1 << least_useful(config, parameters, held | wanted)
    if given == wanted:
        return held, offered
    return (held | wanted) & ~given, offered & ~wanted | given


@compilable
def random_card(cards: int, noise: int) -> int:
    """A random card of `cards`, as a set; empty if there is none."""
    if cards == 0:
        return 0
    return 1 << nth(cards, below(noise, count(cards)))


@compilable
def quick_take(config: Config, s: State, parameters: IntBuffer, hand: int) -> int:
    """5.1: the card that helps most; decline if nothing helps."""
    wanted = most_useful(config, parameters, hand, s.legal & EVERY_CARD)
    optional = s.legal & SKIP_BIT and count(hand) >= HAND
    if optional and best_five(config, parameters, hand | wanted) <= worth(config, parameters, hand):
        return SKIP
    return wanted.bit_length() - 1


@compilable
def quick_exchange(config: Config, s: State, parameters: IntBuffer, hand: int) -> int:
    """5.2: the card that helps most; decline if it would be the one to give away."""
    wanted = most_useful(config, parameters, hand, s.legal & EVERY_CARD)
    card = wanted.bit_length() - 1
    if s.legal & SKIP_BIT and least_useful(config, parameters, hand | wanted) == card:
        return SKIP
    return card


@compilable
def quick_give(config: Config, s: State, parameters: IntBuffer, hand: int) -> int:
    """5.2: the card whose loss costs least, given the card that comes."""
    best = -1
    given = 0
    rest = s.legal
    while rest:
        low = rest & -rest
        rest ^= low
        value = best_five(config, parameters, hand & ~low | 1 << s.target)
        if value > best:
            best = value
            given = low
    return given.bit_length() - 1


@compilable
def quick_hide(config: Config, hand: int) -> int:
    """5.7: the card without which the others reveal least."""
    least = 1 << 20
    hidden = 0
    rest = hand
    while rest:
        low = rest & -rest
        rest ^= low
        shown = strength(hand ^ low, config.side, config.suits)
        if shown < least:
            least = shown
            hidden = low
    return hidden.bit_length() - 1


@compilable
def quick_prediction(config: Config, s: State, parameters: IntBuffer) -> int:
    """8.1: the seat whose hand is expected to be the strongest."""
    sure = known(s, s.actor)
    best = strength(s.hands[s.actor], config.side, config.suits)
    named = s.actor
    for i in range(1, config.players):
        seat = (s.actor + i) % config.players
        value = expected(config, s, parameters, seat, sure)
        if value > best:
            best = value
            named = seat
    return int(named)


@compilable
def expected(config: Config, s: State, parameters: IntBuffer, seat: int, sure: int) -> int:
    """The expected strength of another hand."""
    proven = s.hands[seat] & sure
    value = strength(proven, config.side, config.suits)
    if count(proven) == HAND:
        return int(value)
    usual = parameters[USUAL_STRENGTH] + (
        parameters[ALL_IN_EXTRA] if seat == s.all_in else parameters[PASS_EXTRA] * min(s.passes[seat], 2)
    )
    if s.told[seat] >= 0:
        usual = max(POINT * s.told[seat] + parameters[PROVEN_EXTRA], usual)
    return int(max(usual, value + parameters[PROVEN_EXTRA]))
