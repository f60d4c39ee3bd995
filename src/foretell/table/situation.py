"""The situation of a table: everything that decides what it does next by itself."""

from collections.abc import Iterable

from .attendance import Attendance
from .live import Live, Viewer
from .lobby import Lobby
from .machine_effects import Instant
from .machine_states import BotTurn, MachineSettings
from .snapshots import Snapshot


class Situation:
    """A table, its game, and who is connected."""

    __slots__ = (
        "_unchanged", "attendance", "awake_until", "bot_turn", "changed_at", "elsewhere", "leads", "live", "lobby",
        "seen", "settings",
    )  # fmt: skip

    def __init__(self, settings: MachineSettings, lobby: Lobby, live: Live | None, now: Instant) -> None:
        self.settings = settings
        self.lobby = lobby
        self.live = live
        self.leads = not settings.shared
        """Whether this worker wrote the last entry, and so plays the bots."""
        self.seen: dict[Viewer, Snapshot | None] = {}
        """The viewers with a connection to this worker, and what each has been told."""
        self.elsewhere: dict[str, frozenset[int]] = {}
        """For each other worker, the seats whose persons are connected to it."""
        self.attendance = Attendance(settings.away_after)
        self.bot_turn: BotTurn | None = None
        self.awake_until = now.steady + settings.close_after
        self.changed_at = now.steady
        """When the game last changed. People who come and go do not change it."""
        self._unchanged: tuple[object, ...] = ()
        """What has been the same since `changed_at`."""

    def touch(self, now: Instant) -> None:
        """Keep the table in memory for a while longer."""
        self.awake_until = now.steady + self.settings.close_after

    @property
    def ply(self) -> int:
        """The last ply; -1 before the deal."""
        return -1 if self.live is None else self.live.ply

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats whose persons are connected to this worker."""
        return tuple(viewer for viewer in self.seen if viewer is not None)

    @property
    def here(self) -> frozenset[int]:
        """The seats whose persons are connected, to any worker."""
        return frozenset(self.seats_here).union(*self.elsewhere.values())

    def awaits_bot(self, ply: int, seat: int) -> bool:
        """Whether the choice of a bot for `seat` at `ply` is still wanted."""
        return self.bot_turn == BotTurn(ply, seat) and self.ply == ply

    # --- changes that the machine makes ---

    def _replace_viewers(self, viewers: Iterable[Viewer]) -> bool:
        """Set the viewers. Return whether other seats are occupied than before.

        The changes in a newcomer's next frame start from the present state.
        """
        before, known, live = set(self.seats_here), self.seen, self.live
        self.seen = {
            viewer: known[viewer] if viewer in known else None if live is None else live.snapshot(viewer)
            for viewer in viewers
        }
        return set(self.seats_here) != before

    def _watch(self, now: Instant) -> None:
        """Note who is missing, because somebody may have come or gone."""
        if self.live is not None and not self.live.over:
            self.attendance.watch(self.lobby, self.here, now.steady)

    def _update(self, now: Instant) -> None:
        """Note when the game last changed, and who has been missing for too long."""
        moment = (self.lobby.status, self.ply, self.leads)
        if moment != self._unchanged:
            self._unchanged, self.changed_at = moment, now.steady
        if self.live is not None:
            self.attendance.update(now.steady, self.live.played_by_person)

    def _restart_waits(self) -> None:
        """Let `changed_at` be the time of the next update, although nothing has changed."""
        self._unchanged = ()
