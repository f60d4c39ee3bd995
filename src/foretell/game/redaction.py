"""The one place where the truth becomes what a viewer may know (clause 11).

Whatever leaves the process for somebody comes from `view_of`, `event_for` and `action_for`.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from ..errors import ForetellError, shown
from ..rules import State
from ..rules import cards as n
from ..rules.knowledge import known
from ..sheets import CARDS, Effect, cards_in
from .actions import PHASES, Action, Discard, Hide, Pick, Predict
from .events import Event, packed_cards
from .options import Options
from .views import Result, Told, Unfolding, View


def event_for(event: Event, viewer: int | None) -> Event:
    """`event` with what `viewer` may not know left out."""
    _check_viewer(viewer)
    if event.audience is None or viewer in event.audience:
        return event
    other = None if event.key == "predicted" else event.other
    hidden = (None,) * len(event.cards)
    return Event(
        event.key, event.seat, other, hidden, event.effect, event.rank, event.runes, event.count, event.round,
        event.space, event.audience,
    )  # fmt: skip


def action_for(action: Action, seat: int | None, viewer: int | None, options: Options) -> Action | None:
    """`action` of `seat` as `viewer` may know it; None where the choice itself is private (5.7, 8.2, 10.2, 11.2).

    A secret prediction stays hidden here for good: once both are in, the events tell it.
    """
    _check_viewer(viewer)
    match action:
        case Hide():
            private = True
        case Pick() | Discard():
            private = options.discard == "closed"
        case Predict():
            private = options.players == 2
        case _:
            private = False
    return None if private and (viewer is None or viewer != seat) else action


def _check_viewer(viewer: int | None) -> None:
    if viewer is not None and (type(viewer) is not int or not 0 <= viewer < n.SEATS):
        raise ForetellError(f"there is no seat {shown(viewer)}; seats are 0 to {n.SEATS - 1}, None for spectators")


def view_of(options: Options, s: State, viewer: int | None, unfoldings: tuple[Unfolding, ...]) -> View:
    """What `viewer` may know of `s`."""
    common = common_sight(options, s, unfoldings)
    own = own_sight(options, s, viewer, common)
    return View(
        options=options,
        seat=viewer,
        round=common.round,
        turns=common.turns,
        turn=common.turn,
        phase=PHASES[common.phase],
        actors=common.actors,
        choices=tokens_of(*own.choices),
        hand=None if own.hand < 0 else cards_in(own.hand),
        hand_sizes=common.hand_sizes,
        known=tuple(map(cards_in, own.known)),
        told=tuple(Told(points, turn) if points >= 0 else None for points, turn in common.told),
        shed=tuple(map(cards_in, common.shed)),
        passes=common.passes,
        rows=_rows(options, common.rows),
        deck=common.deck,
        discard=common.discard,
        discard_top=_card(common.discard_top),
        gone=cards_in(own.gone),
        unplaced=cards_in(own.unplaced),
        runes=common.runes,
        pot=common.pot,
        all_in=_seat(common.all_in),
        played=_card(common.played),
        effect=Effect.of(common.effect).name if common.effect else None,
        starred=common.starred,
        effects=effects_in(common.todo),
        revealed=packed_cards(own.revealed) if own.revealed >= 0 else (None,) * -own.revealed,
        target=_card(common.target),
        predicted=common.predicted,
        predictions=tuple(map(_seat, own.predictions)),
        unfoldings=common.unfoldings,
        result=common.result,
    )


# A view is made of two sights: what all viewers see alike, and what each sees for themselves, both in the rules'
# own integers. A server compares and encodes these; `view_of` reads them into words.


class CommonSight(NamedTuple):
    """What everybody may know of a state. The last three fields are not part of a view, and not for sending.

    Nor are the three before them sent: whoever follows a game by its frames has seen what they say in the events.
    """

    round: int
    turns: int
    turn: int
    phase: int
    actors: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    told: tuple[tuple[int, int], ...]
    rows: tuple[int, ...]
    deck: int
    discard: int
    discard_top: int
    runes: tuple[int, ...]
    pot: int
    all_in: int
    played: int
    effect: int
    starred: bool
    target: int
    predicted: tuple[bool, ...]
    unfoldings: tuple[Unfolding, ...]
    result: Result | None
    shed: tuple[int, ...]
    passes: tuple[int, ...]
    todo: int
    """What is left to resolve, packed."""
    named: tuple[int, ...]
    """Whom each seat predicted, as far as everybody may know."""
    public: int
    """The cards whose place everybody knows."""
    pile: int
    """The cards in the discard pile, seen or not."""


class OwnSight(NamedTuple):
    """What one viewer may know besides."""

    choices: tuple[int, int]
    """The phase, and the legal actions as a set; no action where it is not theirs to choose."""
    hand: int
    """-1 for a spectator."""
    known: tuple[int, ...]
    gone: int
    unplaced: int
    revealed: int
    """Packed; minus how many they are where this viewer may not see them."""
    predictions: tuple[int, ...]


def common_sight(options: Options, s: State, unfoldings: tuple[Unfolding, ...]) -> CommonSight:
    """What every viewer may know of `s`."""
    players = options.players
    predictions = s.predictions[:players]
    effect = s.todo & n.EFFECT_MASK if s.phase in _EFFECT_PHASES else 0
    pile = 0
    for i in range(n.CARDS - s.discard, n.CARDS):
        pile |= 1 << s.pile[i]
    return CommonSight(
        s.round,
        s.turns,
        s.turn,
        s.phase,
        actors_of(options, s),
        tuple([hand.bit_count() for hand in s.hands[:players]]),
        tuple(zip(s.told[:players], s.told_turn, strict=False)),
        tuple(s.cells),
        s.deck,
        s.discard,
        s.pile[n.CARDS - s.discard] if s.discard and options.discard != "closed" else n.NOBODY,
        tuple(s.runes[:players]),
        s.pot,
        s.all_in,
        s.played,
        effect,
        effect & n.STAR != 0,
        s.target,
        tuple([named >= 0 for named in predictions]),
        unfoldings,
        result_of(options, s),
        tuple(s.shed[:players]),
        tuple(s.passes[:players]),
        s.todo,
        (n.NOBODY,) * players if _secret_predictions(options, s) else tuple(predictions),
        s.public,
        pile,
    )


def _secret_predictions(options: Options, s: State) -> bool:
    """8.2: between two players, until both are in."""
    return options.players == 2 and s.phase == n.PREDICT_PHASE


_NO_CHOICE = (0, 0)


def own_sight(options: Options, s: State, viewer: int | None, common: CommonSight) -> OwnSight:
    """What `viewer` may know of `s` besides what is common."""
    sure = known(s, n.SPECTATOR if viewer is None else viewer)
    predictions = common.named
    if viewer is not None and _secret_predictions(options, s):
        predictions = tuple([s.predictions[seat] if seat == viewer else n.NOBODY for seat in (0, 1)])
    revealed = s.revealed
    if revealed and options.discard == "closed" and viewer != s.turn:
        revealed = -len(packed_cards(revealed))
    return OwnSight(
        (s.phase, s.legal) if viewer in common.actors else _NO_CHOICE,
        n.NOBODY if viewer is None else s.hands[viewer],
        tuple([hand & sure for hand in s.hands[: options.players]]),
        common.pile & sure,
        n.EVERY_CARD & ~sure,
        revealed,
        predictions,
    )


def _card(card: int) -> str | None:
    return CARDS[card] if card >= 0 else None


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _rows(options: Options, cells: Sequence[int]) -> tuple[tuple[str | None, ...], tuple[str | None, ...]]:
    cards = tuple(map(_card, cells))
    return cards[: options.columns], cards[n.ROW : n.ROW + options.columns]


_EFFECT_PHASES = frozenset(
    (
        n.TAKE_PHASE,
        n.EXCHANGE_PHASE,
        n.GIVE_PHASE,
        n.OFFER_PHASE,
        n.PICK_PHASE,
        n.HYPNOSIS_PHASE,
        n.EYE_PHASE,
        n.HIDE_PHASE,
    )
)


def actors_of(options: Options, s: State) -> tuple[int, ...]:
    """Who may choose now: with two players, both may predict first (8.2)."""
    if s.phase == n.OVER_PHASE:
        return ()
    if s.phase == n.PREDICT_PHASE and options.players == 2:
        return tuple(seat for seat in (0, 1) if s.predictions[seat] < 0)
    return (s.actor,)


def legal_of(s: State) -> tuple[Action, ...]:
    """The legal actions, in the order of their numbers."""
    return tuple(choices_of(s.phase, s.legal).values())


@lru_cache(4096)
def choices_of(phase: int, legal: int) -> Mapping[str, Action]:
    """The actions of a set by their tokens, in the order of their numbers."""
    choices = {}
    while legal:
        low = legal & -legal
        token, action = _choice(phase, low.bit_length() - 1)
        choices[token] = action
        legal ^= low
    return choices


@cache
def _choice(phase: int, number: int) -> tuple[str, Action]:
    action = Action.of(PHASES[phase], number)
    return str(action), action


def tokens_of(phase: int, legal: int) -> tuple[str, ...]:
    """The tokens of a set of actions."""
    return tuple(choices_of(phase, legal))


def effects_in(todo: int) -> tuple[str, ...]:
    """The effects that are packed in `todo`, the present one first."""
    effects = []
    while todo:
        effects.append(str(Effect.of(todo & n.EFFECT_MASK)))
        todo >>= n.EFFECT_BITS
    return tuple(effects)


def discard_pile(s: State) -> tuple[str, ...]:
    """The discard pile, its top last."""
    return tuple(CARDS[s.pile[n.CARDS - 1 - i]] for i in range(s.discard))


def rows_of(options: Options, s: State) -> tuple[tuple[str | None, ...], tuple[str | None, ...]]:
    """The two rows of the display."""
    return _rows(options, s.cells)


def result_of(options: Options, s: State) -> Result | None:
    """Clause 9, once the game is over."""
    if s.phase != n.OVER_PHASE:
        return None
    runes = tuple(s.runes[: options.players])
    if s.winner == n.NOBODY:
        return Result(None, runes, "nobody")
    return Result(s.winner, runes, "hand" if runes.count(max(runes)) > 1 else "runes")
