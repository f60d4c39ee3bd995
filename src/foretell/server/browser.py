"""The browser on this machine, if somebody sits before it."""

import os
import sys
import webbrowser
from collections.abc import Mapping


def somebody_looks(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether the server was started at a terminal of a machine with a screen.

    >>> somebody_looks({"CI": "true", "DISPLAY": ":0"})
    False
    """
    if environment.get("CI") or sys.stdout is None or not sys.stdout.isatty():
        return False
    if platform in ("darwin", "win32"):
        return not environment.get("SSH_CONNECTION")
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    """Open a browser of its own window there, or do nothing: one inside of this terminal would be in the way."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is not webbrowser.GenericBrowser:
        browser.open(address)
