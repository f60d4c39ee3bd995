"""A room: one table in the memory of this process, with its connections.

A room is a cache of the log. It sends the frames of an entry after the commit. If it has missed entries, it reads them
from the log.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from ..store import StoreError
from ..table import wire
from ..table.bots import SeatedBot, bot_for
from ..table.entries import Entry
from ..table.frames import encode
from ..table.live import Live, Viewer, deal_entry, frames_in_steps
from ..table.lobby import Lobby, all_contributed, dealt, ended
from ..table.refusals import Refusal
from . import logs
from .attendance import Attendance
from .audience import Audience, Listener
from .bot_pauses import pause
from .long_work import in_turns

if TYPE_CHECKING:
    from .hub import Hub

MAX_WAITING = 8
"""Maximum number of decisions of one person that wait while an entry of the table is being committed."""
MAX_SAID = 30
"""Number of chat lines that a new listener gets."""
OVERDUE_MS = 2_000
"""If a clock ran out more than this many milliseconds ago, no worker had the table in memory."""
RETRY_SECONDS = 1.0
"""Seconds before the next attempt after a database error."""
TAKEOVER_SECONDS = 3.0
"""Seconds that a worker waits before it does the work of another worker that fails to do it."""

Decision = wire.Act | wire.Undo | wire.Away | wire.Back
Answer = Callable[[int | Refusal], None]


class Submission(NamedTuple):
    """A decision, and the function to call with its outcome."""

    person: str
    message: Decision
    answer: Answer


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Room:
    """A table and its listeners."""

    __slots__ = (
        "_attendance", "_awake_until", "_behind", "_bots", "_busy", "_hub", "_since", "_thought",
        "_timer",
        "_waiting", "elsewhere", "listeners", "live", "lobby", "mine", "said",
    )  # fmt: skip

    def __init__(self, hub: "Hub", lobby: Lobby, live: Live | None) -> None:
        self._hub = hub
        self.lobby = lobby
        self.live = live
        self.listeners = Audience()
        self.elsewhere: dict[str, frozenset[int]] = {}
        """For each other worker, the seats whose persons are connected to it."""
        self.mine = not hub.shared
        """Whether this worker wrote the last entry, and so plays the bots."""
        self.said: deque[bytes] | None = None
        self._busy = False
        self._behind = -1
        self._waiting: deque[Submission] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._attendance = Attendance()
        self._bots: dict[int, SeatedBot] = {}
        self._awake_until = 0.0
        self._since: tuple[object, float] = (None, 0.0)
        self._thought: tuple[int, int] | None = None
        """The ply and the seat for which a bot is thinking."""
        self.touch()

    def touch(self) -> None:
        """Keep the table in memory for a while longer."""
        self._awake_until = self._hub.loop.time() + self._hub.settings.close_after

    def resume(self) -> None:
        """Continue after a load. Nobody is charged for the time during which no server had the table in memory."""
        live = self.live
        unserved = live is not None and live.clock is not None and bool(live.clock.asked)
        if unserved and self._hub.shared:
            # Another worker may have the table in memory, unless a clock ran out long ago.
            unserved = live is not None and live.clock is not None and live.clock.overdue(now_ms() - OVERDUE_MS)
        if live is not None and unserved and not live.over:
            self._try(lambda: live.entry("wake", -1, "server", now_ms()))
        else:
            self.plan()

    @property
    def ply(self) -> int:
        """The last ply; -1 before the deal."""
        return -1 if self.live is None else self.live.ply

    @property
    def here(self) -> frozenset[int]:
        """The seats whose persons are connected, to any worker."""
        return frozenset(self.listeners.seats).union(*self.elsewhere.values())

    # --- listeners ---

    def add(self, listener: Listener) -> None:
        """Add a listener, which gets everything from now on."""
        if self.listeners.add(listener, self.live) and listener.viewer is not None:
            self.tell_presence()
            self.watch()
            self.plan()

    def remove(self, listener: Listener) -> None:
        if self.listeners.remove(listener):
            self.touch()
            if listener.viewer is not None:
                self.tell_presence()
                self.watch()
            self.plan()

    def tell_presence(self) -> None:
        """Tell this worker's listeners and the other workers who is connected."""
        self.tell_table()
        self._hub.workers.tell_presence(self)

    def watch(self) -> None:
        """Start and stop the timers of missing persons. Call this when somebody connects or disconnects."""
        if self.live is not None and not self.live.over:
            self._attendance.watch(self, partial(self._hub.loop.call_later, self._hub.settings.away_after))

    def _attendance_change(self, live: Live) -> Callable[[], Entry] | None:
        """Return a function that makes the entry for somebody who came back or is gone; None if there is nobody."""
        if live.asleep and self.listeners.seats:
            return lambda: live.entry("wake", -1, "server", now_ms())
        for seat, by in live.away.items():
            if by == "server" and seat in self.listeners:
                return partial(lambda seat: live.back(seat, now_ms()), seat)
        gone = self._attendance.gone(live)
        return None if gone is None else partial(lambda seat: live.leave(seat, "server", now_ms()), gone)

    # --- decisions ---

    def submit(self, submission: Submission) -> None:
        """Handle a decision now or, if a commit is running, after it. Every decision gets an answer."""
        if not self._busy or self.lobby.seat_of(submission.person) is None:
            self._consider(submission)
            return
        if self._waiting is None:
            self._waiting = deque()
        if sum(other.person == submission.person for other in self._waiting) >= MAX_WAITING:
            submission.answer(Refusal("busy", "too many decisions at once; wait for the answers"))
        else:
            self._waiting.append(submission)

    def _consider(self, submission: Submission) -> None:
        try:
            entry = self._entry(submission)
        except Refusal as refusal:
            submission.answer(refusal)
        else:
            self._commit(entry, submission.answer)

    def _entry(self, submission: Submission) -> Entry:
        live = self.live
        if live is None:
            raise Refusal("not_started", "the cards are not dealt yet")
        seat = self.lobby.seat_of(submission.person)
        match submission.message:
            case wire.Act(ply, action):
                return live.act(seat, ply, action, now_ms())
            case wire.Undo(ply):
                return live.undo(seat, ply, now_ms())
            case wire.Away():
                return live.leave(seat, "person", now_ms())
            case wire.Back():
                return live.back(seat, now_ms())

    def _try(self, make: Callable[[], Entry]) -> None:
        """Commit an entry of the server itself. Do nothing while another commit is running: `plan` follows that."""
        if not self._busy:
            try:
                self._commit(make(), _nobody)
            except Refusal:
                return

    def _commit(self, entry: Entry, answer: Answer) -> None:
        self._busy = True
        self._hub.commits.append(entry, partial(self._committed, entry, answer, perf_counter()))

    def _committed(self, entry: Entry, answer: Answer, began: float, done: bool | None) -> None:  # noqa: FBT001 (three outcomes)
        if not done:
            self._hub.spawn(self._lost(answer, known=done is not None))
            return
        self.mine = True
        try:
            self._tell(entry)
        except Exception:
            self._hub.abandon(self)  # the log is correct, but this room may not be
            raise
        answer(entry.ply)
        if entry.kind == "act":
            self._hub.metrics.moves[entry.by] += 1
            self._hub.metrics.submit_seconds.add(perf_counter() - began)
        self._continue()

    async def _lost(self, answer: Answer, *, known: bool) -> None:
        """Handle a commit that failed because another worker was faster or the database does not respond."""
        caught_up = known and await self._catch_up()
        self._since = (None, 0.0)
        if known:
            answer(Refusal("stale", "something else happened at this ply first"))
        else:
            answer(Refusal("not_ready", "the database is not responding; reload the table and try again"))
        if caught_up:
            self._continue()
        else:
            self._follow_later()

    def _continue(self) -> None:
        """Continue after a commit: handle the waiting decisions, then plan what the table does by itself."""
        if self._behind > self.ply:
            self._hub.spawn(self._follow())
            return
        self._busy = False
        while self._waiting and not self._busy:
            self._consider(self._waiting.popleft())
        if not self._waiting:
            self._waiting = None
        if not self._busy:
            self.plan()

    def heard(self, ply: int) -> None:
        """Follow another worker, which has extended the log up to `ply`."""
        self._behind = max(self._behind, ply)
        if ply > self.ply:
            self.mine = False
            if not self._busy:
                self._busy = True
                self._hub.spawn(self._follow())

    async def _follow(self) -> None:
        if await self._catch_up():
            self._behind = min(self._behind, self.ply)
            self._continue()
        else:
            self._follow_later()

    def _follow_later(self) -> None:
        """Try again later, and handle no decision until then."""
        self._hub.loop.call_later(RETRY_SECONDS, lambda: self._hub.spawn(self._follow()))

    async def _catch_up(self) -> bool:
        """Apply and send the new entries of the log. Return False if the database does not respond.

        Before a deal, the lobby is read again, after its log, so that its seats are those of the deal.
        """
        try:
            entries = await self._hub.store.entries(self.lobby.id, self.ply + 1)
            if entries and self.live is None:
                await self._hub.reload(self)
        except StoreError as error:
            logs.failure("catch_up", error, table=self.lobby.id)
            return False
        for entry in entries:
            if entry.ply == self.ply + 1:  # others were applied while we waited
                self._tell(entry)
        return True

    # --- messages ---

    def _tell(self, entry: Entry) -> None:
        """Apply a committed entry, and send each viewer what they may know about it."""
        if self.live is None:
            self.live = Live(entry)
        self.listeners.tell(self.live.advance(entry), self.live)
        if entry.kind == "deal":
            self.watch()
        if self.live.over:
            self._hub.spawn(self.finish())
        for seat, bot in self._bots.items():
            if entry.kind == "undo":
                bot.take_back(entry.seat)
            if self.live.over and bot.watching:
                self._hub.spawn(self._hub.show_end(bot, self.live.view(seat)))

    async def finish(self) -> None:
        """Save the result in the lobby when the game is over."""
        if self.live is not None and self.lobby.status != "over":
            outcome = self.live.outcome()
            if outcome is not None:
                await self._hub.try_change(self, lambda lobby: lobby if lobby.result else ended(lobby, *outcome))

    def tell_table(self) -> None:
        """Send everybody the table and their present seat."""
        self.listeners.reseat(self.lobby)
        self._disconnect_spectators()
        self.listeners.tell_table(self.info(), self.lobby.owner)

    def _disconnect_spectators(self) -> None:
        """Disconnect spectators when a table that does not admit them starts."""
        for listener in self.listeners:
            if listener.viewer is None and not self.lobby.admits(listener.person):
                reason = "this table does not admit spectators"
                listener.write(encode(wire.Refused(code="no_spectators", reason=reason, ply=-1, choices=())))
                self._hub.detach(listener)
                listener.leave()

    def info(self) -> wire.TableInfo:
        """Return what everybody may know about the table."""
        return self.lobby.info(self.here)

    def welcome(self, listener: Listener) -> bytes:
        """Return the answer to hello."""
        return encode(
            wire.Welcome(
                version=wire.VERSION,
                table=self.info(),
                seat=listener.viewer,
                owner=listener.person == self.lobby.owner,
                ply=self.ply,
            )
        )

    def full(self, viewer: Viewer) -> bytes:
        """Return the whole view as a message."""
        if self.live is None:
            raise Refusal("not_started", "the cards are not dealt yet")
        return self.live.full(viewer, self.live.snapshot(viewer))

    def prospects(self, viewer: Viewer, ply: int | None = None) -> bytes:
        """Return the message that says which hand each choice of a viewer would lead to."""
        if self.live is None:
            raise Refusal("not_started", "the cards are not dealt yet")
        return self.live.prospects(viewer, ply)

    async def missed(self, viewer: Viewer, since: int) -> list[bytes]:
        """Return the frames after `since` up to the present ply. The ply stays the same until the caller awaits."""
        frames: list[bytes] = []
        while since < self.ply:
            entries = await self._hub.store.entries(self.lobby.id)
            told = [entry for entry in entries if entry.ply <= self.ply]
            frames += await in_turns(frames_in_steps(told, since, viewer))
            since = max(since, told[-1].ply)
        return frames

    def say(self, line: bytes) -> None:
        """Send a chat message to everybody, and keep it for newcomers."""
        if self.said is None:
            self.said = deque(maxlen=MAX_SAID)
        self.said.append(line)
        self.listeners.say(line)

    # --- what the table does by itself ---

    def plan(self) -> None:
        """Set the timer for what the table does next by itself: deal, let a bot act, end a turn, or close."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = None if self._hub.closing else self._due()
        if due is not None:
            wait, what = due
            self._timer = self._hub.loop.call_later(max(wait, 0.0), what)

    def _due(self) -> tuple[float, Callable[[], None]] | None:
        hub, live = self._hub, self.live
        if self._busy:
            return None
        if self.lobby.status == "dealing" or (self.lobby.status == "playing" and live is None):
            return (0.0 if all_contributed(self.lobby) else hub.settings.deal_wait - self._waited()), self._deal
        if not self.listeners and hub.loop.time() >= self._awake_until:
            return 0.0, self._close
        if live is None or live.over:
            return self._close_later()
        change = self._attendance_change(live)
        if change is not None:
            return 0.0, partial(self._try, change)
        if live.asleep:
            return self._close_later()
        seat = next((seat for seat in live.actors if not live.played_by_person(seat)), None)
        if seat is not None:
            return (0.0 if self.mine else TAKEOVER_SECONDS) - self._waited(), partial(self._start_bot, seat)
        return self._flag() or self._close_later()

    def _waited(self) -> float:
        """Return the seconds since the game last changed. People who come and go do not restart this time."""
        place, now = (self.lobby.status, self.ply, self.mine), self._hub.loop.time()
        if self._since[0] != place:
            self._since = (place, now)
        return now - self._since[1]

    def _close_later(self) -> tuple[float, Callable[[], None]] | None:
        """Return when to close the table; None while somebody is connected."""
        if self.listeners:
            return None
        return self._awake_until - self._hub.loop.time(), self.plan

    def _flag(self) -> tuple[float, Callable[[], None]] | None:
        live = self.live
        if live is None or live.clock is None:
            return None
        deadlines = [(at, seat) for seat in live.actors if (at := live.clock.deadline(seat)) is not None]
        if not deadlines:
            return None
        at, seat = min(deadlines)
        return (at - now_ms()) / 1000 + (0.0 if self.mine else TAKEOVER_SECONDS), partial(self._time_up, seat)

    def _time_up(self, seat: int) -> None:
        live = self.live
        if live is not None and live.clock is not None:
            deadline = live.clock.deadline(seat)
            if deadline is not None and deadline <= now_ms():
                self._try(lambda: live.leave(seat, "clock", now_ms()))
            else:
                self.plan()

    def _deal(self) -> None:
        if not self._busy:
            self._busy = True
            self._hub.spawn(self._begin())

    async def _begin(self) -> None:
        """Deal the cards. The lobby is saved as "playing" first, so that no contribution can follow the deal."""
        try:
            lobby = await self._hub.try_change(self, lambda lobby: dealt(lobby) if lobby.status == "dealing" else lobby)
        except StoreError as error:
            logs.failure("deal", error, table=self.lobby.id)
            self._hub.loop.call_later(RETRY_SECONDS, self._continue)
            return
        if lobby is None or lobby.status != "playing" or self.live is not None:
            self._continue()
        else:
            self._commit(deal_entry(lobby, now_ms()), _nobody)

    def _start_bot(self, seat: int) -> None:
        if not self._busy and self.live is not None and self._thought != (self.live.ply, seat):
            self._thought = (self.live.ply, seat)
            wait = 0.0 if self.live.anybody_plays else self._hub.openings.wait_for_bot()
            self._hub.spawn(self._bot_turn_after(wait, self.live, seat) if wait else self._bot_turn(self.live, seat))

    async def _bot_turn_after(self, wait: float, live: Live, seat: int) -> None:
        """Let a bot choose later, because bots play at too many tables where nobody else plays."""
        ply = live.ply
        await asyncio.sleep(wait)
        if self.live is live and live.ply == ply:
            await self._bot_turn(live, seat)
        else:
            self._thought = None if self._thought == (ply, seat) else self._thought
            if not self._busy:
                self.plan()

    async def _bot_turn(self, live: Live, seat: int) -> None:
        """Let a bot choose. It sees only the view of its seat, and thinks in another thread during its pause."""
        ply, view = live.ply, live.view(seat)
        if seat not in self._bots:
            self._bots[seat] = SeatedBot(bot_for(self.lobby, seat, self._hub.chance.getrandbits(64)))
        action = await self._hub.think(self._bots[seat], view)
        wait = pause(self.lobby.id, ply, view.phase, self._hub.settings.bot_pause) + (
            0.0 if self.mine else TAKEOVER_SECONDS
        )
        await asyncio.sleep(max(wait - self._waited(), 0.0))
        if self._thought == (ply, seat):
            self._thought = None
        if self.live is live and live.ply == ply and not live.played_by_person(seat):
            self._try(lambda: live.choice_of_bot(seat, action, now_ms()))
        elif not self._busy:
            self.plan()

    def _close(self) -> None:
        """Remove the table from memory, because nobody is connected. It can be resumed as it was."""
        live = self.live
        if self.listeners or self._busy:
            self.plan()
        elif live is not None and not live.over and not live.asleep and not self.here:
            self._try(lambda: live.entry("sleep", -1, "server", now_ms()))
        else:
            self._hub.forget(self)

    def stop(self) -> None:
        """Cancel all timers."""
        if self._timer is not None:
            self._timer.cancel()
        self._attendance.stop()


def _nobody(_: int | Refusal) -> None:
    """Answer nobody."""
