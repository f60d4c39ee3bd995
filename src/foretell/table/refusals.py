"""Refusals: typed, answered, and without any effect."""

from ..errors import ForetellError
from .wire import Code


class Refusal(ForetellError):  # noqa: N818 (what it is called on the wire)
    """Something that a table does not do; `code` says why to programs, the message to programmers."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code: Code = code
