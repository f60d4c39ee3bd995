"""Turns a position into a state, and refuses impossible positions."""

from collections.abc import Iterable

from ..errors import NotationError, shown
from ..rules import HEIRS_ROUND, ROUNDS, State, cards, strength
from ..rules.effects import do_exchange, resolve
from ..rules.knowledge import eliminate
from ..rules.ranking import STRENGTH_BITS
from ..rules.rounds import close_round, open_predictions
from ..rules.state import POOLS
from ..rules.turns import ask_turn
from ..sheets import CARDS, Effect, card_number, card_set
from .actions import PHASES
from .position import Position, refuse
from .position_form import check_form
from .ranks import check_strength, rank_name

_MAX_COUNT = 10_000
"""Far more than in any game, and small enough that the runes of a seat plus the pot fit the compiled record."""
_PREDICTING = ("predict", "over")
_RESOLVING = ("take", "exchange", "give", "offer", "pick", "hypnosis", "eye", "hide")
_BEGUN = ("take", "exchange", "offer", "hypnosis", "eye")


def state_of(position: Position) -> State:
    """The state of a position, without its seed."""
    check_form(position)
    try:
        return _state_of(position)
    except NotationError as error:
        raise refuse(str(error)) from None


def _state_of(position: Position) -> State:
    _check_numbers(position)
    s = State()
    _place_counts(position, s)
    _place_cards(position, s)
    _check_every_card(s)
    _place_knowledge(position, s)
    _place_turn(position, s)
    _open_phase(position, s)
    return s


def _check_numbers(p: Position) -> None:
    players = p.options.players
    per_seat = {"hands": p.hands, "runes": p.runes, "predictions": p.predictions, "told": p.told, "shed": p.shed}
    per_seat |= {"passes": p.passes, "strengths": p.strengths, "private": p.private}
    for name, entries in per_seat.items():
        if len(entries) != players:
            raise refuse(f"{name} has {len(entries)} entries for {players} players")
    counts = {"pot": p.pot, "turns": p.turns, "blocks": p.blocks} | {
        f"runes of seat {seat}": runes for seat, runes in enumerate(p.runes)
    }
    for name, number in counts.items():
        _check_range(name, number, 0, _MAX_COUNT)
    _check_range("round", p.round, 1, HEIRS_ROUND if p.options.heirs else ROUNDS)
    _check_range("turn", p.turn, 0, players - 1)
    _check_passes(p)
    for name, seat in {"actor": p.actor, "all_in": p.all_in, "winner": p.winner}.items():
        if seat is not None:
            _check_range(name, seat, 0, players - 1)
    for seat in p.predictions:
        if seat is not None:
            _check_range("a prediction", seat, 0, players - 1)
    for value in p.strengths:
        _check_range("a strength", value, 0, (11 << STRENGTH_BITS) - 1)
        check_strength(value, p.options.side)
    for told in p.told:
        if told is not None:
            points, turn = told
            rank_name(points, p.options.side)
            _check_range("a told turn", turn, 0, p.turns)


def _check_passes(p: Position) -> None:
    """Check that no seat has passed more often than it had turns, or than J6 allows."""
    players = p.options.players
    present = p.turns - 1 if p.phase in _PREDICTING else p.turns
    for seat, passes in enumerate(p.passes):
        turns = len(range((present + seat - p.turn) % players, p.turns, players))
        _check_range(f"passes of seat {seat}", passes, 0, min(turns, p.options.config.turn_limit // players))


def _check_range(name: str, value: int, low: int, high: int) -> None:
    if type(value) is not int or not low <= value <= high:
        raise refuse(f"{name} must be {low} to {high}, not {shown(value)}")


def _place_counts(p: Position, s: State) -> None:
    s.round, s.turn, s.turns, s.pot, s.blocks = p.round, p.turn, p.turns, p.pot, p.blocks
    s.all_in = cards.NOBODY if p.all_in is None else p.all_in
    s.winner = cards.UNDECIDED
    spare = cards.SEATS - p.options.players
    s.runes = [*p.runes, *(0,) * spare]
    s.strengths = [*p.strengths, *(0,) * spare]
    s.told = [-1 if told is None else told[0] for told in (*p.told, *(None,) * spare)]
    s.told_turn = [0 if told is None else told[1] for told in (*p.told, *(None,) * spare)]
    s.passes = [*p.passes, *(0,) * spare]
    s.predictions = [-1 if seat is None else seat for seat in (*p.predictions, *(None,) * spare)]


def _place_cards(p: Position, s: State) -> None:
    for seat, hand in enumerate(p.hands):
        s.hands[seat] = card_set(hand)
        if s.hands[seat].bit_count() != len(hand):
            raise refuse(f"a card occurs twice in the hand of seat {seat}")
    deck = [card_number(card) for card in p.deck]
    pile = [card_number(card) for card in p.discard]
    if len(deck) + len(pile) > cards.CARDS:
        raise refuse("the deck and the discard pile have too many cards")
    s.deck, s.discard = len(deck), len(pile)
    s.pile = [*reversed(deck), *(0,) * (cards.CARDS - len(deck) - len(pile)), *reversed(pile)]
    s.played = -1 if p.played is None else card_number(p.played)
    for i, card in enumerate(p.revealed[: cards.MAX_REVEAL]):
        s.revealed |= card_number(card) + 1 << 6 * i
    _place_shed(p, s)
    _place_display(p, s)


def _place_shed(p: Position, s: State) -> None:
    """11.1: the cards that everybody saw leave a hand, wherever they are now, including the played card."""
    for seat, shed in enumerate(p.shed):
        s.shed[seat] = card_set(shed)
        if s.shed[seat].bit_count() != len(shed):
            raise refuse(f"a card occurs twice in shed of seat {seat}")
    if s.played >= 0:
        s.shed[s.turn] |= 1 << s.played


def _place_display(p: Position, s: State) -> None:
    columns = p.options.columns
    if len(p.rows) != 2 or any(len(row) != columns for row in p.rows):
        raise refuse(f"the display has two rows of {columns} spaces with {p.options.players} players")
    s.cells = [-1] * cards.MAX_CELLS
    for row, spaces in enumerate(p.rows):
        for column, card in enumerate(spaces):
            if card is not None:
                s.cells[cards.ROW * row + column] = card_number(card)
                s.filled |= 1 << cards.ROW * row + column
    for column in range(columns):
        below, above = s.cells[column], s.cells[cards.ROW + column]
        if above >= 0 > below:
            raise refuse(f"column {column} has a second-row card over a free space (6.2)")
        if below >= 0:
            s.uncovered |= 1 << (above if above >= 0 else below)


def _check_every_card(s: State) -> None:
    """1.1: check that each of the 54 cards is in exactly one place."""
    places = [*(_bits(hand) for hand in s.hands), s.pile[: s.deck], s.pile[cards.CARDS - s.discard :]]
    places += [[card for card in s.cells if card >= 0], [s.played] if s.played >= 0 else [], _revealed(s)]
    placed = [card for place in places for card in place]
    if sorted(placed) != list(range(cards.CARDS)):
        twice = sorted({CARDS[card] for card in placed if placed.count(card) > 1}, key=CARDS.index)
        missing = [card for number, card in enumerate(CARDS) if number not in placed]
        wrong = f"twice: {' '.join(twice) or '-'}, missing: {' '.join(missing) or '-'}"
        raise refuse(f"each card must be in exactly one place; {wrong}")


def _bits(hand: int) -> list[int]:
    return [card for card in range(cards.CARDS) if hand >> card & 1]


def _revealed(s: State) -> list[int]:
    return [(s.revealed >> 6 * i & 63) - 1 for i in range(cards.MAX_REVEAL) if s.revealed >> 6 * i & 63]


def _place_knowledge(p: Position, s: State) -> None:
    hidden = sum(1 << card for card in s.pile[: s.deck])
    in_sight = _in_sight(p, s)
    s.public = in_sight if p.public is None else card_set(p.public)
    s.private = [card_set(seen) for seen in p.private] + [0] * (cards.SEATS - p.options.players)
    for seen in (s.public, *s.private):
        if seen & hidden:
            raise refuse("nobody can know the place of a card in the deck (11.3)")
    if in_sight & ~s.public:
        raise refuse("public must contain all visible cards (11.1)")
    if p.options.discard == "closed":
        _place_closed_reveal(p, s)
    if len(p.pools) > POOLS:
        raise refuse(f"there are at most {POOLS} pools of earlier decks")
    pools = [card_set(pool) for pool in p.pools]
    if p.options.discard == "closed" and pools:
        raise refuse("with closed discards there are no pools")
    if sum(pool.bit_count() for pool in pools) != _union(pools).bit_count() or _union(pools) & ~_union(s.hands):
        raise refuse("pools may contain only cards of hands, and each card once")
    s.pools = [pool for pool in pools if pool] + [0] * (POOLS - sum(1 for pool in pools if pool))
    eliminate(p.options.config, s)  # 11.4: if the deck is empty, counting proves more cards


def _union(sets: Iterable[int]) -> int:
    union = 0
    for one in sets:
        union |= one
    return union


def _in_sight(p: Position, s: State) -> int:
    """11.1: display and played card; with open discards, pile and Reveal; when the game is over, the hands."""
    open_cards = [card for card in (*s.cells, s.played) if card >= 0]
    if p.options.discard != "closed":
        open_cards += [*s.pile[cards.CARDS - s.discard :], *_revealed(s)]
    hands = _union(s.hands) if p.phase == "over" else 0
    return hands | sum(1 << card for card in open_cards)


def _place_closed_reveal(p: Position, s: State) -> None:
    """10.2: check that only the player knows the cards of a Reveal."""
    revealed = sum(1 << card for card in _revealed(s))
    if p.public is None:
        s.private[s.turn] |= revealed
    if revealed & ~s.private[s.turn]:
        raise refuse("the player must know the revealed cards (11.2)")
    if revealed & _union((s.public, *s.private[: s.turn], *s.private[s.turn + 1 :])):
        raise refuse("only the player may know the revealed cards (10.2)")


def _place_turn(p: Position, s: State) -> None:
    if p.phase not in PHASES:
        raise refuse(f"there is no phase {shown(p.phase)}")
    resolving = p.phase in _RESOLVING
    if (s.played >= 0) != (resolving or p.phase == "discard"):
        raise refuse(f"a card must be in play while its effects are performed, and only then; the phase is {p.phase}")
    if resolving != bool(p.effects):
        raise refuse(f"effects must remain while they are performed, and only then; the phase is {p.phase}")
    if s.played >= 0:
        _place_effects(p, s)
    if bool(p.revealed) != (p.phase == "pick"):
        raise refuse("there must be revealed cards in the phase pick, and only there")
    if (p.target is None) == (p.phase == "give"):
        raise refuse("there must be a target in the phase give, and only there")
    if p.phase not in _PREDICTING and any(seat is not None for seat in p.predictions):
        raise refuse("nobody can have predicted before the Prediction phase")
    if p.phase != "over" and p.winner is not None:
        raise refuse("there is no winner before the game is over")
    if s.filled == p.options.config.full and p.phase not in _PREDICTING:
        raise refuse("the display is full, so this must be the Prediction phase (3.3)")
    if s.filled != p.options.config.full and p.phase in _PREDICTING:
        raise refuse("nobody can predict before the display is full (3.3)")
    _check_hands(p, s)


def _place_effects(p: Position, s: State) -> None:
    """Set the remaining effects, which must be the last ones of the played card."""
    left = tuple(Effect(word.removesuffix("*"), word.endswith("*")) for word in p.effects)
    whole = p.options.sheet.cards[s.played]
    if left != whole[len(whole) - len(left) :]:
        raise refuse(f"{p.played} does not end in the effects {', '.join(p.effects)[:80]}")
    s.todo = sum(effect.number << cards.EFFECT_BITS * i for i, effect in enumerate(left))


def _check_hands(p: Position, s: State) -> None:
    """3.2: every hand has five cards; while a card is played, its player has four and what its effects have brought."""
    for seat in range(p.options.players):
        size = s.hands[seat].bit_count()
        min_size = max_size = cards.HAND
        if seat == p.turn and s.played >= 0:
            done = len(p.options.sheet.cards[s.played]) - len(p.effects)
            min_size, max_size = (
                (cards.HAND + 1, cards.HAND - 1 + done)
                if p.phase == "discard"
                else (cards.HAND - 1, cards.HAND - 1 + done)
            )
        if not min_size <= size <= max_size:
            raise refuse(f"seat {seat} cannot have {size} cards now (3.2)")


def _open_phase(p: Position, s: State) -> None:
    """Use the rules to start the decision that the position describes."""
    config = p.options.config
    s.actor, s.target = s.turn, -1
    s.phase = PHASES.index(p.phase)
    if p.phase not in _PREDICTING and (s.turn == s.all_in or s.turns >= config.turn_limit):
        raise refuse(f"seat {s.turn} passes automatically now (7.3, J6)")
    if p.phase == "play":
        ask_turn(config, s)
    elif p.phase in _BEGUN:
        effect = s.todo & cards.KIND_MASK
        if s.todo & cards.STAR and (effect in (cards.DRAW, cards.RUNE) or cards.reveal_size(effect)):
            raise refuse(f"a starred {'rune' if effect == cards.RUNE else 'draw or reveal'} needs no choice (4.2)")
        present = s.todo
        if not resolve(config, s) or s.todo != present or PHASES[s.phase] != p.phase:
            raise refuse(f"{p.effects[0]} does not lead to the phase {p.phase} here")
    elif p.phase in _PREDICTING:
        _open_predictions(p, s)
    else:
        _open_choice(p, s)
    if p.actor not in (None, s.actor):
        raise refuse(f"seat {p.actor} does not choose here; the actor is {None if s.actor < 0 else s.actor}")


def _open_choice(p: Position, s: State) -> None:
    """Start a decision in the phases give, pick, hide and discard."""
    effect = s.todo & cards.KIND_MASK
    if p.phase == "give":
        target = card_number(str(p.target))
        top = s.pile[cards.CARDS - s.discard] if s.discard and p.options.discard == "bending" else -1
        if effect != cards.EXCHANGE or not (s.uncovered >> target & 1 or target == top):
            raise refuse(f"{p.target} is not available for an Exchange here (5.2)")
        do_exchange(s, target)
    elif p.phase == "pick":
        if len(p.revealed) != cards.reveal_size(effect):
            raise refuse(f"{p.effects[0]} has not revealed {len(p.revealed)} cards")
        s.legal = card_set(p.revealed)
    elif p.phase == "hide":
        if effect != cards.EYE or p.actor is None or p.actor in (s.turn, s.all_in):
            raise refuse("the All-Seeing Eye asks an opponent who is not All In (5.7)")
        s.actor = p.actor
        s.legal = s.hands[s.actor]
    else:
        s.legal = s.hands[s.turn]


def _open_predictions(p: Position, s: State) -> None:
    if p.phase == "over":
        _close_game(p, s)
        return
    order = [(p.turn + 1 + i) % p.options.players for i in range(p.options.players)]
    placed = [s.predictions[seat] >= 0 for seat in order]
    if all(placed):
        raise refuse("all seats have predicted, so the round must be over (8.3)")
    if p.options.players > 2 and placed != sorted(placed, reverse=True):
        raise refuse("predictions are placed in turn order (8.1)")
    open_predictions(p.options.config, s)
    s.actor = order[placed.index(False)]


def _close_game(p: Position, s: State) -> None:
    """9.1, 9.3: check that the result follows from the runes and the last hands."""
    s.strengths[: p.options.players] = [
        strength(hand, p.options.config.side, p.options.config.suits) for hand in s.hands[: p.options.players]
    ]
    if p.strengths != tuple(s.strengths[: p.options.players]) or None in p.predictions:
        raise refuse("after the end, all seats have predicted, and the strengths are those of the hands")
    close_round(p.options.config, s)
    if s.phase != cards.OVER_PHASE:
        raise refuse(f"the game is not over after round {p.round} (clause 9)")
    if p.winner != (None if s.winner == cards.NOBODY else s.winner):
        raise refuse(f"the winner is not {p.winner} (clause 9)")
