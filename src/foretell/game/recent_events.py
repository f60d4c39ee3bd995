"""The events since each seat's last decision."""

from collections import deque
from collections.abc import Callable
from itertools import islice

from ..rules.state import Fact
from .events import Event, events_of
from .options import Options

TRIM = 64
"""Whenever a game holds a multiple of this number of actions, it drops those that it no longer needs."""

Events = tuple[Event, ...]
Redact = Callable[[Event, int | None], Event]


class RecentEvents:
    """The events of the last actions, with hidden cards."""

    __slots__ = ("_actions", "_dropped", "_options", "_since")

    def __init__(self, options: Options, opening: list[Fact]) -> None:
        self._options = options
        self._actions = deque((_Action(opening),))
        self._dropped = 0
        self._since = [0] * options.players
        """The number of the action with each seat's last decision. The deal is number 0."""

    def add(self, seat: int, happened: Events | list[Fact]) -> None:
        """Add what happened when `seat` made a decision. Facts become events when somebody needs them."""
        self._since[seat] = self._dropped + len(self._actions)
        self._actions.append(_Action(happened))
        if len(self._actions) % TRIM == 0:
            while self._dropped < min(self._since):
                self._actions.popleft()
                self._dropped += 1

    def since_decision(self, seat: int, redact: Redact) -> tuple[int, tuple[Events, ...]]:
        """The number of the last decision of `seat`; the events of it and of each later action, as `seat` saw them."""
        since, options = self._since[seat], self._options
        actions = islice(self._actions, since - self._dropped, None)
        return since, tuple([action.public or action.seen_by(seat, redact, options) for action in actions])

    def copy(self) -> "RecentEvents":
        """An independent copy."""
        twin = RecentEvents(self._options, [])
        twin._actions, twin._dropped, twin._since = self._actions.copy(), self._dropped, self._since[:]
        return twin


class _Action:
    """What happened in one action."""

    __slots__ = ("events", "hidden", "public")

    def __init__(self, happened: Events | list[Fact]) -> None:
        self.events = happened
        self.public: Events = ()
        """The events, once it is known that everybody may see all of them."""
        self.hidden: Events = ()
        """The events as a spectator sees them, once a view has needed them."""

    def seen_by(self, seat: int, redact: Redact, options: Options) -> Events:
        if isinstance(self.events, list):
            self.events = events_of(self.events, options.config.variant, options.players)
        events = self.events
        if not self.hidden:
            if all(event.audience is None for event in events):
                self.public = events
                return events
            self.hidden = tuple([event if event.audience is None else redact(event, None) for event in events])
        pairs = zip(events, self.hidden, strict=True)
        return tuple([event if event.audience is None or seat in event.audience else other for event, other in pairs])
