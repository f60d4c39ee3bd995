"""A simulated world: workers, a database and clients at one table, from one seed."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from foretell.game import Action, View
from foretell.table.live import Live
from foretell.table.lobby import TableSettings, all_accepted, begin, new_lobby, seat_bot, sit

from .clients import Client
from .database import Faults
from .surroundings import Surroundings
from .workers import METRICS, Worker

HORIZON = 4 * 3600.0
"""Virtual seconds after the last fault within which every game must end."""
SETTLE = 60.0


class BrokenPromiseError(AssertionError):
    """The server broke a promise. The message names the seed."""


class World(Surroundings):
    """One table and everybody around it."""

    def __init__(self, seed: int, *, keep_trace: bool = False) -> None:
        super().__init__(seed, keep_trace=keep_trace)
        self.loop.work = self._think
        self.clients: list[Client] = []
        self._failures = METRICS.failures

    def start_worker(self) -> None:
        worker = Worker(self.database, self.outside, self.chance, shared=self.shared)
        self.workers.append(worker)
        self.note(f"worker {len(self.workers)} starts")
        self.loop.call_soon(worker.start, context=worker.context)

    def crash(self, worker: Worker) -> None:
        """Crash a worker. Its connections break, and another worker starts after a while."""
        self.note(f"worker {self.workers.index(worker) + 1} crashes")
        worker.crash()
        self.database.stores.remove(worker.store)
        for client in self.clients:
            client.drop_if_at(worker)
        self.later(self.chance.uniform(0.2, 10.0), self.start_worker)

    def disturb(self) -> None:
        """Let something go wrong now and then."""
        if not self.faulty:
            return
        drawn = self.chance.random()
        if drawn < 0.25 and (worker := self.some_worker()) is not None:
            self.crash(worker)
        elif drawn < 0.85:
            self.chance.choice(self.clients).cut(silently=self.chance.random() < 0.4)
        self.later(self.chance.expovariate(1 / 12.0), self.disturb)

    def _think(self, choose: Any, view: View) -> tuple[float, Action | None]:
        """Choose at random in place of a bot: what bots think is not our subject, and takes long."""
        watching = choose.__name__ == "show"
        return self.chance.uniform(0.0, 0.3), None if watching else self.chance.choice(view.legal)

    # --- a run ---

    def run(self) -> None:
        """Play one game. Raise `BrokenPromiseError` if the server breaks a promise."""
        try:
            self.loop.run_until_complete(self._play())
        except Exception as error:  # noqa: BLE001 (a bug in the server or here)
            self.violations.append(repr(error))
        if METRICS.failures != self._failures:
            self.violations.append(f"{METRICS.failures - self._failures} unexpected errors")
        if self.violations:
            raise BrokenPromiseError(f"seed {self.seed}: {self.violations[0]}")

    async def _play(self) -> None:
        table = self._set_up()
        await self._until(lambda: False, self.chance.uniform(0.0, 150.0))
        self.faulty = False
        self.database.faults = Faults()
        if not await self._until(lambda: self.database.tables[table].status == "over", HORIZON):
            self.violate(f"the game did not end: {len(self.database.logs.get(table, []))} entries")
            return
        await self._until(lambda: False, SETTLE)
        self._check_end(table)

    def _set_up(self) -> str:
        chance = self.chance
        players, persons = chance.choice(((2, 1), (2, 2), (3, 2), (3, 3)))
        lobby = new_lobby("person0", TableSettings(players=players), 1, chance)
        lobby = replace(lobby, level="novice", clock=chance.choice(("none", "none", "fast")))
        for seat in range(players):
            lobby = (
                sit(lobby, f"person{seat}", seat, f"Player {seat}")
                if seat < persons
                else seat_bot(lobby, "person0", seat, "novice")
            )
        lobby = replace(begin(lobby, "person0"), version=1)
        self.database.create(lobby)
        self.database.faults = Faults(*(chance.choice((0.0, 0.01, 0.1)) for _ in range(4)))
        for _ in range(chance.choice((1, 2, 3)) if self.shared else 1):
            self.start_worker()
        everybody = [f"person{seat}" for seat in range(persons)]
        for person in (
            *everybody,
            *chance.sample(everybody, chance.choice((0, 0, 1))),
            *[None] * chance.choice((0, 1)),
        ):
            plays = person is not None
            self.clients.append(Client(self, lobby.id, person, Random(chance.random()), plays=plays))
            self.later(chance.uniform(0.0, 4.0), self.clients[-1].connect)
        self.later(chance.expovariate(1 / 12.0), self.disturb)
        return lobby.id

    async def _until(self, done: Callable[[], bool], seconds: float) -> bool:
        """Let time pass until something is done, or a promise is broken. Return whether it was done."""
        end = self.loop.now + seconds
        while not done() and not self.violations and self.loop.now < end:
            await asyncio.sleep(min(1.0, end - self.loop.now))
        return done()

    def _check_end(self, table: str) -> None:
        live = Live.rebuilt(self.database.logs[table])
        if not live.over:
            self.violate("the lobby is over, but the log is not")
        for client in self.clients:
            viewer = self.database.tables[table].seat_of(client.person)
            wanted = msgspec.json.decode(live.full(viewer, live.snapshot(viewer)))["view"]
            if not client.connected:
                self.violate(f"the client of viewer {viewer} is not connected")
            elif (client.ply, client.view) != (live.ply, wanted):
                self.violate(f"the client of viewer {viewer} at ply {client.ply} does not see the log's ply {live.ply}")
        for ticket in self.tickets:
            if ticket.worker.alive and len(ticket.answers) != 1:
                self.violate(f"{ticket.message} was answered {len(ticket.answers)} times")
        for lobby in self.database.tables.values():
            if lobby.next is None and lobby.status == "over" and all_accepted(lobby):
                self.violate("everybody accepted the rematch, but there is none")
