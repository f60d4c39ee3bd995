"""A client that hangs up during a request is not a failure of the server."""

import socket
from pathlib import Path

import httpx

from .harness import PATIENCE, Server

HEAD = b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"


def metrics(server: Server) -> dict[str, float]:
    lines = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text.splitlines()
    return {
        name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if not line.startswith("#"))
    }


def test_a_client_that_hangs_up_is_not_a_failure(tmp_path: Path) -> None:
    counted = 'foretell_http_requests_total{route="/api/v1/tables",status="499"}'
    with Server(tmp_path / "data") as server:
        host, _, port = server.url.removeprefix("http://").partition(":")
        for number, start in enumerate((b"", b'{"name": "A', b"{" * 50), 1):
            with socket.create_connection((host, int(port))) as client:
                client.sendall(HEAD + start)
            while metrics(server).get(counted, 0) < number:
                pass
        found = metrics(server)
        assert found["foretell_failures_total"] == 0
        assert not [name for name in found if 'status="5' in name]
        assert server.errors() == []
