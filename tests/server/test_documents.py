"""The API documents agree with the code."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from foretell import daily, reviews
from foretell.server import documents
from foretell.server.api.document import openapi_document
from foretell.server.api.socket_schema import socket_schema
from foretell.server.typescript import UnknownSchema, declaration, type_of
from foretell.table import wire


def test_the_documents_are_up_to_date() -> None:
    assert documents.differing() == [], "run python -m foretell.server.documents"


@pytest.mark.parametrize(("wrong", "status"), [([], 0), (["docs/api/openapi.json"], 1)])
def test_the_check_ends_with_a_status_and_names_the_files(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wrong: list[str], status: int
) -> None:
    monkeypatch.setattr(documents, "differing", lambda: wrong)
    assert documents.main(["--check"]) == status
    assert ("docs/api/openapi.json" in capsys.readouterr().err) is bool(wrong)


def test_they_are_the_same_every_time() -> None:
    assert documents.documents() == documents.documents()


def test_a_difference_is_found(tmp_path: Path) -> None:
    documents.write(tmp_path)
    assert documents.differing(tmp_path) == []
    file = tmp_path / "docs" / "api" / "openapi.json"
    file.write_text(file.read_text().replace("Foretell", "Forgotten", 1))
    assert documents.differing(tmp_path) == ["docs/api/openapi.json"]
    file.unlink()
    assert documents.differing(tmp_path) == ["docs/api/openapi.json"]


def test_every_reference_leads_somewhere_and_every_schema_is_used() -> None:
    openapi, socket = openapi_document(), socket_schema()
    for text, there in ((openapi, openapi["components"]["schemas"]), (socket, socket["$defs"])):
        assert set(re.findall(r'"#/[^"]*/(\w+)"', json.dumps(text))) == set(there)


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    paths = openapi_document()["paths"]
    return [(method, path, told) for path, item in paths.items() for method, told in item.items()]


def test_every_refusal_is_a_problem() -> None:
    for method, path, told in operations():
        refused = {status: response for status, response in told["responses"].items() if status[0] != "2"}
        for response in refused.values():
            assert response["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
        if path.startswith("/api"):
            assert {"400", "401", "429"} <= set(refused), path
            assert ("403" in refused and "413" in refused) or method == "get", path


def test_every_operation_is_described_and_named_once() -> None:
    names = [told["operationId"] for _, _, told in operations()]
    assert len(set(names)) == len(names)
    assert all(told["description"] for _, _, told in operations())


def test_bodies_take_no_other_fields() -> None:
    for name, schema in openapi_document()["components"]["schemas"].items():
        library = name in ("Told", "Rank", "Unfolding", "Result") or hasattr(reviews, name) or hasattr(daily, name)
        if not library:
            assert schema["additionalProperties"] is False, name


def test_the_socket_schema_has_both_directions() -> None:
    found = socket_schema()["$defs"]
    assert len(found["Incoming"]["anyOf"]) == len(wire.AnyIncoming.__args__)
    assert len(found["Outgoing"]["anyOf"]) == len(wire.AnyOutgoing.__args__)


def test_typescript_knows_no_any() -> None:
    types = documents.documents()["web/src/lib/wire.ts"]
    assert not re.search(r"\b(any|unknown|object)\b(?! )", re.sub(r"/\*\*.*?\*/", "", types))
    assert "export type Incoming = Hello | Act" in types
    assert '  readonly type: "frame";' in types
    assert "  readonly code: Code;" in types
    assert "  readonly rows: readonly [readonly (string | null)[], readonly (string | null)[]];" in types


@pytest.mark.parametrize(
    ("schema", "told"),
    [
        ({"type": "integer"}, "number"),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({"$ref": "#/$defs/Frame"}, "Frame"),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, 'readonly ("a" | "b")[]'),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "{ readonly [key: string]: string }"),
    ],
)
def test_type_of(schema: dict[str, Any], told: str) -> None:
    assert type_of(schema) == told


@pytest.mark.parametrize("schema", [{}, {"type": "object"}, {"type": "tuple"}])
def test_an_unknown_schema_is_an_error(schema: dict[str, Any]) -> None:
    with pytest.raises(UnknownSchema):
        type_of(schema)


def test_a_field_with_a_default_may_be_missing() -> None:
    schema = {"properties": {"a": {"type": "string"}, "b": {"type": "null"}}, "required": ["a"], "type": "object"}
    assert list(declaration("X", schema)) == [
        "export interface X {", "  readonly a: string;", "  readonly b?: null;", "}",
    ]  # fmt: skip
