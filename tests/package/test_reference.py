"""The reference on the documentation site names the whole library."""

import re
from pathlib import Path

import foretell

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"


def test_every_public_name_is_in_the_reference() -> None:
    text = "".join(file.read_text("utf-8") for file in sorted(REFERENCE.glob("*.md")))
    named = re.findall(r"^::: foretell\.(\w+)$", text, re.MULTILINE)
    assert len(named) == len(set(named))
    assert set(foretell.__all__) - {"__version__"} <= set(named)
