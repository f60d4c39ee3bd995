"""Whoever is connected to a table: by viewer, with what each viewer has been told."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from ..table import wire
from ..table.frames import Snapshot, encode
from ..table.live import Live, Step, Viewer
from ..table.lobby import Lobby

if TYPE_CHECKING:
    from .rooms import Room


class Listener(Protocol):
    """Somebody who is told everything that their viewer may know, in order."""

    person: str | None
    viewer: Viewer
    room: "Room | None"

    def write(self, message: bytes) -> None:
        """Send a message. Never waits: a reader that is too slow is dropped, and can resume."""

    def leave(self) -> None:
        """There is nothing more to hear."""


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
        """Everybody, as they are now, whoever comes and goes meanwhile."""
        return iter([listener for group in self._groups.values() for listener in group])

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that somebody is connected to."""
        return tuple(viewer for viewer in self._groups if viewer is not None)

    def add(self, listener: Listener, live: Live | None) -> bool:
        """Whether this is the first for its viewer; from now on it is told what happens in `live`."""
        group = self._groups.setdefault(listener.viewer, [])
        group.append(listener)
        if live is not None and listener.viewer not in self._seen:
            self._seen[listener.viewer] = live.snapshot(listener.viewer)
        return len(group) == 1

    def remove(self, listener: Listener) -> bool:
        """Whether this was the last for its viewer."""
        group = self._groups.get(listener.viewer, [])
        if listener not in group:
            return False
        group.remove(listener)
        if group:
            return False
        del self._groups[listener.viewer]
        self._seen.pop(listener.viewer, None)
        return True

    def tell(self, step: Step, live: Live) -> None:
        """Send each viewer what they may know of one entry: encoded once for all connections of a viewer."""
        seen, snapshots = self._seen, live.snapshots(self._groups)
        for viewer, group in self._groups.items():
            frame = step.frame(viewer, seen.get(viewer), snapshots[viewer])
            for listener in group:
                listener.write(frame)
        self._seen = snapshots

    def tell_table(self, info: wire.TableInfo, owner: str) -> None:
        """Send everybody the table, and their own place at it."""
        for listener in self:
            news = wire.TableNews(table=info, seat=listener.viewer, owner=listener.person == owner)
            listener.write(encode(news))

    def say(self, line: bytes) -> None:
        """Send everybody the same."""
        for listener in self:
            listener.write(line)

    def reseat(self, lobby: Lobby) -> None:
        """Seats change before the start: listeners follow their person."""
        everybody = list(self)
        if any(listener.viewer != lobby.seat_of(listener.person) for listener in everybody):
            self._groups = {}
            for listener in everybody:
                listener.viewer = lobby.seat_of(listener.person)
                self._groups.setdefault(listener.viewer, []).append(listener)
