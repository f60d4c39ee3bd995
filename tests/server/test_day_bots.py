"""The bots of the day make the same choices at every worker."""

import asyncio
from collections.abc import Sequence

import pytest

from foretell.daily import DAY_SEAT, DayDeal
from foretell.server.background import Background
from foretell.server.bot_threads import BotThreads, TableBots
from foretell.server.metrics import Metrics
from foretell.server.time_source import TimeSource
from foretell.table.day_table import new_day_table
from foretell.table.headers import deal_entry
from foretell.table.live import Live

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
