"""The limit of open files: every connection needs one."""

import contextlib
import sys

from . import logs

if sys.platform != "win32":  # Windows has no such limit
    import resource

RESERVED_FILES = 32
"""Files that connections leave free for the database, keys and logs."""
LOW_SHARE = 0.9
"""Warn if the limit allows less than this share of the connections that the settings allow."""


def raise_limit(connections: int) -> int | None:
    """Raise the limit so that this many connections fit, as far as the system allows. Return it; None if there is none.

    Log the limit, as a warning if it is too low.
    """
    if sys.platform == "win32":
        return None
    wanted = connections + RESERVED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    if soft != unlimited and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # some systems have a lower limit than they report
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted if hard == unlimited else min(wanted, hard), hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft == unlimited:
        return None
    if soft < LOW_SHARE * wanted:
        logs.warn("open_files", limit=soft, wanted=wanted)
    return soft
