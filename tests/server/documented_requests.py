"""Requests that Schemathesis derives from the served OpenAPI document, and checks of the answers.

Schemathesis takes seconds to import, so a test imports this module when it runs.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

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

from .harness import PATIENCE, Server

CHECKS: list[Any] = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance, negative_data_rejection,
]  # fmt: skip
LONG_WORK = ("/api/v1/tables/{key}/stream", "/api/v1/tables/{key}/review")
"""These are not asked for at real tables: a stream never ends, and a review starts a process."""
Operation = APIOperation[Any, Any, Any, Any]
Request = Case[Any]


def explore_all(server: Server, keys: list[str], token: str, *, mode: str, examples: int) -> Counter[int]:
    """Make `examples` requests for each operation, and check the answers. Return the number of answers by status.

    `mode` is "positive" for requests as the document allows them, and "negative" for wrong ones.
    """
    asked: Counter[int] = Counter()
    for operation in operations(server):
        if GenerationMode(mode) is GenerationMode.POSITIVE or can_be_wrong(operation):
            explore(operation, GenerationMode(mode), examples, asker(server, keys, token, asked))
    return asked


def operations(server: Server) -> Iterator[Operation]:
    """The requests that the served document describes."""
    for found in schemathesis.openapi.from_url(f"{server.url}/api/v1/openapi.json").get_all_operations():
        assert isinstance(found, Ok)
        yield found.ok()


def can_be_wrong(operation: Operation) -> bool:
    """Any text is a valid table key, so only bodies, queries and seats get wrong types."""
    return bool(len(operation.body) or len(operation.query)) or "{seat}" in operation.path


def asker(server: Server, keys: list[str], token: str, asked: Counter[int]) -> Callable[[Request], None]:
    """Makes requests and checks the answers: about real and missing tables, as the owner and as a guest."""
    places, headers = cycle([*keys, None]), cycle([{"Authorization": f"Bearer {token}"}] * 4 + [{}] * 4)

    def ask(case: Request) -> None:
        key = next(places)
        if key is not None and "key" in (case.path_parameters or {}) and case.operation.path not in LONG_WORK:
            case.path_parameters["key"] = key
        answer = case.call(base_url=server.url, headers=next(headers), timeout=PATIENCE)
        asked[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)

    return ask


def explore(operation: Operation, mode: GenerationMode, examples: int, ask: Callable[[Request], None]) -> None:
    """Make requests for an operation, the same ones in every run."""
    checked = given(case=operation.as_strategy(generation_mode=mode))(ask)
    settings(
        max_examples=examples, derandomize=True, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )(checked)()  # fmt: skip
