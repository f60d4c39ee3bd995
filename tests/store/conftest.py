from pathlib import Path

import pytest

from tests.postgres import database, postgres

__all__ = ["database", "postgres", "url"]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/data/foretell.db"
    return str(request.getfixturevalue("database"))
