"""The errors of administration."""

from ..errors import LocalizedError


class AdminError(LocalizedError):
    """An operation that is not possible. Nothing has changed."""
