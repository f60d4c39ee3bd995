"""A process that appends until it is killed, and prints what was acknowledged: `python -m tests.store.appender URL`."""

import asyncio
import json
import random
import sys
from itertools import count

from foretell.store import open_store
from tests.store.samples import entry

GAMES = [f"game{number}" for number in range(20)]


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def work(url: str) -> None:
    store = await open_store(url)
    say("ready")
    plies = dict.fromkeys(GAMES, 0)
    for _ in count():
        batch = [entry(game, plies[game]) for game in random.sample(GAMES, random.randint(1, len(GAMES)))]
        assert all(await store.append(batch))
        plies |= {one.game: one.ply + 1 for one in batch}
        say(json.dumps([[one.game, one.ply] for one in batch]))


if __name__ == "__main__":
    asyncio.run(work(sys.argv[1]))
