"""Frames: what changed for a viewer, as JSON, put together from pieces that are encoded once.

The sights of `foretell.game.redaction` go in, and nothing else that is secret: whatever a viewer is sent of a game was
let through there. The bytes are what msgspec would make of `wire.Frame` and `wire.Full`; tests hold them together.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from ..errors import NotationError
from ..game import PHASES, Action, Event, Options, event_for
from ..game.ranks import rank_of_strength, strength_of_hand
from ..game.redaction import CommonSight, OwnSight
from ..rules import cards as n
from ..sheets import CARDS, EFFECTS
from . import wire

encode = msgspec.json.Encoder().encode

MEMORY = frozenset(("known", "told", "gone", "unplaced"))
"""What a table without the memory aid leaves out."""


class Extras(NamedTuple):
    """What the table adds to a view, alike for everybody."""

    away: tuple[bool, ...]
    banks: tuple[int, ...] | None


class Sight(NamedTuple):
    """All that a viewer has been told."""

    common: CommonSight
    own: OwnSight
    extras: Extras
    undo: bool
    hands: tuple[tuple[str, ...], ...] | None = None


# --- values ---------------------------------------------------------------------------------------


_CARD_JSON = (*(b'"%b"' % card.encode() for card in CARDS), b"null")
"""The last one is for -1: no card."""
CHUNK = 9
Chunk = tuple[bytes, ...]
"""Every subset of nine neighbours, each thing with a comma after it, so that subsets can be put together."""


def _chunk(names: Sequence[bytes]) -> Chunk:
    return tuple(b"".join(name for i, name in enumerate(names) if bits >> i & 1) for bits in range(1 << CHUNK))


def _chunks(names: Sequence[bytes]) -> tuple[Chunk, ...]:
    commas = [name and name + b"," for name in names]
    return tuple(_chunk(commas[low : low + CHUNK]) for low in range(0, len(names), CHUNK))


_CARD_CHUNKS = _chunks(_CARD_JSON[:-1])


def cards_json(cards: int) -> bytes:
    """A set of cards, in the order of their numbers."""
    one, two, three, four, five, six = _CARD_CHUNKS
    listed = (
        one[cards & 511] + two[cards >> 9 & 511] + three[cards >> 18 & 511] + four[cards >> 27 & 511]
        + five[cards >> 36 & 511] + six[cards >> 45]
    )  # fmt: skip
    return b"[%b]" % listed[:-1]


@cache
def _action_chunks(phase: int) -> tuple[Chunk, ...]:
    return _chunks([token_json(phase, number) for number in range(n.ACTIONS)])


def token_json(phase: int, number: int) -> bytes:
    """The token of an action; nothing where the phase has no such action."""
    try:
        return b'"%b"' % str(Action.of(PHASES[phase], number)).encode()
    except NotationError:
        return b""


def _choices_json(choices: tuple[int, int]) -> bytes:
    phase, legal = choices
    if not legal:
        return b"[]"
    listed = b""
    for chunk in _action_chunks(phase):
        listed += chunk[legal & 511]
        legal >>= CHUNK
    return b"[%b]" % listed[:-1]


def _rows_json(options: Options, cells: tuple[int, ...]) -> bytes:
    names = [_CARD_JSON[card] for card in cells]
    width = options.columns
    return b"[[%b],[%b]]" % (b",".join(names[:width]), b",".join(names[n.ROW : n.ROW + width]))


def _told_json(told: tuple[tuple[int, int], ...]) -> bytes:
    return encode([{"points": points, "turn": turn} if points >= 0 else None for points, turn in told])


def _revealed_json(packed: int) -> bytes:
    cards = [b"null"] * -packed
    while packed > 0:
        cards.append(_CARD_JSON[(packed & 63) - 1])
        packed >>= 6
    return b"[%b]" % b",".join(cards)


def _seats_json(seats: tuple[int, ...]) -> bytes:
    return encode([seat if seat >= 0 else None for seat in seats])


_RANKS: dict[tuple[int, int, int], bytes] = {}
"""By strength, side and order of the suits: some thousands at the most."""


def _rank_json(options: Options, hand: int) -> bytes:
    strength = strength_of_hand(hand, options)
    key = (strength, options.config.side, options.config.suits)
    if key not in _RANKS:
        _RANKS[key] = encode(rank_of_strength(strength, options))
    return _RANKS[key]


_Piece = Callable[[Options, Any], bytes]


def _whole(_: Options, number: int) -> bytes:
    return b"%d" % number


def _plain(_: Options, value: object) -> bytes:
    return encode(value)


def _card(_: Options, card: int) -> bytes:
    return _CARD_JSON[card]


_COMMON: dict[str, _Piece] = {
    "round": _whole,
    "turns": _whole,
    "turn": _whole,
    "phase": lambda _, phase: b'"%b"' % PHASES[phase].encode(),
    "actors": _plain,
    "hand_sizes": _plain,
    "told": lambda _, told: _told_json(told),
    "rows": _rows_json,
    "deck": _whole,
    "discard": _whole,
    "discard_top": _card,
    "runes": _plain,
    "pot": _whole,
    "all_in": lambda _, seat: b"%d" % seat if seat >= 0 else b"null",
    "played": _card,
    "effect": lambda _, effect: encode(EFFECTS[effect & n.KIND_MASK] if effect else None),
    "starred": _plain,
    "target": _card,
    "predicted": _plain,
    "unfoldings": _plain,
    "result": _plain,
}
_COMMON_PIECES = tuple((b'"%b":' % name.encode(), piece, name in MEMORY) for name, piece in _COMMON.items())
if tuple(_COMMON) != CommonSight._fields[: len(_COMMON)]:  # they are gone through side by side
    raise TypeError("frames and sights have their fields in different orders")
_NOTHING = (object(),) * len(_COMMON)
_NO_SIGHT = OwnSight((-1, -1), -2, (), -1, -1, -99, ())
"""What nobody has ever been shown: all differs from it."""


# --- changes --------------------------------------------------------------------------------------


class Artist:
    """Draws the frames of one table: its options, and whether the memory aid is on."""

    __slots__ = ("_drawn", "_memory", "_options")

    def __init__(self, options: Options, *, memory: bool) -> None:
        self._options = options
        self._memory = memory
        self._drawn: tuple[CommonSight, CommonSight, bytes] | None = None

    def whole(self, sight: Sight, seat: int | None) -> bytes:
        """Every field of a view, as a JSON object."""
        pieces = [b'"seat":%b' % encode(seat)]
        pieces += self._differing(_NOTHING, sight.common)
        pieces += self._own(_NO_SIGHT, sight.own)
        if not self._memory:
            pieces += [b'"%b":null' % name.encode() for name in sorted(MEMORY)]
        pieces.append(b'"hands":' + encode(sight.hands))
        pieces.append(b'"away":' + encode(sight.extras.away))
        pieces.append(b'"banks":' + encode(sight.extras.banks))
        pieces.append(b'"undo":' + encode(sight.undo))
        return b"{%b}" % b",".join(pieces)

    def changes(self, before: Sight, after: Sight) -> bytes:
        """The fields that differ, as a JSON object."""
        common = self._common(before.common, after.common)
        pieces = [common] if common else []
        if before.own != after.own:
            pieces += self._own(before.own, after.own)
        if before.extras is not after.extras or before.undo is not after.undo or before.hands is not after.hands:
            pieces += self._extras(before, after)
        return b"{%b}" % b",".join(pieces)

    def forget(self) -> None:
        """Let go of what was drawn last."""
        self._drawn = None

    def _common(self, before: CommonSight, after: CommonSight) -> bytes:
        """Alike for every viewer, so drawn once."""
        if self._drawn is None or self._drawn[0] is not before or self._drawn[1] is not after:
            self._drawn = (before, after, b",".join(self._differing(before, after)))
        return self._drawn[2]

    def _differing(self, before: Sequence[object], after: Sequence[object]) -> list[bytes]:
        options, memory = self._options, self._memory
        return [
            name + piece(options, new)
            for (name, piece, aid), old, new in zip(_COMMON_PIECES, before, after, strict=False)
            if old != new and (memory or not aid)
        ]

    def _own(self, before: OwnSight, after: OwnSight) -> list[bytes]:
        """The same for what is one's own: the busiest lines of a server, so they are written out."""
        choices, hand, known, gone, unplaced, revealed, predictions = after
        pieces = []
        if choices != before[0]:
            pieces.append(b'"choices":' + _choices_json(choices))
        if hand != before[1]:
            pieces.append(b'"hand":' + (cards_json(hand) if hand >= 0 else b"null"))
            pieces.append(self._rank(hand))
        if self._memory:
            if known != before[2]:
                pieces.append(b'"known":[%b]' % b",".join([cards_json(cards) if cards else b"[]" for cards in known]))
            if gone != before[3]:
                pieces.append(b'"gone":' + cards_json(gone))
            if unplaced != before[4]:
                pieces.append(b'"unplaced":' + cards_json(unplaced))
        if revealed != before[5]:
            pieces.append(b'"revealed":' + _revealed_json(revealed))
        if predictions != before[6]:
            pieces.append(b'"predictions":' + _seats_json(predictions))
        return pieces

    def _rank(self, hand: int) -> bytes:
        return b'"rank":' + (_rank_json(self._options, hand) if hand > 0 else b"null")

    def _extras(self, before: Sight, after: Sight) -> Iterator[bytes]:
        if before.extras.away != after.extras.away:
            yield b'"away":' + encode(after.extras.away)
        if before.extras.banks != after.extras.banks:
            yield b'"banks":' + encode(after.extras.banks)
        if before.undo != after.undo:
            yield b'"undo":' + encode(after.undo)
        if before.hands != after.hands:
            yield b'"hands":' + encode(after.hands)


# --- events ---------------------------------------------------------------------------------------


def _event_json(event: Event) -> bytes:
    return encode(
        wire.Event(
            event.key, event.seat, event.other, event.cards, event.effect, event.rank, event.runes, event.count,
            event.round, event.space,
        )
    )  # fmt: skip


class Told:
    """The events of one entry, encoded once for all who may know the same."""

    __slots__ = ("_events", "_hidden", "_public", "to_all")

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = events
        self._public = [_event_json(event) if event.audience is None else None for event in events]
        self._hidden: dict[int, bytes] = {}
        public = [event for event in self._public if event is not None]
        self.to_all = b"[%b]" % b",".join(public) if len(public) == len(events) else None
        """All of them, if everybody may know all; else None."""

    def to(self, viewer: int | None, *, everything: bool = False) -> bytes:
        """What `viewer` may know of them."""
        told = [
            public if public is not None else self._told(number, viewer, everything=everything)
            for number, public in enumerate(self._public)
        ]
        return b"[%b]" % b",".join(told)

    def _told(self, number: int, viewer: int | None, *, everything: bool) -> bytes:
        """An event that is not for everybody: all who may not know it are told the same."""
        event = self._events[number]
        seen = event if everything else event_for(event, viewer)
        if seen is event:
            return _event_json(event)
        if number not in self._hidden:
            self._hidden[number] = _event_json(seen)
        return self._hidden[number]
