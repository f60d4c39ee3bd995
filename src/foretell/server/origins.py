"""Which pages may talk to this server, and what its own address is."""

import re

from ..table.refusals import Refusal
from .settings import Settings

_HOST = re.compile(r"([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?")


def origin_allowed(origin: str | None, host: str, settings: Settings) -> bool:
    """Whether a page of this origin may act here; None is no page but a program.

    With a public address set, the page is of that address or of one that is listed; else it is of the host that was
    asked, or listed.
    """
    if origin is None:
        return True
    origin = origin.lower()
    if origin in settings.origins:
        return True
    if settings.url is not None:
        return origin == settings.url
    scheme, separator, place = origin.partition("://")
    return bool(separator) and scheme in ("http", "https") and place == host.lower() and bool(_HOST.fullmatch(place))


def base_url(host: str | None, settings: Settings) -> str:
    """The address that links begin with: the public one, else the one that was asked."""
    if settings.url is not None:
        return settings.url
    if host is None or not _HOST.fullmatch(host.lower()):
        raise Refusal("malformed", "the Host header is missing or is no host")
    return f"http://{host.lower()}"
