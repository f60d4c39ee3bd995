"""The server as a program: how it stops, what it says if it cannot start, and what its log keeps to itself."""

import json
import subprocess
import sys
from pathlib import Path

from .harness import PATIENCE, Server
from .http_clients import API, client, good, opened


def test_a_stop_ends_streams_and_exits_0(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with server, client(server) as guest:
        table = opened(guest, name="Ana")
        with guest.stream("GET", f"{API}/tables/{table}/stream") as stream:
            lines = stream.iter_lines()
            assert json.loads(next(lines))["type"] == "welcome"
            assert server.stop() == 0
            assert all(not line or json.loads(line) for line in lines)
        server.start()
        assert good(guest.get(f"{API}/tables/{table}"))["seat"] == 0, "cookie and table are as they were"


def failed(*flags: str) -> str:
    command = [sys.executable, "-m", "foretell", "serve", *flags]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert len(ended.stderr.splitlines()) == 1
    return ended.stderr


def test_a_port_or_folder_that_cannot_be_used_is_one_line(server: Server, tmp_path: Path) -> None:
    port = server.url.rpartition(":")[2]
    refused = failed("--port", port, "--data", str(tmp_path / "a"))
    assert f"cannot listen at 127.0.0.1:{port}: another program already uses this port" in refused
    assert "choose another port with --port." in refused
    (tmp_path / "file").touch()
    assert "--data" in failed("--port", "0", "--data", str(tmp_path / "file"))


def test_the_log_identifies_nobody(tmp_path: Path) -> None:
    flags = ("--log-level", "debug", "--deal-wait", "60")
    with Server(tmp_path / "data", *flags) as server, client(server) as guest:
        body = {"name": "Annabella", "wishes": {"players": 2}}
        table = good(guest.post(f"{API}/play", json=body))["table"]
        good(guest.post(f"{API}/tables/{table['id']}/contribution", json={"contribution": "cd" * 32}))
        good(guest.post(f"{API}/tables/{table['id']}/say", json={"text": "rosebud"}))
        token = good(guest.post(f"{API}/tokens"))["token"]
        guest.put(f"{API}/tables/{table['id']}/seats/0", content=b'{"Annabella": "rosebud"')
        cookie = guest.cookies["foretell"]
    log = server.log.read_text("utf-8")
    assert all(json.loads(line)["event"] for line in log.splitlines())
    for secret in ("Annabella", "rosebud", table["id"], table["code"], "cd" * 32, token, cookie, cookie[:32]):
        assert secret not in log
