"""No viewer gets a byte that depends on what they may not know, by socket, HTTP or log."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from foretell import CARDS
from foretell.table.lobby import Rules
from tests.effort import effort
from tests.table.games import VARIANTS, person

from .harness import Person, Server, play_on, sitting
from .secrecy import CONTRIBUTION, NAME, Sent, Story, World, prediction_story, story_of

_AT = re.compile(rb'"at":[0-9]+')
_CARD = re.compile(rf"(?<![A-Za-z0-9])[-+~^!x]?({'|'.join(CARDS)})(?![A-Za-z0-9])")
_COUNTED = (
    "foretell_moves",
    "foretell_refusals",
    "foretell_http_requests",
    "foretell_connections",
    "foretell_failures",
)


def stories() -> list[Story]:
    """Every variant with a player or a spectator as the viewer; secret predictions with the opponent or a spectator."""
    told = [
        story_of(rules, 100 + 2 * number + (viewer is None), viewer)
        for number, rules in enumerate(VARIANTS)
        for viewer in effort(((number % rules.players, None)[number % 2],), (number % rules.players, None))
    ]
    two = [Rules(players=2), Rules(players=2, discard="closed")]
    told += [
        prediction_story(two[first], 200 + 2 * first + (viewer is None), viewer, first)
        for first in (0, 1)
        for viewer in (1 - first, None)
    ]
    return told


class Worlds:
    """Everything that was sent and written in the two worlds."""

    def __init__(self, folder: Path) -> None:
        self.stories = stories()
        self.here, self.metrics_here, self.log_here = self._run(World(folder, self.stories, other=False))
        self.there, self.metrics_there, self.log_there = self._run(World(folder, self.stories, other=True))

    def _run(self, world: World) -> tuple[list[Sent], list[str], str]:
        self.cookie = world.cookie(0)
        with world:
            told, metrics = asyncio.run(self._tell(world))
        return told, metrics, world.log.read_text()

    async def _tell(self, world: World) -> tuple[list[Sent], list[str]]:
        told = [await world.tell(story) for story in self.stories]
        async with Person(world) as someone:
            metrics = (await someone.http.get("/metrics")).text
        return told, [line for line in metrics.splitlines() if line.startswith(_COUNTED)]


def normal(messages: list[bytes]) -> list[bytes]:
    """Remove the times, which are not secret."""
    return [_AT.sub(b'"at":0', message) for message in messages]


def test_11_3_nothing_on_the_wire_in_metrics_or_logs_depends_on_what_is_hidden(tmp_path: Path) -> None:
    worlds = Worlds(tmp_path)
    check_bytes(worlds)
    check_others(worlds)
    check_metrics(worlds)
    check_logs(worlds)


def check_bytes(worlds: Worlds) -> None:
    """A viewer who may not know the difference gets the same bytes."""
    for story, here, there in zip(worlds.stories, worlds.here, worlds.there, strict=True):
        assert normal(here.viewer) == normal(there.viewer), (story.viewer, story.lobby.rules)
        assert here.taken_back == there.taken_back
    assert sum(told.taken_back for told in worlds.here) > effort(3, 5)
    assert sum(len(told.viewer) for told in worlds.here) > effort(1_000, 2_000)


def check_others(worlds: Worlds) -> None:
    """A viewer who may know the difference gets other bytes."""
    for story, here, there in zip(worlds.stories, worlds.here, worlds.there, strict=True):
        assert normal(here.others) != normal(there.others), (story.viewer, story.lobby.rules)
        assert len(story.plies) > 5
        assert not story.swap or sum(card != other for card, other in story.swap.items()) > 8


def check_metrics(worlds: Worlds) -> None:
    """The metrics of both worlds are equal."""
    assert worlds.metrics_here == worlds.metrics_there
    assert any(line.startswith("foretell_moves") and not line.endswith(" 0.0") for line in worlds.metrics_here)
    assert "foretell_failures_total 0.0" in worlds.metrics_here


def check_logs(worlds: Worlds) -> None:
    """The logs contain no names, cards, cookies or secrets."""
    secrets = [NAME, CONTRIBUTION, worlds.cookie, worlds.cookie.rpartition(".")[2], *map(person, range(5))]
    for story in worlds.stories:
        secrets += [story.lobby.secret, story.seed, story.lobby.id, story.lobby.code]
    for log in (worlds.log_here, worlds.log_there):
        assert '"event":"ready"' in log
        assert [secret for secret in secrets if secret in log] == []
        assert _CARD.findall(log) == []
        assert "Traceback" not in log
        assert '"error"' not in log


# --- a table for its players alone, and what is opened at the end ---------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


def test_spectators_of_a_private_table_see_nothing_after_the_start(server: Server) -> None:
    async def scene() -> None:
        key, people = await sitting(server, {"players": 2, "spectators": "none"})
        stranger = Person(server, "Eve")
        eve = await stranger.connect(key)
        await people[0].call("POST", f"/tables/{key}/start")
        seats = [await someone.connect(key) for someone in people]
        await play_on(seats, lambda found: found[0], 4)
        await eve.send({"type": "look"})
        assert (await eve.hear("refused"))["code"] == "no_spectators"
        assert (await eve.hear("refused"))["code"] == "hello_first"
        await eve.send({"type": "hello", "version": 1})
        assert (await eve.hear("refused"))["code"] == "no_spectators"
        assert eve.view == {}
        assert eve.frames == []
        for path in ("view", "frames", "frames?eyes=spectator", "frames?eyes=open", "record", "stream"):
            assert await stranger.refused("GET", f"/tables/{key}/{path}") == "no_spectators"
        await asyncio.gather(*(seat.close() for seat in (eve, *seats)))
        await asyncio.gather(*(someone.http.aclose() for someone in (stranger, *people)))

    asyncio.run(scene())


def test_records_secrets_and_others_eyes_are_opened_at_the_end_and_not_before(server: Server) -> None:
    async def scene() -> None:
        key, people = await sitting(server, {"players": 2})
        await people[0].call("POST", f"/tables/{key}/start")
        seats = [await someone.connect(key) for someone in people]
        locked = ("record", "frames?eyes=open", "frames?eyes=1", "frames?eyes=spectator")
        for _ in range(6):
            await play_on(seats, lambda found: found[0], 3)
            for path in locked:
                assert await people[0].refused("GET", f"/tables/{key}/{path}") == "not_over"
            assert all(seat.view["hands"] is None for seat in seats)
        await play_on(seats, lambda found: found[-1])
        for path in locked:
            answer = await people[1].http.get(f"/api/v1/tables/{key}/{path}")
            assert answer.is_success
        await asyncio.gather(*(seat.close() for seat in seats))
        await asyncio.gather(*(someone.http.aclose() for someone in people))

    asyncio.run(scene())
