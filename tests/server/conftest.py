from collections.abc import Iterator

import httpx
import pytest

from tests.postgres import database, postgres
from tests.server.sharing import Servers

from .harness import Server
from .http_clients import client

__all__ = ["database", "guest", "other", "postgres", "server", "servers"]


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """The servers of this process."""
    with Servers(tmp_path_factory.mktemp("servers")) as running:
        yield running


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, servers: Servers) -> Iterator[Server]:
    """A server with the module's FLAGS, shared with other modules that have the same."""
    with servers.lent(*getattr(request.module, "FLAGS", ())) as running:
        yield running


@pytest.fixture
def guest(server: Server) -> Iterator[httpx.Client]:
    with client(server) as guest:
        yield guest


@pytest.fixture
def other(server: Server) -> Iterator[httpx.Client]:
    with client(server) as other:
        yield other
