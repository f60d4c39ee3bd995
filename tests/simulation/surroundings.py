"""The surroundings of a simulated table, and the promises that are always checked."""

from collections.abc import Callable
from contextvars import Context, copy_context
from random import Random
from typing import Any

import msgspec

from foretell.errors import ForetellError
from foretell.table import wire
from foretell.table.live import Viewer

from .database import Database
from .virtual_loop import VirtualLoop
from .workers import Worker


class Ticket:
    """A decision that was submitted, and how often it was answered."""

    def __init__(self, worker: Worker, message: wire.AnyIncoming) -> None:
        self.worker = worker
        self.message = message
        self.answers: list[int | ForetellError] = []


class Surroundings:
    """What workers and clients share: time, chance, a database, and somebody who watches that promises are kept."""

    def __init__(self, seed: int, *, keep_trace: bool = False) -> None:
        self.seed = seed
        self.chance = chance = Random(seed)
        self.loop = VirtualLoop()
        self.outside = copy_context()
        self.trace: list[str] | None = [] if keep_trace else None
        self.violations: list[str] = []
        self.faulty = True
        self.tickets: list[Ticket] = []
        self.database = Database(self.loop, Random(chance.random()), self.outside, self.note, self.violate)
        self.shared = chance.random() < 0.7
        self.workers: list[Worker] = []
        self._told: dict[tuple[str, int, Viewer], bytes] = {}

    # --- notes and checks ---

    def note(self, text: str) -> None:
        if self.trace is not None:
            self.trace.append(f"{self.loop.now:10.3f}  {text}")

    def violate(self, text: str) -> None:
        self.note(f"VIOLATION: {text}")
        self.violations.append(text)

    def check_told(self, table: str, viewer: Viewer, message: bytes) -> None:
        """Check that a frame comes from the log, and that all clients of a viewer get the same frames."""
        if message.startswith(b'{"type":"frame"'):
            frame = msgspec.json.decode(message)
            log = self.database.logs.get(table, [])
            ply = frame["ply"]
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
        self.note(f"answer to {ticket.message}: {given}")

    # --- what happens ---

    def later(self, delay: float, call: Callable[..., Any], *given: Any, context: Context | None = None) -> None:
        self.loop.call_later(delay, call, *given, context=self.outside if context is None else context)

    def delay(self) -> float:
        """How long a message takes."""
        return self.chance.uniform(0.001, 0.08) if self.chance.random() < 0.97 else self.chance.uniform(0.1, 2.0)

    def some_worker(self) -> Worker | None:
        alive = [worker for worker in self.workers if worker.alive]
        return self.chance.choice(alive) if alive else None
