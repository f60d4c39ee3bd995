"""A simulated world: workers, a database and clients at one table, from one plan."""

import asyncio
import gc
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain
from random import Random
from typing import Any

from foretell.errors import ForetellError
from foretell.game import Action, View
from foretell.table.lobby import Lobby
from foretell.table.rematch import accept_rematch, decline_rematch

from .begun_games import begun_game, full_lobby, open_lobby
from .clients import Client, Flood, Player
from .plans import Disturbance, Plan, Trouble
from .promises import GRACE, Replays, late_clients, unheard_lines, unsettled, wrong_ends
from .surroundings import Surroundings
from .workers import METRICS, Worker

HORIZON = 1_800.0
"""Virtual seconds after the last fault within which every game must end."""
REMATCH_SECONDS = 300.0
"""Virtual seconds after the last fault within which the cards of a rematch must be dealt."""
SETTLE_SECONDS = 60.0
"""Virtual seconds after the end within which every client must know everything."""


REMATCH_ROUGH_SECONDS = 20.0
"""Virtual seconds for which things go wrong after a game."""
MAX_BURSTS, MAX_CHANGES = 4, 6
"""How often somebody hesitates, and how often they change their mind each time."""
MAX_OUTAGE = 40.0
COLLECT_AFTER = 20
"""Number of worlds after which the garbage is collected."""
POLL_SECONDS = 2.0
"""Virtual seconds between two looks at whether a promise about time is kept."""


class BrokenPromiseError(AssertionError):
    """The server broke a promise. The message names the plan."""


class World(Surroundings):
    """One table and everybody around it."""

    def __init__(self, plan: Plan | int, *, keep_trace: bool = False) -> None:
        super().__init__(Plan.from_seed(plan) if isinstance(plan, int) else plan, keep_trace=keep_trace)
        self.loop.work = self._think
        self.clients: list[Client] = []
        self._failures = METRICS.failures
        self._hesitating = ""
        """The table where somebody hesitates to play a rematch."""

    # --- what goes wrong ---

    def start_worker(self) -> None:
        worker = Worker(
            f"worker {len(self.workers) + 1}", self.database, self.loop, self.outside, self.chance,
            shared=self.plan.shared,
        )  # fmt: skip
        self.workers.append(worker)
        self.note(f"{worker.name} starts")
        self.loop.call_soon(worker.start, context=worker.context)

    def crash(self, worker: Worker) -> None:
        """Crash a worker. Its connections break, and another worker starts after a while."""
        self.note(f"{worker.name} crashes")
        worker.crash()
        self.database.stores.remove(worker.store)
        for client in self.clients:
            client.drop_if_at(worker)
        self.later(self.chance.uniform(0.2, 10.0), self.start_worker)

    def disturb(self, kind: Disturbance) -> None:
        """Let something go wrong."""
        if self.calm_since is not None:
            return
        worker, client = self.some_worker(), self.clients[int(self.chance.random() * len(self.clients))]
        if kind == "crash" and worker is not None:
            self.crash(worker)
        elif kind in ("outage", "gag") and worker is not None:
            self.note(f"{worker.name} cannot reach the database ({kind})")
            worker.store.cut_off(self.chance.uniform(1.0, MAX_OUTAGE), deaf=kind == "outage")
        elif client.link is not None:
            self.note(f"the connection of {client} breaks ({kind})")
            client.link.cut(silently=kind != "cut", to_client=kind != "mute", to_server=kind != "deafen")

    def _think(self, choose: Any, view: View) -> tuple[float, Action | None]:
        """Choose at random in place of a bot: what bots think is not our subject, and takes long."""
        watching = choose.__name__ == "show"
        return 0.3 * self.chance.random(), None if watching else self.choose(self.chance, view.legal, view.phase)

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
            raise BrokenPromiseError(f"seed {self.plan.seed}: {self.violations[0]}")

    async def _play(self) -> None:
        lobby = self._set_up()
        await self._rough_time(lobby.id, self.plan.faulty_seconds, self.plan.troubles)
        await self._until(lambda: self.database.tables[lobby.id].status == "over", HORIZON, "the game did not end")
        if self.plan.rematch:
            await self._rough_time("", min(self.plan.faulty_seconds, REMATCH_ROUGH_SECONDS), self.plan.rematch_troubles)
            await self._until(lambda: self._rematch_dealt(lobby.id), REMATCH_SECONDS, "the rematch was not dealt")
        replays = Replays(self.database)
        if self.plan.hesitant:
            await self._settle(replays)
            self._hesitating = lobby.id
            for _ in range(int(self.chance.uniform(1, MAX_BURSTS))):
                self.later(self.chance.uniform(0.0, REMATCH_ROUGH_SECONDS), self._hesitate)
            await self._rough_time("", REMATCH_ROUGH_SECONDS, self.plan.rematch_troubles)
            self._hesitating = ""
        await self._settle(replays)

    async def _settle(self, replays: Replays) -> None:
        """Wait until the effects of all faults are over, and check that everybody knows everything."""
        await asyncio.sleep(max(0.0, (self.calm_since or 0.0) + GRACE - self.loop.now))
        await self._until(lambda: not any(unsettled(self, self.clients, replays)), SETTLE_SECONDS, "")
        wrongs = (
            unsettled(self, self.clients, replays),
            unheard_lines(self, self.clients),
            wrong_ends(self, replays),
        )
        for wrong in chain.from_iterable(wrongs):
            self.violate(wrong)

    async def _rough_time(self, table: str, seconds: float, troubles: tuple[Trouble, ...]) -> None:
        """Let things go wrong for a while, at most until the game of a table is over."""
        self.get_rough()
        for trouble in troubles:
            self.later(trouble.at, self.disturb, trouble.kind)
        end = self.loop.now + seconds
        while self.loop.now < end and not self._is_over(table):
            await asyncio.sleep(min(end - self.loop.now, POLL_SECONDS))
        self.calm_down()

    def connecting(self) -> None:
        """Sometimes, let somebody change their mind about a rematch while a client connects."""
        if self._hesitating and self.chance.random() < 0.5:
            self.later(self.chance.uniform(0.0, 0.1 + 0.02 * self.plan.latency), self._hesitate)

    def _hesitate(self) -> None:
        """Let somebody accept or decline a rematch, several times in short order."""
        worker, at = self.some_worker(), 0.0
        for _ in range(int(self.chance.uniform(1, MAX_CHANGES))):
            if worker is not None and self._hesitating:
                self.note(f"somebody changes their mind at {worker.name}")
                self.later(at, self._change_mind, worker, self._hesitating, context=worker.context)
                at += self.chance.uniform(0.0, 0.02 * self.plan.latency)

    def _change_mind(self, worker: Worker, table: str) -> None:
        worker.hub.background.spawn(self._changed_mind(worker, table))

    async def _changed_mind(self, worker: Worker, table: str) -> None:
        with suppress(ForetellError):
            await worker.hub.desk.change(table, changed_mind)

    def _is_over(self, table: str) -> bool:
        rooms = (worker.hub.registry.rooms.get(table) for worker in self.workers)
        return any(room is not None and room.over for room in rooms)

    def _rematch_dealt(self, table: str) -> bool:
        rematch = self.database.tables[table].next
        return rematch is not None and bool(self.database.logs.get(rematch))

    async def _until(self, done: Callable[[], bool], seconds: float, failure: str) -> None:
        """Let time pass until something is done, or a promise is broken."""
        end = self.loop.now + seconds
        while not done() and not self.violations and self.loop.now < end:
            await asyncio.sleep(POLL_SECONDS)
            for late in late_clients(self, self.clients):
                self.violate(late)
        if failure and not done():
            self.violate(failure)

    # --- who is there ---

    def _set_up(self) -> Lobby:
        plan, chance = self.plan, self.chance
        lobby = self._open_table()
        for _ in range(plan.workers):
            self.start_worker()
        persons = [f"person{seat}" for seat in range(plan.persons)]
        kind = Flood if plan.flood else Player
        for person in (*persons, *persons[: plan.tabs]):
            self.clients.append(kind(self, lobby.id, person, Random(chance.random())))
        for _ in range(plan.spectators):
            self.clients.append(Client(self, lobby.id, None, Random(chance.random())))
        for client in self.clients:
            self.later(chance.uniform(0.0, 4.0), client.connect)
        return lobby

    def _open_table(self) -> Lobby:
        plan = self.plan
        if plan.lobby:
            lobby = open_lobby(plan.players, plan.clock, self.chance)
        else:
            lobby = full_lobby(plan.players, plan.persons, plan.clock, self.chance)
        if plan.begun:
            lobby, log = begun_game(lobby, plan.begun, self.chance)
            self.database.restore_log(log)
        self.database.create(lobby)
        return lobby


def changed_mind(lobby: Lobby) -> Lobby:
    """Accept or decline a rematch for the first person. The others never accept."""
    person = lobby.seats[0].person or ""
    return (decline_rematch if lobby.rematch else accept_rematch)(lobby, person)


@contextmanager
def rare_garbage_collection() -> Iterator[None]:
    """Run worlds without the garbage collector, which takes a fifth of the time. `run_worlds` calls it now and then."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def run_worlds(seeds: Iterable[int]) -> None:
    """Run one world for each seed. Raise `BrokenPromiseError` at the first broken promise."""
    with rare_garbage_collection():
        for number, seed in enumerate(seeds, 1):
            World(seed).run()
            if number % COLLECT_AFTER == 0:
                gc.collect()
