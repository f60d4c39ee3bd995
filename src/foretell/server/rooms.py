"""A room: one table in the memory of this process, with its connections.

The machine in `foretell.table.machine` decides what happens. A room carries out its effects. The methods that only read
are in `readable_room`.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from ..game import Result
from ..store import StoreError
from ..table import wire
from ..table.entries import Entry
from ..table.frames import encode
from ..table.live import Live
from ..table.lobby import Lobby, dealt, ended
from ..table.machine_effects import (
    Answer,
    Append,
    Broadcast,
    Effect,
    Forget,
    Outcome,
    ReadLog,
    SaveResult,
    StartGame,
    Submission,
    TellTable,
    Think,
    WakeAt,
)
from ..table.refusals import Refusal
from . import logs
from .audience import Audience, Listener
from .bot_threads import TableBots
from .readable_room import ReadableRoom
from .services import Services

ATTEMPTS = 8
"""How often to try to change a lobby that others change at the same time."""
PRESENCE_SECONDS = 2.0
"""Seconds that other workers have to say who is connected to them."""
TIMER_MARGIN = 0.001
"""Seconds that a timer is set later, because the event loop may call it a little too early."""

Change = Callable[[Lobby], Lobby]


def ended_by_host() -> Refusal:
    return Refusal("ended", "this game was ended without a result")


class Room(ReadableRoom):
    """A table and its listeners."""

    __slots__ = (
        "_asked_at", "_audience", "_bots", "_carrying", "_effects", "_ended", "_forget", "_saved_late", "_timer",
    )  # fmt: skip

    def __init__(
        self,
        services: Services,
        lobby: Lobby,
        live: Live | None,
        forget: "Callable[[Room], None]",
        saved_late: Callable[[str], None] = lambda _: None,
        ended: Callable[[Lobby], None] = lambda _: None,
    ) -> None:
        super().__init__(services, lobby, live)
        self._forget = forget
        self._saved_late = saved_late
        """Called with the id of a table whose lobby was saved after its room had been closed."""
        self._ended = ended  # called with the lobby when the result is saved in it
        self._audience = Audience()
        self._bots = TableBots(services.bots, services.background)
        self._timer: asyncio.TimerHandle | None = None
        self._asked_at = 0.0
        """When the other workers were last asked who is connected to them."""
        self._effects: deque[Effect] = deque()
        self._carrying = False

    @property
    def has_listeners(self) -> bool:
        return bool(self._audience)

    # --- inputs ---

    def resume(self) -> None:
        """Continue after a load."""
        self._put(self._machine.resume)

    def touch(self) -> None:
        """Keep the table in memory for a while longer."""
        self._machine.touch(self._services.time_source.now())

    def add(self, listener: Listener) -> None:
        """Add a listener, which gets everything from now on."""
        self._audience.add(listener)
        self._put(self._machine.attend, self._audience.viewers)

    def remove(self, listener: Listener) -> None:
        self._audience.remove(listener)
        self._put(self._machine.attend, self._audience.viewers)

    def submit(self, submission: Submission) -> None:
        """Consider a decision. Every decision gets one answer."""
        self._put(self._machine.submit, submission)

    async def sync(self) -> None:
        """Wait until the room knows everything that is in the log now."""
        done: asyncio.Future[int | Refusal] = asyncio.get_running_loop().create_future()
        self._put(self._machine.sync, lambda given: None if done.done() else done.set_result(given))
        given = await done
        if isinstance(given, Refusal):
            raise given

    def heard(self, ply: int) -> None:
        """Follow another worker, which has extended the log up to `ply`."""
        self._put(self._machine.heard, ply)

    def changed_elsewhere(self) -> None:
        """Read the table again, because another worker may have changed it."""
        self._put(self._machine.changed_elsewhere)

    def attend_elsewhere(self, worker: str, seats: frozenset[int]) -> None:
        """Note which seats are connected to another worker."""
        self._put(self._machine.attend_elsewhere, worker, seats)

    def forget_elsewhere(self) -> None:
        """Forget who is connected to other workers, because their messages may be missing."""
        self._put(self._machine.forget_elsewhere)

    def ask_presence(self) -> None:
        """Ask the other workers who is connected to them."""
        self._asked_at = self._services.time_source.now().steady
        self._services.workers.ask_presence(self.lobby.id)

    async def presence_known(self) -> None:
        """Wait until the other workers have had time to say who is connected to them."""
        if self._services.store.shared:
            time_source = self._services.time_source
            wait = self._asked_at + PRESENCE_SECONDS - time_source.now().steady
            if wait > 0:
                await time_source.sleep(wait)

    def tell_presence(self) -> None:
        """Tell the other workers who is connected to this one."""
        self._services.workers.tell_presence(self.lobby.id, self._machine.seats_here)

    def stop(self) -> None:
        """Accept no more decisions."""
        self._put(self._machine.stop)

    def _tick(self) -> None:
        self._timer = None
        self._put(self._machine.tick)

    def _put(self, machine_input: "Callable[..., list[Effect]]", *given: object) -> None:
        """Put something into the machine, and carry out the effects."""
        try:
            self._effects.extend(machine_input(*given, self._services.time_source.now()))
            if not self._carrying:
                self._carry_out()
        except Exception as error:  # noqa: BLE001 (a bug at one table must not stop the others)
            self._services.background.note_failure("room", error)
            self._abandon()

    def _abandon(self) -> None:
        """Drop the room after a bug. Its clients can send hello again, and then get the state of the log."""
        self._dismiss(Refusal("failed", "this table had an internal error; send hello again"))

    def _dismiss(self, refusal: Refusal) -> None:
        """Close the room, and disconnect everybody."""
        pending = [*self._effects, *self._machine.dismiss(refusal, self._services.time_source.now())]
        self._effects.clear()
        for effect in pending:
            if isinstance(effect, Answer):
                effect.reply(effect.outcome)
        for listener in self._audience:
            self._audience.dismiss(listener, refusal)
        self._services.workers.tell_presence(self.lobby.id, ())
        self._close()

    def _close(self) -> None:
        self._wake_at(None)
        self._forget(self)

    # --- effects ---

    def _carry_out(self) -> None:
        """Carry out the effects in order. Inputs that come meanwhile add theirs at the end."""
        self._carrying = True
        try:
            while self._effects:
                self._perform(self._effects.popleft())
        finally:
            self._carrying = False

    def _perform(self, effect: Effect) -> None:
        if isinstance(effect, Broadcast):  # most effects are one of the first three
            self._tell(effect)
        elif isinstance(effect, Answer):
            effect.reply(effect.outcome)
        elif isinstance(effect, Append):
            began = self._services.time_source.stopwatch()
            self._services.commits.append(effect.entry, partial(self._stored, effect.entry, began))
        else:
            self._perform_rare(effect)

    def _perform_rare(self, effect: ReadLog | StartGame | SaveResult | TellTable | Think | WakeAt | Forget) -> None:
        match effect:
            case WakeAt(at):
                self._wake_at(at)
            case Think():
                self._spawn(self._think, effect)
            case TellTable(presence):
                self._tell_table(presence=presence)
            case ReadLog():
                self._spawn(self._read, effect)
            case StartGame():
                self._spawn(self._start)
            case SaveResult(result, rounds):
                self._spawn(self._save_result, result, rounds)
            case Forget():
                self._close()

    def _spawn(self, work: Callable[..., Awaitable[None]], *given: object) -> None:
        """Carry out an effect in the background."""
        self._services.background.spawn(self._or_abandon(work, *given))

    async def _or_abandon(self, work: Callable[..., Awaitable[None]], *given: object) -> None:
        """Call and await `work`. After a bug, drop the room: the machine would wait for the outcome forever."""
        try:
            await work(*given)
        except Exception as error:  # noqa: BLE001 (a bug, whatever it is)
            self._services.background.note_failure("room", error)
            if not self.closed:
                self._abandon()

    def _stored(self, entry: Entry, began: float, outcome: Outcome) -> None:
        self._put(self._machine.stored, outcome)
        if outcome is Outcome.STORED and entry.kind == "act":
            metrics = self._services.metrics
            metrics.moves[entry.by] += 1
            metrics.submit_seconds.add(self._services.time_source.stopwatch() - began)

    def _tell(self, told: Broadcast) -> None:
        self._audience.tell(told.frames)
        if self.live is not None:
            self._bots.follow(self.lobby, told.entry, self.live)

    def _wake_at(self, at: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if at is not None:
            time_source = self._services.time_source
            wait = max(at - time_source.now().steady, 0.0) + TIMER_MARGIN
            self._timer = time_source.call_later(wait, self._tick)

    async def _think(self, turn: Think) -> None:
        """Let a bot choose. It thinks during its pause, so that the pause does not reveal how long it thought."""
        chosen = None
        if turn.alone:
            await self._services.bots.wait_for_turn()
        if self.live is not None and self._machine.awaits_bot(turn.ply, turn.seat):
            chosen = await self._bots.choose(self.lobby, turn.seat, self.live)
        self._put(self._machine.thought, turn.ply, turn.seat, chosen)

    async def _read(self, wanted: ReadLog) -> None:
        store, table = self._services.store, self.lobby.id
        try:
            entries = await store.entries(table, wanted.since)
            if wanted.with_lobby:
                await self.reload()
        except StoreError as error:
            logs.failure("catch_up", error, table=table)
            self._put(self._machine.database_failed)
        else:
            self._put(self._machine.caught_up, entries)

    async def _start(self) -> None:
        try:
            await self._save(lambda lobby: dealt(lobby) if lobby.status == "dealing" else lobby)
        except StoreError as error:
            logs.failure("deal", error, table=self.lobby.id)
            self._put(self._machine.database_failed)
        else:
            self._put(self._machine.started)

    async def _save_result(self, result: Result, rounds: tuple[wire.RoundInfo, ...]) -> None:
        try:
            await self._save(lambda lobby: lobby if lobby.result else ended(lobby, result, rounds, *self._own()))
        except StoreError as error:
            logs.failure("result", error, table=self.lobby.id)
            self._put(self._machine.database_failed)
        else:
            self._ended(self.lobby)

    async def _save(self, change: Change) -> None:
        """Change the lobby on the server's own behalf."""
        with suppress(Refusal):
            await self.change(change)

    def _tell_table(self, *, presence: bool) -> None:
        lobby, now = self.lobby, self._services.time_source.now_ms()
        strangers = [each for each in self._audience if each.viewer is None and not lobby.admits(each.person, now)]
        for listener in strangers:
            self._audience.dismiss(listener, Refusal("no_spectators", "this table does not admit spectators"))
        self._audience.tell_table(self.info(), lobby.owner)
        if presence:
            self.tell_presence()
        if strangers:
            self._put(self._machine.attend, self._audience.viewers)

    # --- the lobby ---

    async def change(self, change: Change) -> Lobby:
        """Change the lobby, and send it to everybody at the table."""
        for _ in range(ATTEMPTS):
            before = self.lobby
            wanted = change(before)
            if wanted is before:
                return before
            lobby = replace(wanted, updated=self._services.time_source.now_ms())
            if await self.save(lobby):
                return lobby
        raise Refusal("changed", "others changed the table at the same time; reload it")

    async def save(self, lobby: Lobby, rematch: Lobby | None = None) -> bool:
        """Store a changed lobby and perhaps its rematch, and send it to everybody at the table.

        Return False if somebody else has changed the lobby. Then this reads it again.
        """
        store = self._services.store
        try:
            saved = await (store.save(lobby) if rematch is None else store.save_with_rematch(lobby, rematch))
        except StoreError:
            self._saved_late(lobby.id) if self.closed else self.changed_elsewhere()  # it may be stored
            raise
        if self.closed:  # while the database was slow
            self._saved_late(lobby.id)
        elif saved:
            self.adopt(lobby)
        else:
            await self.reload()
        return saved

    async def finish(self) -> None:
        """Save the result in the lobby, if the game is over and it is not there yet."""
        outcome = None if self.live is None else self.live.outcome()
        if outcome is not None and self.lobby.status != "over":
            await self._save(lambda lobby: lobby if lobby.result else ended(lobby, *outcome, *self._own()))

    def _own(self) -> tuple[tuple[int, ...], tuple[tuple[int | None, ...], ...]]:
        """Return the seats whose persons have made a decision, and how sure everybody was of their predictions."""
        return ((), ()) if self.live is None else (tuple(sorted(self.live.joined)), self.live.confidences)

    def adopt(self, lobby: Lobby) -> None:
        """Take over a lobby that is newer than ours."""
        if lobby.version > self.lobby.version:
            self._audience.reseat(lobby)
            self._put(self._machine.lobby_changed, lobby, self._audience.viewers)

    async def reload(self) -> None:
        """Read the lobby again, because another worker or the host may have changed it."""
        lobby = await self._services.store.table(self.lobby.id)
        if self.closed:
            return
        if lobby is None:
            self._dismiss(Refusal("not_ready", "this table was deleted; send hello again to make sure"))
        elif lobby.ended_by_host:
            self._dismiss(ended_by_host())
        else:
            self.adopt(lobby)

    # --- messages ---

    def greet(self, listener: Listener) -> None:
        """Send the answer to hello."""
        self._audience.greet(listener, self.info(), self.lobby.owner, self.ply)

    def tell_database(self, *, responding: bool) -> None:
        """Tell everybody whether moves can be stored."""
        self._audience.tell_all(encode(wire.Database(responding=responding)))

    def say(self, line: bytes) -> None:
        """Send a chat message to everybody, and keep it for newcomers."""
        self._audience.say(line)

    @property
    def said(self) -> tuple[bytes, ...]:
        """The latest chat messages."""
        return self._audience.said
