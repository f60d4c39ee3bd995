"""The hub of a server process."""

import asyncio
import gc
from pathlib import Path

from foretell.server.hub import GC_THRESHOLDS, Hub

from .test_two_workers import SharedStore, with_hub


def test_full_garbage_collections_are_rare(tmp_path: Path) -> None:
    async def wait(_hub: Hub, _store: SharedStore) -> None:
        while gc.get_threshold() != GC_THRESHOLDS:
            await asyncio.sleep(0.01)

    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    try:
        with_hub(tmp_path, wait)
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
