"""The bots of the day make the same choices at every worker."""

import asyncio
from collections.abc import Sequence
from threading import current_thread

import pytest
from msgspec.structs import replace

from foretell.daily import DAY_SEAT, DayDeal
from foretell.game import Action
from foretell.players import Player
from foretell.server import bot_threads
from foretell.server.background import Background
from foretell.server.bot_threads import BotThreads, TableBots
from foretell.server.metrics import Metrics
from foretell.server.time_source import TimeSource
from foretell.table.bots import bot_for
from foretell.table.day_table import new_day_table
from foretell.table.headers import deal_entry
from foretell.table.live import Live
from foretell.table.lobby import Lobby

LOBBY = new_day_table("ada", "Ada", DayDeal("2026-11-18", bytes(32)), 0)


async def played(turns: Sequence[int]) -> list[str]:
    """Play with several workers. `turns` names the worker for each decision of the bots, and repeats."""
    background = Background(Metrics())
    bots = BotThreads(background, TimeSource(), lambda: 0.0)
    workers = [TableBots(bots, background) for _ in range(max(turns) + 1)]
    live, asked = Live(deal_entry(LOBBY, 0)), 0
    while not live.over:
        seat = live.actors[0]
        if seat == DAY_SEAT:
            entry = live.act(seat, live.ply, live.view(seat).choices[0], 0)
        else:
            worker = workers[turns[asked % len(turns)]]
            entry = live.choice_of_bot(seat, await worker.choose(LOBBY, seat, live), 0)
            asked += 1
        live.advance(entry)
        for worker in workers:
            worker.follow(LOBBY, entry, live)
    bots.stop()
    return [str(ply) for ply in live.game.plies]


@pytest.mark.parametrize("turns", [(0, 0, 1), (0, 1, 1, 1), (0, 1, 2)])
def test_workers_that_take_turns_play_the_same_game(turns: tuple[int, ...]) -> None:
    assert asyncio.run(played(turns)) == asyncio.run(played((0,)))


@pytest.mark.parametrize(("lobby", "again"), [(LOBBY, 1), (replace(LOBBY, day=None), 0)], ids=["day", "other table"])
def test_only_a_bot_of_a_day_is_made_again_after_a_take_back(
    monkeypatch: pytest.MonkeyPatch, lobby: Lobby, again: int
) -> None:
    """Other bots remember what they have seen."""
    made: list[int] = []
    threads_of_bots: set[str] = set()

    def noted(lobby: Lobby, seat: int, seed: int, standing: tuple[Action, ...]) -> Player:
        made.append(seat)
        threads_of_bots.add(current_thread().name[:3])
        return bot_for(lobby, seat, seed, standing)

    monkeypatch.setattr(bot_threads, "bot_for", noted)

    async def scene() -> None:
        background = Background(Metrics())
        threads = BotThreads(background, TimeSource(), lambda: 0.0)
        bots, live = TableBots(threads, background), Live(deal_entry(LOBBY, 0))
        while live.actors[0] == DAY_SEAT:
            live.advance(live.act(DAY_SEAT, live.ply, live.view(DAY_SEAT).choices[0], 0))
        seat = live.actors[0]
        entry = live.choice_of_bot(seat, await bots.choose(lobby, seat, live), 0)
        for told, expected in ((entry, 1), (entry._replace(kind="undo"), 1 + again)):
            bots.follow(lobby, told, live)
            await bots.choose(lobby, seat, live)
            assert made == [seat] * expected
        threads.stop()

    asyncio.run(scene())
    assert threads_of_bots == {"bot"}, "making a bot may take long, so the event loop must not wait for it"
