"""The metric of refusals counts each of them once, wherever it happens."""

import asyncio
import json
import re
from collections import Counter

import httpx
import pytest
from websockets.asyncio.client import connect

from .harness import PATIENCE, Server
from .raw_sockets import exchange, handshake

API = "/api/v1"
ELSEWHERE = "http://elsewhere.example"


def refusals(server: Server) -> Counter[str]:
    text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    found = re.findall(r'^foretell_refusals_total\{code="(\w+)"\} (\S+)$', text, re.MULTILINE)
    return Counter({code: int(float(count)) for code, count in found})


@pytest.mark.parametrize(
    ("method", "path", "body", "origin", "code"),
    [
        ("POST", f"{API}/tables", b"{}", ELSEWHERE, "other_origin"),
        ("POST", "/", b"{}", None, "method"),
        ("GET", f"{API}/tables/xxxx", b"", None, "no_table"),
        ("POST", f"{API}/play", b"[]", None, "malformed"),
        ("GET", f"{API}/nothing", b"", None, "not_found"),
    ],
)
def test_requests(server: Server, method: str, path: str, body: bytes, origin: str | None, code: str) -> None:
    before = refusals(server)
    headers = {"Content-Type": "application/json"} | ({} if origin is None else {"Origin": origin})
    answer = httpx.request(method, server.url + path, content=body, headers=headers, timeout=PATIENCE)
    assert answer.json()["code"] == code
    assert refusals(server) - before == Counter({code: 1})


@pytest.mark.parametrize(
    ("headers", "code"),
    [((f"Origin: {ELSEWHERE}",), "other_origin"), (("Sec-WebSocket-Key: a second one",), "malformed")],
)
def test_handshakes(server: Server, headers: tuple[str, ...], code: str) -> None:
    before = refusals(server)
    answer = asyncio.run(exchange(server, handshake(server, *headers), end=True))
    assert answer.startswith(b"HTTP/1.1 4")
    assert refusals(server) - before == Counter({code: 1})


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", "malformed"),
        ('{"type": "look"}', "hello_first"),
        ('{"type": "hello", "version": 0, "since": null}', "version"),
        ('{"type": "hello", "version": 1, "since": null}', "no_table"),
    ],
)
def test_messages(server: Server, message: str, code: str) -> None:
    async def send() -> None:
        address = f"{server.url.replace('http', 'ws', 1)}{API}/tables/QQQQQQ/socket"
        async with connect(address, open_timeout=PATIENCE) as socket:
            await socket.send(message)
            assert json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["code"] == code

    before = refusals(server)
    asyncio.run(send())
    assert refusals(server) - before == Counter({code: 1})
