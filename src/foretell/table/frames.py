"""Frames: what changed for a viewer, as JSON.

The values come from `foretell.game.redaction`, which alone decides what a viewer may know. Its `FIELDS` lists all
fields and the form of each; `field_json` writes them.
"""

from collections.abc import Mapping, Sequence

from msgspec import structs

from ..game import Event, Options, event_for
from ..game.events import MAX_CACHED
from ..game.fields import Common, Own, Values
from ..game.redaction import OWN, SENT, SENT_COMMON
from . import field_json, wire
from .field_json import WriteField, writer_of
from .snapshots import Snapshot

encode = field_json.encode


# --- views and changes ----------------------------------------------------------------------------

MEMORY = frozenset(name for name, field in SENT.items() if field.memory)
"""The fields that a table without the memory aid leaves out."""
_Fields = tuple[tuple[bytes, WriteField | None], ...]
"""For each field, its name with a colon, and how to write it; None for a field that is left out."""


def _fields(described: Mapping[str, Common | Own], options: Options, left_out: frozenset[str]) -> _Fields:
    return tuple(
        (b'"%b":' % name.encode(), None if name in left_out else writer_of(field.form, options))
        for name, field in described.items()
    )


_KNOWN_FIELDS: dict[tuple[int, int, int, bool], tuple[_Fields, _Fields]] = {}
"""The common and the own fields, by what they depend on. Options themselves take long to hash."""


def _all_fields(options: Options, *, memory: bool) -> tuple[_Fields, _Fields]:
    key = (options.columns, options.config.side, options.config.suits, memory)
    if key not in _KNOWN_FIELDS:
        left_out = frozenset[str]() if memory else MEMORY
        _KNOWN_FIELDS[key] = (_fields(SENT_COMMON, options, left_out), _fields(OWN, options, left_out))
    return _KNOWN_FIELDS[key]


class FrameEncoder:
    """Encodes the views and changes of one table, with or without the memory aid."""

    __slots__ = ("_common", "_left_out", "_own")

    def __init__(self, options: Options, *, memory: bool) -> None:
        self._left_out = frozenset[str]() if memory else MEMORY
        self._common, self._own = _all_fields(options, memory=memory)

    def whole(self, snapshot: Snapshot, seat: int | None) -> bytes:
        """Every field of a view, as a JSON object."""
        pieces = [b'"seat":%b' % encode(seat)]
        pieces += _all(self._common, snapshot.common)
        pieces += _all(self._own, snapshot.own)
        pieces += [b'"%b":null' % name.encode() for name in sorted(self._left_out)]
        extras = (("hands", snapshot.hands), *structs.asdict(snapshot.extras).items(), ("undo", snapshot.undo))
        pieces += [b'"%b":%b' % (name.encode(), encode(value)) for name, value in extras]
        return b"{%b}" % b",".join(pieces)

    def common_changes(self, before: Values, after: Values) -> bytes:
        """The common fields that differ, without braces. They are the same for all viewers."""
        return b",".join(_differing(self._common, before, after))

    def changes(self, before: Snapshot, after: Snapshot, common: bytes) -> bytes:
        """The fields that differ, as a JSON object. `common` comes from `common_changes`."""
        pieces = [common] if common else []
        pieces += _differing(self._own, before.own, after.own)
        if before.extras is not after.extras or before.undo is not after.undo or before.hands is not after.hands:
            pieces += _extra_changes(before, after)
        return b"{" + b",".join(pieces) + b"}"


def _all(fields: _Fields, values: Values) -> list[bytes]:
    """All fields, each with its name."""
    return [name + write(value) for (name, write), value in zip(fields, values, strict=True) if write is not None]


def _differing(fields: _Fields, before: Values, after: Values) -> list[bytes]:
    """The fields that differ, each with its name."""
    pairs = zip(fields, before, after, strict=True)
    return [name + write(new) for (name, write), old, new in pairs if old != new and write is not None]


def _extra_changes(before: Snapshot, after: Snapshot) -> list[bytes]:
    pairs = (
        ("away", before.extras.away, after.extras.away),
        ("banks", before.extras.banks, after.extras.banks),
        ("undo", before.undo, after.undo),
        ("hands", before.hands, after.hands),
    )
    return [b'"%b":%b' % (name.encode(), encode(new)) for name, old, new in pairs if old != new]


# --- events ---------------------------------------------------------------------------------------


_EVENTS: dict[int, tuple[Event, bytes]] = {}
"""A cache, by the identity of the event. `foretell.game.events` uses most events again, and hashing one is slow."""


def _event_json(event: Event) -> bytes:
    cached = _EVENTS.get(id(event))
    if cached is not None:  # it keeps its event alive, so no other event has the same identity
        return cached[1]
    encoded = encode(
        wire.Event(
            event.key, event.seat, event.other, event.cards, event.effect, event.rank, event.runes, event.count,
            event.round, event.space,
        )
    )  # fmt: skip
    if len(_EVENTS) >= MAX_CACHED:
        _EVENTS.clear()
    _EVENTS[id(event)] = (event, encoded)
    return encoded


class EncodedEvents:
    """The events of one entry. Viewers who may know the same share one encoding."""

    __slots__ = ("_events", "_hidden", "_public", "for_all")

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = events
        self._public = [_event_json(event) if event.audience is None else None for event in events]
        self._hidden: dict[int, bytes] = {}
        public = [event for event in self._public if event is not None]
        self.for_all = b"[" + b",".join(public) + b"]" if len(public) == len(events) else None
        """The encoded events if everybody may know all of them; otherwise None."""

    def for_viewer(self, viewer: int | None, *, everything: bool = False) -> bytes:
        """Encode the events as `viewer` may know them, or without redaction if `everything` is set."""
        encoded = [
            public if public is not None else self._private(number, viewer, everything=everything)
            for number, public in enumerate(self._public)
        ]
        return b"[" + b",".join(encoded) + b"]"

    def _private(self, number: int, viewer: int | None, *, everything: bool) -> bytes:
        """Encode an event with a limited audience. All viewers outside it get the same bytes."""
        event = self._events[number]
        seen = event if everything else event_for(event, viewer)
        if seen is event:
            return _event_json(event)
        if number not in self._hidden:
            self._hidden[number] = _event_json(seen)
        return self._hidden[number]
