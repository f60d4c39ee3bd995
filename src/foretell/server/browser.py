"""Open the server's page in a browser, if somebody uses this machine."""

import os
import sys
import webbrowser
from collections.abc import Mapping


def can_show_page(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Return whether the server was started in a terminal on a machine with a screen.

    >>> can_show_page({"CI": "true", "DISPLAY": ":0"})
    False
    """
    if environment.get("CI") or sys.stdout is None or not sys.stdout.isatty():
        return False
    if platform in ("darwin", "win32"):
        return not environment.get("SSH_CONNECTION")
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def show_page(address: str) -> None:
    """Open `address` in a graphical browser, if there is one. A text browser would occupy this terminal."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is not webbrowser.GenericBrowser:
        browser.open(address)
