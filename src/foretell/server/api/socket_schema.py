"""The JSON Schema of the socket's messages, from their types."""

import inspect
from typing import Any

import msgspec

from ...table.wire import VERSION, AnyIncoming, AnyOutgoing


def socket_schema() -> dict[str, Any]:
    """Return the schema of both directions."""
    (incoming, outgoing), definitions = msgspec.json.schema_components(
        (AnyIncoming, AnyOutgoing), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Foretell's socket messages, version {VERSION}",
        "description": "Incoming messages are those that a client sends, outgoing messages are those that it receives.",
        "oneOf": [{"$ref": "#/$defs/Incoming"}, {"$ref": "#/$defs/Outgoing"}],
        "$defs": {"Incoming": incoming, "Outgoing": outgoing, **dict(sorted(without_indentation(definitions).items()))},
    }


def without_indentation(schemas: dict[str, Any]) -> dict[str, Any]:
    """Remove the indentation of docstrings from descriptions. Python 3.13 and newer remove it themselves."""
    for schema in schemas.values():
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"])
    return schemas
