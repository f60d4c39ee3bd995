"""Which origins' pages may use this server, and the server's own address."""

import re

from ..table.refusals import Refusal
from .settings import Settings

_HOST = re.compile(r"([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?")


def origin_allowed(origin: str | None, host: str, settings: Settings) -> bool:
    """Return whether a page of this origin may change anything.

    Allowed are: None, which stands for a program; the setting `origins`; and the server's public address or, if it has
    none, the requested host.
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
    """Return the start of links to this server: the public address or, without one, the requested host."""
    if settings.url is not None:
        return settings.url
    if host is None or not _HOST.fullmatch(host.lower()):
        raise Refusal("malformed", "the Host header is missing or invalid")
    return f"http://{host.lower()}"
