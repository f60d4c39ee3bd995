"""Rounds from the deal to the scoring, and the end of the game (clauses 2, 8 and 9)."""

from . import facts
from .cards import (
    CARDS,
    DEAL_PHASE,
    HAND,
    MAX_CELLS,
    NOBODY,
    OVER_PHASE,
    PREDICT_PHASE,
    RUNE_CARDS,
    SEAT,
    SEATS,
    UNDECIDED,
)
from .chance import shuffle
from .config import Config
from .display import add, draw
from .facts import note
from .history import clear_history, remember
from .marker import rule
from .ranking import STRENGTH_BITS, strength
from .state import POOLS, State
from .variants import BENDING, ROUNDS

HEIRS_RUNES = 10


@rule
def begin_round(config: Config, s: State) -> None:
    """Clause 2: set up the next round."""
    s.round += 1
    s.pot += stake(config, s.round)
    note(s, facts.ROUND_STARTED, s.turn, s.round, s.pot)
    clear_table(s)
    pile = s.pile
    for card in range(CARDS):
        pile[card] = card
    shuffle(s, CARDS)
    deal(config, s)


@rule
def stake(config: Config, number: int) -> int:
    """2.4, 9.3: the runes added to the pot in round `number`."""
    if number > ROUNDS:
        return HEIRS_RUNES
    return 2 * number if config.players == 2 else 2 * number + 2


@rule
def clear_table(s: State) -> None:
    """Clear the display, the discard pile and everything else that belongs to the last round."""
    s.discard = 0
    s.filled = 0
    s.uncovered = 0
    s.public = 0
    s.turns = 0
    s.all_in = NOBODY
    s.played = -1
    s.target = -1
    clear_history(s)
    for cell in range(MAX_CELLS):
        s.cells[cell] = -1
    for seat in range(SEATS):
        s.private[seat] = 0
        s.shed[seat] = 0
        s.passes[seat] = 0
        s.told[seat] = -1
        s.told_turn[seat] = 0
        s.predictions[seat] = -1
    if s.pools[0]:
        for i in range(POOLS):
            s.pools[i] = 0


@rule
def deal(config: Config, s: State) -> None:
    """2.2, 2.3, 10.1: deal five cards to each seat, two to the display, and the first discard."""
    pile = s.pile
    top = CARDS
    for seat in range(config.players):
        hand = 0
        for card in range(top - HAND, top):
            hand |= 1 << pile[card]
        top -= HAND
        s.hands[seat] = hand
        note(s, facts.DEALT, seat, hand, 0)
    s.deck = top
    for _ in range(2):
        card = draw(config, s)
        note(s, facts.LAID, -1, card, add(config, s, card))
    if config.variant == BENDING:
        card = draw(config, s)
        s.discard = 1
        s.pile[CARDS - 1] = card
        s.public |= 1 << card
        remember(config, s, facts.DISCARD_STARTED, -1, card, 0)


@rule
def open_predictions(config: Config, s: State) -> None:
    """8.1: ask the player after the one who filled the display to predict first."""
    s.actor = (s.turn + 1) % config.players
    s.phase = PREDICT_PHASE
    s.legal = (1 << config.players) - 1 << SEAT
    note(s, facts.PREDICTIONS_OPENED, s.actor, 0, 0)


@rule
def do_predict(config: Config, s: State, seat: int) -> bool:
    """8.1, 8.2: place the actor's prediction. Return whether all players have predicted."""
    s.predictions[s.actor] = seat
    remember(config, s, facts.PREDICTED, s.actor, seat, 0)
    s.actor = (s.actor + 1) % config.players
    if s.predictions[s.actor] < 0:
        return False
    if config.players == 2:
        note(s, facts.PREDICTIONS_REVEALED, -1, 0, 0)
        note(s, facts.SAID, s.actor, s.predictions[s.actor], 0)
        note(s, facts.SAID, 1 - s.actor, s.predictions[1 - s.actor], 0)
    return True


@rule
def answer_for(config: Config, s: State, seat: int) -> bool:
    """8.2: make `seat` the actor if two players predict and it has not. Return whether `seat` may choose now."""
    if s.phase == PREDICT_PHASE and config.players == 2 and 0 <= seat < 2 and s.predictions[seat] < 0:
        s.actor = seat
    return s.actor == seat and s.phase != OVER_PHASE


@rule
def unfold(config: Config, s: State) -> None:
    """8.3: reveal the hands in turn order, then score the pot and the hands."""
    best = s.turn
    for i in range(config.players):
        seat = (s.turn + 1 + i) % config.players
        s.public |= s.hands[seat]
        s.strengths[seat] = strength(s.hands[seat], config.side, config.suits)
        note(s, facts.UNFOLDED, seat, s.hands[seat], s.strengths[seat])
        if s.strengths[seat] > s.strengths[best] or i == 0:
            best = seat
    note(s, facts.BEST_HAND, best, 0, 0)
    share_pot(config, s, best)
    score_hands(config, s)
    note(s, facts.ROUND_ENDED, -1, s.round, 0)


@rule
def share_pot(config: Config, s: State, best: int) -> None:
    """8.7: share the pot among the players who predicted `best`. The remainder stays."""
    right = 0
    for seat in range(config.players):
        right += 1 if s.predictions[seat] == best else 0
    if right:
        share = s.pot // right
        for seat in range(config.players):
            if s.predictions[seat] == best:
                s.runes[seat] += share
                note(s, facts.POT_WON, seat, share, 0)
        s.pot -= share * right
    note(s, facts.POT_KEPT, -1, s.pot, 0)


@rule
def score_hands(config: Config, s: State) -> None:
    """8.8, 8.9: score each hand's rank, and 2 runes for each Rune card."""
    for seat in range(config.players):
        points = s.strengths[seat] >> STRENGTH_BITS
        runes = 2 * (s.hands[seat] & RUNE_CARDS).bit_count()
        s.runes[seat] += points + runes
        if points:
            note(s, facts.HAND_SCORED, seat, points, 0)
        if runes:
            note(s, facts.RUNE_CARDS_SCORED, seat, runes, 0)


@rule
def poorest(config: Config, s: State) -> int:
    """2.5, J11: the seat with the fewest runes; among those tied, the worst hand of the last round."""
    seat = 0
    for other in range(1, config.players):
        if s.runes[other] < s.runes[seat] or (
            s.runes[other] == s.runes[seat] and s.strengths[other] < s.strengths[seat]
        ):
            seat = other
    return seat


@rule
def richest(config: Config, s: State) -> int:
    """9.1: the seat with the most runes; among those tied, the best hand of the last round."""
    seat = 0
    for other in range(1, config.players):
        if s.runes[other] > s.runes[seat] or (
            s.runes[other] == s.runes[seat] and s.strengths[other] > s.strengths[seat]
        ):
            seat = other
    return seat


@rule
def lead_is_tied(config: Config, s: State) -> bool:
    """Whether more than one seat has the most runes."""
    most = s.runes[richest(config, s)]
    leaders = 0
    for seat in range(config.players):
        leaders += 1 if s.runes[seat] == most else 0
    return leaders > 1


@rule
def close_round(config: Config, s: State) -> None:
    """9.1, 9.3: end the game, or choose the starter of another round."""
    tied = config.heirs == 1 and s.round >= ROUNDS and lead_is_tied(config, s)
    s.legal = 0
    if s.round < ROUNDS or (tied and s.round == ROUNDS):
        if tied:
            note(s, facts.HEIRS_ROUND, -1, 0, 0)
        s.turn = poorest(config, s)
        s.phase = DEAL_PHASE
    else:
        s.winner = NOBODY if tied else richest(config, s)
        s.actor = NOBODY
        s.phase = OVER_PHASE
        note(s, facts.GAME_ENDED, s.winner, 0, 0)


@rule
def clear_scores(s: State) -> None:
    """Reset everything that lasts longer than a round. Seat 0 starts round 1 (2.5)."""
    s.turn = 0
    s.round = 0
    s.pot = 0
    s.blocks = 0
    s.todo = 0
    s.revealed = 0
    s.winner = UNDECIDED
    for seat in range(SEATS):
        s.hands[seat] = 0
        s.runes[seat] = 0
        s.strengths[seat] = 0
