from collections.abc import Iterator

import pytest

from tests.postgres import database, postgres
from tests.server.harness import Server

__all__ = ["database", "postgres", "server"]


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that a module's tests share, with the module's FLAGS."""
    flags = getattr(request.module, "FLAGS", ())
    with Server(tmp_path_factory.mktemp("server") / "data", *flags) as running:
        yield running
        failures = [line for line in running.log.read_text().splitlines() if '"level":"error"' in line]
        assert failures == []
