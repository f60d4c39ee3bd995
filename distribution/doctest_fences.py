"""Griffe extension: show the doctests of a docstring as code on the documentation site."""

import re
from typing import Any

from griffe import Extension, Object

DOCTEST = re.compile(r"(?:^>>> .*(?:\n(?!\s*$).*)*)", re.MULTILINE)


class FenceDoctests(Extension):
    """Put a code fence around each block that starts with `>>>`."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Change the docstring of one object."""
        if obj.docstring is not None:
            obj.docstring.value = DOCTEST.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)
