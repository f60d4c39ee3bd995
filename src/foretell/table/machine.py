"""A table as a state machine without I/O.

Each input returns a list of effects, which the server carries out in order. The machine is a cache of the log: it
applies an entry, and tells viewers about it, only after the entry is in the log.
"""

from collections import deque
from collections.abc import Iterable

from ..game import Action
from .clock import Clock
from .due import next_due
from .entries import NOBODY, Entry
from .headers import deal_entry
from .live import Live, Viewer
from .lobby import Lobby
from .machine_effects import (
    Answer,
    Append,
    Broadcast,
    Effect,
    Forget,
    Instant,
    Outcome,
    ReadLog,
    Reply,
    SaveResult,
    StartGame,
    Submission,
    TellTable,
    Think,
    WakeAt,
)
from .machine_states import (
    BotTurn,
    Closed,
    Committing,
    Due,
    Following,
    Idle,
    MachineSettings,
    Retrying,
    Starting,
    State,
    Waiting,
)
from .new_entries import decision_entry, own_entry
from .refusals import Refusal
from .situation import Situation

MAX_WAITING = 8
"""Maximum number of decisions of one person that wait while the table is busy."""
OVERDUE_MS = 2_000
"""If a clock ran out more than this many milliseconds ago, no worker had the table in memory."""
RETRY_SECONDS = 1.0
"""Seconds before the next attempt after a database error."""

Effects = list[Effect]


class TableMachine(Situation):
    """One table in the memory of a worker."""

    __slots__ = ("_behind", "_doubtful", "_effects", "_stopping", "_waiting", "_wake_at", "state")

    def __init__(self, settings: MachineSettings, lobby: Lobby, live: Live | None, now: Instant) -> None:
        super().__init__(settings, lobby, live, now)
        self.state: State = Idle()
        self._waiting: deque[Waiting] = deque()
        self._behind = -1
        """The last ply that another worker has announced since the last read of the log began."""
        self._doubtful = False
        """Whether another worker may have changed the table, in a way that it did not announce."""
        self._stopping = False
        self._wake_at: float | None = None
        self._effects: Effects = []

    # --- inputs ---

    def resume(self, now: Instant) -> Effects:
        """Continue after a load. Nobody is charged for the time during which no worker had the table in memory."""
        live = self.live
        if live is not None and live.over:
            self._save_result(live)
        elif live is not None and live.clock is not None and live.clock.asked and self._unserved(live.clock, now):
            self._commit(live.entry("wake", NOBODY, "server", now.ms))
        return self._run_due(now)

    def submit(self, submission: Submission, now: Instant) -> Effects:
        """Consider a decision now or, if the table is busy, later. Every decision gets one answer."""
        person = submission.person
        if self._stopping or isinstance(self.state, Closed):
            self._answer(submission.reply, _stopping())
        elif isinstance(self.state, Idle) or self._knows_unseated(person):
            self._consider(Waiting(submission), now)
        elif sum(other.person == person for other in self._waiting) >= MAX_WAITING:
            self._answer(submission.reply, Refusal("busy", "too many decisions at once; wait for the answers"))
        else:
            self._waiting.append(Waiting(submission))
        return self._run_due(now)

    def sync(self, reply: Reply, now: Instant) -> Effects:
        """Answer with the ply once the machine knows everything that is in the log now."""
        if self._stopping or isinstance(self.state, Closed):
            self._answer(reply, _stopping())
        elif isinstance(self.state, Idle):
            self._consider(Waiting(reply), now)
        else:
            self._waiting.append(Waiting(reply))
        return self._run_due(now)

    def stored(self, outcome: Outcome, now: Instant) -> Effects:
        """Continue after a commit."""
        if not isinstance(self.state, Committing):  # the table was dismissed
            return self._run_due(now)
        entry, reply = self.state.entry, self.state.reply
        match outcome:
            case Outcome.STORED:
                self.leads = True
                self._apply(entry, now)
                if reply is not None:
                    self._answer(reply, entry.ply)
                self._continue(now)
            case Outcome.TAKEN:
                self._restart_waits()
                self._follow(reply)
            case Outcome.UNKNOWN:
                self._restart_waits()
                if reply is not None:
                    reason = "the database is not responding; reload the table and try again"
                    self._answer(reply, Refusal("not_ready", reason))
                self._retry_later(now)
        return self._run_due(now)

    def heard(self, ply: int, now: Instant) -> Effects:
        """Follow another worker, which has extended the log up to `ply`."""
        self._behind = max(self._behind, ply)
        if ply > self.ply:
            self.leads = False
            if isinstance(self.state, Idle):
                self._follow()
        return self._run_due(now)

    def changed_elsewhere(self, now: Instant) -> Effects:
        """Read the log and the lobby again, because another worker may have changed them."""
        self._doubtful = True
        if isinstance(self.state, Idle):
            self._follow()
        return self._run_due(now)

    def caught_up(self, entries: Iterable[Entry], now: Instant) -> Effects:
        """Apply the entries that were read from the log, and continue."""
        if isinstance(self.state, Following):
            before = self.ply
            for entry in entries:
                if entry.ply == self.ply + 1:
                    self._apply(entry, now)
            if self.live is not None and self.live.over and self.ply == before:  # it could not be saved before
                self._save_result(self.live)
            self._refuse_late()
            self._continue(now)
        return self._run_due(now)

    def database_failed(self, now: Instant) -> Effects:
        """Try again later, because the log could not be read or the lobby could not be saved."""
        if isinstance(self.state, (Idle, Following, Starting)):
            self._refuse_late()
            self._refuse_readers()
            self._doubtful |= isinstance(self.state, Idle) or (
                isinstance(self.state, Following) and self.state.doubtful
            )
            self._retry_later(now)
        return self._run_due(now)

    def started(self, now: Instant) -> Effects:
        """Deal, if the lobby is now saved as "playing"."""
        if isinstance(self.state, Starting):
            if self.lobby.status == "playing" and self.live is None:
                self._commit(deal_entry(self.lobby, now.ms))
            else:
                self._continue(now)
        return self._run_due(now)

    def lobby_changed(self, lobby: Lobby, viewers: Iterable[Viewer], now: Instant) -> Effects:
        """Take over a newer lobby. Persons may sit in other seats now, so `viewers` replaces the old list."""
        if lobby.version > self.lobby.version:
            self.lobby = lobby
            self._effects.append(TellTable(presence=self._replace_viewers(viewers)))
        return self._run_due(now)

    def attend(self, viewers: Iterable[Viewer], now: Instant) -> Effects:
        """Note which viewers have a connection to this worker."""
        before = len(self.seen)
        if self._replace_viewers(viewers) and not self._stopping:
            self._effects.append(TellTable(presence=True))
            self._watch(now)
        if len(self.seen) < before:
            self.touch(now)
        return self._run_due(now)

    def attend_elsewhere(self, worker: str, seats: frozenset[int], now: Instant) -> Effects:
        """Note which seats have a connection to another worker; none if that worker is gone."""
        if seats:
            self.elsewhere[worker] = seats
        elif self.elsewhere.pop(worker, None) is None:
            return self._run_due(now)
        self._effects.append(TellTable(presence=False))
        self._watch(now)
        return self._run_due(now)

    def forget_elsewhere(self, now: Instant) -> Effects:
        """Forget who is connected to other workers, because their messages may be missing."""
        if self.elsewhere:
            self.elsewhere = {}
            self._effects.append(TellTable(presence=False))
            self._watch(now)
        return self._run_due(now)

    def thought(self, ply: int, seat: int, chosen: Action | None, now: Instant) -> Effects:
        """Note what a bot has chosen; None if it has not chosen."""
        if self.bot_turn == BotTurn(ply, seat):
            self.bot_turn = None if chosen is None else BotTurn(ply, seat, chosen)
        return self._run_due(now)

    def tick(self, now: Instant) -> Effects:
        """Do what is due."""
        self._wake_at = None
        return self._run_due(now)

    def stop(self, now: Instant) -> Effects:
        """Accept no more decisions. An entry that is being committed will still be applied and told."""
        self._stopping = True
        if isinstance(self.state, Following):
            self._refuse_late()
            self.state = Following()
        self._refuse_waiting(_stopping())
        return self._run_due(now)

    def dismiss(self, refusal: Refusal, now: Instant) -> Effects:
        """Close the table at once, and refuse everything that waits."""
        self._refuse_late()
        if isinstance(self.state, Committing) and self.state.reply is not None:
            self._answer(self.state.reply, refusal)
        self._refuse_waiting(refusal)
        self.state = Closed()
        return self._run_due(now)

    def _unserved(self, clock: Clock, now: Instant) -> bool:
        """Whether no worker had the table in memory: there are no others, or a clock ran out long ago."""
        return not self.settings.shared or clock.overdue(now.ms - OVERDUE_MS)

    # --- decisions ---

    def _consider(self, waiting: Waiting, now: Instant) -> None:
        """Commit a decision or refuse it. If another worker may have dealt, read the log first."""
        request, unread = waiting.request, self.settings.shared and not waiting.checked
        if unread and (self.live is None or not isinstance(request, Submission)):
            self._waiting.appendleft(waiting)
            if isinstance(self.state, Idle):
                self._follow()
        elif isinstance(request, Submission):
            try:
                self._commit(decision_entry(self, request, now), request.reply)
            except Refusal as refusal:
                self._answer(request.reply, refusal)
        else:
            self._answer(request, self.ply)

    def _knows_unseated(self, person: str) -> bool:
        """Whether a person is refused in any case, because they have no seat. Their request need not wait."""
        return self.lobby.seat_of(person) is None and not (self.live is None and self.settings.shared)

    def _commit(self, entry: Entry, reply: Reply | None = None) -> None:
        self.state = Committing(entry, reply)
        self._effects.append(Append(entry))

    def _answer(self, reply: Reply, outcome: int | Refusal) -> None:
        self._effects.append(Answer(reply, outcome))

    def _refuse_late(self) -> None:
        """Refuse the decision that came later than another worker's."""
        if isinstance(self.state, Following) and self.state.refused is not None:
            self._answer(self.state.refused, Refusal("stale", "something else happened at this ply first"))

    def _refuse_readers(self) -> None:
        """Refuse the requests that wait only for the log. Decisions continue to wait."""
        for waiting in tuple(self._waiting):
            if waiting.person is None:
                self._waiting.remove(waiting)
                self._answer(
                    waiting.reply, Refusal("not_ready", "the database is not responding; try again in a moment")
                )

    def _refuse_waiting(self, refusal: Refusal) -> None:
        while self._waiting:
            self._answer(self._waiting.popleft().reply, refusal)

    def _continue(self, now: Instant) -> None:
        """Become idle, and consider the requests that wait."""
        if self._behind > self.ply or self._doubtful:
            self._follow()
            return
        self.state = Idle()
        while self._waiting and isinstance(self.state, Idle):
            self._consider(self._waiting.popleft(), now)

    def _follow(self, refused: Reply | None = None) -> None:
        self.state = Following(refused, self._doubtful)
        self._effects.append(ReadLog(self.ply + 1, with_lobby=self.live is None or self._doubtful))
        self._behind, self._doubtful = -1, False  # the read may miss what is announced from now on
        for waiting in self._waiting:
            waiting.checked = True

    def _retry_later(self, now: Instant) -> None:
        self.state = Retrying(now.steady + RETRY_SECONDS)

    # --- entries ---

    def _apply(self, entry: Entry, now: Instant) -> None:
        """Apply an entry that is in the log, and tell each viewer what they may know about it."""
        if self.live is None:
            self.live = Live(entry)
        live, seen = self.live, self.seen
        step, snapshots = live.advance(entry), live.snapshots(seen)
        frames = {viewer: step.frame(viewer, seen[viewer], snapshot) for viewer, snapshot in snapshots.items()}
        self.seen = {**snapshots}
        self._effects.append(Broadcast(entry, frames))
        if entry.kind in ("deal", "back"):  # a person can come back by HTTP, without a connection
            self._watch(now)
        if live.over:
            self._save_result(live)

    def _save_result(self, live: Live) -> None:
        outcome = live.outcome()
        if outcome is not None and self.lobby.status != "over":
            self._effects.append(SaveResult(*outcome))

    # --- what the table does by itself ---

    def _run_due(self, now: Instant) -> Effects:
        """Do everything that is due, and return all effects since the last input."""
        while True:
            self._update(now)
            due = self.due(now)
            if due is None or due.at > now.steady or due.task == "look":
                break
            self._do(due, now)
        wake_at = None if due is None else due.at
        if wake_at != self._wake_at:
            self._wake_at = wake_at
            self._effects.append(WakeAt(wake_at))
        effects, self._effects = self._effects, []
        return effects

    def due(self, now: Instant) -> Due | None:
        """Return what the table does next by itself. This depends only on the state and the time."""
        if isinstance(self.state, Retrying) and not self._stopping:
            return Due(self.state.at, "retry")
        return next_due(self, now) if isinstance(self.state, Idle) and not self._stopping else None

    def _do(self, due: Due, now: Instant) -> None:
        live, seat = self.live, due.seat
        match due.task:
            case "retry":
                self._follow()
            case "deal":
                self.state = Starting()
                self._effects.append(StartGame())
            case "close":  # the table can be resumed as it was
                self.state = Closed()
                self._effects.append(Forget())
            case "think" if live is not None:
                self.bot_turn = BotTurn(live.ply, seat)
                self._effects.append(Think(live.ply, seat, alone=not live.anybody_plays))
            case "act" if live is not None and self.bot_turn is not None and self.bot_turn.chosen is not None:
                chosen, self.bot_turn = self.bot_turn.chosen, None
                self._commit(live.choice_of_bot(seat, chosen, now.ms))
            case _ if live is not None:
                self._commit(own_entry(live, due, now))


def _stopping() -> Refusal:
    return Refusal("not_ready", "the server is stopping")
