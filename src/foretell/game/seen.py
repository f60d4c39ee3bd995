"""What each viewer has seen: the history of the round, and the events since the viewer's last decision."""

from typing import NamedTuple

from ..rules import Config, State
from ..rules.history import (
    ENTRIES,
    HIDDEN_SEAT,
    HISTORY,
    KIND_MASK,
    NO_SEAT,
    OTHER_SHIFT,
    PRIVATE_KINDS,
    SEAT_BITS,
    SEAT_SHIFT,
    entry_for,
    settle_history,
)
from ..rules.state import MAX_ENTRIES, VIEWERS
from .events import Event

_PADDING = (0,) * HISTORY


class Seen(NamedTuple):
    """What one viewer has seen. It contains no hidden card, and turns into words and events when somebody asks."""

    entries: list[int]
    """The entries of this round, oldest first. Later views of the same viewer add to this list."""
    end: int
    """The number of these entries that belong to this view."""
    length: int
    """The number of entries since the start of the round."""
    digest: int
    first: int
    """The number of the action with the viewer's last decision. The deal is number 0."""
    actions: tuple[tuple[Event, ...], ...]
    """The events of that action and of each later one."""

    @property
    def history(self) -> tuple[int, ...]:
        """The words of `foretell.rules.history.observe_history`."""
        newest = self.entries[max(self.end - MAX_ENTRIES, 0) : self.end]
        newest.reverse()
        return (self.length, self.digest, *newest, *_PADDING[ENTRIES + len(newest) :])

    @property
    def events(self) -> tuple[Event, ...]:
        """The events since the viewer's last decision, in order."""
        return tuple([event for action in self.actions for event in action])


NOTHING_SEEN = Seen([], 0, 0, 0, 0, ())
"""For views that do not come from a game."""


class Histories:
    """The entries that each viewer has seen in this round. A view adds the newer ones."""

    __slots__ = ("_viewers",)

    def __init__(self) -> None:
        self._viewers = [_ViewerHistory() for _ in range(VIEWERS)]

    def seen(self, config: Config, s: State, viewer: int, first: int, actions: tuple[tuple[Event, ...], ...]) -> Seen:
        """What `viewer` (0-4, or 5 for a spectator) has seen. `actions`, from number `first` on, are redacted."""
        settle_history(config, s)
        own, length = self._viewers[viewer], s.history_length
        if own.round != s.round or length - own.length > MAX_ENTRIES:
            own.entries, own.round, own.length = [], s.round, max(length - MAX_ENTRIES, 0)
        if own.length < length:
            own.add(config, s, viewer)
        entries = own.entries
        words = (entries, len(entries), length, s.history_digests[viewer], first, actions)
        return tuple.__new__(Seen, words)  # twice as fast as the constructor


class _ViewerHistory:
    __slots__ = ("entries", "length", "round", "seats")

    def __init__(self) -> None:
        self.entries: list[int] = []
        self.length = 0
        """The number of entries since the start of the round, also those that are no longer in `entries`."""
        self.round = 0
        self.seats: dict[int, int] = {}

    def add(self, config: Config, s: State, viewer: int) -> None:
        """Add the new entries of the state as `viewer` saw them."""
        if not self.seats:
            self.seats = _seat_bits(config, viewer)
        history, entries, seats = s.history, self.entries, self.seats
        for number in range(self.length, s.history_length):
            entry = history[number % MAX_ENTRIES]
            if PRIVATE_KINDS >> (entry & KIND_MASK) & 1:
                entries.append(entry_for(config, entry, viewer))
            else:
                entries.append(entry & ~SEAT_BITS | seats[entry & SEAT_BITS])
        self.length = s.history_length


_known_seat_bits: dict[tuple[int, int], dict[int, int]] = {}


def _seat_bits(config: Config, viewer: int) -> dict[int, int]:
    """For each pair of seats in an entry, the same seats counted from the viewer. Faster than `entry_for`."""
    key = config.players, viewer
    if key not in _known_seat_bits:
        seats = (*range(config.players), HIDDEN_SEAT, NO_SEAT)
        pairs = [seat << SEAT_SHIFT | other << OTHER_SHIFT for seat in seats for other in seats]
        _known_seat_bits[key] = {pair: entry_for(config, pair, viewer) for pair in pairs}
    return _known_seat_bits[key]
