"""A table of playing clients, whatever the server: who is to choose, and whether all have seen what was chosen."""

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
    """Four clients at one game."""

    __slots__ = ("all_told", "behind", "failed", "over", "seats", "since")

    def __init__(self, failed: Callable[[str], None]) -> None:
        self.seats: list[Seat] = []
        self.failed = failed
        self.all_told: Callable[[Table], None] = lambda _: None
        """Called when the last seat has its frame."""
        self.behind = SEATS
        """How many seats have not had the newest frame yet."""
        self.since = 0.0
        """When the move was submitted, or should have been."""
        self.over = False

    async def connect(self, address: Address, begin: Awaitable[object] | None = None) -> None:
        """Connect all seats, begin, and wait until each has its first view."""
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = loop.create_future()
        self.all_told = lambda _: ready.set_result(None)
        for seat in self.seats:
            await loop.create_connection(partial(_itself, seat), address.host, address.port)
        if begin is not None:
            await begin
        await ready

    def told(self) -> None:
        """A seat has the newest frame."""
        self.behind -= 1
        if not self.behind:
            self.all_told(self)

    def decide(self, since: float | None = None) -> None:
        """Who is to act chooses at random."""
        self.behind = SEATS
        self.since = perf_counter() if since is None else since
        for seat in self.seats:
            if seat.choices:
                seat.decide()
                return
        self.failed("nobody is to act, and the game is not over")

    def close(self) -> None:
        """Everybody leaves."""
        for seat in self.seats:
            seat.close()


class Seat(Socket):
    """One client: it knows its choices and the ply of its last frame."""

    __slots__ = ("choices", "number", "ply", "table")

    def __init__(self, table: Table, number: int, host: str, path: str, headers: str = "") -> None:
        super().__init__(host, path, headers)
        self.table = table
        self.number = number
        self.choices: tuple[str, ...] = ()
        self.ply = -1

    @abstractmethod
    def decide(self) -> None:
        """Submit one of the choices."""

    def chosen(self) -> str:
        """One of the choices, each as likely."""
        return self.choices[int(random.random() * len(self.choices))]

    def lost(self, reason: str) -> None:
        """Stop it all."""
        self.table.failed(f"seat {self.number}, ply {self.ply}: {reason}")


def _itself(seat: Seat) -> Seat:
    return seat


class Dialect(Protocol):
    """How to set up a table at a server."""

    async def open_table(self, http: Http, failed: Callable[[str], None]) -> Table:
        """A table whose seats all have their first view."""
