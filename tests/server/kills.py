"""Kill the server with kill -9 at random times under load. Every message that it sent is in the log.

Many tables of clients send decisions as fast as they can. The server dies and restarts with the same data, and all
clients continue from their last ply. Each client keeps every frame, and the test compares these frames with the log,
byte for byte. So it finds a move that a client saw and the log lacks, or that differs.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from foretell.table.entries import Entry
from foretell.table.live import Live
from foretell.table.past_frames import frames_since
from tests.server.harness import Person, Seat, Server, seated
from tests.store.samples import opened

TABLES = 12
MIN_SECONDS, MAX_SECONDS = 0.05, 0.7
"""Seconds between a server that answers and its death."""
GONE = (OSError, WebSocketException, httpx.TransportError)
"""What a client sees of a server that dies."""


class Counts(NamedTuple):
    """How many things were checked."""

    kills: int = 0
    games: int = 0
    """Games that were played to their end."""
    moves: int = 0
    """Entries that are in the logs."""
    frames: int = 0
    """Frames that were compared."""
    posted: int = 0
    """Moves that were acknowledged by an answer to a POST."""


class Player:
    """A seat that reconnects after each crash, and every frame that it has received."""

    def __init__(self, table: str, person: Person, chance: Random, *, posts: bool) -> None:
        self.frames: list[bytes] = []
        self.checked = 0
        self.posted: dict[int, str] = {}
        """What the server said to be in the log, by ply."""
        self.viewer: int | None = None
        self.over = False
        self._table = table
        self._person = person
        self._chance = chance
        self._posts = posts
        self._view: dict[str, object] = {}
        self._decided = -1

    async def play(self) -> None:
        """Play until the game ends or the server dies."""
        seat: Seat | None = None
        self._decided = -1  # what was on its way when the server died may not have arrived
        try:
            seat = await self._person.connect(self._table, len(self.frames) - 1)
            self.viewer = seat.seat
            seat.view = self._view
            while not seat.over:
                await self._decide(seat)
                await seat.next()
        except GONE:
            return
        finally:
            if seat is not None:
                await self._leave(seat)

    async def _decide(self, seat: Seat) -> None:
        """Decide once at each ply with choices."""
        if not seat.choices or seat.ply == self._decided:
            return
        self._decided = seat.ply
        action = self._chance.choice(seat.choices)
        if not self._posts:
            await seat.act(action)
            return
        answer = await self._person.http.post(
            f"/api/v1/tables/{self._table}/moves", json={"ply": seat.ply, "action": action}
        )
        if answer.is_success:
            self.posted[answer.json()["ply"]] = action

    async def _leave(self, seat: Seat) -> None:
        with suppress(*GONE):  # what came before the end counts
            while seat.socket.state.name != "CLOSED" and not seat.over:
                await seat.next()
        await seat.close()
        self.frames += seat.frames
        self._view = seat.view
        self.over = seat.over

    def check(self, log: Sequence[Entry]) -> int:
        """Check that the received frames follow exactly from the log. Return how many there are."""
        assert len(self.frames) <= len(log), f"{self._table}: ply {len(self.frames) - 1} was told, and is not there"
        told = frames_since(log[: len(self.frames)], self.checked - 1, self.viewer)
        assert self.frames[self.checked :] == told, f"{self._table}: seat {self.viewer} was told something else"
        for ply, action in self.posted.items():
            assert (log[ply].seat, log[ply].text) == (self.viewer, action)
        looked, self.checked = len(told), len(self.frames)
        return looked

    async def close(self) -> None:
        """Close the connection for good."""
        await self._person.http.aclose()


class Game:
    """A table and its players."""

    def __init__(self, key: str, persons: Sequence[Person], chance: Random) -> None:
        self.key = key
        posts = chance.random() < 0.25
        self.players = [Player(key, person, chance, posts=posts) for person in persons]
        self.log: list[Entry] = []

    @classmethod
    async def begun(cls, server: Server, chance: Random) -> "Game":
        """Open a new table, sometimes with bots."""
        players = chance.randint(2, 4)
        people = players if players == 2 or chance.random() < 0.7 else 2
        key, persons = await seated(server, {"players": players, "side": chance.choice("AB")}, people)
        return cls(key, persons, chance)

    @property
    def over(self) -> bool:
        """Whether every player knows that the game is over."""
        return all(player.over for player in self.players)

    async def play(self) -> None:
        """Play until the game ends or the server dies."""
        await asyncio.gather(*(player.play() for player in self.players if not player.over))

    def check(self, log: list[Entry]) -> int:
        """Check that the log has only grown, without gaps, and agrees with all received frames. Return their number."""
        assert log[: len(self.log)] == self.log, f"{self.key}: the log was changed"
        assert [entry.ply for entry in log] == list(range(len(log)))
        self.log = log
        return sum(player.check(log) for player in self.players)

    async def close(self) -> None:
        """Close all connections of the table."""
        await asyncio.gather(*(player.close() for player in self.players))


class Load:
    """Tables whose players move as fast as they can."""

    def __init__(self, server: Server, url: str, chance: Random, tables: int) -> None:
        self._server = server
        self._url = url
        self._chance = chance
        self._tables = tables
        self._games: list[Game] = []
        self.counts = Counts()

    async def kill(self) -> None:
        """Play, kill the server, check the log, and reconnect."""
        while len(self._games) < self._tables:
            self._games.append(await Game.begun(self._server, self._chance))
        playing = [asyncio.create_task(game.play()) for game in self._games]
        await asyncio.sleep(self._chance.uniform(MIN_SECONDS, MAX_SECONDS))
        self._server.kill()
        await asyncio.gather(*playing)
        await self.check()
        self.counts = self.counts._replace(kills=self.counts.kills + 1)
        await asyncio.to_thread(self._server.start)

    async def end(self) -> None:
        """Play all unfinished games to their end."""
        await asyncio.gather(*(game.play() for game in self._games))
        assert all(game.over for game in self._games)
        self._server.stop()
        await self.check()
        assert not self._games

    async def check(self) -> None:
        """Compare all received frames with the log while no server runs."""
        async with opened(self._url) as store:
            for game in tuple(self._games):
                log = await store.entries(game.key)
                before = len(game.log)
                frames = game.check(log)
                self._count(moves=len(log) - before, frames=frames)
                if game.over:
                    await self._finish(game)

    async def _finish(self, game: Game) -> None:
        assert Live.rebuilt(game.log).over
        self._count(games=1, posted=sum(len(player.posted) for player in game.players))
        self._games.remove(game)
        await game.close()

    def _count(self, **more: int) -> None:
        self.counts = Counts(**{name: number + more.get(name, 0) for name, number in self.counts._asdict().items()})

    async def close(self) -> None:
        """Close all connections, even after an error."""
        await asyncio.gather(*(game.close() for game in self._games))


def kill_and_check(
    folder: Path, url: str, seed: int, kills: int, tables: int = TABLES, told: Callable[[Counts], None] = lambda _: None
) -> Counts:
    """Kill a server with this database several times, and check the data each time. `told` gets the progress."""

    async def run(server: Server) -> Counts:
        load = Load(server, url, Random(seed), tables)
        try:
            for _ in range(kills):
                await load.kill()
                told(load.counts)
            await load.end()
        finally:
            await load.close()
        return load.counts

    with Server(folder / "data", "--database", url, "--close-after", "3600", "--away-after", "3600") as server:
        return asyncio.run(run(server))
