"""The surroundings of simulated tables, and the promises that are checked with every message."""

from collections.abc import Callable, Sequence
from contextvars import Context, copy_context
from random import Random
from typing import Any, TypeVar

import msgspec

from foretell.errors import ForetellError
from foretell.table import wire
from foretell.table.live import Viewer

from .database import NO_FAULTS, Database
from .plans import Plan
from .virtual_loop import VirtualLoop
from .workers import Worker

T = TypeVar("T")
FRAME = b'{"type":"frame"'


class Ticket:
    """A decision that was submitted, and how often it was answered."""

    def __init__(self, worker: Worker, message: wire.AnyIncoming, at: float) -> None:
        self.worker = worker
        self.at = at
        self.message = message
        self.answers: list[int | ForetellError] = []


class Surroundings:
    """What workers and clients share: time, chance, a database, and somebody who watches that promises are kept."""

    def __init__(self, plan: Plan, *, keep_trace: bool = False) -> None:
        self.plan = plan
        self.chance = chance = Random(plan.seed)
        self.loop = VirtualLoop()  # type: ignore[abstract]
        self.outside = copy_context()
        self.trace: list[str] | None = [] if keep_trace else None
        self.violations: list[str] = []
        self.calm_since: float | None = None
        """Since when nothing goes wrong any more; None while things go wrong."""
        self.tickets: list[Ticket] = []
        self.said: dict[tuple[str, str], list[float]] = {}
        """When each line of the chat at a table was acknowledged."""
        self.database = Database(self.loop, Random(chance.random()), self.outside, self.note, self.violate)
        self.database.latency, self.database.sluggish = plan.latency, plan.sluggish
        self.workers: list[Worker] = []
        self._lines = 0
        self._told: dict[tuple[str, int, Viewer], bytes] = {}
        self._read: dict[tuple[str, Viewer, bytes], dict[str, Any]] = {}

    # --- notes and checks ---

    def note(self, text: str) -> None:
        if self.trace is not None:
            self.trace.append(f"{self.loop.now:10.3f}  {text}")

    def violate(self, text: str) -> None:
        self.note(f"VIOLATION: {text}")
        self.violations.append(text)

    def read(self, table: str, viewer: Viewer, message: bytes) -> dict[str, Any]:
        """Decode a message that is sent to a viewer, and check it if it is a frame."""
        if not message.startswith(FRAME):
            return dict(msgspec.json.decode(message))
        frame = self._read.get((table, viewer, message))
        if frame is None:
            frame = self._read[table, viewer, message] = msgspec.json.decode(message)
            self._check_frame(table, viewer, message, frame)
        return frame

    def _check_frame(self, table: str, viewer: Viewer, message: bytes, frame: dict[str, Any]) -> None:
        """Check that a frame comes from the log, and that all clients of a viewer get the same frames."""
        log, ply = self.database.logs.get(table, []), frame["ply"]
        if ply >= len(log):
            self.violate(f"ply {ply} was told before it was committed")
        elif (frame["at"], frame["kind"]) != (log[ply].at, log[ply].kind):
            self.violate(f"ply {ply} was told differently from the log")
        elif self._told.setdefault((table, ply, viewer), message) != message:
            self.violate(f"viewer {viewer} was told two things about ply {ply}")

    def check_answer(self, table: str, person: str | None, ticket: Ticket) -> None:
        """An acknowledged decision is in the log."""
        given = ticket.answers[-1]
        if len(ticket.answers) > 1:
            self.violate(f"{ticket.message} was answered twice: {ticket.answers}")
        if isinstance(given, int) and isinstance(ticket.message, wire.Act | wire.Undo | wire.Away | wire.Back):
            seat = self.database.tables[table].seat_of(person)
            log = self.database.logs.get(table, [])
            if given >= len(log) or log[given].seat != seat:
                self.violate(f"{ticket.message} was acknowledged at ply {given}, which is not in the log")
        if isinstance(given, int) and isinstance(ticket.message, wire.Say):
            self.said.setdefault((table, ticket.message.text or ""), []).append(self.loop.now)
        if self.trace is not None:
            self.note(f"answer to {person}'s {ticket.message}: {given}")

    # --- what happens ---

    def calm_down(self) -> None:
        """Let nothing go wrong from now on."""
        self.calm_since = self.loop.now
        self.database.faults = NO_FAULTS
        for store in self.database.stores:
            store.restore()
        self.note("calm")

    def get_rough(self) -> None:
        self.calm_since = None
        self.database.faults = self.plan.faults
        self.note("rough")

    def later(self, delay: float, call: Callable[..., Any], *given: Any, context: Context | None = None) -> None:
        self.loop.call_later(delay, call, *given, context=self.outside if context is None else context)

    def connecting(self) -> None:
        """Note that a client connects."""

    def delay(self) -> float:
        """How long a message takes."""
        drawn = self.chance.random()
        return 0.001 + 0.08 * drawn if drawn < 0.97 else 0.1 + 60 * (drawn - 0.97)

    def choose(self, chance: Random, choices: Sequence[T], phase: str) -> T:
        """Choose for a player. A twin world chooses what its other world chose."""
        return choices[int(chance.random() * len(choices))]

    def new_line(self) -> str:
        """Return a line for the chat that nobody has said yet."""
        self._lines += 1
        return f"line {self._lines}"

    def some_worker(self) -> Worker | None:
        alive = [worker for worker in self.workers if worker.alive]
        return alive[int(self.chance.random() * len(alive))] if alive else None
