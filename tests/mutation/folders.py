"""A folder for the temporary files of one process that runs tests."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests import deals


@contextmanager
def own_folder(session: pytest.Session | None = None) -> Iterator[Path]:
    """Let pytest keep the temporary files of this process in a new folder, and delete it afterwards.

    If `session` began before this process was forked, it has a folder already, which other processes use too.
    """
    with tempfile.TemporaryDirectory(prefix="foretell-mutants-") as name:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = name
        if session is not None:
            session.config._tmp_path_factory._basetemp = None  # type: ignore[attr-defined]
            deals.keep_in(Path(name))
        yield Path(name)
