"""The one place where the truth becomes what a viewer may know (clause 11).

Whatever leaves the process for somebody comes from `view_of`, `event_for` and `action_for`.
"""

from dataclasses import replace
from functools import lru_cache

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
    return replace(event, other=other, cards=(None,) * len(event.cards))


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
    seats = range(options.players)
    eye = n.SPECTATOR if viewer is None else viewer
    sure = known(s, eye)
    pile = discard_pile(s)
    actors = actors_of(options, s)
    asked = s.phase in _EFFECT_PHASES
    return View(
        options=options,
        seat=viewer,
        round=s.round,
        turns=s.turns,
        turn=s.turn,
        phase=PHASES[s.phase],
        actors=actors,
        choices=choices_of(s) if viewer in actors else (),
        hand=None if viewer is None else cards_in(s.hands[viewer]),
        hand_sizes=tuple(s.hands[seat].bit_count() for seat in seats),
        known=tuple(cards_in(s.hands[seat] & sure) for seat in seats),
        told=tuple(Told(s.told[seat], s.told_turn[seat]) if s.told[seat] >= 0 else None for seat in seats),
        rows=rows_of(options, s),
        deck=s.deck,
        discard=s.discard,
        discard_top=pile[-1] if pile and options.discard != "closed" else None,
        gone=tuple(sorted((card for card in pile if sure >> CARDS.index(card) & 1), key=CARDS.index)),
        unplaced=cards_in(n.EVERY_CARD & ~sure),
        runes=tuple(s.runes[: options.players]),
        pot=s.pot,
        all_in=s.all_in if s.all_in >= 0 else None,
        played=CARDS[s.played] if s.played >= 0 else None,
        effect=Effect.of(s.todo & n.EFFECT_MASK).name if asked else None,
        starred=bool(asked and s.todo & n.STAR),
        revealed=_revealed(options, s, viewer),
        target=CARDS[s.target] if s.target >= 0 else None,
        predicted=tuple(s.predictions[seat] >= 0 for seat in seats),
        predictions=tuple(_prediction(options, s, seat, viewer) for seat in seats),
        unfoldings=unfoldings,
        result=result_of(options, s),
    )


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


def choices_of(s: State) -> tuple[str, ...]:
    """The tokens of the legal actions."""
    return tuple(str(action) for action in legal_of(s))


def legal_of(s: State) -> tuple[Action, ...]:
    """The legal actions, in the order of their numbers."""
    return _actions(PHASES[s.phase], s.legal)


@lru_cache(4096)
def _actions(phase: str, legal: int) -> tuple[Action, ...]:
    return tuple(Action.of(phase, number) for number in range(n.ACTIONS) if legal >> number & 1)


def discard_pile(s: State) -> tuple[str, ...]:
    """The discard pile, its top last."""
    return tuple(CARDS[s.pile[n.CARDS - 1 - i]] for i in range(s.discard))


def rows_of(options: Options, s: State) -> tuple[tuple[str | None, ...], tuple[str | None, ...]]:
    """The two rows of the display."""
    cells = [CARDS[card] if card >= 0 else None for card in s.cells]
    return tuple(cells[: options.columns]), tuple(cells[n.ROW : n.ROW + options.columns])


def result_of(options: Options, s: State) -> Result | None:
    """Clause 9, once the game is over."""
    if s.phase != n.OVER_PHASE:
        return None
    runes = tuple(s.runes[: options.players])
    if s.winner == n.NOBODY:
        return Result(None, runes, "nobody")
    return Result(s.winner, runes, "hand" if runes.count(max(runes)) > 1 else "runes")


def _revealed(options: Options, s: State, viewer: int | None) -> tuple[str | None, ...]:
    cards = packed_cards(s.revealed)
    if options.discard == "closed" and viewer != s.turn:
        return (None,) * len(cards)
    return cards


def _prediction(options: Options, s: State, seat: int, viewer: int | None) -> int | None:
    """8.2: secret between two players until both are in."""
    if s.predictions[seat] < 0:
        return None
    if options.players == 2 and s.phase == n.PREDICT_PHASE and viewer != seat:
        return None
    return s.predictions[seat]
