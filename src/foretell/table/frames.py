"""Frames: what changed for a viewer, as JSON.

The values come from `foretell.game.redaction`, which alone decides what a viewer may know. Its table of fields says
which fields there are and in what form; `_FAST` has a quick encoder for some forms, and msgspec writes all others. The
bytes are those that msgspec would write for `wire.Frame` and `wire.Full`; docs/decisions/frames.md has the figures.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from ..errors import NotationError
from ..game import PHASES, Action, Event, Options, event_for, forms
from ..game.fields import Common, Own, Values
from ..game.forms import Form
from ..game.ranks import rank_of_strength, strength_of_hand
from ..game.redaction import FIELDS, SENT_COMMON, SENT_OWN
from ..rules import cards
from ..sheets import CARDS
from . import wire

encode = msgspec.json.Encoder().encode


class Extras(NamedTuple):
    """What the table adds to the view of every viewer."""

    away: tuple[bool, ...]
    banks: tuple[int, ...] | None


class Snapshot(NamedTuple):
    """All that a viewer may know at one moment, as the rules' integers."""

    common: Values
    """Of `SENT_COMMON`."""
    own: Values
    """Of `SENT_OWN`."""
    extras: Extras
    undo: bool
    hands: tuple[forms.Cards, ...] | None = None
    """Everybody's cards, in the open replay of a finished game."""


# --- values ---------------------------------------------------------------------------------------


_CARD_JSON = (*(b'"%b"' % card.encode() for card in CARDS), b"null")
"""The last one is for -1: no card."""
_PHASE_JSON = tuple(b'"%b"' % phase.encode() for phase in PHASES)
CHUNK = 9
Chunk = tuple[bytes, ...]
"""The JSON of every subset of nine neighbours, with a comma after each item, so that subsets can be joined."""


def _chunk(names: Sequence[bytes]) -> Chunk:
    return tuple(b"".join(name for i, name in enumerate(names) if bits >> i & 1) for bits in range(1 << CHUNK))


def _chunks(names: Sequence[bytes]) -> tuple[Chunk, ...]:
    commas = [name and name + b"," for name in names]
    return tuple(_chunk(commas[low : low + CHUNK]) for low in range(0, len(names), CHUNK))


_CARD_CHUNKS = _chunks(_CARD_JSON[:-1])


def _card_set(bits: int, _: Options) -> bytes:
    """A set of cards, in the order of their numbers."""
    one, two, three, four, five, six = _CARD_CHUNKS
    listed = (
        one[bits & 511] + two[bits >> 9 & 511] + three[bits >> 18 & 511] + four[bits >> 27 & 511]
        + five[bits >> 36 & 511] + six[bits >> 45]
    )  # fmt: skip
    return b"[%b]" % listed[:-1]


def _card_sets(sets: Iterable[int], options: Options) -> bytes:
    return b"[%b]" % b",".join([_card_set(bits, options) if bits else b"[]" for bits in sets])


@cache
def _action_chunks(phase: int) -> tuple[Chunk, ...]:
    return _chunks([_token(phase, number) for number in range(cards.ACTIONS)])


def _token(phase: int, number: int) -> bytes:
    """The token of an action; empty if the phase has no such action."""
    try:
        return b'"%b"' % str(Action.of(PHASES[phase], number)).encode()
    except NotationError:
        return b""


def _choices(choices: tuple[int, int], _: Options) -> bytes:
    phase, legal = choices
    if not legal:
        return b"[]"
    listed = b""
    for chunk in _action_chunks(phase):
        listed += chunk[legal & 511]
        legal >>= CHUNK
    return b"[%b]" % listed[:-1]


def _display(cells: Sequence[int], options: Options) -> bytes:
    names = [_CARD_JSON[card] for card in cells]
    width = options.columns
    return b"[[%b],[%b]]" % (b",".join(names[:width]), b",".join(names[cards.ROW : cards.ROW + width]))


def _revealed(packed: int, _: Options) -> bytes:
    names = [b"null"] * -packed
    while packed > 0:
        names.append(_CARD_JSON[(packed & 63) - 1])
        packed >>= 6
    return b"[%b]" % b",".join(names)


_RANKS: dict[tuple[int, int, int], bytes] = {}
"""By strength, side and order of the suits: a few thousand at most."""


def _rank(hand: int, options: Options) -> bytes:
    strength = strength_of_hand(hand, options)
    key = (strength, options.config.side, options.config.suits)
    if key not in _RANKS:
        _RANKS[key] = encode(rank_of_strength(strength, options))
    return _RANKS[key]


def _hand_and_rank(hand: int, options: Options) -> bytes:
    """A hand, and the field that follows from it."""
    listed = _card_set(hand, options) if hand >= 0 else b"null"
    return b'%b,"rank":%b' % (listed, _rank(hand, options) if hand > 0 else b"null")


Encoder = Callable[[Any, Options], bytes]
_FAST: dict[Form, Encoder] = {
    forms.CARD: lambda card, _: _CARD_JSON[card],
    forms.CARD_SET: _card_set,
    forms.CARD_SETS: _card_sets,
    forms.CHOICES: _choices,
    forms.DISPLAY: _display,
    forms.HAND: _hand_and_rank,
    forms.PHASE: lambda phase, _: _PHASE_JSON[phase],
    forms.PLAIN: lambda value, _: encode(value),
    forms.REVEALED: _revealed,
    forms.SEAT: lambda seat, _: b"%d" % seat if seat >= 0 else b"null",
}


def _encoder(form: Form) -> Encoder:
    return _FAST.get(form) or (lambda value, options: encode(form.words(value, options)))


# --- changes --------------------------------------------------------------------------------------

MEMORY = frozenset(name for name, field in FIELDS.items() if field.memory and field.sent)
"""The fields that a table without the memory aid leaves out."""
_Pieces = tuple[tuple[bytes, Encoder | None], ...]
"""For each field the start of its JSON and its encoder; no encoder for a field that is left out."""


def _pieces(fields: Mapping[str, Common] | Mapping[str, Own], *, memory: bool) -> _Pieces:
    return tuple(
        (b'"%b":' % name.encode(), _encoder(field.form) if memory or not field.memory else None)
        for name, field in fields.items()
    )


_COMMON_PIECES = {memory: _pieces(SENT_COMMON, memory=memory) for memory in (False, True)}
_OWN_PIECES = {memory: _pieces(SENT_OWN, memory=memory) for memory in (False, True)}
_NOTHING = (object(),) * (len(SENT_COMMON) + len(SENT_OWN))
"""Values that differ from all others."""


class FrameEncoder:
    """Writes the views and changes of one table, which has or has not the memory aid."""

    __slots__ = ("_common", "_last", "_memory", "_options", "_own")

    def __init__(self, options: Options, *, memory: bool) -> None:
        self._options = options
        self._memory = memory
        self._common = _COMMON_PIECES[memory]
        self._own = _OWN_PIECES[memory]
        self._last: tuple[Values, Values, bytes] | None = None

    def whole(self, snapshot: Snapshot, seat: int | None) -> bytes:
        """Every field of a view, as a JSON object."""
        fields = [b'"seat":%b' % encode(seat)]
        fields += self._differing(self._common, _NOTHING, snapshot.common)
        fields += self._differing(self._own, _NOTHING, snapshot.own)
        if not self._memory:
            fields += [b'"%b":null' % name.encode() for name in sorted(MEMORY)]
        fields.append(b'"hands":' + encode(snapshot.hands))
        fields.append(b'"away":' + encode(snapshot.extras.away))
        fields.append(b'"banks":' + encode(snapshot.extras.banks))
        fields.append(b'"undo":' + encode(snapshot.undo))
        return b"{%b}" % b",".join(fields)

    def changes(self, before: Snapshot, after: Snapshot) -> bytes:
        """The fields that differ, as a JSON object."""
        common = self._common_changes(before.common, after.common)
        fields = [common] if common else []
        if before.own != after.own:
            fields += self._differing(self._own, before.own, after.own)
        if before.extras is not after.extras or before.undo is not after.undo or before.hands is not after.hands:
            fields += _extra_changes(before, after)
        return b"{%b}" % b",".join(fields)

    def forget(self) -> None:
        """Drop the common changes that were encoded last."""
        self._last = None

    def _common_changes(self, before: Values, after: Values) -> bytes:
        """The same for every viewer, so encoded once."""
        if self._last is None or self._last[0] is not before or self._last[1] is not after:
            self._last = (before, after, b",".join(self._differing(self._common, before, after)))
        return self._last[2]

    def _differing(self, pieces: _Pieces, before: Values, after: Values) -> list[bytes]:
        options = self._options
        return [
            name + write(new, options)
            for (name, write), old, new in zip(pieces, before, after, strict=False)
            if old != new and write is not None
        ]


def _extra_changes(before: Snapshot, after: Snapshot) -> list[bytes]:
    pairs = (
        (b'"away":', before.extras.away, after.extras.away),
        (b'"banks":', before.extras.banks, after.extras.banks),
        (b'"undo":', before.undo, after.undo),
        (b'"hands":', before.hands, after.hands),
    )
    return [name + encode(new) for name, old, new in pairs if old != new]


# --- events ---------------------------------------------------------------------------------------


def _event_json(event: Event) -> bytes:
    return encode(
        wire.Event(
            event.key, event.seat, event.other, event.cards, event.effect, event.rank, event.runes, event.count,
            event.round, event.space,
        )
    )  # fmt: skip


class EncodedEvents:
    """The events of one entry, encoded once for all viewers who may know the same."""

    __slots__ = ("_events", "_hidden", "_public", "for_all")

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = events
        self._public = [_event_json(event) if event.audience is None else None for event in events]
        self._hidden: dict[int, bytes] = {}
        public = [event for event in self._public if event is not None]
        self.for_all = b"[%b]" % b",".join(public) if len(public) == len(events) else None
        """All of the events if everybody may know all of them; otherwise None."""

    def for_viewer(self, viewer: int | None, *, everything: bool = False) -> bytes:
        """What `viewer` may know of the events; all of them for `everything`."""
        encoded = [
            public if public is not None else self._private(number, viewer, everything=everything)
            for number, public in enumerate(self._public)
        ]
        return b"[%b]" % b",".join(encoded)

    def _private(self, number: int, viewer: int | None, *, everything: bool) -> bytes:
        """An event that is not for everybody. All viewers who may not know it get the same bytes."""
        event = self._events[number]
        seen = event if everything else event_for(event, viewer)
        if seen is event:
            return _event_json(event)
        if number not in self._hidden:
            self._hidden[number] = _event_json(seen)
        return self._hidden[number]
