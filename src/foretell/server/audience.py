"""The connections to a table, grouped by viewer."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from ..table import wire
from ..table.frames import encode
from ..table.live import Viewer
from ..table.lobby import Lobby


class Listener(Protocol):
    """A connection that gets everything its viewer may know, in order."""

    person: str | None
    viewer: Viewer

    def write(self, message: bytes) -> None:
        """Send a message without waiting. A reader that is too slow is disconnected, but can resume."""

    def leave(self) -> None:
        """End the connection to the table: no more messages will come."""


class Audience:
    """The listeners of one table."""

    __slots__ = ("_groups",)

    def __init__(self) -> None:
        self._groups: dict[Viewer, list[Listener]] = {}

    def __bool__(self) -> bool:
        return bool(self._groups)

    def __iter__(self) -> Iterator[Listener]:
        """Iterate over a copy, so that listeners may come and go during the iteration."""
        return iter([listener for group in self._groups.values() for listener in group])

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """The viewers with a connection."""
        return tuple(self._groups)

    def add(self, listener: Listener) -> None:
        self._groups.setdefault(listener.viewer, []).append(listener)

    def remove(self, listener: Listener) -> None:
        """Remove a listener, if it is here."""
        group = self._groups.get(listener.viewer, [])
        if listener in group:
            group.remove(listener)
            if not group:
                del self._groups[listener.viewer]

    def tell(self, frames: Mapping[Viewer, bytes]) -> None:
        """Send each viewer their frame."""
        groups = self._groups
        for viewer, frame in frames.items():
            for listener in groups.get(viewer, ()):
                listener.write(frame)

    def tell_table(self, info: wire.TableInfo, owner: str) -> None:
        """Send everybody the table and their own seat."""
        for listener in self:
            news = wire.TableNews(table=info, seat=listener.viewer, owner=listener.person == owner)
            listener.write(encode(news))

    def say(self, line: bytes) -> None:
        """Send everybody the same message."""
        for listener in self:
            listener.write(line)

    def reseat(self, lobby: Lobby) -> None:
        """Regroup the listeners by the present seats of their persons, which can change before the start."""
        everybody = list(self)
        if any(listener.viewer != lobby.seat_of(listener.person) for listener in everybody):
            self._groups = {}
            for listener in everybody:
                listener.viewer = lobby.seat_of(listener.person)
                self._groups.setdefault(listener.viewer, []).append(listener)
