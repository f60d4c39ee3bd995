"""The connections to a table, grouped by viewer, and what they say to each other."""

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Protocol

from ..table import wire
from ..table.frames import encode
from ..table.live import Viewer
from ..table.lobby import Lobby
from ..table.refusals import Refusal

MAX_SAID = 30
"""Number of chat lines that a new listener gets."""


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

    __slots__ = ("_groups", "_said")

    def __init__(self) -> None:
        self._groups: dict[Viewer, list[Listener]] = {}
        self._said: deque[bytes] | None = None

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

    def tell_all(self, message: bytes) -> None:
        """Send everybody the same message."""
        for listener in self:
            listener.write(message)

    def say(self, line: bytes) -> None:
        """Send everybody a chat message, and keep it for newcomers."""
        if self._said is None:
            self._said = deque(maxlen=MAX_SAID)
        self._said.append(line)
        self.tell_all(line)

    @property
    def said(self) -> tuple[bytes, ...]:
        """The latest chat messages."""
        return tuple(self._said or ())

    def greet(self, listener: Listener, info: wire.TableInfo, owner: str, ply: int) -> None:
        """Send a listener the answer to hello."""
        owns = listener.person == owner
        listener.write(
            encode(wire.Welcome(version=wire.VERSION, table=info, seat=listener.viewer, owner=owns, ply=ply))
        )

    def dismiss(self, listener: Listener, refusal: Refusal) -> None:
        """Tell a listener why, and disconnect it."""
        listener.write(encode(wire.Refused(code=refusal.code, reason=str(refusal), ply=-1, choices=())))
        self.remove(listener)
        listener.leave()

    def reseat(self, lobby: Lobby) -> None:
        """Regroup the listeners by the present seats of their persons, which can change before the start."""
        everybody = list(self)
        if any(listener.viewer != lobby.seat_of(listener.person) for listener in everybody):
            self._groups = {}
            for listener in everybody:
                listener.viewer = lobby.seat_of(listener.person)
                self._groups.setdefault(listener.viewer, []).append(listener)
