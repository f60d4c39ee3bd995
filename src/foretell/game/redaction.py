"""Redaction: the only module that turns the full state into what a viewer may know (clause 11).

`View` describes each field once: its name, its type, how to read it from the state, and in which form to show it. Views
for players, frames for clients and the types on the wire all follow from this description. To show players something
new, add a field here.

Events and actions that leave the process pass through `event_for` and `action_for`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_type_hints

from ..errors import ForetellError, shown
from ..rules import State, cards
from ..rules.knowledge import SPECTATOR, known
from ..rules.observation import OBSERVATION, observe
from ..sheets import card_number, card_set
from . import forms
from .actions import Action, Discard, Hide, Phase, Pick, Predict
from .events import Event
from .fields import Common, Own, ReadCommon, Truth, Values
from .forms import Cards, Rows, Told
from .options import Options
from .possible import best_possible_points, still_holds
from .prospects import Prospects, prospects_of
from .ranks import Rank, present_rank
from .seen import NOTHING_SEEN, Seen
from .unfolding import Result, Unfolding, result_of

# --- reading common fields --------------------------------------------------------------------------


def actors_of(options: Options, s: State) -> tuple[int, ...]:
    """The seats that may choose now. With two players, either may predict first (8.2)."""
    if s.phase == cards.OVER_PHASE:
        return ()
    if s.phase == cards.PREDICT_PHASE and options.players == 2:
        return tuple(seat for seat in (0, 1) if s.predictions[seat] < 0)
    return (s.actor,)


def _by_seat(name: str) -> ReadCommon:
    """Return a function that reads a list of the state, without the entries of unused seats."""
    return lambda truth: tuple(getattr(truth.state, name)[: truth.options.players])


def _hand_sizes(truth: Truth) -> tuple[int, ...]:
    return tuple([hand.bit_count() for hand in truth.hands])


def _told(truth: Truth) -> tuple[tuple[int, ...], tuple[int, ...]]:
    s, players = truth.state, truth.options.players
    return tuple(s.told[:players]), tuple(s.told_turn[:players])


def _discard_top(truth: Truth) -> int:
    """11.1: hidden with closed discards."""
    s = truth.state
    return s.pile[cards.CARDS - s.discard] if s.discard and truth.options.discard != "closed" else cards.NOBODY


_EFFECT_PHASES = frozenset(range(cards.TAKE_PHASE, cards.HIDE_PHASE + 1))
"""The phases in which an effect waits for a choice."""


def _effect(truth: Truth) -> int:
    s = truth.state
    return s.todo & cards.EFFECT_MASK if s.phase in _EFFECT_PHASES else 0


def _starred(truth: Truth) -> bool:
    return _effect(truth) & cards.STAR != 0


def _predicted(truth: Truth) -> tuple[bool, ...]:
    return tuple([seat >= 0 for seat in truth.predictions])


def _result(truth: Truth) -> Result | None:
    return result_of(truth.options, truth.state)


# --- reading a viewer's own fields ------------------------------------------------------------------

_NO_CHOICE = (0, 0)


def own_values(truth: Truth, viewer: int | None) -> Values:
    """The values of a viewer's own fields, in the order of the fields.

    One function reads them all: it runs for every viewer after every move.
    """
    s, actors = truth.state, truth.actors
    sure = known(s, SPECTATOR if viewer is None else viewer)
    return (
        (s.phase, s.legal) if viewer in actors else _NO_CHOICE,
        cards.NOBODY if viewer is None else s.hands[viewer],
        tuple([hand & sure for hand in truth.hands]),
        truth.pile & sure,
        cards.EVERY_CARD & ~sure,
        _revealed(truth, viewer) if s.revealed else 0,
        _predictions(truth, viewer) if s.phase == cards.PREDICT_PHASE else truth.predictions,
    )


def _revealed(truth: Truth, viewer: int | None) -> int:
    """10.2: with closed discards, only the player sees the revealed cards; the others see how many there are."""
    s = truth.state
    if truth.options.discard == "closed" and viewer != s.turn:
        return -len(forms.packed_cards(s.revealed))
    return s.revealed


def _predictions(truth: Truth, viewer: int | None) -> tuple[int, ...]:
    """8.2: the predictions of two players stay secret until both have predicted."""
    if truth.options.players == 2:
        return tuple([named if seat == viewer else cards.NOBODY for seat, named in enumerate(truth.predictions)])
    return truth.predictions


# --- the view ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class View:
    """What one seat may know now, or a spectator (`seat` is None). It is immutable and contains no hidden card."""

    options: Options
    seat: int | None
    round: Annotated[int, Common()]
    turns: Annotated[int, Common()]
    """The number of turns taken in this round."""
    turn: Annotated[int, Common()]
    """The seat whose turn it is."""
    phase: Annotated[Phase, Common(form=forms.PHASE)]
    """The kind of decision that is due; see `foretell.PHASES`."""
    actors: Annotated[tuple[int, ...], Common(lambda truth: truth.actors)]
    """The seats that may choose now: one, both while two players predict, or none when the game is over."""
    choices: Annotated[tuple[str, ...], Own(forms.CHOICES)]
    """The tokens of this viewer's legal actions; empty if the viewer may not choose now."""
    hand: Annotated[Cards | None, Own(forms.HAND)]
    """The viewer's own cards; None for a spectator."""
    hand_sizes: Annotated[tuple[int, ...], Common(_hand_sizes)]
    known: Annotated[tuple[Cards, ...], Own(forms.CARD_SETS, memory=True)]
    """11.4: for each seat, the cards that this viewer can prove to be in that hand."""
    told: Annotated[tuple[Told | None, ...], Common(_told, forms.TOLD, memory=True)]
    """5.6: the last answer of each seat to Hypnosis in this round."""
    shed: Annotated[tuple[Cards, ...], Common(_by_seat("shed"), forms.CARD_SETS, sent=False)]
    """The cards that each seat gave up in this round for all to see: played, given in Exchange, discarded face up."""
    passes: Annotated[tuple[int, ...], Common(_by_seat("passes"), sent=False)]
    """How often each seat has chosen to pass in this round."""
    rows: Annotated[Rows, Common(lambda truth: tuple(truth.state.cells), forms.DISPLAY)]
    """The two rows of the display. None is a free space. A second-row card covers the first-row card of its column."""
    deck: Annotated[int, Common()]
    """The number of cards in the deck."""
    discard: Annotated[int, Common()]
    """The number of cards in the discard pile."""
    discard_top: Annotated[str | None, Common(_discard_top, forms.CARD)]
    gone: Annotated[Cards, Own(forms.CARD_SET, memory=True)]
    """The cards that this viewer knows to be in the discard pile."""
    unplaced: Annotated[Cards, Own(forms.CARD_SET, memory=True)]
    """The cards whose place this viewer does not know: in the deck, in hands, or face down in the discard pile."""
    runes: Annotated[tuple[int, ...], Common(_by_seat("runes"))]
    pot: Annotated[int, Common()]
    all_in: Annotated[int | None, Common(form=forms.SEAT)]
    played: Annotated[str | None, Common(form=forms.CARD)]
    """The card whose effects are being resolved."""
    effect: Annotated[str | None, Common(_effect, forms.EFFECT)]
    """The effect that needs a choice now."""
    starred: Annotated[bool, Common(_starred)]
    """Whether this effect is mandatory."""
    effects: Annotated[tuple[str, ...], Common(lambda truth: truth.state.todo, forms.EFFECTS_LEFT, sent=False)]
    """The remaining effects of the played card, the current one first: `("take*", "draw")`."""
    revealed: Annotated[tuple[str | None, ...], Own(forms.REVEALED)]
    """The cards of a Reveal in progress; None for each card that this viewer may not see."""
    target: Annotated[str | None, Common(form=forms.CARD)]
    """The card that the player chose to get in an Exchange in progress."""
    predicted: Annotated[tuple[bool, ...], Common(_predicted)]
    """Which seats have placed their prediction."""
    predictions: Annotated[tuple[int | None, ...], Own(forms.SEATS)]
    """The seat that each seat predicted; None if it has not, or if this viewer may not know."""
    unfoldings: Annotated[tuple[Unfolding, ...], Common(lambda truth: truth.unfoldings)]
    """How each finished round ended."""
    result: Annotated[Result | None, Common(_result)]
    observation: tuple[int, ...] = field(default=(), repr=False, compare=False)
    """The same knowledge as a row of integers (`foretell.rules.observation`), for players that compute with it."""
    seen: Seen = field(default=NOTHING_SEEN, repr=False, compare=False)
    """What `history` and `events` are made of."""

    if not TYPE_CHECKING:  # else a type checker would accept any name

        def __getattr__(self, name: str) -> object:
            """Convert a field from integers when it is first read. Most readers need only a few fields of a view."""
            if name not in _WORDS:
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)
            place, words = _WORDS[name]
            fields = vars(self)
            fields[name] = value = words(fields["_values"][place], self.options)
            return value

    @cached_property
    def history(self) -> tuple[int, ...]:
        """What this viewer has seen in this round, as 130 words of `foretell.rules.history`."""
        return self.seen.history

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What has happened since this seat's last decision, whose events come first; empty for a spectator."""
        return self.seen.events

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions of this viewer; empty if the viewer may not choose now."""
        return tuple(Action.parse(token) for token in self.choices)

    @cached_property
    def rank(self) -> Rank | None:
        """The current rank of the viewer's own hand, also in the middle of a turn."""
        return present_rank(self.hand, self.options) if self.hand else None

    @cached_property
    def prospects(self) -> Prospects:
        """The best rank that the viewer would hold right after each choice, by action or token.

        Choices that do not change the hand, or change it by chance, are left out. For an Exchange, this assumes that
        the viewer gives the card that leaves the best hand.
        """
        target = None if self.target is None else card_number(self.target)
        return Prospects() if self.hand is None else prospects_of(self.legal, card_set(self.hand), target, self.options)

    @cached_property
    def best_possible(self) -> tuple[int, ...]:
        """For each seat, the points of the best rank that its hand can still have, as far as this viewer can know.

        A rank told under Hypnosis counts until the seat plays a card. Otherwise, any unplaced card may be in the hand.
        A hand is never better than this. The bound ignores what outdated answers and earlier decks say about the cards.
        """
        return tuple([self._best_possible(seat) for seat in range(self.options.players)])

    def _best_possible(self, seat: int) -> int:
        players, told = self.options.players, self.told[seat]
        if told is not None and still_holds(self.history, (seat - (self.seat or 0)) % players):
            return told.points
        hidden = self.hand_sizes[seat] - len(self.known[seat])
        side = self.options.config.side
        return best_possible_points(card_set(self.known[seat]), card_set(self.unplaced), hidden, side)

    def _repr_svg_(self) -> str:
        from .drawing import draw_view  # noqa: PLC0415 (only notebooks need it)

        return draw_view(self)

    @property
    def uncovered(self) -> Cards:
        """6.2: the display cards that are not covered."""
        first, second = self.rows
        tops = (below if above is None else above for below, above in zip(first, second, strict=True))
        return tuple(card for card in tops if card is not None)


class SeatView(View):
    """What one seat may know now: the view that players get. Unlike for a spectator, there is always a hand."""

    seat: int
    hand: Cards
    target: str | Any
    """Always a card in the phase "give", and None otherwise. The type leaves out None, so that you need not check."""

    @cached_property
    def rank(self) -> Rank:
        """The current rank of the hand, also in the middle of a turn."""
        return present_rank(self.hand, self.options)


FIELDS: Mapping[str, Common | Own] = {
    name: get_args(hint)[1]
    for name, hint in get_type_hints(View, include_extras=True).items()
    if len(get_args(hint)) > 1 and isinstance(get_args(hint)[1], Common | Own)
}
"""How to read the fields of a view from the full state, in the order of the fields."""
SENT = {name: about for name, about in FIELDS.items() if isinstance(about, Own) or about.sent}
"""The fields that frames contain."""
SENT_COMMON: Mapping[str, Common] = {name: about for name, about in SENT.items() if isinstance(about, Common)}
OWN: Mapping[str, Own] = {name: about for name, about in FIELDS.items() if isinstance(about, Own)}

_PLAIN_NAMES = [name for name, about in SENT_COMMON.items() if about.read is None]
_DERIVED_NAMES = [name for name, about in SENT_COMMON.items() if about.read is not None]
_read_plain = attrgetter(*_PLAIN_NAMES)
_READ_DERIVED = tuple(SENT_COMMON[name].reader(name) for name in _DERIVED_NAMES)
_in_order = itemgetter(*map([*_PLAIN_NAMES, *_DERIVED_NAMES].index, SENT_COMMON))
_COMMON = [(name, about.reader(name), about.form) for name, about in FIELDS.items() if isinstance(about, Common)]
_PLAIN_COMMON = tuple((name, read) for name, read, form in _COMMON if form is forms.PLAIN)
_WRITTEN_COMMON = [(name, read, form) for name, read, form in _COMMON if form is not forms.PLAIN]
_READ_WRITTEN_COMMON = tuple(read for _, read, _ in _WRITTEN_COMMON)
_FORMS = {name: form for name, _, form in _WRITTEN_COMMON} | {name: about.form for name, about in OWN.items()}
_WORDS = {name: (place, form.words) for place, (name, form) in enumerate(_FORMS.items())}
"""The fields that a view converts when they are read: the place of the value in `_values`, and how to convert it."""


def view_of(truth: Truth, viewer: int | None) -> View:
    """What `viewer` may know."""
    options, seat = truth.options, SPECTATOR if viewer is None else viewer
    observation = [0] * OBSERVATION
    observe(options.config, truth.state, seat, observation)
    # Faster than the constructor, which sets the fields of a frozen class one by one.
    view = object.__new__(View if viewer is None else SeatView)
    fields = vars(view)
    first, actions = (0, ()) if viewer is None else truth.recent.since_decision(viewer, event_for)
    seen = truth.histories.seen(options.config, truth.state, seat, first, actions)
    fields["options"], fields["seat"], fields["observation"], fields["seen"] = options, viewer, tuple(observation), seen
    for name, read in _PLAIN_COMMON:
        fields[name] = read(truth)
    common = [read(truth) for read in _READ_WRITTEN_COMMON]
    fields["_values"] = (*common, *own_values(truth, viewer))
    return view


def common_values(truth: Truth) -> Values:
    """The values of `SENT_COMMON`."""
    values: Values = _in_order((*_read_plain(truth.state), *[read(truth) for read in _READ_DERIVED]))
    return values


# --- events and actions -----------------------------------------------------------------------------


_hidden_event = lru_cache(1024)(Event)
"""Few events differ once their cards are hidden."""


def event_for(event: Event, viewer: int | None) -> Event:
    """Return `event` without what `viewer` (a seat, or None for a spectator) may not know."""
    _check_viewer(viewer)
    if event.audience is None or viewer in event.audience:
        return event
    other = None if event.key == "predicted" else event.other
    hidden = (None,) * len(event.cards)
    return _hidden_event(
        event.key, event.seat, other, hidden, event.effect, event.rank, event.runes, event.count, event.round,
        event.space, event.audience,
    )  # fmt: skip


def action_for(action: Action, seat: int | None, viewer: int | None, options: Options) -> Action | None:
    """Return `action` of `seat` if `viewer` may know it, or None if it is private (5.7, 8.2, 10.2, 11.2).

    The predictions of two players are always private here. When both have predicted, `said` events reveal them.
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
    if viewer is not None and (type(viewer) is not int or not 0 <= viewer < cards.SEATS):
        raise ForetellError(f"there is no seat {shown(viewer)}; seats are 0 to {cards.SEATS - 1}, None for spectators")
