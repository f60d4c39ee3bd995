"""The HTTP API of a real server: its answers, permissions and refusals."""

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

import foretell as ft

from .harness import PATIENCE, Server

ROOT = Path(__file__).parents[2]
API = "/api/v1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("http") / "data") as server:
        yield server


@pytest.fixture
def guest(server: Server) -> Iterator[httpx.Client]:
    with client(server) as guest:
        yield guest


@pytest.fixture
def other(server: Server) -> Iterator[httpx.Client]:
    with client(server) as other:
        yield other


def client(server: Server, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, timeout=PATIENCE, headers=headers)


def good(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    return answer.json()


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    problem: dict[str, Any] = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code), answer.text
    assert set(problem) in ({"code", "reason"}, {"code", "reason", "ply", "choices"})
    assert problem["reason"]
    return problem


def opened(guest: httpx.Client, **wishes: Any) -> str:
    table: str = good(guest.post(f"{API}/tables", json=wishes))["table"]["id"]
    return table


# --- every answer ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/health", 200),
        ("GET", "/ready", 200),
        ("GET", "/metrics", 200),
        ("GET", "/t/BCDFGH", 200),
        ("GET", "/nothing", 404),
        ("GET", "/schema", 404),
        ("GET", f"{API}/options", 200),
        ("GET", f"{API}/nothing", 404),
        ("GET", f"{API}/tables/xxxx", 404),
        ("DELETE", f"{API}/tables", 405),
        ("POST", f"{API}/play", 400),
        ("TRACE", "/", 405),
    ],
)
def test_every_answer_has_the_security_headers(guest: httpx.Client, method: str, path: str, status: int) -> None:
    answer = guest.request(method, path)
    assert answer.status_code == status
    headers = answer.headers
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers
    assert (headers.get("cache-control") == "no-store") is path.startswith("/api/")
    if status >= 400:
        assert set(answer.json()) == {"code", "reason"}
    if status == 405:
        assert headers["allow"]


@pytest.mark.parametrize("method", ["OPTIONS", "TRACE"])
def test_a_wrong_method_is_answered_with_the_allowed_ones(guest: httpx.Client, method: str) -> None:
    for path, methods in (("", "GET, POST"), ("/xxxx", "GET, PATCH"), ("/xxxx/seats/0", "DELETE, PUT")):
        answer = guest.request(method, f"{API}/tables{path}")
        refused(answer, 405, "method")
        assert answer.headers["allow"] == methods


def test_the_page_has_no_scripts_and_its_style_is_allowed(guest: httpx.Client) -> None:
    page = guest.get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<script" not in page.text
    assert "style=" not in page.text
    assert "style-src 'sha256-" in page.headers["content-security-policy"]
    for link in re.findall('href="([^"]*)"', page.text):
        assert guest.get(link).status_code == 200


def test_the_documents_are_served(guest: httpx.Client) -> None:
    for name in ("openapi.json", "socket.schema.json"):
        assert guest.get(f"{API}/{name}").json() == json.loads((ROOT / "docs" / "api" / name).read_text("utf-8"))


def test_health_and_counts(guest: httpx.Client) -> None:
    assert good(guest.get("/health")) == {"status": "alive"}
    assert good(guest.get("/ready")) == {"status": "ready"}
    text = guest.get("/metrics").text
    assert 'foretell_http_requests_total{route="/health",status="200"}' in text


# --- guests and programs --------------------------------------------------------------------------


def test_only_a_change_creates_a_person(guest: httpx.Client) -> None:
    assert good(guest.get(f"{API}/me")) == {"known": False, "by": None}
    assert "set-cookie" not in guest.get(f"{API}/tables").headers
    answer = guest.post(f"{API}/tables", json={})
    assert "HttpOnly; SameSite=Lax" in answer.headers["set-cookie"]
    assert good(guest.get(f"{API}/me")) == {"known": True, "by": "cookie"}
    assert "set-cookie" not in guest.post(f"{API}/tables", json={}).headers


def test_a_refused_request_creates_no_person(guest: httpx.Client) -> None:
    assert "set-cookie" not in guest.post(f"{API}/tables", json={"players": 9}).headers


def test_a_forged_cookie_is_ignored(guest: httpx.Client, server: Server) -> None:
    with client(server, Cookie=f"foretell={'0' * 32}.00000000.{'0' * 64}") as forged:
        assert good(forged.get(f"{API}/me"))["known"] is False


def test_a_token_is_its_person(guest: httpx.Client, server: Server) -> None:
    table = opened(guest, name="Ana")
    token = good(guest.post(f"{API}/tokens"))["token"]
    with client(server, Authorization=f"Bearer {token}") as program:
        assert good(program.get(f"{API}/me")) == {"known": True, "by": "token"}
        assert good(program.get(f"{API}/tables/{table}"))["seat"] == 0
        assert "set-cookie" not in program.post(f"{API}/tokens", json={}).headers
    for wrong in ("Bearer x", "Basic YTpi", "", f"Bearer {token}0"):
        with client(server, Authorization=wrong) as stranger:
            refused(stranger.get(f"{API}/me"), 401, "unknown_token")
            refused(stranger.post(f"{API}/tables", json={}), 401, "unknown_token")


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "none"}, True),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site"}, False),
        ({"Origin": "http://evil.example"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"}, False),
    ],
)
def test_only_our_own_pages_may_change_anything(guest: httpx.Client, headers: dict[str, str], allowed: bool) -> None:
    for method, path in (("POST", "/tables"), ("DELETE", "/tables/xxxx/seats/0"), ("PUT", "/tables/xxxx/seats/0")):
        answer = guest.request(method, API + path, headers=headers, json={"name": "Ana"})
        if allowed:
            assert answer.status_code in (201, 404)
        else:
            refused(answer, 403, "other_origin")
            assert "set-cookie" not in answer.headers
    assert guest.get(f"{API}/tables", headers=headers).status_code == 200


def test_our_own_origin_may(guest: httpx.Client, server: Server) -> None:
    assert guest.post(f"{API}/tables", json={}, headers={"Origin": server.url}).status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_forms_of_other_pages_are_not_json(guest: httpx.Client, kind: str) -> None:
    refused(guest.post(f"{API}/tables", content=b"{}", headers={"Content-Type": kind}), 400, "malformed")


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


def contribute(guest: httpx.Client, table: str) -> None:
    """Contribute to the deal, unless the server has waited long enough for that."""
    answer = guest.post(f"{API}/tables/{table}/contribution", json={"contribution": "ab" * 32})
    assert answer.is_success or answer.json()["code"] == "not_open", answer.text


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


# --- what cannot be understood --------------------------------------------------------------------

BODIES = [
    b"", b"{", b"[]", b"1", b"null", b'"x"', b"\xff\xfe", b'{"name": "\xff"}', b'{"name": "\\ud800"}', b"{}{}",
    b'{"name": 1}', b'{"name": ""}', b'{"name": "x", "other": 1}', b'{"name": null}', b"[" * 30_000,
    b'{"name": "' + b"x" * 41 + b'"}', b'{"name": "a\\u0000b"}', b'{"name": " a"}', b'{"name": "\\u202e"}',
    b"1" * 6000, b'{"name": ' + b"9" * 6000 + b"}", b"NaN",
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_a_wrong_body_is_refused(guest: httpx.Client, body: bytes) -> None:
    table = opened(guest)
    answer = guest.put(f"{API}/tables/{table}/seats/0", content=body, headers={"Content-Type": "application/json"})
    refused(answer, 400, "malformed")
    assert good(guest.get(f"{API}/tables/{table}"))["table"]["version"] == 1


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("POST", "/tables", {"players": 6}, 400, "malformed"),
        ("POST", "/tables", {"players": 10**30}, 400, "malformed"),
        ("POST", "/tables", {"level": "genius"}, 400, "wrong_options"),
        ("POST", "/tables", {"sheet_code": "CMST:"}, 400, "wrong_options"),
        ("POST", "/tables", {"bots": ["apprentice"] * 4}, 404, "no_seat"),
        ("POST", "/tables", {"bots": ["apprentice"] * 9}, 400, "malformed"),
        ("POST", "/play", {"name": "Ana", "wishes": {"players": 1_000_000_000}}, 400, "malformed"),
        ("POST", "/play", {"name": "Ana", "level": "genius"}, 400, "wrong_options"),
        ("POST", "/tokens", {"person": "x"}, 400, "malformed"),
        ("POST", "/tables", {"listed": 0}, 400, "malformed"),
        ("POST", "/tables", {"listed": "true"}, 400, "malformed"),
        ("POST", "/tables", {"players": "3"}, 400, "malformed"),
        ("POST", "/tables", {"players": 3.0}, 400, "malformed"),
        ("POST", "/tables/{table}/moves", {"ply": "0", "action": "pass"}, 400, "malformed"),
        ("PUT", "/tables/{table}/seats/5", {"name": "Ana"}, 404, "no_seat"),
        ("PUT", "/tables/{table}/seats/-1", {"name": "Ana"}, 404, "no_seat"),
        ("PUT", "/tables/{table}/seats/x", {"name": "Ana"}, 404, "not_found"),
        ("PUT", "/tables/{table}/seats/" + "9" * 900, {"name": "Ana"}, 404, "no_seat"),
        ("POST", "/tables/{table}/seats/0", {"name": "Ana"}, 405, "method"),
        ("POST", "/tables/{table}/swap", {"one": 0, "other": 7}, 400, "malformed"),
        ("POST", "/tables/{table}/moves", {"ply": 0, "action": "pass"}, 409, "not_started"),
        ("POST", "/tables/{table}/moves", {"ply": -2, "action": "pass"}, 400, "malformed"),
        ("POST", "/tables/{table}/moves", {"ply": 1e300, "action": "pass"}, 400, "malformed"),
        ("POST", "/tables/{table}/moves", {"ply": 0, "action": "x" * 9}, 400, "malformed"),
        ("POST", "/tables/{table}/undo", {}, 400, "malformed"),
        ("POST", "/tables/{table}/contribution", {"contribution": "AB" * 32}, 400, "malformed"),
        ("POST", "/tables/{table}/say", {}, 400, "malformed"),
        ("POST", "/tables/{table}/say", {"text": "a", "emote": "hello"}, 400, "malformed"),
        ("POST", "/tables/{table}/away", {"now": True}, 400, "malformed"),
        ("GET", "/tables/{table}/frames?since=x", None, 400, "malformed"),
        ("GET", "/tables/{table}/frames?since=99999999999999999999", None, 400, "malformed"),
        ("GET", "/tables/{table}/frames?eyes=5", None, 400, "malformed"),
        ("GET", "/tables/{table}/frames?since=null", None, 400, "malformed"),
        ("GET", "/tables/{table}/frames?eyes=null", None, 400, "malformed"),
        ("GET", "/tables/{table}/frames?since=%ff", None, 400, "malformed"),
        ("GET", "/games?limit=0", None, 400, "malformed"),
        ("GET", "/games?before=-1", None, 400, "malformed"),
        ("GET", "/tables/%00", None, 404, "no_table"),
        ("GET", "/tables/%ff%fe/view", None, 404, "no_table"),
        ("GET", "/tables/" + "a" * 900, None, 404, "no_table"),
        ("GET", "/tables/..%2f..%2fetc", None, 404, "not_found"),
    ],
)  # fmt: skip
def test_refusals(guest: httpx.Client, method: str, path: str, body: Any, status: int, code: str) -> None:
    table = opened(guest, name="Ana")
    answer = guest.request(method, API + path.replace("{table}", table), json=body)
    refused(answer, status, code)


def test_an_address_that_is_too_long(guest: httpx.Client) -> None:
    path = f"{API}/games?a="
    assert guest.get(path + "a" * (1000 - len(path) + 1)).status_code == 200
    refused(guest.get(path + "a" * 1000), 400, "malformed")
    refused(guest.get(f"{API}/tables/{'a' * 1000}"), 400, "malformed")


def test_a_body_that_is_too_big(guest: httpx.Client) -> None:
    refused(guest.post(f"{API}/tables", json={"name": "x" * 70_000}), 413, "too_big")

    def pieces() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(100):
            yield b"x" * 1000

    answer = guest.post(f"{API}/tables", content=pieces(), headers={"Content-Type": "application/json"})
    refused(answer, 413, "too_big")


# --- beginning, limits and the end ----------------------------------------------------------------


def test_a_client_that_is_too_fast_must_wait(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate", "0.01") as server, client(server) as guest:
        answers = [guest.get(f"{API}/tables") for _ in range(5)]
        late = [answer for answer in answers if answer.status_code != 200]
        assert late
        for answer in late:
            refused(answer, 429, "too_fast")
            assert int(answer.headers["retry-after"]) >= 1
        assert guest.get("/health").status_code == 200


def test_a_person_who_chats_too_much_must_wait(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--message-rate", "20") as server, client(server) as guest:
        table = good(guest.post(f"{API}/tables", json={"name": "Ana", "players": 2}))["table"]["id"]
        began = time.monotonic()
        with ThreadPoolExecutor(20) as crowd:
            said = [crowd.submit(guest.post, f"{API}/tables/{table}/say", json={"emote": "hello"}) for _ in range(20)]
        answers = [answer.result() for answer in said]
        late = [answer for answer in answers if answer.status_code != 200]
        # Five at once, and one more in each second.
        assert 5 <= len(answers) - len(late) <= 5 + time.monotonic() - began
        for answer in late:
            refused(answer, 429, "too_fast")
            assert answer.headers["retry-after"] == "1"


def test_a_stop_ends_streams_and_exits_0(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with server, client(server) as guest:
        table = opened(guest, name="Ana")
        with guest.stream("GET", f"{API}/tables/{table}/stream") as stream:
            lines = stream.iter_lines()
            assert json.loads(next(lines))["type"] == "welcome"
            assert server.stop() == 0
            assert all(not line or json.loads(line) for line in lines)
        server.start()
        assert good(guest.get(f"{API}/tables/{table}"))["seat"] == 0, "cookie and table are as they were"


def failed(*flags: str) -> str:
    command = [sys.executable, "-m", "foretell", "serve", *flags]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert len(ended.stderr.splitlines()) == 1
    return ended.stderr


def test_a_port_or_folder_that_cannot_be_used_is_one_line(server: Server, tmp_path: Path) -> None:
    port = server.url.rpartition(":")[2]
    refused = failed("--port", port, "--data", str(tmp_path / "a"))
    assert f"cannot listen at 127.0.0.1:{port}: another program already uses this port" in refused
    assert "choose another port with --port." in refused
    (tmp_path / "file").touch()
    assert "--data" in failed("--port", "0", "--data", str(tmp_path / "file"))


def test_the_log_identifies_nobody(tmp_path: Path) -> None:
    flags = ("--log-level", "debug", "--deal-wait", "60")
    with Server(tmp_path / "data", *flags) as server, client(server) as guest:
        body = {"name": "Annabella", "wishes": {"players": 2}}
        table = good(guest.post(f"{API}/play", json=body))["table"]
        good(guest.post(f"{API}/tables/{table['id']}/contribution", json={"contribution": "cd" * 32}))
        good(guest.post(f"{API}/tables/{table['id']}/say", json={"text": "rosebud"}))
        token = good(guest.post(f"{API}/tokens"))["token"]
        guest.put(f"{API}/tables/{table['id']}/seats/0", content=b'{"Annabella": "rosebud"')
        cookie = guest.cookies["foretell"]
    log = server.log.read_text("utf-8")
    assert all(json.loads(line)["event"] for line in log.splitlines())
    for secret in ("Annabella", "rosebud", table["id"], table["code"], "cd" * 32, token, cookie, cookie[:32]):
        assert secret not in log
