"""Bots at a table of the server can watch the game."""

import asyncio
import json
from pathlib import Path

from tests.server.harness import PATIENCE, Server, table

WATCHING = """
import json, sys
import foretell.table.bots
from foretell.cli import main
from foretell.players import RandomPlayer

class Witness(RandomPlayer):
    watched = 0
    def watch(self, events):
        self.watched += len(events)
        with open({file!r}, "a") as file:
            print(json.dumps([id(self), [event.key for event in events]]), file=file)

foretell.table.bots.bot = lambda level, seed: Witness(seed)
sys.exit(main())
"""


def test_a_bot_sees_the_game_from_the_deal_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "events"
    server = Server(tmp_path / "data")
    server.program = ("-c", WATCHING.format(file=str(file)))

    async def play() -> None:
        async with table(server, {"players": 3, "level": "novice"}) as there:
            guest = await there.spectator(-1)
            for seat in there.seats:
                await seat.send({"type": "away"})
            while not guest.over:
                await guest.next()
        async with asyncio.timeout(PATIENCE):
            while file.read_text("utf-8").count("game_ended") < 3:
                await asyncio.sleep(0.02)

    with server:
        asyncio.run(play())
    seen: dict[int, list[str]] = {}
    for line in file.read_text("utf-8").splitlines():
        bot, keys = json.loads(line)
        seen.setdefault(bot, []).extend(keys)
    assert len(seen) == 3
    for keys in seen.values():
        assert (keys[0], keys[-1]) == ("round_started", "game_ended")
        assert keys.count("round_started") == keys.count("round_ended")
    assert len({tuple(keys) for keys in seen.values()}) == 1
