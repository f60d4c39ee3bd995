"""How the server finds out which client opens a socket."""

import asyncio
from typing import Any, cast

import pytest
from websockets.datastructures import Headers

from foretell.server.handshakes import client_at
from foretell.server.settings import Settings


class Transport:
    """A transport that is its own socket."""

    def __init__(self, peer: object) -> None:
        self._peer = peer

    def get_extra_info(self, name: str) -> Any:
        return self if name == "socket" else None

    def getpeername(self) -> object:
        return self._peer


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "client"),
    [
        (("192.0.2.7", 50_000), None, False, "192.0.2.7"),
        (("2001:db8::1", 50_000, 0, 0), None, False, "2001:db8::/64"),
        (("192.0.2.7", 50_000), "203.0.113.9", False, "192.0.2.7"),
        (("192.0.2.7", 50_000), "203.0.113.9", True, "203.0.113.9"),
        (None, None, False, "unknown"),
    ],
)
def test_the_client_is_the_address_of_its_connection(
    peer: object, forwarded: str | None, trusted: bool, client: str
) -> None:
    transport = cast("asyncio.Transport", Transport(peer))
    headers = Headers({"X-Forwarded-For": forwarded} if forwarded else {})
    assert client_at(transport, headers, Settings(trust_proxy=trusted)) == client


def test_a_connection_that_is_gone_has_no_address() -> None:
    assert client_at(None, Headers(), Settings()) == "unknown"
