"""Limits on the tables of one person and of one client, and on tables where only bots play."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from foretell.server import openings
from foretell.server.background import Background
from foretell.server.bot_threads import THREADS, BotThreads
from foretell.server.limits import TooFast
from foretell.server.metrics import Metrics
from foretell.server.openings import MAX_KEYS, Openings
from foretell.server.settings import Settings
from foretell.server.time_source import TimeSource
from foretell.table.lobby import Lobby, TableSettings, new_lobby, seat_bot, sit
from foretell.table.refusals import Refusal
from tests.server.fake_clock import FakeClock

from .harness import PATIENCE, Person, Server

BOTS = ["novice", "novice"]


class World:
    """Openings over a set of tables in memory that a test chooses."""

    def __init__(self, **settings: Any) -> None:
        self.clock = FakeClock()
        self.over: dict[str, bool] = {}
        self.openings = Openings(Settings(**settings), self.over.get, self.clock)

    def load(self, table: str, *, over: bool) -> None:
        """Put a table into memory."""
        self.over[table] = over

    def open(self, client: str, person: str) -> str:
        return asyncio.run(self.openings.open(client, person, made(new_lobby(person, TableSettings(), 0)))).id

    def start(self, client: str, lobby: Lobby) -> None:
        asyncio.run(self.openings.start(client, lobby, made(lobby)))


def made(lobby: Lobby) -> Callable[[], Any]:
    async def make() -> Lobby:
        return lobby

    return make


def only_bots(owner: str) -> Lobby:
    lobby = new_lobby(owner, TableSettings(players=2), 0)
    return seat_bot(seat_bot(lobby, owner, 0, "novice"), owner, 1, "novice")


def test_tables_are_counted_by_client_and_by_person() -> None:
    world = World(rate=0, max_tables=3, max_tables_per_client=5)
    for _ in range(3):
        world.open("192.0.2.1", "Ada")
    with pytest.raises(Refusal, match="3 unfinished tables of one person"):
        world.open("192.0.2.2", "Ada")
    for person in ("Ben", "Cora"):
        world.open("192.0.2.1", person)
    with pytest.raises(Refusal, match="5 unfinished tables from one address"):
        world.open("192.0.2.1", "Dan")
    world.open("192.0.2.2", "Dan")


def test_a_table_counts_until_its_game_is_over_or_for_an_hour_out_of_memory() -> None:
    world = World(rate=0, max_tables=1)
    table = world.open("192.0.2.1", "Ada")
    world.load(table, over=False)
    world.clock.now += 10_000
    with pytest.raises(Refusal):
        world.open("192.0.2.1", "Ada")
    world.load(table, over=True)
    world.open("192.0.2.1", "Ada")
    world.clock.now += 3599
    with pytest.raises(Refusal):
        world.open("192.0.2.1", "Ada")
    world.clock.now += 1
    world.open("192.0.2.1", "Ada")


def test_a_table_that_has_ended_does_not_count() -> None:
    world = World(rate=0, max_tables=1, max_bot_tables=1)
    for _ in range(3):
        table = world.open("192.0.2.1", "Ada")
        lobby = only_bots("Ada")
        world.start("192.0.2.1", lobby)
        for ended in (table, lobby.id):
            world.openings.end(ended)
            world.openings.end(ended)
    assert world.openings._keys == {}


def test_without_limits_anything_goes() -> None:
    world = World(rate=0, max_tables=0, max_tables_per_client=0, max_bot_tables=0)
    for _ in range(300):
        world.open("192.0.2.1", "Ada")
        world.start("192.0.2.1", only_bots("Ada"))
    assert world.openings.wait_for_bot() == 0.0


def test_new_tables_may_not_come_too_often() -> None:
    world = World(rate=20)
    for number in range(20):
        world.open("192.0.2.1", f"person {number}")
    with pytest.raises(TooFast) as refused:
        world.open("192.0.2.1", "another")
    assert refused.value.wait == pytest.approx(1)
    world.clock.now += 1
    world.open("192.0.2.1", "another")


def test_openings_at_the_same_time_count() -> None:
    async def scene() -> int:
        go = asyncio.Event()

        async def make() -> Lobby:
            await go.wait()
            return new_lobby("Ada", TableSettings(), 0)

        world = World(rate=0, max_tables_per_client=3)
        opened = [asyncio.create_task(world.openings.open("192.0.2.1", f"{number}", make)) for number in range(10)]
        await asyncio.sleep(0)
        go.set()
        answers = await asyncio.gather(*opened, return_exceptions=True)
        return sum(isinstance(answer, Lobby) for answer in answers)

    assert asyncio.run(scene()) == 3


def test_tables_of_bots_are_capped_for_each_client_and_each_owner() -> None:
    world = World(max_bot_tables=2)
    for owner in ("Ada", "Ben"):
        world.start("192.0.2.1", only_bots(owner))
    with pytest.raises(Refusal, match="2 unfinished tables with bots only"):
        world.start("192.0.2.1", only_bots("Cora"))
    world.start("192.0.2.2", only_bots("Ada"))
    with pytest.raises(Refusal):
        world.start("192.0.2.3", only_bots("Ada"))
    seated = sit(new_lobby("Ada", TableSettings(players=2), 0), "Ada", 0, "Ada")
    world.start("192.0.2.1", seated)


def test_a_refused_start_does_not_count() -> None:
    async def refused() -> Lobby:
        raise Refusal("not_owner", "no")

    world = World(max_bot_tables=1)
    for _ in range(3):
        with pytest.raises(Refusal, match="no"):
            asyncio.run(world.openings.start("192.0.2.1", only_bots("Ada"), refused))
    world.start("192.0.2.1", only_bots("Ada"))


def test_bots_wait_where_nobody_plays() -> None:
    world = World()
    waits = [world.openings.wait_for_bot() for _ in range(120)]
    assert waits[:80] == pytest.approx([0.0] * 80)
    assert waits[-1] == pytest.approx(1)
    world.clock.now += 1
    assert world.openings.wait_for_bot() == pytest.approx(0.025)


def test_persons_with_finished_tables_are_forgotten() -> None:
    world = World(rate=0, max_tables_per_client=0)

    async def scene() -> None:
        for number in range(2 * MAX_KEYS):
            world.clock.now += 1
            await world.openings.open("192.0.2.1", f"{number}", made(replace(LOBBY, id=f"{number}")))
        assert len(world.openings._tables) < MAX_KEYS + 2
        assert len(world.openings._keys) < MAX_KEYS + 2

    asyncio.run(scene())


def test_many_unfinished_tables_are_looked_at_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "MAX_KEYS", 100)
    world, looks = World(rate=0, max_tables_per_client=0), Counter[str]()

    def is_over(table: str) -> bool:
        looks["all"] += 1
        return False

    world.openings = Openings(Settings(rate=0, max_tables_per_client=0), is_over, world.clock)

    async def scene() -> None:
        for number in range(1000):
            await world.openings.open("192.0.2.1", f"{number}", made(replace(LOBBY, id=f"{number}")))

    asyncio.run(scene())
    assert looks["all"] < 2000, "each table about twice"


LOBBY = new_lobby("Ada", TableSettings(), 0)


def test_standing_up_or_no_cookie_does_not_help(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        async with Person(server) as ada:
            for _ in range(3):
                place = await ada.call("POST", "/tables", {"name": "Ada"})
                await ada.call("DELETE", f"/tables/{place['table']['id']}/seats/0")
            answer = await ada.http.post("/api/v1/tables", json={"name": "Ada"})
            assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        keys = []
        for number in range(3):
            async with Person(server) as somebody:
                answer = await somebody.http.post("/api/v1/tables", json={"players": 2, "bots": BOTS})
                assert answer.status_code == (201 if number < 2 else 503)
                if number < 2:
                    keys.append(answer.json()["table"]["id"])
                    begun = await somebody.http.post(f"/api/v1/tables/{keys[-1]}/start")
                    assert begun.status_code == (200 if number == 0 else 503)

    # The game of the bots must not end before the last request.
    pause = ("--bot-pause", "60")
    flags = ("--max-tables", "3", "--max-tables-per-client", "5", "--max-bot-tables", "1", *pause)
    with Server(tmp_path / "data", *flags) as server:
        asyncio.run(scene(server))


# --- bots where nobody plays ----------------------------------------------------------------------


class SlowTime(TimeSource):
    """A clock whose sleeps take no time and are recorded."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)


@pytest.mark.parametrize("wait", [0.0, 5.0])
def test_a_bot_where_nobody_plays_waits_for_its_turn(wait: float) -> None:
    async def scene() -> list[float]:
        time_source = SlowTime()
        bots = BotThreads(Background(Metrics()), time_source, lambda: wait)
        await bots.wait_for_turn()
        bots.stop()
        return time_source.slept

    assert asyncio.run(scene()) == ([wait] if wait else [])


def test_bots_that_have_not_begun_to_think_stop_with_the_server() -> None:
    """Otherwise the process would end only after the whole queue."""
    begun, go = threading.Semaphore(0), threading.Event()

    class Slow:
        def choose(self, view: Any) -> Any:
            begun.release()
            go.wait(PATIENCE)
            return view.legal[0]

    async def scene() -> list[Any]:
        bots = BotThreads(Background(Metrics()), TimeSource(), lambda: 0.0)
        view: Any = SimpleNamespace(legal=("pass",))
        choices = [asyncio.ensure_future(bots.choose(cast("Any", Slow()), view)) for _ in range(THREADS + 1)]
        for _ in range(THREADS):
            assert await asyncio.to_thread(begun.acquire, timeout=PATIENCE)
        bots.stop()
        go.set()
        return await asyncio.gather(*choices, return_exceptions=True)

    *chosen, dropped = asyncio.run(scene())
    assert chosen == ["pass"] * THREADS
    assert isinstance(dropped, asyncio.CancelledError)
