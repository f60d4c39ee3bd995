"""Which tests are measured for coverage: those that look at the rules, the sheets and the game one by one."""

from pathlib import Path

import pytest

MEASURED = ("rules", "sheets", "game", "table")
"""They and the examples in the code reach every branch. Whole games by the thousand reach no other, and take more than
three times as long while somebody counts their steps."""
_TESTS = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(_TESTS).parts[0] if item.path.is_relative_to(_TESTS) else None
        if folder is not None and folder not in MEASURED:
            item.add_marker("no_cover")
