"""The connections to a table, grouped by viewer."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from ..table import wire
from ..table.frames import Snapshot, encode
from ..table.live import EntryFrames, Live, Viewer
from ..table.lobby import Lobby

if TYPE_CHECKING:
    from .rooms import Room


class Listener(Protocol):
    """A connection that gets everything its viewer may know, in order."""

    person: str | None
    viewer: Viewer
    room: "Room | None"

    def write(self, message: bytes) -> None:
        """Send a message without waiting. A reader that is too slow is disconnected, but can resume."""

    def leave(self) -> None:
        """End the connection to the table: no more messages will come."""


class Audience:
    """The listeners of one table."""

    __slots__ = ("_groups", "_seen")

    def __init__(self) -> None:
        self._groups: dict[Viewer, list[Listener]] = {}
        self._seen: dict[Viewer, Snapshot] = {}

    def __bool__(self) -> bool:
        return bool(self._groups)

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._groups

    def __iter__(self) -> Iterator[Listener]:
        """Iterate over a copy, so that listeners may come and go during the iteration."""
        return iter([listener for group in self._groups.values() for listener in group])

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats whose persons are connected."""
        return tuple(viewer for viewer in self._groups if viewer is not None)

    def add(self, listener: Listener, live: Live | None) -> bool:
        """Add a listener. Return whether it is the first one of its viewer.

        If the game has started, the changes in the next frame start from the present state of `live`.
        """
        group = self._groups.setdefault(listener.viewer, [])
        group.append(listener)
        if live is not None and listener.viewer not in self._seen:
            self._seen[listener.viewer] = live.snapshot(listener.viewer)
        return len(group) == 1

    def remove(self, listener: Listener) -> bool:
        """Remove a listener. Return whether it was the last one of its viewer."""
        group = self._groups.get(listener.viewer, [])
        if listener not in group:
            return False
        group.remove(listener)
        if group:
            return False
        del self._groups[listener.viewer]
        self._seen.pop(listener.viewer, None)
        return True

    def tell(self, step: EntryFrames, live: Live) -> None:
        """Send each viewer what they may know about one entry. The frame is encoded once per viewer."""
        seen, snapshots = self._seen, live.snapshots(self._groups)
        for viewer, group in self._groups.items():
            frame = step.frame(viewer, seen.get(viewer), snapshots[viewer])
            for listener in group:
                listener.write(frame)
        self._seen = snapshots

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
