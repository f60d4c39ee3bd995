"""The OpenAPI document: the routes as Litestar tells them, the bodies as msgspec checks them."""

import inspect
from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig

from ...table import lobby, numbers, wire
from . import bodies
from .parts import provide_here
from .routes import routes

METHODS = ("get", "put", "post", "patch", "delete")
_REF = "#/components/schemas/{name}"
_ABOUT = """Tables, seats and games of a Foretell server.

Guests are known by a cookie, programs by a token. Whatever is refused is answered with a Problem: its `code` says why.
A live game is best followed by the socket at /api/v1/tables/{key}/socket (see socket.schema.json), or by the stream.
"""


def openapi_document() -> dict[str, Any]:
    """The document; the same bytes for the same code."""
    config = OpenAPIConfig(
        "Foretell", "1", description=_ABOUT, operation_id_creator=_operation_id, use_handler_docstrings=True
    )
    told = Litestar(
        routes(), dependencies={"here": Provide(provide_here)}, openapi_config=config, logging_config=None
    ).openapi_schema.to_schema()
    paths = {
        path: {method: _operation(item[method]) for method in METHODS if method in item}
        for path, item in sorted(told["paths"].items())
    }
    return {
        "openapi": "3.1.0",
        "info": told["info"],
        "servers": [{"url": "/"}],
        "security": [{"cookie": []}, {"token": []}, {}],
        "paths": paths,
        "components": {"schemas": schemas(), "securitySchemes": _SECURITY},
    }


_SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "foretell", "description": "Set at a guest's first act."},
    "token": {"type": "http", "scheme": "bearer", "description": "From POST /api/v1/tokens."},
}


def schemas() -> dict[str, Any]:
    """Every body, exactly as it is checked."""
    ours = [
        kind
        for _, kind in inspect.getmembers(bodies, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__ == bodies.__name__
    ]
    kinds = [kind for kind in ours if kind not in (bodies.Body, bodies.Answer)]
    told = (*kinds, lobby.Wishes, wire.Full, wire.Frame, wire.Prospects, numbers.Numbers)
    _, found = msgspec.json.schema_components(told, ref_template=_REF)
    return dict(sorted(found.items()))


def _operation_id(handler: HTTPRouteHandler, *_: object) -> str:
    return handler.handler_name


def _operation(told: dict[str, Any]) -> dict[str, Any]:
    """One route, without what Litestar guesses wrong."""
    if "parameters" in told:
        told["parameters"] = [_parameter(parameter) for parameter in told["parameters"]]
    if "requestBody" in told:
        told["requestBody"] = _body(told["requestBody"])
    for status, response in told["responses"].items():
        response.pop("headers", None)
        if status in ("200", "201"):
            response["description"] = "Done."
        if status == "429":
            response["headers"] = {"Retry-After": {"description": "Seconds.", "schema": {"type": "integer"}}}
        for kind, content in response.get("content", {}).items():
            if kind != "application/json":
                content["schema"] = {"type": "string"}
    return told


def _parameter(told: dict[str, Any]) -> dict[str, Any]:
    """What may be left out is not therefore null."""
    schema = {key: value for key, value in told["schema"].items() if key not in ("description", "oneOf")}
    for choice in told["schema"].get("oneOf", ()):
        if choice["type"] != "null":
            schema = choice | schema
    if "enum" in schema:
        schema = {"type": "string", "enum": [value for value in schema["enum"] if value is not None]}
    named = {key: told[key] for key in ("name", "in", "description", "required") if key in told}
    return named | {"schema": dict(sorted(schema.items()))}


def _body(told: dict[str, Any]) -> dict[str, Any]:
    """Where a body may be missing, Litestar says null; what is meant is that it may be left out."""
    content = told["content"]["application/json"]
    optional = "oneOf" in content["schema"]
    schema = content["schema"]["oneOf"][0] if optional else content["schema"]
    return {"required": not optional, "content": {"application/json": {"schema": schema}}}
