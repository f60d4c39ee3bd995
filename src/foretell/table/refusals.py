"""Refusals: typed answers to requests that a table does not carry out."""

from ..errors import ForetellError
from .wire import Code


class Refusal(ForetellError):  # noqa: N818 (the name on the wire)
    """A request that a table refuses. `code` is for programs, the message for programmers."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code: Code = code
