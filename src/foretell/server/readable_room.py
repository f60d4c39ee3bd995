"""The part of a room that only reads: what is known about a table, and what a viewer may see of its game."""

from ..table import wire
from ..table.calibration import confidence_comments
from ..table.live import Live, Viewer
from ..table.lobby import Lobby
from ..table.machine import TableMachine
from ..table.machine_states import Closed
from ..table.past_frames import frames_in_steps
from ..table.refusals import Refusal
from .long_work import in_turns
from .services import Services


class ReadableRoom:
    """A table in memory, for those who only read it. Nothing here changes the table."""

    __slots__ = ("_machine", "_services")

    def __init__(self, services: Services, lobby: Lobby, live: Live | None) -> None:
        self._services = services
        self._machine = TableMachine(services.machine_settings(), lobby, live, services.time_source.now())

    # --- the table ---

    @property
    def lobby(self) -> Lobby:
        return self._machine.lobby

    @property
    def live(self) -> Live | None:
        """The game; None before the deal."""
        return self._machine.live

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.live is not None and self.live.over

    @property
    def ply(self) -> int:
        """The last ply; -1 before the deal."""
        return self._machine.ply

    @property
    def here(self) -> frozenset[int]:
        """The seats whose persons are connected, to any worker."""
        return self._machine.here

    @property
    def closed(self) -> bool:
        """Whether the room is not in memory any more."""
        return isinstance(self._machine.state, Closed)

    def info(self) -> wire.TableInfo:
        """Return what everybody may know about the table."""
        return self.lobby.info(self.here)

    # --- the game ---

    def full(self, viewer: Viewer) -> bytes:
        """Return the whole view as a message."""
        live = self._dealt()
        return live.full(viewer, live.snapshot(viewer))

    def prospects(self, viewer: Viewer, ply: int | None = None) -> bytes:
        """Return the message that says which hand each choice of a viewer would lead to."""
        return self._dealt().prospects(viewer, ply)

    def record(self) -> str:
        """Return the record of the finished game, with comments that say how sure players were of predictions."""
        live = self._dealt()
        return str(live.record()) + "".join(confidence_comments(live.confidences))

    def _dealt(self) -> Live:
        if self.live is None:
            raise Refusal("not_started", "the cards are not dealt yet")
        return self.live

    async def missed(self, viewer: Viewer, since: int) -> list[bytes]:
        """Return the frames after `since` up to the present ply. The ply stays the same until the caller awaits."""
        frames: list[bytes] = []
        while since < self.ply:
            entries = await self._services.store.entries(self.lobby.id)
            told = [entry for entry in entries if entry.ply <= self.ply]
            if not told:  # the host has deleted the table
                raise Refusal("no_table", "there is no such table")
            frames += await in_turns(frames_in_steps(told, since, viewer), self._services.time_source.stopwatch)
            since = max(since, told[-1].ply)
        return frames
