"""The events since each seat's last decision."""

from collections.abc import Callable

from ..rules.state import Fact
from .events import Event, events_of
from .options import Options

TRIM = 64
"""Whenever a game holds a multiple of this number of actions, it drops those that it no longer needs."""

Events = tuple[Event, ...]
Redact = Callable[[Event, int | None], Event]


class RecentEvents:
    """The events of the last actions."""

    __slots__ = ("_dropped", "_new", "_options", "_seen", "_since")

    def __init__(self, options: Options, opening: list[Fact]) -> None:
        self._options = options
        self._since = [0] * options.players
        """The number of the action with each seat's last decision. The deal is number 0."""
        self._dropped = 0
        self._seen: tuple[list[Events], ...] = tuple([[] for _ in range(options.players)])
        """For each seat, the events of each action as that seat saw them."""
        self._new: list[Events | list[Fact]] = [opening]
        """What happened in later actions, with hidden cards. No view has needed it yet."""

    def add(self, seat: int, happened: Events | list[Fact]) -> None:
        """Add what happened when `seat` made a decision. Facts become events when somebody needs them."""
        new = self._new
        held = len(self._seen[seat]) + len(new)
        self._since[seat] = self._dropped + held
        new.append(happened)
        if held % TRIM == 0:
            self._trim()

    def skip(self, actions: int) -> None:
        """Skip the first actions of a game. Every seat makes a later decision."""
        if actions:
            self._dropped = actions + 1
            self._since = [self._dropped] * len(self._since)
            self._new.clear()

    def since_decision(self, seat: int, redact: Redact) -> tuple[int, tuple[Events, ...]]:
        """The number of the last decision of `seat`; the events of it and of each later action, as `seat` saw them."""
        if self._new:
            for happened in self._new:
                self._redact(happened, redact)
            self._new.clear()
        since = self._since[seat]
        return since, tuple(self._seen[seat][since - self._dropped :])

    def _redact(self, happened: Events | list[Fact], redact: Redact) -> None:
        """Add the events of an action to what each seat has seen."""
        options = self._options
        events = (
            events_of(happened, options.config.variant, options.players) if isinstance(happened, list) else happened
        )
        public = tuple([event if event.audience is None else redact(event, None) for event in events])
        secret = public != events
        for seat, seen in enumerate(self._seen):
            seen.append(_seen_by(seat, events, public) if secret else events)

    def _trim(self) -> None:
        """Drop the actions before every seat's last decision."""
        unneeded = min(self._since) - self._dropped
        self._dropped += unneeded
        del self._new[: max(unneeded - len(self._seen[0]), 0)]
        for seen in self._seen:
            del seen[:unneeded]

    def copy(self) -> "RecentEvents":
        """An independent copy."""
        twin = RecentEvents(self._options, [])
        twin._since, twin._dropped, twin._new = self._since[:], self._dropped, self._new[:]
        twin._seen = tuple([seen[:] for seen in self._seen])
        return twin


def _seen_by(seat: int, events: Events, public: Events) -> Events:
    """The events that `seat` may know, and the public form of the others."""
    pairs = zip(events, public, strict=True)
    return tuple([event if event.audience is None or seat in event.audience else other for event, other in pairs])
