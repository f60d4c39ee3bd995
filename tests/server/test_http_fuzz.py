"""Schemathesis runs the served OpenAPI document. Every answer is documented, and none is a server error."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from tests.effort import effort

from .harness import PATIENCE, Person, Server
from .raw_sockets import check_health

EXAMPLES = effort(5, 40)
"""Requests of each kind for each operation."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("http") / "data", "--log-level", "debug") as running:
        yield running
        check_health(running)


async def tables(server: Server) -> tuple[list[str], str]:
    """Open a table, start a second game and finish a third. Return their ids and the owner's token."""
    owner = Person(server, "Owner")
    token = (await owner.call("POST", "/tokens"))["token"]
    await owner.http.aclose()
    owner.http = httpx.AsyncClient(base_url=server.url, headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE)
    keys = []
    for _ in range(3):
        table = (await owner.call("POST", "/tables", {"name": "Owner", "players": 2, "listed": True}))["table"]
        keys.append(table["id"])
    for key in keys[1:]:
        await owner.call("PUT", f"/tables/{key}/seats/1/bot", {"level": "novice"})
        await owner.call("POST", f"/tables/{key}/contribution", {"contribution": "ab" * 32})
        await owner.call("POST", f"/tables/{key}/start")
    while (await owner.http.get(f"/api/v1/tables/{keys[2]}/view")).status_code != 200:
        await asyncio.sleep(0.02)
    await owner.call("POST", f"/tables/{keys[2]}/away")
    while (await owner.call("GET", f"/tables/{keys[2]}"))["table"]["status"] != "over":
        await asyncio.sleep(0.02)
    await owner.http.aclose()
    return keys, token


# A wrong request that meets a table in the wrong state may be refused for either reason.
@pytest.mark.parametrize(("mode", "expected"), [("positive", {200, 400, 404, 409}), ("negative", {200, 400, 404})])
def test_every_answer_is_as_the_document_says(server: Server, mode: str, expected: set[int]) -> None:
    from .documented_requests import explore_all  # noqa: PLC0415 (slow to import)

    keys, token = asyncio.run(tables(server))
    asked = explore_all(server, keys, token, mode=mode, examples=EXAMPLES)
    assert asked.total() > 15 * EXAMPLES
    assert expected <= set(asked)


def test_a_wrong_method_is_refused_with_the_allowed_ones(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        document = client.get("/api/v1/openapi.json").json()
        for path, item in document["paths"].items():
            address = path.replace("{key}", "QQQQQQ").replace("{seat}", "0")
            for method in METHODS:
                if method.lower() not in item and not (method == "HEAD" and "get" in item):
                    answer = client.request(method, address)
                    assert answer.status_code == 405, (method, path, answer.text)
                    assert method == "HEAD" or answer.json()["code"] == "method"
                    allowed = {name.strip().lower() for name in answer.headers["Allow"].split(",")}
                    assert set(item) <= allowed, (method, path)
