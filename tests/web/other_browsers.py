"""Firefox and WebKit for the tests, driven through WebDriver with the standard library alone.

Firefox speaks WebDriver's commands over its Marionette socket, and WebKitGTK through the program WebKitWebDriver. On
Debian: `apt-get install firefox-esr webkit2gtk-driver xvfb`. WebKitGTK draws only on a display, so Xvfb provides one.
"""

import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.harness import free_port

PATIENCE = 120.0
"""Seconds to wait for a browser or a command."""
MINI_BROWSERS = "/usr/lib*/**/webkit2gtk-4.*/MiniBrowser"
ROUTES = {
    "Navigate": ("POST", "/url"),
    "ExecuteScript": ("POST", "/execute/sync"),
    "SetWindowRect": ("POST", "/window/rect"),
    "TakeScreenshot": ("GET", "/screenshot"),
    "DeleteSession": ("DELETE", ""),
}
"""The method and path of each command over HTTP."""
FIREFOX_SETTINGS = {
    "marionette.port": 0,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "intl.accept_languages": "en",
}


class BrowserMissingError(Exception):
    """A program that the browser needs is not installed."""


class OtherBrowser(ABC):
    """A running browser with one page."""

    @abstractmethod
    def command(self, name: str, **arguments: object) -> Any:
        """Carry out a command of WebDriver and return its value."""

    def open(self, url: str) -> None:
        """Load an address, and wait until it is loaded."""
        self.command("Navigate", url=url)

    def run(self, script: str, *arguments: object) -> Any:
        """Run the body of a function in the page and return what it returns."""
        return self.command("ExecuteScript", script=script, args=list(arguments))

    def wait_for(self, condition: str, *arguments: object, patience: float = PATIENCE) -> None:
        """Wait until a JavaScript expression is true."""
        until = time.monotonic() + patience
        while not self.run(f"return Boolean({condition});", *arguments):
            if time.monotonic() > until:
                raise TimeoutError(f"never true: {condition}")
            time.sleep(0.05)

    def resize(self, width: int, height: int) -> None:
        """Make the page this large, or as small as the browser allows."""
        inner = "return [innerWidth, innerHeight, outerWidth, outerHeight];"
        for _ in range(2):
            inside_width, inside_height, outside_width, outside_height = self.run(inner)
            frame = (outside_width - inside_width, outside_height - inside_height)
            self.command("SetWindowRect", width=width + frame[0], height=height + frame[1])

    def screenshot(self, path: Path) -> None:
        """Save a picture of the page."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(self.command("TakeScreenshot", full=False)))


class Firefox(OtherBrowser):
    """Commands go through Marionette: JSON with its length before it, over TCP."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self._stream = self._socket.makefile("rb")
        self._sent = 0
        self._receive()
        self.command("NewSession", capabilities={})

    def command(self, name: str, **arguments: object) -> Any:
        self._sent += 1
        message = json.dumps([0, self._sent, f"WebDriver:{name}", arguments]).encode()
        self._socket.sendall(b"%d:%b" % (len(message), message))
        _, _, error, result = self._receive()
        if error is not None:
            raise RuntimeError(f"{name}: {error['error']}: {error['message']}")
        return result.get("value") if isinstance(result, dict) and "value" in result else result

    def _receive(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            byte = self._stream.read(1)
            if not byte:
                raise ConnectionError("Firefox closed the connection")
            length += byte
        return json.loads(self._stream.read(int(length[:-1])))

    def close(self) -> None:
        """Close the connection."""
        self._stream.close()
        self._socket.close()


class WebKit(OtherBrowser):
    """Commands go to WebKitWebDriver over HTTP."""

    def __init__(self, port: int, browser: str) -> None:
        self._url = f"http://127.0.0.1:{port}/session"
        options = {"binary": browser, "args": ["--automation"]}
        asked = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._url += "/" + self._request("POST", "", asked)["sessionId"]

    def command(self, name: str, **arguments: object) -> Any:
        method, path = ROUTES[name]
        return self._request(method, path, arguments)

    def _request(self, method: str, path: str, body: object) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        request = urllib.request.Request(self._url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            raise RuntimeError(f"{method} {path}: {refused.read().decode()}") from refused


@contextmanager
def firefox() -> Iterator[Firefox]:
    """Start Firefox without a window."""
    program = _program("firefox-esr", "firefox")
    with tempfile.TemporaryDirectory(prefix="foretell-firefox-", ignore_cleanup_errors=True) as folder:
        profile = Path(folder)
        settings = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in FIREFOX_SETTINGS.items())
        (profile / "user.js").write_text("\n".join(settings), encoding="utf-8")
        environment = {**os.environ, "HOME": folder, "MOZ_HEADLESS": "1", "MOZ_DISABLE_CONTENT_SANDBOX": "1"}
        command = [program, "--headless", "--no-remote", "--profile", folder, "--marionette", "about:blank"]
        with _running(command, environment):
            port = profile / "MarionetteActivePort"
            _wait(lambda: port.is_file() and port.read_text().strip() != "", "Firefox")
            browser = Firefox(int(port.read_text()))
            try:
                yield browser
            finally:
                browser.close()


@contextmanager
def webkit() -> Iterator[WebKit]:
    """Start WebKitGTK's small browser on a display of its own."""
    driver = _program("WebKitWebDriver")
    display_server = _program("Xvfb")
    browser = next((str(path) for path in Path("/").glob(MINI_BROWSERS[1:])), None)
    if browser is None:
        raise BrowserMissingError("WebKitGTK's MiniBrowser is not installed")
    reader, writer = os.pipe()
    command = [display_server, "-displayfd", str(writer), "-screen", "0", "2600x1500x24", "-nolisten", "tcp"]
    with _running(command, dict(os.environ), pass_fds=(writer,)):
        os.close(writer)
        with os.fdopen(reader) as numbers:
            display = numbers.readline().strip()
        environment = {**os.environ, "DISPLAY": f":{display}", "GDK_BACKEND": "x11", "LC_ALL": "C.UTF-8"}
        # Root has no right to set up the sandbox of the renderer in a container.
        environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        port = free_port()
        with _running([driver, f"--port={port}"], environment):
            _wait(lambda: _listens(port), "WebKitWebDriver")
            page = WebKit(port, browser)
            try:
                yield page
            finally:
                page.command("DeleteSession")


def _program(*names: str) -> str:
    found = next((path for path in map(shutil.which, names) if path is not None), None)
    if found is None:
        raise BrowserMissingError(f"{names[0]} is not installed")
    return found


@contextmanager
def _running(command: list[str], environment: dict[str, str], pass_fds: tuple[int, ...] = ()) -> Iterator[None]:
    """Run a program and its children until the block ends."""
    process = subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=pass_fds,
        start_new_session=True,
    )
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _wait(condition: Any, what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > until:
            raise TimeoutError(f"{what} did not start")
        time.sleep(0.05)
