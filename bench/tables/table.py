"""A table of playing clients, for any server."""

from __future__ import annotations

import asyncio
import random
from abc import abstractmethod
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import Protocol

from .http import Address, Http
from .websocket import Socket

SEATS = 4


class Table:
    """Four clients that play one game."""

    __slots__ = ("all_told", "behind", "failed", "over", "seats", "since")

    def __init__(self, failed: Callable[[str], None]) -> None:
        self.seats: list[Seat] = []
        self.failed = failed
        self.all_told: Callable[[Table], None] = lambda _: None
        """Called when the last seat has its frame."""
        self.behind = SEATS
        """The number of seats without the newest frame."""
        self.since = 0.0
        """When the move was sent or due."""
        self.over = False

    async def connect(self, address: Address, begin: Awaitable[object] | None = None) -> None:
        """Connect all seats, await `begin`, and wait until each seat has its first view."""
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = loop.create_future()
        self.all_told = lambda _: ready.set_result(None)
        for seat in self.seats:
            await loop.create_connection(partial(_itself, seat), address.host, address.port, local_addr=address.local)
        if begin is not None:
            await begin
        await ready

    def seat_is_up_to_date(self) -> None:
        """A seat has the newest frame."""
        self.behind -= 1
        if not self.behind:
            self.all_told(self)

    def decide(self, since: float | None = None) -> None:
        """Let the seat to act choose at random."""
        self.behind = SEATS
        self.since = perf_counter() if since is None else since
        for seat in self.seats:
            if seat.choices:
                seat.decide()
                return
        self.failed("no seat can act, and the game is not over")

    def close(self) -> None:
        """Close all connections."""
        for seat in self.seats:
            seat.close()


class Seat(Socket):
    """One client, with its choices and the ply of its last frame."""

    __slots__ = ("choices", "number", "ply", "table")

    def __init__(self, table: Table, number: int, host: str, path: str, headers: str = "") -> None:
        super().__init__(host, path, headers)
        self.table = table
        self.number = number
        self.choices: tuple[str, ...] = ()
        self.ply = -1

    @abstractmethod
    def decide(self) -> None:
        """Send one of the choices."""

    def chosen(self) -> str:
        """A random choice."""
        return self.choices[int(random.random() * len(self.choices))]

    def lost(self, reason: str) -> None:
        """End the run."""
        self.table.failed(f"seat {self.number}, ply {self.ply}: {reason}")


def _itself(seat: Seat) -> Seat:
    return seat


class Dialect(Protocol):
    """How to set up a table at a server."""

    async def open_table(self, http: Http, failed: Callable[[str], None]) -> Table:
        """Open a table, and wait until each seat has its first view."""
