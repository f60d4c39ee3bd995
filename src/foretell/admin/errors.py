"""The errors of administration."""

from ..errors import ForetellError


class AdminError(ForetellError):
    """An operation that is not possible. Nothing has changed."""
