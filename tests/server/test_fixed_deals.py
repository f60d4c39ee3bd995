"""A test gets the same cards in every run, and other cards than other tests."""

import asyncio
import hashlib
from typing import Any

import pytest

from tests import deals
from tests.server.forking import SUPPORTED
from tests.server.harness import Person, Server

pytestmark = pytest.mark.skipif(not SUPPORTED, reason="only Linux forks servers; elsewhere, deals are random")


async def commitments(server: Server, tables: int) -> list[str]:
    """Open tables, and return their commitments."""
    async with Person(server) as ada:
        opened = [await ada.call("POST", "/tables", {"players": 2, "name": "Ada"}) for _ in range(tables)]
    return [table["table"]["commitment"] for table in opened]


def expected(test: str, count: int) -> str:
    """Return the commitment to the secret of a test's table number `count`."""
    return hashlib.sha256(hashlib.sha256(f"7 {test} secret {count}".encode()).digest()).hexdigest()


def test_secrets_and_contributions_follow_from_the_test(server: Server) -> None:
    deals.begin("one", "7")
    assert asyncio.run(commitments(server, 2)) == [expected("one", 1), expected("one", 2)]
    mine = deals.contribution("Ada")
    assert (mine, len(mine)) == (deals.contribution("Ada"), 64)
    assert mine != deals.contribution("Ben")
    deals.begin("another", "7")
    assert asyncio.run(commitments(server, 1)) == [expected("another", 1)]
    assert mine != deals.contribution("Ada")


async def game_of_bots(server: Server) -> tuple[list[str], Any]:
    """Let two bots play against each other. Return their names and what happened."""
    async with Person(server) as ada:
        key = (await ada.call("POST", "/tables", {"players": 2}))["table"]["id"]
        for seat in (0, 1):
            await ada.call("PUT", f"/tables/{key}/seats/{seat}/bot", {"level": "novice"})
        await ada.call("POST", f"/tables/{key}/start")
        while (table := (await ada.call("GET", f"/tables/{key}"))["table"])["status"] != "over":
            await asyncio.sleep(0.02)
        frames = await ada.call("GET", f"/tables/{key}/frames?since=-1&eyes=open")
    return [seat["name"] for seat in table["seats"]], [frame["events"] for frame in frames]


def test_bots_have_the_same_names_and_make_the_same_choices(server: Server) -> None:
    games = []
    for test in ("a game", "another game", "a game"):
        deals.begin(test, "7")
        games.append(asyncio.run(game_of_bots(server)))
    assert games[0] == games[2]
    assert games[0][1] != games[1][1]
