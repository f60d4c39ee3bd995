"""Serve one recorded game, so that a browser on this machine can replay it."""

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

from ..game import Record
from ..store import open_store
from ..table.recorded import table_of
from .app import serve
from .browser import can_show_page, show_page
from .settings import Settings


def show_record(record: Record, ready: Callable[[str], None], *, port: int = 0) -> None:
    """Run a server with this game alone until Ctrl-C, and open its replay in the browser.

    `ready` is called with the address of the replay. The server listens on this machine only, and its database is
    temporary.
    """
    with tempfile.TemporaryDirectory(prefix="foretell-show-") as folder:
        settings = Settings(port=port, data=Path(folder), log_level="error", open_browser=False)
        table = asyncio.run(_store(record, settings.store_url))

        def tell(address: str) -> None:
            link = f"{address}/replay/{table}?eyes=open"
            ready(link)
            if can_show_page():
                show_page(link)

        serve(settings, tell)


async def _store(record: Record, url: str) -> str:
    """Store the game as a table that is over. Return its id."""
    lobby, log = table_of(record)
    store = await open_store(url)
    try:
        await store.create(lobby, log)
    finally:
        await store.close()
    return lobby.id
