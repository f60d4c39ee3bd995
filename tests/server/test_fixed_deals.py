"""A test gets the same cards in every run, and other cards than other tests."""

import asyncio
import hashlib
import sys

import pytest

from tests import deals
from tests.server.harness import Person, Server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere, servers are no forks, and deal at random")


async def commitments(server: Server, tables: int) -> list[str]:
    """Open tables, and return what the server commits itself to."""
    async with Person(server) as ada:
        opened = [await ada.call("POST", "/tables", {"players": 2, "name": "Ada"}) for _ in range(tables)]
    return [table["table"]["commitment"] for table in opened]


def expected(test: str, count: int) -> str:
    """The commitment to the secret of a test's table."""
    return hashlib.sha256(hashlib.sha256(f"7 {test} secret {count}".encode()).digest()).hexdigest()


def test_secrets_and_contributions_follow_from_the_test(server: Server) -> None:
    deals.begin("one", "7")
    assert asyncio.run(commitments(server, 2)) == [expected("one", 0), expected("one", 1)]
    mine = deals.contribution("Ada")
    assert (mine, len(mine)) == (deals.contribution("Ada"), 64)
    assert mine != deals.contribution("Ben")
    deals.begin("another", "7")
    assert asyncio.run(commitments(server, 1)) == [expected("another", 0)]
    assert mine != deals.contribution("Ada")
