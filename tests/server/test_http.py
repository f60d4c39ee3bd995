"""Every answer over HTTP: its headers, and how wrong, big and frequent requests are refused."""

import json
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from .harness import Server
from .http_clients import API, client, good, opened, refused

ROOT = Path(__file__).parents[2]


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


# --- too many requests ----------------------------------------------------------------------------


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
