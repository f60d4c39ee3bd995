"""The files of the browser table: what the server sends, how it caches them, and what it says if none are built."""

import asyncio
import gzip
import socket
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest

from foretell.cli import main
from foretell.errors import LocalizedError
from foretell.server import app, browser
from foretell.server.pages import ASK_AGAIN, FOREVER, PAGE_POLICY, SCREENS, Site, SiteError

from .harness import PATIENCE, Server
from .raw_sockets import exchange

INDEX = b"<!doctype html><title>The table</title>" + b"<p>The table is open.</p>" * 20
SCRIPT = b"export const suits = ['Clock', 'Mask', 'Scarab', 'Tree'];\n" * 40
FILES = {
    "index.html": INDEX,
    "assets/index-a1b2c3.js": SCRIPT,
    "assets/index-a1b2c3.js.br": b"packed by the build",
    "fonts/serif.woff2": b"wOF2" + bytes(range(256)),
    "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "manifest.webmanifest": b"{}",
    "sw.js": b"self.addEventListener('fetch', () => {});",
    ".hidden": b"not for the world",
}
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    for name, content in FILES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
    (folder.parent / "secret.txt").write_text("not of the site")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("pages") / "data", "--site", str(folder)) as server:
        yield server


@pytest.fixture
def guest(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=PATIENCE, headers={"Accept-Encoding": "identity"}) as guest:
        yield guest


@pytest.mark.parametrize("path", ["/", "/t/BCDFGH", "/replay/abcdefgh", *(f"/{screen}" for screen in SCREENS)])
def test_every_page_is_the_one_that_reads_its_address(guest: httpx.Client, path: str) -> None:
    answer = guest.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"] == PAGE_POLICY
    assert answer.headers["cache-control"] == ASK_AGAIN
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("path", "file", "kind", "keep"),
    [
        ("/assets/index-a1b2c3.js", "assets/index-a1b2c3.js", "text/javascript; charset=utf-8", FOREVER),
        ("/fonts/serif.woff2", "fonts/serif.woff2", "font/woff2", ASK_AGAIN),
        ("/manifest.webmanifest", "manifest.webmanifest", "application/manifest+json", ASK_AGAIN),
        ("/sw.js", "sw.js", "text/javascript; charset=utf-8", ASK_AGAIN),
        ("/icon.svg", "icon.svg", "image/svg+xml", ASK_AGAIN),
        ("/favicon.ico", "icon.svg", "image/svg+xml", ASK_AGAIN),
    ],
)
def test_files(guest: httpx.Client, path: str, file: str, kind: str, keep: str) -> None:
    answer = guest.get(path)
    assert (answer.status_code, answer.content) == (200, FILES[file])
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, keep)
    assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("path", ["/", "/assets/index-a1b2c3.js", "/nowhere"])
def test_head_has_the_headers_of_get(guest: httpx.Client, path: str) -> None:
    whole, head = guest.get(path, headers=BROWSER), guest.head(path, headers=BROWSER)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


def raw(server: Server, path: str, accepted: str) -> tuple[str, bytes]:
    """Return the content encoding and the compressed body."""
    headers = {"Accept-Encoding": accepted}
    with (
        httpx.Client(base_url=server.url, timeout=PATIENCE, headers=headers) as client,
        client.stream("GET", path) as answer,
    ):
        return answer.headers.get("content-encoding", ""), b"".join(answer.iter_raw())


def test_the_best_packing_that_the_browser_takes_and_the_build_has(server: Server) -> None:
    script = "/assets/index-a1b2c3.js"
    assert raw(server, script, "gzip, deflate, br") == ("br", b"packed by the build")
    packing, body = raw(server, script, "gzip, deflate, br;q=0")
    assert packing == "gzip"
    assert gzip.decompress(body) == SCRIPT
    assert raw(server, script, "deflate") == raw(server, script, "") == ("", SCRIPT)
    assert raw(server, "/", "br")[0] == ""  # the build made none
    assert raw(server, "/fonts/serif.woff2", "gzip, br")[0] == ""  # packed already
    assert raw(server, "/manifest.webmanifest", "gzip")[0] == ""  # it would grow


def test_a_cached_file_is_not_sent_again(guest: httpx.Client) -> None:
    plain = guest.get("/").headers["etag"]
    packed = guest.get("/", headers={"Accept-Encoding": "gzip"}).headers["etag"]
    assert plain != packed
    for known in (plain, f"W/{plain}", f'"other", {plain}', "*"):
        answer = guest.get("/", headers={"If-None-Match": known})
        assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", plain)
        assert answer.headers["cache-control"] == ASK_AGAIN
        assert "content-length" not in answer.headers
    for known in (packed, '"other"', plain[1:-1], ""):
        assert guest.get("/", headers={"If-None-Match": known}).status_code == 200
    assert guest.get("/nowhere", headers={**BROWSER, "If-None-Match": plain}).status_code == 404


def test_an_unknown_address_gives_a_page_to_browsers_and_a_problem_to_programs(guest: httpx.Client) -> None:
    for path in ("/nowhere", "/t/", "/t/a/b", "/assets/index-other.js", "/index.html", "/.hidden"):
        page = guest.get(path, headers=BROWSER)
        assert (page.status_code, page.content) == (404, INDEX), path
    answer = guest.get("/nowhere", headers={"Accept": "*/*"})
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    answer = guest.get("/api/v1/nowhere", headers=BROWSER)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert guest.get("/health", headers=BROWSER).json() == {"status": "alive"}


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "//etc/passwd"])
def test_no_address_leads_out_of_the_folder(server: Server, path: str) -> None:
    host, _, port = server.url.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65_536), b""))
    assert answer.startswith(b"HTTP/1.1 404")
    assert b"not of the site" not in answer


@pytest.mark.parametrize("path", ["/", "/sw.js"])
def test_pages_take_no_other_method(server: Server, path: str) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        answer = client.post(path, json={})
    assert (answer.status_code, answer.json()["code"]) == (405, "method")
    assert answer.headers["allow"] == "GET, HEAD"


def test_the_files_of_a_page_are_not_counted_as_requests(tmp_path: Path, folder: Path) -> None:
    flags = ("--site", str(folder), "--rate", "1")
    with Server(tmp_path / "data", *flags) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        assert [client.get("/sw.js").status_code for _ in range(20)] == [200] * 20
        assert client.get("/api/v1/options").status_code == 200
        # At once, because the limit allows ten a second.
        answer = asyncio.run(exchange(server, b"GET /sw.js HTTP/1.1\r\nHost: x\r\n\r\n" * 100))
        assert answer.count(b"HTTP/1.1 429 ") == 1


def test_only_the_beginning_of_a_list_in_a_header_is_read(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("x" * 1000)
    site = Site(tmp_path)

    def headers(accepted: str, known: str = "") -> tuple[int, dict[bytes, bytes]]:
        page = site.answer("/", "", accepted, known)
        assert page is not None
        return page.status, dict(page.headers)

    tag = headers("")[1][b"etag"].decode()
    for times, encoding, status in ((490, b"gzip", 304), (500, None, 200)):
        assert headers("x," * times + "gzip")[1].get(b"content-encoding") == encoding
        assert headers("", "x," * (times - 10) + tag)[0] == status


def test_without_a_build_every_page_says_so(tmp_path: Path) -> None:
    site = Site(tmp_path)
    for path in ("/", "/t/BCDFGH", "/learn"):
        page = site.answer(path, "", "", "")
        assert page is not None
        assert b"make play" in page.body
    assert site.answer("/favicon.ico", "image/*", "", "") is None
    assert site.answer("/sw.js", "*/*", "", "") is None


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        sys.exit(main(["--lang", "en", "serve", "--site", str(tmp_path / "none")]))
    assert "There is no folder" in capsys.readouterr().err


def test_a_file_that_cannot_be_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unread(file: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(file))

    (tmp_path / "sw.js").write_bytes(b"")
    with monkeypatch.context() as locked:
        locked.setattr(Path, "read_bytes", unread)
        with pytest.raises(SiteError, match=r"sw.js cannot be read: you do not have permission"):
            Site(tmp_path)
    # As if it were told by the server, which would set up more than a test should.
    error = SiteError("error-file-unread", file="sw.js", reason=LocalizedError("reason-denied"))
    monkeypatch.setattr(app, "serve", Mock(side_effect=error))
    assert main(["--lang", "en", "serve"]) != 0
    assert "The file sw.js cannot be read: you do not have permission. " in capsys.readouterr().err


# --- the browser ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "platform", "terminal", "looks"),
    [
        ({"DISPLAY": ":0"}, "linux", True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True, True),
        ({}, "linux", True, False),
        ({"DISPLAY": ":0"}, "linux", False, False),
        ({"DISPLAY": ":0", "CI": "1"}, "linux", True, False),
        ({}, "darwin", True, True),
        ({"SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"}, "darwin", True, False),
        ({}, "win32", True, True),
    ],
)
def test_a_browser_is_opened_if_there_is_a_screen_and_a_terminal(
    environment: dict[str, str], platform: str, terminal: bool, looks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    assert browser.can_show_page(environment, platform) is looks


class Window:
    opened = ""

    def open(self, address: str) -> bool:
        self.opened = address
        return True


def test_a_graphical_browser_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window()
    monkeypatch.setattr(webbrowser, "get", lambda: window)
    browser.show_page("http://127.0.0.1:8000")
    assert window.opened == "http://127.0.0.1:8000"


def test_no_browser_and_one_inside_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    def never(*_: object) -> bool:
        raise AssertionError

    monkeypatch.setattr(webbrowser, "get", none)
    browser.show_page("http://127.0.0.1:8000")
    monkeypatch.setattr(webbrowser.GenericBrowser, "open", never)
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    browser.show_page("http://127.0.0.1:8000")


def test_parts_of_pages_carry_no_more_headers_than_they_need(guest: httpx.Client) -> None:
    """Assets need no policy, since nobody opens them as pages. A worker has its own policy."""
    part, worker = guest.get("/assets/index-a1b2c3.js"), guest.get("/sw.js")
    assert part.headers["x-content-type-options"] == worker.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in part.headers
    assert worker.headers["content-security-policy"] == PAGE_POLICY
