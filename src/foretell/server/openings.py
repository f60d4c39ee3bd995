"""Limits on the tables that one person or one client opens, and on tables where only bots play."""

import math
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from time import monotonic
from typing import Literal

from ..table.lobby import Lobby
from ..table.refusals import Refusal
from .limits import Limits, TooFast
from .settings import Settings

OPENING_SHARE = 0.05
"""The rate of new tables of one client, as a share of the rate of requests."""
MIN_OPENING_BURST = 5.0
REMEMBER_SECONDS = 3600.0
"""How long an unfinished table counts after it was opened. A table in memory counts until its game is over."""
BOT_RATE, BOT_BURST = 40.0, 80.0
"""Limits on the decisions at all tables where nobody plays, per second and at once. Further decisions wait."""

MAX_KEYS = 10_000
"""When this many persons or clients are in a ledger, the finished tables of all of them are forgotten; later when it is
twice as large as after the last time."""

Step = Literal["open", "start"]
Make = Callable[[], Awaitable[Lobby]]
IsOver = Callable[[str], bool | None]
"""Returns whether the game of a table is over; None if the table is not in memory."""
Ledger = dict[str, dict[str, float]]
"""For each person and each client, the tables and when they were opened."""


class Openings:
    """The unfinished tables that were opened through this process, by the person and by the client."""

    def __init__(self, settings: Settings, is_over: IsOver, clock: Callable[[], float] = monotonic) -> None:
        self._settings = settings
        self._is_over = is_over
        self._clock = clock
        self._rates = Limits(settings.rate * OPENING_SHARE, max(MIN_OPENING_BURST, settings.rate), clock=clock)
        self._tables: Ledger = {}
        self._bot_tables: Ledger = {}
        self._keys: dict[str, tuple[str, ...]] = {}
        """For each of these tables, the client and the person."""
        self._pending: Counter[tuple[Step, str]] = Counter()
        """Number of tables of each client that are being opened or started."""
        self._look_at = MAX_KEYS
        """The size of a ledger at which its finished tables are forgotten."""
        self._bots_free = -math.inf
        """When the next decision at a table where nobody plays may be made."""

    async def open(self, client: str, person: str, make: Make) -> Lobby:
        """Open a table with `make`, unless the client or the person has too many."""

        async def make_all() -> tuple[Lobby, ...]:
            return (await make(),)

        return (await self.open_all(client, person, make_all))[0]

    async def open_all(
        self, client: str, person: str, make: Callable[[], Awaitable[Sequence[Lobby]]], count: int = 1
    ) -> Sequence[Lobby]:
        """Open `count` tables with `make`, unless the client or the person would have too many."""
        self._check(self._tables, client, self._settings.max_tables_per_client, "from one address", count)
        self._check(self._tables, person, self._settings.max_tables, "of one person", count)
        if (wait := self._rates.wait(client, count)) > 0:
            raise TooFast("too many new tables; wait a moment", wait)
        self._pending["open", client] += count
        try:
            lobbies = await make()
        finally:
            self._release("open", client, count)
        limits = {client: self._settings.max_tables_per_client, person: self._settings.max_tables}
        for lobby in lobbies:
            self._note(self._tables, lobby.id, limits)
        return lobbies

    async def start(self, client: str, lobby: Lobby, make: Make) -> Lobby:
        """Start a game with `make`, unless only bots would play and there are too many such tables."""
        if any(seat.kind == "person" for seat in lobby.seats):
            return await make()
        for key in (client, lobby.owner):
            self._check(self._bot_tables, key, self._settings.max_bot_tables, "with bots only")
        self._pending["start", client] += 1
        try:
            begun = await make()
        finally:
            self._release("start", client)
        self._note(self._bot_tables, lobby.id, dict.fromkeys((client, lobby.owner), self._settings.max_bot_tables))
        return begun

    def end(self, table: str) -> None:
        """Forget a table whose game is over."""
        for key in self._keys.pop(table, ()):
            for ledger in (self._tables, self._bot_tables):
                ledger.get(key, {}).pop(table, None)

    def wait_for_bot(self) -> float:
        """Count a decision at a table where nobody plays. Return the seconds that it has to wait."""
        if not self._settings.rate:
            return 0.0
        now = self._clock()
        self._bots_free = max(self._bots_free, now - BOT_BURST / BOT_RATE) + 1 / BOT_RATE
        return max(0.0, self._bots_free - now)

    def _check(self, ledger: Ledger, key: str, limit: int, which: str, count: int = 1) -> None:
        step: Step = "open" if ledger is self._tables else "start"
        if limit and len(self._unfinished(ledger, key)) + self._pending[step, key] + count > limit:
            raise Refusal("busy", f"the limit is {limit} unfinished tables {which}; finish one first, or try later")

    def _note(self, ledger: Ledger, table: str, limits: Mapping[str, int]) -> None:
        """Note a table for each person and client that has a limit."""
        if len(ledger) >= self._look_at:
            for key in tuple(ledger):
                self._unfinished(ledger, key)
            self._look_at = max(MAX_KEYS, 2 * len(ledger))  # a look at all of them must stay rare
        keys = tuple(key for key, limit in limits.items() if limit)
        for key in keys:
            ledger.setdefault(key, {})[table] = self._clock()
        if keys:
            self._keys[table] = keys

    def _unfinished(self, ledger: Ledger, key: str) -> dict[str, float]:
        """Return the tables of a person or client that still count, and forget the others."""
        found = ledger.pop(key, {})
        for table in [table for table, at in found.items() if not self._counts(table, at)]:
            del found[table]
            self._keys.pop(table, None)
        if found:
            ledger[key] = found
        return found

    def _release(self, step: Step, client: str, count: int = 1) -> None:
        self._pending[step, client] -= count
        if not self._pending[step, client]:
            del self._pending[step, client]

    def _counts(self, table: str, at: float) -> bool:
        over = self._is_over(table)
        return self._clock() < at + REMEMBER_SECONDS if over is None else not over
