"""The deal of the day on a real server: one result per person, and no cards are shown before the day ends."""

import asyncio
import hashlib
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import msgspec
import pytest

import foretell as ft
from foretell.daily import DAY_EFFORT, DAY_LEVEL, DAY_MS, DAY_SEAT, DayScore, RoundScore, later, played_by
from foretell.players import LEVELS
from foretell.server.days import without_names
from foretell.store import DayResult
from tests.effort import effort
from tests.reviews.games import TINY
from tests.server.harness import PATIENCE, Person, Server, log_of, play_to_the_end

SCORE = DayScore(64, 9, 100, 36, (RoundScore(True, None), RoundScore(False, "mistake"), RoundScore(True, None)))
REVIEWS_OFF = ("--max-reviews", "0")
TO_NOON = DAY_MS // 2 - time.time_ns() // 1_000_000 % DAY_MS
"""Milliseconds from now to noon. The clocks of the servers begin there, so that no test sees the day change."""
MOVED = """
import sys
from foretell.cli import main
from foretell.server import reviews
from foretell.server.time_source import TimeSource
real = TimeSource.now_ms
TimeSource.now_ms = lambda self: real(self) + {ahead}
ReviewerProcess = reviews.ReviewerProcess
reviews.ReviewerProcess = lambda: ReviewerProcess((sys.executable, "-c", {reviewer!r}))
sys.exit(main())
"""
REVIEWER = """
import sys
from foretell.reviews import Effort
from foretell.server import reviewer
reviewer.DAY_EFFORT = {effort!r}
played_by = reviewer.played_by
def noted(secret, level):
    print("level", level, file=sys.stderr, flush=True)
    return played_by(secret, level)
reviewer.played_by = noted
reviewer.serve(sys.stdin.buffer, sys.stdout.buffer)
"""
"""Reviews the games of a day, with another effort than that of a real server, which takes a minute of CPU. Notes the
levels that play in the log of the server."""


def at_noon(server: Server, *, days: int = 0) -> Server:
    """Let a server start at noon, today or some days later. In a usual run, it reviews games with little effort."""
    reviewer = REVIEWER.format(effort=effort(replace(TINY, name=DAY_EFFORT.name), DAY_EFFORT))
    server.program = ("-c", MOVED.format(ahead=TO_NOON + days * DAY_MS, reviewer=reviewer))
    return server


def pass_midnight(server: Server) -> None:
    with server.down():
        at_noon(server, days=1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with at_noon(Server(tmp_path_factory.mktemp("daily") / "data")) as running:
        yield running


async def finished(person: Person, **body: object) -> str:
    """Play the deal of the day, and return the id of the table."""
    key: str = (await person.call("POST", "/daily", {"name": "Ada", **body}))["table"]["id"]
    seat = await person.connect(key)
    await play_to_the_end(seat)
    await seat.close()
    return key


def choices_in(server: Server, key: str) -> list[tuple[int, str]]:
    return [(entry.seat, entry.text) for entry in log_of(server, key) if entry.kind == "act"]


def change(server: Server, *statements: tuple[str, tuple[object, ...]]) -> None:
    with closing(sqlite3.connect(server.data / "foretell.db")) as file:
        for statement, values in statements:
            file.execute(statement, values)
        file.commit()


def test_the_first_game_counts_and_further_ones_do_not(server: Server) -> None:
    async def whole() -> None:
        async with Person(server) as ada, Person(server) as ben:
            day = await ada.call("GET", "/daily")
            assert (day["table"], day["over"], day["score"], day["comparison"]) == (None, False, None, None)
            assert await ada.refused("POST", "/daily", {"name": "Ada", "again": True}) == "not_over"
            place = await ada.call("POST", "/daily", {"name": "Ada"})
            assert [seat["level"] for seat in place["table"]["seats"]] == [None, DAY_LEVEL, DAY_LEVEL]
            assert (place["table"]["day"], place["table"]["commitment"]) == (day["date"], day["commitment"])
            key = place["table"]["id"]
            assert (await ada.call("POST", "/daily", {"name": "Ada"}))["table"]["id"] == key
            assert await finished(ada) == key
            assert (await ada.call("POST", "/daily", {"name": "Ada"}))["table"]["id"] == key
            told = await ada.call("GET", "/daily")
            assert (told["table"], told["over"]) == (key, True)
            extra = await finished(ada, again=True)
            assert extra != key
            assert choices_in(server, extra) == choices_in(server, key), "equal choices give equal games"
            assert (await ada.call("GET", "/daily"))["table"] == key
            assert (await ada.call("GET", "/games/numbers"))["games"] == 1
            other = await finished(ben)
            assert choices_in(server, other) == choices_in(server, key), "for everybody"

    asyncio.run(whole())


def test_a_restart_of_the_server_changes_no_choice_of_a_bot(tmp_path: Path) -> None:
    async def whole() -> None:
        with at_noon(Server(tmp_path / "data", *REVIEWS_OFF)) as server:
            async with Person(server) as ada, Person(server) as ben:
                key = await finished(ada)
                other = (await ben.call("POST", "/daily", {"name": "Ben"}))["table"]["id"]
                seat = await ben.connect(other)
                while seat.ply < len(choices_in(server, key)) // 2:
                    if seat.choices:
                        await seat.act(seat.choices[0])
                    await seat.next()
                with server.down():
                    pass
                seat = await ben.connect(other)
                await play_to_the_end(seat)
                await seat.close()
                assert choices_in(server, other) == choices_in(server, key)

    asyncio.run(whole())


def test_commitments_are_published_before_the_day_and_never_change(server: Server) -> None:
    async def whole() -> None:
        async with Person(server) as ada:
            first = await ada.call("GET", "/daily")
            dates = [later(first["date"], number) for number in range(1, 8)]
            assert list(first["commitments"]) == dates
            with server.down():
                pass
            second = await ada.call("GET", "/daily")
            assert (second["commitment"], second["commitments"]) == (first["commitment"], first["commitments"])
            for date in (first["date"], dates[0], "2020-01-01", "yesterday", "2026-13-45"):
                assert await ada.refused("GET", f"/daily/{date}") == "not_found"

    asyncio.run(whole())


def test_nobody_sees_anything_of_another_game_before_the_day_ends(server: Server) -> None:
    """The player gets no record either, because it contains the secret."""

    async def whole() -> None:
        async with Person(server) as ada, Person(server) as ben:
            key = await finished(ada)
            paths = [
                f"/tables/{key}/{path}"
                for path in ("view", "prospects", "frames", "frames?eyes=open", "record", "review")
            ]
            for path in (*paths, f"/tables/{key}/frames?eyes=0", f"/tables/{key}/stream"):
                assert await ben.refused("GET", path) == "no_spectators", path
            assert (await ben.call("GET", f"/tables/{key}"))["rounds"] == []
            stranger = await ben.connect(key, contribute=False)
            assert (stranger.table, stranger.refusals[0]["code"]) == ({}, "no_spectators")
            await stranger.close()
            secret = secret_of(server, (await ben.call("GET", "/daily"))["date"])
            for path in ("/daily", f"/tables/{key}", "/games/public", "/tables"):
                for person in (ada, ben):
                    assert secret not in json.dumps(await person.call("GET", path)), path
            assert await ada.refused("GET", f"/tables/{key}/record") == "not_over"
            position = {"ply": 5, "name": "Ada"}
            assert await ada.refused("POST", f"/tables/{key}/branches", position) == "not_over"
            assert await ben.refused("POST", f"/tables/{key}/branches", position) == "no_spectators"
            assert await ada.call("GET", f"/tables/{key}/frames?eyes=open")
            assert secret not in json.dumps(await ada.call("GET", f"/tables/{key}/frames?eyes=open"))

    asyncio.run(whole())


def secret_of(server: Server, date: str) -> str:
    with closing(sqlite3.connect(server.data / "foretell.db")) as file:
        return str(file.execute("SELECT secret FROM days WHERE date = ?", (date,)).fetchone()[0])


def test_after_the_day_the_secret_and_the_best_replay_are_open(tmp_path: Path) -> None:
    async def whole() -> None:
        with at_noon(Server(tmp_path / "data", *REVIEWS_OFF)) as server:
            async with Person(server) as ada, Person(server) as ben, asyncio.timeout(4 * PATIENCE):
                day = await ada.call("GET", "/daily")
                key = await finished(ada)
                owner = person_at(server, key)
                row = DayResult(day["date"], owner, key, "Ada", SCORE.points, msgspec.json.encode(SCORE).decode())
                levels = DayResult(day["date"], "level:oracle", "", "oracle", 70, "{}")
                insert = "INSERT INTO day_results VALUES (?, ?, ?, ?, ?, ?)"
                change(server, (insert, tuple(row)), (insert, tuple(levels)))
                while not (mine := await ada.call("GET", "/daily"))["week"]:  # the server has read it before the change
                    await asyncio.sleep(0.2)
                assert (mine["scoring"], mine["score"]["points"]) == ("done", 64)
                assert mine["share"] == f"Foretell {day['date']} · 64\n🔮🟩 🌫️🟧 🔮🟩"
                best = [{"name": "Ada", "points": 64, "days": 1, "you": True}]
                assert (mine["comparison"]["players"], mine["comparison"]["best"]) == (1, best)
                assert mine["comparison"]["levels"] == [{"level": "oracle", "points": 70}]
                assert (mine["week"], mine["my_week"]) == (best, best[0])
                hidden = await ben.call("GET", "/daily")
                assert (hidden["comparison"], hidden["score"]) == (None, None)
                assert [one["you"] for one in hidden["week"]] == [False]
                date = day["date"]
                pass_midnight(server)
                past = await ben.call("GET", f"/daily/{date}")
                assert (
                    hashlib.sha256(bytes.fromhex(past["secret"])).hexdigest() == day["commitment"] == past["commitment"]
                )
                assert (past["replay"], past["points"]) == (key, None)
                assert (await ada.call("GET", f"/daily/{date}"))["points"] == 64
                assert await ben.call("GET", f"/tables/{key}/frames?eyes=open")
                record = ft.Record.parse((await ben.http.get(f"/api/v1/tables/{key}/record")).content)
                assert record.secret == bytes.fromhex(past["secret"])
                assert (await ben.call("GET", "/daily"))["yesterday"] == date
                assert (await ada.call("GET", "/daily"))["table"] is None, "a new day, a new deal"

    asyncio.run(whole())


def person_at(server: Server, key: str) -> str:
    with closing(sqlite3.connect(server.data / "foretell.db")) as file:
        return str(file.execute("SELECT person FROM seats WHERE table_id = ?", (key,)).fetchone()[0])


def test_a_game_that_a_bot_helped_to_play_has_no_score(server: Server) -> None:
    async def whole() -> None:
        async with Person(server) as ada:
            key = (await ada.call("POST", "/daily", {"name": "Ada"}))["table"]["id"]
            seat = await ada.connect(key)
            await seat.until(0)
            await seat.send({"type": "away"})
            while not seat.over:
                await seat.next()
            await seat.until_saved()
            await seat.close()
            told = await ada.call("GET", "/daily")
            assert (told["over"], told["scoring"], told["score"]) == (True, "never", None)

    asyncio.run(whole())


@pytest.fixture(params=["sqlite", "two with postgresql"])
def workers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Server]]:
    flags = [()] if request.param == "sqlite" else [("--database", request.getfixturevalue("database"))] * 2
    with ExitStack() as stack:
        yield [stack.enter_context(at_noon(Server(tmp_path / "data", *each))) for each in flags]


@pytest.mark.compiled
def test_the_server_scores_the_person_and_then_the_levels(workers: list[Server]) -> None:
    """The score of a level equals that of the game that the library plays. One worker alone computes it."""

    async def whole() -> None:
        async with Person(workers[0]) as ada, asyncio.timeout(10 * PATIENCE):  # a review may have to compile the rules
            key = await finished(ada)
            while (told := await ada.call("GET", "/daily"))["scoring"] == "waiting":
                await asyncio.sleep(0.2)
            score = told["score"]
            winner = (await ada.call("GET", f"/tables/{key}"))["table"]["result"]["winner"]
            assert score["result"] == (100 if winner == DAY_SEAT else 0)
            assert score["points"] == score["result"] - score["luck"]
            assert len(score["rounds"]) == 3
            turns = cycle(workers)
            while len(levels := [one["level"] for one in told["comparison"]["levels"]]) < 2 * len(workers) - 1:
                ada.move_to(next(turns))
                told = await ada.call("GET", "/daily")
                await asyncio.sleep(0.2)
            assert levels == [level for level in LEVELS if level in levels], "weakest first"
            assert told["score"] == score
            row = {"name": "Ada", "points": score["points"], "days": 1, "you": True}
            assert (told["comparison"]["players"], told["comparison"]["best"]) == (1, [row])
            assert (told["week"], told["my_week"]) == ([row], row)

    asyncio.run(whole())
    played = re.findall("^level (.*)$", workers[0].log.read_text(), re.MULTILINE)
    assert len(set(played)) == len(played) > 0


def test_names_do_not_change_a_record_that_is_scored() -> None:
    record = played_by(bytes(32), "novice")
    named = ft.Record(record.options, ("Ada", "Name: x", "Cleo"), record.seed, record.plies, result=record.result)
    assert without_names(str(named)) == str(record)


def test_a_day_requires_a_name(server: Server) -> None:
    async def ask() -> None:
        async with Person(server) as ada:
            assert await ada.refused("POST", "/daily", {}) == "malformed"
            assert await ada.refused("POST", "/daily", {"name": " "}) == "malformed"

    asyncio.run(ask())
