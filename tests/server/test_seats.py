"""Before and after a game: seats, codes, bots, rematches, the public list and chat."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from foretell.table.wire import EMOTES
from tests.server.harness import Person, Seat, Server, Table, play_on, sitting, table


@asynccontextmanager
async def people(server: Server, *names: str) -> AsyncIterator[list[Person]]:
    """Guests whose connections are closed at the end of the test."""
    found = [Person(server, name) for name in names]
    try:
        yield found
    finally:
        await asyncio.gather(*(person.http.aclose() for person in found))


async def open_table(person: Person, **wishes: object) -> str:
    """Let somebody open a table and sit in seat 0."""
    return str((await person.call("POST", "/tables", {"name": person.name, **wishes}))["table"]["id"])


def names(place: dict[str, Any]) -> list[str | None]:
    return [seat["name"] for seat in place["table"]["seats"]]


def test_join_move_swap_leave(server: Server) -> None:
    async def play() -> None:
        async with people(server, "Ada", "Ben", "Cleo") as (ada, ben, cleo):
            key = await open_table(ada, players=4)
            path = f"/tables/{key}"
            assert names(await ben.call("PUT", f"{path}/seats/2", {"name": "Ben"})) == ["Ada", None, "Ben", None]
            assert await cleo.refused("PUT", f"{path}/seats/2", {"name": "Cleo"}) == "seat_taken"
            assert await cleo.refused("PUT", f"{path}/seats/4", {"name": "Cleo"}) == "no_seat"
            moved = await ben.call("PUT", f"{path}/seats/1", {"name": "Benjamin"})
            assert (names(moved), moved["seat"]) == (["Ada", "Benjamin", None, None], 1)
            swapped = await ben.call("POST", f"{path}/swap", {"one": 3, "other": 1})
            assert (names(swapped), swapped["seat"]) == (["Ada", None, None, "Benjamin"], 3)
            assert await ben.refused("POST", f"{path}/swap", {"one": 3, "other": 0}) == "not_owner"
            assert await cleo.refused("POST", f"{path}/swap", {"one": 1, "other": 2}) == "not_owner"
            assert (await ada.call("POST", f"{path}/swap", {"one": 0, "other": 3}))["seat"] == 3
            assert names(await ben.call("DELETE", f"{path}/seats/0")) == [None, None, None, "Ada"]
            assert await ben.refused("DELETE", f"{path}/seats/0") == "not_owner"

    asyncio.run(play())


def test_only_the_owner_removes_seats_bots_configures_and_starts(server: Server) -> None:
    async def play() -> None:
        async with people(server, "Ada", "Ben", "Cleo") as (ada, ben, cleo):
            key = await open_table(ada, players=3)
            path = f"/tables/{key}"
            await ben.call("PUT", f"{path}/seats/1", {"name": "Ben"})
            assert await cleo.refused("DELETE", f"{path}/seats/1") == "not_owner"
            assert await cleo.refused("PUT", f"{path}/seats/2/bot", {"level": "apprentice"}) == "not_owner"
            assert await cleo.refused("PATCH", path, {"side": "B"}) == "not_owner"
            assert await ben.refused("POST", f"{path}/start") == "not_owner"
            assert await ada.refused("POST", f"{path}/start") == "seats_free"
            assert await ada.refused("PUT", f"{path}/seats/1/bot", {"level": "apprentice"}) == "seat_taken"
            assert names(await ada.call("DELETE", f"{path}/seats/1")) == ["Ada", None, None]
            for number in (1, 2):
                await ada.call("PUT", f"{path}/seats/{number}/bot", {"level": "apprentice"})
            assert await cleo.refused("PUT", f"{path}/seats/1", {"name": "Cleo"}) == "seat_taken"
            assert (await ada.call("PATCH", path, {"side": "B"}))["table"]["options"]["side"] == "B"
            assert (await ada.call("POST", f"{path}/start"))["table"]["status"] == "dealing"
            assert await ada.refused("DELETE", f"{path}/seats/1") == "not_open"
            assert await ada.refused("PUT", f"{path}/seats/0", {"name": "Ada"}) == "not_open"
            assert await ada.refused("PATCH", path, {"side": "A"}) == "not_open"
            assert await ada.refused("POST", f"{path}/swap", {"one": 0, "other": 1}) == "not_open"
            assert await ada.refused("POST", f"{path}/start") == "not_open"

    asyncio.run(play())


def test_everybody_at_the_table_gets_the_changes_of_seats(server: Server) -> None:
    async def play() -> None:
        key, persons = await sitting(server, {"players": 3}, people=2)
        there = Table(server, key, persons)
        try:
            owner, other = [await there.connect(person) for person in persons]
            guest = await there.spectator()
            assert (owner.seat, other.seat, guest.seat) == (0, 1, None)
            await persons[0].call("POST", f"/tables/{key}/swap", {"one": 0, "other": 1})
            await asyncio.gather(*(until(seat, lambda at: at.table["owner"] == 1) for seat in (owner, other, guest)))
            assert (owner.seat, other.seat, guest.seat) == (1, 0, None)
            await persons[0].call("DELETE", f"/tables/{key}/seats/0")
            await until(other, lambda at: at.seat is None)
            assert other.table["seats"][0]["kind"] == "free"
            await other.close()
            await there._guests[0].call("PUT", f"/tables/{key}/seats/0", {"name": "Guest"})
            late = await there.connect(there._guests[0])
            assert late.seat == 0
            await until(owner, lambda at: at.table["seats"][0]["here"])
            await persons[0].call("POST", f"/tables/{key}/start")
            assert await play_on([owner, late], Random(1).choice, max_actions=4) == 4
        finally:
            await there.close()

    asyncio.run(play())


async def until(seat: Seat, found: Any) -> None:
    while not found(seat):
        await seat.next()


def test_by_id_by_code_and_on_the_list(server: Server) -> None:
    async def play() -> None:
        async with people(server, "Ada", "Ben") as (ada, ben):
            listed, hidden = await open_table(ada, listed=True), await open_table(ada)
            table = (await ben.call("GET", f"/tables/{listed}"))["table"]
            for key in (listed, table["code"], table["code"].lower()):
                assert (await ben.call("GET", f"/tables/{key}"))["table"]["id"] == listed
            shown = [one["id"] for one in (await ben.call("GET", "/tables"))["tables"]]
            assert listed in shown
            assert hidden not in shown
            place = await ben.call("PUT", f"/tables/{table['code']}/seats/1", {"name": "Ben"})
            assert place["table"]["id"] == listed
            assert await ben.refused("GET", "/tables/QQQQQQ") == "no_table"
            await ada.call("PUT", f"/tables/{listed}/seats/2/bot", {"level": "novice"})
            await ada.call("POST", f"/tables/{listed}/start")
            assert listed not in [one["id"] for one in (await ben.call("GET", "/tables"))["tables"]]
            seat = await ben.connect(table["code"])
            assert seat.table["id"] == listed
            await seat.close()

    asyncio.run(play())


def test_play_now_is_one_call(server: Server) -> None:
    async def play() -> None:
        async with people(server, "Ada") as (ada,):
            wishes = {"players": 5, "side": "B", "heirs": True}
            place = await ada.call("POST", "/play", {"name": "Ada", "level": "novice", "wishes": wishes})
            assert (place["seat"], place["owner"], place["table"]["status"]) == (0, True, "dealing")
            seat = await ada.connect(place["table"]["id"])
            await play_on([seat], Random(2).choice)
            await seat.check()
            await seat.until_saved()
            assert seat.table["result"]["winner"] == seat.view["result"]["winner"]
            assert seat.table["code"] is None
            await seat.close()

    asyncio.run(play())


def test_a_rematch_starts_with_the_same_seats_when_everybody_has_accepted(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 3, "side": "B"}, people=2) as there:
            path = f"/tables/{there.key}/rematch"
            await there.seats[0].until(0)
            assert await there.persons[0].refused("POST", path) == "not_over"
            await play_on(there.seats, Random(3).choice)
            await there.seats[0].until_saved()
            ada, ben = there.persons
            waiting = await ada.call("POST", path)
            assert (waiting["table"]["id"], waiting["table"]["rematch"]) == (there.key, [0])
            # Nobody is seated without their consent, and everybody may change their mind.
            assert [game["table"]["id"] for game in (await ben.call("GET", "/games"))["games"]] == [there.key]
            await until(there.seats[1], lambda at: at.table["rematch"] == [0])
            assert (await ada.call("DELETE", path))["table"]["rematch"] == []
            assert (await ben.call("POST", path))["table"]["rematch"] == [1]
            assert (await ben.call("POST", path))["table"]["next"] is None
            async with people(server, "Eve") as (eve,):
                assert await eve.refused("POST", path) == await eve.refused("DELETE", path) == "not_seated"
            places = await asyncio.gather(*(person.call("POST", path) for person in there.persons))
            first, second = places[0], await ben.call("POST", path)
            assert first["table"]["id"] == second["table"]["id"] != there.key
            assert (first["seat"], second["seat"]) == (0, 1)
            assert (await ada.call("DELETE", path))["table"]["next"] == first["table"]["id"]
            assert first["table"]["options"]["side"] == "B"
            assert [seat["kind"] for seat in first["table"]["seats"]] == ["person", "person", "bot"]
            assert first["table"]["status"] == "dealing"
            assert not any(seat["contributed"] for seat in first["table"]["seats"])
            assert first["table"]["commitment"] != there.seats[0].table["commitment"]
            await until(there.seats[1], lambda at: at.table["next"] == first["table"]["id"])
            again = [await person.connect(first["table"]["id"]) for person in there.persons]
            assert await play_on(again, Random(4).choice, max_actions=3) == 3
            await asyncio.gather(*(seat.close() for seat in again))

    asyncio.run(play())


def test_a_rematch_can_start_without_those_who_have_left(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 4, "level": "adept"}, people=3) as there:
            path, wishes = f"/tables/{there.key}/rematch", {"without_absent": True}
            await play_on(there.seats, Random(5).choice)
            await there.seats[0].until_saved()
            ada, ben, cleo = there.persons
            await cleo.call("POST", path)
            # Ben is still there, so the rematch waits for him.
            assert (await ada.call("POST", path, wishes))["table"]["id"] == there.key
            await there.seats[1].close()
            await until(there.seats[0], lambda at: not at.table["seats"][1]["here"])
            assert (await ada.call("POST", path))["table"]["id"] == there.key
            new = await ada.call("POST", path, wishes)
            assert new["table"]["id"] != there.key
            assert [seat["kind"] for seat in new["table"]["seats"]] == ["person", "bot", "person", "bot"]
            assert (new["table"]["seats"][1]["level"], new["table"]["status"]) == ("adept", "dealing")
            assert new["table"]["seats"][1]["name"] != ben.name
            # Ben is not seated there without his consent, and nobody can take back a rematch that has started.
            assert (await ben.call("POST", path))["seat"] is None
            assert (await cleo.call("DELETE", path))["table"]["rematch"] == [0, 1, 2]
            assert (await cleo.call("POST", path))["table"]["id"] == new["table"]["id"]

    asyncio.run(play())


def test_only_empty_seats_can_be_removed(server: Server) -> None:
    async def play() -> None:
        async with people(server, "Ada", "Ben") as (ada, ben):
            key = await open_table(ada, players=4)
            await ben.call("PUT", f"/tables/{key}/seats/3", {"name": "Ben"})
            assert await ada.refused("PATCH", f"/tables/{key}", {"players": 3}) == "seat_taken"
            await ben.call("PUT", f"/tables/{key}/seats/1", {"name": "Ben"})
            assert len((await ada.call("PATCH", f"/tables/{key}", {"players": 2}))["table"]["seats"]) == 2

    asyncio.run(play())


def test_many_want_the_same_seat_and_one_gets_it(server: Server) -> None:
    async def play() -> None:
        async with people(server, *"ABCDEFGH") as crowd:
            key = await open_table(crowd[0], players=2)
            asked = (
                person.http.put(f"/api/v1/tables/{key}/seats/1", json={"name": person.name}) for person in crowd[1:]
            )
            answers = await asyncio.gather(*asked)
            assert [answer.is_success for answer in answers].count(True) == 1
            assert {answer.json()["code"] for answer in answers if not answer.is_success} == {"seat_taken"}

    asyncio.run(play())


# --- talk -----------------------------------------------------------------------------------------


def test_chat_reaches_everybody_unchanged(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 2}) as there:
            guest = await there.spectator()
            speaker, other = there.seats
            text = '<b>"well & good"</b> \U0001f0cf'
            await speaker.send({"type": "say", "text": text})
            heard = [await seat.hear("said") for seat in (speaker, other, guest)]
            assert all(one == heard[0] for one in heard)
            assert (heard[0]["text"], heard[0]["seat"], heard[0]["name"]) == (text, 0, "Player 0")
            await other.send({"type": "say", "emote": EMOTES[-1]})
            assert (await guest.hear("said"))["emote"] == EMOTES[-1]
            late = await there.spectator()
            assert [(await late.hear("said"))["seat"] for _ in range(2)] == [0, 1]
            assert all(entry.kind in ("deal", "act") for entry in there.log())

    asyncio.run(play())


@pytest.mark.parametrize(
    "said",
    [{}, {"text": "a", "emote": "hello"}, {"text": ""}, {"text": "a" * 201}, {"text": "a\nb"}, {"emote": "rude"}],
)
def test_wrong_chat_messages_are_refused(server: Server, said: dict[str, str]) -> None:
    async def play() -> None:
        async with table(server, {"players": 2}) as there:
            await there.seats[0].until(0)
            assert (await there.seats[0].refusal({"type": "say", **said}))["code"] == "malformed"
            guest = await there.spectator(-1)
            await guest.until(0)
            assert (await guest.refusal({"type": "say", "text": "let me play"}))["code"] == "not_seated"

    asyncio.run(play())


def test_a_table_may_be_silent(server: Server) -> None:
    async def play() -> None:
        async with table(server, {"players": 2, "talk": False}) as there:
            await there.seats[0].until(0)
            for said in ({"text": "hello"}, {"emote": "hello"}):
                assert (await there.seats[0].refusal({"type": "say", **said}))["code"] == "talk_off"
                assert await there.persons[0].refused("POST", f"/tables/{there.key}/say", said) == "talk_off"

    asyncio.run(play())


def test_a_person_who_chats_too_fast_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def play(server: Server) -> None:
        async with table(server, {"players": 2}) as there:
            seat = there.seats[0]
            await seat.until(0)
            for number in range(60):
                await seat.send({"type": "say", "text": str(number)})
            heard = [await seat.next() for _ in range(60)]
            kinds = [one["type"] for one in heard]
            assert kinds.count("said") > 0
            assert {one["code"] for one in heard if one["type"] == "refused"} == {"too_fast"}

    with Server(tmp_path_factory.mktemp("slow") / "data", "--message-rate", "5") as server:
        asyncio.run(play(server))


def test_the_number_of_unfinished_tables_per_person_is_limited(tmp_path: Path) -> None:
    async def open_many(server: Server) -> None:
        async with Person(server, "Ada") as ada:
            for _ in range(3):
                await ada.call("POST", "/tables", {"players": 2, "name": "Ada"})
            for path, body in (("/tables", {"players": 2, "name": "Ada"}), ("/play", {"name": "Ada"})):
                refused = await ada.http.post(f"/api/v1{path}", json=body)
                assert (refused.status_code, refused.json()["code"]) == (503, "busy")

    with Server(tmp_path / "few", "--max-tables", "3") as server:
        asyncio.run(open_many(server))
