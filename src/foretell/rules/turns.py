"""Turns, and the three calls to play a game: `start`, `legal`, `apply` (clauses 3 and 7)."""

from . import facts
from .cards import (
    ACTIONS,
    ALL_IN,
    ALL_IN_BIT,
    DEAL_PHASE,
    DISCARD_PHASE,
    EXCHANGE_PHASE,
    EYE_PHASE,
    GIVE_PHASE,
    HYPNOSIS_PHASE,
    OFFER_PHASE,
    PASS,
    PASS_BIT,
    PICK_PHASE,
    PLAY_PHASE,
    PREDICT_PHASE,
    SEAT,
    SKIP,
    TAKE_PHASE,
)
from .config import Config
from .display import add, discard_from_hand, draw
from .effects import (
    do_exchange,
    do_eye,
    do_give,
    do_hide,
    do_hypnosis,
    do_pick,
    do_skip,
    do_take,
    resolve,
    use,
)
from .facts import note
from .history import remember
from .knowledge import eliminate
from .marker import rule
from .rounds import (
    begin_round,
    clear_scores,
    close_round,
    do_predict,
    open_predictions,
    unfold,
)
from .state import State


@rule
def start(config: Config, s: State) -> None:
    """Start a new game from the seed in the state: deal round 1. Seat 0 starts (2.5)."""
    clear_scores(s)
    deal_round(config, s)


@rule
def legal(config: Config, s: State) -> int:
    """The actor's legal actions, bit *a* for action *a*; 0 when the game is over."""
    return s.legal


@rule
def apply(config: Config, s: State, action: int) -> bool:
    """Carry out the actor's `action` and continue to the next decision of any player.

    If the action is not legal, return False and change nothing.
    """
    if not act(config, s, action):
        return False
    if s.phase == DEAL_PHASE:
        deal_round(config, s)
    return True


@rule
def act(config: Config, s: State, action: int) -> bool:
    """Like `apply`, but do not deal a new round: on the GPU, several games deal together."""
    if action < 0 or action >= ACTIONS or not s.legal >> action & 1:
        return False
    if s.phase == PREDICT_PHASE:
        predict(config, s, action - SEAT)
    elif s.phase == PLAY_PHASE and action >= PASS:
        pass_or_all_in(config, s, action)
        end_turn(config, s)
    elif not choose(config, s, action):
        lay_played(config, s)
        end_turn(config, s)
    if s.deck == 0 or s.pools[0]:
        eliminate(config, s)
    return True


@rule
def deal_round(config: Config, s: State) -> None:
    """Clause 2: set up the round and start the first turn."""
    begin_round(config, s)
    ask_turn(config, s)


@rule
def predict(config: Config, s: State, seat: int) -> None:
    """Clause 8: predict; after the last prediction, unfold the hands and close the round."""
    if do_predict(config, s, seat):
        unfold(config, s)
        close_round(config, s)


@rule
def choose(config: Config, s: State, action: int) -> bool:
    """Play a card, or carry out a choice within its effects. Return whether the turn needs another choice."""
    asked = SKIP if action == SKIP else s.phase  # comparing a single value compiles to one jump
    if asked == PLAY_PHASE:
        play(config, s, action)
    elif asked == SKIP:
        do_skip(config, s)
    elif asked == PICK_PHASE:
        do_pick(config, s, action)
    elif asked == TAKE_PHASE:
        do_take(config, s, action)
    elif asked == OFFER_PHASE:
        if use(config, s):
            return True
    elif asked == GIVE_PHASE:
        do_give(config, s, action)
    elif asked == EXCHANGE_PHASE:
        do_exchange(s, action)
        return True
    elif asked == DISCARD_PHASE:
        discard_from_hand(config, s, s.turn, action)
    elif asked == HYPNOSIS_PHASE:
        do_hypnosis(config, s, action - SEAT)
    elif asked == EYE_PHASE:
        do_eye(config, s, action - SEAT)
        return True
    else:  # HIDE_PHASE
        do_hide(config, s, action)
    return resolve(config, s)


@rule
def play(config: Config, s: State, card: int) -> None:
    """4.1: play a card from the hand."""
    s.hands[s.turn] &= ~(1 << card)
    s.public |= 1 << card
    s.shed[s.turn] |= 1 << card
    s.played = card
    s.todo = config.effects[card]
    remember(config, s, facts.PLAYED, s.turn, card, 0)


@rule
def lay_played(config: Config, s: State) -> None:
    """4.4: add the played card to the display."""
    card = s.played
    s.played = -1
    note(s, facts.ADDED, s.turn, card, add(config, s, card))


@rule
def pass_or_all_in(config: Config, s: State, action: int) -> None:
    """7.1, 7.2, J5: add one card, or two for All In, from the deck to the display."""
    if action == ALL_IN:
        s.all_in = s.turn
        remember(config, s, facts.WENT_ALL_IN, s.turn, 0, 0)
        add_from_deck(config, s, facts.ADDED)
        if s.filled != config.full:
            add_from_deck(config, s, facts.ADDED)
    else:
        s.passes[s.turn] += 1
        add_from_deck(config, s, facts.PASSED)


@rule
def add_from_deck(config: Config, s: State, fact: int) -> None:
    """Add the top card of the deck to the display."""
    card = draw(config, s)
    remember(config, s, fact, s.turn, card, add(config, s, card))


@rule
def end_turn(config: Config, s: State) -> None:
    """3.3, 7.3, J6: start the Prediction phase, or the next turn that is not an automatic pass."""
    s.turns += 1
    while s.filled != config.full:
        s.turn = (s.turn + 1) % config.players
        if s.turn != s.all_in and s.turns < config.turn_limit:
            ask_turn(config, s)
            return
        add_from_deck(config, s, facts.AUTO_PASSED)
        s.turns += 1
    open_predictions(config, s)


@rule
def ask_turn(config: Config, s: State) -> None:
    """3.1: ask a player what to do in their turn. All In is legal if nobody has gone All In yet."""
    s.actor = s.turn
    s.phase = PLAY_PHASE
    s.legal = s.hands[s.turn] | PASS_BIT
    if s.all_in < 0:
        s.legal |= ALL_IN_BIT
