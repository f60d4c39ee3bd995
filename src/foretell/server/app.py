"""Build a server from its settings, run it, and stop it so that every game can be resumed."""

import asyncio
import errno
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Any

import uvicorn

from ..errors import LocalizedError
from ..store import Store, open_store
from . import browser, logs
from .api import ServerParts, create_api
from .first_review import review_first_game
from .guard import Guard
from .http_connections import PLAIN_CONNECTIONS, http_protocol
from .hub import Hub
from .identity import Identity
from .limits import Clients
from .metrics import Metrics
from .open_files import raise_limit
from .settings import Settings
from .signing_keys import DatabaseKeys, open_keys
from .sockets import socket_protocol

GRACE_SECONDS = 5
DRAIN_SECONDS = 1.0
"""How long connections stay open while the last decisions are committed."""
BACKLOG = 2048

Ready = Callable[[str], None]


class AddressError(LocalizedError):
    """The server cannot listen at the address of its settings."""

    def __init__(self, address: str, error: OSError | UnicodeError) -> None:
        super().__init__("error-listen", address=address, reason=_listen_reason(error))


def _listen_reason(error: OSError | UnicodeError) -> LocalizedError:
    """Why the server cannot listen, and what to do about it."""
    if isinstance(error, socket.gaierror | UnicodeError) or error.errno == errno.EADDRNOTAVAIL:
        return LocalizedError("error-listen-host")
    match error.errno:
        case errno.EADDRINUSE:
            return LocalizedError("error-listen-taken")
        case errno.EACCES | errno.EPERM:
            return LocalizedError("error-listen-denied")
    return LocalizedError("error-listen-other", reason=os.strerror(error.errno or 0))


def build_app(parts: ServerParts) -> Guard:
    return Guard(create_api(parts), parts)


def serve(settings: Settings, ready: Ready = lambda _: None) -> None:
    """Run until SIGTERM or SIGINT. `ready` is called with the address once the server accepts connections."""
    logs.configure(settings.log_level, form=settings.log_format)
    listener = listen(settings.host, settings.port)
    config = uvicorn.Config("", loop="auto", log_config=None)
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_run(settings, listener, ready))
    finally:
        listener.close()


async def _run(settings: Settings, listener: socket.socket, ready: Ready) -> None:
    store = await open_store(settings.store_url)
    try:
        keys = await open_keys(settings, store)
        renewal = asyncio.create_task(keys.keep_fresh()) if isinstance(keys, DatabaseKeys) else None
        try:
            await _run_with(store, settings, Identity(keys, secure=settings.secure), listener, ready)
        finally:
            if renewal is not None:
                renewal.cancel()
    finally:
        await store.close()


async def _run_with(
    store: Store, settings: Settings, identity: Identity, listener: socket.socket, ready: Ready
) -> None:
    metrics = Metrics()
    asyncio.get_running_loop().set_exception_handler(partial(note_error, metrics))
    hub = Hub(store, settings, metrics)
    parts = ServerParts(settings, store, hub, identity, metrics, Clients(settings))
    await hub.start()
    try:
        await Server(parts, ready).serve([listener])
    finally:
        await hub.stop()
        logs.note(logs.STOPPED)


def note_error(metrics: Metrics, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error that the event loop met. Count it as a refused connection if there was no file for one.

    uvloop reports nothing in that case, but `Arrivals` refuses connections before the last file is used.
    """
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE):
        metrics.refused_connections["files"] += 1
        logs.warn("refused_connections", reason="files", count=1)
    else:
        loop.default_exception_handler(context)


class Server(uvicorn.Server):
    """A Uvicorn server that reports when it is ready and exits normally after a signal."""

    def __init__(self, parts: ServerParts, ready: Ready) -> None:
        super().__init__(_config(parts))
        self._parts = parts
        self._ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 (Uvicorn's signature)
        """Stop at the first signal; at a second Ctrl-C, stop without waiting."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start accepting connections, then report that the server is ready."""
        await super().startup(sockets)
        if self.started and sockets:
            address = address_of(sockets[0])
            self._ready(address)  # first: a person who starts the server looks for the address
            logs.note(logs.READY, port=sockets[0].getsockname()[1])
            hub = self._parts.hub
            hub.background.spawn(review_first_game(hub.reviews))
            if self._wants_browser():
                asyncio.get_running_loop().run_in_executor(None, browser.show_page, address)

    def _wants_browser(self) -> bool:
        wanted = self._parts.settings.open_browser
        return browser.can_show_page() if wanted is None else wanted

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting connections, commit the accepted decisions and send their frames, and end the streams.

        Streams would never end by themselves.
        """
        for server in self.servers:
            server.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_SECONDS):
                await self._parts.hub.drain()
        for stream in tuple(self._parts.streams):
            stream.leave()
        await super().shutdown(sockets)


def _config(parts: ServerParts) -> uvicorn.Config:
    max_files = raise_limit(parts.settings.max_connections + PLAIN_CONNECTIONS)
    return uvicorn.Config(
        build_app(parts),
        http=http_protocol(parts.settings, parts.metrics, max_files),  # type: ignore[arg-type]
        ws=socket_protocol(parts.hub, parts.identity, parts.settings, parts.metrics, parts.clients),  # type: ignore[arg-type]
        lifespan="off",
        interface="asgi3",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that accepts connections at this address."""
    shown = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address, family=family, backlog=BACKLOG)
    except (OSError, UnicodeError) as error:  # UnicodeError: no host can have this name
        raise AddressError(shown, error) from None


def address_of(listener: socket.socket) -> str:
    """Return the address under which a browser on this machine reaches the server."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 (compared, not bound)
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"  # noqa: S104
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
