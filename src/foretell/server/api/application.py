"""The Litestar application, with its routes and the documents that describe it."""

from functools import cache

import msgspec
from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from ...store import StoreError
from ...table.refusals import Refusal
from . import problems
from .document import openapi_document
from .parts import ServerParts, provide_caller
from .routes import PATH, routes
from .socket_schema import socket_schema
from .strictness import StrictRequest


def create_api(parts: ServerParts) -> Litestar:
    return Litestar(
        [*routes(), openapi, socket_messages],
        dependencies={"caller": Provide(provide_caller)},
        exception_handlers={
            Refusal: problems.of_refusal,
            StoreError: problems.of_store,
            HTTPException: problems.of_http,
            Exception: problems.of_failure,
        },
        openapi_config=None,
        logging_config=None,
        request_class=StrictRequest,
        request_max_body_size=parts.settings.max_body,
        state=State({"parts": parts}),
        debug=False,
    )


@get(f"{PATH}/openapi.json", sync_to_thread=False)
def openapi() -> Response[bytes]:
    """Return the OpenAPI document of this interface."""
    return Response(_openapi(), media_type="application/json")


@get(f"{PATH}/socket.schema.json", sync_to_thread=False)
def socket_messages() -> Response[bytes]:
    """Return the JSON Schema of the socket's messages."""
    return Response(_socket_schema(), media_type="application/schema+json")


@cache
def _openapi() -> bytes:
    return msgspec.json.encode(openapi_document())


@cache
def _socket_schema() -> bytes:
    return msgspec.json.encode(socket_schema())
