"""The JSON Schema of the socket's messages, from their types."""

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
        "$defs": {"Incoming": incoming, "Outgoing": outgoing, **dict(sorted(definitions.items()))},
    }
