"""Which tests are measured for coverage: those that look at the rules, the sheets and the game one by one."""

from collections.abc import Generator
from pathlib import Path

import pytest
from coverage import Coverage

from foretell.game import actions, forms
from foretell.sheets import files

MEASURED = ("rules", "sheets", "game", "table")
"""They and the examples in the code reach every branch. Whole games by the thousand reach no other, and take more than
three times as long while somebody counts their steps."""
_TESTS = Path(__file__).parent
_WAS_MEASURED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(_TESTS).parts[0] if item.path.is_relative_to(_TESTS) else None
        if folder is not None and folder not in MEASURED:
            item.add_marker("no_cover")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """What an unmeasured test had computed and kept would not be computed again where it is measured."""
    measured = item.get_closest_marker("no_cover") is None
    if measured and not item.config.stash.get(_WAS_MEASURED, False):
        for kept in (actions._meaning, forms.choices_of, forms._choice, forms.effects_in, files.default_sheet):
            kept.cache_clear()
    item.config.stash[_WAS_MEASURED] = measured


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """In a worker of pytest-xdist, pytest-cov has begun to count twice, and pauses one of the two only."""
    if item.get_closest_marker("no_cover") is not None:
        while (still := Coverage.current()) is not None:
            still.stop()
    return (yield)
