"""Tables over HTTP: from the opening to the end of a game, permissions included."""

import json
from typing import Any

import httpx

import foretell as ft

from .harness import Server
from .http_clients import API, client, contribute, good, opened, refused

# --- tables and seats -----------------------------------------------------------------------------


def test_a_table_from_opening_to_start(guest: httpx.Client, other: httpx.Client) -> None:
    place = good(guest.post(f"{API}/tables", json={"players": 3, "name": "Ana", "clock": "fast", "listed": True}))
    table, code = place["table"]["id"], place["table"]["code"]
    assert (place["seat"], place["owner"]) == (0, True)
    assert table in [listed["id"] for listed in good(other.get(f"{API}/tables"))["tables"]]
    assert good(other.get(f"{API}/tables/{code.lower()}"))["owner"] is False

    refused(other.put(f"{API}/tables/{code}/seats/0", json={"name": "Bo"}), 409, "seat_taken")
    assert good(other.put(f"{API}/tables/{code}/seats/1", json={"name": "Bo"}))["seat"] == 1
    assert good(other.put(f"{API}/tables/{code}/seats/2", json={"name": "Bo"}))["seat"] == 2
    refused(other.put(f"{API}/tables/{code}/seats/1/bot", json={"level": "apprentice"}), 403, "not_owner")
    refused(other.patch(f"{API}/tables/{code}", json={"side": "B"}), 403, "not_owner")
    refused(other.post(f"{API}/tables/{code}/start"), 403, "not_owner")
    refused(other.delete(f"{API}/tables/{code}/seats/0"), 403, "not_owner")
    refused(guest.post(f"{API}/tables/{code}/start"), 409, "seats_free")

    refused(guest.patch(f"{API}/tables/{table}", json={"players": 2}), 409, "seat_taken")
    assert good(guest.patch(f"{API}/tables/{table}", json={"side": "B"}))["table"]["options"]["side"] == "B"
    assert good(guest.put(f"{API}/tables/{table}/seats/1/bot", json={"level": "novice"}))["table"]["seats"][1]["level"]
    assert good(guest.post(f"{API}/tables/{table}/swap", json={"one": 0, "other": 2}))["seat"] == 2
    assert good(guest.delete(f"{API}/tables/{table}/seats/0"))["table"]["seats"][0]["kind"] == "free"
    assert good(other.get(f"{API}/tables/{table}"))["seat"] is None
    good(guest.put(f"{API}/tables/{table}/seats/0/bot", json={"level": "apprentice"}))
    assert good(guest.post(f"{API}/tables/{table}/start", json={}))["table"]["status"] != "open"
    refused(guest.post(f"{API}/tables/{table}/start"), 409, "not_open")
    refused(guest.post(f"{API}/tables/{table}/rematch"), 409, "not_over")
    assert table in [game["table"]["id"] for game in good(guest.get(f"{API}/games"))["games"]]
    assert good(other.get(f"{API}/games"))["games"] == []


def test_the_sheet_the_qr_code_and_the_options_of_a_table(guest: httpx.Client) -> None:
    table = opened(guest)
    sheet = good(guest.get(f"{API}/tables/{table}/sheet"))
    assert (len(sheet["cards"]), sheet["digest"]) == (54, ft.default_sheet().digest)
    assert sheet["cards"]["JM"] == [
        {"name": effect.name, "star": effect.star} for effect in ft.default_sheet().effects("JM")
    ]
    qr = guest.get(f"{API}/tables/{table}/qr.svg")
    assert qr.headers["content-type"].startswith("image/svg+xml")
    assert qr.text.startswith("<?xml")
    refused(guest.get(f"{API}/tables/{table}/qr.svg", headers={"Host": "a b"}), 400, "malformed")
    refused(guest.get(f"{API}/tables/{table}/view"), 409, "not_started")
    options = good(guest.get(f"{API}/options"))
    assert options["clocks"][0] == {"name": "none", "bank": None, "increment": None}
    assert {"hello", "thanks"} <= set(options["emotes"])


def test_the_sheet_is_compressed(guest: httpx.Client) -> None:
    path = f"{API}/tables/{opened(guest, players=2, name='Ana')}/sheet"
    packed, plain = guest.get(path), guest.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < len(plain.content)
    assert plain.content == packed.content


def test_games_come_in_pages(guest: httpx.Client) -> None:
    tables = [opened(guest, name="Ana") for _ in range(3)]
    first = good(guest.get(f"{API}/games?limit=2"))
    rest = good(guest.get(f"{API}/games?limit=2&before={first['next']}"))
    found = [game["table"]["id"] for game in first["games"] + rest["games"]]
    assert len(first["games"]) == 2
    assert set(found) <= set(tables)
    assert found[0] == tables[-1]
    assert rest["next"] is None


def test_a_stranger_has_no_games(guest: httpx.Client) -> None:
    assert good(guest.get(f"{API}/games")) == {"games": [], "next": None}


# --- a whole game by a program --------------------------------------------------------------------


def played(program: httpx.Client, table: str) -> list[dict[str, Any]]:
    """Play to the end with the stream and one request per decision. Return all frames."""
    frames: list[dict[str, Any]] = []
    view: dict[str, Any] = {}
    with program.stream("GET", f"{API}/tables/{table}/stream?since=-1") as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        for line in stream.iter_lines():
            message = json.loads(line) if line else {}
            if message.get("type") == "frame":
                frames.append(message)
                view |= message["changes"]
                if view["result"]:
                    return frames
                if view["choices"]:
                    body = {"ply": message["ply"], "action": view["choices"][0]}
                    answer = program.post(f"{API}/tables/{table}/moves", json=body)
                    assert answer.json().get("ply", 0) > message["ply"] or answer.status_code == 409
    raise AssertionError("the stream ended before the game")


def test_a_program_plays_a_whole_game(server: Server, other: httpx.Client) -> None:
    with client(server) as nobody:
        token = good(nobody.post(f"{API}/tokens"))["token"]
    with client(server, Authorization=f"Bearer {token}") as program:
        body = {"name": "Robo", "wishes": {"players": 2, "listed": True}}
        table = good(program.post(f"{API}/play", json=body))["table"]["id"]
        contribute(program, table)
        assert program.get(f"{API}/tables/{table}/record").status_code == 409
        frames = played(program, table)
        assert [frame["ply"] for frame in frames] == list(range(len(frames)))
        assert good(program.get(f"{API}/tables/{table}/frames?since=5"))[0]["ply"] == 6
        assert good(program.get(f"{API}/tables/{table}/view"))["view"]["phase"] == "over"
        problem = refused(program.post(f"{API}/tables/{table}/moves", json={"ply": 0, "action": "pass"}), 409, "over")
        assert "Robo" not in problem["reason"]
        record = program.get(f"{API}/tables/{table}/record")
        assert record.headers["content-disposition"] == f'attachment; filename="foretell-{table}.txt"'
        assert ft.Record.parse(record.text).replay().result is not None
        again = good(program.post(f"{API}/tables/{table}/rematch"))["table"]["id"]
        assert good(program.post(f"{API}/tables/{table}/rematch"))["table"]["id"] == again
    for eyes in ("spectator", "0", "1", "open"):
        assert len(good(other.get(f"{API}/tables/{table}/frames?eyes={eyes}"))) == len(frames)
    refused(other.get(f"{API}/tables/{table}/frames?eyes=4"), 404, "no_seat")
    refused(other.post(f"{API}/tables/{table}/rematch"), 403, "not_seated")
    assert table in [game["table"]["id"] for game in good(other.get(f"{API}/games/public"))["games"]]


def test_a_refused_move_comes_with_the_present_ply(guest: httpx.Client, other: httpx.Client) -> None:
    place = good(guest.post(f"{API}/play", json={"name": "Ana", "wishes": {"players": 2}}))
    table = place["table"]["id"]
    contribute(guest, table)
    with guest.stream("GET", f"{API}/tables/{table}/stream?since=-1") as stream:
        for line in stream.iter_lines():
            if line and json.loads(line)["type"] == "frame" and json.loads(line)["changes"].get("choices"):
                break
    view = good(guest.get(f"{API}/tables/{table}/view"))
    ply, choices = view["ply"], view["view"]["choices"]
    assert choices
    wrong, stale = {"ply": ply, "action": "+2C+2C"}, {"ply": ply - 1, "action": "pass"}
    for body, code in ((wrong, "illegal"), (stale, "stale")):
        told = refused(guest.post(f"{API}/tables/{table}/moves", json=body), 409, code)
        assert (told["ply"], told["choices"]) == (ply, choices)
    assert "ply" not in refused(other.post(f"{API}/tables/{table}/moves", json=wrong), 403, "not_seated")
    refused(other.get(f"{API}/tables/{table}/frames?eyes=0"), 409, "not_over")
