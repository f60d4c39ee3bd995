"""CITATION.cff has the fields that its format requires, and agrees with the package and the changelog.

`cffconvert --validate` checks it against the whole schema (see *Release* in CONTRIBUTING.md).
"""

import re
import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml

import foretell

ROOT = Path(__file__).parents[2]
PERSON = {"given-names", "family-names", "name-particle", "name-suffix", "alias", "orcid", "affiliation", "email"}
ENTITY = {"name", "website", "email", "orcid", "address", "city", "country"}
REQUIRED = {"cff-version", "message", "title", "authors"}
OPTIONAL = {
    "abstract", "commit", "contact", "date-released", "doi", "identifiers", "keywords", "license", "license-url",
    "preferred-citation", "references", "repository", "repository-artifact", "repository-code", "type", "url",
    "version",
}  # fmt: skip


@pytest.fixture(scope="module")
def citation() -> dict[str, Any]:
    found = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def test_it_has_all_required_fields_and_no_unknown_ones(citation: dict[str, Any]) -> None:
    assert REQUIRED <= citation.keys() <= REQUIRED | OPTIONAL
    assert citation["cff-version"] == "1.2.0"
    assert citation.get("type", "software") in ("software", "dataset")
    assert all(isinstance(citation[name], str) and citation[name] for name in ("message", "title"))


def test_every_author_is_a_person_or_an_entity(citation: dict[str, Any]) -> None:
    assert citation["authors"]
    for author in citation["authors"]:
        assert author
        assert author.keys() <= (ENTITY if "name" in author else PERSON)


def test_keywords_are_different_texts(citation: dict[str, Any]) -> None:
    keywords = citation["keywords"]
    assert all(isinstance(word, str) and word for word in keywords)
    assert len(set(keywords)) == len(keywords)


def test_version_authors_and_licence_are_those_of_the_package(citation: dict[str, Any]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert str(citation["version"]) == foretell.__version__
    assert [author["name"] for author in citation["authors"]] == [author["name"] for author in project["authors"]]
    assert citation["license"] == project["license"].split(" AND ")[0]


def test_the_date_is_that_of_the_changelog(citation: dict[str, Any]) -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    heading = re.search(rf"^## \[{re.escape(foretell.__version__)}\](?: - (.+))?$", changelog, re.MULTILINE)
    assert heading is not None
    dated = heading[1] and date.fromisoformat(heading[1])
    assert citation.get("date-released") == dated
