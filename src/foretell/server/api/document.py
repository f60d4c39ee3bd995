"""The OpenAPI document: routes from Litestar, bodies from msgspec."""

import inspect
from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig

from ...table import calibration, lobby, numbers, wire
from . import bodies
from .parts import provide_caller
from .routes import routes
from .socket_schema import without_indentation

METHODS = ("get", "put", "post", "patch", "delete")
_REF = "#/components/schemas/{name}"
_ABOUT = """Tables, seats and games of a Foretell server.

A cookie identifies a guest, a token identifies a program. A refused request gets a Problem, whose `code` says why.
To follow a live game, use the socket at /api/v1/tables/{key}/socket (see socket.schema.json) or the stream.
"""


def openapi_document() -> dict[str, Any]:
    """Return the document. It depends on nothing but the code."""
    config = OpenAPIConfig(
        "Foretell", "1", description=_ABOUT, operation_id_creator=_operation_id, use_handler_docstrings=True
    )
    told = Litestar(
        routes(), dependencies={"caller": Provide(provide_caller)}, openapi_config=config, logging_config=None
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
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "foretell",
        "description": "Set by the first request that changes something.",
    },
    "token": {"type": "http", "scheme": "bearer", "description": "From POST /api/v1/tokens."},
}


def schemas() -> dict[str, Any]:
    """Return the schema of every body. msgspec derives it from the types that it checks."""
    ours = [
        kind
        for _, kind in inspect.getmembers(bodies, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__ == bodies.__name__
    ]
    kinds = [kind for kind in ours if kind not in (bodies.Body, bodies.ResponseBody)]
    told = (
        *kinds,
        lobby.TableSettings,
        wire.Full,
        wire.Frame,
        wire.Prospects,
        wire.Hint,
        numbers.Numbers,
        calibration.Calibration,
    )
    _, found = msgspec.json.schema_components(told, ref_template=_REF)
    return dict(sorted(without_indentation(found).items()))


def _operation_id(handler: HTTPRouteHandler, *_: object) -> str:
    return handler.handler_name


def _operation(told: dict[str, Any]) -> dict[str, Any]:
    """Correct what Litestar guesses wrong about a route."""
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
    """Correct an optional parameter: Litestar says that it may be null."""
    schema = {key: value for key, value in told["schema"].items() if key not in ("description", "oneOf")}
    for choice in told["schema"].get("oneOf", ()):
        if choice["type"] != "null":
            schema = choice | schema
    if "enum" in schema:
        schema = {"type": "string", "enum": [value for value in schema["enum"] if value is not None]}
    named = {key: told[key] for key in ("name", "in", "description", "required") if key in told}
    return named | {"schema": dict(sorted(schema.items()))}


def _body(told: dict[str, Any]) -> dict[str, Any]:
    """Correct an optional body: Litestar says that it may be null."""
    content = told["content"]["application/json"]
    optional = "oneOf" in content["schema"]
    schema = content["schema"]["oneOf"][0] if optional else content["schema"]
    return {"required": not optional, "content": {"application/json": {"schema": schema}}}
