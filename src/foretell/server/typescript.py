"""Translate JSON Schema to TypeScript, as far as our messages need it. Anything else is an error."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from ..errors import ForetellError

Schema = Mapping[str, Any]
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
_NOTHING = "Readonly<Record<string, never>>"


class UnknownSchema(ForetellError):  # noqa: N818 (it describes the schema)
    """A schema for which there is no translation yet."""


def type_of(schema: Schema) -> str:
    """Return the TypeScript type of a value.

    >>> type_of({"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]})
    'readonly number[] | null'
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _record(schema)
    if kind not in _PLAIN:
        raise UnknownSchema(f"no TypeScript for {json.dumps(schema)[:200]}")
    return _PLAIN[kind]


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(type_of(item) for item in schema['prefixItems'])}]"
    item = type_of(schema["items"])
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def _record(schema: Schema) -> str:
    values = schema.get("additionalProperties")
    if not isinstance(values, Mapping):
        raise UnknownSchema(f"no TypeScript for {json.dumps(schema)[:200]}")
    return f"{{ readonly [key: string]: {type_of(values)} }}"


def declaration(name: str, schema: Schema) -> Iterator[str]:
    """Yield the lines that declare a type."""
    if "description" in schema:
        yield f"/** {' '.join(schema['description'].split())} */"
    if not schema.get("properties"):
        yield f"export type {name} = {_NOTHING if 'properties' in schema else type_of(schema)};"
        return
    yield f"export interface {name} {{"
    needed = schema.get("required", ())
    for field, value in schema["properties"].items():
        yield f"  readonly {field}{'' if field in needed else '?'}: {type_of(value)};"
    yield "}"


# --- the operations of an OpenAPI document --------------------------------------------------------


def operations(paths: Mapping[str, Any]) -> Iterator[str]:
    """Yield an interface that lists the parameters and the result of each operation."""
    yield "/** The operations of the HTTP interface: method, path, parameters, body and answer. */"
    yield "export interface Operations {"
    for path, methods in paths.items():
        for method, operation in methods.items():
            yield from _operation(method, path, operation)
    yield "}"


def _operation(method: str, path: str, operation: Mapping[str, Any]) -> Iterator[str]:
    yield f"  readonly {operation['operationId']}: {{"
    yield f"    readonly method: {json.dumps(method.upper())};"
    yield f"    readonly path: {json.dumps(path)};"
    query = [parameter for parameter in operation.get("parameters", ()) if parameter["in"] == "query"]
    if query:
        parts = (f"readonly {part['name']}?: {type_of(part['schema'])}" for part in query)
        yield f"    readonly query: {{ {'; '.join(parts)} }};"
    if "requestBody" in operation:
        body = operation["requestBody"]
        optional = "" if body["required"] else "?"
        yield f"    readonly body{optional}: {type_of(body['content']['application/json']['schema'])};"
    (answer,) = (response for status, response in operation["responses"].items() if status.startswith("2"))
    (content,) = answer["content"].values()
    yield f"    readonly answer: {type_of(content['schema'])};"
    yield "  };"
