"""The program on the page about the bot API runs as printed."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.harness import Person, Server

PAGE = Path(__file__).parents[2] / "docs" / "bot-api.md"
PATIENT = ("--deal-wait", "30")
"""Contributions are waited for, however busy the machine is."""
SECONDS = 120
PROGRAM = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    found, _ = PROGRAM.findall(PAGE.read_text("utf-8"))
    file = tmp_path / "bot.py"
    file.write_text(found, "utf-8")
    return file


@contextmanager
def running(program: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, str(program), *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def said_by(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate(timeout=SECONDS)
    assert (process.returncode, err) == (0, "")
    return out


def test_it_plays_a_game_against_bots(program: Path, tmp_path: Path) -> None:
    with Server(tmp_path / "data", *PATIENT) as server, running(program, server.url, "Robo") as process:
        assert re.fullmatch(r"Robo has seat 0\. The game ended with \{'winner': .*\n", said_by(process))


def test_two_of_them_play_against_each_other_and_a_crash(program: Path, tmp_path: Path) -> None:
    with Server(tmp_path / "data", *PATIENT) as server:
        one, two = asyncio.run(match(server, program))
        assert "'winner'" in one
        assert one == two


async def match(server: Server, program: Path) -> list[str]:
    """Run two programs at a table, and restart the server during their game. Return the last line of each."""
    async with Person(server) as owner:
        table = (await owner.call("POST", "/tables", {"players": 2}))["table"]
        with running(program, server.url, "One", table["code"]) as one:
            await contributed(owner, table["id"], 0)
            with running(program, server.url, "Two", table["code"]) as two:
                await contributed(owner, table["id"], 1)
                await owner.call("POST", f"/tables/{table['id']}/start")
                watcher = await owner.connect(table["id"], -1)
                await watcher.until(10)
                server.kill()
                await watcher.close()
                server.start()
                return [said_by(process).partition(". ")[2] for process in (one, two)]


async def contributed(owner: Person, table: str, seat: int) -> None:
    """Wait until somebody has taken a seat and added to the seed."""
    while not (await owner.call("GET", f"/tables/{table}"))["table"]["seats"][seat]["contributed"]:
        await asyncio.sleep(0.05)
