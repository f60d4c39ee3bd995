"""Schemathesis runs the served OpenAPI document. Every answer is documented, and none is a server error."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .harness import PATIENCE, Person, Server
from .test_socket_fuzz import check_health

EXAMPLES = 40
"""Requests of each kind for each operation."""
CHECKS: list[Any] = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance, negative_data_rejection,
]  # fmt: skip
ENDLESS = "/api/v1/tables/{key}/stream"
Operation = APIOperation[Any, Any, Any, Any]
Request = Case[Any]
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("http") / "data", "--log-level", "debug") as running:
        yield running
        check_health(running)


async def tables(server: Server) -> tuple[list[str], str]:
    """A table before the start, one where a game goes on, one where it is over; and the token of who owns them."""
    owner = Person(server, "Owner")
    token = (await owner.call("POST", "/tokens"))["token"]
    await owner.http.aclose()
    owner.http = httpx.AsyncClient(base_url=server.url, headers={"Authorization": f"Bearer {token}"})
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


def operations(server: Server) -> Iterator[Operation]:
    """All that the served document tells of."""
    for found in schemathesis.openapi.from_url(f"{server.url}/api/v1/openapi.json").get_all_operations():
        assert isinstance(found, Ok)
        yield found.ok()


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_answer_is_as_the_document_says(server: Server, mode: GenerationMode) -> None:
    keys, token = asyncio.run(tables(server))
    asked: Counter[int] = Counter()
    for operation in operations(server):
        if mode is GenerationMode.POSITIVE or can_be_wrong(operation):
            explore(operation, mode, asker(server, keys, token, asked))
    assert asked.total() > 15 * EXAMPLES
    assert {200, 400, 404, 409} <= set(asked)


def can_be_wrong(operation: Operation) -> bool:
    """Any text may stand for a table; it is bodies, queries and seats that may be of a wrong kind."""
    return bool(len(operation.body) or len(operation.query)) or "{seat}" in operation.path


def asker(server: Server, keys: list[str], token: str, asked: Counter[int]) -> Callable[[Request], None]:
    """Asks and checks: at real tables and at none, by the owner and by nobody."""
    places, headers = cycle([*keys, None]), cycle([{"Authorization": f"Bearer {token}"}] * 4 + [{}] * 4)

    def ask(case: Request) -> None:
        key = next(places)
        if key is not None and "key" in (case.path_parameters or {}) and case.operation.path != ENDLESS:
            case.path_parameters["key"] = key
        answer = case.call(base_url=server.url, headers=next(headers), timeout=PATIENCE)
        asked[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)

    return ask


def explore(operation: Operation, mode: GenerationMode, ask: Callable[[Request], None]) -> None:
    """The same requests in every run."""
    checked = given(case=operation.as_strategy(generation_mode=mode))(ask)
    settings(
        max_examples=EXAMPLES, derandomize=True, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )(checked)()  # fmt: skip


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
