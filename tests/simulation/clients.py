"""Simulated clients: players, spectators and floods. They choose at random, and connect again when they must."""

from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from foretell.errors import ForetellError
from foretell.server.rooms import Change
from foretell.table import wire
from foretell.table.lobby import Lobby, begin, seat_bot, sit, swap

from .links import Link
from .plans import Pace
from .surroundings import Surroundings
from .workers import Worker

SECONDS: dict[Pace, tuple[float, float]] = {"quick": (0.0, 0.4), "usual": (0.05, 3.0), "moody": (0.0, 0.8)}
"""How long a player thinks."""
PAUSE = (10.0, 30.0)
"""How long a moody player sometimes pauses."""
PATIENCE = 8.0
"""Seconds after which a client tries again."""


class Client:
    """Somebody with a connection to a table, which they watch."""

    def __init__(self, world: Surroundings, table: str, person: str | None, chance: Random) -> None:
        self.table = table
        self.person = person
        self.view: dict[str, Any] | None = None
        self.ply = -1
        self.info: dict[str, Any] | None = None
        """What the server last told about the table."""
        self.greeted = False
        self.greeted_at = 0.0
        self.heard: Counter[str] = Counter()
        """How often each line of the chat arrived at this connection."""
        self.link: Link | None = None
        self._world = world
        self._chance = chance

    def __str__(self) -> str:
        worker = self.link.worker.name if self.link is not None else "nobody"
        return f"{self.person or 'a spectator'} (connected to {worker}, ply {self.ply})"

    @property
    def connected(self) -> bool:
        return self.link is not None and self.link.up

    def connect(self) -> None:
        """Connect to any worker, and resume where we were or, sometimes, from the beginning."""
        worker = self._world.some_worker()
        if worker is None:
            self._world.later(0.5, self.connect)
            return
        self.link = Link(self._world, self, worker)
        self.greeted = False
        self.heard.clear()
        if self._chance.random() < 0.2:
            self.view, self.ply = None, -1
        since = self.ply if self.view is not None else None
        self._world.note(f"{self} connects, since {since}")
        self.link.send(self.link.hello, since)
        self._world.connecting()

    def lost(self, link: Link) -> None:
        """Notice that a connection is gone, and connect again."""
        if link is self.link:
            self.link = None
            self._world.later(self._chance.uniform(0.0, 5.0), self.connect)

    def drop_if_at(self, worker: Worker) -> None:
        """Notice that a worker has crashed."""
        if self.link is not None and self.link.worker is worker:
            self.link.cut()

    def receive(self, link: Link, told: dict[str, Any]) -> None:
        if link is not self.link or link.table != self.table:
            return
        match told["type"]:
            case "view":
                self.view, self.ply = told["view"], told["ply"]
            case "frame":
                self._fold(told)
            case "welcome" | "table":
                if not self.greeted:
                    self.greeted, self.greeted_at = True, self._world.loop.now
                self.info = told["table"]
            case "said":
                self.heard[told["text"]] += 1
            case "refused":
                self._refused(told["code"])

    def _fold(self, frame: dict[str, Any]) -> None:
        if frame["ply"] != self.ply + 1:
            self._world.violate(f"a client at ply {self.ply} got the frame of ply {frame['ply']}")
        self.ply = frame["ply"]
        self.view = {**(self.view or {}), **frame["changes"]}

    def _refused(self, code: str) -> None:
        self._world.note(f"{self} is refused: {code}")
        if (not self.greeted or code in ("hello_first", "failed")) and self.link is not None:
            self.link.cut()


class Player(Client):
    """A person at a seat, in one of their tabs."""

    def __init__(self, world: Surroundings, table: str, person: str, chance: Random) -> None:
        super().__init__(world, table, person, chance)
        self._pending: wire.Act | None = None
        self._planned = False
        self._asking = False
        self._seconds = SECONDS[world.plan.pace]

    def connect(self) -> None:
        super().connect()
        if self._pending is not None and self.link is not None:  # it may have been lost, or not
            self.link.send(self.link.carry_out, self._pending)

    def lost(self, link: Link) -> None:
        if link is self.link:
            self._planned = self._asking = False
        super().lost(link)

    def receive(self, link: Link, told: dict[str, Any]) -> None:
        super().receive(link, told)
        if link is self.link and link.table == self.table:
            if told["type"] in ("welcome", "table"):
                self._manage(told)
            self._plan()

    def _fold(self, frame: dict[str, Any]) -> None:
        super()._fold(frame)
        if self._pending is not None and frame["ply"] > self._pending.ply:
            self._pending = None

    def _refused(self, code: str) -> None:
        self._pending = None
        super()._refused(code)

    # --- before and after the game ---

    def _manage(self, told: dict[str, Any]) -> None:
        """Sit down, begin, contribute to the seed, or ask for a rematch."""
        info, seat = told["table"], told["seat"]
        status = info["status"]
        if status == "dealing" and seat is not None and self.link is not None:
            if not info["seats"][seat]["contributed"]:
                self.link.send(self.link.carry_out, wire.Contribute(self._chance.randbytes(32).hex()))
        elif status == "open" and not self._asking:
            self._ask_soon(self._change_lobby)
        elif status == "over" and self._world.plan.rematch and not self._asking:
            if info["next"] is not None:
                self._move_to(info["next"])
            elif seat not in info["rematch"]:
                self._ask_soon(lambda worker: worker.hub.desk.rematch(self.table, self._name))

    @property
    def _name(self) -> str:
        return self.person or ""

    def _ask_soon(self, ask: Callable[[Worker], Awaitable[object]]) -> None:
        """Ask for something after a moment, and again after an error or without an answer."""
        self._asking = True
        self._world.later(self._chance.uniform(0.05, 3.0), self._ask, self.link, ask)

    def _ask(self, link: Link | None, ask: Callable[[Worker], Awaitable[object]]) -> None:
        if link is None or link is not self.link:
            return
        link.send(link.request, ask, self._asked)
        self._world.later(self._chance.uniform(PATIENCE, 4 * PATIENCE), self._look_again, link)

    def _asked(self, answer: object) -> None:
        if not isinstance(answer, ForetellError):
            self._asking = False
        self._world.note(f"{self} asked for a change: {type(answer).__name__} {answer}"[:160])

    def _look_again(self, link: Link) -> None:
        """Look again at what the server last told about the table."""
        if link is self.link and self.info is not None:
            self._asking = False
            seats = self.info["seats"]
            names = [seat["name"] for seat in seats]
            self._manage({"table": self.info, "seat": names.index(self._name) if self._name in names else None})

    async def _change_lobby(self, worker: Worker) -> Lobby:
        return await worker.hub.desk.change(self.table, self._lobby_change())

    def _lobby_change(self) -> Change:
        """Return what to do before the game: sit, fill the other seats and begin; sometimes swap seats."""
        persons, whim = self._world.plan.persons, self._chance.random()

        def change(lobby: Lobby) -> Lobby:
            free = [number for number, seat in enumerate(lobby.seats) if seat.kind == "free"]
            if lobby.status != "open":
                return lobby
            if lobby.seat_of(self.person) is None:
                return sit(lobby, self._name, free[int(whim * len(free))], self._name) if free else lobby
            if whim < 0.2:
                return swap(lobby, lobby.owner, 0, 1)
            if self.person != lobby.owner or sum(seat.kind == "person" for seat in lobby.seats) < persons:
                return lobby
            return seat_bot(lobby, self._name, free[0], "novice") if free else begin(lobby, self._name)

        return change

    def _move_to(self, table: str) -> None:
        """Go on to the rematch."""
        if self.link is not None and self.link.up:
            self._world.note(f"{self} moves to the rematch")
            self.table, self.view, self.ply, self.info = table, None, -1, None
            self.link.cut()

    # --- during the game ---

    def _plan(self) -> None:
        if not self._planned and self.link is not None and self.view is not None:
            self._planned = True
            pauses = self._world.plan.pace == "moody" and self._chance.random() < 0.05
            self._world.later(self._chance.uniform(*(PAUSE if pauses else self._seconds)), self._decide, self.link)

    def _decide(self, link: Link) -> None:
        """Do one of the things that a person may do now."""
        if link is not self.link:
            return
        self._planned = False
        if self.view is None or not link.up or self.view["seat"] is None:
            return
        message = self._message(self.view)
        if message is None:
            return
        link.send(link.carry_out, message)
        if self._chance.random() < 0.05:
            link.send(link.carry_out, message)  # twice
        self._world.later(PATIENCE, self._ask_again, link)

    def _message(self, view: dict[str, Any]) -> Any:
        drawn = self._chance.random()
        if view["away"][view["seat"]]:
            return wire.Back()
        if view["undo"] and drawn < 0.1:
            return wire.Undo(self.ply)
        if drawn < 0.01 and self._world.calm_since is None:
            return wire.Away()
        if view["choices"] and self._pending is None:
            self._pending = wire.Act(self.ply, self._world.choose(self._chance, view["choices"], view["phase"]))
            return self._pending
        return wire.Say(text=self._world.new_line()) if drawn < 0.05 else None

    def _ask_again(self, link: Link) -> None:
        """After a while without an answer, decide again."""
        if link is self.link:
            self._pending = None
            self._plan()


class Flood(Player):
    """A person who sends many messages at once, most of them nonsense."""

    def _decide(self, link: Link) -> None:
        if link is self.link and link.up and self.view is not None and self._chance.random() < 0.3:
            self._world.note(f"{self} floods")
            for _ in range(int(self._chance.uniform(5, 30))):
                link.send(link.carry_out, self._nonsense(self.view))
        super()._decide(link)

    def _nonsense(self, view: dict[str, Any]) -> Any:
        drawn = int(self._chance.random() * 5)
        if drawn == 0 and view["choices"]:
            return wire.Act(self.ply, self._world.choose(self._chance, view["choices"], view["phase"]))
        nonsense = (wire.Act(self.ply, "+2C"), wire.Act(self.ply + 1, "=0"), wire.Undo(self.ply), wire.Back())
        return (*nonsense, wire.Contribute("00" * 32))[drawn]
