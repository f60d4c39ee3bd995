"""Guests and programs: who a request comes from, and which pages may send it."""

import httpx
import pytest

from .harness import Server
from .http_clients import API, client, good, opened, refused


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
