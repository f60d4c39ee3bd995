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
    without_secrets,
)
from ..rules.knowledge import SPECTATOR
from ..rules.state import MAX_ENTRIES, VIEWERS
from .events import Event

_PADDING = (0,) * HISTORY


class Seen(NamedTuple):
    """What one viewer has seen. It contains no hidden card, and turns into words and events when somebody asks."""

    public: list[int]
    """The entries of this round as a spectator saw them, oldest first. Later views add to this list."""
    own: dict[int, int]
    """The entries that this viewer saw otherwise, by their places in the list."""
    seats: dict[int, int]
    """For each pair of seats in an entry, the same seats counted from the viewer."""
    end: int
    """The number of entries in the list that belong to this view."""
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
        public, own, seats = self.public, self.own, self.seats
        newest = [own.get(place, public[place]) for place in range(max(self.end - MAX_ENTRIES, 0), self.end)]
        newest.reverse()
        shown = [entry & ~SEAT_BITS | seats[entry & SEAT_BITS] for entry in newest]
        return (self.length, self.digest, *shown, *_PADDING[ENTRIES + len(shown) :])

    @property
    def events(self) -> tuple[Event, ...]:
        """The events since the viewer's last decision, in order."""
        return tuple([event for action in self.actions for event in action])


NOTHING_SEEN = Seen([], {}, {}, 0, 0, 0, 0, ())
"""For views that do not come from a game."""


class Histories:
    """The entries that viewers have seen in this round. A view adds the newer ones."""

    __slots__ = ("_length", "_own", "_public", "_round")

    def __init__(self) -> None:
        self._clear(0, 0)

    def _clear(self, number: int, length: int) -> None:
        """Start with round `number` after its first `length` entries. Views may still use the lists of the last one."""
        self._round = number
        self._length = length
        """The number of entries since the start of the round, also those that are no longer in `_public`."""
        self._public: list[int] = []
        self._own: list[dict[int, int]] = [{} for _ in range(VIEWERS)]

    def seen(self, config: Config, s: State, viewer: int, first: int, actions: tuple[tuple[Event, ...], ...]) -> Seen:
        """What `viewer` (0-4, or 5 for a spectator) has seen. `actions`, from number `first` on, are redacted."""
        settle_history(config, s)
        length = s.history_length
        if self._round != s.round or length - self._length > MAX_ENTRIES:
            self._clear(s.round, max(length - MAX_ENTRIES, 0))
        for number in range(self._length, length):
            self._add(config, s.history[number % MAX_ENTRIES])
        self._length = length
        public, seats = self._public, _seat_bits(config, viewer)
        words = (public, self._own[viewer], seats, len(public), length, s.history_digests[viewer], first, actions)
        return tuple.__new__(Seen, words)  # twice as fast as the constructor

    def _add(self, config: Config, entry: int) -> None:
        """Add an entry of the state."""
        public = entry
        if PRIVATE_KINDS >> (entry & KIND_MASK) & 1:
            public = without_secrets(config, entry, SPECTATOR)
            if entry != public:
                for viewer in range(config.players):
                    own = without_secrets(config, entry, viewer)
                    if own != public:
                        self._own[viewer][len(self._public)] = own
        self._public.append(public)


_known_seat_bits: dict[tuple[int, int], dict[int, int]] = {}


def _seat_bits(config: Config, viewer: int) -> dict[int, int]:
    """For each pair of seats in an entry, the same seats counted from the viewer. Faster than `entry_for`."""
    key = config.players, viewer
    if key not in _known_seat_bits:
        seats = (*range(config.players), HIDDEN_SEAT, NO_SEAT)
        pairs = [seat << SEAT_SHIFT | other << OTHER_SHIFT for seat in seats for other in seats]
        _known_seat_bits[key] = {pair: entry_for(config, pair, viewer) for pair in pairs}
    return _known_seat_bits[key]
