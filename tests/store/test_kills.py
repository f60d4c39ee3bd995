"""If a process is killed, everything that it acknowledged is in the store."""

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from foretell.store import StoreError, open_store
from tests.store.appender import GAMES
from tests.store.samples import log, opened

ROOT = Path(__file__).parents[2]


@contextmanager
def appending(url: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.store.appender", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def acknowledged(process: subprocess.Popen[str], least: int) -> dict[str, int]:
    """Kill the writer after a number of lines. Return the number of acknowledged plies of each game."""
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if len(lines) == least:
            process.kill()
    assert lines[0] == "ready\n"
    plies = dict.fromkeys(GAMES, 0)
    for line in lines[1:]:
        if line.endswith("\n"):
            plies |= {game: ply + 1 for game, ply in json.loads(line)}
    return plies


@pytest.mark.parametrize("seed", range(4))
def test_everything_acknowledged_survives_a_kill(url: str, seed: int) -> None:
    with appending(url) as process:
        said = acknowledged(process, random.Random(seed).randrange(5, 200))
    assert process.returncode == -9

    async def look() -> None:
        async with opened(url) as store:
            for game, plies in said.items():
                stored = await store.entries(game)
                assert stored == log(game, len(stored))
                assert len(stored) - plies in {0, 1}
            assert sum(said.values()) > 0
            plies = len(await store.entries(GAMES[0]))
            assert await store.append(log(GAMES[0], plies + 1)) == [False] * plies + [True]

    asyncio.run(look())


def test_a_file_in_use_by_a_living_process_is_refused_and_free_after_its_death(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/foretell.db"
    with appending(url) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        with pytest.raises(StoreError, match=f"process {process.pid}"):
            asyncio.run(open_store(url))
        process.kill()
        process.communicate(timeout=60)

    async def look() -> None:
        async with opened(url) as store:
            assert await store.ready()

    asyncio.run(look())
