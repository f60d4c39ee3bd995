"""Frames: what changed for a viewer, as JSON.

The values come from `foretell.game.redaction`, which alone decides what a viewer may know. Its `FIELDS` lists all
fields and the form of each; msgspec encodes them.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from ..game import Event, Options, Rank, event_for
from ..game.fields import Values
from ..game.forms import Cards
from ..game.ranks import rank_of_strength, strength_of_hand
from ..game.redaction import FIELDS, SENT_COMMON, SENT_OWN
from . import wire

encode = msgspec.json.Encoder().encode


class Extras(NamedTuple):
    """What the table adds to the view of every viewer."""

    away: tuple[bool, ...]
    banks: tuple[int, ...] | None


class Snapshot(NamedTuple):
    """Everything that a viewer may know at one moment, as the integers of the rules."""

    common: Values
    """One value for each field of `SENT_COMMON`."""
    own: Values
    """One value for each field of `SENT_OWN`."""
    extras: Extras
    undo: bool
    hands: tuple[Cards, ...] | None = None
    """Everybody's cards, in the open replay of a finished game."""


# --- views and changes ----------------------------------------------------------------------------

MEMORY = frozenset(name for name, field in FIELDS.items() if field.memory and field.sent)
"""The fields that a table without the memory aid leaves out."""
_Words = Callable[[Any, Options], Any]
_Fields = tuple[tuple[str, _Words], ...]
_COMMON: _Fields = tuple((name, field.form.words) for name, field in SENT_COMMON.items())
_OWN: _Fields = tuple((name, field.form.words) for name, field in SENT_OWN.items())
_NOTHING = (object(),) * (len(_COMMON) + len(_OWN))
"""Values that differ from all others, so that every field counts as changed."""
_RANKS: dict[tuple[int, int, int], Rank] = {}
"""A cache, by strength, side and order of the suits. It holds a few thousand ranks at most."""


def _rank(hand: int, options: Options) -> Rank | None:
    """The rank of a viewer's hand; None without cards."""
    if hand <= 0:
        return None
    strength = strength_of_hand(hand, options)
    key = (strength, options.config.side, options.config.suits)
    if key not in _RANKS:
        _RANKS[key] = rank_of_strength(strength, options)
    return _RANKS[key]


class FrameEncoder:
    """Encodes the views and changes of one table, with or without the memory aid."""

    __slots__ = ("_last", "_left_out", "_options")

    def __init__(self, options: Options, *, memory: bool) -> None:
        self._options = options
        self._left_out = frozenset[str]() if memory else MEMORY
        self._last: tuple[Values, Values, bytes] | None = None

    def whole(self, snapshot: Snapshot, seat: int | None) -> bytes:
        """Every field of a view, as a JSON object."""
        view: dict[str, object] = {"seat": seat}
        view |= self._differing(_COMMON, _NOTHING, snapshot.common)
        view |= self._differing(_OWN, _NOTHING, snapshot.own)
        view |= dict.fromkeys(sorted(self._left_out))
        view["hands"] = snapshot.hands
        view["away"] = snapshot.extras.away
        view["banks"] = snapshot.extras.banks
        view["undo"] = snapshot.undo
        return encode(view)

    def changes(self, before: Snapshot, after: Snapshot) -> bytes:
        """The fields that differ, as a JSON object."""
        common = self._common_changes(before.common, after.common)
        own = self._differing(_OWN, before.own, after.own) if before.own != after.own else {}
        if before.extras is not after.extras or before.undo is not after.undo or before.hands is not after.hands:
            own |= _extra_changes(before, after)
        return _joined(common, encode(own)) if own else common

    def forget(self) -> None:
        """Drop the cached changes of the common fields."""
        self._last = None

    def _common_changes(self, before: Values, after: Values) -> bytes:
        """The changes of the common fields. All viewers get the same bytes, so the last result is cached."""
        if self._last is None or self._last[0] is not before or self._last[1] is not after:
            self._last = (before, after, encode(self._differing(_COMMON, before, after)))
        return self._last[2]

    def _differing(self, fields: _Fields, before: Values, after: Values) -> dict[str, object]:
        options, left_out = self._options, self._left_out
        changes: dict[str, object] = {}
        for (name, words), old, new in zip(fields, before, after, strict=False):
            if old != new and name not in left_out:
                changes[name] = words(new, options)
                if name == "hand":
                    changes["rank"] = _rank(new, options)
        return changes


def _joined(one: bytes, other: bytes) -> bytes:
    """Merge two JSON objects. The second must not be empty."""
    return b"%b,%b" % (one[:-1], other[1:]) if len(one) > 2 else other


def _extra_changes(before: Snapshot, after: Snapshot) -> dict[str, object]:
    pairs = (
        ("away", before.extras.away, after.extras.away),
        ("banks", before.extras.banks, after.extras.banks),
        ("undo", before.undo, after.undo),
        ("hands", before.hands, after.hands),
    )
    return {name: new for name, old, new in pairs if old != new}


# --- events ---------------------------------------------------------------------------------------


def _event_json(event: Event) -> bytes:
    return encode(
        wire.Event(
            event.key, event.seat, event.other, event.cards, event.effect, event.rank, event.runes, event.count,
            event.round, event.space,
        )
    )  # fmt: skip


class EncodedEvents:
    """The events of one entry. Viewers who may know the same share one encoding."""

    __slots__ = ("_events", "_hidden", "_public", "for_all")

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = events
        self._public = [_event_json(event) if event.audience is None else None for event in events]
        self._hidden: dict[int, bytes] = {}
        public = [event for event in self._public if event is not None]
        self.for_all = b"[%b]" % b",".join(public) if len(public) == len(events) else None
        """The encoded events if everybody may know all of them; otherwise None."""

    def for_viewer(self, viewer: int | None, *, everything: bool = False) -> bytes:
        """Encode the events as `viewer` may know them, or without redaction if `everything` is set."""
        encoded = [
            public if public is not None else self._private(number, viewer, everything=everything)
            for number, public in enumerate(self._public)
        ]
        return b"[%b]" % b",".join(encoded)

    def _private(self, number: int, viewer: int | None, *, everything: bool) -> bytes:
        """Encode an event with a limited audience. All viewers outside it get the same bytes."""
        event = self._events[number]
        seen = event if everything else event_for(event, viewer)
        if seen is event:
            return _event_json(event)
        if number not in self._hidden:
            self._hidden[number] = _event_json(seen)
        return self._hidden[number]
