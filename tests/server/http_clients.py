"""Clients of the HTTP API, and what they expect of its answers."""

from typing import Any

import httpx

from .harness import PATIENCE, Server

API = "/api/v1"


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


def contribute(guest: httpx.Client, table: str) -> None:
    """Contribute to the deal, unless the server has waited long enough for that."""
    answer = guest.post(f"{API}/tables/{table}/contribution", json={"contribution": "ab" * 32})
    assert answer.is_success or answer.json()["code"] == "not_open", answer.text
