"""The frames of one log entry: what happened, and what it changed for each viewer."""

from collections.abc import Sequence

from ..game import Action, Event, Options, action_for
from ..game.fields import Values
from .entries import NOBODY, Entry
from .frames import EncodedEvents, FrameEncoder
from .snapshots import Snapshot


class EntryFrames:
    """The frames of one entry, for any viewer."""

    __slots__ = (
        "_action", "_before", "_common", "_encoder", "_events", "_for_all", "_head", "_options", "_seat",
    )  # fmt: skip

    def __init__(
        self,
        encoder: FrameEncoder,
        options: Options,
        entry: Entry,
        action: Action | None,
        events: Sequence[Event],
    ) -> None:
        seat = b"null" if entry.seat == NOBODY else b"%d" % entry.seat
        self._encoder = encoder
        self._before: Values | None = None
        self._common = b""
        """The changes of the common fields since `_before`, which is the same for all viewers."""
        self._options = options
        self._head = b'{"type":"frame","ply":%d,"at":%d,"kind":"%b","seat":%b,"by":"%b","action":' % (
            entry.ply, entry.at, entry.kind.encode(), seat, entry.by.encode(),
        )  # fmt: skip
        self._action = action
        self._seat = entry.seat
        self._events = encoded = EncodedEvents(events)
        # Whatever a spectator may know, everybody may know.
        known = action is None or action_for(action, entry.seat, None, options) is not None
        self._for_all = self._start(action, encoded.for_all) if known and encoded.for_all is not None else None

    def frame(self, viewer: int | None, before: Snapshot | None, after: Snapshot, *, everything: bool = False) -> bytes:
        """Encode the frame for a viewer whose last snapshot was `before`, or None for a viewer without one."""
        if before is None:
            changes = self._encoder.whole(after, viewer)
        else:
            if self._before is not before.common:
                self._before, self._common = before.common, self._encoder.common_changes(before.common, after.common)
            changes = self._encoder.changes(before, after, self._common)
        return (self._for_all or self._for_viewer(viewer, everything=everything)) + changes + b"}"

    def _for_viewer(self, viewer: int | None, *, everything: bool) -> bytes:
        action = self._action
        if action is not None and not everything:
            action = action_for(action, self._seat, viewer, self._options)
        return self._start(action, self._events.for_viewer(viewer, everything=everything))

    def _start(self, action: Action | None, events: bytes) -> bytes:
        token = b"null" if action is None else b'"' + str(action).encode() + b'"'
        return self._head + token + b',"events":' + events + b',"changes":'
